"""Bastide: what a bot considers a sensible choice."""

from __future__ import annotations

from centans.core.asks import Ask
from centans.core.game import Sense
from centans.games.bastide.model import Position


class BastideSense(Sense[Position]):
    """Weighs every option of every ask of the game."""

    __slots__ = ()

    def weigh(self, s: Position, ask: Ask) -> list[float]:
        return [0.0 for _ in ask.options]
