"""Guesclin !: a map made ready for play: where one can step, strike and shoot (chapters 5, 12, 15 and 16).

Everything here follows from terrain and obstacles alone, so it is worked out once for each map. A castle has two
grounds, one with its gate open and one with its gate shut.
"""

from __future__ import annotations

import itertools
from typing import Final

from centans.core.bits import Wide, members, set_of, without
from centans.core.facts import facts
from centans.core.game import Box
from centans.games.guesclin.box.flight import lines_between
from centans.games.guesclin.box.grid import BIT, HEXES, NEIGHBOURS, OUTSIDE, TOUCHING, Ways, direction_of, opposite

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr

Side = tuple[int, int]
"""A hexside: the two hexes that it parts, the lower number first."""

WOOD: Final = "wood"

ON_FOOT: Final = 0
SKIRMISHER: Final = 1
WITH_CART: Final = 2
"""How a man moves: difficult terrain costs him its full price, less, or is closed to him (GU-MOVE-3, 4; GU-S3-6)."""

ENDLESS: Final = 99
"""More points than any way needs."""
MOST_GOALS: Final = 500
"""So many goals are remembered with their distances."""
MOST_ROUND: Final = 1000
"""So many ways round enemies are remembered."""


def side_between(one: int, other: int) -> Side:
    return (one, other) if one < other else (other, one)


@facts
class Terms(Box):
    """What terrain costs and what cover gives, as components.toml says."""

    easy: int
    hard: int
    hard_skirmisher: int
    exit: int
    target_in_wood: int
    obstacle: int
    wood: int


@facts
class Crossing(Box):
    """Something that a shot crosses and what it adds to the defence score: an obstacle, a wood, the target's wood."""

    kind: str
    place: int
    beyond: int
    """For an obstacle the hex on its far side; otherwise the same hex."""
    value: int


class Flight:
    """One line of a shot: its hexes, what it crosses, and the cover that this gives."""

    __slots__ = ("cover", "crossings", "places")

    def __init__(self, places: list[int], crossings: list[Crossing]) -> None:
        self.places = places
        self.crossings = crossings
        self.cover = sum([crossing.value for crossing in crossings])


