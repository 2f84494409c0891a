"""Montjoie !: offers on the table (chapter 18): answered at a quiet moment, withdrawn, or lapsed with their window."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.choices.people import ACCEPT, REFUSE, WITHDRAW, Accept
from centans.games.montjoie.model.position import Position, own_towns, set_owner
from centans.games.montjoie.model.promise import NO_TOWN, PACT
from centans.games.montjoie.rules.optional.town_sales import Bought, refuse_sale
from centans.games.montjoie.rules.promises import promise
from centans.games.montjoie.rules.quiet import is_quiet


class Offer(Step[Position]):
    """What is offered: écus and a town given, écus and a town asked for; or a pact (MJ-DIP-5)."""

    __slots__ = ("asks", "gives", "pact", "seat", "to", "town", "wanted")

    def __init__(self, seat: int, to: int, town: int, wanted: int, gives: int, asks: int, pact: bool = False) -> None:
        self.seat = seat
        self.to = to
        self.town = town
        self.wanted = wanted
        self.gives = gives
        self.asks = asks
        self.pact = pact

    def run(self, s: Position, dice: Dice) -> None:
        """It is put on the table."""
        make_offer(s, self)


def name_or_none(town: int) -> str:
    return "none" if town == NO_TOWN else TOWNS[town]


def audience(offer: Offer) -> tuple[int, ...] | None:
    """Towns and money are everybody's business, a pact only that of the two (MJ-DIP-1)."""
    return (offer.seat, offer.to) if offer.pact else None


def make_offer(s: Position, offer: Offer) -> None:
    """The offer stands for its addressee to answer and its maker to withdraw, in the place of an earlier one (R86)."""
    for earlier in standing_offers(s):
        if (earlier.seat, earlier.to) == (offer.seat, offer.to):
            take_back(s, earlier)
    s.agenda.stand(Answer(offer))
    s.agenda.stand(Withdrawal(offer))
    tell_offer(s, offer)


def standing_offers(s: Position) -> list[Offer]:
    """The offers on the table, in the order in which they were made."""
    return [step.offer for step in s.agenda.standing if isinstance(step, Answer)]


def tell_offer(s: Position, offer: Offer) -> None:
    if s.journal is not None:
        s.journal.tell(
            "offer-pact" if offer.pact else "offer-deal",
            audience(offer),
            seat=offer.seat,
            to=offer.to,
            town=name_or_none(offer.town),
            wanted=name_or_none(offer.wanted),
            gives=offer.gives,
            asks=offer.asks,
        )


def remove(s: Position, offer: Offer) -> None:
    """Take an offer off the table."""
    s.agenda.withdraw_if(lambda step: isinstance(step, Answer | Withdrawal) and step.offer is offer)


def take_back(s: Position, offer: Offer) -> None:
    """Its maker withdraws it, or makes another to the same player."""
    remove(s, offer)
    if s.journal is not None:
        s.journal.tell("offer-withdrawn", audience(offer), seat=offer.seat, to=offer.to)


class Answer(Step[Position]):
    """The player addressed accepts or refuses; the deal is carried out at once if it is still legal (MJ-DIP-8)."""

    __slots__ = ("offer",)
    rule: ClassVar[str] = "MJ-DIP-8"

    def __init__(self, offer: Offer) -> None:
        self.offer = offer

    def ask(self, s: Position) -> Ask | None:
        if not is_quiet(s):
            return None
        offer = self.offer
        answers = ACCEPT[offer.seat], REFUSE[offer.seat]
        return Ask(offer.to, "offer", self.allowed(s, offer.to, answers), open=True, addressed=True)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is REFUSE[self.offer.seat]:
            return None
        if option is ACCEPT[self.offer.seat]:
            return refuse_offer(s, self.offer)
        return Refusal("MJ-DIP-8", "accept-or-refuse")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        offer = self.offer
        remove(s, offer)
        accepted = isinstance(option, Accept)
        if s.journal is not None:
            act = "accepts" if accepted else "refuses"
            s.journal.tell("offer-answer", audience(offer), seat=seat, to=offer.seat, act=act)
        if accepted:
            carry_out(s, offer)


