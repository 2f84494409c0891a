"""Whom a step asks: a step that says so without its options says the same as its question."""

from __future__ import annotations

import random

import pytest

from centans import shelf
from centans.core.dice import Live
from centans.core.steps import Together, advance, proceed

ANSWERS = 400


@pytest.mark.parametrize("game_id", shelf.titles())
def test_who_is_asked_in_a_lane_is_who_is_asked_there(game_id: str) -> None:
    game = shelf.take(game_id)
    state, dice, chance = game.start(game.variant()), Live(b"lanes"), random.Random(3)
    asks = proceed(state, dice)
    for _ in range(ANSWERS):
        if not asks:
            break
        top = state.agenda.top()
        if isinstance(top, Together):
            for step in [lane[-1] for lane in (*top.lanes, *top.fresh) if lane]:
                ask = step.ask(state)
                assert step.seat_asked(state) == (None if ask is None else ask.seat)
        asks = advance(state, asks[0], chance.choice(asks[0].options), dice)
