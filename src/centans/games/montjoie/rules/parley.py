"""Montjoie !: how an offer is put together (chapter 18, MJ-DIP-5): with whom, of what kind, which towns, what sum."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.choices.numbers import BARONS, ECUS, MOST_ECUS, UP_TO_ECUS, Barons, Ecus
from centans.games.montjoie.choices.people import PLAYER, NamePlayer
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.choices.words import BUY, EXCHANGE, GIFT, PACT, PROMISE, SELL
from centans.games.montjoie.model.position import ALL, Position, own_towns
from centans.games.montjoie.model.promise import BARONS as SUPPORT
from centans.games.montjoie.model.promise import NO_TOWN
from centans.games.montjoie.rules.offers import Offer, refuse_exchange
from centans.games.montjoie.rules.optional.town_sales import least_price, refuse_sale, refuse_seller, sellable
from centans.games.montjoie.rules.promises import promise

KINDS: Final = (GIFT, EXCHANGE, SELL, BUY, PACT, PROMISE)


class ParleyWith(Step[Position]):
    """With whom? Any other player (MJ-DIP-2, 4). It counts as one of the offers of this turn (MJ-DIP-9)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-DIP-5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        others = [PLAYER[seat] for seat in range(s.box.players) if seat != self.seat]
        return Ask(self.seat, "parley-with", tuple(others))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NamePlayer):
            return Refusal("MJ-DIP-5", "player-first")
        if option.player >= s.box.players:
            return Refusal("MJ-DIP-5", "no-such-player", players=s.box.players)
        return Refusal("MJ-DIP-5", "not-yourself") if option.player == seat else None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NamePlayer)
        s.offers[seat] += 1
        s.agenda.next(ParleyKind(seat, option.player))


class Talking(Step[Position]):
    """One player composes an offer to another."""

    __slots__ = ("seat", "to")
    rule: ClassVar[str] = "MJ-DIP-5"

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to


class ParleyKind(Talking):
    """A gift, an exchange, a sale, a purchase, a pact, or barons promised (MJ-DIP-5)."""

    __slots__ = ()

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "parley-kind", self.allowed(s, self.seat, KINDS))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PACT or option is PROMISE:
            return None
        if option is GIFT:
            return None if s.money[seat] else Refusal("MJ-DIP-4", "no-money")
        if option is EXCHANGE:
            return None if exchangeable(s, seat, self.to) else Refusal("MJ-DIP-2", "nothing-to-exchange")
        if option is SELL:
            return refuse_seller(s, seat, s.money[self.to])
        if option is BUY:
            return refuse_seller(s, self.to, s.money[seat])
        return Refusal("MJ-DIP-5", "kind-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        s.agenda.next(self.next_step(option))

    def next_step(self, option: Option) -> Step[Position]:
        if option is GIFT:
            return Gift(self.seat, self.to)
        if option is EXCHANGE:
            return ExchangeTown(self.seat, self.to, NO_TOWN)
        if option is SELL:
            return SaleTown(self.seat, self.to, selling=True)
        if option is BUY:
            return SaleTown(self.seat, self.to, selling=False)
        if option is PACT:
            return Offer(self.seat, self.to, NO_TOWN, NO_TOWN, 0, 0, pact=True)
        return PromisedTown(self.seat, self.to)


def refuse_ecus(option: Option, least: int, most: int) -> Refusal | None:
    """A sum between two limits."""
    if not isinstance(option, Ecus):
        return Refusal("MJ-DIP-5", "ecus-first")
    if option.number < least:
        return Refusal("MJ-OTS-2" if least > 1 else "MJ-DIP-4", "too-cheap", number=option.number, least=least)
    if option.number > most:
        return Refusal("MJ-DIP-4", "too-dear", price=option.number, money=most)
    return None


def ecus(least: int, most: int) -> tuple[Option, ...]:
    return tuple(ECUS[least : min(most, MOST_ECUS) + 1])


class Gift(Talking):
    """Money, at once and without an answer (MJ-DIP-4, 5)."""

    __slots__ = ()

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "gift", ecus(1, s.money[self.seat]))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return refuse_ecus(option, 1, s.money[seat])

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Ecus)
        s.money[seat] -= option.number
        s.money[self.to] += option.number
        if s.journal is not None:
            s.journal.tell("gift", seat=seat, to=self.to, number=option.number)


# -- exchange -----------------------------------------------------------------------------------------------------


def untouched(s: Position, seat: int) -> int:
    """A player's towns that were not dealt with this turn (MJ-DIP-3)."""
    return own_towns(s, seat) & ~s.dealt_towns


def with_levels(s: Position, towns: int, levels: int) -> int:
    """Those of the towns that have one of these levels, a bit for each."""
    found = 0
    for town in members(towns):
        if levels >> s.level[town] & 1:
            found |= 1 << town
    return found


def exchangeable(s: Position, seat: int, to: int) -> int:
    """A player's towns for which the other has one of the same level, none dealt with this turn (MJ-DIP-2, 3)."""
    levels = 0
    for town in members(untouched(s, to)):
        levels |= 1 << s.level[town]
    return with_levels(s, untouched(s, seat), levels)


