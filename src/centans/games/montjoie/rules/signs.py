"""Montjoie !: Signs of God after the reveal (chapter 16, SGN)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import CARD_IDS, ONE, SIGN, YELLOW, YELLOWS, number_of
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.choices.cards import DOUBLE, DOUBLE_BY_JOAN, NO_CARD, Double, DoubleByJoan
from centans.games.montjoie.choices.words import PASS
from centans.games.montjoie.model.position import Position, combat_of, put_away
from centans.games.montjoie.rules.naval import may_have_sign
from centans.games.montjoie.rules.optional.joan import has_joans_sign, use_joans_sign


class Signs(Step[Position]):
    """The attacker decides first, then the defender; who passed may answer once (MJ-SGN-1 to 3, MJ-CBT-29).

    `passed`: the attacker passed before; `answering`: he answers the defender's Sign.
    """

    __slots__ = ("answering", "passed", "side")
    rule: ClassVar[str] = "MJ-SGN-1"

    def __init__(self, side: int, passed: bool, answering: bool) -> None:
        self.side = side
        self.passed = passed
        self.answering = answering

    def ask(self, s: Position) -> Ask | None:
        """Asked of everybody who may have a Sign, so that the question betrays nothing."""
        fight = combat_of(s)
        seat, cards = fight.seats[self.side], fight.cards[self.side]
        if seat == NOBODY or not cards & YELLOWS or fight.doubled[self.side] != NO_CARD:
            return None
        if not may_have_sign(s, seat):
            return None
        options: list[Option] = [PASS]
        laid = [kind for kind in reversed(YELLOW) if number_of(cards, kind)]
        if number_of(s.hands[seat], SIGN):
            options += [DOUBLE[kind] for kind in laid]
        if has_joans_sign(s, seat):
            options += [DOUBLE_BY_JOAN[kind] for kind in laid]
        return Ask(seat, "sign", tuple(options), veiled=True)

    def run(self, s: Position, dice: Dice) -> None:
        self.go_on(s, False)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PASS:
            return None
        if not isinstance(option, Double | DoubleByJoan):
            return Refusal("MJ-SGN-1", "sign-or-pass")
        if not number_of(combat_of(s).cards[self.side], option.card):
            return Refusal("MJ-SGN-2", "card-not-laid", card=CARD_IDS[option.card])
        if isinstance(option, Double):
            held = number_of(s.hands[seat], SIGN)
            return None if held else Refusal("MJ-SGN-1", "no-such-card", card=CARD_IDS[SIGN])
        return None if has_joans_sign(s, seat) else Refusal("MJ-OJS-2", "no-joan")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Double | DoubleByJoan):
            combat_of(s).doubled[self.side] = option.card
            if isinstance(option, Double):
                put_away(s, seat, ONE[SIGN])
            else:
                use_joans_sign(s)
            if s.journal is not None:
                s.journal.tell("sign", power=NATIONS[s.nation[seat]], card=CARD_IDS[option.card])
        self.go_on(s, option is not PASS)

    def go_on(self, s: Position, played: bool) -> None:
        if self.answering:
            return
        if self.side == 0:
            s.agenda.next(Signs(1, passed=not played, answering=False))
        elif played and self.passed:
            s.agenda.next(Signs(0, passed=False, answering=True))
