"""Le Combat des Trente: what a bot considers a sensible choice."""

from __future__ import annotations

from centans.core.asks import Ask
from centans.core.game import Sense
from centans.games.trente.model import Position


class TrenteSense(Sense[Position]):
    """Weighs options by points of the final score."""

    __slots__ = ()

    def weigh(self, s: Position, ask: Ask) -> list[float]:
        return [0.0] * len(ask.options)
