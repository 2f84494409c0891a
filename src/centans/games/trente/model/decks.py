"""Le Combat des Trente: decks that remember who knows what lies under them."""

from __future__ import annotations

from typing import Final

from centans.core.decks import Deck
from centans.core.dice import Dice

PUBLIC: Final = 0
"""The mark of a card whose place everybody knows."""
UNKNOWN: Final = -1
"""The mark of a card drawn by chance: nobody could know it before."""


def marked(turn: int, seat: int) -> int:
    """The mark of cards that a seat put under a deck unseen; those of one turn are mixed (CT-DECK-4)."""
    return turn * 8 + seat + 1


def marked_by(mark: int) -> int:
    return mark % 8 - 1


class MarkedDeck(Deck):
    """A deck whose lower part has an order; beside each card there, a mark says who knows which it is."""

    __slots__ = ("first", "label", "marks")

    def __init__(
        self,
        label: str,
        first: int,
        counts: list[int],
        under: list[int] | None = None,
        marks: list[int] | None = None,
    ) -> None:
        self.label = label
        self.first = first
        """The kind of card that `counts` begins with."""
        self.counts = counts
        self.under = [] if under is None else under
        self.marks = [] if marks is None else marks

    def clone(self) -> MarkedDeck:
        return MarkedDeck(self.label, self.first, self.counts.copy(), self.under.copy(), self.marks.copy())

    def shuffle(self) -> None:
        """Nobody knows any place any more (CT-DECK-6)."""
        for kind in self.under:
            self.counts[kind - self.first] += 1
        self.under = []
        self.marks = []

    def lay_under(self, kind: int, mark: int) -> None:
        self.under.append(kind)
        self.marks.append(mark)

    def take(self, number: int, dice: Dice) -> tuple[list[int], list[int]]:
        """The kinds of so many cards from the top, fewer if there are no more, and their marks (CT-DECK-1, 5)."""
        loose = min(number, sum(self.counts))
        kinds: list[int] = []
        marks: list[int] = []
        if loose:
            for kind in dice.deal(self.label, self.counts, loose):
                self.counts[kind] -= 1
                kinds.append(kind + self.first)
                marks.append(UNKNOWN)
        if number > loose:
            rest = number - loose
            kinds += self.under[:rest]
            marks += self.marks[:rest]
            del self.under[:rest]
            del self.marks[:rest]
        return kinds, marks

    def __contains__(self, kind: int) -> bool:
        return self.counts[kind - self.first] > 0 or kind in self.under
