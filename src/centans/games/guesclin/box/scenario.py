"""Guesclin !: scenarios as their files describe them. To add one, write scenarios/<name>.toml.

A scenario file says:

    name_fr, name_en   its titles; original = true if it is not printed in the rulebook
    map                the name of a map of components.toml, or a table [map] like those there
    players            the numbers of players that it is for
    objective          how it is won: "loot", "keep", "carts" or "commanders" (chapters 18 to 21 of RULES.md)
    activation         the banners in the order in which they act
    placement          the banners in the order in which they are placed; those missing must be in reserve
    [forces]           for each banner its three to six fighters, one of them a commander
    [zones]            for each banner placed: hexes, or columns and rows, or centre and radius; `without` some hexes,
                       at least `far` hexes `far_from` a hex, no two fighters adjacent if `apart`
    [[things]]         kind = "loot", "bundle" or "cart", and where it begins: carrier = [banner, fighter] or at = hex
    [exits]            for each banner the sides of the map by which it leaves, perhaps only_with a kind of thing
    [exits_east]       the same under the option butin_exit = east
    [reserve]          for each banner that comes later: from_round, and its entry hexes like a zone
    [alarm]            a garrison that sleeps until an alarm: its banner, latest_round, surprise_defence
    [dawn]             banners that receive no order up to last_round
    [carts]            movement_max of a leader, and how many to_win
    [courage]          for each side the edge behind its commanders: orders go to men level with them or nearer to it
    [limit]            rounds

A fighter is named by his type, the second of a type in a banner with -2, and so on: compagnon, compagnon-2.
"""

from __future__ import annotations

from typing import Final

from centans.core.bits import members, set_of
from centans.core.facts import facts
from centans.core.game import NOBODY, Box
from centans.core.tables import Table
from centans.games.guesclin.box.grid import BIT, COLUMNS, EDGES, FARTHEST, ROWS, WITHIN, column_of, hex_at, row_of
from centans.games.guesclin.box.maps import Map
from centans.games.guesclin.box.names import (
    BANNERS,
    BY_CARTS,
    BY_KEEP,
    BY_LOOT,
    CART,
    FRENCH,
    LOOT,
    OBJECTIVES,
    SIDE_OF,
    SIDES,
    THINGS,
    fighter_names,
)
from centans.games.guesclin.box.reading import hex_in, hexes_in

LEAST_ROUNDS: Final = 4
MOST_ROUNDS: Final = 40


@facts
class Zone(Box):
    """Where a banner is placed, or enters."""

    hexes: int
    apart: bool
    """No two of its fighters may begin on adjacent hexes (GU-S2-3)."""


@facts
class Thing(Box):
    """An object and where it begins: with a fighter (by banner and name) or on a hex."""

    kind: str
    banner: int
    carrier: str
    at: int


@facts
class Exit(Box):
    """Whence a banner may leave the map, and with what."""

    sides: list[str]
    hexes: int
    only_with: str


@facts
class Reserve(Box):
    """When and where a banner in reserve may enter."""

    from_round: int
    entries: int


@facts
class Alarm(Box):
    """A garrison that suspects nothing (GU-S2-9 to 11)."""

    garrison: int
    latest_round: int
    surprise: int


class Scenario:
    """All that a scenario file says, checked."""

    __slots__ = (
        "activation",
        "alarm",
        "cart_movement",
        "carts_to_win",
        "courage",
        "dawn",
        "dawn_round",
        "exits",
        "exits_east",
        "forces",
        "id",
        "map",
        "name_en",
        "name_fr",
        "objective",
        "original",
        "placement",
        "players",
        "reserve",
        "rounds",
        "things",
        "zones",
    )

    def __init__(self, table: Table, name: str, ground: Map, types: dict[str, bool], sizes: tuple[int, int]) -> None:
        """`types` says of each type of fighter whether he is a commander; `sizes` are the limits of a banner."""
        table.only(*KEYS)
        self.id = name
        self.name_fr = table.text("name_fr")
        self.name_en = table.text("name_en")
        self.original = table.flag("original")
        self.map = ground
        self.players = table.wholes("players", 2, 4)
        self.objective = table.text("objective", OBJECTIVES)
        self.activation = [BANNERS.index(banner) for banner in table.texts("activation", BANNERS)]
        self.placement = [BANNERS.index(banner) for banner in table.texts("placement", BANNERS)]
        self.forces = forces(table.table("forces"), self.activation, types, sizes)
        self.reserve = reserves(table, self)
        self.zones = zones(table, self)
        self.things = things(table, self)
        self.exits = exits(table, "exits", ground)
        self.exits_east = exits(table, "exits_east", ground)
        self.alarm = alarm(table, self)
        self.dawn, self.dawn_round = dawn(table)
        carts = table.table("carts") if table.has("carts") else Table({"movement_max": 9, "to_win": 1}, table.where)
        carts.only("movement_max", "to_win")
        self.cart_movement = carts.whole("movement_max", 1, 9)
        self.carts_to_win = carts.whole("to_win", 1, 9)
        self.courage = courage(table)
        limit = table.table("limit")
        limit.only("rounds")
        self.rounds = limit.whole("rounds", LEAST_ROUNDS, MOST_ROUNDS)
        check_objective(table, self)

    @property
    def banners(self) -> list[int]:
        return sorted(self.activation)


