"""Piles as numbers, and sets of places as bits."""

from __future__ import annotations

import pytest

from centans.core.bits import members, set_of
from centans.core.dice import Live
from centans.core.game import ranks_of
from centans.core.piles import Packing

KINDS = 5
PACKINGS = [Packing(bits=5, kinds=KINDS, first=2), Packing(bits=7, kinds=KINDS)]


@pytest.fixture(params=PACKINGS, ids=["from-2", "from-0"])
def piles(request: pytest.FixtureRequest) -> Packing:
    found: Packing = request.param
    return found


def cards(piles: Packing, *places: int) -> list[int]:
    return [piles.first + place for place in places]


def test_a_pile_counts_its_cards(piles: Packing) -> None:
    pile = piles.pile_of(cards(piles, 0, 0, 3, 4))
    assert piles.size(pile) == 4
    assert [piles.number_of(pile, kind) for kind in cards(piles, 0, 1, 2, 3, 4)] == [2, 0, 0, 1, 1]
    assert piles.counts(pile) == [0] * piles.first + [2, 0, 0, 1, 1]
    assert piles.cards_in(pile) == cards(piles, 4, 3, 0, 0)


def test_piles_are_added_and_taken_away_like_numbers(piles: Packing) -> None:
    one, other = piles.pile_of(cards(piles, 0, 1)), piles.pile_of(cards(piles, 1, 1, 4))
    assert one + other == piles.pile_of(cards(piles, 0, 1, 1, 1, 4))
    assert piles.common(one, other) == piles.one(cards(piles, 1)[0])
    assert piles.join(one, other) == piles.pile_of(cards(piles, 0, 1, 1, 4))
    assert piles.without(one, other) == piles.one(cards(piles, 0)[0])
    assert piles.without(other, one) == piles.pile_of(cards(piles, 1, 4))


def test_some_cards_by_chance_are_cards_of_the_pile(piles: Packing) -> None:
    pile = piles.pile_of(cards(piles, 0, 0, 1, 2, 3, 4))
    dice = Live(b"some")
    drawn = {piles.some(pile, 3, "some", dice) for _ in range(60)}
    assert all(piles.size(group) == 3 and piles.common(group, pile) == group for group in drawn)
    assert len(drawn) > 10
    assert piles.some(pile, 0, "some", dice) == 0
    assert piles.some(pile, 6, "some", dice) == pile


def test_a_set_of_places_lists_its_members_in_order() -> None:
    assert members(0) == []
    assert members(set_of([70, 3, 0, 3])) == [0, 3, 70]
    many = [0, 1, 7, 8, 15, 64, 100, 283, 284]
    assert members(set_of(many)) == many


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [([3], [1]), ([5, 9, 5, 2], [2, 1, 2, 4]), ([1, 1], [1, 1]), ([(4, 1), (4, 2), (3, 9)], [2, 1, 3])],
)
def test_equal_scores_share_a_rank(scores: list[int], ranks: list[int]) -> None:
    assert ranks_of(scores) == ranks
