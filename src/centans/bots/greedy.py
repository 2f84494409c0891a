"""The greedy bot: takes what looks best now, over several ways the hidden cards could lie."""

from __future__ import annotations

from typing import Any

from centans.bots.bot import Bot, best_of, has_to_say, same_question
from centans.core.asks import Ask
from centans.core.game import Game
from centans.core.options import Option
from centans.core.steps import State, proceed


class GreedyBot(Bot):
    """Weighs every option in so many imagined states and takes the one with the highest sum.

    How many is said by `deals`, or else by the game's own sense.
    """

    def __init__(self, seed: bytes, deals: int | None = None) -> None:
        super().__init__(seed)
        self.deals = deals

    def speaks_up(self, game: Game[Any], state: State, ask: Ask) -> bool:
        return has_to_say(game, state, ask)

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        sense = game.sense()
        totals = [0.0] * len(ask.options)
        for _ in range(sense.deals if self.deals is None else self.deals):
            imagined = game.redeal(state, ask.seat, self.dice)
            weights = sense.weigh(imagined, same_question(proceed(imagined, self.dice), ask))
            assert len(weights) == len(totals), "every option is weighed"
            for place, weight in enumerate(weights):
                totals[place] += weight
        return self.one_of(best_of(ask.options, totals))
