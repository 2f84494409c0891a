"""Boards in several forms: as they are meant to be, and for a terminal too narrow or too low for that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

NO_LIMIT = 1000
"""The height of what is no terminal: a file or a pipe is as long as need be."""


class Fitting:
    """Draws the wide form where there is room for it, the narrow one elsewhere."""

    def __init__(self, columns: int, wide: Sequence[RenderableType], narrow: Sequence[RenderableType]) -> None:
        self._columns = columns
        self._wide = wide
        self._narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._wide if options.max_width >= self._columns else self._narrow


class Sized:
    """Draws itself when the size of the terminal is known: `drawn(columns, lines)`."""

    def __init__(self, drawn: Callable[[int, int], Iterable[RenderableType]]) -> None:
        self._drawn = drawn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = options.height or console.height
        yield from self._drawn(options.max_width, lines if console.is_terminal else NO_LIMIT)


class Lowered:
    """Draws the tall form where it fits the screen and leaves so many lines below it; else the low one.

    Without such lines it is drawn even if what is asked pushes its top out."""

    def __init__(self, tall: RenderableType, low: RenderableType, below: int = 0) -> None:
        self._tall = tall
        self._low = low
        self._below = below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = console.render_lines(self._tall, options.update(height=None)) if console.is_terminal else []
        fits = not lines or len(lines) + self._below <= console.height
        yield self._tall if fits else self._low


class Flowing:
    """Items one after another, a line broken only between two of them."""

    def __init__(self, items: Sequence[Text], between: str) -> None:
        self._items = items
        self._between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines: list[list[Text]] = [[]]
        room = options.max_width
        for item in self._items:
            taken = item.cell_len + len(self._between)
            if taken > room and lines[-1]:
                lines.append([])
                room = options.max_width
            lines[-1].append(item)
            room -= taken
        yield from [Text(self._between).join(line) for line in lines]


class Canvas:
    """A sheet of squared paper: signs are put on it in any order, then it is read line by line."""

    def __init__(self, columns: int, lines: int) -> None:
        self._squares = [[(" ", "")] * columns for _ in range(lines)]

    def put(self, line: int, column: int, signs: str, style: str = "") -> None:
        for place, sign in enumerate(signs, column):
            self._squares[line][place] = (sign, style)

    def lines(self) -> list[Text]:
        drawn = [Text.assemble(*squares) for squares in self._squares]
        for line in drawn:
            line.rstrip()
        return drawn
