"""Bastide: majority cards, the fourteenth equipment and stalemate (chapters 17 to 19)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.bastide.box.pieces import CARDS
from centans.games.bastide.model import Position, coming_holder


class MajorityCards(Step[Position]):
    """Who has strictly the most Influences of a category takes its card; a tie changes nothing (BA-MAJ-1 to 5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for card in range(len(CARDS)):
            leader = coming_holder(s, card)
            if s.cards[card] == leader:
                continue
            if s.journal is not None:
                tell_card(s, card, leader)
            s.cards[card] = leader


def tell_card(s: Position, card: int, leader: int) -> None:
    assert s.journal is not None
    holder = s.cards[card]
    if holder == NOBODY:
        s.journal.tell("card", seat=leader, card=CARDS[card])
    else:
        s.journal.tell("card-taken", seat=leader, to=holder, card=CARDS[card])


class FourteenEquipments(Step[Position]):
    """When all equipments hold an Influence the game ends and the town stays French (BA-END-1, 2, 4)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if all(s.filled):
            s.agenda.clear()
            if s.journal is not None:
                s.journal.tell("fourteen")


class Stalemate(Step[Position]):
    """Too many idle turns in a row end the game; the town stays French (BA-STALL-1, 2)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.idle += 1
        if s.idle == s.box.stall > 0:
            s.agenda.clear()
            if s.journal is not None:
                s.journal.tell("stalemate", number=s.idle)
