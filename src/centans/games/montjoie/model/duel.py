"""Montjoie !: a naval battle or a duel of a great battle on the table (chapter 14)."""

from __future__ import annotations

from centans.core.facts import facts
from centans.core.game import NOBODY
from centans.core.records import Record
from centans.games.montjoie.choices.cards import NO_CARD


@facts
class Duel(Record):
    """Two fighters; lists go by fighter, in turn order. What they stake lies here when both have committed."""

    event: int
    seats: tuple[int, int]
    cards: list[int]
    staked: list[int]
    """Barons."""
    felons: list[int]
    dice: list[int]
    doubled: list[int]
    """Whether a Sign of God doubles the card (MJ-NAV-7)."""
    outcome: int
    settled: bool


def new_duel(event: int, one: int, other: int) -> Duel:
    return Duel(event, (one, other), [NO_CARD, NO_CARD], [0, 0], [0, 0], [0, 0], [0, 0], NOBODY, settled=False)
