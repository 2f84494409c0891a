"""What bots at a table say without being asked."""

from types import SimpleNamespace
from typing import Any

import pytest

from centans.server.table import turns_now
from tests.games.bastide.test_words_given import passed_over


@pytest.mark.parametrize(("bot", "answers"), [("squire", "offer"), ("knight", "offer"), ("random", "gift")])
def test_at_a_table_a_bot_that_weighs_speaks_before_it_passes(bot, answers):
    """Others are asked what play waits for, and nothing else."""
    town = passed_over().play("B pass", "G pass")
    match: Any = SimpleNamespace(
        asks=town.asks, game=town.game, state=town.state, over=False, ask_id=lambda ask: f"{ask.seat} {ask.key}"
    )
    seats: Any = [SimpleNamespace(kind="bot", bot=bot) for _ in range(3)]
    assert turns_now(match, seats) == {2: f"2 {answers}"}
