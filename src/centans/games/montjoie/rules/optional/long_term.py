"""Long-term strategy (chapter 24, option `long_term`): one red card may be kept for the next turn."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import CARD_IDS, ONE, RED, number_of
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.choices.cards import KEEP, Keep
from centans.games.montjoie.choices.words import NOTHING
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.optional.steps import OptionalStep


class KeepRedCards(OptionalStep):
    """Before hands are discarded everybody may keep one red card, face down (MJ-OLT-1)."""

    __slots__ = ()
    option: ClassVar[str] = "long_term"

    def run(self, s: Position, dice: Dice) -> None:
        holders = [seat for seat in range(s.box.players) if s.hands[seat]]
        if holders:
            s.agenda.together(*[KeepRed(seat) for seat in holders])


class KeepRed(Step[Position]):
    """None, or one red card of the hand (MJ-OLT-1, 2)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-OLT-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        hand = s.hands[self.seat]
        options = [KEEP[kind] for kind in RED if number_of(hand, kind)]
        return Ask(self.seat, "keep-red", (*options, NOTHING), veiled=True)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is NOTHING:
            return None
        if not isinstance(option, Keep):
            return Refusal("MJ-OLT-1", "red-card-or-nothing")
        if not number_of(s.hands[seat], option.card):
            return Refusal("MJ-OLT-1", "no-such-card", card=CARD_IDS[option.card])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Keep):
            s.agenda.next(Kept(seat, option.card))


class Kept(Step[Position]):
    """All hold the cards they keep; the rest goes to the discards at once (MJ-OLT-1)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Position, dice: Dice) -> None:
        s.discard += s.hands[self.seat] - ONE[self.card]
        s.hands[self.seat] = ONE[self.card]
        s.kept[self.seat] = 1
        if s.journal is not None:
            s.journal.tell("kept-card", power=NATIONS[s.nation[self.seat]])
