"""Le Combat des Trente: who has won (chapter 24)."""

from __future__ import annotations

from typing import Final

from centans.core.game import Result
from centans.games.trente.box.units import ARMIES, BLOIS, CAPTAIN_OF, MONTFORT, army_of, other
from centans.games.trente.model.position import NO_MISSION, SOURCES, Position, is_alive, losses_so_far

DRAWN: Final = -1


def result(s: Position) -> Result | None:
    """Points decide, equal ones are a draw (CT-END-4, 5); fighting to the last man, the survivor wins (CT-END-6)."""
    if not s.agenda.over:
        return None
    blois, montfort = s.score
    winner = DRAWN if blois == montfort else BLOIS if blois > montfort else MONTFORT
    decided_by = "draw" if winner == DRAWN else "points"
    if s.box.destruction:
        for army in (BLOIS, MONTFORT):
            if not s.held[army]:
                winner, decided_by = other(army), "destruction"
    ranks = [2 if winner == other(army) else 1 for army in s.armies]
    return Result(ranks, [s.score[army] for army in s.armies], decided_by)


def measures(s: Position) -> dict[str, int]:
    """Who came first, who died, where points came from, and what each Mission paid if it was drawn."""
    found: dict[str, int] = {}
    if not s.box.roll_each_turn:
        opener = s.first if s.turn % 2 == 1 else other(s.first)
        found["won by the army first in turn 1"] = int(s.score[opener] > s.score[other(opener)])
    for army in (BLOIS, MONTFORT):
        name = ARMIES[army]
        found[f"{name}: units lost"] = sum([army_of(unit) == army for _, unit, _ in losses_so_far(s)])
        found[f"{name}: captain lost"] = int(not is_alive(s, CAPTAIN_OF[army]))
        for place, source in enumerate(SOURCES):
            found[f"{name}: points for {source}"] = s.earned[army * len(SOURCES) + place]
    for army, cards in enumerate(s.box.missions):
        for card, mission in enumerate(cards):
            if card in s.mission_decks[army].under or s.mission[army] == card != NO_MISSION:
                points = s.paid[army * len(cards) + card]
                found[f"{mission.id}: paid when drawn"] = int(points > 0)
                found[f"{mission.id}: points when drawn"] = points
    return found
