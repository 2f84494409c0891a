"""Sets of places (hexes, towns, cells) as the bits of one number: `|` joins them, `&` is what both have."""

from __future__ import annotations

from collections.abc import Iterable


def members(places: int) -> list[int]:
    """The places of a set, in their order.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while places:
        lowest = places & -places
        found.append(lowest.bit_length() - 1)
        places ^= lowest
    return found


def set_of(places: Iterable[int]) -> int:
    """These places as a set.

    >>> bin(set_of([1, 2, 4]))
    '0b10110'
    """
    found = 0
    for place in places:
        found |= 1 << place
    return found
