"""Guyenne: permanent losses (chapter 13), at the advanced and expert levels."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Refusal
from centans.core.dice import Dice
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.guyenne.box import EMPTY, HERO, NEUTRAL, ONE, cards_in, number_of, rival, size, strength, strongest
from centans.games.guyenne.model import Position, front, placer
from centans.games.guyenne.rules.picking import Picking


class Losses(Step[Position]):
    """The loser on a neutral castle chooses cards to remove (GY-ADV-2); who attacked an enemy castle removes his
    strongest card, won or lost (GY-ADV-6 to 12). Removal never changes the result (GY-ADV-13)."""

    __slots__ = ("place", "winner")

    def __init__(self, place: int, winner: int) -> None:
        self.place = place
        self.winner = winner

    def run(self, s: Position, dice: Dice) -> None:
        defender = s.defenders[self.place]
        if defender == NEUTRAL:
            if self.winner != NEUTRAL:
                s.agenda.next(choice_of_loser(s, self.place, rival(self.winner)))
        elif self.winner != NEUTRAL or s.box.removal_after_tie:
            attacker = rival(defender)
            remove(s, self.place, attacker, ONE[strongest(s.laid[front(attacker, self.place)])])


def remove(s: Position, place: int, side: int, cards: Pile) -> None:
    """Cards leave the game for good, face up for all (GY-ADV-15)."""
    s.laid[front(side, place)] -= cards
    s.removed[side] += cards
    if s.journal is not None:
        s.journal.tell("removed", seat=placer(s, side, place), cards=tuple(cards_in(cards)))


def choice_of_loser(s: Position, place: int, side: int) -> Remove:
    """The choice belongs to the member who laid the cards (GY-TEAM-22)."""
    return Remove(place, side, placer(s, side, place), size(s.laid[front(side, place)]))


class Remove(Picking):
    """One card of the highest value, or several that add up to at least that value (GY-ADV-3)."""

    __slots__ = ("place", "side")
    key: ClassVar[str] = "remove-cards"
    rule: ClassVar[str] = "GY-ADV-3"
    in_public: ClassVar[bool] = True

    def __init__(self, place: int, side: int, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO) -> None:
        super().__init__(seat, most, picked, last)
        self.place = place
        self.side = side

    def again(self, picked: Pile, last: int) -> Remove:
        return Remove(self.place, self.side, self.seat, self.most, picked, last)

    def source(self, s: Position) -> Pile:
        return s.laid[front(self.side, self.place)]

    def most_rule(self, s: Position) -> str:
        return "GY-ADV-3"

    def missing_rule(self, kind: int) -> str:
        return "GY-ADV-2"

    def is_enough(self, s: Position) -> bool:
        return strength(self.picked) >= strongest(self.source(s))

    def shortfall(self, s: Position) -> Refusal:
        value, least = strength(self.picked), strongest(self.source(s))
        return Refusal("GY-ADV-3", "too-little-value", value=value, least=least)

    def dead_end(self, s: Position, kind: int) -> bool:
        """With this card, all weaker ones and those of its kind left would still not reach the highest value."""
        left = self.source(s) - self.picked
        within = sum([value * number_of(left, value) for value in range(2, kind + 1)])
        return strength(self.picked) + within < strongest(self.source(s))

    def finish(self, s: Position, dice: Dice) -> None:
        remove(s, self.place, self.side, self.picked)
