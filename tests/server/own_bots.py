"""What runs in the processes where bots think: bots from outside, and functions that tell of the process."""

from __future__ import annotations

import os
from time import sleep
from typing import Any

import centans
from centans.bots import Bot
from centans.bots.search.budget import Budget, Spending
from centans.core.asks import Ask
from centans.core.game import Game
from centans.core.options import Option
from centans.core.steps import State
from centans.server.thinking import worker


class Last(Bot):
    """Takes the last of the options."""

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        return ask.options[-1]


class Broken(Bot):
    """Knows no answer."""

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        raise ZeroDivisionError


class Slow(Bot):
    """Takes a second."""

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        sleep(1)
        return ask.options[-1]


def until_called_off(_asked: None) -> None:
    """Thinks for ever, as a search with a large budget does."""
    budget = Budget(simulations=10**9)
    budget.called_off = worker.desk.is_called_off
    spending = Spending(budget)
    while not spending.out_of_time():
        pass


def where(_asked: None) -> str:
    """From which folder the process has its modules."""
    return centans.__file__


def niceness(_asked: None) -> int:
    return os.nice(0)