class Ground:
    """Terrain and obstacles, with the tables that the rules need."""

    __slots__ = (
        "_covers",
        "_far",
        "_known_round",
        "_reach",
        "_round",
        "dry",
        "easy",
        "free",
        "hard",
        "near",
        "obstacles",
        "terms",
        "ways",
        "wood",
    )

    def __init__(self, terrain: list[str], classes: dict[str, str], obstacles: frozenset[Side], terms: Terms) -> None:
        """`terrain` names the terrain of each hex, `classes` says of each terrain how hard it is to enter."""
        self.terms = terms
        self.obstacles = obstacles
        self.easy = set_of([place for place in range(HEXES) if classes[terrain[place]] == "easy"])
        self.hard = set_of([place for place in range(HEXES) if classes[terrain[place]] == "difficult"])
        self.dry = self.easy | self.hard
        """Where a man can stand at all (GU-MAP-10)."""
        self.wood = set_of([place for place in range(HEXES) if terrain[place] == WOOD])
        self.free = [self._free(place) for place in range(HEXES)]
        """By hex: the neighbours that no obstacle parts from it, water included."""
        self.near = [mask & self.dry for mask in self.free]
        """By hex: where a man can step from there (GU-MOVE-7)."""
        self.ways = Ways([self._steps(direction) for direction in range(6)])
        self._reach: dict[int, Reach] = {}
        self._round: dict[int, dict[int, Reach]] = {}
        """The same round enemies, by those who stand in the way: of one man's reach much is asked, and again."""
        self._known_round = 0
        self._far: dict[tuple[int, int], Reach] = {}
        self._covers: dict[int, int] = {}

    def _free(self, place: int) -> int:
        mask = TOUCHING[place]
        for neighbour in NEIGHBOURS[place]:
            if neighbour != OUTSIDE and side_between(place, neighbour) in self.obstacles:
                mask ^= BIT[neighbour]
        return mask

    def _steps(self, direction: int) -> int:
        """From which hexes a step in this direction is possible: no water, no obstacle (GU-MOVE-7)."""
        mask = 0
        for place in range(HEXES):
            neighbour = NEIGHBOURS[place][direction]
            if neighbour != OUTSIDE and self.free[place] & self.dry & BIT[neighbour]:
                mask |= BIT[place]
        return mask

    # -- movement --------------------------------------------------------------------------------------------------

    def reach(self, start: int, points: int, gait: int, enemies: int) -> Reach:
        """Where a man can come from a hex with so many points, friends being no hindrance (GU-MOVE-1 to 9)."""
        key = (start << 8 | points) << 2 | gait
        alone = self._reach.get(key)
        if alone is None:
            alone = self._flood(self.near[start], BIT[start], points, gait, 0)
            self._reach[key] = alone
        met: Wide = alone.everywhere & enemies
        if not met:
            return alone
        known = self._round.get(key)
        if known is None:
            known = self._round[key] = {}
        found = known.get(met)
        if found is None:
            if self._known_round >= MOST_ROUND:
                self._round = {key: known}
                self._known_round = 0
                known.clear()
            self._known_round += 1
            found = known[met] = self._flood(self.near[start], BIT[start], points, gait, met, alone)
        return found

    def reach_from_outside(self, entries: int, points: int, gait: int, enemies: int) -> Reach:
        """The same for a man who comes onto the map by one of the entry hexes (GU-S2-6)."""
        return self._flood(entries, 0, points, gait, enemies)

    def away_from(self, goal: int, gait: int) -> Reach:
        """How far every hex lies from the nearest one of a goal, on a map without men; for those who plan ahead."""
        found = self._far.get((goal, gait))
        if found is None:
            if len(self._far) >= MOST_GOALS:
                self._far.clear()
            found = self._flood(self.ways.grow(goal), goal, ENDLESS, gait, 0)
            self._far[goal, gait] = found
        return found

    def _flood(
        self, first: Wide, start: Wide, points: int, gait: int, enemies: Wide, alone: Reach | None = None
    ) -> Reach:
        """Hexes in the order of their cost: a hex costs so much if it touches one that costs its own price less.

        `alone` is the same without the enemies, who are among it: until the first of them is met, nothing differs.
        """
        easy_cost = self.terms.easy
        hard_cost = self.terms.hard_skirmisher if gait == SKIRMISHER else self.terms.hard
        ways = self.ways
        easy: Wide = self.easy
        hard: Wide = 0 if gait == WITH_CART else self.hard
        seen = start
        around = [first]
        layers = [start]
        begun = last = 0
        if alone is not None:
            while not alone.layers[begun + 1] & enemies:
                begun += 1
                seen |= alone.layers[begun]
                if alone.layers[begun]:
                    last = begun
            around = alone.around[: begun + 1]
            layers = alone.layers[: begun + 1]
        left: Wide = without(self.dry, enemies | seen)  # where no enemy stands and no cheaper way leads
        outmost = points - min(easy_cost, hard_cost)
        for cost in range(begun + 1, points + 1):
            fresh: Wide = 0
            if cost >= easy_cost:
                fresh = around[cost - easy_cost] & easy
            if cost >= hard_cost:
                fresh |= around[cost - hard_cost] & hard
            fresh &= left
            layers.append(fresh)
            if fresh:
                seen |= fresh
                left ^= fresh
                around.append(ways.grow(fresh) if cost <= outmost else 0)
                last = cost
            else:
                around.append(0)
                if cost - last >= hard_cost and cost - last >= easy_cost:
                    break
        return Reach(layers, around, seen ^ start)

    def steps_before(self, reach: Reach, gait: int) -> dict[int, int]:
        """For each hex reached, the one before it on a cheapest way; nothing for those where one sets out."""
        found: dict[int, int] = {}
        hard_cost = self.terms.hard_skirmisher if gait == SKIRMISHER else self.terms.hard
        for cost, layer in enumerate(reach.layers):
            for place in members(layer):
                price = hard_cost if self.hard & BIT[place] else self.terms.easy
                before = self.free[place] & reach.layers[cost - price] if cost >= price else 0
                if before:
                    found[place] = (before & -before).bit_length() - 1
        return found

    # -- shots -----------------------------------------------------------------------------------------------------

    def cover(self, start: int, target: int) -> int:
        """What woods and obstacles add to the defence score of the target, by the better line (GU-SHOT-10 to 15)."""
        key = start * HEXES + target
        cover = self._covers.get(key)
        if cover is None:
            cover = max([flight.cover for flight in self.flights(start, target)])
            self._covers[key] = cover
        return cover

    def flights(self, start: int, target: int) -> list[Flight]:
        """One line, or the two displaced ones, each with what it crosses."""
        return [Flight(places, self._crossings(places)) for places in lines_between(start, target)]

    def _crossings(self, places: list[int]) -> list[Crossing]:
        found: list[Crossing] = []
        for one, other in itertools.pairwise(places):
            if one != OUTSIDE and other != OUTSIDE and side_between(one, other) in self.obstacles:
                found.append(Crossing("obstacle", one, other, self.terms.obstacle))
            if other != OUTSIDE and other != places[-1] and self.wood & BIT[other]:
                found.append(Crossing("wood", other, other, self.terms.wood))
        if self.wood & BIT[places[-1]]:
            found.append(Crossing("target-wood", places[-1], places[-1], self.terms.target_in_wood))
        return found


