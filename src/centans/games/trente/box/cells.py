"""Le Combat des Trente: the heath of 379 cells, as tables made once.

A set of cells is one number, a bit for each square, rows of twenty bits of which the last is always empty, so that
shifting a set moves it by a step without wrapping round. The Oak covers two squares; as a place where a unit stands it
is called by its lower one (CT-BOARD-1).
"""

from __future__ import annotations

from typing import Final

from centans.core.bits import Wide, without

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
"""A set of cells; `Wide` where much is reckoned with it."""

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


def spread(cells: Wide) -> Wide:
    """These squares and all that touch them."""
    wide: Wide = cells | cells << 1 | cells >> 1
    return (wide | wide << WIDTH | wide >> WIDTH) & BOARD


def squares(cell: int) -> Cells:
    return OAK_SQUARES if cell == OAK else BIT[cell]


def as_cells(found: Wide) -> Wide:
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


class Walk:
    """A walk over the empty heath: by step, the squares walked to, and the cells where it may end, the Oak included."""

    __slots__ = ("ends", "walked")

    def __init__(self, start: int) -> None:
        self.walked: list[Wide] = [squares(start)]
        self.ends: list[Wide] = [BIT[start]]

    def go_on(self) -> None:
        """One step more."""
        touched = spread(self.walked[-1])
        self.walked.append(self.walked[-1] | touched & GROUND)
        self.ends.append(as_cells(self.walked[-1] | touched & OAK_SQUARES))


def walk_round(walk: Walk, steps: int, enemies: Wide) -> Wide:
    """The same round enemies: until the first of them is met, nothing differs."""
    met = 1
    while not walk.ends[met] & enemies:
        met += 1
    found = walk.walked[met - 1]
    touched = found
    ground: Wide = without(GROUND, enemies)
    for _ in range(met, steps + 1):
        touched = spread(found)
        found |= touched & ground
    return as_cells(found | touched & OAK_SQUARES)


WALKS: Final = [Walk(cell) if NAME[cell] else None for cell in range(SIZE)]
"""By cell, as far as anybody has walked from there."""


def reach(start: int, steps: int, friends: Wide, enemies: Wide) -> Wide:
    """The cells where a move may end: over friends, never over enemies (CT-MOVE-1 to 8). `friends` holds the start."""
    walk = WALKS[start]
    assert walk is not None, "nobody stands beside the board"
    while len(walk.ends) <= steps:
        walk.go_on()
    found = walk.ends[steps]
    if found & enemies:
        found = without(walk_round(walk, steps, enemies), enemies)
    return without(found, friends) | BIT[start]
