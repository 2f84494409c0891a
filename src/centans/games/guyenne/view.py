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
    """The figures this match is played with: a side's cards, what each kind adds to a strength, and the points."""

    army: list[int]
    strengths: list[int]
    """By kind of card."""
    set_aside: int
    isolated: int
    grouped: int


@dataclass
class StakeView:
    """What a side would fight for at a castle: its role there, and the points of both if the castle were its own."""

    side: str
    role: str
    english: int
    french: int


@dataclass
class CastleView:
    """A castle of the row: who controls it, what it counts now, and what is at stake for each side."""

    castle: int
    controller: str | None
    points: int
    stakes: list[StakeView]


@dataclass
class OddsView:
    """How a fight would end, in thousandths, if chance alone had laid the cards that the viewer cannot see."""

    won: int
    tied: int
    lost: int


@dataclass
class GuessView:
    """What cards that the viewer cannot see may be worth, from all that he can know."""

    least: int
    most: int
    average: int
    """The strength of those groups of cards that are possible, the hero left out, and their mean."""
    hero: int
    """The chance that the hero is among them, in thousandths."""
    won: list[int]
    tied: list[int]
    lost: list[int]
    """How the viewer's cards would fare without a hero, by their strength, in thousandths; empty if he fights them not,
    as a partner or a spectator."""
    with_hero: OddsView | None
    """How they would fare with him."""


@dataclass
class FrontView:
    """One side's cards before a contested castle, and, where they are hidden from the viewer, what they may be."""

    castle: int
    side: str
    seat: int
    role: str
    face_up: bool
    cards: Pile
    guess: GuessView | None


@dataclass
class FightView:
    """A fight of cards that the viewer sees on his own side: what comes of it, or how it may end."""

    castle: int
    result: str | None
    """`won`, `tie` or `lost`, once he sees the enemy's cards too."""
    odds: OddsView | None


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
    shown: list[int]
    """What combats have shown and what was discarded since the draw pile was last made; the record tells it to all."""
    removed: list[int]
    exhausted: int
    exhaustion_limit: int
    score: int
    unspent: int


@dataclass
class ChoosingView:
    """The choice that the viewer is asked to make: what it is about, the cards chosen so far, and its limits."""

    castle: int | None
    cards: list[int]
    purpose: str
    """The key of the question in which cards are chosen, now or once a castle is named; empty if none are."""
    source: list[int]
    """The cards that may still be taken."""
    least: int
    most: int
    most_at: list[int]
    """By castle: how many may be laid there, where that depends on the castle still to be named."""
    worth: int
    """What they must be worth together."""


@dataclass
class GuyenneView:
    """All that a seat may know of a position. Views share their parts: none is ever changed."""

    seat: int | None
    level: str
    figures: FiguresView
    turn: int
    first_side: str
    phase: str
    castles: list[CastleView]
    fronts: list[FrontView]
    fights: list[FightView]
    seats: list[SeatView]
    sides: list[SideView]
    choosing: ChoosingView | None
    over: bool
