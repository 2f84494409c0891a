"""Guyenne: hand-over and order in a team (chapter 15)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.guyenne.box import EMPTY, ENGLISH, FRENCH, HERO, cards_in, size, without
from centans.games.guyenne.choices import FOLLOW, LEAD
from centans.games.guyenne.model import Position, captain
from centans.games.guyenne.rules.picking import Picking


class HandOvers(Step[Position]):
    """Before the first placement each team hands cards over and sets its order, unseen by the other (GY-TEAM-6, 12)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        teams = [side for side in (ENGLISH, FRENCH) if s.box.team[side]]
        if teams:
            s.agenda.together(*[choice_of_captain(s, side) for side in teams], changeable=False)


def choice_of_captain(s: Position, side: int) -> Step[Position]:
    """The captain hands over; with one card he only sets the order, with none his partner stands in (GY-TEAM-8, 9)."""
    seat = captain(s, side, s.turn)
    if not s.hands[seat]:
        seat = s.box.partner(seat)
    if size(s.hands[seat]) == s.box.keep_least:
        return SetOrder(seat, EMPTY)
    return HandOver(seat, min(s.box.gift_most, size(s.hands[seat]) - s.box.keep_least))


class HandOver(Picking):
    """The captain gives his partner one to five cards and keeps at least one (GY-TEAM-7, 9)."""

    __slots__ = ()
    key: ClassVar[str] = "hand-over"
    rule: ClassVar[str] = "GY-TEAM-7"

    def __init__(self, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO) -> None:
        super().__init__(seat, most, picked, last)

    def again(self, picked: Pile, last: int) -> HandOver:
        return HandOver(self.seat, self.most, picked, last)

    def least(self, s: Position) -> int:
        return s.box.gift_least

    def most_rule(self, s: Position) -> str:
        return "GY-TEAM-7"

    def finish(self, s: Position, dice: Dice) -> None:
        s.agenda.next(SetOrder(self.seat, self.picked))


class SetOrder(Step[Position]):
    """The captain says which member is the vanguard (GY-TEAM-11)."""

    __slots__ = ("gift", "seat")
    rule: ClassVar[str] = "GY-TEAM-11"

    def __init__(self, seat: int, gift: Pile) -> None:
        self.seat = seat
        self.gift = gift

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "set-order", (LEAD, FOLLOW))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is LEAD or option is FOLLOW:
            return None
        return Refusal("GY-TEAM-11", "order-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        vanguard = seat if option is LEAD else s.box.partner(seat)
        s.agenda.next(Arrange(seat, self.gift, vanguard))


class Arrange(Step[Position]):
    """Hand-over and order take effect; their numbers are public, the cards known to both members (GY-TEAM-13)."""

    __slots__ = ("gift", "giver", "vanguard")

    def __init__(self, giver: int, gift: Pile, vanguard: int) -> None:
        self.giver = giver
        self.gift = gift
        self.vanguard = vanguard

    def run(self, s: Position, dice: Dice) -> None:
        taker = s.box.partner(self.giver)
        s.hands[self.giver] -= self.gift
        s.hands[taker] += self.gift
        s.given[self.giver] = without(s.given[self.giver], self.gift)
        s.given[taker] += self.gift
        s.vanguard[s.box.side_of[taker]] = self.vanguard
        if s.journal is not None:
            if self.gift:
                s.journal.tell("handed-over", seat=self.giver, to=taker, number=size(self.gift))
                s.journal.tell("handed-cards", (self.giver, taker), cards=tuple(cards_in(self.gift)))
            s.journal.tell("order", seat=self.vanguard)
