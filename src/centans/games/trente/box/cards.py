"""Le Combat des Trente: the game cards.

Cards of a kind are interchangeable, so a hand is a count for each kind. The kinds of the Force deck are the values 1 to
6 and the four Specials; then come the Arms and the twenty Heroes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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


def deck_of(kind: int) -> int:
    if kind >= KINDS:
        return kind - KINDS
    return FORCE_DECK if kind < ARMS else ARMS_DECK if kind < HEROES else HERO_DECK


def hero_of(number: int) -> int:
    """The kind of the Hero card of that squire."""
    return HEROES + number - FIRST_SQUIRE


def in_deck(hand: list[int], deck: int) -> int:
    """How many cards of a hand come from that deck; everybody may know it (CT-DEAL-12)."""
    total = hand[CANARIES[deck]]
    for kind in range(STARTS[deck], STARTS[deck + 1]):
        total += hand[kind]
    return total


def cards_in(hand: Sequence[int]) -> list[int]:
    """The kinds of all cards of a hand."""
    found: list[int] = []
    for kind, number in enumerate(hand):
        if number:
            found.extend([kind] * number)
    return found
