"""Montjoie !: what things are worth to a bot, measured in claim points to be expected."""

from __future__ import annotations

from math import fsum
from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.games.montjoie.box.names import FOREIGN
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.model.position import CASTLE, FREE, Position, own_towns, province_points

ECU: Final = 0.12
"""What an écu is worth."""
HORIZON: Final = 4
"""A bot does not look further ahead than so many turns."""
FOOTHOLD: Final = 0.25
"""What any town is worth, as a source of attacks and a place to grow from."""
SETTLED: Final = 0.5
"""How much of what a town may bring is taken for granted; the rest is in what whole provinces bring."""
DOUBT: Final = 2.0
"""How far apart points must be to decide the match at its end."""
DOUBT_A_TURN: Final = 1.5
"""How much more for each turn to come."""
SPITE: Final = 0.35
ENVY: Final = 0.3
"""How much of a rival's loss counts as one's own gain, and how much more of the leader's."""


def turns_left(s: Position) -> int:
    """How many more times points are counted, as far as a bot looks."""
    return max(1, min(HORIZON, s.box.first_end - s.turn + 1))


def worth(s: Position, power: int, town: int) -> float:
    """What holding this town means to a power that holds what it holds besides."""
    box = s.box
    province = box.province_towns[box.province_of[town]]
    whole = count(province)
    others = count(province & s.held[power] & ~(1 << town))
    share = ((others + 1) ** 2 - others**2) / whole**2
    points = box.province_points[box.province_of[town]] * share
    income = box.income[max(1, s.level[town])] * ECU
    return FOOTHOLD + (points + income) * turns_left(s)


def loss(s: Position, town: int) -> float:
    """What its owner loses with a town; nothing if that is no player."""
    owner = s.owner[town]
    if owner == FREE or owner >= FOREIGN or s.seat_of[owner] == NOBODY:
        return 0.0
    return worth(s, owner, town)


def spite(s: Position, seat: int, victim: int) -> float:
    """How much this seat enjoys what that seat loses."""
    if victim in (NOBODY, seat):
        return 0.0
    if prospect(s, victim) <= prospect(s, seat) or victim != leader(s, seat):
        return SPITE
    return SPITE + ENVY


def prospect(s: Position, seat: int) -> float:
    """Where a seat is heading: its points, and its provinces for the turns to come."""
    return s.points[seat] + turns_left(s) * province_points(s, s.nation[seat])


def doubt(s: Position) -> float:
    """How far apart holdings must be to decide the match."""
    return DOUBT + DOUBT_A_TURN * turns_left(s)


def holdings(s: Position, seat: int) -> float:
    """Points, money, and what towns and provinces will bring."""
    nation = s.nation[seat]
    towns = fsum([worth(s, nation, town) for town in members(own_towns(s, seat))])
    provinces = turns_left(s) * province_points(s, nation)
    return s.points[seat] + ECU * s.money[seat] + SETTLED * towns + (1 - SETTLED) * provinces


def leader(s: Position, seat: int) -> int:
    """The strongest of the others."""
    best, furthest = NOBODY, -1.0
    for other in range(s.box.players):
        reached = prospect(s, other) if other != seat else -1.0
        if reached > furthest:
            best, furthest = other, reached
    return best


def gain(s: Position, seat: int, power: int, town: int) -> float:
    """What taking a town means: one's own gain and the owner's loss."""
    owner = s.owner[town]
    victim = s.seat_of[owner] if owner != FREE and owner < FOREIGN else NOBODY
    return worth(s, power, town) + spite(s, seat, victim) * loss(s, town)


def danger(s: Position, power: int, town: int) -> float:
    """How exposed a town is, from 0 to 1: enemies who can reach it."""
    near = 0
    for other in members(s.box.neighbours[town]):
        owner = s.owner[other]
        near += owner not in (FREE, power) and owner < FOREIGN
    landing = 1 if s.box.ports >> town & 1 else 0
    return min(1.0, 0.25 * near + 0.25 * landing) * (0.5 if s.level[town] > CASTLE else 1.0)
