"""Guesclin !: the grid of hexes (chapter 5), the same for every map.

A hex is a number, column by column from the north-west corner. A set of hexes is a mask: an integer with one bit for
each hex. Masks make the movement of a man a matter of a few shifts, whatever the number of hexes.
"""

from __future__ import annotations

from typing import Final

from centans.core.bits import Wide, set_of

COLUMNS: Final = 15
ROWS: Final = 19
HEXES: Final = COLUMNS * ROWS
EVERYWHERE: Final = (1 << HEXES) - 1
OUTSIDE: Final = -1
"""The neighbour that does not exist."""

N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
"""Clockwise."""
EDGES: Final = ("N", "S", "W", "E")

STEPS: Final = (
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
    ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
)
"""By parity of the column and direction: odd columns lie half a hex further south (GU-MAP-2)."""


def hex_at(column: int, row: int) -> int:
    return column * ROWS + row


def inside(column: int, row: int) -> bool:
    return 0 <= column < COLUMNS and 0 <= row < ROWS


def column_of(place: int) -> int:
    return place // ROWS


def row_of(place: int) -> int:
    return place % ROWS


def label(place: int) -> str:
    """A letter for the column and the row counted from 1: a1 in the north-west (GU-MAP-1)."""
    return f"{chr(ord('a') + place // ROWS)}{place % ROWS + 1}"


LABELS: Final = tuple([label(place) for place in range(HEXES)])
PLACE_OF: Final = {name: place for place, name in enumerate(LABELS)}


def _neighbours() -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for place in range(HEXES):
        column, row = column_of(place), row_of(place)
        around: list[int] = []
        for right, down in STEPS[column % 2]:
            exists = inside(column + right, row + down)
            around.append(hex_at(column + right, row + down) if exists else OUTSIDE)
        found.append(tuple(around))
    return found


NEIGHBOURS: Final = _neighbours()
"""By hex and direction; OUTSIDE where the map ends (GU-MAP-2)."""

BIT: Final = tuple([1 << place for place in range(HEXES)])

Q: Final = tuple([column_of(place) for place in range(HEXES)])
T: Final = tuple([row_of(place) - column_of(place) // 2 for place in range(HEXES)])
"""Two of the three coordinates in which distances are measured (GU-MAP-3)."""


def distance(one: int, other: int) -> int:
    """The steps from hex to hex, whatever lies between (GU-MAP-3)."""
    right = Q[one] - Q[other]
    down = T[one] - T[other]
    return (abs(right) + abs(down) + abs(right + down)) // 2


def direction_of(one: int, other: int) -> int:
    """The direction from a hex to one that touches it."""
    return NEIGHBOURS[one].index(other)


def opposite(direction: int) -> int:
    return (direction + 3) % 6


# -- masks ----------------------------------------------------------------------------------------------------------


def edge(side: str) -> list[int]:
    """The hexes of an edge of the map (GU-MAP-7)."""
    if side in ("N", "S"):
        row = 0 if side == "N" else ROWS - 1
        return [hex_at(column, row) for column in range(COLUMNS)]
    column = 0 if side == "W" else COLUMNS - 1
    return [hex_at(column, row) for row in range(ROWS)]


EDGE_MASK: Final = {side: set_of(edge(side)) for side in EDGES}


class Ways:
    """From which hexes one may step in each direction. `grow` takes all these steps at once.

    A step is a shift of the mask. Of the six directions, four shift by another number in odd columns than in even ones;
    those that shift alike share a mask.
    """

    __slots__ = ("back", "back_less", "back_more", "north", "on", "on_less", "on_more", "south")

    def __init__(self, free: list[int]) -> None:
        """`free` says for each direction from which hexes the step is possible."""
        self.north: Wide = free[N]
        self.south: Wide = free[S]
        self.on_less: Wide = free[NE] & EVEN
        self.on: Wide = (free[NE] & ODD) | (free[SE] & EVEN)
        self.on_more: Wide = free[SE] & ODD
        self.back_more: Wide = free[NW] & EVEN
        self.back: Wide = (free[NW] & ODD) | (free[SW] & EVEN)
        self.back_less: Wide = free[SW] & ODD

    def grow(self, mask: Wide) -> Wide:
        """All hexes one step away from those of the mask."""
        return (
            (mask & self.north) >> 1
            | (mask & self.south) << 1
            | (mask & self.on_less) << ROWS - 1
            | (mask & self.on) << ROWS
            | (mask & self.on_more) << ROWS + 1
            | (mask & self.back_more) >> ROWS + 1
            | (mask & self.back) >> ROWS
            | (mask & self.back_less) >> ROWS - 1
        )


EVEN: Final = set_of([place for place in range(HEXES) if column_of(place) % 2 == 0])
ODD: Final = EVERYWHERE ^ EVEN


def _all_steps() -> list[int]:
    return [
        set_of([place for place in range(HEXES) if NEIGHBOURS[place][direction] != OUTSIDE]) for direction in range(6)
    ]


FREELY: Final = Ways(_all_steps())
"""As the arrow flies: only the edges of the map stop it."""

FARTHEST: Final = 6
"""No shot goes further, whatever the options."""


def _discs() -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for place in range(HEXES):
        rings = [BIT[place]]
        for _ in range(FARTHEST):
            rings.append(rings[-1] | FREELY.grow(rings[-1]))
        found.append(tuple(rings))
    return found


WITHIN: Final = _discs()
"""By hex and distance up to FARTHEST: the mask of all hexes at most so far away."""
TOUCHING: Final = tuple([WITHIN[place][1] & ~BIT[place] for place in range(HEXES)])
"""By hex: its neighbours."""
