"""Guesclin !: everything that the components hold, read once, and the field of a match made of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from centans.core.game import NOBODY, Variant
from centans.core.tables import Table
from centans.games.guesclin.box.dice import dice_table
from centans.games.guesclin.box.field import Field, Rules
from centans.games.guesclin.box.grid import HEXES, NEIGHBOURS, OUTSIDE
from centans.games.guesclin.box.ground import Beside, Ground, beside
from centans.games.guesclin.box.maps import Map, letters_of, terms_of
from centans.games.guesclin.box.names import SIDE_OF, SIDES
from centans.games.guesclin.box.roster import Roster
from centans.games.guesclin.box.scenario import Scenario

USUAL: Final = "usual"
"""Of the setting `rounds`: as many as the scenario says."""

BesideMelees = list[list[list[Beside | None]]]


class Contents:
    """Fighters, dice table and scenarios; and the fields already made, one for each variant."""

    __slots__ = ("_beside", "_dice", "_roster", "_support", "scenarios")

    def __init__(self, components: Mapping[str, Any]) -> None:
        self._dice = dice_table(part(components, "attack_table"))
        self._roster = Roster(part(components, "fighters"), part(components, "orders"), part(components, "stunned"))
        self._support = part(components, "position").whole("per_fighter_beside", 0, 9)
        self.scenarios = scenarios(components, self._roster)
        self._beside: dict[tuple[str, bool, bool], BesideMelees] = {}

    def field(self, variant: Variant) -> Field:
        """The box for one match."""
        scenario = self.scenarios[variant["scenario"]]
        rules = Rules(
            adjudicate=variant["limit_result"] == "adjudicate",
            same_action=variant["exit_timing"] == "same_action",
            between=variant["range_count"] == "between",
            rear=variant["position_hexes"] == "sides",
            either=variant["support_obstacles"] == "either",
            weakened=variant["stunned"] == "weakened",
            ask_riposte=variant["riposte"] == "ask",
        )
        men = self._roster.men(scenario, rules.weakened)
        seat_of = seats(variant, scenario)
        return Field(
            scenario=scenario,
            men=men,
            rules=rules,
            effects=self._roster.orders,
            dice=self._dice,
            beside=self._beside_melees(scenario.map, rules),
            support=self._support,
            exits=scenario.exits_east if variant["butin_exit"] == "east" else scenario.exits,
            exit_cost=scenario.map.grounds[0].terms.exit,
            seat_of=seat_of,
            side_of=[SIDE_OF[seat_of.index(seat)] for seat in range(variant.players)],
            rounds=scenario.rounds if variant["rounds"] == USUAL else int(variant["rounds"]),
            grounds=scenario.map.grounds,
            castle=scenario.map.castle,
            things=[thing.kind for thing in scenario.things],
            commander_of=[men.commander_among(fighters) for fighters in men.of_banner],
        )

    def _beside_melees(self, ground: Map, rules: Rules) -> BesideMelees:
        """Worked out once for each map and each way to read the rule."""
        key = (ground.id, rules.rear, rules.either)
        found = self._beside.get(key)
        if found is None:
            found = [[beside_hex(each, place, rules) for place in range(HEXES)] for each in ground.grounds]
            self._beside[key] = found
        return found


def part(components: Mapping[str, Any], name: str) -> Table:
    return Table(components[name], (name,))


def scenarios(components: Mapping[str, Any], roster: Roster) -> dict[str, Scenario]:
    """Every scenario by its name, with its map: one of the maps of components.toml, or its own."""
    terrain = part(components, "terrain")
    letters, terms = letters_of(terrain), terms_of(terrain)
    maps = part(components, "maps")
    known = {name: Map(maps.table(name), name, letters, terms) for name in maps.values}
    limits = part(components, "limits")
    sizes = (limits.whole("banner_size_min", 1, 6), limits.whole("banner_size_max", 1, 6))
    found: dict[str, Scenario] = {}
    for name in components["scenarios"]:
        table = part(components, "scenarios").table(name)
        own = isinstance(table.value("map"), dict)
        ground = (
            Map(table.table("map"), f"map of {name}", letters, terms) if own else known[table.text("map", list(known))]
        )
        found[name] = Scenario(table, name, ground, roster.commanders(), sizes)
    return found


def beside_hex(ground: Ground, place: int, rules: Rules) -> list[Beside | None]:
    """Where men count beside a melee fought from this hex in each direction."""
    return [
        None if victim == OUTSIDE else beside(ground, place, victim, rules.rear, rules.either)
        for victim in NEIGHBOURS[place]
    ]


def seats(variant: Variant, scenario: Scenario) -> list[int]:
    """By banner the seat that controls it (GU-GAME-4 to 6)."""
    if variant.players == 2:
        shared = list(SIDE_OF)
    elif variant.players == 4:
        shared = [0, 1, 2, 3]
    elif variant["split_side"] == SIDES[0]:
        shared = [0, 1, 2, 1]
    else:
        shared = [0, 1, 0, 2]
    return [seat if banner in scenario.activation else NOBODY for banner, seat in enumerate(shared)]