@mypyc_attr(acyclic=True)
class Reach:
    """Where a man can come: a mask for each cost, the first one his own hex, and all of them together but that."""

    __slots__ = ("_prices", "around", "everywhere", "layers")

    def __init__(self, layers: list[Wide], around: list[Wide], everywhere: Wide) -> None:
        self.layers = layers
        self.around = around
        """For each cost: where one can step from there, as far as the points go."""
        self.everywhere = everywhere
        self._prices: list[int] | None = None

    def costs(self) -> dict[int, int]:
        """What it costs to come to each hex that can be reached."""
        return {place: cost for cost, layer in enumerate(self.layers) for place in members(layer)}

    def cost(self, place: int) -> int:
        """What it costs to come to a hex; -1 if it cannot be reached."""
        bit = BIT[place]
        for cost, layer in enumerate(self.layers):
            if layer & bit:
                return cost
        return -1

    def prices(self) -> list[int]:
        """By hex: what it costs to come there, -1 if it cannot be reached; for those who ask about many hexes."""
        if self._prices is None:
            found = self._prices = [-1] * HEXES
            for cost, layer in enumerate(self.layers):
                for place in members(layer):
                    found[place] = cost
        return self._prices

    def within(self, points: int) -> int:
        """The hexes that cost at most so much, the start included."""
        mask = 0
        for layer in self.layers[: points + 1]:
            mask |= layer
        return mask


@facts
class Beside(Box):
    """Where men count beside a melee: for the victim beside the attacker, against him beside the victim (GU-POS-2, 8).

    Each of the four is a mask of hexes on one hand; a hand counts once however many stand there.
    """

    help_left: int
    help_right: int
    harm_left: int
    harm_right: int


def beside(ground: Ground, attacker: int, victim: int, rear: bool, either: bool) -> Beside:
    """The hexes that count. `rear`: option `position_hexes = sides`; `either`: option `support_obstacles`."""
    ahead = direction_of(attacker, victim)
    back = opposite(ahead)
    return Beside(
        _hand(ground, attacker, victim, ahead, -1, rear, either),
        _hand(ground, attacker, victim, ahead, 1, rear, either),
        _hand(ground, victim, attacker, back, -1, rear, either),
        _hand(ground, victim, attacker, back, 1, rear, either),
    )


def _hand(ground: Ground, man: int, foe: int, facing: int, turn: int, rear: bool, either: bool) -> int:
    """The hexes on the left (-1) or right (1) of a man from which his enemies threaten him (GU-POS-5, 6, 9)."""
    mask = 0
    for steps in (1, 2) if rear else (1,):
        place = NEIGHBOURS[man][(facing + turn * steps) % 6]
        if place == OUTSIDE or not ground.free[man] & BIT[place]:
            continue
        if either and TOUCHING[foe] & BIT[place] and not ground.free[foe] & BIT[place]:
            continue
        mask |= BIT[place]
    return mask
