"""Montjoie !: Sequence 8, claim points and influence (chapter 19)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.model.position import Position, gain_barons, province_points
from centans.games.montjoie.rules.loyalty import loyal_ally


def ally_share(s: Position, seat: int) -> int:
    """Half of what a loyal ally's provinces count, rounded up (MJ-ALY-10, MJ-SCO-5)."""
    nation = loyal_ally(s, seat)
    return 0 if nation == NOBODY else (province_points(s, nation) + 1) // 2


class Points(Step[Position]):
    """Provinces bring claim points, and these bring barons (MJ-SCO-1 to 5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for seat in s.order:
            scored = province_points(s, s.nation[seat]) + ally_share(s, seat)
            s.points[seat] += scored
            turn_total = scored + s.won[seat]
            gained = gain_barons(s, seat, (turn_total + 1) // 2 + s.box.extra_barons[s.nation[seat]])
            if s.journal is not None:
                power = NATIONS[s.nation[seat]]
                s.journal.tell(
                    "points", power=power, number=scored, won=s.won[seat], total=s.points[seat], barons=gained
                )
