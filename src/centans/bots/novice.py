"""The novice: plays like the greedy bot, but sees only part of what could be done."""

from __future__ import annotations

from typing import Any, Final

from centans.bots.bot import Bot, has_to_say, same_question
from centans.core.asks import Ask
from centans.core.game import Game
from centans.core.options import Option
from centans.core.steps import State, proceed

SEEN, FACES = 4, 9
"""Of nine options it sees about four."""
LABEL: Final = "overlooked"


class NoviceBot(Bot):
    """Overlooks more than half of the options and takes the best of those it has noticed: a beginner's mistakes."""

    def speaks_up(self, game: Game[Any], state: State, ask: Ask) -> bool:
        return has_to_say(game, state, ask)

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        noticed = [place for place in range(len(ask.options)) if self.dice.roll(LABEL, FACES) <= SEEN]
        if not noticed:
            return self.one_of(ask.options)
        imagined = game.redeal(state, ask.seat, self.dice)
        weights = game.sense().weigh(imagined, same_question(proceed(imagined, self.dice), ask))
        best = max([weights[place] for place in noticed])
        return self.one_of([ask.options[place] for place in noticed if weights[place] == best])
