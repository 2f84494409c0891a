"""Guesclin !: where a bot's man wants to go, by the objective of the scenario."""

from __future__ import annotations

from typing import Final

from centans.core.bits import members, set_of
from centans.core.game import NOBODY
from centans.games.guesclin.box.grid import BIT, COLUMNS, ROWS, WITHIN, hex_at
from centans.games.guesclin.box.ground import Reach
from centans.games.guesclin.box.maps import Castle
from centans.games.guesclin.box.names import (
    BUNDLE,
    BY_CARTS,
    BY_COMMANDERS,
    BY_KEEP,
    BY_LOOT,
    CART,
    ENGLISH,
    FRENCH,
    LOOT,
    SIDE_OF,
)
from centans.games.guesclin.model import Position, carries, ground, on_map
from centans.games.guesclin.rules.shooting import farthest
from centans.games.guesclin.rules.values import gait, movement, shooting
from centans.games.guesclin.sense.judgement import beside_enemies, enemies_near, is_asleep, worth

STROLL: Final = 0.8
"""What a turn's march towards the enemy is worth."""
ERRAND: Final = 3.0
"""The same towards something that decides the game."""
POST: Final = 20.0
"""The same for who must not leave his post."""
FLIGHT: Final = 7.0
"""The same for who has it in his hands."""
MIDDLE: Final = hex_at(COLUMNS // 2, ROWS // 2)
FAR: Final = 60
"""Hexes that no way leads to."""


class Aim:
    """A goal and what a turn's march towards it is worth."""

    __slots__ = ("far", "goal", "pace", "pull")

    def __init__(self, s: Position, fighter: int, goal: int, pull: float) -> None:
        self.goal = goal
        self.pull = pull
        self.pace = max(2, movement(s, fighter) or s.box.men.movement[fighter][0])
        self.far = ground(s).away_from(goal, gait(s, fighter)).prices()
        """By hex: what the way to the goal costs."""

    def at(self, place: int) -> float:
        """What it is worth to stand on a hex: nothing at the goal, less and less further away."""
        if not self.goal:
            return 0.0
        cost = self.far[place]
        return -self.pull * (FAR if cost < 0 else cost) / self.pace


def aim_of(s: Position, fighter: int) -> Aim:
    objective = s.box.scenario.objective
    if objective == BY_LOOT:
        return loot_aim(s, fighter)
    if objective == BY_KEEP:
        return keep_aim(s, fighter)
    if objective == BY_CARTS:
        return cart_aim(s, fighter)
    return battle_aim(s, fighter, STROLL)


def first_aim(s: Position, fighter: int) -> Aim:
    """Where a man is placed: near to what the game is about, as far as it is on the map already."""
    lying = set_of([place for place in s.lies_at if place >= 0])
    if lying:
        return Aim(s, fighter, lying, ERRAND)
    if not s.men_at[1 - s.box.men.side[fighter]] and s.box.scenario.objective == BY_COMMANDERS:
        return Aim(s, fighter, WITHIN[MIDDLE][2] & ground(s).dry, STROLL)
    return aim_of(s, fighter)


def battle_aim(s: Position, fighter: int, pull: float) -> Aim:
    """Towards the enemy, or for who shoots to where he can shoot; commanders of whom all depends hang back."""
    goal = beside_enemies(s, fighter)
    if shooting(s, fighter) > 0:
        reach = max(1, farthest(s, fighter) - 2)
        goal = 0
        for place in members(s.men_at[1 - s.box.men.side[fighter]]):
            goal |= WITHIN[place][reach] & ~WITHIN[place][1]
        goal &= ground(s).dry
    elif s.box.scenario.objective == BY_COMMANDERS:
        prey = beside_prey(s, fighter)
        goal = prey or goal
    return Aim(s, fighter, goal, pull)


def beside_prey(s: Position, fighter: int) -> int:
    """The hexes beside the enemy who is worth most for the way that leads to him."""
    here = s.where[fighter]
    best, goal = 0.0, 0
    for enemy in range(s.box.men.number):
        if s.box.men.side[enemy] == s.box.men.side[fighter] or not on_map(s, enemy):
            continue
        beside = ground(s).free[s.where[enemy]] & ground(s).dry
        away = ground(s).away_from(beside, gait(s, fighter)).cost(here) if here >= 0 else 9
        value = worth(s, enemy) / (4.0 + (FAR if away < 0 else away))
        if value > best:
            best, goal = value, beside
    return goal


# -- scenario 1 -----------------------------------------------------------------------------------------------------


def exits_for(s: Position, fighter: int) -> int:
    door = s.box.exits[s.box.men.banner[fighter]]
    return 0 if door is None else door.hexes


def loot_aim(s: Position, fighter: int) -> Aim:
    loot = s.box.things.index(LOOT)
    carrier = s.carrier[loot]
    side = s.box.men.side[fighter]
    if s.taken_by[loot] != NOBODY:
        return after_the_loot(s, fighter)
    if carrier == fighter:
        return Aim(s, fighter, exits_for(s, fighter), FLIGHT)
    if carrier == NOBODY:
        return Aim(s, fighter, BIT[s.lies_at[loot]], ERRAND)
    if s.box.men.side[carrier] == side:
        return escort(s, fighter, carrier)
    return Aim(s, fighter, interception(s, fighter, carrier), ERRAND)


def after_the_loot(s: Position, fighter: int) -> Aim:
    """The commander of the owners gets away, and the others see to it, or to the contrary."""
    loot = s.box.things.index(LOOT)
    banner = s.box.scenario.things[loot].banner
    knight = s.box.commander_of[banner]
    if fighter == knight:
        return Aim(s, fighter, exits_for(s, fighter), FLIGHT)
    if s.box.men.side[fighter] != SIDE_OF[banner] and on_map(s, knight):
        return Aim(s, fighter, interception(s, fighter, knight), ERRAND)
    return battle_aim(s, fighter, STROLL)


def escort(s: Position, fighter: int, carrier: int) -> Aim:
    """Enemies close to the carrier are fought; otherwise one goes with him."""
    where = s.where[carrier]
    if where >= 0 and enemies_near(s, s.box.men.side[fighter], where, 4):
        return Aim(s, fighter, beside_enemies(s, fighter), ERRAND)
    exits = exits_for(s, carrier)
    return Aim(s, fighter, exits, ERRAND) if exits else battle_aim(s, fighter, STROLL)


def interception(s: Position, fighter: int, prey: int) -> int:
    """The hexes where a man can first be in the way of somebody who is making for his exits."""
    start = s.where[prey]
    exits = exits_for(s, prey)
    if start < 0 or not exits:
        return beside_enemies(s, fighter)
    to_exit = ground(s).away_from(exits, gait(s, prey))
    pace = max(1, movement(s, prey))
    whole = to_exit.cost(start)
    if whole < 0:
        return ground(s).free[start] & ground(s).dry
    from_prey = ground(s).away_from(BIT[start], gait(s, prey))
    here = ground(s).away_from(BIT[s.where[fighter]], gait(s, fighter)) if on_map(s, fighter) else None
    own_pace = max(1, movement(s, fighter) or 1)
    for turns in range(1, 2 + whole // pace):
        ahead = on_the_way(from_prey, to_exit, whole, turns * pace)
        around: int = ahead | ground(s).ways.grow(ahead)
        if here is not None and here.within(turns * own_pace) & around:
            return around
    return exits


def on_the_way(from_start: Reach, to_end: Reach, whole: int, steps: int) -> int:
    """The hexes of the shortest ways that lie about so many steps from their beginning."""
    mask = 0
    for cost in range(max(0, steps - 1), min(steps + 1, whole) + 1):
        if cost < len(from_start.layers):
            mask |= from_start.layers[cost] & to_end.within(whole - cost + 1)
    return mask


# -- scenario 2 -----------------------------------------------------------------------------------------------------


def keep_aim(s: Position, fighter: int) -> Aim:
    castle = s.box.castle
    assert castle is not None, "this objective needs a castle"
    side = s.box.men.side[fighter]
    keep = BIT[castle.keep]
    if side == FRENCH:
        return storm_aim(s, fighter, keep)
    guard = guard_of_keep(s, keep)
    if guard in (fighter, NOBODY):
        return Aim(s, fighter, keep, POST)
    if s.men_at[FRENCH] & castle.hexes:
        goal = 0
        for place in members(s.men_at[FRENCH] & castle.hexes):
            goal |= ground(s).free[place]
        return Aim(s, fighter, goal & ground(s).dry, ERRAND / 2)
    if s.box.men.banner[fighter] == ENGLISH:
        return gate_aim(s, fighter, castle)
    return battle_aim(s, fighter, STROLL)


def gate_aim(s: Position, fighter: int, castle: Castle) -> Aim:
    """With nobody inside, the garrison clears and shuts the gate, or waits for those who come through it."""
    lying = [place for thing, place in enumerate(s.lies_at) if place >= 0 and s.box.things[thing] == BUNDLE]
    blocked = [place for place in lying if place in (castle.gate, castle.bridge)]
    close = enemies_near(s, ENGLISH, castle.bridge, 2)
    if not s.gate_shut and not close:
        return Aim(s, fighter, BIT[blocked[0]] if blocked else BIT[castle.winch], ERRAND)
    inside = castle.hexes & ~BIT[castle.gate]
    if shooting(s, fighter) > 0:
        return Aim(s, fighter, WITHIN[castle.gate][3] & ~WITHIN[castle.gate][1] & inside, ERRAND / 2)
    return Aim(s, fighter, WITHIN[castle.gate][1] & inside, ERRAND / 2)


def guard_of_keep(s: Position, keep: int) -> int:
    """The man of the garrison's side who sees to the keep: who stands there, or the nearest."""
    place = members(keep)[0]
    if s.occupant[place] != NOBODY and s.box.men.side[s.occupant[place]] == ENGLISH:
        return s.occupant[place]
    best, guard = FAR, NOBODY
    for man in range(s.box.men.number):
        if s.box.men.side[man] == ENGLISH and on_map(s, man) and not is_asleep(s, man):
            away = ground(s).away_from(keep, gait(s, man)).cost(s.where[man])
            turns = away // max(1, movement(s, man) or 1)
            if away >= 0 and turns < best:
                best, guard = turns, man
    return guard


def storm_aim(s: Position, fighter: int, keep: int) -> Aim:
    """To the keep; if an enemy stands on it, beside him; archers where they can shoot; bundles to the gateway."""
    castle = s.box.castle
    assert castle is not None, "this objective needs a castle"
    if carries(s, fighter) == BUNDLE and not s.alarm:
        free = BIT[castle.gate] if s.occupant[castle.gate] in (NOBODY, fighter) else BIT[castle.bridge]
        return Aim(s, fighter, free, ERRAND)
    inside = on_map(s, fighter) and BIT[s.where[fighter]] & castle.hexes
    if s.gate_shut and not inside:
        return battle_aim(s, fighter, STROLL)
    if s.gate_shut and s.occupant[castle.winch] == NOBODY:
        return Aim(s, fighter, BIT[castle.winch], ERRAND)
    if not keep & s.men_at[ENGLISH]:
        return Aim(s, fighter, keep, ERRAND)
    if shooting(s, fighter) > 0:
        return Aim(s, fighter, WITHIN[castle.keep][2] & castle.hexes & ~WITHIN[castle.keep][1], ERRAND)
    return Aim(s, fighter, ground(s).free[castle.keep] & ground(s).dry, ERRAND)


# -- scenario 3 -----------------------------------------------------------------------------------------------------


def cart_aim(s: Position, fighter: int) -> Aim:
    """Leaders to their exit; the nearest free man to each cart without leader; others at the enemy, leaders first."""
    if carries(s, fighter) == CART:
        return Aim(s, fighter, exits_for(s, fighter), FLIGHT)
    side = s.box.men.side[fighter]
    own = [place for place in s.lies_at if place >= 0 and fetcher(s, place, side) == fighter]
    if own:
        return Aim(s, fighter, BIT[own[0]], ERRAND)
    goal = 0
    for place in members(s.men_at[1 - side] & near_carts(s)):
        goal |= ground(s).free[place]
    goal &= ground(s).dry
    if shooting(s, fighter) > 0 and goal:
        return battle_aim(s, fighter, STROLL)
    return Aim(s, fighter, goal or near_carts(s) & ground(s).dry, ERRAND / 2)


def near_carts(s: Position) -> int:
    """The hexes around the carts that are still on the map, led or not."""
    mask = 0
    for thing in range(len(s.box.things)):
        leader = s.carrier[thing]
        place = s.lies_at[thing] if leader == NOBODY else s.where[leader]
        if place >= 0:
            mask |= WITHIN[place][3]
    return mask


def fetcher(s: Position, place: int, side: int) -> int:
    """The man of a side who fetches the cart on that hex: with his hands free, the soonest there."""
    if s.occupant[place] != NOBODY and s.box.men.side[s.occupant[place]] != side:
        return NOBODY
    best, chosen = float(FAR), NOBODY
    for man in range(s.box.men.number):
        if s.box.men.side[man] != side or not on_map(s, man) or s.load[man] != NOBODY:
            continue
        away = ground(s).away_from(BIT[place], gait(s, man)).cost(s.where[man])
        turns = (FAR if away < 0 else away) / max(1, s.box.men.movement[man][0]) + worth(s, man) / 4
        if turns < best:
            best, chosen = turns, man
    return chosen
