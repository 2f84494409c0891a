"""Le Combat des Trente: what units, cards and places are worth to a bot, in points of the final score."""

from __future__ import annotations

from functools import cache
from math import erf, sqrt
from typing import Final

from centans.core.bits import Wide, members
from centans.games.trente.box.cards import ARMS, ARMS_IDS, FIRST_SQUIRE, HARANGUE, HELP, HEROES, REST, RUSE, VALUES
from centans.games.trente.box.cells import (
    ADJACENT,
    ARMS_CELL,
    BIT,
    FORCE_CELL,
    HORSE_CELL,
    OAK,
    OAK_CELL,
    OAK_SQUARES,
    ROWS,
    SIZE,
    Cells,
    as_cells,
    distance,
    spread,
    zones,
)
from centans.games.trente.box.units import CAPTAIN_OF, RANK, SQUIRE, army_of, hero_card, other, unit_of
from centans.games.trente.model.position import Position, is_alive, mission_of
from centans.games.trente.model.sight import mission_in_sight
from centans.games.trente.odds import Chances, usable_arms
from centans.games.trente.rules.bonuses import superiority
from centans.games.trente.rules.missions import BREAK_HEDGEHOG, HALT, HEDGEHOG, mission_bonus, standing
from centans.games.trente.rules.missions import THE_OAK as OAK_MISSION
from centans.games.trente.rules.resolution import kill_points

PRICE: Final = (0.02, 0.06, 0.12, 0.2, 0.32, 0.48)
"""What spending a Force card of each value costs: it is not there for the next combat."""
PRICE_OF_ARMS: Final = 0.12
"""For each point of an Arms card."""
PRICE_OF_SPECIAL: Final = {RUSE: 0.3, HARANGUE: 0.3, HELP: 0.7}
PRICE_OF_HERO: Final = 0.15
WOUND: Final = 0.22
"""The part of a unit's worth that a wound takes from it."""
ARMS_CARD: Final = 0.7
FORCE_CARD: Final = 0.35
HOLDING: Final = 0.55
"""How likely a unit on the Oak is to be there still at the end of the turn."""
APPROACH: Final = 0.07
"""What each cell nearer to the enemy is worth."""
SPREAD: Final = 3.0
"""How far a combat may turn out from what was expected: dice, and cards not seen."""
STRIKING: Final = 6
"""Enemies this near may strike in the same turn."""
MOST_STRIKING: Final = 5
"""More of them do no more harm."""
RISK: Final = 0.03
"""The part of a unit's worth that each of them may cost it."""
SUPPORTED: Final = 0.05
"""What it is worth to have the captain near."""
LEAST: Final = -100.0
"""Nothing is worth less."""
ENEMY_FORCE: Final = 3.9
ENEMY_ARMS: Final = 1.1


def gain(s: Position, winner: int, loser: int) -> float:
    """What eliminating a unit is worth: its points now, and those it would have been at the end (CT-VP, CT-END-2)."""
    return float(kill_points(s.box, winner, loser) + s.box.alive_vp[RANK[loser]])


def price_of(s: Position, cards: list[int]) -> float:
    total = 0.0
    for kind in cards:
        if kind < VALUES:
            total += PRICE[kind]
        elif kind < ARMS:
            total += PRICE_OF_SPECIAL[kind]
        elif kind < HEROES:
            total += PRICE_OF_ARMS * s.box.arms_value[kind - ARMS + 1]
        else:
            total += PRICE_OF_HERO
    return total


class Stakes:
    """What is at stake in a combat: for this unit the other's life, and for the other its own."""

    __slots__ = ("mine", "theirs")

    def __init__(self, s: Position, unit: int, foe: int) -> None:
        self.mine = gain(s, unit, foe) + paid_by_mission(s, unit, foe) + worth_of_ground(s, unit, foe)
        self.theirs = gain(s, foe, unit) + worth_of_ground(s, foe, unit)

    def worth(self, chances: Chances) -> float:
        """The combat with these chances."""
        kill, wound = chances[4], chances[3] - chances[4]
        die, wounded = chances[6], chances[5] - chances[6]
        return kill * self.mine + wound * WOUND * self.mine - die * self.theirs - wounded * WOUND * self.theirs


def worth_of_ground(s: Position, winner: int, loser: int) -> float:
    """What taking the loser's place adds: the Oak is wrested from the enemy."""
    if s.cells[loser] != OAK:
        return 0.0
    return ARMS_CARD + worth_of_oak(s, winner) + worth_of_oak(s, loser)


def paid_by_mission(s: Position, unit: int, foe: int) -> float:
    """What an elimination by this unit adds to the Mission of its army, roughly."""
    mission = mission_of(s, army_of(unit))
    if mission is None or s.tally[army_of(unit)] >= max(mission.vp_max, 1):
        return 0.0
    if mission.units and not mission.names(unit):
        return 0.0
    if mission.template in (OAK_MISSION, HALT, BREAK_HEDGEHOG, HEDGEHOG):
        return 0.0
    return float(mission.vp if foe != CAPTAIN_OF[army_of(foe)] else mission.vp + mission.vp_other)