class ExchangeTown(Talking):
    """First one's own town, then the other's (MJ-DIP-2)."""

    __slots__ = ("town",)

    def __init__(self, seat: int, to: int, town: int) -> None:
        self.seat = seat
        self.to = to
        self.town = town

    def choice(self, s: Position) -> int:
        if self.town == NO_TOWN:
            return exchangeable(s, self.seat, self.to)
        if not untouched(s, self.seat) >> self.town & 1:
            return 0
        return with_levels(s, untouched(s, self.to), 1 << s.level[self.town])

    def ask(self, s: Position) -> Ask | None:
        key = "exchange-own" if self.town == NO_TOWN else "exchange-other"
        return Ask(self.seat, key, town_options(self.choice(s)))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-DIP-2", "town-first")
        if self.town != NO_TOWN:
            return refuse_exchange(s, seat, self.to, self.town, option.town)
        if not own_towns(s, seat) >> option.town & 1:
            return Refusal("MJ-DIP-2", "not-your-town", town=TOWNS[option.town])
        if s.dealt_towns >> option.town & 1:
            return Refusal("MJ-DIP-3", "dealt-already", town=TOWNS[option.town])
        if not exchangeable(s, seat, self.to) >> option.town & 1:
            return Refusal("MJ-DIP-2", "no-equal-town", town=TOWNS[option.town], power=NATIONS[s.nation[self.to]])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        if self.town == NO_TOWN:
            s.agenda.next(ExchangeTown(seat, self.to, option.town))
        else:
            s.agenda.next(SideMoney(seat, self.to, self.town, option.town, NOBODY))


class SideMoney(Talking):
    """With or without money on either side: what one adds, then, if nothing, what one asks for (MJ-DIP-5)."""

    __slots__ = ("gives", "town", "wanted")

    def __init__(self, seat: int, to: int, town: int, wanted: int, gives: int) -> None:
        self.seat = seat
        self.to = to
        self.town = town
        self.wanted = wanted
        self.gives = gives

    def most(self, s: Position) -> int:
        return min(MOST_ECUS, s.money[self.seat if self.gives == NOBODY else self.to])

    def ask(self, s: Position) -> Ask | None:
        key = "money-given" if self.gives == NOBODY else "money-asked"
        return Ask(self.seat, key, UP_TO_ECUS[self.most(s)])

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return refuse_ecus(option, 0, self.most(s))

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Ecus)
        if self.gives == NOBODY and not option.number:
            s.agenda.next(SideMoney(seat, self.to, self.town, self.wanted, 0))
            return
        gives = option.number if self.gives == NOBODY else 0
        s.agenda.next(Offer(seat, self.to, self.town, self.wanted, gives, option.number - gives))


# -- sales and promises -------------------------------------------------------------------------------------------


class SaleTown(Talking):
    """The town to be sold: one's own, or the other's (MJ-OTS-1)."""

    __slots__ = ("selling",)
    rule: ClassVar[str] = "MJ-OTS-1"

    def __init__(self, seat: int, to: int, selling: bool) -> None:
        self.seat = seat
        self.to = to
        self.selling = selling

    def parties(self) -> tuple[int, int]:
        return (self.seat, self.to) if self.selling else (self.to, self.seat)

    def ask(self, s: Position) -> Ask | None:
        seller, buyer = self.parties()
        return Ask(self.seat, "sale-town", town_options(sellable(s, seller, s.money[buyer])))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-OTS-1", "town-first")
        seller, buyer = self.parties()
        refusal = refuse_sale(s, seller, option.town, MOST_ECUS)
        price = least_price(s, option.town)
        if refusal is None and price > s.money[buyer]:
            return Refusal("MJ-OTS-2", "too-dear", price=price, money=s.money[buyer])
        return refusal

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        s.agenda.next(SalePrice(seat, self.to, option.town, self.selling))


class SalePrice(Talking):
    """At least 5 écus for a garrison, 8 for a castle or fortress (MJ-OTS-2)."""

    __slots__ = ("selling", "town")
    rule: ClassVar[str] = "MJ-OTS-2"

    def __init__(self, seat: int, to: int, town: int, selling: bool) -> None:
        self.seat = seat
        self.to = to
        self.town = town
        self.selling = selling

    def most(self, s: Position) -> int:
        return min(MOST_ECUS, s.money[self.to if self.selling else self.seat])

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "sale-price", ecus(least_price(s, self.town), self.most(s)))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return refuse_ecus(option, least_price(s, self.town), self.most(s))

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Ecus)
        if self.selling:
            s.agenda.next(Offer(seat, self.to, self.town, NO_TOWN, 0, option.number))
        else:
            s.agenda.next(Offer(seat, self.to, NO_TOWN, self.town, option.number, 0))


class PromisedTown(Talking):
    """The town for whose combat barons are promised; a promise, which needs no answer and binds nobody (MJ-DIP-1)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-DIP-1"

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "promise-town", town_options(ALL))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None if isinstance(option, NameTown) else Refusal("MJ-DIP-1", "town-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        s.agenda.next(PromisedBarons(seat, self.to, option.town))


class PromisedBarons(Talking):
    """How many barons (MJ-DIP-1, MJ-INF-5)."""

    __slots__ = ("town",)
    rule: ClassVar[str] = "MJ-DIP-1"

    def __init__(self, seat: int, to: int, town: int) -> None:
        self.seat = seat
        self.to = to
        self.town = town

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "promise-barons", tuple(BARONS[1 : s.box.side_barons + 1]))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Barons) and 0 < option.number <= s.box.side_barons:
            return None
        return Refusal("MJ-INF-2", "barons-to-promise", most=s.box.side_barons)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Barons)
        promise(s, SUPPORT, seat, self.to, self.town, option.number, s.turn)
