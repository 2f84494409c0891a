"""The figures of this match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class CardView:
    """A kind of battle card; piles name cards by their place in `BoxView.cards`."""

    card: str
    red: bool
    value: int
    number: int


@dataclass
class EventCountView:
    """An event, and how many of its kind are in the box."""

    event: str
    number: int


@dataclass
class BoxView:
    """The figures of this match, so that a page need repeat none."""

    cards: list[CardView]
    walls: list[int]
    incomes: list[int]
    card_price: int
    castle_price: int
    rampart_price: int
    new_castles: int
    """So many garrisons may a player raise to castles in a turn."""
    towers: int
    ramparts: int
    garrisons: int | None
    hand_limit: int
    most_barons: int
    side_barons: int
    offers: int
    pact_turns: int
    """A pact holds for this turn and so many more."""
    least_prices: list[int]
    """Of a town that is sold, by level."""
    mercenary_price: int
    mercenary_stack: int
    """So many mercenaries may stand on a town."""
    loyal_from: int
    """What the modified die must reach for an ally to be loyal."""
    hero_bonus: int
    last_turn: int
    end_die: list[int]
    """By turn, from 0: the highest die that ends the game after it."""
    embassy: list[str]
    """The embassy table: what answers the sum of two dice, from 2 to 12."""
    events: list[EventCountView]
    """The events in the box, and how many of each."""
    options: list[str]
    """The optional rules in use."""
