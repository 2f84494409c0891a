"""Montjoie !: a combat on the table: who fights, and what lies there (chapter 16)."""

from __future__ import annotations

from typing import Final

from centans.core.facts import facts
from centans.core.game import NOBODY
from centans.core.piles import Pile
from centans.core.records import Record

ATTACK: Final = 0
DEFENCE: Final = 1
SIDES: Final = ("attack", "defence")


@facts
class Fight(Record):
    """A combat. It stays on the table when it is settled; lists and pairs go by side, the attack first."""

    powers: tuple[int, int]
    source: int
    target: int
    link: int
    seats: tuple[int, int]
    """The player who fights with his cards, or NOBODY: automatic powers and militias have none."""
    chiefs: tuple[int, int]
    """The player who may add barons to an automatic power (MJ-AUT-6)."""
    cards: list[Pile]
    heroes: list[int]
    dice: list[int]
    doubled: list[int]
    """The card that a Sign of God doubles, or NO_CARD (MJ-SGN-1)."""
    stolen: int
    """The yellow card that the defender's Felon took from the attacker, or NO_CARD."""
    revealed: bool
    outcome: int
    settled: bool
    barons: list[list[int]]
    """By side and seat (MJ-INF-1)."""
    wall: int
    hired: int
    """Wall and mercenaries that the result was reckoned with: they are remembered when the town has changed since."""
    saved: list[Pile]
    """Yellow cards that Retreats saved."""

    def commander(self, side: int) -> int:
        """The player who adds his own barons to a side: who fights there, or the chief of an automatic power."""
        return self.seats[side] if self.seats[side] != NOBODY else self.chiefs[side]


def barons_on(fight: Fight, side: int) -> int:
    """All barons committed to a side (MJ-INF-1)."""
    total = 0
    for number in fight.barons[side]:
        total += number
    return total
