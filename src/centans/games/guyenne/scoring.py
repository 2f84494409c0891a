"""Guyenne: points and the end of the game (chapter 12)."""

from __future__ import annotations

from centans.core.game import Result
from centans.games.guyenne.box import ENGLISH, FRENCH, NEUTRAL, Deal, rival
from centans.games.guyenne.model import Position, unspent


def in_group(castles: list[int], castle: int) -> bool:
    """Whether a neighbour in the row, which has two ends, belongs to the same side (GY-SCORE-2, 3)."""
    owner = castles[castle]
    neighbours = castles[max(castle - 1, 0) : castle] + castles[castle + 1 : castle + 2]
    return owner != NEUTRAL and owner in neighbours


def points(box: Deal, castles: list[int], side: int) -> int:
    """Isolated castles and castles in a group count differently; all six count as a whole (GY-SCORE-1 to 4)."""
    return counted(castles, side, box.isolated, box.grouped, box.six_castles)


def counted(castles: list[int], side: int, isolated: int, grouped: int, six_castles: int) -> int:
    if castles.count(side) == len(castles):
        return six_castles
    return sum(
        [grouped if in_group(castles, castle) else isolated for castle, owner in enumerate(castles) if owner == side]
    )


def score(s: Position, side: int) -> int:
    return points(s.box, s.castles, side)


def result(s: Position) -> Result | None:
    """Points, then unspent cards, decide; equal in both is a draw (GY-SCORE-5 to 7)."""
    if s.agenda.steps:
        return None
    scores = [score(s, ENGLISH), score(s, FRENCH)]
    left = [unspent(s, ENGLISH), unspent(s, FRENCH)]
    if scores[ENGLISH] != scores[FRENCH]:
        winner = ENGLISH if scores[ENGLISH] > scores[FRENCH] else FRENCH
        decided_by = "six-castles" if s.castles.count(winner) == len(s.castles) else "points"
    elif left[ENGLISH] != left[FRENCH]:
        winner = ENGLISH if left[ENGLISH] > left[FRENCH] else FRENCH
        decided_by = "unspent-cards"
    else:
        winner = NEUTRAL
        decided_by = "draw"
    ranks = [2 if winner == rival(side) else 1 for side in s.box.side_of]
    return Result(ranks, [scores[side] for side in s.box.side_of], decided_by)
