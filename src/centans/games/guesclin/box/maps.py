"""Guesclin !: maps as the components describe them (chapter 5).

A map is a table with `terrain` (a text for each row, a letter for each column), `obstacle_kind` (what its obstacles
look like), `obstacles` (hexsides, each once: column, row, direction), `closed_edges` (sides of the map that are barred
in some rows or columns), and, if a castle stands on it, `castle`.
"""

from __future__ import annotations

from typing import Any, Final

from centans.core.bits import set_of
from centans.core.facts import facts
from centans.core.game import Box
from centans.core.tables import DESCRIBING, Table
from centans.games.guesclin.box.grid import (
    BIT,
    COLUMNS,
    DIRECTIONS,
    EDGES,
    HEXES,
    NEIGHBOURS,
    OUTSIDE,
    ROWS,
    TOUCHING,
    WITHIN,
    column_of,
    edge,
    hex_at,
    row_of,
)
from centans.games.guesclin.box.ground import Ground, Side, Terms, side_between
from centans.games.guesclin.box.reading import hex_in

CLASSES: Final = ("easy", "difficult", "impassable")
OBSTACLE_KINDS: Final = ("embankment", "wall")


@facts
class Castle(Box):
    """The parts of a castle (GU-S2-2)."""

    hexes: int
    """All castle hexes, as a mask."""
    keep: int
    gate: int
    bridge: int
    winch: int


class Map:
    """A map: what is drawn, and the ground made of it, with the gate open and, if there is one, with the gate shut."""

    __slots__ = (
        "castle",
        "closed",
        "grounds",
        "id",
        "letters",
        "name_en",
        "name_fr",
        "obstacle_kind",
        "obstacles",
        "samples",
        "terrain",
    )

    def __init__(self, table: Table, name: str, letters: dict[str, tuple[str, str]], terms: Terms) -> None:
        """`letters` gives the name and the class of each terrain letter."""
        table.only("name_fr", "name_en", "terrain", "obstacle_kind", "obstacles", "closed_edges", "castle")
        self.id = name
        self.name_fr = table.text("name_fr")
        self.name_en = table.text("name_en")
        self.obstacle_kind = table.text("obstacle_kind", OBSTACLE_KINDS)
        self.letters = rows_of(table, letters)
        self.terrain = [letters[self.letters[row_of(place)][column_of(place)]][0] for place in range(HEXES)]
        self.samples = [place for place in range(HEXES) if self.terrain.index(self.terrain[place]) == place]
        """The first hex of each terrain that the map has."""
        self.obstacles = hexsides(table)
        self.closed = closed_edges(table)
        self.castle = castle_of(table.table("castle")) if table.has("castle") else None
        classes = dict(letters.values())
        self.grounds = [Ground(self.terrain, classes, self.obstacles, terms)]
        if self.castle is not None:
            gate = side_between(self.castle.gate, self.castle.bridge)
            self.grounds.append(Ground(self.terrain, classes, self.obstacles | {gate}, terms))

    def exits(self, sides: list[str]) -> int:
        """The hexes from which one can leave by one of these sides (GU-EXIT-1, GU-MAP-8)."""
        mask = 0
        for side in sides:
            mask |= set_of(edge(side)) & ~self.closed[side]
        return mask & self.grounds[0].dry


def rows_of(table: Table, letters: dict[str, tuple[str, str]]) -> list[str]:
    rows = table.texts("terrain")
    if len(rows) != ROWS:
        table.wrong(f"the terrain has {len(rows)} rows; a map has {ROWS}", "terrain")
    for number, row in enumerate(rows):
        if len(row) != COLUMNS:
            table.wrong(f"row {number} has {len(row)} letters; a map has {COLUMNS} columns", "terrain", number)
        for column, letter in enumerate(row):
            if letter not in letters:
                known = " ".join(letters)
                table.wrong(f"'{letter}' in column {column} is no terrain; there are: {known}", "terrain", number)
    return rows


def hexsides(table: Table) -> frozenset[Side]:
    found: set[Side] = set()
    for place, row in enumerate(table.rows("obstacles")):
        side = hexside(table, row, place)
        if side in found:
            table.wrong(f"the hexside {row} is listed twice", "obstacles", place)
        found.add(side)
    return frozenset(found)


