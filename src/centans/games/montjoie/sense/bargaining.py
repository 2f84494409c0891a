"""Deals: what a bot accepts, and which exchanges and sales it proposes.

A deal is judged by the whole holdings of both before and after it, so that a town for its neighbour in the same
province is worth nothing. The same offer always gets the same answer, and one that serves its maker much more than the
bot is refused: nothing is gained by asking again, nor by bidding down.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from centans.core.bits import members
from centans.core.options import Option
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.choices.numbers import MOST_ECUS
from centans.games.montjoie.choices.people import Accept
from centans.games.montjoie.choices.words import BUY, EXCHANGE, SELL
from centans.games.montjoie.model.position import Position, is_full, own_towns, set_owner
from centans.games.montjoie.model.promise import NO_TOWN
from centans.games.montjoie.rules.offers import Answer, Offer
from centans.games.montjoie.rules.optional.town_sales import least_price, refuse_seller, sellable
from centans.games.montjoie.sense.temper import Temper
from centans.games.montjoie.sense.trust import peace
from centans.games.montjoie.sense.worth import SETTLED, holdings, spite, turns_left

MARGIN: Final = 0.15
"""A deal must be worth so much, or it is not worth the ink."""
FAIR: Final = 0.5
"""Who proposes may gain twice as much as the bot, not more."""


class Proposal(NamedTuple):
    """What is proposed to whom: towns with money on either side, nothing but peace, or barons for a town."""

    kind: Option
    to: int
    town: int
    wanted: int
    gives: int
    asks: int
    value: float
    barons: int = 0


# -- what a deal is worth -----------------------------------------------------------------------------------------


def weigh_answer(s: Position, temper: Temper, step: Answer, seat: int, options: tuple[Option, ...]) -> list[float]:
    offer = step.offer
    value = (
        peace(s, temper, seat, offer.seat)
        if offer.pact
        else judged(s, temper, seat, offer.seat, *benefits(s, temper, offer))
    )
    return [value if isinstance(option, Accept) else 0.0 for option in options]


def benefits(s: Position, temper: Temper, offer: Offer) -> tuple[float, float]:
    """What the holdings of the one addressed and of the one who offers gain."""
    if is_sale_to_nobody(s, offer):
        return 0.0, 0.0
    after = s.clone()
    after.journal = None
    after.money[offer.seat] += offer.asks - offer.gives
    after.money[offer.to] += offer.gives - offer.asks
    if offer.town != NO_TOWN:
        set_owner(after, offer.town, s.nation[offer.to])
    if offer.wanted != NO_TOWN:
        set_owner(after, offer.wanted, s.nation[offer.seat])
    gain_to = holdings(after, temper, offer.to) - holdings(s, temper, offer.to)
    return gain_to, holdings(after, temper, offer.seat) - holdings(s, temper, offer.seat)


def is_sale_to_nobody(s: Position, offer: Offer) -> bool:
    """Who has no garrison left would have to abandon a town for the one that he buys (MJ-COMP-7)."""
    if offer.town != NO_TOWN and offer.wanted != NO_TOWN:
        return False
    return is_full(s, s.nation[offer.to if offer.town != NO_TOWN else offer.seat])


def judged(s: Position, temper: Temper, seat: int, other: int, mine: float, theirs: float) -> float:
    """A deal to one who gains this much while the other gains that much; below nothing if he would rather not.

    What the other loses by it makes no deal good.
    """
    gained = max(0.0, theirs)
    return min(mine - spite(s, temper, seat, other) * gained - MARGIN, mine - FAIR * gained)


# -- exchanges ----------------------------------------------------------------------------------------------------


def province_worth(s: Position, temper: Temper, province: int, held: int) -> float:
    """What so many towns of a province bring, by the measure of `holdings`."""
    whole = count(s.box.province_towns[province])
    points = s.box.province_points[province] * turns_left(s, temper)
    share = held * (2 * held - 1) / whole**2
    return points * (SETTLED * share + (1 - SETTLED) * (held == whole))


def steps_of(s: Position, temper: Temper, seat: int) -> tuple[list[float], list[float]]:
    """By province: what one town more would bring, and what one less costs."""
    nation = s.nation[seat]
    more: list[float] = []
    less: list[float] = []
    for province, towns in enumerate(s.box.province_towns):
        held = count(towns & s.held[nation])
        now = province_worth(s, temper, province, held)
        more.append(province_worth(s, temper, province, held + 1) - now if held < count(towns) else 0.0)
        less.append(now - province_worth(s, temper, province, held - 1) if held else 0.0)
    return more, less


def exchanges(s: Position, temper: Temper, seat: int, to: int) -> list[Proposal]:
    """Exchanges that should please both."""
    if not own_towns(s, seat) or not own_towns(s, to):
        return []
    more, less = steps_of(s, temper, seat)
    their_more, their_less = steps_of(s, temper, to)
    province_of, level = s.box.province_of, s.level
    found: list[Proposal] = []
    for town in members(own_towns(s, seat) & ~s.dealt_towns):
        home = province_of[town]
        for wanted in members(own_towns(s, to) & ~s.dealt_towns):
            there = province_of[wanted]
            if there == home or level[town] != level[wanted]:
                continue
            mine, theirs = more[there] - less[home], their_more[home] - their_less[there]
            if mine + theirs > MARGIN:
                even = round((mine - theirs) / (2 * temper.ecu))
                gives = max(0, min(even, s.money[seat], MOST_ECUS))
                asks = max(0, min(-even, s.money[to], MOST_ECUS))
                deal = Proposal(EXCHANGE, to, town, wanted, gives, asks, 0.0)
                found += wanted_by_both(s, temper, seat, deal, mine, theirs)
    return found


def wanted_by_both(
    s: Position, temper: Temper, seat: int, deal: Proposal, mine: float, theirs: float
) -> list[Proposal]:
    """The deal with what it is worth to its maker; nothing unless both want it at that price."""
    mine += (deal.asks - deal.gives) * temper.ecu
    theirs += (deal.gives - deal.asks) * temper.ecu
    value = judged(s, temper, seat, deal.to, mine, theirs)
    if value <= 0 or judged(s, temper, deal.to, seat, theirs, mine) <= 0:
        return []
    return [deal._replace(value=value)]


# -- sales --------------------------------------------------------------------------------------------------------


def sales(s: Position, temper: Temper, seat: int, to: int) -> list[Proposal]:
    """Towns for money, either way, that should please both (option `town_sales`)."""
    if not s.box.town_sales:
        return []
    return [*sold(s, temper, seat, to, seat, to), *sold(s, temper, seat, to, to, seat)]


def sold(s: Position, temper: Temper, seat: int, to: int, seller: int, buyer: int) -> list[Proposal]:
    """At a price half-way between what the town is worth to either, as far as the rules and the purse allow."""
    if refuse_seller(s, seller, s.money[buyer]) is not None:
        return []
    selling = seller == seat
    found: list[Proposal] = []
    for town in members(sellable(s, seller, s.money[buyer])):
        town_given, town_wanted = (town, NO_TOWN) if selling else (NO_TOWN, town)
        theirs, mine = benefits(s, temper, Offer(seat, to, town_given, town_wanted, 0, 0))
        if mine + theirs <= MARGIN:
            continue
        even = round(abs(mine - theirs) / (2 * temper.ecu))
        price = max(least_price(s, town), min(even, s.money[buyer], MOST_ECUS))
        gives, asks = (0, price) if selling else (price, 0)
        deal = Proposal(SELL if selling else BUY, to, town_given, town_wanted, gives, asks, 0.0)
        found += wanted_by_both(s, temper, seat, deal, mine, theirs)
    return found


def deals(s: Position, temper: Temper, seat: int, to: int) -> list[Proposal]:
    """All exchanges and sales between two that should please both."""
    return [*exchanges(s, temper, seat, to), *sales(s, temper, seat, to)]
