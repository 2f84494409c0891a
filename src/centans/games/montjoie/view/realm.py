"""Towns, provinces, powers and players."""

from __future__ import annotations

from dataclasses import dataclass

from centans.core.views import Pile as PileView


@dataclass
class PartView:
    """Something that counts in a total, by name: wall, mountain, landing, cards, barons, hero, die and so on."""

    name: str
    value: int


@dataclass
class TownView:
    """A town: who holds it, with what walls, and what it would defend itself with."""

    town: str
    province: str
    port: bool
    sea: int
    mountain: bool
    owner: str | None
    level: int
    income: int
    """What it pays at the next Treasury, before bad seasons."""
    pillaged: bool
    protected: bool
    new_castle: bool
    dealt: bool
    mercenaries: int
    defence: list[PartView]
    """Against an attack by road, before barons, cards, hero and die."""
    attacked_by: list[str]
    attacked_from: bool


@dataclass
class ProvinceView:
    """A province: who controls it, who holds how many of its towns."""

    province: str
    points: int
    towns: list[str]
    controller: str | None


@dataclass
class PowerView:
    """A power on the board: a player's nation, an ally, a neutral or a foreign force."""

    power: str
    role: str
    """player, ally, neutral, foreign or absent"""
    seat: int | None
    controller: int | None
    towns: int
    ports: int
    points: int
    """What its provinces would bring now."""
    reach: list[str]
    """The towns that lie next to its own by road or by sea, and that it might take in a turn of its own."""


@dataclass
class SeatView:
    """A player: what he has, how much of it is known, what he has used this turn."""

    seat: int
    power: str | None
    hand: PileView
    known: list[int]
    """Cards that everybody has seen go into this hand."""
    sure_reds: int
    """So many red cards at least, as everybody can tell: one was kept, or no yellow one could be laid."""
    aside: list[int]
    money: int
    income: int
    barons: int
    points: int
    points_now: int
    """What he would score if points were counted now, events of this turn included."""
    hero: bool
    first: bool
    vote: str | None
    master_of_the_seas: bool
    grand_master: bool
    chevauchees: int
    kept_card: bool
    joans_sign: bool
    papal_ambassador: bool
    power_used: bool
    power_ready: bool
    """Whether a national power that serves once a turn may still be used in this one."""
    free_retreat: bool
    start_towns: list[str]
    offers_left: int | None
    """Of the viewer alone: an offer may be a pact, and that is the business of two."""
    sold: bool
    """Whether he has sold a town this turn."""
    silent_windows: bool
    silent_barons: bool
    ally: str | None
    rank: int