# -- a combat guessed at, before cards are chosen ---------------------------------------------------------------------


@cache
def at_least(lead: float, needed: int) -> float:
    """How likely a combat expected to end with this lead ends with at least so much."""
    return 0.5 - 0.5 * erf((needed - 0.5 - lead) / (SPREAD * sqrt(2)))


def strength_in_hand(s: Position, unit: int, seat: int) -> float:
    """What this player would lay for an attack of this unit: a good Force card and most of his best Arms."""
    hand = s.hands[seat]
    forces = [kind + 1 for kind in range(VALUES) for _ in range(hand[kind])]
    if not forces:
        return float(s.box.hero) if RANK[unit] == SQUIRE and hand[hero_card(unit)] else -9.0
    forces.sort(reverse=True)
    total = sum(forces[:3]) / len(forces[:3])
    suits = usable_arms(s, unit, True, mission_of(s, army_of(unit)))
    held = [place for place in range(len(ARMS_IDS)) if suits >> place & 1 and hand[ARMS + place]]
    best = max([0, *[s.box.arms_value[place + 1] for place in held]])
    if RANK[unit] == SQUIRE and hand[hero_card(unit)]:
        total += s.box.hero
    return total + 0.7 * best


def supported_at(s: Position, unit: int, cell: int) -> bool:
    """Whether the unit, standing on that cell, would have its captain near."""
    captain = CAPTAIN_OF[army_of(unit)]
    return unit != captain and is_alive(s, captain) and zones(s.box.support_range)[cell] >> s.cells[captain] & 1 == 1


def guess_attack(s: Position, unit: int, foe: int, cell: int, strength: float, charge: bool = False) -> float:
    """The worth of an attack from that cell with cards of about this strength."""
    return guess_supported(s, unit, foe, supported_at(s, unit, cell), strength, charge)


def guess_supported(s: Position, unit: int, foe: int, mine: bool, strength: float, charge: bool) -> float:
    """The same with or without the captain near: of the cell nothing else matters."""
    own = mission_of(s, army_of(unit))
    enemy = mission_in_sight(s, army_of(unit), army_of(foe))
    lead = strength + superiority(s, unit, foe, own, enemy) - superiority(s, foe, unit, enemy, own)
    theirs = supported_at(s, foe, s.cells[foe])
    lead += s.box.support * (int(mine) - int(theirs))
    if own is not None:
        lead += mission_bonus(s, own, unit, foe, True, charge)
    if enemy is not None:
        lead += -mission_bonus(s, enemy, foe, unit, False, charge)
    lead -= ENEMY_FORCE + ENEMY_ARMS * (standing(enemy, foe) != SQUIRE or s.life[foe] == s.box.life)
    kill, win = at_least(lead, s.life[foe]), at_least(lead, 1)
    die, lose = at_least(-lead, s.life[unit]), at_least(-lead, 1)
    return Stakes(s, unit, foe).worth((win, 0.0, lose, win, kill, lose, die)) - PRICE[3]


# -- places -----------------------------------------------------------------------------------------------------------


def worth_of_arrival(s: Position, unit: int, cell: int) -> float:
    """What a unit finds on a cell where it was not (CT-CELL, CT-HORSE-4)."""
    kind = s.box.kind_of[cell]
    if kind == ARMS_CELL:
        return ARMS_CARD
    if kind == FORCE_CELL:
        return FORCE_CARD
    if kind == OAK_CELL:
        return ARMS_CARD + worth_of_oak(s, unit)
    if kind == HORSE_CELL:
        mission = mission_of(s, army_of(unit))
        extra = mission.vp if mission is not None and mission.move_bonus and mission.names(unit) else 0
        return s.box.horse_vp + FORCE_CARD + extra
    return 0.0


def worth_of_oak(s: Position, unit: int) -> float:
    mission = mission_of(s, army_of(unit))
    extra = mission.vp_other if mission is not None and mission.template == OAK_MISSION else 0
    return HOLDING * (s.box.oak_vp + extra)


def danger(s: Position, unit: int, cell: int, enemies: Cells) -> float:
    """What may be lost there to enemies who come near: more for the weak, and most for a captain."""
    return Standing(s, unit, enemies).danger(cell)


def worth_of_place(s: Position, unit: int, cell: int, enemies: Cells) -> float:
    return Standing(s, unit, enemies).at(cell)


