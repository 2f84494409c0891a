"""Bastide: set-up (chapter 6)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.bastide.model import Position
from centans.games.bastide.rules.tiles import draw
from centans.games.bastide.rules.turn import Turn


class SetUp(Step[Position]):
    """Every seat draws its tiles, then the first player is drawn, unless he was named (BA-SETUP-2 to 6)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if s.active == NOBODY:
            s.active = dice.roll("first-player", s.box.players) - 1
        for seat in range(s.box.players):
            draw(s, seat, s.box.hand_size, dice)
        if s.journal is not None:
            s.journal.tell("begins", seat=s.active, money=s.box.start_money, number=s.box.hand_size)
        s.agenda.next(Turn())
