"""Bastide: the siege (chapter 16)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.bastide.box.pieces import NO_TILE, points_of
from centans.games.bastide.model import Position, camp_strength, wall_strength, walls_hold


class Siege(Step[Position]):
    """The eighth token joins the camp and the game ends at once; it does not harass (BA-SIEGE-1, BA-END-3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        points = points_of(s.shown)
        s.camp[points - 1] += 1
        s.shown = NO_TILE
        s.agenda.clear()
        if s.journal is not None:
            s.journal.tell("siege", points=points, english=camp_strength(s), walls=wall_strength(s))
            s.journal.tell("town-holds" if walls_hold(s, camp_strength(s)) else "town-falls")
