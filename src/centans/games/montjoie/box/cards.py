"""Battle cards and their piles: a pile is a number, with a digit in base 128 for each kind (see core/piles.py)."""

from __future__ import annotations

from typing import Final

from centans.core.piles import Packing, Pile

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
PACKING: Final = Packing(BITS, KINDS + 1)
EMPTY: Final[Pile] = 0
ONE: Final[tuple[Pile, ...]] = tuple([PACKING.one(kind) for kind in range(KINDS + 1)])
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


def cards_in(pile: Pile) -> list[int]:
    """The kinds of all cards of a pile, in the order of the kinds."""
    return PACKING.cards_in(pile)[::-1]