class Standing:
    """What it is worth to a unit to stand on one cell or another; what is the same everywhere is worked out once."""

    __slots__ = ("captain", "enemies", "friends", "hedgehog", "near_friends", "oak", "risk", "support")

    def __init__(self, s: Position, unit: int, enemies: Cells) -> None:
        army = army_of(unit)
        captain = CAPTAIN_OF[army]
        mission = mission_of(s, army)
        weakness = (s.box.life + 1 - s.life[unit]) / s.box.life
        harm = gain(s, CAPTAIN_OF[other(army)], unit) * weakness
        self.enemies = nearness_of(enemies)
        self.risk = [RISK * striking * harm for striking in range(MOST_STRIKING + 1)]
        """By how many enemies may strike: what may be lost to them, more for the weak, and most for a captain."""
        self.captain = unit == captain
        self.friends = s.held[army]
        self.near_friends = zones(s.box.support_range)
        supported = not self.captain and is_alive(s, captain)
        self.support: Cells = self.near_friends[s.cells[captain]] if supported else 0
        self.oak = worth_of_oak(s, unit)
        self.hedgehog: Cells = 0
        if mission is not None and mission.template == BREAK_HEDGEHOG:
            self.hedgehog = s.held[other(army)]

    def danger(self, cell: int) -> float:
        """What may be lost there to enemies who come near."""
        return self.risk[self.enemies.striking(cell)]

    def at(self, cell: int) -> float:
        """Near the enemy, near the Oak, not where one dies for nothing; a captain stays behind his men."""
        total = self.in_the_open(cell)
        if self.captain:
            return total
        if cell == OAK:
            total += self.oak
        if self.hedgehog and ADJACENT[cell] & self.hedgehog:
            total += 0.2
        return total + (SUPPORTED if self.support & BIT[cell] else 0.0)

    def in_the_open(self, cell: int) -> float:
        """The same on a cell with nothing on it, no enemy beside it and no captain near."""
        if self.captain:
            friends = self.near_friends[cell] & self.friends
            far = self.enemies.far(cell)
            return -self.danger(cell) + 0.05 * friends.bit_count() - APPROACH * abs(far - 5)
        far = self.enemies.far(cell)
        return -self.danger(cell) - (APPROACH * max(far - 2, 0) + 0.3 * APPROACH * FROM_OAK[cell])

    def in_the_field(self, cell: int) -> float:
        """The same with or without the captain near."""
        return self.in_the_open(cell) + (SUPPORTED if self.support & BIT[cell] else 0.0)

    def best_in_the_open(self, cells: Wide) -> float:
        """The most that standing on one of these is worth, where nothing awaits and no enemy is beside."""
        near: Wide = cells & self.support
        best = LEAST
        for cell in members(near):
            best = max(best, self.in_the_open(cell) + SUPPORTED)
        for cell in members(cells ^ near):
            best = max(best, self.in_the_open(cell))
        return best


FROM_OAK: Final = [distance(cell, OAK) for cell in range(len(BIT))]
"""By cell: how far it is from the Oak."""


class Nearness:
    """How near some enemies are to each cell, worked out where somebody asks: it is the same for a whole army."""

    __slots__ = ("_cells", "_far", "_rings", "_striking", "_wide")

    def __init__(self, cells: Cells) -> None:
        self._cells = cells
        self._wide: Wide = cells | OAK_SQUARES if cells & BIT[OAK] else cells
        self._rings: list[Wide] = []
        """The cells at most one away from these, at most two, and so on."""
        self._far = [NOT_ASKED] * SIZE
        self._striking = [NOT_ASKED] * SIZE

    def within(self, far: int) -> Wide:
        """The cells at most so far away from one of them."""
        while len(self._rings) < far:
            self._wide = spread(self._wide)
            self._rings.append(as_cells(self._wide))
        return self._rings[far - 1]

    def far(self, cell: int) -> int:
        """The distance to the nearest of them, 0 if there is none."""
        found = self._far[cell]
        if found == NOT_ASKED:
            found = self._far[cell] = self._measured(BIT[cell])
        return found

    def _measured(self, bit: Wide) -> int:
        if not self._cells:
            return 0
        far = 1
        while far < ROWS - 1 and not self.within(far) & bit:
            far += 1
        return far

    def striking(self, cell: int) -> int:
        """How many of them may strike there in the same turn; beyond a few it makes no difference."""
        found = self._striking[cell]
        if found == NOT_ASKED:
            near: Wide = zones(STRIKING)[cell]
            number: int = (near & self._cells).bit_count()
            found = self._striking[cell] = min(number, MOST_STRIKING)
        return found


_nearness: Final[dict[Cells, Nearness]] = {}
MOST_NEARNESS: Final = 64
NOT_ASKED: Final = -1


def nearness_of(cells: Cells) -> Nearness:
    """How near these enemies are; of some sets of them it is remembered."""
    found = _nearness.get(cells)
    if found is None:
        if len(_nearness) >= MOST_NEARNESS:
            _nearness.clear()
        found = _nearness[cells] = Nearness(cells)
    return found


def worth_of_keeping(s: Position, army: int, kind: int) -> float:
    """A card kept for the next turn."""
    if kind < VALUES:
        return (0.0, 0.05, 0.1, 0.3, 0.7, 1.0)[kind]
    if kind == REST:
        return 0.9
    if kind < ARMS:
        return 0.9 if kind == HELP else 0.75
    if kind < HEROES:
        return 0.22 * s.box.arms_value[kind - ARMS + 1]
    return 0.4 if is_alive(s, unit_of(army, kind - HEROES + FIRST_SQUIRE)) else 0.0
