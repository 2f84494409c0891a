"""Le Combat des Trente: the heath of 379 cells, as tables made once.

A set of cells is one number, a bit for each square, rows of twenty bits of which the last is always empty, so that
shifting a set moves it by a step without wrapping round. The Oak covers two squares; as a place where a unit stands it
is called by its lower one (CT-BOARD-1).
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = "ABCDEFGHIJKLMNOPQRS"
ROWS: Final = 20
WIDTH: Final = 20
"""Squares of a row in a set, the empty one at its end included."""
SIZE: Final = ROWS * WIDTH
"""Lists that go by cell have this length."""
NOWHERE: Final = -1
OAK: Final = 9 * WIDTH + 9
"""J10, the lower square of the Oak; J11 is never a cell of its own."""
OAK_UPPER: Final = OAK + WIDTH
OAK_NAME: Final = "OAK"

PLAIN: Final = 0
OAK_CELL: Final = 1
ARMS_CELL: Final = 2
FORCE_CELL: Final = 3
HORSE_CELL: Final = 4
CELL_KINDS: Final = ("plain", "oak", "arms", "force", "horse")
"""What a cell may be (CT-BOARD-6)."""

Cells = int
"""A set of cells."""

BIT: Final = [1 << cell for cell in range(SIZE)]
BOARD: Final[Cells] = sum([BIT[row * WIDTH + column] for row in range(ROWS) for column in range(len(COLUMNS))])
OAK_SQUARES: Final[Cells] = BIT[OAK] | BIT[OAK_UPPER]
GROUND: Final[Cells] = BOARD & ~OAK_SQUARES
"""Where a unit may walk: the Oak is never crossed (CT-CELL-5)."""
CELLS: Final = tuple([cell for cell in range(SIZE) if BOARD >> cell & 1 and cell != OAK_UPPER])
"""All 379 of them, row by row from the south-west corner."""


def _name(cell: int) -> str:
    return OAK_NAME if cell == OAK else f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}"


NAME: Final = [_name(cell) if cell in CELLS else "" for cell in range(SIZE)]
CELL: Final = {NAME[cell]: cell for cell in CELLS}


def spread(cells: Cells) -> Cells:
    """These squares and all that touch them."""
    wide = cells | cells << 1 | cells >> 1
    return (wide | wide << WIDTH | wide >> WIDTH) & BOARD


def squares(cell: int) -> Cells:
    return OAK_SQUARES if cell == OAK else BIT[cell]


def as_cells(found: Cells) -> Cells:
    """A set of squares as cells: of the Oak either square, or both, is the Oak."""
    return found & GROUND | BIT[OAK] if found & OAK_SQUARES else found


def _zones(distance: int) -> list[Cells]:
    zones = [0] * SIZE
    for cell in CELLS:
        zone = squares(cell)
        for _ in range(distance):
            zone = spread(zone)
        zones[cell] = as_cells(zone) & ~BIT[cell]
    return zones


_zones_made: Final[dict[int, list[Cells]]] = {}


def zones(distance: int) -> list[Cells]:
    """By cell: the other cells at that distance or less, units in between or not (CT-BOARD-3)."""
    found = _zones_made.get(distance)
    if found is None:
        found = _zones_made[distance] = _zones(distance)
    return found


ADJACENT: Final = zones(1)
"""By cell: the cells that touch it, ten for the Oak (CT-BOARD-4, 5)."""


def distance(one: int, other: int) -> int:
    """The larger of the column and the row difference, to the nearer square of the Oak (CT-BOARD-3)."""
    columns = abs(one % WIDTH - other % WIDTH)
    rows = abs(one // WIDTH - other // WIDTH)
    if OAK in (one, other) and max(one, other) >= OAK_UPPER - OAK_UPPER % WIDTH:
        rows -= 1
    return max(columns, rows)


def nearest(cell: int, cells: Cells) -> int:
    """The distance to the nearest of these cells, 0 if there is none."""
    for far in range(1, ROWS):
        if zones(far)[cell] & cells:
            return far
    return 0


def _walks(steps: int) -> list[Cells]:
    return [_walk(cell, steps, 0) if NAME[cell] else 0 for cell in range(SIZE)]


def _walk(start: int, steps: int, enemies: Cells) -> Cells:
    """Every cell that can be walked to round the enemies, the Oak included as an end, the start always."""
    ground = GROUND & ~enemies
    found = squares(start)
    touched = found
    for _ in range(steps):
        touched = spread(found)
        found |= touched & ground
    return as_cells(found | touched & OAK_SQUARES)


_walks_made: Final[dict[int, list[Cells]]] = {}


def walks(steps: int) -> list[Cells]:
    """By cell: what can be walked to in so many steps on an empty heath."""
    found = _walks_made.get(steps)
    if found is None:
        found = _walks_made[steps] = _walks(steps)
    return found


def reach(start: int, steps: int, friends: Cells, enemies: Cells) -> Cells:
    """The cells where a move may end: over friends, never over enemies (CT-MOVE-1 to 8). `friends` holds the start."""
    found = walks(steps)[start]
    if found & enemies:
        found = _walk(start, steps, enemies) & ~enemies
    return found & ~friends | BIT[start]
