"""What others choose in secret at the same time is imagined by the kernel: rules need no word about it."""

from __future__ import annotations

from collections import Counter

import pytest

from centans.core.dice import Dice, Live, Script
from centans.core.options import Option
from centans.core.secrets import Sealed, choose_anew
from centans.core.steps import Together, proceed, take
from tests.core.toys import COLOURS, Choose, Say, Simultaneous, Table

BLIND = [True, False, False]
"""What seat 1 of three sees: its own choice."""


class First(Choose):
    """The first of two questions in a lane."""

    __slots__ = ()

    def answer(self, s: Table, seat: int, option: Option, dice: Dice) -> None:
        s.agenda.next(Choose(seat))


def begun(*answered: int, second: bool = False) -> Table:
    """Three seats choose; seat 3 chooses twice in a row if there is a second question."""
    last = First(2) if second else Choose(2)
    s = Table(Simultaneous(Choose(0), Choose(1), last), Say("end"))
    asks = proceed(s, Script())
    for seat in answered:
        ask = next(ask for ask in asks if ask.seat == seat and not ask.open)
        take(s, ask, ask.options[0], Script())
        asks = proceed(s, Script())
    return s


def top(s: Table) -> Together[Table]:
    together = s.agenda.choice()
    assert together is not None
    return together


def test_the_seats_that_choose_and_those_that_have() -> None:
    s = begun(1)
    assert top(s).choosers(s) == [0, 1, 2]
    assert top(s).chosen(s) == [1]


def test_a_choice_that_is_not_seen_could_be_any_other() -> None:
    s = begun(0, 1)
    found: Counter[str] = Counter()
    dice = Live(b"anew")
    for _ in range(200):
        t = s.clone()
        choose_anew(s, t, BLIND, dice)
        assert top(t).lanes[0] == top(s).lanes[0], "one's own choice stays"
        assert top(t).lanes[2] == top(s).lanes[2], "who has not chosen has not chosen"
        found[repr(top(t).lanes[1])] += 1
    assert len(found) == len(COLOURS)
    assert min(found.values()) > 200 / len(COLOURS) / 2, "each one about as often"


def test_a_choice_half_made_begins_again() -> None:
    s = begun(2, second=True)
    assert top(s).lanes[2] != top(s).fresh[2]
    t = s.clone()
    choose_anew(s, t, BLIND, Script())
    assert top(t).lanes[2] == top(s).fresh[2]


def test_a_choice_of_several_answers_is_answered_to_its_end() -> None:
    s = begun(2, 2, second=True)
    t = s.clone()
    choose_anew(s, t, BLIND, Live(b"end"))
    assert top(t).chosen(t) == [2]


def test_what_partners_see_of_each_other_stays() -> None:
    s = begun(1)
    t = s.clone()
    choose_anew(s, t, [True, True, False], Script())
    assert top(t).lanes == top(s).lanes


def test_a_canary_lies_where_a_choice_was_made_and_nobody_may_look_at_it() -> None:
    s = begun(0, 1)
    t = s.clone()
    choose_anew(s, t, BLIND, None)
    assert top(t).lanes[0] == top(s).lanes[0]
    (canary,) = top(t).lanes[1]
    assert isinstance(canary, Sealed)
    assert top(t).chosen(t) == top(s).chosen(s), "that it was made is no secret"
    with pytest.raises(NotImplementedError):
        canary.run(t, Script())


def test_without_a_secret_choice_nothing_changes() -> None:
    s = Table(Choose(0), Say("end"))
    t = s.clone()
    choose_anew(s, t, BLIND, Script())
    choose_anew(s, t, BLIND, None)
    assert t.agenda.steps == s.agenda.steps


def test_the_position_itself_is_not_touched() -> None:
    s = begun(0, 1)
    before = repr(top(s).lanes)
    t = s.clone()
    choose_anew(s, t, BLIND, Live(b"touch"))
    assert repr(top(s).lanes) == before
    assert t.trace == s.trace
