"""What others choose in secret at the same time as the searcher: by statistics of their own, blind to his choice.

Each of them looks after himself: an option is tried the more often the likelier it looked and the more it brought him,
on the average of all that the searcher may choose (decoupled statistics). In a deal they choose once, before the
searcher, and all his choices meet the same answer.
"""

from __future__ import annotations

from typing import Any, Final

from centans.bots.search.replies import SURE_SHARE, hasty_reply
from centans.bots.search.tree import Edge, Node, pick
from centans.core.asks import Ask
from centans.core.dice import Dice
from centans.core.game import Sense
from centans.core.options import Option
from centans.core.ranking import best_first
from centans.core.steps import State

BREADTH: Final = 4
"""So many options of a secret question are worth a thought to the one asked."""


class Walk:
    """The way of one of them through what is known: the options he has taken, and where he stands, if still there."""

    __slots__ = ("edges", "node")

    def __init__(self, node: Node) -> None:
        self.edges: list[Edge] = []
        self.node: Node | None = node


class Rivals:
    """What was seen of the secret choices of all others, in all deals of one thought."""

    __slots__ = ("_first", "_sense")

    def __init__(self, sense: Sense[Any]) -> None:
        self._sense = sense
        self._first = Node()

    def walk(self) -> Walk:
        """Somebody begins to choose in another deal."""
        return Walk(self._first)

    def choice(self, s: State, ask: Ask, walk: Walk, dice: Dice) -> Option:
        """What somebody answers in secret; beyond what is known he replies as anybody would."""
        node = walk.node
        if node is None or len(ask.options) == 1:
            return hasty_reply(self._sense, s, ask, dice)
        edges = node.edges(ask)
        new = edges is None
        if edges is None:
            weights = self._sense.hasty(s, ask)
            edges = node.open_with(ask, best_first(weights)[:BREADTH], by_rank(min(BREADTH, len(weights))))
        option = pick(edges, ask)
        if option is None:
            walk.node = None
            return hasty_reply(self._sense, s, ask, dice)
        edge = edges[option.id]
        if edge.child is None and not new:
            edge.child = Node()
        walk.edges.append(edge)
        walk.node = edge.child
        return option


def by_rank(number: int) -> list[float]:
    """How likely the best-looking option is thought to be chosen in secret, the next best, and so on."""
    found: list[float] = []
    left = 1.0
    for place in range(number):
        found.append(left if place == number - 1 else left * SURE_SHARE)
        left -= found[-1]
    return found