def hexside(table: Table, row: Any, place: int) -> Side:
    """A hexside is a hex and a direction, or two hexes that touch (GU-MAP-6)."""
    if not (isinstance(row, list) and len(row) in (3, 4) and all(isinstance(part, int) for part in row[:2])):
        table.wrong(
            f"a hexside is [column, row, direction] or [column, row, column, row], not {row!r}", "obstacles", place
        )
    one = on_map(table, row[0], row[1], place)
    if len(row) == 4:
        other = on_map(table, row[2], row[3], place)
        if not TOUCHING[one] & BIT[other]:
            table.wrong(f"hexes {row[:2]} and {row[2:]} do not touch: no hexside lies between them", "obstacles", place)
        return side_between(one, other)
    if row[2] not in DIRECTIONS:
        table.wrong(f"'{row[2]}' is no direction; there are: {', '.join(DIRECTIONS)}", "obstacles", place)
    other = NEIGHBOURS[one][DIRECTIONS.index(row[2])]
    if other == OUTSIDE:
        table.wrong(f"from {row[:2]} there is no hex to the {row[2]}: the map ends there", "obstacles", place)
    return side_between(one, other)


def on_map(table: Table, column: Any, row: Any, place: int) -> int:
    if not (isinstance(column, int) and isinstance(row, int) and 0 <= column < COLUMNS and 0 <= row < ROWS):
        table.wrong(
            f"hex [{column}, {row}] lies outside the map: columns are 0 to {COLUMNS - 1}, rows 0 to {ROWS - 1}",
            "obstacles",
            place,
        )
    return hex_at(column, row)


def closed_edges(table: Table) -> dict[str, int]:
    """For each side of the map the hexes where it is barred, as a mask."""
    closed = dict.fromkeys(EDGES, 0)
    for row in table.tables("closed_edges"):
        row.only("side", "rows", "columns")
        side = row.text("side", EDGES)
        if side in ("W", "E"):
            column = 0 if side == "W" else COLUMNS - 1
            places = [hex_at(column, number) for number in row.wholes("rows", 0, ROWS - 1)]
        else:
            number = 0 if side == "N" else ROWS - 1
            places = [hex_at(column, number) for column in row.wholes("columns", 0, COLUMNS - 1)]
        closed[side] |= set_of(places)
    return closed


def castle_of(table: Table) -> Castle:
    table.only("centre", "radius", "keep", "gate", "bridge", "winch")
    hexes = WITHIN[hex_in(table, "centre")][table.whole("radius", 1, 6)]
    keep, gate, bridge, winch = [hex_in(table, name) for name in ("keep", "gate", "bridge", "winch")]
    castle = Castle(hexes, keep, gate, bridge, winch)
    for name, place in (("keep", castle.keep), ("gate", castle.gate), ("winch", castle.winch)):
        if not hexes & BIT[place]:
            table.wrong(f"the {name} lies outside the castle", name)
    if not TOUCHING[castle.gate] & BIT[castle.bridge]:
        table.wrong("gate and bridge do not touch: no gate can stand between them", "bridge")
    return castle


def letters_of(table: Table) -> dict[str, tuple[str, str]]:
    """The name and the class of each terrain letter (GU-MAP-4)."""
    letters = table.table("letters")
    found: dict[str, tuple[str, str]] = {}
    for letter in letters.values:
        if letter not in DESCRIBING:
            row = letters.table(letter)
            found[letter] = (row.text("id"), row.text("class", CLASSES))
    return found


def terms_of(table: Table) -> Terms:
    return Terms(
        easy=table.whole("cost_easy", 1, 9),
        hard=table.whole("cost_difficult", 1, 9),
        hard_skirmisher=table.whole("cost_difficult_skirmisher", 1, 9),
        exit=table.whole("cost_exit", 0, 9),
        target_in_wood=table.whole("target_in_wood", 0, 9),
        obstacle=table.whole("per_obstacle_crossed", 0, 9),
        wood=table.whole("per_wood_crossed", 0, 9),
    )
