"""Rewards: the end of a match as the numbers that learning players maximise."""

from __future__ import annotations

from centans.core.game import Result

WIN, DRAW, LOSS = 1.0, 0.0, -1.0
ILLEGAL = -0.01
"""Where an illegal action does not end the match, what it costs."""


def rewards(result: Result) -> list[float]:
    """One number for each seat. Whoever shares the first rank shares the win; if all share it, it is a draw."""
    winners = result.winners
    if not winners:
        return [DRAW] * len(result.ranks)
    return [WIN if seat in winners else LOSS for seat in range(len(result.ranks))]
