"""Taking back: what nobody has seen may be taken back, dice and others' answers never."""

from __future__ import annotations

import pytest

from centans.core.errors import NothingToUndo
from centans.core.match import Match
from centans.core.options import Option
from tests.core.toys import (
    LAY,
    LIFT,
    PEEK,
    RED,
    ROLL,
    SHOW,
    STOP,
    Choose,
    Handle,
    Throw,
    match_of,
)


def log(match: Match) -> list[str]:
    """The log in short: seat and choice, with a star for what was automatic."""
    return [f"{entry.seat + 1} {entry.option.notation}{' *' if entry.auto else ''}" for entry in match.entries]


def test_a_choice_nobody_has_seen_can_be_taken_back() -> None:
    match = match_of(Handle(0), Choose(1))
    before = match.digest()
    match.answer_run(0, [LIFT[0], LIFT[1]])
    match.undo(0)
    assert log(match) == ["1 lift 1"]
    match.undo(0)
    assert match.digest() == before
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_own_cards_lifted_can_be_put_back_and_others_lifted_instead() -> None:
    match = match_of(Handle(0), Choose(1))
    match.answer(0, LIFT[0])
    assert match.barrier(0) == 0
    match.undo(0)
    match.answer_run(0, [LIFT[2], LAY])
    assert log(match) == ["1 lift 3", "1 lay"]


def test_after_taking_back_the_match_goes_on_with_the_same_dice() -> None:
    first = match_of(Handle(0), Choose(1))
    first.answer_run(0, [LIFT[0], STOP])
    first.undo(0)
    first.answer(0, ROLL)
    second = match_of(Handle(0), Choose(1))
    second.answer_run(0, [LIFT[0], ROLL])
    assert first.digest() == second.digest()
    assert first.entries[-1].dice == second.entries[-1].dice


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (LAY, "face-down cards moved before others' eyes"),
        (SHOW, "cards were shown"),
        (PEEK, "the seat saw something new"),
        (ROLL, "dice fell"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_some_acts_stand_for_good(act: Option, reason: str) -> None:
    match = match_of(Handle(0), Choose(1))
    match.answer_run(0, [LIFT[0], act])
    assert match.barrier(0) == 2, reason
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert len(match.entries) == 2


def test_what_follows_an_act_that_stands_can_still_be_taken_back() -> None:
    match = match_of(Handle(0), Choose(1))
    match.answer_run(0, [LIFT[0], LAY, LIFT[1]])
    assert match.barrier(0) == 2
    match.undo(0)
    assert log(match) == ["1 lift 1", "1 lay"]


def test_nobody_takes_back_what_another_has_answered_to() -> None:
    match = match_of(Choose(0), Choose(1), Choose(0))
    match.answer(0, RED)
    assert match.barrier(0) == 0
    match.answer(1, RED)
    assert (match.barrier(0), match.barrier(1)) == (2, 1)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    match.undo(1)
    assert log(match) == ["1 colour red"]


def test_taking_back_a_choice_takes_back_what_was_forced_after_it() -> None:
    match = match_of(Choose(0), Choose(1, [STOP]), Choose(0, [STOP]), Choose(0))
    match.answer(0, RED)
    assert len(match.entries) == 3
    match.undo(0)
    assert match.entries == []
    assert match.waiting_for() == [0]


def test_what_was_forced_before_a_choice_stays_when_the_choice_is_taken_back() -> None:
    match = match_of(Choose(0, [STOP]), Choose(0), Choose(1))
    match.answer(0, RED)
    match.undo(0)
    assert log(match) == ["1 stop *"]
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_dice_after_a_forced_answer_bar_the_choice_before_it() -> None:
    match = match_of(Choose(0), Choose(0, [STOP], Throw()), Choose(0))
    match.answer(0, RED)
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_in_a_new_match_there_is_nothing_to_take_back() -> None:
    match = match_of(Choose(0))
    assert match.barrier(0) == 0
    with pytest.raises(NothingToUndo, match="nothing can be taken back"):
        match.undo(0)


def test_taking_back_removes_the_events_too() -> None:
    match = match_of(Choose(0), Choose(1))
    match.answer(0, RED)
    match.undo(0)
    assert match.journal.events == []
