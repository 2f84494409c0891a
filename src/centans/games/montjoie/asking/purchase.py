"""Montjoie !: what walls cost now, and how many there can be."""

from __future__ import annotations

from centans.core.bits import members
from centans.core.steps import Step
from centans.games.montjoie.box.names import TOWNS
from centans.games.montjoie.model.position import GARRISON, Position
from centans.games.montjoie.rules.purchases import Purchase
from centans.games.montjoie.view.question import LimitView, PurchaseView, SiteView

CASTLE = "castle"
RAMPART = "rampart"
MONEY = "money"


def purchase(s: Position, step: Step[Position]) -> PurchaseView | None:
    """Several things may be bought together: each takes one of its limit, and its price of the treasury."""
    if not isinstance(step, Purchase):
        return None
    sites = [site(s, town) for town in members(step.sites(s))]
    return PurchaseView(s.box.card_price, sites, limits(s, step))


def site(s: Position, town: int) -> SiteView:
    if s.level[town] == GARRISON:
        return SiteView(TOWNS[town], CASTLE, s.box.castle_price)
    return SiteView(TOWNS[town], RAMPART, s.box.rampart_price)


def limits(s: Position, step: Purchase) -> list[LimitView]:
    """New castles of this turn or towers, whichever are fewer; ramparts; the treasury (MJ-BUY-4, 7; MJ-COMP-3, 4)."""
    castles = s.box.new_castles - step.castles
    return [
        LimitView(CASTLE, castles, "castles", "MJ-BUY-7")
        if castles <= s.towers
        else LimitView(CASTLE, s.towers, "towers", "MJ-COMP-3"),
        LimitView(RAMPART, s.ramparts, "ramparts", "MJ-COMP-4"),
        LimitView(MONEY, s.money[step.seat], "money", "MJ-BUY-4"),
    ]
