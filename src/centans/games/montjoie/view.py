"""Montjoie !: what each seat may see (chapter 4, MJ-GEN-12; decisions in chapters 10, 14, 16 and 18).

A whitelist: every field is copied by hand from what lies open, or from the viewer's own cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from centans.core.views import Pile as PileView

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


@dataclass
class FightSideView:
    """One side of a combat; cards face down are counted, not shown. `total` is without what the viewer cannot see."""

    side: str
    power: str
    """A power, or militia."""
    seat: int | None
    cards: PileView
    saved: list[int]
    """Yellow cards that a Retreat saved."""
    hero: bool
    barons: list[int] | None
    """By seat; None while they are hidden."""
    doubled: int | None
    die: int | None
    parts: list[PartView]
    total: int


@dataclass
class OddsView:
    """Percentages for the attacker, from what the viewer knows: the unknown cards are as chance would lay them."""

    option: str
    win: int
    tie: int
    lose: int


@dataclass
class FightView:
    """The combat on the table: being fought, or just over (`settled`)."""

    source: str
    target: str
    link: str
    """road, sea, chevauchee or foreign"""
    sides: list[FightSideView]
    stolen: int | None
    revealed: bool
    result: str | None
    settled: bool
    odds: OddsView | None


@dataclass
class DuelSideView:
    """A fighter in a naval battle or a duel; what he stakes is shown when both are revealed."""

    seat: int
    power: str
    card: int | None
    barons: int
    felon: bool
    doubled: bool
    die: int | None
    total: int


@dataclass
class DuelView:
    """The naval battle or duel on the table."""

    event: str
    sides: list[DuelSideView]
    revealed: bool
    result: str | None
    settled: bool


@dataclass
class EffectView:
    """What an offer that is accepted changes for one of the two: by how much, and which provinces."""

    seat: int
    money: int
    income: int
    """Of the next Treasury, before bad seasons."""
    points: int
    """That would be scored if points were counted now."""
    gains: list[str]
    loses: list[str]
    """Provinces that are then controlled, or no longer."""


@dataclass
class OfferView:
    """An offer that stands; a pact is seen by the two concerned only."""

    seat: int
    to: int
    town: str | None
    wanted: str | None
    gives: int
    asks: int
    pact: bool
    effects: list[EffectView]
    """For him who made it and him who answers; none where only words are given."""


@dataclass
class PromiseView:
    """A promise that concerns the viewer, and what became of it."""

    promise: str
    """pact or barons"""
    seat: int
    to: int
    town: str | None
    barons: int
    until: int
    state: str
    """open, kept, broken or void"""


@dataclass
class WayView:
    """A way from one town to another: by road or by sea."""

    source: str
    target: str
    link: str


@dataclass
class SiteView:
    """A town whose walls may be raised, what it becomes, and the price."""

    town: str
    becomes: str
    """castle or rampart"""
    price: int


@dataclass
class LimitView:
    """How much there is: castles, ramparts or money; and what stands in the way of more."""

    limit: str
    left: int
    why: str
    rule: str


@dataclass
class PurchaseView:
    """What may be bought together: every wall takes one of its limit, and its price of the money."""

    card_price: int
    sites: list[SiteView]
    limits: list[LimitView]


@dataclass
class DealTownView:
    """A town that may be given for any of those against it, or sold for a sum within limits."""

    town: str
    against: list[str]
    least: int
    most: int
    costs: str | None
    """The province that the viewer gives up with it."""
    wins: list[str]
    """Those of them that would make a province whole for the viewer."""


@dataclass
class DealView:
    """An offer of some kind to some player: why it cannot be made now, or its terms."""

    to: int
    kind: str
    """exchange, gift, pact, promise, sell or buy"""
    why: str | None
    rule: str | None
    power: str | None
    """Whom the reason is about."""
    towns: list[DealTownView]
    """Those one gives, sells or buys; where there are none, any town or none is meant."""
    least: int
    most: int
    """Écus, below 0 for what is asked; or barons that are promised."""


@dataclass
class ChoosingView:
    """What the viewer's question is about: the town, power, event or player concerned, and where he stands."""

    town: str | None
    source: str | None
    """Where the landing comes from that one may forbid."""
    power: str | None
    event: str | None
    other: int | None
    left: int
    """Expansions, attacks, or towns still to be named."""
    roll: str | None
    """The throw that may be made again, by the label of its dice."""
    die: int
    second: int
    """The dice of that throw; 0 where there is none."""
    odds: list[OddsView]
    """For options that commit to a combat, what each would do to the odds."""
    ways: list[WayView]
    """Where an attack or an expansion would come from."""
    purchase: PurchaseView | None
    deals: list[DealView]
    """Where an offer may be made: of every kind, to everybody."""
    breaks: list[str]
    """Towns that one may attack, and would break a pact by it."""


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
