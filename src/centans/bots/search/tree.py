"""The tree below a choice: what was tried there, whatever the hidden cards were, and what came of it for every seat.

One tree serves all imagined deals. An option that only some deals offer is judged by how often it could have been taken
(`available`), not by how often the question was asked. Chance has no nodes: what follows from one answer is one node,
however the dice fell, and a question is known by who is asked what.
"""

from __future__ import annotations

from math import isqrt, sqrt
from typing import Final

from centans.core.asks import Ask
from centans.core.options import Option
from centans.core.ranking import best_first

EXPLORATION: Final = 0.8
"""How much a promising option that was tried little is preferred to one that has done well."""
SURE_SHARE: Final = 0.75
"""How likely the best-looking option is thought; then of what is left the next best, and so on."""


class Edge:
    """An option in a node: how often it could be taken and was, and the sum of what it brought to each seat."""

    __slots__ = ("available", "child", "totals", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.totals: list[float] = []
        self.child: Node | None = None

    def learn(self, values: list[float]) -> None:
        self.visits += 1
        if not self.totals:
            self.totals = values.copy()
            return
        for seat, value in enumerate(values):
            self.totals[seat] += value

    def below(self) -> Node:
        if self.child is None:
            self.child = Node()
        return self.child


class Question:
    """A question in a node: how often it was asked there, and what became of the options that were worth a try."""

    __slots__ = ("asked", "edges")

    def __init__(self) -> None:
        self.asked = 0
        self.edges: dict[int, Edge] = {}

    def pick(self, ask: Ask, weights: list[float], breadth: int) -> Option:
        """The option to try now: by what it brought to the one asked, and by how it looks to him in this deal.

        Of the options at most `breadth` are tried, those that look best; the oftener it was asked, the more of them.
        """
        self.asked += 1
        order = best_first(weights)[: min(breadth, isqrt(self.asked) + 1)]
        expected = self._mean(ask.seat)
        left = 1.0
        chosen = order[0]
        highest = -1.0
        for place in order:
            prior = left if place == order[-1] else left * SURE_SHARE
            left -= prior
            edge = self.edge(ask.options[place])
            edge.available += 1
            brought = edge.totals[ask.seat] / edge.visits if edge.visits else expected
            worth = brought + EXPLORATION * prior * sqrt(edge.available) / (1 + edge.visits)
            if worth > highest:
                chosen, highest = place, worth
        return ask.options[chosen]

    def edge(self, option: Option) -> Edge:
        known = self.edges.get(option.id)
        if known is None:
            known = self.edges[option.id] = Edge()
        return known

    def _mean(self, seat: int) -> float:
        """What a seat got here on average."""
        visits = 0
        total = 0.0
        for edge in self.edges.values():
            if edge.visits:
                visits += edge.visits
                total += edge.totals[seat]
        return total / visits if visits else 0.5


class Node:
    """What can be asked after the answers that led here, and what can be chosen in secret."""

    __slots__ = ("_secret", "questions")

    def __init__(self) -> None:
        self.questions: dict[str, Question] = {}
        self._secret: Secret | None = None

    def question(self, ask: Ask) -> Question:
        name = f"{ask.seat} {ask.key}"
        known = self.questions.get(name)
        if known is None:
            known = self.questions[name] = Question()
        return known

    def secret(self) -> Secret:
        """Where those begin who choose in secret here."""
        if self._secret is None:
            self._secret = Secret()
        return self._secret


class Secret:
    """A choice that several make in secret: where each of them begins, blind to the others, and what comes after it.

    What comes after is one node whatever was chosen, so nothing that stayed hidden can be answered to.
    """

    __slots__ = ("after", "begin", "met")

    def __init__(self) -> None:
        self.met = 0
        """How often it was come to."""
        self.begin = Node()
        self.after = Node()
