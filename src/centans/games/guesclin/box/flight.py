"""Guesclin !: which hexes a shot crosses (GU-SHOT-14, 15), by exact geometry in whole numbers.

The straight segment between the centres of two hexes is displaced by a hair to the left and to the right. Where it runs
through no corner and along no hexside, both lines cross the same hexes.
"""

from __future__ import annotations

from typing import Final

from centans.games.guesclin.box.grid import FARTHEST, OUTSIDE, Q, T, hex_at, inside

Offset = tuple[int, int]
"""A hex as seen from another: the difference of the coordinates Q and T."""
Line = tuple[Offset, ...]
"""The hexes of a line after the first, the last included."""

LEFT: Final = -1
RIGHT: Final = 1

CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""Of a hex from its centre, clockwise; between corners k and k + 1 lies the side that faces direction k.

The centre of the hex at (q, t) is x = 3q, y = 2t + q: in these units all corners have whole numbers too.
"""
AHEAD: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The neighbour in each direction, in the coordinates Q and T."""


def trace(target: Offset, hair: int) -> Line:
    """The hexes crossed on the way to a target, with the line displaced to the left or to the right."""
    q = t = 0
    line: list[Offset] = []
    while (q, t) != target:
        direction = _way_out(target, q, t, hair)
        q += AHEAD[direction][0]
        t += AHEAD[direction][1]
        line.append((q, t))
    return tuple(line)


def _way_out(target: Offset, q: int, t: int, hair: int) -> int:
    """The side by which the line leaves a hex: the corner that begins it lies on the left, the next on the right."""
    sides = [_beside(target, 3 * q + right, 2 * t + q + down, hair) for right, down in CORNERS]
    for direction in range(6):
        if sides[direction] == LEFT and sides[(direction + 1) % 6] == RIGHT:
            return direction
    raise AssertionError("a line that enters a hex leaves it")


def _beside(target: Offset, x: int, y: int, hair: int) -> int:
    """On which hand of the line a point lies; a point exactly on it lies opposite to where the line is displaced."""
    end_x, end_y = 3 * target[0], 2 * target[1] + target[0]
    turn = end_x * y - end_y * x
    if turn == 0:
        return -hair
    return RIGHT if turn > 0 else LEFT


def _targets() -> list[Offset]:
    reach = range(-FARTHEST, FARTHEST + 1)
    return [(q, t) for q in reach for t in reach if 0 < (abs(q) + abs(t) + abs(q + t)) // 2 <= FARTHEST]


LINES: Final = {target: (trace(target, LEFT), trace(target, RIGHT)) for target in _targets()}
"""For every target up to FARTHEST hexes away: the lines to the left and to the right."""


def lines_between(start: int, end: int) -> list[list[int]]:
    """The hexes from one hex to another, both included, along one line or two; OUTSIDE where a line leaves the map."""
    left, right = LINES[Q[end] - Q[start], T[end] - T[start]]
    return [_on_map(start, left)] if left == right else [_on_map(start, left), _on_map(start, right)]


def _on_map(start: int, line: Line) -> list[int]:
    return [start, *[_place(Q[start] + q, T[start] + t) for q, t in line]]


def _place(column: int, t: int) -> int:
    row = t + column // 2
    return hex_at(column, row) if inside(column, row) else OUTSIDE
