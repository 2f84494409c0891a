"""Guyenne: what a bot considers a sensible choice."""

from __future__ import annotations

from centans.core.asks import Ask
from centans.core.game import Sense
from centans.games.guyenne.model import Position


class GuyenneSense(Sense[Position]):
    def weigh(self, s: Position, ask: Ask) -> list[float]:
        return [0.0] * len(ask.options)