class Withdrawal(Step[Position]):
    """Who made an offer may withdraw it (R86)."""

    __slots__ = ("offer",)
    rule: ClassVar[str] = "MJ-DIP-8"

    def __init__(self, offer: Offer) -> None:
        self.offer = offer

    def ask(self, s: Position) -> Ask | None:
        offer = self.offer
        return Ask(offer.seat, "withdraw", (WITHDRAW[offer.to],), open=True) if is_quiet(s) else None

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None if option is WITHDRAW[self.offer.to] else Refusal("MJ-DIP-8", "withdraw-only")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        take_back(s, self.offer)


def refuse_offer(s: Position, offer: Offer) -> Refusal | None:
    """Whether the deal is still legal (MJ-DIP-2, 3, 8)."""
    if offer.gives > s.money[offer.seat]:
        return Refusal("MJ-DIP-8", "giver-too-poor", price=offer.gives, money=s.money[offer.seat])
    if offer.asks > s.money[offer.to]:
        return Refusal("MJ-DIP-8", "too-dear", price=offer.asks, money=s.money[offer.to])
    if offer.town != NO_TOWN and offer.wanted != NO_TOWN:
        return refuse_exchange(s, offer.seat, offer.to, offer.town, offer.wanted)
    if offer.town != NO_TOWN:
        return refuse_sale(s, offer.seat, offer.town, offer.asks)
    if offer.wanted != NO_TOWN:
        return refuse_sale(s, offer.to, offer.wanted, offer.gives)
    return None


def carry_out(s: Position, offer: Offer) -> None:
    """Towns keep their walls and markers (MJ-DIP-10)."""
    if offer.pact:
        for one, other in ((offer.seat, offer.to), (offer.to, offer.seat)):
            promise(s, PACT, one, other, NO_TOWN, 0, s.turn + s.box.pact_turns)
        return
    if offer.town != NO_TOWN and offer.wanted != NO_TOWN:
        s.money[offer.seat] += offer.asks - offer.gives
        s.money[offer.to] += offer.gives - offer.asks
        s.dealt_towns |= 1 << offer.town | 1 << offer.wanted
        set_owner(s, offer.town, s.nation[offer.to])
        set_owner(s, offer.wanted, s.nation[offer.seat])
        if s.journal is not None:
            power, partner = NATIONS[s.nation[offer.seat]], NATIONS[s.nation[offer.to]]
            s.journal.tell("exchanged", power=power, other=partner, town=TOWNS[offer.town], wanted=TOWNS[offer.wanted])
    elif offer.town != NO_TOWN:
        s.agenda.next(Bought(s.nation[offer.to], offer.town, offer.seat, offer.asks))
    else:
        s.agenda.next(Bought(s.nation[offer.seat], offer.wanted, offer.to, offer.gives))


def refuse_exchange(s: Position, seat: int, to: int, town: int, wanted: int) -> Refusal | None:
    """A town for a town of the same level, each once per turn, between their owners (MJ-DIP-2, 3, 11)."""
    for owner, its in ((seat, town), (to, wanted)):
        if not own_towns(s, owner) >> its & 1:
            return Refusal("MJ-DIP-2", "not-town-of", town=TOWNS[its], power=NATIONS[s.nation[owner]])
        if s.dealt_towns >> its & 1:
            return Refusal("MJ-DIP-3", "dealt-already", town=TOWNS[its])
    if s.level[town] != s.level[wanted]:
        return Refusal(
            "MJ-DIP-2",
            "unequal-towns",
            town=TOWNS[town],
            level=s.level[town],
            wanted=TOWNS[wanted],
            other=s.level[wanted],
        )
    return None
