"""The tree below a choice: what is tried there, and what is remembered, whatever the hidden cards were."""

from __future__ import annotations

from typing import Any

import pytest

from centans import shelf
from centans.bots.search.budget import Budget, Spending
from centans.bots.search.descent import Descent
from centans.bots.search.thinking import Thought
from centans.bots.search.tree import Node, Question
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.game import Sense
from centans.core.match import Match
from centans.core.steps import proceed, take
from tests.bots.test_bots import Prefers, ToyWithSense, at_the_cards
from tests.lab.toy import CARD

CARDS = (CARD[1], CARD[2], CARD[3])
ASK = Ask(0, "card", CARDS)
OTHERS = Ask(1, "card", CARDS)


def tried(question: Question, number: int, *, brings: list[float], times: int = 6) -> None:
    for _ in range(times):
        question.edge(CARD[number]).learn(brings)


def test_the_question_of_another_seat_is_another_one():
    node = Node()
    assert node.question(ASK) is node.question(ASK)
    assert node.question(ASK) is not node.question(OTHERS)


def test_first_what_looks_best_is_tried():
    assert Question().pick(ASK, [1.0, 3.0, 2.0], breadth=3) is CARD[2]
    assert Question().pick(ASK, [10.0, 30.0, 20.0], breadth=3) is CARD[2]


def test_then_what_has_done_well_for_the_one_asked():
    question = Question()
    question.asked = 10
    tried(question, 2, brings=[0.1, 0.9])
    tried(question, 1, brings=[0.9, 0.1])
    assert question.pick(ASK, [1.0, 3.0, 2.0], breadth=3) is CARD[1]
    assert question.pick(OTHERS, [1.0, 3.0, 2.0], breadth=3) is CARD[2], "the same sums, seen by the other seat"


def test_the_oftener_it_is_asked_the_more_options_are_tried_but_no_more_than_the_breadth():
    """Whatever was tried brought nothing, so anything new would be worth a try."""
    seen: dict[int, list[Any]] = {}
    for breadth in (2, 3):
        question = Question()
        seen[breadth] = []
        for _ in range(60):
            option = question.pick(ASK, [3.0, 2.0, 1.0], breadth)
            question.edge(option).learn([0.0])
            seen[breadth].append(option)
    assert CARD[3] not in seen[2]
    assert seen[3].index(CARD[2]) < seen[3].index(CARD[3])
    assert CARD[3] not in seen[3][:3]


def test_an_option_is_judged_by_how_often_it_could_be_taken():
    """Tried as often and with as much success, what was seldom offered is not preferred for being tried seldom."""
    question = Question()
    question.asked = 10
    tried(question, 1, brings=[0.5], times=1)
    tried(question, 2, brings=[0.5], times=1)
    question.edge(CARD[1]).available = 400
    assert question.pick(Ask(0, "card", (CARD[2], CARD[1])), [1.0, 1.0], breadth=2) is CARD[1]


def test_what_another_deal_offers_is_weighed_as_it_looks_there():
    question = Question()
    question.pick(Ask(0, "card", (CARD[1],)), [1.0], breadth=1)
    assert question.pick(Ask(0, "card", (CARD[1], CARD[3])), [0.0, 1.0], breadth=1) is CARD[3]


def test_a_search_with_a_tree_remembers_what_followed_and_chooses_alike_each_time():
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"tree")
    ask = next(ask for ask in match.asks if not ask.open)

    def think() -> Thought:
        thought = Thought(game, match.state, ask, Live(b"seed"), Spending(Budget(simulations=40)), depth=2)
        thought.best()
        return thought

    first, second = think(), think()
    known = [(one.options, one.values, sorted(one.node.questions)) for one in first.candidates]
    assert known == [(one.options, one.values, sorted(one.node.questions)) for one in second.candidates]
    assert any(one.node.questions for one in first.candidates)


def test_a_thought_that_is_called_off_takes_what_looks_best():
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"called off")
    ask = next(ask for ask in match.asks if not ask.open)
    spending = Spending(Budget(simulations=100_000))
    spending.call_off()
    thought = Thought(game, match.state, ask, Live(b"seed"), spending)
    assert thought.best() is thought.candidates[0]
    assert spending.simulations == 0


# -- secret choices in the tree ---------------------------------------------------------------------------------------


class Blind(Sense):
    """Prefers nothing."""

    deals = 1

    def weigh(self, s, ask):
        return [0.0] * len(ask.options)


def descend(match: Match, root: Node, brings: list[float], first: int | None = None) -> list[Any]:
    """Both lay a card by the tree, seat 1 the one that is said, and learn what it brought; what was laid."""
    s, dice = match.state.clone(), Live(b"secret")
    descent = Descent(Blind(), root, depth=1)
    laid: list[Any] = []
    for _ in range(2):
        ask = next(one for one in proceed(s, dice) if not one.open)
        assert ask.secret
        option = descent.option(s, ask, dice)
        if first is not None and ask.seat == 0:
            option = CARD[first]
        assert option is not None
        laid.append(option)
        take(s, ask, option, dice)
    for edge in descent.edges:
        edge.learn(brings)
    return laid


def test_who_chooses_in_secret_within_the_tree_is_blind_to_what_the_other_has_chosen():
    """Whatever seat 1 lays down, seat 2 answers alike: the statistics of each are his own."""
    match = at_the_cards(ToyWithSense(Prefers()))
    answers = []
    for first in (1, 2, 3):
        root = Node()
        answers.append([descend(match, root, [0.4, 0.6], first)[1] for _ in range(9)])
    assert answers[0] == answers[1] == answers[2]
    assert len(set(answers[0])) > 1, "and he tries more than one thing"


def test_a_secret_choice_of_the_tree_turns_to_what_serves_the_one_who_makes_it():
    match, root = at_the_cards(ToyWithSense(Prefers())), Node()
    for _ in range(4):
        descend(match, root, [0.5, 0.5])
    edges = next(known.edges for name, known in root.secret().begin.questions.items() if name.startswith("1 "))
    edges[CARD[2].id].learn([0.0, 1.0])
    for _ in range(5):
        edges[CARD[2].id].learn([0.0, 1.0])
        edges[CARD[1].id].learn([1.0, 0.0])
    assert descend(match, root, [0.5, 0.5])[1] is CARD[2]


def test_what_comes_after_a_secret_choice_is_the_same_whatever_was_chosen():
    """Otherwise somebody could answer in the tree to what nobody was shown."""
    node = Node()
    assert node.secret().after is node.secret().after


@pytest.mark.parametrize(("game_id", "depth"), [("trente", 3), ("bastide", 3), ("guyenne", 4), ("guesclin", 2)])
def test_every_game_can_be_searched_by_a_tree_and_twins_get_the_same_choice(game_id, depth):
    game = shelf.take(game_id)
    match = Match(game, game.variant(), b"tree")
    for _ in range(6):
        ask = next(ask for ask in match.asks if not ask.open)
        match.answer(ask.seat, ask.options[0], ask)
    ask = next(ask for ask in match.asks if not ask.open)

    def choice(state: Any) -> tuple[int, ...]:
        same = next(one for one in proceed(state, Live(b"")) if one.seat == ask.seat and one.key == ask.key)
        thought = Thought(game, state, same, Live(b"seed"), Spending(Budget(simulations=12)), depth)
        return tuple(option.id for option in thought.best().options)

    twin = game.redeal(match.state, ask.seat, Live(b"twin"))
    assert choice(match.state.clone()) == choice(twin)
