"""Bastide: gifts of money in windows (chapter 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import STANDING, Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.box.pieces import MOST_PLAYERS
from centans.games.bastide.choices import GIFTS_UP_TO, GIVE, MORE, MOST_NAMED, OFFER, PASS, Give, Promise, Sum, subsets
from centans.games.bastide.model import Position, offer_place
from centans.games.bastide.rules.promises import give

N1: Final = 0
N2: Final = 1
N3: Final = 2
N4: Final = 3
WINDOWS: Final = ("before-bids", "before-raises", "before-allocation", "after-allocation")
"""The names of N1 to N4 (BA-NEG-2)."""
GIVE_OR_PASS: Final = tuple([(PASS, *choice) for choice in subsets(GIVE)])
"""To pass, or to give to one of a set of players."""


class OpenWindow(Step[Position]):
    """A gift window, if this table plays with gifts; the active player is the first to move (BA-NEG-2, 7)."""

    __slots__ = ("window",)

    def __init__(self, window: int) -> None:
        self.window = window

    def run(self, s: Position, dice: Dice) -> None:
        if s.box.gifts:
            for seat in range(s.box.players):
                s.agenda.stand(MAKE_OFFER[seat])
            move_on(s, self.window, s.active, 0, 0)


def bit(giver: int, taker: int) -> int:
    """A gift from one player to another, as a bit of what has been given in a window."""
    return 1 << giver * MOST_PLAYERS + taker


def takers(s: Position, giver: int, given: int) -> int:
    """The players to whom he has not yet given in this window, one bit each (BA-NEG-9)."""
    everybody = (1 << s.box.players) - 1
    return everybody & ~(given >> giver * MOST_PLAYERS) & ~(1 << giver)


def move_on(s: Position, window: int, seat: int, passed: int, given: int) -> None:
    """The next player who has not passed and can give is on the move; who cannot passes by himself (BA-NEG-7, 12)."""
    players = s.box.players
    for step in range(players):
        mover = (seat + step) % players
        if passed >> mover & 1:
            continue
        if s.money[mover] and takers(s, mover, given):
            s.agenda.next(GiftWindow(window, mover, passed, given))
            return
        passed |= 1 << mover
    for taker in range(players):
        s.agenda.withdraw(MAKE_OFFER[taker])


class GiftWindow(Step[Position]):
    """The player on the move gives or passes; the window closes when all have passed (BA-NEG-7)."""

    __slots__ = ("given", "mover", "passed", "window")
    rule: ClassVar[str] = "BA-NEG-7"

    def __init__(self, window: int, mover: int, passed: int, given: int) -> None:
        self.window = window
        self.mover = mover
        self.passed = passed
        """One bit for each player who has passed."""
        self.given = given
        """One bit for each giver and taker, see `bit`."""

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.mover, "gift", GIVE_OR_PASS[takers(s, self.mover, self.given)])

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PASS:
            return None
        if not isinstance(option, Give):
            return Refusal("BA-NEG-10", "only-money")
        if option.seat >= s.box.players:
            return Refusal("BA-NEG-8", "no-such-player", colour=option.params["colour"], players=s.box.players)
        if option.seat == seat:
            return Refusal("BA-NEG-8", "gift-to-oneself")
        if self.given & bit(seat, option.seat):
            return Refusal("BA-NEG-9", "already-given", colour=option.params["colour"])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Give):
            s.agenda.next(Gift(self.window, seat, self.passed, self.given, option.seat, 0))
        else:
            move_on(s, self.window, seat, self.passed | 1 << seat, self.given)


class Gift(GiftWindow):
    """How much is given: immediately, openly and for good (BA-NEG-8)."""

    __slots__ = ("named", "taker")
    rule: ClassVar[str] = "BA-NEG-8"

    def __init__(self, window: int, mover: int, passed: int, given: int, taker: int, named: int) -> None:
        super().__init__(window, mover, passed, given)
        self.taker = taker
        self.named = named
        """A part of a large sum that was already named."""

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.mover, "gift-amount", sums_to_give(s.money[self.mover] - self.named))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        money = s.money[seat]
        if isinstance(option, Sum) and 1 <= option.amount <= money - self.named:
            return None
        if option is MORE and money - self.named > MOST_NAMED:
            return None
        return Refusal("BA-NEG-8", "gift-amount-first", money=money)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is MORE:
            named = self.named + MOST_NAMED
            s.agenda.next(Gift(self.window, seat, self.passed, self.given, self.taker, named))
            return
        assert isinstance(option, Sum)
        amount = self.named + option.amount
        s.money[seat] -= amount
        s.money[self.taker] += amount
        place = offer_place(s, seat, self.taker)
        give(s.debts, s.kept, place, s.offers[place], amount)
        if s.journal is not None:
            s.journal.tell("gift", seat=seat, to=self.taker, amount=amount)
        passed = self.passed & ~(1 << self.taker)
        move_on(s, self.window, seat, passed, self.given | bit(seat, self.taker))


class MakeOffer(Step[Position]):
    """At any moment of a window anybody may say what he would give; it is no move and binds nobody (BA-NEG-11)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "BA-NEG-11"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return OFFER_ASKS[s.box.players][self.seat]

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Promise):
            return Refusal("BA-NEG-11", "offer-first")
        if option.seat >= s.box.players:
            return Refusal("BA-NEG-11", "no-such-player", colour=option.params["colour"], players=s.box.players)
        return Refusal("BA-NEG-11", "gift-to-oneself") if option.seat == seat else None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Promise)
        s.offers[offer_place(s, seat, option.seat)] = option.amount
        if s.journal is not None:
            s.journal.tell("offered", seat=seat, to=option.seat, amount=option.amount)


def offer_ask(players: int, seat: int) -> Ask:
    """Everything that a seat can offer; it is asked in the lane in which it stands in a window."""
    offers: list[Option] = [option for other in range(players) if other != seat for option in OFFER[other]]
    return Ask(seat, "offer", tuple(offers), open=True, lane=STANDING - seat)


MAKE_OFFER: Final = tuple([MakeOffer(seat) for seat in range(MOST_PLAYERS)])
OFFER_ASKS: Final = tuple([tuple([offer_ask(players, seat) for seat in range(players)]) for players in range(6)])
"""By number of players and seat."""


def sums_to_give(money: int) -> tuple[Option, ...]:
    return GIFTS_UP_TO[money] if money <= MOST_NAMED else (*GIFTS_UP_TO[MOST_NAMED], MORE)
