"""Piles as numbers: where cards of a kind are interchangeable, a pile is a count for each kind, written as a digit.

Piles are added and subtracted like numbers, and a state copies them as such. In base 32, as 32 leaves 1 when divided by
31, dividing a pile by 31 leaves the number of its cards, if it has no more than 30. A game writes `size` and the like
for its own base where it needs them by the million; the rest is here.
"""

from __future__ import annotations

from collections.abc import Iterable

from centans.core.dice import Dice

Pile = int


class Packing:
    """How the piles of a game are written: so many bits for each kind, the first kind in the lowest ones."""

    __slots__ = ("bits", "first", "kinds", "mask")

    def __init__(self, bits: int, kinds: int, first: int = 0) -> None:
        self.bits = bits
        self.first = first
        self.kinds = kinds
        """How many kinds there are, canaries included; they are numbered from `first`."""
        self.mask = (1 << bits) - 1

    def one(self, kind: int) -> Pile:
        """The pile of one card of that kind."""
        return 1 << self.bits * (kind - self.first)

    def size(self, pile: Pile) -> int:
        return pile % self.mask

    def number_of(self, pile: Pile, kind: int) -> int:
        return pile >> self.bits * (kind - self.first) & self.mask

    def pile_of(self, cards: Iterable[int]) -> Pile:
        total = 0
        for kind in cards:
            total += self.one(kind)
        return total

    def cards_in(self, pile: Pile) -> list[int]:
        """The kinds of all cards of a pile, the last kind first."""
        found: list[int] = []
        for kind in range(self.first + self.kinds - 1, self.first - 1, -1):
            found.extend([kind] * self.number_of(pile, kind))
        return found

    def counts(self, pile: Pile) -> list[int]:
        """A pile as the dice want it: how many of kind 0, 1, 2 and so on."""
        found = [0] * self.first
        for _ in range(self.kinds):
            found.append(pile & self.mask)
            pile >>= self.bits
        return found

    def common(self, one: Pile, other: Pile) -> Pile:
        """The cards that both piles have."""
        total = shift = 0
        while one and other:
            total += min(one & self.mask, other & self.mask) << shift
            one >>= self.bits
            other >>= self.bits
            shift += self.bits
        return total

    def join(self, one: Pile, other: Pile) -> Pile:
        """The smallest pile that contains both."""
        return one + other - self.common(one, other)

    def without(self, pile: Pile, taken: Pile) -> Pile:
        """What is left when every card that is there to be taken is taken."""
        return pile - self.common(pile, taken)

    def some(self, pile: Pile, number: int, label: str, dice: Dice) -> Pile:
        """So many cards of a pile, by chance."""
        return dice.deal_pile(label, pile, number, self.bits, self.first) if number else 0
