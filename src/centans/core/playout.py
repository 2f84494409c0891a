"""Playouts: from a position to the end of the game by chance alone, as fast as the kernel goes."""

from __future__ import annotations

from typing import Final

from centans.core.dice import Dice
from centans.core.steps import State, advance, proceed

MULTIPLIER: Final = 16598013
INCREMENT: Final = 12820163
MASK: Final = 0xFFFFFF


def play_out(s: State, dice: Dice, seed: int) -> int:
    """Let every seat choose at random until the game is over; give the number of answers. Open asks are left alone.

    The choices come from a small congruential generator: quick (its products fit a machine word), good enough to
    wander about, no match for `Live`.
    """
    number = seed & MASK
    answers = 0
    asks = proceed(s, dice)
    while asks:
        ask = asks[0]
        number = number * MULTIPLIER + INCREMENT & MASK
        asks = advance(s, ask, ask.options[(number >> 8) % len(ask.options)], dice)
        answers += 1
    return answers
