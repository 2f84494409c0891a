"""Le Combat des Trente: what a unit finds on a special cell (chapter 5)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.games.trente.box.cards import CARD_ID
from centans.games.trente.box.cells import ARMS_CELL, FORCE_CELL, NAME, OAK_CELL
from centans.games.trente.model.position import Position, draw


def arrive(s: Position, unit: int, seat: int, dice: Dice) -> None:
    """The Oak and Arms cells give an Arms card, Force cells one of the Force deck (CT-CELL-1, 3, 6, 7, 9)."""
    kind = s.box.kind_of[s.cells[unit]]
    if kind in (OAK_CELL, ARMS_CELL):
        drawn = draw(s, seat, s.arms, dice)
        deck = "arms"
    elif kind == FORCE_CELL:
        drawn = draw(s, seat, s.force, dice)
        deck = "force"
    else:
        return
    if s.journal is not None:
        s.journal.tell("drew", seat=seat, deck=deck, cell=NAME[s.cells[unit]], number=len(drawn))
        if drawn:
            s.journal.tell("drew-card", (seat,), cards=tuple([CARD_ID[card] for card in drawn]))
