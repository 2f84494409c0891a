"""Montjoie !: who wins (chapter 20)."""

from __future__ import annotations

from typing import Final

from centans.core.game import Result, ranks_of
from centans.games.montjoie.box.names import EVENTS, NATIONS
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.model.position import CASTLE, FORTRESS, Position, own_towns, provinces_of, towns_of_level

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
    if not s.agenda.over:
        return None
    standings = [standing(s, seat) for seat in range(s.box.players)]
    first, second = sorted(standings, reverse=True)[:2]
    decided = SHARED
    for place, criterion in enumerate(CRITERIA):
        if first[place] != second[place]:
            decided = criterion
            break
    return Result(ranks_of(standings), s.points, decided)


def measures(s: Position) -> dict[str, int]:
    """Points by place in the turn order, what the powers hold at the end, and how often each event was drawn."""
    found = {f"place {place + 1}: points": points for place, points in enumerate(points_by_place(s))}
    for seat, nation in enumerate(s.nation):
        found[f"{NATIONS[nation]}: turns as first player"] = s.orders[:: s.box.players].count(seat)
        found[f"{NATIONS[nation]}: towns at the end"] = count(own_towns(s, seat))
        found[f"{NATIONS[nation]}: provinces at the end"] = len(provinces_of(s, nation))
    if s.happened:
        for event, name in enumerate(EVENTS):
            found[f"{name}: times drawn"] = s.happened.count(event)
    return found


def points_by_place(s: Position) -> list[int]:
    """The claim points that were scored, events included, by those in each place of the order of their turn."""
    players = s.box.players
    found = [0] * players
    before = [0] * players
    for start in range(0, len(s.chronicle), players):
        after = s.chronicle[start : start + players]
        for place, seat in enumerate(s.orders[start : start + players]):
            found[place] += after[seat] - before[seat]
        before = after
    return found