KEYS: Final = (
    *("name_fr", "name_en", "original", "map", "players", "objective", "activation", "placement", "forces", "zones"),
    *("things", "exits", "exits_east", "reserve", "alarm", "dawn", "carts", "courage", "limit"),
)


def forces(table: Table, banners: list[int], types: dict[str, bool], sizes: tuple[int, int]) -> list[list[str]]:
    """By banner its fighters: three to six, exactly one of them a commander (GU-FIG-17)."""
    table.only(*BANNERS)
    found: list[list[str]] = [[] for _ in BANNERS]
    for banner in banners:
        name = BANNERS[banner]
        men = table.texts(name, tuple(types))
        if not sizes[0] <= len(men) <= sizes[1]:
            table.wrong(f"the banner {name} has {len(men)} fighters; it must have {sizes[0]} to {sizes[1]}", name)
        commanders = [man for man in men if types[man]]
        if len(commanders) != 1:
            table.wrong(f"the banner {name} has {len(commanders)} commanders; it must have exactly one", name)
        found[banner] = men
    for name in table.values:
        if name in BANNERS and BANNERS.index(name) not in banners:
            table.wrong(f"the banner {name} has fighters but no place in 'activation'", name)
    return found


def zone(table: Table, ground: Map) -> Zone:
    """Columns and rows, or a circle, or single hexes; never water (GU-SETUP-3)."""
    table.only("hexes", "columns", "rows", "centre", "radius", "without", "far_from", "far", "apart", "from_round")
    if table.has("hexes"):
        mask = set_of(hexes_in(table, "hexes"))
    elif table.has("centre"):
        mask = WITHIN[hex_in(table, "centre")][table.whole("radius", 0, FARTHEST)]
    else:
        columns = table.wholes("columns", 0, COLUMNS - 1) if table.has("columns") else list(range(COLUMNS))
        rows = table.wholes("rows", 0, ROWS - 1) if table.has("rows") else list(range(ROWS))
        mask = set_of([hex_at(column, row) for column in columns for row in rows])
    if table.has("without"):
        mask &= ~set_of(hexes_in(table, "without"))
    if table.has("far_from"):
        mask &= ~WITHIN[hex_in(table, "far_from")][table.whole("far", 1, FARTHEST) - 1]
    return Zone(mask & ground.grounds[0].dry, table.flag("apart"))


def zones(table: Table, scenario: Scenario) -> list[Zone]:
    found = [Zone(0, False) for _ in BANNERS]
    rows = table.table("zones")
    rows.only(*BANNERS)
    for place, banner in enumerate(scenario.placement):
        name = BANNERS[banner]
        if banner not in scenario.activation:
            table.wrong(f"the banner {name} is placed but never acts: name it in 'activation'", "placement", place)
        found[banner] = zone(rows.table(name), scenario.map)
        if not has_room(found[banner], len(scenario.forces[banner])):
            men = len(scenario.forces[banner])
            rows.wrong(f"there is not always room there for the {men} fighters of the banner {name}", name)
    for banner in scenario.activation:
        if banner not in scenario.placement and scenario.reserve[banner] is None:
            table.wrong(f"the banner {BANNERS[banner]} is neither placed nor in reserve", "placement")
    return found


def has_room(zone: Zone, men: int) -> bool:
    """Whether so many fighters find room, whatever places the first ones take."""
    return can_stand_apart(zone.hexes, men) if zone.apart else len(members(zone.hexes)) >= men


def can_stand_apart(free: int, men: int) -> bool:
    """Whether no choice of places for all men but the last leaves none that is adjacent to nobody.

    Such a choice has a man on the lowest free hex or on one beside it, so only these need to be tried.
    """
    if men == 0:
        return True
    if not free:
        return False
    lowest = members(free & -free)[0]
    return all(can_stand_apart(free & ~WITHIN[place][1], men - 1) for place in members(free & WITHIN[lowest][1]))


def reserves(table: Table, scenario: Scenario) -> list[Reserve | None]:
    found: list[Reserve | None] = [None for _ in BANNERS]
    if not table.has("reserve"):
        return found
    rows = table.table("reserve")
    rows.only(*BANNERS)
    for banner in scenario.activation:
        name = BANNERS[banner]
        if rows.has(name):
            row = rows.table(name)
            entries = zone(row, scenario.map).hexes
            if not entries:
                row.wrong(f"the banner {name} has no hex by which to enter")
            found[banner] = Reserve(row.whole("from_round", 1, MOST_ROUNDS), entries)
            if banner in scenario.placement:
                row.wrong(f"the banner {name} is in reserve: it cannot be placed as well")
    return found


