"""Montjoie !: who wins (chapter 20)."""

from __future__ import annotations

from typing import Final

from centans.core.game import Result
from centans.games.montjoie.model import CASTLE, FORTRESS, Position, provinces_of, towns_of_level

CRITERIA: Final = ("points", "fortresses", "provinces", "castles", "money")
SHARED: Final = "shared"


def standing(s: Position, seat: int) -> tuple[int, ...]:
    """What is compared, in this order: claim points, fortresses, provinces, castles, money (MJ-END-5, 6)."""
    nation = s.nation[seat]
    return (
        s.points[seat],
        towns_of_level(s, nation, FORTRESS),
        len(provinces_of(s, nation)),
        towns_of_level(s, nation, CASTLE),
        s.money[seat],
    )


def result(s: Position) -> Result | None:
    """Most claim points win (MJ-GEN-1); equal in everything, the victory is shared (MJ-END-7)."""
    if s.agenda.steps:
        return None
    standings = [standing(s, seat) for seat in range(s.box.players)]
    ranks = [1 + len([other for other in standings if other > own]) for own in standings]
    first, second = sorted(standings, reverse=True)[:2]
    decided = SHARED
    for place, criterion in enumerate(CRITERIA):
        if first[place] != second[place]:
            decided = criterion
            break
    return Result(ranks, s.points, decided)
