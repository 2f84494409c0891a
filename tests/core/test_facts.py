"""A class declares each fact once; slots, constructor, copies, equality and digests follow."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import pytest

from centans.core.decks import Deck
from centans.core.digest import digest, hashed
from centans.core.facts import WRITTEN, facts
from centans.core.game import Box
from centans.core.records import Record
from centans.core.steps import State, Step

ROOT = Path(__file__).resolve().parents[2]


@facts
class Rules(Box):
    """What never changes."""

    most: int
    names: dict[str, int]


@facts
class Duel(Record):
    """Two fighters."""

    seat: list[int]
    town: int
    die: int = 0
    rounds: ClassVar[int] = 3


class Pact(NamedTuple):
    """A small record that never changes, so that copies share it."""

    seat: int
    until: int


@facts
class Field(State):
    """A position with a fact of every kind."""

    box: Rules
    turn: int
    hands: list[list[int]]
    owner: list[int]
    """By town."""
    deck: Deck
    decks: list[Deck]
    duel: Duel | None
    past: list[Duel]
    way: tuple[int, ...]
    pacts: list[Pact]

    def leader(self) -> int:
        return self.turn % 2


class Wait(Step[Field]):
    """A step to lie on the agenda."""

    __slots__ = ()


def field(**changes: Any) -> Field:
    usual: dict[str, Any] = {
        "box": Rules(most=6, names={"a": 1}),
        "turn": 1,
        "hands": [[1], [2]],
        "owner": [0, 1],
        "deck": Deck([1, 2]),
        "decks": [Deck([3])],
        "duel": Duel([0, 1], 4),
        "past": [Duel([1, 0], 5, die=6)],
        "way": (1, 2),
        "pacts": [Pact(0, 3)],
    }
    return Field(**{**usual, **changes})


def test_facts_are_taken_in_their_order_or_by_name() -> None:
    duel = Duel([0, 1], 7, 3)
    assert (duel.seat, duel.town, duel.die) == ([0, 1], 7, 3)
    assert Duel(town=7, seat=[0, 1]).die == 0, "a usual value need not be given"


def test_there_is_no_place_for_what_was_not_declared() -> None:
    s = field()
    with pytest.raises(AttributeError):
        s.tern = 2  # type: ignore[attr-defined]
    assert s.leader() == 1, "methods stay"
    assert Duel.rounds == 3, "what belongs to the class is no fact"


def test_a_copy_has_the_same_facts_and_shares_nothing_that_can_change() -> None:
    s = field()
    s.agenda.next(Wait())
    t = s.clone()
    assert digest(t) == digest(s)
    assert t.box is s.box, "the box never changes"
    t.turn = 9
    t.hands[0].append(5)
    t.owner[0] = 7
    t.deck.add(0)
    t.decks[0].add(0)
    assert t.duel is not None
    t.duel.seat[0] = 8
    t.past[0].town = 0
    assert t.pacts[0] is s.pacts[0]
    t.pacts[0] = t.pacts[0]._replace(until=4)
    t.agenda.clear()
    assert digest(s) == digest(started())


def started() -> Field:
    s = field()
    s.agenda.next(Wait())
    return s


@pytest.mark.parametrize(
    "changes",
    [
        {"turn": 2},
        {"hands": [[1], [3]]},
        {"owner": [1, 0]},
        {"deck": Deck([1, 1])},
        {"duel": None},
        {"duel": Duel([0, 1], 4, die=1)},
        {"past": []},
        {"way": (2, 1)},
        {"pacts": [Pact(0, 4)]},
    ],
)
def test_every_fact_is_in_the_digest(changes: dict[str, Any]) -> None:
    assert digest(field(**changes)) != digest(field())


def test_a_record_is_digested_as_the_row_of_its_numbers() -> None:
    assert hashed(Duel([0, 1], 4, 2), size=8) == hashed([0, 1, 4, 2], size=8)


def test_records_are_equal_if_their_facts_are_and_print_them() -> None:
    assert Duel([0, 1], 4) == Duel([0, 1], 4)
    assert Duel([0, 1], 4) != Duel([0, 1], 5)
    assert repr(Duel([0, 1], 4)) == "Duel(seat=[0, 1], town=4, die=0)"
    with pytest.raises(TypeError):
        hash(Duel([0, 1], 4))


def test_what_cannot_be_copied_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match=r"Odd\.strange: a fact may be a number"):

        @facts
        class Odd(Record):
            strange: dict[str, int]


def test_a_usual_value_must_never_change() -> None:
    with pytest.raises(TypeError, match="usual value"):

        @facts
        class Shared(Record):
            row: list[int] = []  # noqa: RUF012 - that is the mistake


def test_what_is_compiled_is_what_runs_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """tools/expand.py writes the methods into the class; run as a plain class, it does the same."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from expand import expanded

    source = '''from __future__ import annotations
from centans.core.facts import facts
from centans.core.records import Record

@facts
class Duel(Record):
    """Two fighters."""

    seat: list[int]
    town: int
    die: int = 0
    """Nothing rolled yet."""

    def loser(self) -> int:
        return self.seat[1]
'''
    text = expanded(source, {"Duel": WRITTEN[f"{__name__}.Duel"]})
    assert "@facts" not in text
    module: dict[str, Any] = {"__name__": "written"}
    exec(compile(text, "written", "exec"), module)
    duel = module["Duel"]([0, 1], 4)
    copied = duel.clone()
    copied.seat[0] = 9
    assert (duel.seat, duel.town, duel.die, duel.loser()) == ([0, 1], 4, 0, 1)
    assert duel.declared == Duel.declared
    sys.modules.pop("expand", None)


def test_a_data_class_is_compiled_with_the_constructor_that_it_has_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from expand import with_constructors

    source = '''from __future__ import annotations
from dataclasses import dataclass, field

@dataclass
class Town:
    """A town."""

    name: str
    walls: list[int]
    """From the north on."""
    free: bool = True

    def strength(self) -> int:
        return sum(self.walls)

@dataclass
class Own:
    walls: list[int] = field(default_factory=list)

@dataclass
class Counted:
    walls: int

    def __post_init__(self) -> None:
        self.walls += 1

class Plain:
    name: str
'''
    text = with_constructors(source)
    assert text.count("def __init__") == 1
    plain: dict[str, Any] = {"__name__": __name__}
    written: dict[str, Any] = {"__name__": __name__}
    exec(source, plain)
    exec(text, written)
    for given in (["Caen", [1, 2]], ["Caen", [1, 2], False]):
        made, as_before = written["Town"](*given), plain["Town"](*given)
        assert vars(made) == vars(as_before)
        assert repr(made) == repr(as_before)
        assert made == written["Town"](*given)
        assert made.strength() == 3
    sys.modules.pop("expand", None)
