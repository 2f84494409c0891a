"""Bots with one simple plan that they keep to, whatever happens: what a good opponent must not fall for.

A game brings them in plans.toml of its package. For a question a plan names options by the beginning of their notation,
those it likes best first; `<` or `>` after them takes the one with the least or the greatest number, `!` before them
puts them last. What a plan says nothing about, and what it likes alike, is chosen as the greedy bot would.
"""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

from centans import shelf
from centans.bots.bot import Bot, has_to_say, same_question
from centans.bots.outside import UnknownBot
from centans.core.asks import Ask
from centans.core.game import Game
from centans.core.options import Option
from centans.core.steps import State, proceed

ABOUT: Final = "about"
LEAST, MOST, LAST = "<", ">", "!"

Likings = dict[str, list[str]]

READ: Final[dict[str, dict[str, Any]]] = {}
"""By game: its plans.toml, once it was read."""


def plans_of(game_id: str) -> dict[str, Any]:
    """The plans that a game on the shelf brings, by name: each with what it is about and what it likes."""
    if game_id not in READ:
        if game_id not in shelf.titles():
            return {}
        kind = shelf.game_class(game_id)
        brought = resources.files(shelf.package_of(kind)).joinpath("plans.toml").is_file()
        READ[game_id] = shelf.parsed(kind, "plans.toml") if brought else {}
    return READ[game_id]


def plan_names(game_id: str) -> list[str]:
    return [f"plan:{name}" for name in plans_of(game_id)]


def check_plan(name: str, game_id: str) -> None:
    """Complain about a plan that this game does not know; other bots play every game."""
    kind, _, plan = name.strip().partition(":")
    if kind == "plan" and plan not in plans_of(game_id):
        known = ", ".join(plan_names(game_id)) or "none"
        unknown = UnknownBot(f"there is no '{name}' for {game_id}; there are: {known}")
        raise unknown.told("plan", name=name, game=game_id, known=known)


class PlanBot(Bot):
    """Keeps to its plan."""

    def __init__(self, seed: bytes, plan: str) -> None:
        super().__init__(seed)
        self.plan = plan
        self.spoke = False
        """Whether it has said something since its last answer."""

    def speaks_up(self, game: Game[Any], state: State, ask: Ask) -> bool:
        """What the plan likes once before each of its answers, nothing if it likes nothing; otherwise as others do."""
        check_plan(f"plan:{self.plan}", game.id)
        likings: Likings = plans_of(game.id)[self.plan]
        if ask.key not in likings:
            return has_to_say(game, state, ask)
        return bool(likings[ask.key]) and not self.spoke and game.invites(state, ask)

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        self.spoke = ask.voluntary
        check_plan(f"plan:{self.plan}", game.id)
        likings: Likings = plans_of(game.id)[self.plan]
        liked = best_liked(ask.options, likings.get(ask.key, []))
        if len(liked) == 1:
            return liked[0]
        imagined = game.redeal(state, ask.seat, self.dice)
        weights = game.sense().weigh(imagined, same_question(proceed(imagined, self.dice), ask))
        found = [(option, weight) for option, weight in zip(ask.options, weights, strict=True) if option in liked]
        best = max([weight for _, weight in found])
        return self.one_of([option for option, weight in found if weight == best])


def best_liked(options: tuple[Option, ...], patterns: list[str]) -> list[Option]:
    """Those that the plan likes best."""
    shunned = [pattern[1:] for pattern in patterns if pattern.startswith(LAST)]
    for pattern in patterns:
        if pattern.startswith(LAST):
            continue
        words = pattern.rstrip(f" {LEAST}{MOST}")
        found = [option for option in options if begins(option, words)]
        if found and pattern.endswith(LEAST):
            least = min([number_in(option) for option in found])
            return [option for option in found if number_in(option) == least]
        if found and pattern.endswith(MOST):
            most = max([number_in(option) for option in found])
            return [option for option in found if number_in(option) == most]
        if found:
            return found
    others = [option for option in options if not any(begins(option, words) for words in shunned)]
    return others or list(options)


def begins(option: Option, words: str) -> bool:
    """Whether the notation begins with these words; `play english` begins `play english-2` too."""
    return option.notation == words or option.notation.startswith((words + " ", words + "-"))


def number_in(option: Option) -> int:
    """The number at the end of the notation; what has none is beyond all numbers."""
    digits = option.notation.rpartition(" ")[2].lstrip("abcdefghijklmnopqrstuvwxyz-")
    return int(digits) if digits.isdigit() else 1000
