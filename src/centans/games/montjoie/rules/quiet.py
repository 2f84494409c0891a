"""Quiet moments: steps during which an offer may be answered, because nothing is being carried out (MJ-DIP-7)."""

from __future__ import annotations

from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.optional.steps import OptionalStep


class QuietStep(OptionalStep):
    """An action point, a purchase, a window for offers."""

    __slots__ = ()


def is_quiet(s: Position) -> bool:
    return isinstance(s.agenda.top(), QuietStep)
