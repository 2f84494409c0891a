"""La Gabelle: the steps of the game, in the order of the rules."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step

from gabelle.box import NO_SACK, SEATS
from gabelle.choices import BRIBE, BRIDGE, FORD, SACK, SendSack
from gabelle.model import Position, in_turn, leader

# -- set-up (chapter 2) ------------------------------------------------------------------------------------------


class SetUp(Step[Position]):
    """Each smuggler draws a hand (GB-SETUP-2) and may bribe the watch once, at any time (GB-BRIBE-1)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for seat in SEATS:
            for _ in range(s.box.hand_size):
                draw(s, seat, dice)
            s.agenda.stand(Bribe(seat))
        s.agenda.then(Day())


def draw(s: Position, seat: int, dice: Dice) -> None:
    """Take the next sack, if there is one (GB-NIGHT-1); all see what comes out of the granary (GB-NIGHT-2)."""
    if not len(s.deck):
        return
    in_sight = s.deck.ordered
    sack = s.deck.draw("salt", dice)
    s.hands[seat].append(sack)
    s.hands[seat].sort()
    if in_sight:
        s.seen[seat].append(sack)
    if s.journal is not None:
        s.journal.tell("drew", None if in_sight else (seat,), seat=seat, weight=sack)


# -- the day (chapter 3) -----------------------------------------------------------------------------------------


class Day(Step[Position]):
    """The road, the sacks, the watch, the market, the night (GB-DAY-1); after the last day it is over (GB-DAY-3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if s.day == s.box.days:
            s.agenda.clear()
            return
        s.day += 1
        s.road = ""
        if s.journal is not None:
            s.journal.tell("day", day=s.day)
        s.agenda.then(Road(leader(s)), Smuggling(), Watch(), Market(), Night(), Day())


class Road(Step[Position]):
    """The leader chooses the road of the day (GB-ROAD-1)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "GB-ROAD-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "road", (BRIDGE, FORD))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is BRIDGE or option is FORD:
            return None
        return Refusal("GB-ROAD-1", "road-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        s.road = option.kind
        if s.journal is not None:
            s.journal.tell("road", seat=seat, road=s.road)


# -- the sacks (chapter 4) ---------------------------------------------------------------------------------------


class Smuggling(Step[Position]):
    """Both choose at the same time, in secret (GB-SEND-1)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.together(*[Send(seat) for seat in SEATS])


class Send(Step[Position]):
    """A smuggler chooses one sack of his hand (GB-SEND-1, 2)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "GB-SEND-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        veiled = len(s.hands[self.seat]) > 1
        return Ask(self.seat, "send", self.allowed(s, self.seat, SACK.values()), veiled)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, SendSack):
            return Refusal("GB-SEND-1", "sack-first")
        if option.weight not in s.hands[self.seat]:
            return Refusal("GB-SEND-2", "no-such-sack", weight=option.weight)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, SendSack)
        s.agenda.then(Load(seat, option.weight))


class Load(Step[Position]):
    """Both have chosen: the sack goes on the mule, for all to see (GB-SEND-3)."""

    __slots__ = ("seat", "weight")

    def __init__(self, seat: int, weight: int) -> None:
        self.seat = seat
        self.weight = weight

    def run(self, s: Position, dice: Dice) -> None:
        s.hands[self.seat].remove(self.weight)
        if self.weight in s.seen[self.seat]:
            s.seen[self.seat].remove(self.weight)
        s.mules[self.seat] = self.weight
        if s.journal is not None:
            s.journal.tell("sent", seat=self.seat, weight=self.weight)


# -- the bribe (chapter 5) ---------------------------------------------------------------------------------------


class Bribe(Step[Position]):
    """Once in a match, at any time before the watch rolls, a smuggler may pay it to look away (GB-BRIBE-1, 2)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "GB-BRIBE-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        options = self.allowed(s, self.seat, [BRIBE])
        return Ask(self.seat, "bribe", options) if options else None

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is not BRIBE:
            return Refusal("GB-BRIBE-1", "only-a-bribe")
        if s.livres[self.seat] < s.box.price:
            return Refusal("GB-BRIBE-1", "too-poor", price=s.box.price)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        s.livres[seat] -= s.box.price
        s.bribed[seat] = True
        s.agenda.withdraw(self)
        if s.journal is not None:
            s.journal.tell("bribed", seat=seat, price=s.box.price)


# -- the watch, the market, the night (chapters 6 to 8) ----------------------------------------------------------


class Watch(Step[Position]):
    """The watch rolls a die (GB-WATCH-1); what is too heavy goes into the granary, the leader's sack first."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        roll = dice.d6("watch")
        if s.journal is not None:
            s.journal.tell("watch", roll=roll)
        heaviest = heaviest_let_through(s, roll)
        for seat in in_turn(s):
            if s.mules[seat] > heaviest and not s.bribed[seat]:
                seize(s, seat)


def heaviest_let_through(s: Position, roll: int) -> int:
    """The number rolled (GB-WATCH-2); at the ford the watch sees less (GB-WATCH-3)."""
    return roll + s.box.allowance if s.road == FORD.kind else roll


def seize(s: Position, seat: int) -> None:
    """The sack is laid under all the others (GB-WATCH-4)."""
    s.deck.put_under(s.mules[seat])
    if s.journal is not None:
        s.journal.tell("seized", seat=seat, weight=s.mules[seat])
    s.mules[seat] = NO_SACK


class Market(Step[Position]):
    """What has come to town is sold (GB-MARKET-1, 2), for nothing if both bring the same (GB-MARKET-3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        glut = s.mules[0] == s.mules[1]
        for seat in SEATS:
            if s.mules[seat] != NO_SACK:
                sell(s, seat, 0 if glut else price_of(s, s.mules[seat]))


def price_of(s: Position, weight: int) -> int:
    """A livre for each unit of weight (GB-MARKET-1), less for salt that got wet (GB-MARKET-2)."""
    return max(weight - s.box.spoilt, 0) if s.road == FORD.kind else weight


def sell(s: Position, seat: int, livres: int) -> None:
    s.livres[seat] += livres
    s.sold.append(s.mules[seat])
    s.mules[seat] = NO_SACK
    if s.journal is not None:
        s.journal.tell("sold", seat=seat, livres=livres)


class Night(Step[Position]):
    """Each draws a sack, the leader first (GB-NIGHT-1); the watch forgets its friends (GB-BRIBE-2)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.bribed = [False, False]
        for seat in in_turn(s):
            draw(s, seat, dice)
