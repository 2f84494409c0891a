"""Montjoie !: what tells which player will win. How much each of it tells is learned (value.toml)."""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.games.montjoie.box.cards import size
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.model.position import CASTLE, FORTRESS, Position, own_towns, province_points
from centans.games.montjoie.sense.temper import BY_HAND
from centans.games.montjoie.sense.worth import danger, doubt, holdings

KINDS: Final = ("two", "more")
"""With two players allies and neutrals play too, and everything is worth something else."""
FEATURES: Final = (
    *("holdings", "points", "points_late", "money", "barons", "towns", "castles", "fortresses", "provinces"),
    *("provinces_to_come", "begun", "begun_to_come", "income_to_come", "danger", "hero", "ally", "ports", "cards"),
)
LATE: Final = 4.0
"""Turns to come that are counted as one."""
FEW: Final = 5.0


def rows(s: Position) -> list[list[float]]:
    return [row_of(s, seat) for seat in range(s.box.players)]


def row_of(s: Position, seat: int) -> list[float]:
    nation = s.nation[seat]
    left = max(0, s.box.first_end - s.turn + 1)
    if nation == NOBODY:
        return [0.0] * len(FEATURES)
    mine = own_towns(s, seat)
    castles = fortresses = income = exposed = 0.0
    for town in members(mine):
        level = s.level[town]
        castles += level == CASTLE
        fortresses += level == FORTRESS
        income += s.box.income[max(1, level)]
        exposed += danger(s, nation, town)
    whole, begun = province_points(s, nation), begun_provinces(s, nation)
    points = s.points[seat] / FEW
    ally = count(s.held[s.allies[seat]]) / FEW if s.allies[seat] != NOBODY else 0.0
    to_come = left / LATE
    about_wealth = [points, points / (1 + left), s.money[seat] / FEW, s.barons[seat] / FEW]
    about_towns = [count(mine) / FEW, castles / FEW, fortresses / FEW, float(whole), whole * to_come, begun]
    about_others = [exposed / FEW, float(s.heroes[seat] != 0), ally, count(mine & s.box.ports) / FEW]
    return [
        *[
            holdings(s, BY_HAND, seat) / doubt(s, BY_HAND),
            *about_wealth,
            *about_towns,
            begun * to_come,
            income / FEW * to_come,
        ],
        *[*about_others, size(s.hands[seat]) / FEW],
    ]


def begun_provinces(s: Position, nation: int) -> float:
    """What the provinces would bring that are held in part, the larger the part the more."""
    total = 0.0
    for province, towns in enumerate(s.box.province_towns):
        held, whole = count(towns & s.held[nation]), count(towns)
        if 0 < held < whole:
            share = held / whole
            total += s.box.province_points[province] * share * share
    return total
