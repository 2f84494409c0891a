"""Views: parts of what a seat may know that all games share."""

from __future__ import annotations

import dataclasses
from typing import Any


@dataclasses.dataclass
class Pile:
    """Things that may lie face down: everybody sees how many; `cards` is None to those who may not see the faces."""

    count: int
    cards: list[int] | None


def piles(view: Any) -> list[Pile]:
    """Every pile in a view, in a fixed order."""
    if isinstance(view, Pile):
        return [view]
    found: list[Pile] = []
    if dataclasses.is_dataclass(view):
        for field in dataclasses.fields(view):
            found.extend(piles(getattr(view, field.name)))
    elif isinstance(view, list | tuple):
        for item in view:
            found.extend(piles(item))
    return found


def readable(view: Any) -> int:
    """How many cards that may lie face down this view shows the faces of."""
    return sum(len(pile.cards) for pile in piles(view) if pile.cards is not None)
