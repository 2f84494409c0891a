"""The quick answer to "may this be taken back?" is that of the match itself."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from centans import shelf
from centans.core import views
from centans.core.match import Match
from centans.core.views import Pile
from centans.server.takeback import free_seat, piles


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
        before = {seat: match.view(seat) for seat in (None, *range(players))}
        ask = chance.choice([ask for ask in match.asks if not ask.open or chance.random() < 0.1])
        match.answer(ask.seat, chance.choice(ask.options))
        quick = free_seat(match, before.__getitem__, match.view)
        assert quick == free_seat(match, None, match.view)
        assert [quick == seat for seat in range(players)] == [allowed(match, seat) for seat in range(players)]
        free += quick is not None
    assert 5 < free < 55


def test_the_quick_finder_finds_the_same_piles_as_the_kernel() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(4, {"level": "expert"}), b"0123456789abcdef")
    chance = random.Random(4)
    while not match.over:
        for seat in (None, 0, 1, 2, 3):
            assert piles(match.view(seat)) == views.piles(match.view(seat))
        ask = chance.choice([ask for ask in match.asks if not ask.open])
        match.answer(ask.seat, chance.choice(ask.options))


@dataclass
class Deep:
    """A view with piles in odd places."""

    number: int
    one: Pile | None
    rows: list[list[Pile]]
    words: list[str]


def test_piles_are_found_however_deep() -> None:
    a, b = Pile(1, None), Pile(2, [3, 4])
    view = Deep(1, a, [[], [b]], ["x"])
    assert piles(view) == [a, b] == views.piles(view)
    assert piles(Deep(1, None, [], [])) == []
