"""The tree below a choice: likely options first, then what did well for the one who chooses, whatever was dealt."""

from __future__ import annotations

import pytest

from centans import shelf
from centans.bots.search.budget import Budget, Spending
from centans.bots.search.thinking import Thought
from centans.bots.search.tree import Edge, Node, pick, priors_of
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.match import Match
from centans.games.guyenne.sense.sense import GuyenneSense
from tests.lab.toy import CARD

CARDS = (CARD[1], CARD[2], CARD[3])
ASK = Ask(0, "card", CARDS)
OTHERS = Ask(1, "card", CARDS)


def tried(node: Node, number: int, *, brings: list[float]) -> None:
    edges = node.edges(ASK)
    assert edges is not None
    edges[CARD[number].id].learn(brings)


def test_a_new_question_keeps_the_likely_options_alone():
    node = Node()
    edges = node.open(ASK, [1.0, 3.0, 2.0], breadth=2)
    assert list(edges) == [CARD[2].id, CARD[3].id]
    assert node.edges(ASK) is edges
    assert node.edges(OTHERS) is None, "another seat's question is another one"


def test_chances_do_not_depend_on_the_scale_of_the_weights():
    assert priors_of([1.0, 2.0, 3.0]) == pytest.approx(priors_of([10.0, 20.0, 30.0]))
    assert priors_of([4.0, 4.0]) == [0.5, 0.5]
    assert sum(priors_of([1.0, 5.0, 2.0])) == pytest.approx(1.0)


def test_first_what_looks_best_is_tried_then_what_has_done_well_for_the_one_asked():
    node = Node()
    edges = node.open(ASK, [1.0, 3.0, 2.0], breadth=3)
    assert pick(edges, ASK) is CARD[2]
    for _ in range(6):
        tried(node, 2, brings=[0.1, 0.9])
        tried(node, 1, brings=[0.9, 0.1])
    assert pick(edges, ASK) is CARD[1]
    assert pick(edges, OTHERS) is CARD[2], "the same sums, seen by the other seat"


def test_an_option_is_judged_by_how_often_it_could_be_taken():
    """Tried as often and with as much success, what was seldom offered is not preferred for being tried seldom."""
    often, seldom = Edge(0.5), Edge(0.5)
    for edge in (often, seldom):
        edge.learn([0.5])
    often.available = 99
    edges = {CARD[1].id: often, CARD[2].id: seldom}
    assert pick(edges, Ask(0, "card", (CARD[2], CARD[1]))) is CARD[1]


def test_options_that_nobody_has_seen_here_are_left_to_quick_replies():
    edges = Node().open(Ask(0, "card", (CARD[1],)), [1.0], breadth=1)
    assert pick(edges, Ask(0, "card", (CARD[3],))) is None


@pytest.mark.source_only
def test_a_search_with_a_tree_remembers_what_followed_and_chooses_alike_each_time(monkeypatch):
    monkeypatch.setattr(GuyenneSense, "depth", 2)
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"tree")
    ask = next(ask for ask in match.asks if not ask.open)

    def think() -> Thought:
        thought = Thought(game, match.state, ask, Live(b"seed"), Spending(Budget(simulations=40)))
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
