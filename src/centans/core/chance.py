"""Exact enumeration: every way the dice can fall, with its probability."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from centans.core.dice import Dice, Fork, Outcome, Replay

T = TypeVar("T")


def outcomes(act: Callable[[Dice], T]) -> list[tuple[Fraction, T]]:
    """Run `act` once for every sequence of dice that it can meet; `act` must begin afresh (clone) each time.

    >>> [(str(chance), total) for chance, total in outcomes(lambda dice: min(dice.d6("a") // 4, 1))]
    [('1/6', 0), ('1/6', 0), ('1/6', 0), ('1/6', 1), ('1/6', 1), ('1/6', 1)]
    """
    found: list[tuple[Fraction, T]] = []
    waiting: list[tuple[Fraction, tuple[Outcome, ...]]] = [(Fraction(1), ())]
    while waiting:
        chance, past = waiting.pop()
        try:
            found.append((chance, act(Replay(past))))
        except Fork as fork:
            total = sum(fork.weights)
            branches = [
                (chance * weight / total, (*past, (fork.label, kind)))
                for kind, weight in enumerate(fork.weights)
                if weight
            ]
            waiting.extend(reversed(branches))
    return found
