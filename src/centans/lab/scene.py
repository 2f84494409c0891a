"""A moment of a match under test, and how to play on from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from centans.core.dice import Dice
from centans.core.game import Game
from centans.core.match import Match
from centans.core.steps import State, field_names, proceed, take

PATIENCE = 10_000
"""No rule needs chance so often between two answers."""


class Scene:
    """A moment of a match under test, with what was true at its beginning and chance of its own."""

    __slots__ = ("box", "dice", "features", "inventory", "longest", "match")

    def __init__(self, match: Match, features: int, longest: int, dice: Dice) -> None:
        self.match = match
        self.dice = dice
        self.features = features
        self.longest = longest
        self.inventory = match.game.inventory(match.game.start(match.variant))
        self.box = box_facts(match.state)

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def state(self) -> State:
        return self.match.state

    def seats(self) -> range:
        return range(self.match.variant.players)

    def viewers(self) -> list[int | None]:
        return [None, *self.seats()]


Check = Callable[[Scene], str | None]


def name_of(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer + 1}"


class Patience(Dice):
    """Chance from another source, as long as the rules do not ask for it over and over without asking anybody else."""

    __slots__ = ("left", "source")

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.left = PATIENCE

    def _count(self, label: str) -> None:
        self.left -= 1
        if self.left < 0:
            raise RuntimeError(f"'{label}': {PATIENCE} times chance was asked for since the last answer; it never ends")

    def roll(self, label: str, sides: int) -> int:
        self._count(label)
        return self.source.roll(label, sides)

    def draw(self, label: str, counts: Sequence[int]) -> int:
        self._count(label)
        return self.source.draw(label, counts)

    def deal(self, label: str, counts: Sequence[int], number: int) -> list[int]:
        self._count(label)
        return self.source.deal(label, counts, number)


def play_on(state: State, dice: Dice, limit: int) -> bool:
    """Random answers to what blocks, at most so many; whether the game ended."""
    for _ in range(limit):
        asks = [ask for ask in proceed(state, Patience(dice)) if not ask.open]
        if not asks:
            return True
        ask = pick(asks, dice)
        take(state, ask, pick(ask.options, dice), Patience(dice))
    return not proceed(state, Patience(dice))


def pick(things: Any, dice: Dice) -> Any:
    return things[dice.roll("pick", len(things)) - 1]


def box_facts(state: State) -> str:
    """All that the box says, but for names with an underscore: they keep what is worked out when it is needed."""
    return repr(_plain(getattr(state, "box", None)))


def _plain(value: object) -> object:
    """A value as lists and texts, objects by their fields, so that equal ones look the same wherever they lie."""
    if isinstance(value, dict):
        return [(_plain(key), _plain(item)) for key, item in value.items()]
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted([repr(_plain(item)) for item in value])
    names = [name for name in field_names(type(value)) if not name.startswith("_")]
    return [(name, _plain(getattr(value, name, None))) for name in names] if names else repr(value)
