"""Decks against a naive model: a list of cards of which only the lower part has an order."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from centans.core.decks import Deck
from centans.core.dice import Live, Script

KINDS = 4
kinds = st.integers(0, KINDS - 1)


class DeckAgainstModel(RuleBasedStateMachine):
    """Draws, puts back, puts under and shuffles; the model knows the loose cards and, in order, those underneath."""

    @initialize(counts=st.lists(st.integers(0, 1), min_size=KINDS, max_size=KINDS), seed=st.binary(max_size=4))
    def begin(self, counts: list[int], seed: bytes) -> None:
        self.deck = Deck(counts)
        self.loose = Counter(dict(enumerate(counts)))
        self.below: list[int] = []
        self.dice = Live(seed)

    @precondition(lambda self: self.loose.total() + len(self.below) > 0)
    @rule()
    def draw(self) -> None:
        card = self.deck.draw("deck", self.dice)
        if self.loose.total():
            assert self.loose[card] > 0
            self.loose[card] -= 1
        else:
            assert card == self.below.pop(0)

    @rule(kind=kinds, number=st.integers(0, 2))
    def add(self, kind: int, number: int) -> None:
        self.deck.add(kind, number)
        self.loose[kind] += number

    @rule(kind=kinds)
    def put_under(self, kind: int) -> None:
        self.deck.put_under(kind)
        self.below.append(kind)

    @rule()
    def draw_down_to_what_was_put_under(self) -> None:
        while self.loose.total():
            self.draw()

    @rule()
    def shuffle(self) -> None:
        self.deck.shuffle()
        self.loose.update(self.below)
        self.below = []

    @rule()
    def go_on_with_a_clone(self) -> None:
        old = self.deck
        self.deck = old.clone()
        old.counts.append(9)
        old.under.append(9)

    @invariant()
    def nothing_is_lost(self) -> None:
        assert len(self.deck) == self.loose.total() + len(self.below)
        assert self.deck.counts == [self.loose[kind] for kind in range(KINDS)]
        assert self.deck.under == self.below


TestDeckAgainstModel = DeckAgainstModel.TestCase
TestDeckAgainstModel.settings = settings(derandomize=True, deadline=None, max_examples=60, stateful_step_count=30)


def test_cards_put_under_come_last_in_the_order_in_which_they_were_put() -> None:
    deck = Deck([0, 1, 1])
    deck.put_under(2)
    deck.put_under(0)
    dice = Script(deck=[2, 1])
    assert [deck.draw("deck", dice) for _ in range(4)] == [2, 1, 2, 0]
    assert len(deck) == 0


def test_drawing_a_card_whose_place_is_known_needs_no_dice() -> None:
    assert Deck([0, 0], [1]).draw("deck", Script()) == 1


def test_a_shuffle_forgets_every_order() -> None:
    deck = Deck([1, 0], [1, 1, 0])
    deck.shuffle()
    assert (deck.counts, deck.under) == ([2, 2], [])


def test_a_deck_does_not_share_the_lists_it_was_made_from() -> None:
    counts, under = [1, 1], [0]
    deck = Deck(counts, under)
    deck.add(0)
    deck.put_under(1)
    assert (counts, under) == ([1, 1], [0])


def test_an_empty_deck_gives_nothing() -> None:
    with pytest.raises(IndexError):
        Deck([0, 0]).draw("deck", Script())
