"""Guesclin !: how far the French are ahead in a position, in points of a man's worth; figures set by hand."""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.games.guesclin.box.grid import BIT
from centans.games.guesclin.box.names import BY_CARTS, BY_KEEP, BY_LOOT, CART, ENGLISH, FRENCH, LOOT, STUNNED
from centans.games.guesclin.model import GONE_OUT, NEUTRALISED, Position, ground, on_map
from centans.games.guesclin.rules.values import gait
from centans.games.guesclin.sense.judgement import FIRST_HIT, worth

STEADY: Final = 9.0
"""How many points of worth are about three to one."""
LOOT_OUT: Final = 30.0
LOOT_IN_HAND: Final = 9.0
CART_OUT: Final = 12.0
CART_LED: Final = 4.0
ON_KEEP: Final = 20.0
A_TURN: Final = 1.5
"""What a turn nearer to one's goal is worth."""
TIME: Final = 8.0
"""What the time that has passed is worth to who has only to wait."""
FAR: Final = 12.0
"""Turns to where no way leads."""


def lead_of_french(s: Position) -> float:
    """One is about as much as two and a half to one."""
    return (strength_of(s, FRENCH) - strength_of(s, ENGLISH) + goal_of_french(s)) / STEADY


def strength_of(s: Position, side: int) -> float:
    """What the men of a side are worth who have not been put out of the fight."""
    men = s.box.men
    total = 0.0
    for man in range(men.number):
        if men.side[man] == side and s.where[man] != NEUTRALISED:
            total += worth(s, man) * (1 - FIRST_HIT if s.face[man] == STUNNED and on_map(s, man) else 1.0)
    return total


def goal_of_french(s: Position) -> float:
    """How far the French are ahead in what the scenario is about."""
    objective = s.box.scenario.objective
    if objective == BY_LOOT:
        return lead_by_loot(s)
    if objective == BY_KEEP:
        return lead_by_keep(s)
    if objective == BY_CARTS:
        return lead_by_carts(s)
    return 0.0


def signed(side: int, amount: float) -> float:
    return amount if side == FRENCH else -amount


def lead_by_loot(s: Position) -> float:
    loot = s.box.things.index(LOOT)
    taken = s.taken_by[loot]
    if taken != NOBODY:
        knight = s.box.commander_of[s.box.scenario.things[loot].banner]
        saved = 3.0 if s.where[knight] == GONE_OUT else 0.0
        return signed(taken, LOOT_OUT) + signed(s.box.men.side[knight], saved)
    carrier = s.carrier[loot]
    if carrier != NOBODY:
        return signed(s.box.men.side[carrier], max(2.0, LOOT_IN_HAND - A_TURN * turns_to_exit(s, carrier)))
    lying = BIT[s.lies_at[loot]] if s.lies_at[loot] >= 0 else 0
    return A_TURN * (soonest(s, ENGLISH, lying) - soonest(s, FRENCH, lying))


def lead_by_keep(s: Position) -> float:
    castle = s.box.castle
    assert castle is not None, "this objective needs a castle"
    keep = BIT[castle.keep]
    waited = TIME * s.turn / max(1, s.box.rounds)
    if s.men_at[FRENCH] & keep:
        return ON_KEEP - waited
    inside = len(members(s.men_at[FRENCH] & castle.hexes))
    guarded = 3.0 if s.men_at[ENGLISH] & keep else 0.0
    return inside - guarded - A_TURN * soonest(s, FRENCH, keep) - waited


def lead_by_carts(s: Position) -> float:
    total = 0.0
    for thing, kind in enumerate(s.box.things):
        if kind != CART:
            continue
        leader = s.carrier[thing]
        if s.taken_by[thing] in (FRENCH, ENGLISH):
            total += signed(s.taken_by[thing], CART_OUT)
        elif leader != NOBODY:
            total += signed(s.box.men.side[leader], max(1.0, CART_LED + A_TURN * (3.0 - turns_to_exit(s, leader))))
        elif s.lies_at[thing] >= 0:
            lying = BIT[s.lies_at[thing]]
            total += 0.5 * (soonest(s, ENGLISH, lying) - soonest(s, FRENCH, lying))
    return total


def turns_to_exit(s: Position, man: int) -> float:
    door = s.box.exits[s.box.men.banner[man]]
    return FAR if door is None else turns_to(s, man, door.hexes)


def soonest(s: Position, side: int, goal: int) -> float:
    """In how many turns the first man of a side can be there."""
    men = s.box.men
    found = FAR
    for man in range(men.number):
        if men.side[man] == side and on_map(s, man):
            found = min(found, turns_to(s, man, goal))
    return found


def turns_to(s: Position, man: int, goal: int) -> float:
    if not goal or not on_map(s, man):
        return FAR
    cost = ground(s).away_from(goal, gait(s, man)).cost(s.where[man])
    return FAR if cost < 0 else min(FAR, cost / max(1, s.box.men.movement[man][0]))
