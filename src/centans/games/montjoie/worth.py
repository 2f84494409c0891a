"""Montjoie !: what things are worth to a bot, measured in claim points to be expected."""

from __future__ import annotations

from typing import Final

from centans.core.game import NOBODY
from centans.games.montjoie.box import count, towns_in
from centans.games.montjoie.model import CASTLE, FREE, Position, province_points
from centans.games.montjoie.names import FOREIGN

ECU: Final = 0.12
"""What an écu is worth."""
HORIZON: Final = 4
"""A bot does not look further ahead than so many turns."""
FOOTHOLD: Final = 0.25
"""What any town is worth, as a source of attacks and a place to grow from."""
SPITE: Final = 0.35
"""How much of a rival's loss counts as one's own gain; more against the leader."""


def turns_left(s: Position) -> int:
    """How many more times points are counted, as far as a bot looks."""
    last = next((turn for turn, die in enumerate(s.box.end_die) if die), s.box.last_turn)
    return max(1, min(HORIZON, last - s.turn + 1))


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
    ahead = prospect(s, victim) - prospect(s, seat)
    return SPITE + (0.3 if ahead > 0 and victim == leader(s, seat) else 0.0)


def prospect(s: Position, seat: int) -> float:
    """Where a seat is heading: its points, and its provinces for the turns to come."""
    return s.points[seat] + turns_left(s) * province_points(s, s.nation[seat])


def leader(s: Position, seat: int) -> int:
    """The strongest of the others."""
    others = [other for other in range(s.box.players) if other != seat]
    best = others[0]
    for other in others:
        if prospect(s, other) > prospect(s, best):
            best = other
    return best


def gain(s: Position, seat: int, power: int, town: int) -> float:
    """What taking a town means: one's own gain and the owner's loss."""
    owner = s.owner[town]
    victim = s.seat_of[owner] if owner != FREE and owner < FOREIGN else NOBODY
    return worth(s, power, town) + spite(s, seat, victim) * loss(s, town)


def danger(s: Position, power: int, town: int) -> float:
    """How exposed a town is, from 0 to 1: enemies who can reach it."""
    near = 0
    for other in towns_in(s.box.neighbours[town]):
        owner = s.owner[other]
        near += owner not in (FREE, power) and owner < FOREIGN
    landing = 1 if s.box.ports >> town & 1 else 0
    return min(1.0, 0.25 * near + 0.25 * landing) * (0.5 if s.level[town] > CASTLE else 1.0)
