"""Montjoie !: what may be offered to whom now, with the towns and sums that the rules allow."""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.games.montjoie.asking.effects import completing, province_given_up
from centans.games.montjoie.box.names import TOWNS
from centans.games.montjoie.choices.numbers import MOST_ECUS
from centans.games.montjoie.choices.words import BUY, EXCHANGE, GIFT, PACT, PARLEY, PROMISE, SELL
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.model.promise import NO_TOWN
from centans.games.montjoie.rules.optional.town_sales import least_price, sellable
from centans.games.montjoie.rules.parley import ExchangeTown, ParleyKind, SalePrice, SideMoney
from centans.games.montjoie.view.talks import DealTownView, DealView

KINDS: Final = (EXCHANGE, GIFT, PACT, PROMISE)
SALES: Final = (SELL, BUY)


def deals(s: Position, seat: int, options: tuple[Option, ...]) -> list[DealView]:
    """Every kind of offer to every other player, where an offer may be made at all."""
    if PARLEY not in options:
        return []
    kinds = (*KINDS, *SALES) if s.box.town_sales else KINDS
    return [deal(s, seat, to, kind) for to in range(s.box.players) if to != seat for kind in kinds]


def deal(s: Position, seat: int, to: int, kind: Option) -> DealView:
    refusal = ParleyKind(seat, to).refusal(s, seat, kind)
    if refusal is not None:
        power = refusal.params.get("power")
        named = None if power is None else str(power)
        return DealView(to, kind.kind, refusal.key, refusal.rule, named, [], 0, 0)
    least, most = sums(s, seat, to, kind)
    return DealView(to, kind.kind, None, None, None, towns(s, seat, to, kind), least, most)


def sums(s: Position, seat: int, to: int, kind: Option) -> tuple[int, int]:
    """Of écus, or of barons that are promised; below 0 for what is asked."""
    if kind is EXCHANGE:
        given, asked = SideMoney(seat, to, NO_TOWN, NO_TOWN, NOBODY), SideMoney(seat, to, NO_TOWN, NO_TOWN, 0)
        return -asked.most(s), given.most(s)
    if kind is GIFT:
        return 1, min(MOST_ECUS, s.money[seat])
    return (1, s.box.side_barons) if kind is PROMISE else (0, 0)


def towns(s: Position, seat: int, to: int, kind: Option) -> list[DealTownView]:
    if kind is EXCHANGE:
        return [to_exchange(s, seat, to, town) for town in members(ExchangeTown(seat, to, NO_TOWN).choice(s))]
    if kind in SALES:
        seller, buyer = (seat, to) if kind is SELL else (to, seat)
        return [for_sale(s, seat, to, town, kind) for town in members(sellable(s, seller, s.money[buyer]))]
    return []


def to_exchange(s: Position, seat: int, to: int, town: int) -> DealTownView:
    against = ExchangeTown(seat, to, town).choice(s)
    wins = names_of(against & completing(s, seat, town))
    return DealTownView(TOWNS[town], names_of(against), 0, 0, province_given_up(s, seat, town), wins)


def for_sale(s: Position, seat: int, to: int, town: int, kind: Option) -> DealTownView:
    most = SalePrice(seat, to, town, selling=kind is SELL).most(s)
    costs = province_given_up(s, seat, town) if kind is SELL else None
    return DealTownView(TOWNS[town], [], least_price(s, town), most, costs, [])


def names_of(choice: int) -> list[str]:
    return [TOWNS[town] for town in members(choice)]
