"""Le Combat des Trente: who has won (chapter 21)."""

from __future__ import annotations

from typing import Final

from centans.core.game import Result
from centans.games.trente.model import BLOIS, MONTFORT, Position, other

DRAWN: Final = -1


def result(s: Position) -> Result | None:
    """Points decide, equal ones are a draw (CT-END-4, 5); fighting to the last man, the survivor wins (CT-END-6)."""
    if s.agenda.steps:
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
