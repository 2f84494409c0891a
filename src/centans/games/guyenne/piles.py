"""Piles of army cards.

Cards of one side with the same value are interchangeable (GY-COMP-4), so a pile is a count for each kind of card, and
those counts are the digits of one number in base 32. Piles are added and subtracted like numbers, and as 32 leaves 1
when divided by 31, dividing a pile by 31 leaves the number of its cards.
"""

from __future__ import annotations

from typing import Final

Pile = int

HERO: Final = 6
"""The kinds of card are the values 2 to 5 and, stronger than all of them, the hero (GY-COMP-3)."""
KINDS: Final = (2, 3, 4, 5, HERO)
CANARY: Final = 7
"""A kind of card that does not exist; it stands for cards that somebody must not see."""
LARGEST: Final = 30
"""A side can have no more cards than this, or they could not be counted by casting out thirty-ones."""

EMPTY: Final[Pile] = 0
ONE: Final[tuple[Pile, ...]] = (0, 0, 1, 1 << 5, 1 << 10, 1 << 15, 1 << 20, 1 << 25)
"""The pile of one card of that kind."""
ALONE: Final = frozenset(ONE)
"""The piles of a single card."""
UP_TO: Final[tuple[Pile, ...]] = (0, 0, (1 << 5) - 1, (1 << 10) - 1, (1 << 15) - 1, (1 << 20) - 1, (1 << 25) - 1)
"""Keeps, by `&`, the cards of a pile that are no stronger than that kind."""


def size(pile: Pile) -> int:
    return pile % 31


def number_of(pile: Pile, kind: int) -> int:
    return pile >> 5 * (kind - 2) & 31


def pile_of(cards: list[int]) -> Pile:
    total = EMPTY
    for kind in cards:
        total += ONE[kind]
    return total


def cards_in(pile: Pile) -> list[int]:
    """The kinds of all cards of a pile, strongest first."""
    found: list[int] = []
    for kind in range(CANARY, 1, -1):
        found.extend([kind] * number_of(pile, kind))
    return found


def counts(pile: Pile) -> list[int]:
    """A pile as the dice want it: how many of kind 0, 1, 2 and so on."""
    return [0, 0, pile & 31, pile >> 5 & 31, pile >> 10 & 31, pile >> 15 & 31, pile >> 20 & 31]


def has_hero(pile: Pile) -> bool:
    return pile >= ONE[HERO]


def strength(pile: Pile) -> int:
    """The sum of the values; a hero has none (GY-COMBAT-6)."""
    return 2 * (pile & 31) + 3 * (pile >> 5 & 31) + 4 * (pile >> 10 & 31) + 5 * (pile >> 15 & 31)


def strongest(pile: Pile) -> int:
    """The kind of the strongest card (GY-COMP-3)."""
    return (pile.bit_length() - 1) // 5 + 2


def common(one: Pile, other: Pile) -> Pile:
    """The cards that both piles have."""
    total = EMPTY
    for kind in KINDS:
        total += ONE[kind] * min(number_of(one, kind), number_of(other, kind))
    return total


def without(pile: Pile, taken: Pile) -> Pile:
    """What is left when every card that is there to be taken is taken."""
    return pile - common(pile, taken)
