"""Bastide: whose word counts, by how it was kept, and what one's own is worth (BA-NEG-1, 11).

A word is an offer to the player who divides a tax. What came of such offers is public: `kept` and `broken` of the
position.
"""

from __future__ import annotations

from typing import Final

from centans.games.bastide.model import Position, offer_place
from centans.games.bastide.sense.worth import progress

UNKNOWN: Final = 0.6
"""How far somebody is believed of whom nothing is known."""
FIRST: Final = 4.0
"""That counts as much as so many SdD given or not given as offered."""
GRUDGE: Final = 8.0
"""What was offered and not given counts so many times as much as what was given."""
HEARSAY: Final = 0.5
"""What was done to others counts for so much of what was done to oneself."""
SPITE: Final = 0.5
"""The part of each SdD that one grudges somebody who has broken his word to one, and not made up for it."""
NAME: Final = 1.0
NAME_TO_COME: Final = 6.0
"""What a good name is worth at the end, in SdD, and how much more at the beginning, when more is still to come."""


def name(s: Position) -> float:
    """What it costs to break one's word, in SdD."""
    return NAME + NAME_TO_COME * (1 - progress(s))


def has_broken(s: Position, seat: int, to: int) -> bool:
    """Whether a seat has failed another of more than it has ever given him as it said."""
    place = offer_place(s, seat, to)
    return s.broken[place] > s.kept[place]


def credence(s: Position, seat: int, to: int) -> float:
    """How far a seat's word counts with another, from 0 to 1: by what it has done to him, and to others before all."""
    kept = broken = 0.0
    for other in range(s.box.players):
        part = 1.0 if other == to else HEARSAY
        place = offer_place(s, seat, other)
        kept += part * s.kept[place]
        broken += part * s.broken[place]
    return (UNKNOWN * FIRST + kept) / (FIRST + kept + GRUDGE * broken)


def believed(s: Position, seat: int, to: int, amount: int) -> float:
    """What an offer is worth to whom it is made, in SdD.

    Nobody is expected to give more than his name is worth to him, nor anything to one who has broken his word to him.
    """
    return 0.0 if has_broken(s, to, seat) else credence(s, seat, to) * min(float(amount), name(s))


def is_worth_keeping(s: Position, seat: int, to: int) -> bool:
    """Whether a seat gives what it owes by its word: not to one who broke his, and not more than its name is worth."""
    return not has_broken(s, to, seat) and 0 < s.debts[offer_place(s, seat, to)] <= name(s)
