"""Montjoie !: what an exchange or sale of towns would change, before anybody agrees (MJ-DIP-8, 10; MJ-SCO-1)."""

from __future__ import annotations

from centans.core.bits import members
from centans.games.montjoie.box.names import PROVINCES
from centans.games.montjoie.model.position import Position, own_towns
from centans.games.montjoie.model.promise import NO_TOWN
from centans.games.montjoie.rules.offers import Offer
from centans.games.montjoie.view.talks import EffectView


def effects(s: Position, offer: Offer) -> list[EffectView]:
    """For the two concerned, as if it were carried out now; a pact changes nothing on the map."""
    if offer.pact:
        return []
    given, taken = mask(offer.town), mask(offer.wanted)
    return [
        effect(s, offer.seat, offer.asks - offer.gives, given, taken),
        effect(s, offer.to, offer.gives - offer.asks, taken, given),
    ]


def mask(town: int) -> int:
    return 0 if town == NO_TOWN else 1 << town


def effect(s: Position, seat: int, money: int, given: int, taken: int) -> EffectView:
    """What it changes for one of them to give those towns and to take these."""
    before = own_towns(s, seat)
    after = before & ~given | taken
    gains = [one for one, towns in enumerate(s.box.province_towns) if is_whole(towns, after) > is_whole(towns, before)]
    loses = [one for one, towns in enumerate(s.box.province_towns) if is_whole(towns, before) > is_whole(towns, after)]
    points = s.box.province_points
    return EffectView(
        seat=seat,
        money=money,
        income=income(s, taken) - income(s, given),
        points=sum([points[one] for one in gains]) - sum([points[one] for one in loses]),
        gains=[PROVINCES[one] for one in gains],
        loses=[PROVINCES[one] for one in loses],
    )


def is_whole(province: int, held: int) -> bool:
    return not province & ~held


def income(s: Position, towns: int) -> int:
    """What those towns pay, nothing where pillaged (MJ-TRE-1, 2)."""
    return sum([s.box.income[s.level[town]] for town in members(towns & ~s.pillaged)])


def province_given_up(s: Position, seat: int, town: int) -> str | None:
    """The province that a player controls no longer without this town."""
    province = s.box.province_of[town]
    return PROVINCES[province] if is_whole(s.box.province_towns[province], own_towns(s, seat)) else None


def completing(s: Position, seat: int, given: int) -> int:
    """The towns of which each would make a province whole for a player who gives that one for it."""
    held, found = own_towns(s, seat) & ~(1 << given), 0
    for towns in s.box.province_towns:
        lacking = towns & ~held
        if lacking and not lacking & (lacking - 1):
            found |= lacking
    return found & ~(1 << given)
