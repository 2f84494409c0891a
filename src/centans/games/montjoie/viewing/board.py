"""Montjoie !: the board as all see it: towns, provinces, powers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.core.views import Album
from centans.games.montjoie.box.names import FOREIGN, NATIONS, POWERS, PROVINCES, ROAD, TOWNS
from centans.games.montjoie.box.realm import Realm, count
from centans.games.montjoie.model.fight import DEFENCE
from centans.games.montjoie.model.position import FREE, Position, led_by, province_points
from centans.games.montjoie.model.totals import new_fight, parts
from centans.games.montjoie.rules.attacks import friend_of
from centans.games.montjoie.view.realm import PartView, PowerView, ProvinceView, TownView

REMEMBERED: Final = 10_000
"""How many parts of views of each kind are kept at hand: from one answer to the next, most of them stay the same."""


class Board:
    """What all see alike, and costs most to tell."""

    __slots__ = ("powers", "provinces", "towns")

    def __init__(self, s: Position) -> None:
        self.towns = [_town(s, town) for town in range(len(TOWNS))]
        self.provinces = [_province(s, province) for province in range(len(PROVINCES))]
        self.powers = [_power(s, power) for power in range(len(POWERS))]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def power_or_none(power: int) -> str | None:
    return None if power == FREE else POWERS[power]


TOWNS_SEEN: Final[Album[TownView]] = Album(REMEMBERED)


def _town(s: Position, town: int) -> TownView:
    """A town of which all that is shown is as it was is shown by the same object."""
    facts = facts_of(s, town)
    found = TOWNS_SEEN.get(facts)
    return TOWNS_SEEN.keep(facts, town_view(s, town)) if found is None else found


def facts_of(s: Position, town: int) -> tuple[object, ...]:
    """All that a town's view is made of."""
    owner = s.owner[town]
    leader = led_by(s, owner)
    flags = s.pillaged >> town & 1, s.protected >> town & 1, s.built >> town & 1, s.dealt_towns >> town & 1
    attackers = tuple([nation for nation in range(FOREIGN) if s.targets[nation] >> town & 1])
    source = owner != FREE and owner < FOREIGN and s.sources[owner] >> town & 1
    hired = s.mercenaries[town] if s.mercenaries else 0
    grand_master = leader != NOBODY and s.grand_masters >> leader & 1
    return s.box, town, owner, s.level[town], flags, hired, attackers, source, leader, grand_master


def town_view(s: Position, town: int) -> TownView:
    bit = 1 << town
    level = s.level[town]
    owner = s.owner[town]
    pillaged = bool(s.pillaged & bit)
    return TownView(
        town=TOWNS[town],
        province=PROVINCES[s.box.province_of[town]],
        port=bool(s.box.ports & bit),
        sea=sea_of(s, town),
        mountain=bool(s.box.mountains & bit),
        owner=power_or_none(owner),
        level=level,
        income=0 if pillaged or owner == FREE or owner >= FOREIGN else s.box.income[level],
        pillaged=pillaged,
        protected=bool(s.protected & bit),
        new_castle=bool(s.built & bit),
        dealt=bool(s.dealt_towns & bit),
        mercenaries=s.mercenaries[town] if s.mercenaries else 0,
        defence=_defence(s, town),
        attacked_by=[NATIONS[nation] for nation in range(FOREIGN) if s.targets[nation] & bit],
        attacked_from=owner != FREE and owner < FOREIGN and bool(s.sources[owner] & bit),
    )


def sea_of(s: Position, town: int) -> int:
    """0 without a port; ports with the same number can reach each other by sea (MJ-OSZ-1)."""
    if not s.box.ports >> town & 1:
        return 0
    zone = s.box.sea_from[town] | 1 << town
    return 1 + (zone & -zone).bit_length()


def _defence(s: Position, town: int) -> list[PartView]:
    """Walls, mountain, basic force, mercenaries: what stands there whoever attacks by road."""
    attacker = FOREIGN
    fight = new_fight(s, attacker, town, town, ROAD)
    return [PartView(name, value) for name, value in parts(s, fight, DEFENCE)]


def _province(s: Position, province: int) -> ProvinceView:
    towns = s.box.province_towns[province]
    holder = s.owner[(towns & -towns).bit_length() - 1]
    controlled = holder != FREE and not towns & ~s.held[holder]
    return _province_view(s.box, province, POWERS[holder] if controlled else None)


@lru_cache(REMEMBERED)
def _province_view(box: Realm, province: int, controller: str | None) -> ProvinceView:
    names = [TOWNS[town] for town in members(box.province_towns[province])]
    return ProvinceView(PROVINCES[province], box.province_points[province], names, controller)


def _power(s: Position, power: int) -> PowerView:
    nation = power < FOREIGN
    seat = s.seat_of[power] if nation else NOBODY
    if seat == NOBODY and nation:
        seat = s.loyal[power]
    return _power_view(
        power,
        role_of(s, power),
        seat_or_none(seat),
        seat_or_none(s.controller[power]) if nation else None,
        count(s.held[power]),
        count(s.held[power] & s.box.ports),
        province_points(s, power),
        reach_of(s, power) if nation else 0,
    )


@lru_cache(REMEMBERED)
def _power_view(
    power: int, role: str, seat: int | None, controller: int | None, towns: int, ports: int, points: int, reach: int
) -> PowerView:
    names = [TOWNS[town] for town in members(reach)]
    return PowerView(POWERS[power], role, seat, controller, towns, ports, points, names)


def reach_of(s: Position, power: int) -> int:
    """The towns next to a power's own by road or sea, without its friend's (MJ-CBT-5, MJ-EXP-2, MJ-ALY-9).

    What has been used up this turn counts not: it is what the others have to fear.
    """
    near, box = 0, s.box
    for town in members(s.held[power]):
        near |= box.neighbours[town] | box.sea_from[town]
    friend = friend_of(s, power)
    return near & ~s.held[power] & ~(0 if friend == NOBODY else s.held[friend])


def role_of(s: Position, power: int) -> str:
    """player, ally, neutral, foreign or absent."""
    if power >= FOREIGN:
        return "foreign"
    if power in s.box.playing:
        return "player"
    if power not in s.box.powers:
        return "absent"
    return "ally" if s.box.players > 2 or s.loyal[power] != NOBODY else "neutral"
