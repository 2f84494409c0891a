"""Guesclin !: what a bot thinks of men, blows and places. Everything is measured in points of a man's worth."""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.games.guesclin.box.grid import BIT, TOUCHING, WITHIN
from centans.games.guesclin.box.names import BUNDLE, BY_COMMANDERS, BY_KEEP, BY_LOOT, CART, FRENCH, LOOT, STUNNED
from centans.games.guesclin.model import Position, carries, ground, on_map
from centans.games.guesclin.odds import chance_of_blow, chance_of_riposte, chance_of_shot
from centans.games.guesclin.rules.melee import capacity
from centans.games.guesclin.rules.movement import reach_of
from centans.games.guesclin.rules.shooting import farthest
from centans.games.guesclin.rules.values import defence, shooting

WORTH: Final = {
    "chevalier": 9.0,
    "cavalier": 9.0,
    "sergent": 6.0,
    "ecuyer": 6.0,
    "valet": 2.0,
    "piquier": 5.0,
    "compagnon": 4.5,
    "franc_archer": 5.5,
    "archer": 5.5,
    "arbaletrier": 5.5,
}
"""What it means to put a man out of the fight."""
COMMANDER: Final = 12.0
"""How much more where victory hangs on commanders."""
FIRST_HIT: Final = 0.42
"""The share of his worth that an unhurt man loses by a hit."""
SECOND_HIT: Final = 0.8
DROPPED: Final = {LOOT: 9.0, BUNDLE: 1.0}
"""What it means to make a man drop his load instead."""
LED: Final = 5.0
"""What it means that a leader loses his cart."""
MOST_BLOWS: Final = 3
"""No more men than this strike the same man in one activation, as a rule."""


def worth(s: Position, fighter: int) -> float:
    value = WORTH[s.box.men.kind[fighter]]
    if s.box.men.commander[fighter] and matters(s, fighter):
        return value + COMMANDER
    return value


def matters(s: Position, commander: int) -> bool:
    """Whether the result depends on this commander's fate."""
    objective = s.box.scenario.objective
    banner = s.box.men.banner[commander]
    if objective == BY_COMMANDERS:
        return True
    if objective == BY_LOOT:
        return False
    return objective == BY_KEEP and banner == FRENCH


def price_of_hit(s: Position, fighter: int) -> float:
    """What a hit on him costs his side."""
    load = carries(s, fighter)
    if load in DROPPED:
        return DROPPED[load]
    share = SECOND_HIT if s.face[fighter] == STUNNED else FIRST_HIT
    return share * worth(s, fighter) + (LED if load == CART else 0.0)


# -- blows ----------------------------------------------------------------------------------------------------------


def blow(s: Position, fighter: int, place: int, victim: int) -> float:
    """What an attack from a hex is worth: the chance to hit by its effect, less what the riposte may cost."""
    gain = chance_of_blow(s, fighter, place, victim) * price_of_hit(s, victim)
    return gain - chance_of_riposte(s, fighter, place, victim) * price_of_hit(s, fighter)


def best_blow(s: Position, fighter: int, place: int) -> float:
    """The best attack that can be made from a hex; nothing if there is none worth making."""
    if s.load[fighter] != NOBODY:
        return 0.0
    targets = ground(s).free[place] & s.men_at[1 - s.box.men.side[fighter]]
    if not targets:
        return 0.0
    best = 0.0
    for target in members(targets):
        best = max(best, blow(s, fighter, place, s.occupant[target]))
    return best


def shot(s: Position, shooter: int, target: int) -> float:
    """What a shot is worth."""
    return chance_of_shot(s, shooter, target, s.where[target]) * price_of_hit(s, target)


# -- dangers --------------------------------------------------------------------------------------------------------


class Threats:
    """What the enemies of a side can do in their next activations: the same for all its men, whatever their orders."""

    __slots__ = ("anywhere", "archers", "capacities", "masks", "ranges")

    def __init__(self, s: Position, side: int) -> None:
        self.masks: list[int] = []
        """By enemy who can strike: where he can."""
        self.capacities: list[int] = []
        self.archers: list[int] = []
        self.ranges: list[int] = []
        """By archer: where he can shoot."""
        self.anywhere = 0
        """Where anything must be feared."""
        for enemy in range(s.box.men.number):
            if s.box.men.side[enemy] == side or not on_map(s, enemy) or is_asleep(s, enemy):
                continue
            if s.load[enemy] == NOBODY:
                self._add(s, enemy)

    def _add(self, s: Position, enemy: int) -> None:
        mask = ground(s).ways.grow(reach_of(s, enemy).everywhere | BIT[s.where[enemy]])
        self.masks.append(mask)
        self.capacities.append(capacity(s, enemy))
        self.anywhere |= mask
        if shooting(s, enemy) >= 0:
            reach = WITHIN[s.where[enemy]][farthest(s, enemy)]
            self.archers.append(enemy)
            self.ranges.append(reach)
            self.anywhere |= reach


class Dangers:
    """What these threats are to one man, wherever he may stand."""

    __slots__ = ("chances", "fighter", "price", "s", "threats")

    def __init__(self, s: Position, fighter: int, threats: Threats) -> None:
        self.s = s
        self.fighter = fighter
        self.threats = threats
        self.price = price_of_hit(s, fighter)
        guard = defence(s, fighter)
        self.chances = [s.box.dice.chance(capacity, guard) for capacity in threats.capacities]

    def at(self, place: int) -> float:
        """What must be expected to be lost on this hex before one acts again."""
        s, threats = self.s, self.threats
        bit = BIT[place]
        if not threats.anywhere & bit:
            return 0.0
        blows = 0.0
        struck = 0
        for threat, mask in enumerate(threats.masks):
            if mask & bit:
                blows += self.chances[threat]
                struck += 1
                if struck == MOST_BLOWS:
                    break
        for number, reach in enumerate(threats.ranges):
            archer = threats.archers[number]
            if reach & bit and s.where[archer] != place:
                blows += chance_of_shot(s, archer, self.fighter, place)
        return blows * self.price


def is_asleep(s: Position, fighter: int) -> bool:
    """Whether he belongs to a garrison that suspects nothing yet."""
    alarm = s.box.scenario.alarm
    return not s.alarm and alarm is not None and s.box.men.banner[fighter] == alarm.garrison


def enemies_near(s: Position, side: int, place: int, away: int) -> int:
    """How many men of the other side are at most so far from a hex."""
    return len(members(WITHIN[place][away] & s.men_at[1 - side]))


def beside_enemies(s: Position, fighter: int) -> int:
    """The hexes from which somebody on the other side could be struck."""
    mask = 0
    for place in members(s.men_at[1 - s.box.men.side[fighter]]):
        mask |= ground(s).free[place] & TOUCHING[place]
    return mask & ground(s).dry
