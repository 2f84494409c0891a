"""The quick answer to "may this be taken back?" is that of the match itself, in every game of the shelf."""

from __future__ import annotations

import random

import pytest

from centans import shelf
from centans.core.asks import Ask
from centans.core.errors import NothingToUndo
from centans.core.match import Match
from centans.server.takeback import free_seat, last_choice, take_back, was_hollow

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("guyenne", 2, {"level": "basic"}),
    ("guyenne", 2, {"level": "expert"}),
    ("guyenne", 3, {"level": "advanced"}),
    ("guyenne", 4, {"level": "expert"}),
    ("bastide", 3, {}),
    ("bastide", 5, {"money_visibility": "hidden"}),
    ("trente", 2, {}),
    ("trente", 4, {}),
    ("guesclin", 2, {}),
    ("guesclin", 4, {"scenario": "3"}),
    ("montjoie", 2, {}),
    ("montjoie", 5, {}),
]
MOMENTS = 40
"""How many answers are looked at, from the beginning and again from the middle of a match."""


def allowed(match: Match, seat: int) -> bool:
    """By the slow way: whether its last choice was one, lies beyond what stands for good, and no secret one is open."""
    if match.choosing:
        return False
    length = len(match.entries)
    while length and match.entries[length - 1].auto:
        length -= 1
    return length > 0 and match.barrier(seat) < length and not had_one_answer(match, length)


def had_one_answer(match: Match, length: int) -> bool:
    """Whether the server would give the answer taken back again at once, having nobody to ask."""
    return any(ask.hollow and ask.seat == match.entries[length - 1].seat for ask in match.at(length - 1).asks)


def answer_any(match: Match, chance: random.Random) -> Ask:
    """Now and then an open question is answered too, such as an offer."""
    ask = chance.choice([ask for ask in match.asks if not ask.open or chance.random() < 0.1] or match.asks)
    match.answer(ask.seat, chance.choice(ask.options), ask)
    return ask


def test_every_game_of_the_shelf_is_looked_at() -> None:
    assert {title for title, _, _ in TABLES} == set(shelf.titles())


@pytest.mark.parametrize("before_that", [0, 150], ids=["beginning", "middle"])
@pytest.mark.parametrize(("title", "players", "settings"), TABLES)
def test_the_quick_way_agrees_with_the_match(
    title: str, players: int, settings: dict[str, str], before_that: int
) -> None:
    game = shelf.take(title)
    match = Match(game, game.variant(players, settings), bytes([players] * 16))
    chance = random.Random(players)
    for _ in range(before_that):
        if not match.over:
            answer_any(match, chance)
    looked = free = 0
    while not match.over and looked < MOMENTS:
        before = match.state.clone()
        ask = answer_any(match, chance)
        quick = free_seat(match, before, ask.hollow)
        assert quick == free_seat(match, before) == free_seat(match, None)
        assert [quick == seat for seat in range(players)] == [allowed(match, seat) for seat in range(players)]
        looked += 1
        free += quick is not None
    assert free > 0 or before_that > 0, "something can be taken back"


def test_where_there_was_nothing_to_choose_nothing_is_taken_back() -> None:
    """Who defends without a card is asked all the same, lest the other learn it: the server answers for him."""
    game = shelf.take("montjoie")
    chance = random.Random(3)
    match = Match(game, game.variant(4, {}), bytes([4] * 16))
    while not any(ask.hollow for ask in match.asks):
        answer_any(match, chance)
    ask = next(ask for ask in match.asks if ask.hollow)
    before = match.state.clone()
    match.answer(ask.seat, ask.options[0], ask)
    entry = match.entries[last_choice(match)]
    assert (entry.seat, entry.option) == (ask.seat, ask.options[0])
    assert was_hollow(before, entry)
    with pytest.raises(NothingToUndo):
        take_back(match, ask.seat)
