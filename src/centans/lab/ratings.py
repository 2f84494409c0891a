"""Ratings from who won which match: Plackett and Luce's model, which with two at a table is Bradley and Terry's.

A bot of strength g wins a table with the chance g / (the sum of all strengths there). Strengths are found by Hunter's
minorisation (Annals of Statistics 32, 2004) and told on the scale of Elo: 400 points more are ten times the strength.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log10

from centans.lab.statistics import Interval

ELO = 400.0
ROUNDS = 200
"""Steps of the minorisation; it has long settled by then."""
SAMPLES = 200
"""How often the matches are drawn anew for the intervals."""
DOUBT = 0.5
"""Every bot has won and lost so much of a match against every other before the first: no rating is without bounds."""


class Table:
    """One match: which bot sat in each seat, and what share of the win each seat has."""

    __slots__ = ("shares", "sitting")

    def __init__(self, sitting: Sequence[int], shares: Sequence[float]) -> None:
        self.sitting = tuple(sitting)
        self.shares = tuple(shares)


def strengths(tables: Sequence[Table], bots: int) -> list[float]:
    """The likeliest strength of every bot, the first one's being 1."""
    wins, seatings = _tally(tables, bots)
    found = [1.0] * bots
    for _ in range(ROUNDS):
        dues = [0.0] * bots
        for sitting, times in seatings.items():
            whole = sum([found[bot] for bot in sitting])
            for bot in sitting:
                dues[bot] += times / whole
        found = [won / due for won, due in zip(wins, dues, strict=True)]
        found = [one / found[0] for one in found]
    return found


def _tally(tables: Sequence[Table], bots: int) -> tuple[list[float], dict[tuple[int, ...], float]]:
    """What every bot has won, and how often the same bots sat together; with the doubt there is before all matches."""
    wins = [DOUBT * (bots - 1)] * bots
    seatings: dict[tuple[int, ...], float] = {}
    for other in range(bots):
        for one in range(other):
            seatings[one, other] = 2 * DOUBT
    for table in tables:
        together = tuple(sorted(table.sitting))
        seatings[together] = seatings.get(together, 0.0) + 1.0
        for bot, share in zip(table.sitting, table.shares, strict=True):
            wins[bot] += share
    return wins, seatings


def ratings(deals: Sequence[Sequence[Table]], bots: int, seed: str) -> list[Interval]:
    """Elo above the first bot, with bounds from deals drawn anew: the matches of one deal share their dice."""
    chance = random.Random(seed)
    middle = _elo(deals, bots)
    drawn = [_elo([chance.choice(deals) for _ in deals], bots) for _ in range(SAMPLES)] if deals else [middle]
    found: list[Interval] = []
    for bot in range(bots):
        sample = sorted([one[bot] for one in drawn])
        low, high = sample[int(0.025 * len(sample))], sample[int(0.975 * len(sample))]
        found.append(Interval(middle[bot], low, high))
    return found


def _elo(deals: Sequence[Sequence[Table]], bots: int) -> list[float]:
    tables = [table for deal in deals for table in deal]
    return [ELO * log10(strength) for strength in strengths(tables, bots)]
