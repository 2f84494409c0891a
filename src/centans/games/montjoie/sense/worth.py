"""Montjoie !: what things are worth to a bot, measured in claim points to be expected."""

from __future__ import annotations

from math import fsum
from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.games.montjoie.box.names import FOREIGN
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.model.position import CASTLE, FREE, Position, own_towns, province_points
from centans.games.montjoie.sense.temper import Temper

SETTLED: Final = 0.5
"""How much of what a town may bring is taken for granted; the rest is in what whole provinces bring."""
DOUBT: Final = 2.0
"""How far apart points must be to decide the match at its end."""
DOUBT_A_TURN: Final = 1.5
"""How much more for each turn to come."""


def turns_left(s: Position, temper: Temper) -> float:
    """How many more times points are counted, as far as a bot looks."""
    sure = max(1, s.box.first_end - s.turn + 1)
    return min(temper.horizon, sure + temper.extra_turns * turns_not_sure(s) if temper.extra_turns else sure)


def turns_not_sure(s: Position) -> float:
    """How many more turns are to be expected after the first that may be the last."""
    likely, total = 1.0, 0.0
    for turn in range(max(s.turn, s.box.first_end), s.box.last_turn):
        likely *= 1.0 - s.box.end_die[turn] / 6
        total += likely
    return total


def worth(s: Position, temper: Temper, power: int, town: int) -> float:
    """What holding this town means to a power that holds what it holds besides."""
    box = s.box
    province = box.province_towns[box.province_of[town]]
    whole = count(province)
    others = count(province & s.held[power] & ~(1 << town))
    points = box.province_points[box.province_of[town]] * temper.shares[whole][others]
    if box.players == 2 and power in s.allies:
        points *= temper.ally
    income = box.income[max(1, s.level[town])] * temper.ecu * temper.income
    return temper.foothold + (points + income) * turns_left(s, temper)


def loss(s: Position, temper: Temper, town: int) -> float:
    """What its owner loses with a town; nothing if that is no player."""
    owner = s.owner[town]
    if owner == FREE or owner >= FOREIGN or s.seat_of[owner] == NOBODY:
        return 0.0
    return worth(s, temper, owner, town)


def spite(s: Position, temper: Temper, seat: int, victim: int) -> float:
    """How much this seat enjoys what that seat loses."""
    if victim in (NOBODY, seat):
        return 0.0
    if prospect(s, temper, victim) <= prospect(s, temper, seat) or victim != leader(s, temper, seat):
        return temper.spite
    return temper.spite + temper.envy


def prospect(s: Position, temper: Temper, seat: int) -> float:
    """Where a seat is heading: its points, and its provinces for the turns to come."""
    return s.points[seat] + turns_left(s, temper) * province_points(s, s.nation[seat])


def doubt(s: Position, temper: Temper) -> float:
    """How far apart holdings must be to decide the match."""
    return DOUBT + DOUBT_A_TURN * turns_left(s, temper)


def holdings(s: Position, temper: Temper, seat: int) -> float:
    """Points, money, and what towns and provinces will bring."""
    nation = s.nation[seat]
    towns = fsum([worth(s, temper, nation, town) for town in members(own_towns(s, seat))])
    provinces = turns_left(s, temper) * province_points(s, nation)
    return s.points[seat] + temper.ecu * s.money[seat] + SETTLED * towns + (1 - SETTLED) * provinces


def leader(s: Position, temper: Temper, seat: int) -> int:
    """The strongest of the others."""
    best, furthest = NOBODY, -1.0
    for other in range(s.box.players):
        reached = prospect(s, temper, other) if other != seat else -1.0
        if reached > furthest:
            best, furthest = other, reached
    return best


def gain(s: Position, temper: Temper, seat: int, power: int, town: int) -> float:
    """What taking a town means: one's own gain and the owner's loss."""
    owner = s.owner[town]
    found = worth(s, temper, power, town)
    victim = s.seat_of[owner] if owner != FREE and owner < FOREIGN else NOBODY
    if victim != NOBODY:
        found += spite(s, temper, seat, victim) * loss(s, temper, town)
        found += temper.breaking * points_broken(s, owner, town) * turns_left(s, temper)
    elif owner in s.allies and owner != s.allies[seat]:
        found += temper.foes_ally * worth(s, temper, owner, town)
    return found * (1.0 - temper.exposure * danger(s, power, town))


def points_broken(s: Position, power: int, town: int) -> int:
    """The claim points of a province that is whole in the hands of a power, as long as it has this town."""
    province = s.box.province_of[town]
    return 0 if s.box.province_towns[province] & ~s.held[power] else s.box.province_points[province]


def danger(s: Position, power: int, town: int) -> float:
    """How exposed a town is, from 0 to 1: enemies who can reach it."""
    near = 0
    for other in members(s.box.neighbours[town]):
        owner = s.owner[other]
        near += owner not in (FREE, power) and owner < FOREIGN
    landing = 1 if s.box.ports >> town & 1 else 0
    return min(1.0, 0.25 * near + 0.25 * landing) * (0.5 if s.level[town] > CASTLE else 1.0)
