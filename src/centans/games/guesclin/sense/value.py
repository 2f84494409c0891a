"""Guesclin !: what tells which side will win. How much each of it tells is learned (value.toml), by objective."""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.games.guesclin.box.grid import BIT, WITHIN
from centans.games.guesclin.box.names import (
    BY_CARTS,
    BY_COMMANDERS,
    BY_KEEP,
    BY_LOOT,
    ENGLISH,
    FRENCH,
    SIDE_OF,
    STUNNED,
)
from centans.games.guesclin.model import NEUTRALISED, Position, ground, on_map
from centans.games.guesclin.sense.judgement import WORTH
from centans.games.guesclin.sense.lead import lead_of_french, soonest, turns_to_exit

OBJECTIVES: Final = (BY_LOOT, BY_KEEP, BY_CARTS, BY_COMMANDERS)
FEATURES: Final = (
    *("lead", "french", "french_late", "to_act", "men", "men_late", "stunned", "commanders_late", "fallen_late"),
    *("out", "in_hand", "way_out", "pursuit", "keep", "inside", "threat", "threat_to_act"),
)
"""Of a side: the lead by hand; who it is and how late; its men; the objective; whom it can strike soon."""
NEAR: Final = 2
"""Hexes from which a man is struck soon."""
TEN: Final = 10.0


def rows(s: Position) -> list[list[float]]:
    """Both sides, the French first."""
    lead = lead_of_french(s)
    return [[lead, *row_of(s, FRENCH)], [0.0, *row_of(s, ENGLISH)]]


def row_of(s: Position, side: int) -> list[float]:
    men = s.box.men
    french = 1.0 if side == FRENCH else 0.0
    late = s.turn / max(1, s.box.rounds)
    to_act = 1.0 if s.active != NOBODY and SIDE_OF[s.active] == side else 0.0
    whole = stunned = commanders = fallen = 0.0
    for man in range(men.number):
        if men.side[man] != side:
            continue
        if s.where[man] == NEUTRALISED:
            fallen += 1.0
            continue
        worth = WORTH[men.kind[man]] / TEN
        if s.face[man] == STUNNED and on_map(s, man):
            stunned += worth
        whole += worth
        if men.commander[man]:
            commanders += 1.0
    threat = threat_of(s, side)
    about_men = [french, french * late, to_act, whole, whole * late, stunned, commanders * late, fallen * late]
    return [*about_men, *about_things(s, side), *about_castle(s, side), threat, threat * to_act]


def about_things(s: Position, side: int) -> list[float]:
    """Loot or carts: out with this side, in its hands, and how soon they will be."""
    out = in_hand = way_out = pursuit = 0.0
    for thing in range(len(s.box.things)):
        carrier = s.carrier[thing]
        if s.taken_by[thing] == side:
            out += 1.0
        elif carrier != NOBODY and s.box.men.side[carrier] == side:
            in_hand += 1.0
            way_out += nearness(turns_to_exit(s, carrier))
        elif carrier != NOBODY and on_map(s, carrier):
            pursuit += nearness(soonest(s, side, ground(s).free[s.where[carrier]] & ground(s).dry))
    return [out, in_hand, way_out, pursuit]


def about_castle(s: Position, side: int) -> list[float]:
    """Who stands on the keep, and who is inside."""
    castle = s.box.castle
    if castle is None:
        return [0.0, 0.0]
    on_keep = 1.0 if s.men_at[side] & BIT[castle.keep] else 0.0
    return [on_keep, len(members(s.men_at[side] & castle.hexes)) / TEN]


def threat_of(s: Position, side: int) -> float:
    """The worth of the enemies who have men of this side near them."""
    men = s.box.men
    total = 0.0
    for man in range(men.number):
        if men.side[man] != side and on_map(s, man):
            near = (WITHIN[s.where[man]][NEAR] & s.men_at[side]).bit_count()
            total += min(2, near) * WORTH[men.kind[man]] / TEN
    return total


def nearness(turns: float) -> float:
    """From 1, there already, to nearly 0."""
    return 1.0 / (1.0 + turns)
