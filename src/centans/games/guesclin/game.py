"""Guesclin ! as a game: its settings, its box made from the components, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from centans.core.dice import Dice
from centans.core.errors import BadVariant
from centans.core.game import NOBODY, Game, Result, Sense, Setting, Variant
from centans.core.options import Catalogue
from centans.games.guesclin.features import features
from centans.games.guesclin.grid import HEXES, NEIGHBOURS, OUTSIDE
from centans.games.guesclin.ground import Beside, Ground, beside
from centans.games.guesclin.maps import Map, letters_of, terms_of
from centans.games.guesclin.model import CATALOGUE, CLEARED, Field, Position, Rules, new_position
from centans.games.guesclin.odds import dice_table
from centans.games.guesclin.reading import Table
from centans.games.guesclin.roster import Roster
from centans.games.guesclin.rules.setup import SetUp
from centans.games.guesclin.scenario import (
    BY_CARTS,
    BY_COMMANDERS,
    LEAST_ROUNDS,
    MOST_ROUNDS,
    SIDE_OF,
    SIDES,
    Scenario,
)
from centans.games.guesclin.scoring import result
from centans.games.guesclin.sense import GuesclinSense
from centans.games.guesclin.view import GuesclinView
from centans.games.guesclin.viewing import view

USUAL: Final = "usual"
PRINTED: Final = ("1", "2", "3", "4")
"""The scenarios of the box; other files in the folder add theirs."""


class Guesclin(Game[Position]):
    """Du Guesclin's first exploits in Brittany: banners of a few men, orders, hexes and dice."""

    id: ClassVar[str] = "guesclin"
    prefix: ClassVar[str] = "GU"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("scenario", PRINTED, "1"),
        Setting("split_side", SIDES, "french_side"),
        Setting("rounds", (USUAL, *[str(number) for number in range(LEAST_ROUNDS, MOST_ROUNDS + 1)]), USUAL),
        Setting("limit_result", ("adjudicate", "draw"), "adjudicate"),
        Setting("butin_exit", ("west", "east"), "west"),
        Setting("exit_timing", ("same_action", "next_action"), "same_action"),
        Setting("range_count", ("distance", "between"), "distance"),
        Setting("position_hexes", ("shared", "sides"), "shared"),
        Setting("support_obstacles", ("either", "enemy"), "either"),
        Setting("stunned", ("same", "weakened"), "same"),
        Setting("riposte", ("auto", "ask"), "auto"),
    )
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        self._dice = dice_table(components)
        self._roster = Roster(part(components, "fighters"), part(components, "orders"), part(components, "stunned"))
        self._support = part(components, "position").whole("per_fighter_beside", 0, 9)
        self._scenarios = scenarios(components, self._roster)
        self._fields: dict[str, Field] = {}
        self._beside: dict[tuple[str, bool, bool], list[list[list[Beside | None]]]] = {}

    def offered(self) -> tuple[Setting, ...]:
        """The scenarios are those whose files are there."""
        return (Setting("scenario", tuple(self._scenarios), PRINTED[0]), *self.settings[1:])

    def variant(self, players: int | None = None, settings: Mapping[str, str] | None = None) -> Variant:
        """Who names no scenario plays the first printed one that is for so many players."""
        chosen = dict(settings or {})
        if players is not None and "scenario" not in chosen:
            fitting = [each.id for each in self._scenarios.values() if players in each.players and not each.original]
            if fitting:
                chosen["scenario"] = fitting[0]
        return super().variant(players, chosen)

    def check_variant(self, variant: Variant) -> None:
        """Options that make no sense together are refused (GU-GAME-1)."""
        scenario = self._scenarios[variant["scenario"]]
        if variant.players not in scenario.players:
            counts = ", ".join([str(count) for count in scenario.players])
            raise BadVariant(f"scenario {scenario.id} is for {counts} players, not {variant.players} (GU-GAME-1)")
        if variant["split_side"] != SIDES[0] and variant.players != 3:
            raise BadVariant("split_side says which side two of three players share: it needs 3 players (GU-GAME-5)")
        if variant["limit_result"] != "adjudicate" and scenario.objective not in (BY_CARTS, BY_COMMANDERS):
            raise BadVariant(f"limit_result changes nothing in scenario {scenario.id} (GU-S1-30, GU-S2-19)")
        leaving = any(door is not None for door in scenario.exits)
        if variant["exit_timing"] != "same_action" and not leaving:
            raise BadVariant(
                f"exit_timing changes nothing in scenario {scenario.id}: nobody leaves its map (GU-EXIT-3)"
            )
        east = any(door is not None for door in scenario.exits_east)
        if variant["butin_exit"] != "west" and not east:
            raise BadVariant(f"butin_exit is an option of scenario 1, not of scenario {scenario.id} (GU-S1-18)")

    def start(self, variant: Variant) -> Position:
        s = new_position(self.field(variant))
        s.agenda.then(SetUp())
        return s

    def field(self, variant: Variant) -> Field:
        """The box, made once for all matches with these players and settings."""
        key = repr(variant)
        found = self._fields.get(key)
        if found is None:
            found = self._make_field(variant)
            self._fields[key] = found
        return found

    def _make_field(self, variant: Variant) -> Field:
        scenario = self._scenarios[variant["scenario"]]
        rules = Rules(
            adjudicate=variant["limit_result"] == "adjudicate",
            same_action=variant["exit_timing"] == "same_action",
            between=variant["range_count"] == "between",
            rear=variant["position_hexes"] == "sides",
            either=variant["support_obstacles"] == "either",
            weakened=variant["stunned"] == "weakened",
            ask_riposte=variant["riposte"] == "ask",
        )
        return Field(
            scenario=scenario,
            men=self._roster.men(scenario, rules.weakened),
            rules=rules,
            effects=self._roster.orders,
            dice=self._dice,
            beside=self._beside_melees(scenario.map, rules),
            support=self._support,
            exits=scenario.exits_east if variant["butin_exit"] == "east" else scenario.exits,
            seat_of=seats(variant, scenario),
            rounds=scenario.rounds if variant["rounds"] == USUAL else int(variant["rounds"]),
        )

    def _beside_melees(self, ground: Map, rules: Rules) -> list[list[list[Beside | None]]]:
        """Worked out once for each map and each way to read the rule."""
        key = (ground.id, rules.rear, rules.either)
        found = self._beside.get(key)
        if found is None:
            found = [[beside_hex(each, place, rules) for place in range(HEXES)] for each in ground.grounds]
            self._beside[key] = found
        return found

    def view(self, s: Position, seat: int | None) -> GuesclinView:
        return view(s, seat)

    def redeal(self, s: Position, seat: int | None, dice: Dice) -> Position:
        """Nothing is hidden, so there is only one way it can be (GU-GAME-8)."""
        return s.clone()

    def masked(self, s: Position, seat: int | None) -> Position:
        return s.clone()

    def result(self, s: Position) -> Result | None:
        return result(s)

    def inventory(self, s: Position) -> tuple[int, ...]:
        """Each banner's fighters and each thing, in exactly one place."""
        men = [len(fighters) for fighters in s.box.men.of_banner]
        standing = [s.occupant.count(fighter) + (s.where[fighter] < 0) for fighter in range(s.box.men.number)]
        things = [
            (s.carrier[thing] != NOBODY) + (s.lies_at[thing] >= 0) + (s.taken_by[thing] in (0, 1, CLEARED))
            for thing in range(len(s.box.things))
        ]
        carried = sum([load != NOBODY for load in s.load]) - sum([carrier != NOBODY for carrier in s.carrier])
        return (*men, *standing, *things, carried)

    def side(self, s: Position, seat: int) -> str:
        return SIDES[s.box.side_of[seat]]

    def features(self, view: GuesclinView) -> list[int]:
        return features(view)

    def sense(self) -> Sense[Position]:
        return GuesclinSense()


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
