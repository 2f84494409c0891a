"""The tree below a choice: what was tried there, whatever the hidden cards were, and what came of it for every seat.

One tree serves all imagined deals. An option that only some deals offer is judged by how often it could have been taken
(`available`), not by how often the question was asked. Chance has no nodes: what follows from one answer is one node,
however the dice fell, and a question is known by who is asked what.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from centans.core.asks import Ask
from centans.core.options import Option
from centans.core.ranking import best_first

EXPLORATION: Final = 0.8
"""How much a promising option that was tried little is preferred to one that has done well."""
SHARPNESS: Final = 3.0
"""How much likelier the best-looking option is thought than the worst-looking: e to this power."""


class Edge:
    """An option in a node: how often it could be taken and was, and the sum of what it brought to each seat."""

    __slots__ = ("available", "child", "prior", "totals", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
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


class Node:
    """What can be asked after the answers that led here: by question, the options and what became of them."""

    __slots__ = ("questions",)

    def __init__(self) -> None:
        self.questions: dict[str, dict[int, Edge]] = {}

    def edges(self, ask: Ask) -> dict[int, Edge] | None:
        """The options tried when this was asked here, by number; None if it never was."""
        return self.questions.get(question_of(ask))

    def open(self, ask: Ask, weights: list[float], breadth: int) -> dict[int, Edge]:
        """Remember a question that is asked here for the first time; the likely options are worth trying."""
        priors = priors_of(weights)
        order = best_first(priors)[:breadth]
        return self.open_with(ask, order, [priors[place] for place in order])

    def open_with(self, ask: Ask, order: list[int], priors: list[float]) -> dict[int, Edge]:
        """The same with the places of these options, and how likely each of them is thought."""
        edges = {ask.options[place].id: Edge(prior) for place, prior in zip(order, priors, strict=True)}
        self.questions[question_of(ask)] = edges
        return edges


def question_of(ask: Ask) -> str:
    return f"{ask.seat} {ask.key}"


def priors_of(weights: list[float]) -> list[float]:
    """How likely each option is thought to be chosen, on whatever scale they were weighed."""
    lowest, highest = min(weights), max(weights)
    spread = highest - lowest
    if spread <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    raised = [exp(SHARPNESS * (weight - highest) / spread) for weight in weights]
    total = 0.0
    for one in raised:
        total += one
    return [one / total for one in raised]


def pick(edges: dict[int, Edge], ask: Ask) -> Option | None:
    """The option that is worth trying now by what it brought to the one asked; None if all of them are new here."""
    best: Option | None = None
    highest = -1.0
    expected = mean_of(edges, ask.seat)
    for option in ask.options:
        edge = edges.get(option.id)
        if edge is None:
            continue
        edge.available += 1
        brought = edge.totals[ask.seat] / edge.visits if edge.visits else expected
        worth = brought + EXPLORATION * edge.prior * sqrt(edge.available) / (1 + edge.visits)
        if worth > highest:
            best, highest = option, worth
    return best


def mean_of(edges: dict[int, Edge], seat: int) -> float:
    """What a seat got here on average."""
    visits = 0
    total = 0.0
    for edge in edges.values():
        if edge.visits:
            visits += edge.visits
            total += edge.totals[seat]
    return total / visits if visits else 0.5
