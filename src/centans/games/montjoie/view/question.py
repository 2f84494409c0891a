"""What goes with the question that is put to the viewer."""

from __future__ import annotations

from dataclasses import dataclass

from centans.games.montjoie.view.combats import OddsView
from centans.games.montjoie.view.talks import DealView


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
