"""Bastide: the plan of the town (chapters 4 and 5), as tables made once.

Blocks, circles and equipments are numbers; their ids (`C2`, `S3.1`, `WN`) are in BLOCKS, CIRCLES and EQUIPMENTS. Only
circles that face blocks are circles here: those of a religious building are all alike, so its tokens are counted
(BA-GEO-13).
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = "ABCD"
ROWS: Final = "123"
WIDTH: Final = 4
HEIGHT: Final = 3

BLOCKS: Final = tuple([column + row for row in ROWS for column in COLUMNS])
"""A1, B1, C1, D1, A2 and so on: 3 rows of 4, from north-west to south-east (BA-GEO-1)."""
CARRA: Final = BLOCKS.index("B2")
"""The market square (BA-GEO-2)."""
CENTRAL: Final = BLOCKS.index("C2")
BUILDING_BLOCKS: Final = tuple([block for block in range(len(BLOCKS)) if block != CARRA])
OUTER_BLOCKS: Final = tuple([block for block in BUILDING_BLOCKS if block != CENTRAL])
"""The 10 blocks of the rim (BA-GEO-4)."""


def block_at(column: int, row: int) -> int:
    return row * WIDTH + column


def around(block: int) -> tuple[int, ...]:
    """The blocks that touch this one by a side or a corner; streets do not interrupt (BA-GEO-5)."""
    column, row = block % WIDTH, block // WIDTH
    return tuple(
        [
            other
            for other in range(len(BLOCKS))
            if other != block and abs(other % WIDTH - column) <= 1 and abs(other // WIDTH - row) <= 1
        ]
    )


ADJACENT: Final = tuple([around(block) for block in range(len(BLOCKS))])
NEAR: Final = tuple([frozenset([block, *ADJACENT[block]]) for block in range(len(BLOCKS))])
"""For each block: itself and those adjacent."""
NEAR_CARRA: Final = frozenset(ADJACENT[CARRA])
"""The 8 blocks around the market square (BA-GEO-6)."""

# -- sides ----------------------------------------------------------------------------------------------------------

NORTH: Final = 0
SOUTH: Final = 1
WEST: Final = 2
EAST: Final = 3
SIDES: Final = ("N", "S", "W", "E")
NO_SIDE: Final = -1
SIDE_BLOCKS: Final = (
    tuple([block_at(column, 0) for column in range(WIDTH)]),
    tuple([block_at(column, HEIGHT - 1) for column in range(WIDTH)]),
    tuple([block_at(0, row) for row in range(HEIGHT)]),
    tuple([block_at(WIDTH - 1, row) for row in range(HEIGHT)]),
)
"""The blocks that each side touches (BA-GEO-10)."""
SIDES_OF: Final = tuple([tuple([side for side in range(4) if block in SIDE_BLOCKS[side]]) for block in range(12)])

# -- equipments -----------------------------------------------------------------------------------------------------

EQUIPMENTS: Final = ("WN", "WS", "WW", "WE", "EG", "CH", "MO", "MA", "S1", "S2", "S3", "L1", "L2", "HA")
"""The 14 public works; a wall has the number of its side (BA-EQ-1)."""
WALLS: Final = (0, 1, 2, 3)
RELIGIOUS: Final = (4, 5, 6, 7)
CHURCH: Final = 4
CHAPEL: Final = 5
MONASTERY: Final = 6
LEPER_HOUSE: Final = 7
HALLE: Final = 13
FIRST_RELIGIOUS: Final = 4
FIRST_ROAD: Final = 8
CATEGORIES: Final = ("fortification", "religious", "roads")
FORTIFICATION: Final = 0
RELIGION: Final = 1
ROAD: Final = 2
CATEGORY_OF: Final = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2)


def is_religious(equipment: int) -> bool:
    return FIRST_RELIGIOUS <= equipment < FIRST_ROAD


# -- circles --------------------------------------------------------------------------------------------------------


class Circle:
    """A circle that faces blocks: its id, its equipment, the blocks, and the side at which its portion ends."""

    __slots__ = ("equipment", "faces", "id", "side")

    def __init__(self, equipment: int, place: str, faces: tuple[int, ...], side: int = NO_SIDE) -> None:
        self.id = f"{EQUIPMENTS[equipment]}.{place}"
        self.equipment = equipment
        self.faces = faces
        self.side = side
        """Of a street: the side where this portion ends, if it is an outer one (BA-GEO-9)."""


def wall_circles() -> list[Circle]:
    """One for each block of the side (BA-GEO-11)."""
    return [
        Circle(wall, BLOCKS[block][0] if wall in (NORTH, SOUTH) else BLOCKS[block][1], (block,))
        for wall in WALLS
        for block in SIDE_BLOCKS[wall]
    ]


def street_circles() -> list[Circle]:
    """One for each portion, which lies between the two blocks it faces (BA-GEO-7 to 9)."""
    found: list[Circle] = []
    for street in range(WIDTH - 1):
        for row in range(HEIGHT):
            side = NORTH if row == 0 else SOUTH if row == HEIGHT - 1 else NO_SIDE
            faces = (block_at(street, row), block_at(street + 1, row))
            found.append(Circle(FIRST_ROAD + street, ROWS[row], faces, side))
    for street in range(HEIGHT - 1):
        for column in range(WIDTH):
            side = WEST if column == 0 else EAST if column == WIDTH - 1 else NO_SIDE
            faces = (block_at(column, street), block_at(column, street + 1))
            found.append(Circle(FIRST_ROAD + WIDTH - 1 + street, COLUMNS[column], faces, side))
    return found


def halle_circles() -> list[Circle]:
    """One towards each orthogonal neighbour of the market square (BA-GEO-12)."""
    places = (("N", CARRA - WIDTH), ("S", CARRA + WIDTH), ("W", CARRA - 1), ("E", CARRA + 1))
    return [Circle(HALLE, place, (block,)) for place, block in places]


CIRCLE_LIST: Final = (*wall_circles(), *street_circles(), *halle_circles())
CIRCLES: Final = tuple([circle.id for circle in CIRCLE_LIST])
PLACED_CIRCLES: Final = len(CIRCLES)
EQUIPMENT_OF: Final = tuple([circle.equipment for circle in CIRCLE_LIST])
FACES: Final = tuple([circle.faces for circle in CIRCLE_LIST])
FACING: Final = tuple(
    [tuple([number for number, circle in enumerate(CIRCLE_LIST) if block in circle.faces]) for block in range(12)]
)
"""For each block the circles that face it: their owners are paid its tax (BA-TAX-7)."""
CIRCLES_OF: Final = tuple(
    [tuple([number for number, circle in enumerate(CIRCLE_LIST) if circle.equipment == work]) for work in range(14)]
)
WALL_CIRCLES: Final = tuple([circle for wall in WALLS for circle in CIRCLES_OF[wall]])

# -- what the walls protect -------------------------------------------------------------------------------------------


def exposed_blocks(walled: int) -> tuple[int, ...]:
    """The outer blocks with a side that is not walled; a corner needs both its walls (BA-HAR-3)."""
    return tuple([block for block in OUTER_BLOCKS if any(not walled >> side & 1 for side in SIDES_OF[block])])


def exposed_circles(walled: int) -> tuple[int, ...]:
    """The outer portions that end at a side which is not walled (BA-HAR-4)."""
    return tuple(
        [
            number
            for number, circle in enumerate(CIRCLE_LIST)
            if circle.side != NO_SIDE and not walled >> circle.side & 1
        ]
    )


EXPOSED_BLOCKS: Final = tuple([exposed_blocks(walled) for walled in range(16)])
"""By the set of walled sides, one bit each."""
EXPOSED_CIRCLES: Final = tuple([exposed_circles(walled) for walled in range(16)])
