"""Sets of places (hexes, towns, cells) as the bits of one number: `|` joins them, `&` is what both have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

Wide = Any
"""A set of more places than a machine word has bits, where much is reckoned with it: compiled, arithmetic with an `int`
first tries whether it is small, and on large ones is slower than interpreted; with this it is twice as fast."""

WORD: Final = (1 << 62) - 1
"""A set up to here is reckoned with as a machine word when compiled."""
FEW: Final = 4
"""So many places of a larger one are picked one by one; of more, eight at a time are looked up."""
IN_OCTET: Final = tuple([tuple([place for place in range(8) if octet >> place & 1]) for octet in range(256)])
"""For each set of eight places, which."""
IN_WORD: Final = [tuple([first + place for place in places]) for first in range(0, 64, 8) for places in IN_OCTET]
"""The same for the first eight places of a word, then for the next eight, and so on."""


def members(places: int) -> list[int]:
    """The places of a set, in their order.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    if places <= WORD:
        sets = 0
        while places:
            octet = places & 255
            if octet:
                found += IN_WORD[sets + octet]
            places >>= 8
            sets += 256
        return found
    if places.bit_count() <= FEW:
        while places:
            lowest = places & -places
            found.append(lowest.bit_length() - 1)
            places ^= lowest
        return found
    for number, octet in enumerate(places.to_bytes((places.bit_length() + 7) // 8, "little")):
        if octet:
            found += [8 * number + place for place in IN_OCTET[octet]]
    return found


def without(places: Wide, others: Wide) -> Wide:
    """The places of a set that are not in another: the same as `places & ~others`, which first makes a negative number.

    >>> bin(without(0b10110, 0b00011))
    '0b10100'
    """
    return places ^ (places & others)


def set_of(places: Iterable[int]) -> int:
    """These places as a set.

    >>> bin(set_of([1, 2, 4]))
    '0b10110'
    """
    found = 0
    for place in places:
        found |= 1 << place
    return found
