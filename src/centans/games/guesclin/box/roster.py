"""Guesclin !: the fighters of a match with all their values (chapter 6), made from the components."""

from __future__ import annotations

from typing import Final

from centans.core.facts import facts
from centans.core.game import NOBODY, Box
from centans.core.tables import Table
from centans.games.guesclin.box.names import (
    BANNERS,
    COMMANDERS,
    FACES_OF_ORDERS,
    ORDERS,
    SIDE_OF,
    STUNNED,
    TYPES,
    UNHURT,
    fighter_names,
)
from centans.games.guesclin.box.scenario import Scenario

ABILITIES: Final = ("commander", "initiative", "shooter", "skirmisher")
NO_BOW: Final = -1
LARGEST: Final = 9
"""No value of a fighter is greater, and no order changes one by more."""


@facts
class OrderEffect(Box):
    """What an order changes (GU-ORDER-7 to 12): something is added, or MOVEMENT is set."""

    movement: int
    sets_movement: bool
    melee: int
    defence: int


class Men:
    """The fighters of a match, numbered banner by banner. Lists go by fighter.

    A fighter's values stand in rows, one for each face and order: `row = face * FACES_OF_ORDERS + order`.
    """

    __slots__ = (
        "banner",
        "commander",
        "defence",
        "initiative",
        "kind",
        "melee",
        "movement",
        "name",
        "number",
        "of_banner",
        "shooting",
        "side",
        "skirmisher",
    )

    def __init__(self) -> None:
        self.number = 0
        self.kind: list[str] = []
        self.name: list[str] = []
        """The name within the banner, as notations use it."""
        self.banner: list[int] = []
        self.side: list[int] = []
        self.commander: list[bool] = []
        self.initiative: list[bool] = []
        self.skirmisher: list[bool] = []
        self.movement: list[list[int]] = []
        self.melee: list[list[int]] = []
        self.defence: list[list[int]] = []
        self.shooting: list[list[int]] = []
        """By face; -1 for who has no bow."""
        self.of_banner: list[list[int]] = [[] for _ in BANNERS]

    def find(self, banner: int, name: str) -> int:
        """The fighter of that name in a banner, or NOBODY."""
        for fighter in self.of_banner[banner]:
            if self.name[fighter] == name:
                return fighter
        return NOBODY

    def commander_among(self, fighters: list[int]) -> int:
        """The commander among these, or NOBODY."""
        for fighter in fighters:
            if self.commander[fighter]:
                return fighter
        return NOBODY


class FighterType:
    """A type of fighter: his values and abilities, the same in every banner (GU-FIG-1)."""

    __slots__ = ("abilities", "defence", "melee", "movement", "shooting")

    def __init__(self, table: Table) -> None:
        table.only("movement", "melee", "defence", "shooting", "abilities")
        self.movement = table.whole("movement", 0, LARGEST)
        self.melee = table.whole("melee", 0, LARGEST)
        self.defence = table.whole("defence", 0, 2 * LARGEST)
        self.abilities = table.texts("abilities", ABILITIES)
        shooter = "shooter" in self.abilities
        if shooter != table.has("shooting"):
            table.wrong("who has the ability 'shooter' needs a value 'shooting', and nobody else")
        self.shooting = table.whole("shooting", 0, 6) if shooter else NO_BOW


def order_effect(table: Table) -> OrderEffect:
    table.only("movement_add", "movement_set", "melee_add", "defence_add")
    sets = table.has("movement_set")
    movement = table.whole("movement_set", 0, LARGEST) if sets else added(table, "movement_add")
    return OrderEffect(movement, sets, added(table, "melee_add"), added(table, "defence_add"))


def added(table: Table, key: str) -> int:
    return table.whole(key, -LARGEST, LARGEST) if table.has(key) else 0


class Weakness:
    """What the stunned face takes away under the option `stunned = weakened` (GU-FIG-14)."""

    __slots__ = ("melee", "melee_min", "movement", "movement_min", "shooting", "shooting_min")

    def __init__(self, table: Table) -> None:
        self.movement = table.whole("movement", -LARGEST, 0)
        self.movement_min = table.whole("movement_min", 0, LARGEST)
        self.melee = table.whole("melee", -LARGEST, 0)
        self.melee_min = table.whole("melee_min", 0, LARGEST)
        self.shooting = table.whole("shooting", -LARGEST, 0)
        self.shooting_min = table.whole("shooting_min", 0, LARGEST)


class Roster:
    """Everything the components say about fighters and orders."""

    __slots__ = ("orders", "types", "weakness")

    def __init__(self, fighters: Table, orders: Table, stunned: Table) -> None:
        fighters.only(*TYPES)
        orders.only(*ORDERS)
        self.types = {kind: FighterType(fighters.table(kind)) for kind in TYPES}
        self.orders = [order_effect(orders.table(order)) for order in ORDERS]
        self.weakness = Weakness(stunned)
        for kind, values in self.types.items():
            if ("commander" in values.abilities) != (kind in COMMANDERS):
                fighters.wrong(f"the commanders are {' and '.join(COMMANDERS)}, nobody else", kind, "abilities")

    def commanders(self) -> dict[str, bool]:
        """By type whether he is a commander."""
        return {kind: "commander" in values.abilities for kind, values in self.types.items()}

    def men(self, scenario: Scenario, weakened: bool) -> Men:
        """The fighters of a scenario, banner by banner."""
        men = Men()
        for banner in range(len(BANNERS)):
            kinds = scenario.forces[banner]
            for kind, name in zip(kinds, fighter_names(kinds), strict=True):
                men.of_banner[banner].append(men.number)
                men.number += 1
                men.kind.append(kind)
                men.name.append(name)
                men.banner.append(banner)
                men.side.append(SIDE_OF[banner])
                self._add_values(men, self.types[kind], weakened)
        return men

    def _add_values(self, men: Men, values: FighterType, weakened: bool) -> None:
        men.commander.append("commander" in values.abilities)
        men.initiative.append("initiative" in values.abilities)
        men.skirmisher.append("skirmisher" in values.abilities)
        rows = [(face, order) for face in (UNHURT, STUNNED) for order in range(FACES_OF_ORDERS)]
        men.movement.append([self._movement(values, face if weakened else UNHURT, order) for face, order in rows])
        men.melee.append([self._melee(values, face if weakened else UNHURT, order) for face, order in rows])
        men.defence.append([values.defence + (self.orders[order - 1].defence if order else 0) for _, order in rows])
        men.shooting.append([self._shooting(values, face if weakened else UNHURT) for face in (UNHURT, STUNNED)])

    def _movement(self, values: FighterType, face: int, order: int) -> int:
        points = values.movement
        if face == STUNNED:
            points = max(points + self.weakness.movement, min(points, self.weakness.movement_min))
        if order:
            effect = self.orders[order - 1]
            return effect.movement if effect.sets_movement else max(0, points + effect.movement)
        return points

    def _melee(self, values: FighterType, face: int, order: int) -> int:
        skill = values.melee
        if face == STUNNED:
            skill = max(skill + self.weakness.melee, min(skill, self.weakness.melee_min))
        return skill + (self.orders[order - 1].melee if order else 0)

    def _shooting(self, values: FighterType, face: int) -> int:
        if values.shooting == NO_BOW or face == UNHURT:
            return values.shooting
        return max(values.shooting + self.weakness.shooting, min(values.shooting, self.weakness.shooting_min))
