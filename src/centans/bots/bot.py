"""What a bot is, and the simplest one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from centans.core.asks import Ask
from centans.core.dice import Dice, Live
from centans.core.game import Game
from centans.core.options import Option
from centans.core.steps import State


class Bot(ABC):
    """A player. All its chance comes from its own seed, so the same bot in the same match plays the same."""

    def __init__(self, seed: bytes) -> None:
        self.dice: Dice = Live(seed)

    @abstractmethod
    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        """One of the ask's options. The state is the real one: a bot reads it only through `redeal` for its seat."""

    def one_of(self, options: Sequence[Option]) -> Option:
        """Any of them, all equally likely."""
        return options[self.dice.roll("choice", len(options)) - 1 if len(options) > 1 else 0]


class RandomBot(Bot):
    """Chooses anything that is allowed."""

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        return self.one_of(ask.options)
