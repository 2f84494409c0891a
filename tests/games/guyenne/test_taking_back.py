"""What a player may take back: cards still in his fingers, never cards that lie (GY-PLACE-11)."""

import pytest

from centans import shelf
from centans.core.errors import NothingToUndo
from centans.core.match import Match
from tests.games.guyenne.kit import rule


@pytest.fixture
def match() -> Match:
    game = shelf.take("guyenne")
    return Match(game, game.variant(), b"taking back")


def answer(match: Match, seat: int, *notations: str) -> None:
    for notation in notations:
        match.answer(seat, match.game.option(notation))


def lift_weakest(match: Match, seat: int) -> None:
    """Take the weakest card offered."""
    offered = [option for option in match.asks_of(seat)[0].options if option.kind == "card"]
    match.answer(seat, offered[-1])


@rule("GY-PLACE-11", "R8")
def test_a_castle_named_and_a_card_lifted_can_be_put_back(match):
    start = match.digest()
    answer(match, 0, "castle 3")
    named = match.digest()
    lift_weakest(match, 0)
    match.undo(0)
    assert match.digest() == named
    match.undo(0)
    assert match.digest() == start


@rule("GY-PLACE-11", "R8")
def test_cards_that_lie_stay(match):
    answer(match, 0, "castle 3")
    lift_weakest(match, 0)
    answer(match, 0, "done")
    laid = match.digest()
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert match.digest() == laid


@rule("GY-PLACE-11", "R8")
def test_the_answer_of_the_second_side_stays_too(match):
    answer(match, 0, "castle 3")
    lift_weakest(match, 0)
    answer(match, 0, "done")
    lift_weakest(match, 1)
    match.undo(1)
    lift_weakest(match, 1)
    answer(match, 1, "done")
    with pytest.raises(NothingToUndo):
        match.undo(1)


def test_nobody_takes_back_what_another_has_chosen(match):
    answer(match, 0, "castle 3")
    with pytest.raises(NothingToUndo):
        match.undo(1)


@rule("GY-PLACE-11", "R8")
def test_reinforcements_can_be_put_back_until_they_lie(match):
    answer(match, 0, "castle 1")
    lift_weakest(match, 0)
    answer(match, 0, "done")
    lift_weakest(match, 1)
    answer(match, 1, "done", "castle 2")
    lift_weakest(match, 1)
    answer(match, 1, "done")
    lift_weakest(match, 0)
    answer(match, 0, "done")
    before = match.digest()
    answer(match, 1, "reinforce 1")
    lift_weakest(match, 1)
    match.undo(1)
    match.undo(1)
    assert match.digest() == before
    answer(match, 1, "reinforce 2")
    lift_weakest(match, 1)
    answer(match, 1, "done")
    with pytest.raises(NothingToUndo):
        match.undo(1)
