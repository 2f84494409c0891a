"""The greedy bot: takes what looks best now, over several ways the hidden cards could lie."""

from __future__ import annotations

from typing import Any

from centans.bots.bot import Bot
from centans.core.asks import Ask
from centans.core.game import Game
from centans.core.options import Option
from centans.core.steps import State, proceed

USUAL_DEALS = 4


class GreedyBot(Bot):
    """Weighs every option in `deals` imagined states and takes the one with the highest sum."""

    def __init__(self, seed: bytes, deals: int = USUAL_DEALS) -> None:
        super().__init__(seed)
        self.deals = deals

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        sense = game.sense()
        totals = [0.0] * len(ask.options)
        for _ in range(self.deals if sense.imagines else 1):
            imagined = game.redeal(state, ask.seat, self.dice)
            weights = sense.weigh(imagined, self._same_question(imagined, ask))
            totals = [total + weight for total, weight in zip(totals, weights, strict=True)]
        best = max(totals)
        return self.one_of([option for option, total in zip(ask.options, totals, strict=True) if total == best])

    def _same_question(self, imagined: State, ask: Ask) -> Ask:
        """The ask as it stands in the imagined state; the seat sees no difference, so it is asked the same."""
        for other in proceed(imagined, self.dice):
            if other.seat == ask.seat and other.key == ask.key and list(other.options) == list(ask.options):
                return other
        raise AssertionError(f"redeal changed what seat {ask.seat + 1} is asked: {ask} is gone")
