"""Judging a position by what was learned: features of every party in it, and how much each of them tells.

`centans lab tune` finds the figures from finished matches and writes them to sense/value.toml of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, ClassVar, NamedTuple

from centans.core.game import Sense
from centans.core.steps import S

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedSense(Sense[S]):
    """A sense whose `value` follows from features of the position, one row of them for each party."""

    __slots__ = ("_weights",)

    features: ClassVar[tuple[str, ...]] = ()
    """The name of each number in a row. The first is a judgement set by hand; what is learned corrects it."""
    kinds: ClassVar[tuple[str, ...]] = ("usual",)
    """The kinds of match that have figures of their own."""
    lessons: ClassVar[tuple[tuple[int, str], ...]] = ()
    """The matches to learn from: how many players, and a setting such as `scenario=2` or nothing."""

    def __init__(self, learned: Mapping[str, Any]) -> None:
        """`learned` is what value.toml says, by kind of match; without it the first feature alone tells everything."""
        self._weights: dict[str, list[float]] = {}
        for kind in self.kinds:
            figures = learned.get(kind)
            known = unlearned(len(self.features))
            if figures is not None:
                known = [float(figures.get(name, 0.0)) for name in self.features]
            self._weights[kind] = known

    def weights(self, kind: str) -> list[float]:
        """How much each feature tells in matches of that kind."""
        return self._weights[kind]

    def kind(self, s: S) -> str:
        """Which kind of match this is."""
        return self.kinds[0]

    def rows(self, s: S) -> list[list[float]]:
        """The features of every party."""
        raise NotImplementedError

    def parties(self, s: S) -> list[int]:
        """By seat: which row is about it."""
        return list(range(len(self.rows(s))))

    def value(self, s: S) -> list[float]:
        chances = chances_of(self.rows(s), self._weights[self.kind(s)])
        return [chances[party] for party in self.parties(s)]


class Figure(NamedTuple):
    """A figure of a temper: what it is by hand, how far off others are tried, and between what it must stay."""

    by_hand: float
    step: float
    least: float
    most: float

    def within(self, value: float) -> float:
        return min(self.most, max(self.least, value))


@mypyc_attr(allow_interpreted_subclasses=True)
class TemperedSense(LearnedSense[S]):
    """A sense by which those who think ahead weigh with learned figures, their temper. `weigh` is by hand.

    `centans lab temper` finds the figures by playing with others, and writes them to sense/temper.toml of the game.
    """

    __slots__ = ()

    figures: ClassVar[Mapping[str, Figure]] = {}

    def temper(self, kind: str) -> dict[str, float]:
        """The figures for a kind of match."""
        raise NotImplementedError

    def tempered(self, figures: Mapping[str, float]) -> Sense[S]:
        """The same sense with this temper in all kinds of match."""
        raise NotImplementedError


def unlearned(number: int) -> list[float]:
    """The weights of so many features before anything is learned."""
    return [1.0 if not place else 0.0 for place in range(number)]


def chances_of(rows: list[list[float]], weights: list[float]) -> list[float]:
    """How likely each party is to win: the higher the sum of what its features tell, the likelier."""
    sums: list[float] = []
    for row in rows:
        total = 0.0
        for place, feature in enumerate(row):
            total += feature * weights[place]
        sums.append(total)
    highest = max(sums)
    raised = [exp(one - highest) for one in sums]
    whole = 0.0
    for one in raised:
        whole += one
    return [one / whole for one in raised]
