"""What a bot is, and the simplest one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from centans.core.asks import Ask
from centans.core.dice import Dice, Live
from centans.core.game import Game
from centans.core.options import Option
from centans.core.steps import State, proceed

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player. All its chance comes from its own seed, so the same bot in the same match plays the same."""

    def __init__(self, seed: bytes) -> None:
        self.dice: Dice = Live(seed)
        self.intended: list[Option] = []
        """What it means to answer next, to complete the choice that it has begun."""

    @abstractmethod
    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        """One of the ask's options. The state is the real one: a bot reads it only through `redeal` for its seat."""

    def speaks_up(self, game: Game[Any], state: State, ask: Ask) -> bool:
        """Whether it answers a voluntary question (`Ask.voluntary`): then `choose` is asked for it."""
        return False

    def one_of(self, options: Sequence[Option]) -> Option:
        """Any of them, all equally likely."""
        return options[self.dice.roll("choice", len(options)) - 1 if len(options) > 1 else 0]


class RandomBot(Bot):
    """Chooses anything that is allowed."""

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        return self.one_of(ask.options)


def has_to_say(game: Game[Any], state: State, ask: Ask) -> bool:
    """Whether the game's sense would answer this question, if it is a voluntary one."""
    if not ask.voluntary or not game.invites(state, ask):
        return False
    dice = Live(b"speak")
    imagined = game.redeal(state, ask.seat, dice)
    return game.sense().has_to_say(imagined, same_question(proceed(imagined, dice), ask))


def same_question(asks: list[Ask], ask: Ask) -> Ask:
    """The ask as it stands in an imagined state; the seat sees no difference, so it is asked the same."""
    for other in asks:
        if other.seat == ask.seat and other.key == ask.key and other.options == ask.options:
            return other
    raise AssertionError(f"redeal changed what seat {ask.seat + 1} is asked: {ask} is gone")


def best_of(options: Sequence[Option], weights: list[float]) -> list[Option]:
    """All options that have the highest weight."""
    assert len(options) == len(weights), "every option is weighed"
    highest = max(weights)
    return [options[place] for place, weight in enumerate(weights) if weight == highest]
