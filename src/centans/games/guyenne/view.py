"""Guyenne: what a seat receives (chapter 16). Everything not put into a view stays hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from centans.core.views import Pile

PHASES: Final = (
    "set-aside",
    "hand-over",
    "open-first",
    "answer-first",
    "open-second",
    "answer-second",
    "reinforcements",
    "defence",
    "removal",
    "over",
)
"""Where in the turn we are, in words that betray nothing of a choice half made."""


@dataclass
class FiguresView:
    """The figures this match is played with: a side's cards, and the limits that a player meets while choosing."""

    army: list[int]
    hand_size: int
    most_on_castle: int
    set_aside: int
    gift_least: int
    gift_most: int
    keep_least: int
    isolated: int
    grouped: int
    six_castles: int


@dataclass
class CastleView:
    """A castle of the row: who controls it, and what it counts now."""

    castle: int
    controller: str | None
    points: int


@dataclass
class FrontView:
    """One side's cards before a contested castle."""

    castle: int
    side: str
    seat: int
    role: str
    face_up: bool
    cards: Pile


@dataclass
class SeatView:
    """A player's place: his side, his hand, his charge this turn."""

    seat: int
    side: str
    hand: Pile
    captain: bool
    vanguard: bool


@dataclass
class SideView:
    """A side's piles: their sizes are public; `discards` are the cards of its discard pile that the viewer may know."""

    side: str
    draw_pile: int
    discard_pile: int
    discards: list[int]
    removed: list[int]
    exhausted: int
    exhaustion_limit: int
    score: int
    unspent: int


@dataclass
class ChoosingView:
    """The choice that the viewer is asked to make: the castle it is about, and the cards chosen so far."""

    castle: int | None
    cards: list[int]


@dataclass
class GuyenneView:
    """All that a seat may know of a position. Views share their parts: none is ever changed."""

    seat: int | None
    level: str
    figures: FiguresView
    turn: int
    first_side: str
    phase: str
    waiting_for: list[int]
    castles: list[CastleView]
    fronts: list[FrontView]
    seats: list[SeatView]
    sides: list[SideView]
    choosing: ChoosingView | None
    over: bool
