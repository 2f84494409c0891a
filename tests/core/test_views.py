"""Views: the piles in them, and how much of them a seat can read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from centans.core.views import Pile, piles, readable


@dataclass
class Seat:
    """A part of a view."""

    name: str
    hand: Pile
    others: tuple[Pile, ...]


@dataclass
class View:
    """A view with piles at several depths."""

    turn: int
    seats: list[Seat]
    stack: Pile | None


HIDDEN, OWN, SHOWN, EMPTY = Pile(3, None), Pile(2, [4, 5]), Pile(1, [6]), Pile(0, [])
VIEW = View(4, [Seat("one", OWN, (HIDDEN, EMPTY)), Seat("two", HIDDEN, ())], SHOWN)


def test_piles_are_found_at_any_depth_in_the_order_of_the_fields() -> None:
    assert piles(VIEW) == [OWN, HIDDEN, EMPTY, HIDDEN, SHOWN]


@dataclass
class Odd:
    """A view with piles where its annotations hardly tell."""

    number: int
    rows: list[list[Pile]]
    words: list[str]
    anything: Any
    by_name: dict[str, Pile]
    within: Odd | None


def test_piles_are_found_however_deep_and_however_little_is_said_of_them() -> None:
    inner = Odd(2, [], ["x"], [HIDDEN], {}, None)
    assert piles(Odd(1, [[], [OWN]], ["x"], SHOWN, {"a": EMPTY}, inner)) == [OWN, SHOWN, EMPTY, HIDDEN]


def test_piles_are_found_in_a_view_whose_class_nobody_else_can_name() -> None:
    @dataclass
    class Part:
        pile: Pile

    @dataclass
    class Local:
        number: int
        part: Part

    assert piles(Local(1, Part(HIDDEN))) == [HIDDEN]


def test_a_pile_is_its_own_only_pile() -> None:
    assert piles(HIDDEN) == [HIDDEN]


def test_numbers_texts_and_nothing_hold_no_piles() -> None:
    assert piles(View(1, [], None)) == []


def test_only_cards_whose_faces_are_shown_can_be_read() -> None:
    assert readable(piles(VIEW)) == 3
    assert readable(piles(HIDDEN)) == 0


def test_two_piles_are_equal_if_they_look_the_same() -> None:
    assert Pile(2, None) == Pile(2, None)
    assert Pile(2, None) != Pile(3, None)
    assert Pile(2, [4, 5]) != Pile(2, None)
