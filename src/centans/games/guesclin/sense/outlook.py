"""Guesclin !: what a side may expect of a choice, in men and in what the scenario is about."""

from __future__ import annotations

from centans.core.bits import members
from centans.core.game import NOBODY, Prospect
from centans.games.guesclin.box.names import BY_CARTS, BY_KEEP, BY_LOOT, CART, ENGLISH, FRENCH, LOOT, STUNNED
from centans.games.guesclin.model import NEUTRALISED, Position, on_map


def outlook(s: Position, seat: int) -> list[Prospect]:
    side = s.box.side_of[seat]
    enemy = ENGLISH if side == FRENCH else FRENCH
    return [
        Prospect("men", fighting(s, side), 0.5),
        Prospect("enemies", fighting(s, enemy), -0.5),
        Prospect("stunned", stunned(s, side), -0.2),
        Prospect("stunned-enemies", stunned(s, enemy), 0.2),
        *goal(s, side),
    ]


def fighting(s: Position, side: int) -> int:
    """The men of a side who are not out of the fight."""
    men = s.box.men
    return sum([men.side[man] == side and s.where[man] != NEUTRALISED for man in range(men.number)])


def stunned(s: Position, side: int) -> int:
    men = s.box.men
    return sum([men.side[man] == side and on_map(s, man) and s.face[man] == STUNNED for man in range(men.number)])


def goal(s: Position, side: int) -> list[Prospect]:
    """What the scenario is about, as far as it is this side's."""
    objective = s.box.scenario.objective
    if objective == BY_LOOT:
        return [Prospect("loot", in_hand(s, side, LOOT), 1.0)]
    if objective == BY_CARTS:
        return [Prospect("carts", in_hand(s, side, CART), 0.8)]
    if objective == BY_KEEP and s.box.castle is not None:
        inside = len(members(s.men_at[FRENCH] & s.box.castle.hexes))
        return [Prospect("inside", inside, 0.4 if side == FRENCH else -0.4)]
    return []


def in_hand(s: Position, side: int, kind: str) -> int:
    """How many things of a kind a side has taken away, or carries."""
    found = 0
    for thing, name in enumerate(s.box.things):
        carrier = s.carrier[thing]
        carried = carrier != NOBODY and s.box.men.side[carrier] == side
        found += name == kind and (carried or s.taken_by[thing] == side)
    return found
