"""The hex map of Guesclin ! in letters: ground, hexsides that nobody crosses, exits, things and men.

Columns lie three squares apart and odd ones a line lower, as they lie half a hex lower. A hex has room for three signs;
its two upper hexsides stand left and right of them, the one to the north in the line above.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from centans.cli.boards.fitting import Canvas

COLOURS = {"french": "bright_blue", "english": "red", "blesiste": "white", "montfortist": "yellow"}
GROUND = {".": "·", "=": "─", "c": "·", "D": "▓", "B": "♣", "H": "⌂", "~": "≈"}
GATE, WINCH = "Π", "§"
THINGS = {"loot": "$", "bundle": "¶", "cart": "Ø"}
ARROWS = {"N": "↑", "S": "↓", "W": "←", "E": "→"}
OBSTACLE_STYLE = "bold"
STEP = 3
MARGIN = 5
RULER = 1
"""Lines above the map, with the letters of the columns."""


def width_of(columns: int) -> int:
    return MARGIN + STEP * columns + 1


def place_of(hex_: str) -> tuple[int, int]:
    """Column and row, from 0."""
    return ord(hex_[0]) - ord("a"), int(hex_[1:]) - 1


def signs_of(view: Any, letters: Mapping[str, str]) -> list[str]:
    """`F2`: the letter of a man's banner and his number in it; a small letter if he is stunned."""
    found = []
    numbers: dict[str, int] = {}
    for fighter in view.fighters:
        letter = letters[fighter.banner]
        numbers[letter] = numbers.get(letter, 0) + 1
        found.append(f"{letter.lower() if fighter.stunned else letter}{numbers[letter]}")
    return found


class HexMap:
    """The map of one view; the signs of the men are made by the board that shows them in its list too."""

    def __init__(self, view: Any, signs: Sequence[str]) -> None:
        self._view = view
        self._canvas = Canvas(width_of(view.map.columns), RULER + 2 * len(view.map.rows))
        self._rows = len(view.map.rows)
        self._rule()
        self._draw_obstacles()
        exits = self._exits()
        for place, (sign, style) in self._contents(signs).items():
            line, column = self._square(*place)
            self._canvas.put(line, column, sign, style)
            self._canvas.put(line, column + len(sign), exits.get(place, ""), "bold")

    def lines(self, most: int) -> list[Text]:
        """All of it, or as many rows as fit into so many lines, those around what is being decided."""
        ruler, *rows = self._canvas.lines()
        shown = max(1, min(self._rows, (most - RULER) // 2))
        first = min(max(0, self._middle() - shown // 2), self._rows - shown)
        return [ruler, *rows[2 * first : 2 * (first + shown)]]

    def _square(self, column: int, row: int) -> tuple[int, int]:
        """The line and the column of its first sign."""
        return RULER + 2 * row + column % 2, MARGIN + STEP * column

    def _rule(self) -> None:
        for column in range(self._view.map.columns):
            self._canvas.put(0, MARGIN + STEP * column, chr(ord("a") + column), "dim")
        for row in range(self._rows):
            self._canvas.put(RULER + 2 * row, 0, f"{row + 1:>3}", "dim")

    def _draw_obstacles(self) -> None:
        """Each on the upper side of the lower of its two hexes."""
        for obstacle in self._view.map.obstacles:
            squares = [(*self._square(*place_of(hex_)), hex_) for hex_ in (obstacle.one, obstacle.other)]
            (_, above, _), (line, below, _) = sorted(squares)
            if above == below:
                self._canvas.put(line - 1, below + 1, "━", OBSTACLE_STYLE)
            elif above < below:
                self._canvas.put(line, below - 1, "/", OBSTACLE_STYLE)
            else:
                self._canvas.put(line, below + STEP, "\\", OBSTACLE_STYLE)

    def _contents(self, signs: Sequence[str]) -> dict[tuple[int, int], tuple[str, str]]:
        """What is to be seen on each hex: a man before a thing, a thing before the ground."""
        reach = self._in_reach()
        found = {
            (column, row): (GROUND[letter], "bold green" if (column, row) in reach else "dim")
            for row, letters in enumerate(self._view.map.rows)
            for column, letter in enumerate(letters)
        }
        castle = self._view.map.castle
        if castle is not None:
            found[place_of(castle.gate)] = (GATE, "bold")
            found[place_of(castle.winch)] = (WINCH, "bold")
        for thing in self._view.things:
            if thing.state == "ground" and thing.hex is not None:
                found[place_of(thing.hex)] = (THINGS[thing.kind], "bold magenta")
        acting = None if self._view.choosing is None else self._view.choosing.fighter
        for fighter, sign in zip(self._view.fighters, signs, strict=True):
            if fighter.hex is not None:
                style = f"bold {COLOURS[fighter.banner]}" + (" reverse" if fighter.fighter == acting else "")
                found[place_of(fighter.hex)] = (sign + THINGS.get(fighter.carries, ""), style)
        return found

    def _in_reach(self) -> set[tuple[int, int]]:
        choosing = self._view.choosing
        hexes = [] if choosing is None else [*choosing.hexes, *[move.hex for move in choosing.moves]]
        return {place_of(hex_) for hex_ in hexes}

    def _exits(self) -> dict[tuple[int, int], str]:
        """By hex, arrows to the sides by which somebody may leave the map there."""
        found: dict[tuple[int, int], str] = {}
        for way in self._view.map.exits:
            arrows = [*found.get(place_of(way.hex), ""), *[ARROWS[side] for side in way.sides]]
            found[place_of(way.hex)] = "".join(dict.fromkeys(arrows))
        return found

    def _middle(self) -> int:
        """The row around which all turns: that of the man concerned, or the middle of what may be chosen, or of all."""
        choosing = self._view.choosing
        if choosing is not None and choosing.fighter is not None:
            man = self._view.fighters[choosing.fighter].hex
            if man is not None:
                return place_of(man)[1]
        standing = [man for man in self._view.fighters if man.hex is not None]
        active = [man for man in standing if man.banner == self._view.active]
        rows = sorted([row for _, row in self._in_reach()] or [place_of(man.hex)[1] for man in active or standing])
        return rows[len(rows) // 2] if rows else self._rows // 2
