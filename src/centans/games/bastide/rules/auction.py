"""Bastide: first bids and raises (chapter 11, first part)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.choices import MORE, MOST_NAMED, SUMS_UP_TO, Sum
from centans.games.bastide.model import Position
from centans.games.bastide.rules.negotiation import N2, OpenWindow


class Auction(Step[Position]):
    """Everybody bids in secret at the same time; then those who bid enough may raise (BA-BID-1 to 5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.next(Raises())
        s.agenda.together(*[FirstBid(seat, 0) for seat in range(s.box.players)])


def sums_up_to(money: int) -> tuple[Option, ...]:
    return SUMS_UP_TO[money] if money <= MOST_NAMED else (*SUMS_UP_TO[MOST_NAMED], MORE)


class FirstBid(Step[Position]):
    """A whole number from 0 to the money held (BA-BID-1); a large one may be named in parts."""

    __slots__ = ("named", "seat")
    rule: ClassVar[str] = "BA-BID-1"

    def __init__(self, seat: int, named: int) -> None:
        self.seat = seat
        self.named = named

    def seat_asked(self, s: Position) -> int | None:
        return self.seat

    def ask(self, s: Position) -> Ask | None:
        options = sums_up_to(s.money[self.seat] - self.named)
        return Ask(self.seat, "first-bid", options, veiled=s.box.money_hidden, lane=self.seat)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        money = s.money[seat]
        if isinstance(option, Sum) and option.amount <= money - self.named:
            return None
        if option is MORE and money - self.named > MOST_NAMED:
            return None
        return Refusal("BA-BID-1", "bid-first", money=money)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Sum):
            s.agenda.next(PutDown(seat, self.named + option.amount))
        else:
            s.agenda.next(FirstBid(seat, self.named + MOST_NAMED))


class PutDown(Step[Position]):
    """All have chosen: the bid is revealed and leaves the player's money for good (BA-BID-2, 6)."""

    __slots__ = ("amount", "seat")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, s: Position, dice: Dice) -> None:
        s.bids[self.seat] = self.amount
        s.money[self.seat] -= self.amount
        if s.journal is not None:
            s.journal.tell("bid", seat=self.seat, amount=self.amount)


# -- raises -----------------------------------------------------------------------------------------------------------


class Raises(Step[Position]):
    """If a first bid was 5 or more: a gift window, then the hidden additions (BA-NEG-4, BA-BID-3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if max(s.bids) >= s.box.raise_least:
            s.agenda.then(OpenWindow(N2), RoundOfRaises(), RevealAdditions())


def may_raise(s: Position, seat: int) -> bool:
    """Who bid 5 or more at first and still holds money, hidden additions deducted (BA-BID-3, 5)."""
    return s.bids[seat] >= s.box.raise_least and s.money[seat] > s.additions[seat]


class RoundOfRaises(Step[Position]):
    """All who may raise choose at the same time, hidden (BA-BID-4)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        raising = [seat for seat in range(s.box.players) if may_raise(s, seat)]
        if not raising:
            return
        if s.box.rounds_of_raises:
            s.agenda.next(AnotherRound(sum(s.raised)))
        s.agenda.together(*[Raise(seat, 0) for seat in raising])


class Raise(Step[Position]):
    """An addition from 0 to the money held (BA-BID-4)."""

    __slots__ = ("named", "seat")
    rule: ClassVar[str] = "BA-BID-4"

    def __init__(self, seat: int, named: int) -> None:
        self.seat = seat
        self.named = named

    def left(self, s: Position) -> int:
        return s.money[self.seat] - s.additions[self.seat] - self.named

    def seat_asked(self, s: Position) -> int | None:
        return self.seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "raise", sums_up_to(self.left(s)))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Sum) and option.amount <= self.left(s):
            return None
        if option is MORE and self.left(s) > MOST_NAMED:
            return None
        return Refusal("BA-BID-4", "raise-first", money=s.money[seat] - s.additions[seat])

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Sum):
            s.agenda.next(Add(seat, self.named + option.amount))
        else:
            s.agenda.next(Raise(seat, self.named + MOST_NAMED))


class Add(Step[Position]):
    """The addition stays hidden until the raises end; with rounds it is told who added (BA-BID-5)."""

    __slots__ = ("amount", "seat")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, s: Position, dice: Dice) -> None:
        s.additions[self.seat] += self.amount
        if not s.box.rounds_of_raises:
            return
        s.raised[self.seat] += self.amount > 0
        if s.journal is not None:
            s.journal.tell("added" if self.amount else "added-nothing", seat=self.seat)


class AnotherRound(Step[Position]):
    """Rounds go on until one in which nobody adds (BA-BID-5)."""

    __slots__ = ("raised",)

    def __init__(self, raised: int) -> None:
        self.raised = raised
        """How often something had been added before this round."""

    def run(self, s: Position, dice: Dice) -> None:
        if sum(s.raised) > self.raised:
            s.agenda.next(RoundOfRaises())


class RevealAdditions(Step[Position]):
    """All additions are turned over together and leave the players' money (BA-BID-4, 6)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for seat, addition in enumerate(s.additions):
            s.money[seat] -= addition
            if s.journal is not None and s.bids[seat] >= s.box.raise_least and s.money[seat] + addition:
                s.journal.tell("raised", seat=seat, amount=addition, total=s.bids[seat] + addition)
