"""Joan of Arc and the Sign of God (chapter 24, option `joan_sign`)."""

from __future__ import annotations

from typing import Final

from centans.games.montjoie.box.names import FRANCE
from centans.games.montjoie.model.position import Position

TO_COME: Final = 0
HELD: Final = 1
GONE: Final = 2


def joan_rises(s: Position, seat: int) -> None:
    """The first activation of the French hero brings a Sign of God (MJ-OJS-1)."""
    if s.box.joan_sign and s.nation[seat] == FRANCE and s.joan == TO_COME:
        s.joan = HELD
        if s.journal is not None:
            s.journal.tell("joan-sign")


def joan_falls(s: Position, seat: int) -> None:
    """The Sign is lost if the hero is killed before it is used (MJ-OJS-3)."""
    if s.nation[seat] == FRANCE and s.joan == HELD:
        s.joan = GONE
        if s.journal is not None:
            s.journal.tell("joan-lost")


def has_joans_sign(s: Position, seat: int) -> bool:
    """A virtual card: it is not in the hand (MJ-INT-3)."""
    return s.joan == HELD and s.nation[seat] == FRANCE


def use_joans_sign(s: Position) -> None:
    """One single use (MJ-OJS-2)."""
    s.joan = GONE
