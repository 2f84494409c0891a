"""Montjoie !: cards set aside return to the hand (chapter 16, MJ-PT-4)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.montjoie.box.cards import EMPTY
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.model.position import Position, show_taken


class TakeBackCards(Step[Position]):
    """When a power has ended its attacks, its player takes back what he set aside (MJ-PT-4, MJ-CBT-35, MJ-ALY-7)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Position, dice: Dice) -> None:
        aside = s.aside[self.seat]
        if aside:
            s.aside[self.seat] = EMPTY
            show_taken(s, self.seat, aside)
            if s.journal is not None:
                s.journal.tell("cards-return", power=NATIONS[s.nation[self.seat]])
