"""Montjoie !: loyalty, and what loyal allies bring in Sequence 3 (chapter 22, FID and ALY)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import AMBASSADOR, CARD_IDS, ONE, number_of
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.choices.numbers import MOST_ECUS, UP_TO_ECUS, Ecus
from centans.games.montjoie.choices.words import ROLL, SEND_AMBASSADOR
from centans.games.montjoie.model.position import CASTLE, FORTRESS, Position, put_away, towns_of_level
from centans.games.montjoie.rules.deal import draw_cards
from centans.games.montjoie.rules.optional.steps import OptionalStep


class Loyalty(OptionalStep):
    """In turn 1 allies are loyal; later each is tested, one player after the other (MJ-FID-1, 2, 8; MJ-P2-10)."""

    __slots__ = ()
    option: ClassVar[str] = "two_players"

    def run(self, s: Position, dice: Dice) -> None:
        if s.box.auto_ally:
            return
        tested = [seat for seat in s.order if s.held[s.allies[seat]]]
        if s.turn > 1:
            s.agenda.then(*[LoyaltyTest(seat) for seat in tested])
            return
        for seat in tested:
            follow(s, seat)


def follow(s: Position, seat: int) -> None:
    """The ally is loyal this turn."""
    s.loyal[s.allies[seat]] = seat
    if s.journal is not None:
        s.journal.tell("loyal", power=NATIONS[s.nation[seat]], other=NATIONS[s.allies[seat]])


class LoyaltyTest(Step[Position]):
    """An Ambassador spares the test (MJ-FID-3); else both bribe in secret (MJ-FID-4). Asked of everybody with cards,
    so that the question betrays nothing."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-FID-3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        hand = s.hands[self.seat]
        if not hand:
            return None
        options = (SEND_AMBASSADOR, ROLL) if number_of(hand, AMBASSADOR) else (ROLL,)
        return Ask(self.seat, "loyalty", options, veiled=True)

    def run(self, s: Position, dice: Dice) -> None:
        self.test(s)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is ROLL:
            return None
        if option is not SEND_AMBASSADOR:
            return Refusal("MJ-FID-3", "ambassador-or-test")
        held = number_of(s.hands[seat], AMBASSADOR)
        return None if held else Refusal("MJ-FID-3", "no-such-card", card=CARD_IDS[AMBASSADOR])

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is ROLL:
            self.test(s)
            return
        put_away(s, seat, ONE[AMBASSADOR])
        follow(s, seat)

    def test(self, s: Position) -> None:
        s.bribes = [0, 0]
        s.agenda.then(LoyaltyDie(self.seat))
        s.agenda.together(Bribe(self.seat, self.seat), Bribe(1 - self.seat, self.seat))


class Bribe(Step[Position]):
    """Any sum up to the whole treasury, in secret (MJ-FID-4). `tested` is the seat whose ally is tested."""

    __slots__ = ("seat", "tested")
    rule: ClassVar[str] = "MJ-FID-4"

    def __init__(self, seat: int, tested: int) -> None:
        self.seat = seat
        self.tested = tested

    def most(self, s: Position) -> int:
        return min(MOST_ECUS, s.money[self.seat])

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "bribe-own" if self.seat == self.tested else "bribe-other", UP_TO_ECUS[self.most(s)])

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Ecus):
            return Refusal("MJ-FID-4", "ecus-first")
        if option.number > self.most(s):
            return Refusal("MJ-FID-4", "too-dear", price=option.number, money=s.money[seat])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Ecus)
        s.agenda.next(Bribed(seat, option.number))


class Bribed(Step[Position]):
    """A sum that is set, revealed with the other and paid to the bank in any case (MJ-FID-4)."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Position, dice: Dice) -> None:
        s.money[self.seat] -= self.number
        s.bribes[self.seat] = self.number
        if s.journal is not None:
            s.journal.tell("bribed", power=NATIONS[s.nation[self.seat]], number=self.number)


class LoyaltyDie(Step[Position]):
    """Own écus raise the die, the opponent's lower it; 1 always fails, 6 always succeeds (MJ-FID-5 to 7)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Position, dice: Dice) -> None:
        die = dice.d6("loyalty")
        total = die + s.bribes[self.seat] - s.bribes[1 - self.seat]
        loyal = die == 6 or (die != 1 and total >= s.box.loyal_from)
        if s.journal is not None:
            other = NATIONS[s.allies[self.seat]]
            s.journal.tell("loyalty-die", other=other, die=die, total=total, result="loyal" if loyal else "neutral")
        if loyal:
            follow(s, self.seat)


class AllyIncome(OptionalStep):
    """A loyal ally pays a die, and for its castles and fortresses (MJ-ALY-3, MJ-P2-10)."""

    __slots__ = ()
    option: ClassVar[str] = "two_players"

    def run(self, s: Position, dice: Dice) -> None:
        for seat in s.order:
            nation = loyal_ally(s, seat)
            if nation == NOBODY:
                continue
            walls = sum([towns_of_level(s, nation, level) * s.box.income[level] for level in (CASTLE, FORTRESS)])
            income = dice.d6("ally-income") + walls
            s.money[seat] += income
            if s.journal is not None:
                power, other = NATIONS[s.nation[seat]], NATIONS[nation]
                s.journal.tell("ally-income", power=power, other=other, number=income, money=s.money[seat])


def loyal_ally(s: Position, seat: int) -> int:
    """The nation that follows a player this turn, if any."""
    return s.loyal.index(seat) if seat in s.loyal else NOBODY


class AllyCards(OptionalStep):
    """A loyal ally brings cards: 2 in Peace, 3 in War (MJ-ALY-2)."""

    __slots__ = ()
    option: ClassVar[str] = "two_players"

    def run(self, s: Position, dice: Dice) -> None:
        for seat in s.order:
            if loyal_ally(s, seat) != NOBODY:
                draw_cards(s, seat, s.box.ally_cards[s.war], dice)
