"""Guyenne: set-up (chapter 5), and what experts set aside (chapter 14)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.dice import Dice
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.guyenne.box import EMPTY, ENGLISH, FRENCH, HERO, SIDES, size
from centans.games.guyenne.model import Position, captain
from centans.games.guyenne.rules.end_of_turn import draw
from centans.games.guyenne.rules.picking import Picking
from centans.games.guyenne.rules.turn import Turn


class SetUp(Step[Position]):
    """The castles lie neutral and the piles are made (GY-SETUP-1 to 8); experts first set cards aside (GY-EXP-2)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.then(FirstHands(), Turn())
        if s.box.set_aside:
            s.agenda.together(*[SetAside(captain(s, side, s.turn), s.box.set_aside) for side in (ENGLISH, FRENCH)])


class SetAside(Picking):
    """Each side secretly puts exactly five of its valued cards in its discard pile (GY-EXP-2 to 4, GY-TEAM-27)."""

    __slots__ = ()
    key: ClassVar[str] = "set-aside"
    rule: ClassVar[str] = "GY-EXP-2"

    def __init__(self, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO) -> None:
        super().__init__(seat, most, picked, last)

    def again(self, picked: Pile, last: int) -> SetAside:
        return SetAside(self.seat, self.most, picked, last)

    def source(self, s: Position) -> Pile:
        return s.stocked[s.box.side_of[self.seat]]

    def least(self, s: Position) -> int:
        return s.box.set_aside

    def most_rule(self, s: Position) -> str:
        return "GY-EXP-2"

    def missing_rule(self, kind: int) -> str:
        return "GY-EXP-3"

    def finish(self, s: Position, dice: Dice) -> None:
        s.agenda.next(LayAside(s.box.side_of[self.seat], self.picked))


class LayAside(Step[Position]):
    """The five cards lie in the discard pile before the first shuffle (GY-EXP-5)."""

    __slots__ = ("cards", "side")

    def __init__(self, side: int, cards: Pile) -> None:
        self.side = side
        self.cards = cards

    def run(self, s: Position, dice: Dice) -> None:
        s.draw_pile[self.side] -= self.cards
        s.aside[self.side] = self.cards
        if s.journal is not None:
            s.journal.tell("set-aside", side=SIDES[self.side], number=size(self.cards))


class FirstHands(Step[Position]):
    """Each side takes its hero and draws the rest of its hand, the English first (GY-SETUP-4, 8; GY-TEAM-4)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for side in (ENGLISH, FRENCH):
            seat = captain(s, side, s.turn)
            draw(s, side, seat, s.box.hand_size - 1, dice)
            if s.journal is not None:
                s.journal.tell("first-hand", side=SIDES[side], number=size(s.hands[seat]))
