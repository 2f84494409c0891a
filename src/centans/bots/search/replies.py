"""What everybody answers in a simulation: quick, sensible, and blind to what is chosen in secret at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from centans.bots.bot import best_of
from centans.core.asks import Ask
from centans.core.dice import Dice
from centans.core.game import Game, Result, Sense
from centans.core.options import Option
from centans.core.ranking import best_first
from centans.core.steps import State

LABEL: Final = "reply"
"""The dice of simulated players; rules have labels of their own."""
SURE, FACES = 3, 4
"""In secret the best-looking choice is made three times of four, otherwise the next best, and so on."""
FOR_WINNING: Final = 0.95
"""What a win is worth of all that a match can bring; the rest goes by rank."""


def next_question(asks: Sequence[Ask]) -> Ask | None:
    """The question to answer next: what is forced or put to somebody, then what play waits for."""
    first: Ask | None = None
    for ask in asks:
        if ask.voluntary:
            continue
        if ask.addressed or ask.forced:
            return ask
        if first is None:
            first = ask
    return first


def hasty_reply(sense: Sense[Any], s: State, ask: Ask, dice: Dice) -> Option:
    """What looks best at a glance: the answer of everybody in a simulation."""
    return ask.options[0] if len(ask.options) == 1 else by_weight(ask, sense.hasty(s, ask), dice)


def by_weight(ask: Ask, weights: list[float], dice: Dice) -> Option:
    """What looks best; in secret sometimes another, lest anybody be sure of it."""
    if ask.secret:
        return drawn(ask.options, weights, dice)
    chosen = best_of(ask.options, weights)
    return chosen[dice.roll(LABEL, len(chosen)) - 1 if len(chosen) > 1 else 0]


def drawn(options: Sequence[Option], weights: list[float], dice: Dice) -> Option:
    """One of them by chance, the better the likelier."""
    order = best_first(weights)
    for place in order[:-1]:
        if dice.roll(LABEL, FACES) <= SURE:
            return options[place]
    return options[order[-1]]


def begin_others_anew(game: Game[Any], s: State, seat: int) -> None:
    """Whoever chooses in secret at the same time has not begun: what he has chosen is not known, so it is imagined."""
    together = s.agenda.choice()
    if together is None:
        return
    lanes = list(together.lanes)
    for number in range(len(lanes)):
        chooser = together.chooser(s, number)
        if chooser is not None and chooser != seat and not game.sees_choice(s, seat, chooser):
            lanes[number] = together.fresh[number]
    s.agenda.replace(together.with_lanes(tuple(lanes)))


def shares(result: Result) -> list[float]:
    """What the end of a match is worth to every seat, from 0 to 1."""
    seats = len(result.ranks)
    winners = result.winners
    found: list[float] = []
    for seat, rank in enumerate(result.ranks):
        won = 0.5 if not winners else float(seat in winners)
        by_rank = 0.5 if not winners else (seats - rank) / max(1, seats - 1)
        found.append(FOR_WINNING * won + (1 - FOR_WINNING) * by_rank)
    return found
