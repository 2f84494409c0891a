"""Piles of battle cards.

Cards of a kind are interchangeable, so a pile is a count for each of the ten kinds, and those counts are the digits of
one number in base 128. Piles are added and subtracted like numbers, and as 128 leaves 1 when divided by 127, dividing a
pile by 127 leaves the number of its cards.
"""

from __future__ import annotations

from typing import Final

Pile = int

LADDERS: Final = 0
RAM: Final = 1
SAPPING: Final = 2
CANNON: Final = 3
AMBASSADOR: Final = 4
RETREAT: Final = 5
ENGINEER: Final = 6
BRIGAND: Final = 7
SIGN: Final = 8
FELON: Final = 9
KINDS: Final = 10
YELLOW: Final = (LADDERS, RAM, SAPPING, CANNON)
"""The siege cards (MJ-CARD-1)."""
RED: Final = (AMBASSADOR, RETREAT, ENGINEER, BRIGAND, SIGN, FELON)
"""The special cards (MJ-CARD-2)."""
CANARY: Final = 10
"""A kind of card that does not exist; it stands for cards that somebody must not see."""
CARD_IDS: Final = (
    "ladders",
    "ram",
    "sapping",
    "cannon",
    "ambassador",
    "retreat",
    "engineer",
    "brigand",
    "sign_of_god",
    "felon",
)
LARGEST: Final = 126
"""No pile can have more cards than this, or they could not be counted by casting out."""

BITS: Final = 7
EMPTY: Final[Pile] = 0
ONE: Final[tuple[Pile, ...]] = tuple([1 << BITS * kind for kind in range(KINDS + 1)])
"""The pile of one card of that kind."""
YELLOWS: Final[Pile] = (1 << BITS * 4) - 1
"""Keeps, by `&`, the yellow cards of a pile."""
REDS: Final[Pile] = ((1 << BITS * KINDS) - 1) ^ YELLOWS
"""Keeps, by `&`, the red cards of a pile."""


def size(pile: Pile) -> int:
    return pile % 127


def number_of(pile: Pile, kind: int) -> int:
    return pile >> BITS * kind & 127


def yellows(pile: Pile) -> int:
    """How many yellow cards."""
    return (pile & YELLOWS) % 127


def reds(pile: Pile) -> int:
    """How many red cards."""
    return (pile & REDS) % 127


def pile_of(cards: list[int]) -> Pile:
    total = EMPTY
    for kind in cards:
        total += ONE[kind]
    return total


def cards_in(pile: Pile) -> list[int]:
    """The kinds of all cards of a pile, in the order of the kinds."""
    found: list[int] = []
    kind = 0
    while pile:
        found.extend([kind] * (pile & 127))
        pile >>= BITS
        kind += 1
    return found


def counts(pile: Pile) -> list[int]:
    """A pile as the dice want it: how many of each kind."""
    found: list[int] = []
    for _ in range(KINDS):
        found.append(pile & 127)
        pile >>= BITS
    return found


def common(one: Pile, other: Pile) -> Pile:
    """The cards that both piles have."""
    total = EMPTY
    for kind in range(KINDS):
        total += ONE[kind] * min(number_of(one, kind), number_of(other, kind))
    return total


def without(pile: Pile, taken: Pile) -> Pile:
    """What is left when every card that is there to be taken is taken."""
    return pile - common(pile, taken)
