"""Playouts go the same way as the kernel's own verbs, only faster."""

import pytest

from centans import shelf
from centans.core.dice import Live
from centans.core.digest import digest
from centans.core.playout import INCREMENT, MASK, MULTIPLIER, play_out
from centans.core.steps import State, advance, proceed


def step_by_step(s: State, dice: Live, seed: int) -> int:
    """A playout by `proceed` and `advance`."""
    number = seed & MASK
    answers = 0
    asks = proceed(s, dice)
    while asks:
        number = number * MULTIPLIER + INCREMENT & MASK
        options = asks[0].options
        asks = advance(s, asks[0], options[(number >> 8) % len(options)], dice)
        answers += 1
    return answers


@pytest.mark.parametrize(("players", "level"), [(2, "basic"), (3, "advanced"), (4, "expert")])
def test_a_playout_is_proceed_and_advance_in_turn(players: int, level: str) -> None:
    game = shelf.take("guyenne")
    variant = game.variant(players, {"level": level})
    for seed in range(20):
        one, other = game.start(variant), game.start(variant)
        assert play_out(one, Live(b"%d" % seed), seed) == step_by_step(other, Live(b"%d" % seed), seed)
        assert digest(one) == digest(other)
        assert game.result(one) is not None
