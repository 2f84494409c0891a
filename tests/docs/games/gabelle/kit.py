"""The test kit of La Gabelle: hands are given, dice are written beforehand, days are played in words.

    table = Table(guerande=[1, 4, 6], bourgneuf=[2, 3, 5], watch=[3])
    table.day("bridge", guerande=4, bourgneuf=3)
    assert table.s.livres == [0, 3]

At night the sacks that nobody was given come out of the salt-works, the lightest first.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from gabelle import Gabelle
from gabelle.box import SEATS, WEIGHTS
from gabelle.model import Position, leader

from centans import shelf
from centans.core.dice import Script
from centans.core.steps import proceed, take, why_not

rule = pytest.mark.rule
GUERANDE, BOURGNEUF = SEATS


def gabelle() -> Gabelle:
    return Gabelle(shelf.read_components(Gabelle))


class Table:
    """A match with known hands and dice."""

    def __init__(
        self, guerande: Sequence[int], bourgneuf: Sequence[int], watch: Sequence[int] = (), length: str = "long"
    ) -> None:
        given = [*guerande, *bourgneuf]
        rest = [weight for weight in WEIGHTS for _ in range(2 - given.count(weight))]
        self.dice = Script(salt=[*given, *rest], watch=watch)
        self.game = gabelle()
        self.s: Position = self.game.start(self.game.variant(2, {"length": length}))
        self.asks = proceed(self.s, self.dice)

    def asked(self, seat: int) -> list[str]:
        return [ask.key for ask in self.asks if ask.seat == seat]

    def offered(self, seat: int) -> list[str]:
        return [option.notation for ask in self.asks if ask.seat == seat for option in ask.options]

    def choose(self, seat: int, notation: str) -> None:
        option = self.game.option(notation)
        ask = next(ask for ask in self.asks if ask.seat == seat and option in ask.options)
        take(self.s, ask, option, self.dice)
        self.asks = proceed(self.s, self.dice)

    def day(self, road: str, guerande: int, bourgneuf: int) -> None:
        """The leader chooses the road, both send a sack, the watch rolls what was written."""
        self.choose(leader(self.s), road)
        self.choose(GUERANDE, f"sack {guerande}")
        self.choose(BOURGNEUF, f"sack {bourgneuf}")

    def refusal(self, seat: int, notation: str) -> str:
        """The key of what forbids this, empty if nothing does."""
        refusal = why_not(self.s, self.asks, seat, self.game.option(notation))
        return "" if refusal is None else refusal.key
