"""Guesclin !: actions as wholes: who acts and what he does, compared at once for all men of a banner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from centans.core.asks import Ask
from centans.core.game import Plan
from centans.core.options import Option
from centans.core.ranking import best_first
from centans.games.guesclin.choices import ActWith
from centans.games.guesclin.model import Position
from centans.games.guesclin.rules.actions import Action, Actions

OF_THE_FIRST: Final = 4
"""So many actions are tried of the man who seems to be the one to act."""
OF_OTHERS: Final = 2

Weigh = Callable[[Position, int, tuple[Option, ...]], list[float]]


def deeds(s: Position, step: Actions, ask: Ask, order: list[float], weigh: Weigh) -> list[Plan]:
    """For each man the best things he could do, the man who looks best first; those of nobody else are left out."""
    found: list[Plan] = []
    for rank, place in enumerate(best_first(order)):
        option = ask.options[place]
        if isinstance(option, ActWith):
            fighter = s.box.men.find(step.banner, option.name)
            found += deeds_of(s, fighter, option, rank, weigh)
    return found or [Plan((ask.options[0],), 0.0)]


def deeds_of(s: Position, fighter: int, begin: Option, rank: int, weigh: Weigh) -> list[Plan]:
    question = Action(fighter).ask(s)
    assert question is not None, "there is always something a man can do"
    weights = weigh(s, fighter, question.options)
    places = best_first(weights)[: OF_OTHERS if rank else OF_THE_FIRST]
    first = 1.0 if not rank else 0.0
    return [
        Plan((begin, question.options[place]), first - 0.1 * number - 0.01 * rank)
        for number, place in enumerate(places)
    ]
