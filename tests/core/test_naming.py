"""An answer names its question, down to the step and into the log."""

from __future__ import annotations

import re

import pytest

from centans.core import matchfile
from centans.core.asks import Ask
from centans.core.errors import Ambiguous, Illegal, Stale
from centans.core.match import Match
from tests.core.toys import BLUE, GREEN, RED, Choose, Power, Say, Stand, match_of, trace_of


def two_offers() -> Match:
    """Seat 1 plays on; seat 2 has two standing offers of the same key with the same options."""
    first, second = Power(1, [RED, BLUE], Say("first"), key="offer"), Power(1, [RED, BLUE], Say("second"), key="offer")
    return match_of(Stand(first), Stand(second), Choose(0), Choose(0))


def offers_in(match: Match) -> list[Ask]:
    return [ask for ask in match.asks if ask.key == "offer"]


@pytest.mark.parametrize(("place", "said"), [(0, "first"), (1, "second")])
def test_the_question_that_is_named_is_the_one_that_is_answered(place: int, said: str) -> None:
    match = two_offers()
    match.answer(1, RED, offers_in(match)[place])
    assert said in trace_of(match)
    assert len(offers_in(match)) == 1


def test_an_answer_that_fits_two_questions_must_name_one() -> None:
    match = two_offers()
    before = match.digest()
    with pytest.raises(Ambiguous, match=r"'colour red' would answer 2\.1\.offer\.[0-9a-f]{8} or 2\.1\.offer\."):
        match.answer(1, RED)
    assert match.digest() == before


def test_the_log_and_the_file_remember_which_question_it_was() -> None:
    match = two_offers()
    match.answer(1, RED, offers_in(match)[1])
    assert re.fullmatch(r"offer\.[0-9a-f]{8}", match.entries[-1].key)
    again = match_of(*match.game.start(match.variant).agenda.steps[::-1])
    again.replay(match.entries[-1])
    assert again.digest() == match.digest()
    assert matchfile.read(matchfile.write(match), lambda _id, _changes: match.game).digest() == match.digest()
    match.answer(1, RED)
    assert match.entries[-1].key == "offer", "where one is left, its key says it"


def test_a_question_that_is_gone_cannot_be_answered() -> None:
    match = two_offers()
    gone = offers_in(match)[0]
    match.answer(1, RED, gone)
    with pytest.raises(Stale):
        match.answer(1, RED, gone)


def test_a_named_question_refuses_what_only_another_offers() -> None:
    match = match_of(Stand(Power(0, [BLUE], key="offer")), Choose(0, [RED, GREEN]), Choose(1))
    ask = next(ask for ask in match.asks if ask.key == "choose")
    with pytest.raises(Illegal):
        match.answer(0, BLUE, ask)
