"""A board in two forms: as it is meant to be, and for a terminal too narrow for it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult


class Fitting:
    """Draws the wide form where there is room for it, the narrow one elsewhere."""

    def __init__(self, columns: int, wide: Sequence[RenderableType], narrow: Sequence[RenderableType]) -> None:
        self._columns = columns
        self._wide = wide
        self._narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._wide if options.max_width >= self._columns else self._narrow
