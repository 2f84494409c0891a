"""Bastide: drawing tiles (chapter 12)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.bastide.box.pieces import KINDS, TILES
from centans.games.bastide.model import Position, hand_size


class Refill(Step[Position]):
    """The active player draws until he holds 3 tiles or the bag is empty (BA-TILE-3, 4)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        missing = s.box.hand_size - hand_size(s, s.active)
        if missing > 0:
            draw(s, s.active, missing, dice)


def draw(s: Position, seat: int, number: int, dice: Dice) -> None:
    """Tiles from the bag, as many as there are; only the drawer sees them (BA-INFO-2)."""
    number = min(number, sum(s.bag))
    if not number:
        return
    drawn = dice.deal("bag", s.bag, number)
    for kind in drawn:
        s.bag[kind] -= 1
        s.hands[seat * KINDS + kind] += 1
    if s.journal is not None:
        s.journal.tell("drew", seat=seat, number=number)
        s.journal.tell("drew-tiles", (seat,), tiles=tuple([TILES[kind] for kind in drawn]))
