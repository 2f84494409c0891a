"""The digest of a state: the same for the same position, another for any other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from centans.core.decks import Deck
from centans.core.digest import digest
from centans.core.journal import Journal
from centans.core.steps import State, Step
from tests.core.toys import BLUE, RED, Choose, Handle, Lid, Power, Say, Simultaneous, Table


def position() -> Table:
    s = Table(Handle(0, (1, 2)), Choose(1), Say("end"))
    s.agenda.stand(Power(1))
    s.trace.append("begun")
    return s


def change_step(s: Table) -> None:
    s.agenda.steps[-1] = Handle(0, (1, 3))


def change_kind_of_step(s: Table) -> None:
    class Holding(Handle):
        __slots__ = ()

    s.agenda.steps[-1] = Holding(0, (1, 2))


CHANGES: dict[str, Callable[[Table], object]] = {
    "a word": lambda s: s.trace.append("more"),
    "a card": lambda s: s.hands[1].pop(),
    "the order of cards": lambda s: s.hands[1].reverse(),
    "a card from one hand to another": lambda s: s.hands[0].append(s.hands[1].pop()),
    "a flag": lambda s: s.face_up.__setitem__(0, True),
    "a loose card of a deck": lambda s: s.deck.add(1),
    "a card under a deck": lambda s: s.deck.put_under(1),
    "a field of a step": change_step,
    "the kind of a step": change_kind_of_step,
    "one step more": lambda s: s.agenda.then(Say("x")),
    "one step fewer": lambda s: s.agenda.steps.pop(0),
    "the order of steps": lambda s: s.agenda.steps.reverse(),
    "a standing step": lambda s: s.agenda.stand(Power(0)),
    "a standing step withdrawn": lambda s: s.agenda.standing.clear(),
    "a step inside a step": lambda s: s.agenda.steps.__setitem__(0, Choose(1, (RED, BLUE), Say("inside"))),
}


def test_equal_positions_have_equal_digests() -> None:
    assert digest(position()) == digest(position()) == digest(position().clone())


def test_a_digest_is_sixteen_hexadecimal_digits() -> None:
    assert len(digest(position())) == 16
    int(digest(position()), 16)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_any_change_of_the_position_changes_the_digest(change: Callable[[Table], object]) -> None:
    s = position()
    before = digest(s)
    change(s)
    assert digest(s) != before


def test_all_these_changes_differ_from_each_other() -> None:
    found = set()
    for change in CHANGES.values():
        s = position()
        change(s)
        found.add(digest(s))
    assert len(found) == len(CHANGES)


def test_lanes_of_a_simultaneous_choice_are_part_of_the_position() -> None:
    first, second = Table(), Table()
    first.agenda.together(Choose(0), Choose(1))
    second.agenda.together(Choose(1), Choose(0))
    assert digest(first) != digest(second)
    assert digest(Table(Simultaneous(Choose(0)))) != digest(Table(Choose(0)))


def test_what_is_told_and_what_never_changes_are_no_part_of_the_position() -> None:
    s = position()
    before = digest(s)
    s.journal = Journal()
    s.journal.tell("something")
    s.box = Lid(7)
    assert digest(s) == before


def test_a_number_is_not_its_text() -> None:
    s, t = Table(), Table()
    s.trace = [1]  # type: ignore[list-item]
    t.trace = ["1"]
    assert digest(s) != digest(t)


@pytest.mark.parametrize(
    "value", [1.5, {1: 2}, {1, 2}, b"bytes", object(), Deck], ids=lambda value: type(value).__name__
)
def test_a_value_without_a_fixed_form_is_refused(value: object) -> None:
    s = Table()
    s.trace.append(value)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=f"a state may hold numbers, .* not a {type(value).__name__}"):
        digest(s)


def told_apart(one: State, other: State) -> bool:
    """Whether two states have different digests, or are refused one."""
    try:
        return digest(one) != digest(other)
    except TypeError:
        return True


def test_a_state_that_forgets_its_slots_does_not_get_a_digest_that_never_changes() -> None:
    class Careless(State):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    assert told_apart(Careless(1), Careless(2))


def test_a_step_that_forgets_its_slots_does_not_vanish_from_the_digest() -> None:
    class Careless(Step[Table]):
        def __init__(self, number: int) -> None:
            self.number = number

    assert told_apart(Table(Careless(1)), Table(Careless(2)))
