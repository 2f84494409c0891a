"""Le Combat des Trente: the game cards, and decks that remember who knows what lies under them.

Cards of a kind are interchangeable, so a hand is a count for each kind. The kinds of the Force deck are the values 1 to
6 and the four Specials; then come the Arms and the twenty Heroes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from centans.core.decks import Deck
from centans.core.dice import Dice

FORCE_DECK: Final = 0
ARMS_DECK: Final = 1
HERO_DECK: Final = 2
DECKS: Final = ("force", "arms", "hero")

VALUES: Final = 6
"""Force cards are worth 1 to 6; the kind of a card is its value less one (CT-CARD-2)."""
RUSE: Final = 6
HARANGUE: Final = 7
HELP: Final = 8
REST: Final = 9
ARMS: Final = 10
"""The first kind of Arms card; the others follow in the order of `ARMS_IDS`."""
ARMS_IDS: Final = (
    "masse",
    "epee",
    "hache",
    "lance",
    "marteau",
    "fauchard",
    "camail",
    "gantelet",
    "bacinet",
    "ecu",
)
SPECIAL_IDS: Final = ("ruse", "harangue", "aide_de_dieu", "repos")
HEROES: Final = 20
"""The first kind of Hero card, that of squire 11."""
FIRST_SQUIRE: Final = 11
KINDS: Final = 40
CANARIES: Final = (40, 41, 42)
"""By deck: a kind of card that does not exist; it stands for cards that somebody must not see."""
HAND: Final = KINDS + len(CANARIES)
"""The length of a hand."""
STARTS: Final = (0, ARMS, HEROES, KINDS)
"""Where the kinds of each deck begin."""

CARD_ID: Final = (
    *[f"f{value}" for value in range(1, VALUES + 1)],
    *SPECIAL_IDS,
    *ARMS_IDS,
    *[f"h{number}" for number in range(FIRST_SQUIRE, FIRST_SQUIRE + 20)],
    "canary-force",
    "canary-arms",
    "canary-hero",
)
"""How each kind is written: f4, ruse, lance, h24."""
PUBLIC: Final = 0
"""The mark of a card whose place everybody knows."""


def deck_of(kind: int) -> int:
    if kind >= KINDS:
        return kind - KINDS
    return FORCE_DECK if kind < ARMS else ARMS_DECK if kind < HEROES else HERO_DECK


def hero_of(number: int) -> int:
    """The kind of the Hero card of that squire."""
    return HEROES + number - FIRST_SQUIRE


def in_deck(hand: Sequence[int], deck: int) -> int:
    """How many cards of a hand come from that deck; everybody may know it (CT-DEAL-12)."""
    return sum(hand[STARTS[deck] : STARTS[deck + 1]]) + hand[CANARIES[deck]]


def cards_in(hand: Sequence[int]) -> list[int]:
    """The kinds of all cards of a hand."""
    found: list[int] = []
    for kind, number in enumerate(hand):
        if number:
            found.extend([kind] * number)
    return found


def marked(turn: int, seat: int) -> int:
    """The mark of cards that a seat put under a deck unseen; those of one turn are mixed (CT-DECK-4)."""
    return turn * 8 + seat + 1


def marked_by(mark: int) -> int:
    return mark % 8 - 1


class MarkedDeck(Deck):
    """A deck whose lower part has an order; beside each card there, a mark says who knows which it is."""

    __slots__ = ("first", "label", "marks")

    def __init__(
        self, label: str, first: int, counts: Sequence[int], under: Sequence[int] = (), marks: Sequence[int] = ()
    ) -> None:
        self.label = label
        self.first = first
        """The kind of card that `counts` begins with."""
        self.counts = list(counts)
        self.under = list(under)
        self.marks = list(marks)

    def clone(self) -> MarkedDeck:
        return MarkedDeck(self.label, self.first, self.counts, self.under, self.marks)

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


UNKNOWN: Final = -1
"""The mark of a card drawn by chance: nobody could know it before."""
