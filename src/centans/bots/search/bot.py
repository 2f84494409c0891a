"""The bot that thinks ahead."""

from __future__ import annotations

from typing import Any

from centans.bots.bot import Bot, has_to_say
from centans.bots.search.budget import Budget, Spending
from centans.bots.search.thinking import Thought
from centans.core.asks import Ask
from centans.core.game import Game
from centans.core.options import Option
from centans.core.steps import State


class SearchBot(Bot):
    """Tries the likely choices in simulations and takes what did best.

    What completes a choice (`intended`) is answered without another thought, unless something else is asked meanwhile.
    """

    def __init__(self, seed: bytes, budget: Budget, depth: int | None = None) -> None:
        """`depth` is how many answers it looks for in a tree, if not as many as the game says."""
        super().__init__(seed)
        self.budget = budget
        self.depth = depth
        self.thought: Thought | None = None

    def speaks_up(self, game: Game[Any], state: State, ask: Ask) -> bool:
        return has_to_say(game, state, ask)

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        intended, self.intended = self.intended, []
        if intended and intended[0] in ask.options:
            self.intended = intended[1:]
            return intended[0]
        if len(ask.options) == 1:
            return ask.options[0]
        thought = Thought(game, state, ask, self.dice, Spending(self.budget), self.depth)
        self.thought = thought
        best = thought.best()
        self.intended = thought.completion(best)
        return best.options[0]