def things(table: Table, scenario: Scenario) -> list[Thing]:
    found: list[Thing] = []
    for row in table.tables("things"):
        row.only("kind", "carrier", "at")
        kind = row.text("kind", THINGS)
        if row.has("carrier"):
            found.append(carried(row, kind, scenario))
        else:
            at = hex_in(row, "at")
            if not scenario.map.grounds[0].dry & BIT[at]:
                row.wrong("no object can lie on water", "at")
            found.append(Thing(kind, NOBODY, "", at))
    return found


def carried(row: Table, kind: str, scenario: Scenario) -> Thing:
    parts = row.texts("carrier")
    if len(parts) != 2 or parts[0] not in BANNERS:
        row.wrong("a carrier is [banner, fighter]", "carrier")
    banner = BANNERS.index(parts[0])
    names = fighter_names(scenario.forces[banner])
    if parts[1] not in names:
        row.wrong(f"the banner {parts[0]} has no {parts[1]}; it has: {', '.join(names)}", "carrier")
    return Thing(kind, banner, parts[1], NOBODY)


def exits(table: Table, key: str, ground: Map) -> list[Exit | None]:
    found: list[Exit | None] = [None for _ in BANNERS]
    if not table.has(key):
        return found
    rows = table.table(key)
    rows.only(*BANNERS)
    for name in rows.values:
        if name in BANNERS:
            row = rows.table(name)
            row.only("sides", "only_with")
            sides = row.texts("sides", EDGES)
            only_with = row.text("only_with", THINGS) if row.has("only_with") else ""
            found[BANNERS.index(name)] = Exit(sides, ground.exits(sides), only_with)
    return found


def alarm(table: Table, scenario: Scenario) -> Alarm | None:
    if not table.has("alarm"):
        return None
    row = table.table("alarm")
    row.only("garrison", "latest_round", "surprise_defence")
    if scenario.map.castle is None:
        row.wrong("an alarm needs a map with a castle")
    garrison = BANNERS.index(row.text("garrison", BANNERS))
    return Alarm(garrison, row.whole("latest_round", 1, MOST_ROUNDS), row.whole("surprise_defence", -9, 0))


def dawn(table: Table) -> tuple[list[int], int]:
    """The banners that receive no order at first, and up to which round (GU-S3-4)."""
    if not table.has("dawn"):
        return [], 0
    row = table.table("dawn")
    row.only("banners", "last_round")
    return [BANNERS.index(name) for name in row.texts("banners", BANNERS)], row.whole("last_round", 1, MOST_ROUNDS)


def courage(table: Table) -> list[str]:
    """By side the edge behind its commanders; empty where courage is not asked for (GU-S4-4)."""
    if not table.has("courage"):
        return ["", ""]
    row = table.table("courage")
    row.only(*SIDES)
    return [row.text(side, EDGES) for side in SIDES]


def check_objective(table: Table, scenario: Scenario) -> None:
    kinds = [thing.kind for thing in scenario.things]
    sides = {SIDE_OF[banner] for banner in scenario.activation}
    if len(sides) < 2:
        table.wrong("both sides need a banner", "activation")
    if scenario.objective == BY_LOOT and kinds.count(LOOT) != 1:
        table.wrong("the objective 'loot' needs exactly one loot among the things", "objective")
    if scenario.objective == BY_LOOT and scenario.things[kinds.index(LOOT)].banner == NOBODY:
        table.wrong("the objective 'loot' needs a fighter who carries it at the start", "objective")
    if scenario.objective == BY_CARTS and kinds.count(CART) < scenario.carts_to_win:
        table.wrong(f"the objective 'carts' needs {scenario.carts_to_win} carts among the things", "objective")
    if scenario.objective == BY_KEEP and scenario.map.castle is None:
        table.wrong("the objective 'keep' needs a map with a castle", "objective")
    if scenario.objective == BY_KEEP and FRENCH not in scenario.activation:
        table.wrong("the objective 'keep' needs the French banner, whose commander leads the assault", "objective")
    if max(scenario.players) > len(scenario.activation) or (3 in scenario.players and len(scenario.activation) < 4):
        table.wrong(f"{len(scenario.activation)} banners cannot be shared by that many players", "players")


def behind(edge: str, place: int) -> int:
    """How far towards an edge a hex lies, the greater the nearer (GU-S4-4)."""
    if edge in ("E", "W"):
        return column_of(place) if edge == "E" else -column_of(place)
    return row_of(place) if edge == "S" else -row_of(place)
