"""Decks: unordered counts from which cards are drawn when needed, with an order only where a rule makes one."""

from __future__ import annotations

from collections.abc import Sequence

from centans.core.dice import Dice


class Deck:
    """`counts[kind]` cards in no order, above `under`: those that a rule put underneath, next one first."""

    __slots__ = ("counts", "under")

    def __init__(self, counts: Sequence[int], under: Sequence[int] = ()) -> None:
        self.counts = list(counts)
        self.under = list(under)

    def clone(self) -> Deck:
        return Deck(self.counts, self.under)

    def __len__(self) -> int:
        return sum(self.counts) + len(self.under)

    @property
    def ordered(self) -> bool:
        """Whether only cards in a known order are left."""
        return not any(self.counts)

    def draw(self, label: str, dice: Dice) -> int:
        """Take the top card: by chance as long as unordered cards are left, then in the order made."""
        if not self.ordered:
            kind = dice.draw(label, self.counts)
            self.counts[kind] -= 1
            return kind
        return self.under.pop(0)

    def add(self, kind: int, number: int = 1) -> None:
        """Mix cards in."""
        self.counts[kind] += number

    def put_under(self, kind: int) -> None:
        """Lay a card underneath: its place is known from now on."""
        self.under.append(kind)

    def shuffle(self) -> None:
        """Forget every order."""
        for kind in self.under:
            self.counts[kind] += 1
        self.under.clear()
