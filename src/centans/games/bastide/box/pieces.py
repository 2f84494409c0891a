"""Bastide: the names and numbers of the pieces (chapter 3)."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("blue", "green", "red", "yellow", "violet")
"""By seat (BA-COMP-1)."""
SEATS: Final = ("first", "second", "third", "fourth", "fifth")
"""What a seat is called before anybody has taken it (BA-SETUP-6)."""
MOST_PLAYERS: Final = 5

HOUSE: Final = 0
FIRE: Final = 1
ENGLISH: Final = (2, 3, 4, 5)
"""The kinds of English tile, worth 1 to 4 points."""
TILES: Final = ("house", "fire", "english-1", "english-2", "english-3", "english-4")
KINDS: Final = len(TILES)
NO_TILE: Final = -1
CARDS: Final = ("prince", "pope", "people")
"""The majority cards; each has the number of its category."""


def points_of(kind: int) -> int:
    """What an English tile is worth (BA-COMP-3)."""
    return kind - FIRE
