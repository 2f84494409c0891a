"""Whoever chooses in secret at the same time: blind to the searcher's choice, and after his own advantage."""

from __future__ import annotations

from typing import Any

import pytest

from centans import shelf
from centans.bots.search.budget import Budget, Spending
from centans.bots.search.rivals import Walk
from centans.bots.search.thinking import Thought
from centans.bots.search.tree import Node
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.game import Sense
from centans.core.match import Match
from centans.core.steps import State, proceed
from tests.bots.test_bots import Prefers, ToyWithSense, at_the_cards
from tests.lab.toy import CARD

CARDS = Ask(1, "card", (CARD[1], CARD[2], CARD[3]))


def blocking(match: Match) -> Ask:
    return next(ask for ask in match.asks if not ask.open)


def test_a_rival_begins_with_what_looks_best_and_turns_to_what_serves_him():
    """The card that looks best brings him nothing, the next one nearly everything."""
    sense, first = Prefers(card_3=2.0, card_2=1.0), Node()
    seen: list[Any] = []
    for _ in range(12):
        walk = Walk(first)
        option = walk.choice(sense, State(), CARDS, Live(b"rival"))
        seen.append(option)
        for edge in walk.edges:
            edge.learn([0.1, 0.9] if option is CARD[2] else [0.9, 0.1])
    assert seen[0] is CARD[3]
    assert seen[-4:] == [CARD[2]] * 4


def test_one_who_leaves_what_is_known_of_him_replies_from_there_on():
    walk = Walk(Node())
    walk.choice(Prefers(card_1=1.0), State(), CARDS, Live(b"rival"))
    assert len(walk.edges) == 1
    walk.choice(Prefers(card_1=1.0), State(), CARDS, Live(b"rival"))
    assert len(walk.edges) == 1, "nobody has been there before"


class Counting(Sense):
    """Counts how often the other seat is asked for its secret card before anything is laid."""

    deals = 1

    def __init__(self) -> None:
        self.asked = 0

    def weigh(self, s, ask):
        together = s.agenda.choice()
        if together is not None and ask.seat == 1 and not any(together.is_finished(s, lane) for lane in range(2)):
            self.asked += 1
        return [0.0] * len(ask.options)


def test_in_a_deal_the_others_choose_once_and_every_choice_meets_the_same():
    sense = Counting()
    match = at_the_cards(ToyWithSense(sense))
    thought = Thought(match.game, match.state, blocking(match), Live(b"seed"), Spending(Budget(simulations=50)))
    asked = sense.asked
    for candidate in thought.candidates:
        assert thought.try_in(candidate, 0) is not None
    assert len(thought.candidates) == 3
    assert sense.asked == asked


@pytest.mark.parametrize("game_id", ["guyenne", "guesclin", "trente", "montjoie", "bastide"])
def test_a_hasty_look_weighs_every_option_too(game_id):
    game = shelf.take(game_id)
    match, sense, chance = Match(game, game.variant(), b"hasty"), game.sense(), Live(b"chance")
    for _ in range(40):
        ask = blocking(match)
        imagined = game.redeal(match.state, ask.seat, chance)
        twin = next(one for one in proceed(imagined, chance) if one.seat == ask.seat and one.key == ask.key)
        assert len(sense.hasty(imagined, twin)) == len(ask.options)
        match.answer(ask.seat, ask.options[chance.roll("any", len(ask.options)) - 1], ask)
