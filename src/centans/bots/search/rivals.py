"""What several choose in secret at the same time: each by statistics of his own, blind to what the others choose.

Each of them looks after himself: an option is tried the more often the likelier it looked and the more it brought him,
on the average of all that the others chose (decoupled statistics). Those who choose at the same time as the searcher
choose once in a deal, before him, and all his choices meet the same answer.
"""

from __future__ import annotations

from typing import Any, Final

from centans.bots.search.replies import hasty_reply
from centans.bots.search.tree import Edge, Node
from centans.core.asks import Ask
from centans.core.dice import Dice
from centans.core.game import Sense
from centans.core.options import Option
from centans.core.steps import State

BREADTH: Final = 4
"""So many options of a secret question are worth a thought to the one asked."""


class Walk:
    """The way of one of them through what is known: the options he has taken, and where he stands, if still there."""

    __slots__ = ("edges", "node")

    def __init__(self, node: Node) -> None:
        self.edges: list[Edge] = []
        self.node: Node | None = node

    def choice(self, sense: Sense[Any], s: State, ask: Ask, dice: Dice) -> Option:
        """What he answers in secret; beyond what is known he replies as anybody would."""
        node = self.node
        if node is None or len(ask.options) == 1:
            return hasty_reply(sense, s, ask, dice)
        question = node.question(ask)
        new = not question.asked
        option = question.pick(ask, sense.hasty(s, ask), BREADTH)
        edge = question.edge(option)
        self.edges.append(edge)
        self.node = None if new else edge.below()
        return option
