"""The quick answer to "may this be taken back?" is that of the match itself."""

from __future__ import annotations

import random

import pytest

from centans import shelf
from centans.core.match import Match
from centans.core.views import piles
from centans.server.takeback import free_seat, sight


def allowed(match: Match, seat: int) -> bool:
    """By the slow way: whether its last choice lies beyond what stands for good, and no secret one is under way."""
    if match.told < len(match.entries):
        return False
    length = len(match.entries)
    while length and match.entries[length - 1].auto:
        length -= 1
    return length > 0 and match.barrier(seat) < length


@pytest.mark.parametrize(("players", "level"), [(2, "basic"), (2, "expert"), (3, "advanced"), (4, "expert")])
def test_the_quick_way_agrees_with_the_match(players: int, level: str) -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(players, {"level": level}), bytes([players] * 16))
    chance = random.Random(players)
    free = 0
    for _ in range(60):
        before = {seat: piles(match.view(seat)) for seat in range(players)}
        ask = chance.choice([ask for ask in match.asks if not ask.open or chance.random() < 0.1])
        match.answer(ask.seat, chance.choice(ask.options))
        quick = free_seat(match, before.__getitem__, sight(match))
        assert quick == free_seat(match, None, sight(match))
        assert [quick == seat for seat in range(players)] == [allowed(match, seat) for seat in range(players)]
        free += quick is not None
    assert 5 < free < 55
