"""The terminal as we write to it: whatever is shown there, it obeys only us."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from centans.cli.harmless import harmless


class Screen(Console):
    """A console that shows every text without the orders that may be hidden in it."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(harmless(segment.text), segment.style)
