"""Exact enumeration of everything that the dice can do."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from centans.core.chance import outcomes
from centans.core.decks import Deck
from centans.core.dice import Dice, Recorder
from centans.core.steps import proceed
from tests.core.toys import Table, Throw

FIXED = settings(derandomize=True, deadline=None, max_examples=40)


def distribution(found: list[tuple[Fraction, int]]) -> dict[int, Fraction]:
    """The probability of every value."""
    chances: dict[int, Fraction] = defaultdict(Fraction)
    for chance, value in found:
        chances[value] += chance
    return dict(chances)


def test_the_sum_of_two_dice_has_its_triangle() -> None:
    found = distribution(outcomes(lambda dice: dice.d6("a") + dice.d6("b")))
    assert found == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_two_cards_drawn_without_putting_back() -> None:
    def heroes(dice: Dice) -> int:
        deck = Deck([4, 2])
        return deck.draw("pile", dice) + deck.draw("pile", dice)

    assert distribution(outcomes(heroes)) == {0: Fraction(6, 15), 1: Fraction(8, 15), 2: Fraction(1, 15)}


def test_what_needs_no_dice_has_one_outcome() -> None:
    assert outcomes(lambda dice: "certain") == [(Fraction(1), "certain")]


def test_a_second_die_may_depend_on_the_first() -> None:
    found = outcomes(lambda dice: 0 if dice.roll("a", 2) == 1 else dice.roll("b", 3))
    assert found == [(Fraction(1, 2), 0), *[(Fraction(1, 6), face) for face in (1, 2, 3)]]


def test_impossible_kinds_are_not_enumerated() -> None:
    assert outcomes(lambda dice: dice.draw("pile", [0, 3, 0, 1])) == [(Fraction(3, 4), 1), (Fraction(1, 4), 3)]


@FIXED
@given(piles=st.lists(st.lists(st.integers(0, 3), min_size=1, max_size=4).filter(any), max_size=3))
def test_all_chances_add_up_to_one_and_no_way_is_met_twice(piles: list[list[int]]) -> None:
    def draw_all(dice: Dice) -> tuple[int, ...]:
        return tuple(dice.draw("pile", pile) for pile in piles)

    found = outcomes(draw_all)
    assert sum(chance for chance, _ in found) == 1
    assert len({way for _, way in found}) == len(found)


def test_a_position_is_enumerated_by_copying_it_each_time() -> None:
    s = Table(Throw("a"), Throw("b"))

    def total(dice: Dice) -> int:
        copy = s.clone()
        proceed(copy, Recorder(dice))
        return sum(int(word) for word in copy.trace)

    assert distribution(outcomes(total))[12] == Fraction(1, 36)
    assert s.trace == []
