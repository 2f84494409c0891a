"""Guesclin !: the result (chapter 17)."""

from __future__ import annotations

from typing import Final

from centans.core.game import NOBODY, Result
from centans.games.guesclin.model import Position

DRAW: Final = 0
MARGINAL: Final = 1
PARTIAL: Final = 2
TOTAL: Final = 3
LEVELS: Final = ("draw", "marginal", "partial", "total")


def result(s: Position) -> Result | None:
    """The players of a side win, lose or draw together (GU-GAME-7); the level is worth so many points (GU-END-4)."""
    if s.agenda.steps:
        return None
    decided_by = f"{LEVELS[s.level]}-{s.reason}"
    if s.winner == NOBODY:
        return Result([1] * len(s.box.side_of), [0] * len(s.box.side_of), decided_by)
    ranks = [1 if side == s.winner else 2 for side in s.box.side_of]
    scores = [s.level if side == s.winner else -s.level for side in s.box.side_of]
    return Result(ranks, scores, decided_by)
