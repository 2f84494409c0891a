"""The way of one simulation through the tree, from the choice that is tried to where nobody has been yet."""

from __future__ import annotations

from typing import Any

from centans.bots.search.rivals import Walk
from centans.bots.search.tree import Edge, Node
from centans.core.asks import Ask
from centans.core.dice import Dice
from centans.core.game import Sense
from centans.core.options import Option
from centans.core.steps import State


class Descent:
    """Takes answers from the tree as long as it is on known ground; every simulation makes one more step known.

    Who is asked in the open answers by all that the tree knows. Who chooses in secret has statistics of his own, and
    cannot tell what the others are choosing meanwhile.
    """

    __slots__ = ("_breadth", "_choice", "_left", "_new", "_node", "_sense", "_walks", "edges")

    def __init__(self, sense: Sense[Any], root: Node, depth: int) -> None:
        self.edges: list[Edge] = []
        """All options taken by the tree, which are to learn what came of it."""
        self._sense = sense
        self._breadth = sense.breadth
        self._node: Node | None = root
        self._left = depth
        self._choice: object = None
        """What the secret choice going on is known by: the lanes it began with."""
        self._walks: dict[int, Walk] = {}
        """By seat: the way of those who take part in it."""
        self._new = False
        """Whether nobody has come to it before."""

    def option(self, s: State, ask: Ask, dice: Dice) -> Option | None:
        """The answer of the tree; None where it knows none, and from there on."""
        if self._node is None:
            return None
        if ask.secret:
            return self._in_secret(s, ask, dice)
        node = self._next()
        if node is None:
            return None
        question = node.question(ask)
        new = not question.asked
        option = question.pick(ask, self._sense.hasty(s, ask), self._breadth)
        edge = question.edge(option)
        self.edges.append(edge)
        self._node = None if new else edge.below()
        return option

    def _in_secret(self, s: State, ask: Ask, dice: Dice) -> Option | None:
        together = s.agenda.choice()
        choice: object = None if together is None else together.fresh
        node = self._node
        if not self._walks or choice is not self._choice:
            node = self._next()
            self._choice = choice
        if node is None:
            return None
        secret = node.secret()
        walk = self._walks.get(ask.seat)
        if walk is None:
            if not self._walks:
                self._new = not secret.met
                secret.met += 1
            walk = self._walks[ask.seat] = Walk(secret.begin)
        known = len(walk.edges)
        option = walk.choice(self._sense, s, ask, dice)
        self.edges += walk.edges[known:]
        return option

    def _next(self) -> Node | None:
        """Where the next question is found; a secret choice is over if one was going on, whatever was chosen in it."""
        if self._walks and self._node is not None:
            self._node = None if self._new else self._node.secret().after
            self._walks = {}
        if not self._left:
            self._node = None
        self._left -= 1
        return self._node
