"""All that a seat may know, put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from centans.games.montjoie.view.box import BoxView
from centans.games.montjoie.view.combats import DuelView, FightView
from centans.games.montjoie.view.question import ChoosingView
from centans.games.montjoie.view.realm import PowerView, ProvinceView, SeatView, TownView
from centans.games.montjoie.view.talks import OfferView, PromiseView

PHASES: Final = (
    "set-up",
    "return",
    "treasury",
    "talks",
    "vote",
    "loyalty",
    "purchases",
    "allies",
    "events",
    "duel",
    "foreign",
    "expansion",
    "combats",
    "combat",
    "ally",
    "keep",
    "over",
)
"""Where in the turn we are, from the first garrison to the end."""


@dataclass
class MontjoieView:
    """All that a seat may know of a position."""

    seat: int | None
    turn: int
    sequence: int
    phase: str
    state: str | None
    """peace or war, once it is known"""
    truce: bool
    bad_seasons: bool
    order: list[int]
    places: list[str]
    """With 2 players: the other powers in places 3 to 6."""
    active: int | None
    """The seat whose player turn or purchase it is."""
    acting: str | None
    """The power that acts in Sequence 7."""
    box: BoxView
    towns: list[TownView]
    provinces: list[ProvinceView]
    powers: list[PowerView]
    seats: list[SeatView]
    draw_pile: int
    discards: list[int]
    towers: int
    ramparts: int
    events: list[str]
    plague_gone: bool
    fight: FightView | None
    duel: DuelView | None
    offers: list[OfferView]
    promises: list[PromiseView]
    choosing: ChoosingView | None
    chronicle: list[list[int]]
    """Claim points of every seat after each turn."""
    over: bool
