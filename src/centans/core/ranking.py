"""Ranking: places of a list by what they weigh."""

from __future__ import annotations

from collections.abc import Sequence


def best_first(weights: Sequence[float]) -> list[int]:
    """The places of a list, the heaviest first; equal ones stay in their order.

    >>> best_first([0.5, 2.0, 0.5])
    [1, 0, 2]
    """
    return sorted(range(len(weights)), key=lambda place: -weights[place])
