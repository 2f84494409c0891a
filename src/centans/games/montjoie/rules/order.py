"""Montjoie !: Sequence 5, the turn order (chapter 13)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.model.position import Position, gain_barons
from centans.games.montjoie.rules.optional.balanced_order import balanced_first
from centans.games.montjoie.rules.two_players import order_of_two


class TurnOrder(Step[Position]):
    """The order of this turn is drawn; its first player receives a baron (MJ-ORD-1 to 5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        begin_order(s, order_of_two(s) if s.box.players == 2 else draw_order(s, dice))


def draw_order(s: Position, dice: Dice) -> list[int]:
    """Nobody is first in two turns running (MJ-ORD-2, 3); see also the balanced order (MJ-OBO)."""
    drawn = balanced_first(s, dice)
    if drawn:
        return drawn
    while True:
        drawn = dice.order("order", range(s.box.players))
        if drawn[0] != s.last_first:
            return drawn


def begin_order(s: Position, order: list[int]) -> None:
    s.order = order
    s.orders.extend(order)
    s.last_first = order[0]
    s.firsts |= 1 << order[0]
    if s.journal is not None:
        s.journal.tell("order", powers=tuple([NATIONS[s.nation[seat]] for seat in order]))
    if gain_barons(s, order[0], s.box.first_barons) and s.journal is not None:
        power, number = NATIONS[s.nation[order[0]]], s.box.first_barons
        s.journal.tell("barons-gained", power=power, number=number, barons=s.barons[order[0]])
