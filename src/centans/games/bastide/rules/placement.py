"""Bastide: placing the Influences that were bought (chapter 11, second part)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.box.town import CIRCLES, CIRCLES_OF, EQUIPMENTS, FIRST_RELIGIOUS, is_religious
from centans.games.bastide.choices import AGREE, CEDE, FREE, LOSE, NO_TARGET, OWN, REFUSE, Cede, Token
from centans.games.bastide.model import Position, add_influence, clockwise, is_finished, is_started, supply


def contribution(s: Position, seat: int) -> int:
    return s.bids[seat] + s.additions[seat]


def placement_order(s: Position) -> tuple[int, ...]:
    """Whose Influence comes when: the higher contribution first, equal ones in turn from the initiator round the table.

    BA-BID-7, BA-PLACE-1, BA-PLACE-2.
    """
    ranks: dict[int, list[int]] = {}
    for seat in clockwise(s, s.active):
        paid = contribution(s, seat)
        if paid >= s.box.price:
            ranks.setdefault(paid, []).append(seat)
    order: list[int] = []
    for paid in sorted(ranks, reverse=True):
        order += ranks[paid] * (paid // s.box.price)
    return tuple(order)


class Placement(Step[Position]):
    """What the contributions bought is placed, one Influence after another (BA-BID-7)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        order = placement_order(s)
        if order:
            s.agenda.next(Influences(order))


def free_circles(s: Position) -> int:
    """The free circles of the project, one bit each."""
    mask = 0
    bit = 1
    for circle in CIRCLES_OF[s.project]:
        if s.circles[circle] == NOBODY:
            mask |= bit
        bit += bit
    return mask


class Influences(Step[Position]):
    """Influences still to be placed, in order; where there is nothing to choose they are placed at once.

    BA-PLACE-3 to 6.
    """

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, s: Position, dice: Dice) -> None:
        order = self.order
        for place, seat in enumerate(order):
            if is_finished(s, s.project):
                lose(s, order[place:])
                return
            if s.box.cede:
                s.agenda.next(WhoseToken(order[place:]))
                return
            if not supply(s, seat):
                lose(s, (seat,))
                continue
            if s.box.capacity[s.project] - s.filled[s.project] > 1 and not is_religious(s.project):
                s.agenda.next(PlaceInfluence(order[place:]))
                return
            put(s, only_circle(s), seat)


def only_circle(s: Position) -> int:
    """Where a token goes when there is nothing to choose."""
    if is_religious(s.project):
        return NO_TARGET
    return next(circle for circle in CIRCLES_OF[s.project] if s.circles[circle] == NOBODY)


def put(s: Position, circle: int, seat: int) -> None:
    add_influence(s, s.project, circle, seat)
    if s.journal is not None:
        equipment = EQUIPMENTS[s.project]
        if circle == NO_TARGET:
            s.journal.tell("placed-on-building", seat=seat, equipment=equipment)
        else:
            s.journal.tell("placed", seat=seat, equipment=equipment, circle=CIRCLES[circle])


def lose(s: Position, seats: tuple[int, ...]) -> None:
    """Influences without a circle or without a token are lost; the money is not given back (BA-PLACE-4, 6)."""
    if s.journal is not None:
        for seat in dict.fromkeys(seats):
            s.journal.tell("influence-lost", seat=seat, number=seats.count(seat))


class PlaceInfluence(Step[Position]):
    """The owner of the Influence chooses the free circle; he cannot decline (BA-PLACE-3, 5)."""

    __slots__ = ("order",)
    rule: ClassVar[str] = "BA-PLACE-3"

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.order[0], "circle", FREE[s.project][free_circles(s)])

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Token):
            return Refusal("BA-PLACE-5", "circle-first", equipment=EQUIPMENTS[s.project])
        if option.equipment != s.project:
            return Refusal("BA-PLACE-3", "another-equipment", equipment=EQUIPMENTS[s.project])
        if s.circles[option.target] != NOBODY:
            return Refusal("BA-EQ-7", "circle-taken", circle=CIRCLES[option.target])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Token)
        put(s, option.target, seat)
        go_on(s, self.order)


def go_on(s: Position, order: tuple[int, ...]) -> None:
    """The first Influence of the order is settled."""
    if len(order) > 1:
        s.agenda.next(Influences(order[1:]))


# -- ceding -----------------------------------------------------------------------------------------------------------


class WhoseToken(Step[Position]):
    """With `cede_influence`: one's own token, or that of another player who must agree (BA-PLACE-7)."""

    __slots__ = ("order",)
    rule: ClassVar[str] = "BA-PLACE-7"

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def ask(self, s: Position) -> Ask | None:
        seat = self.order[0]
        own = OWN if supply(s, seat) else LOSE
        others = [CEDE[other] for other in range(s.box.players) if other != seat and supply(s, other)]
        return Ask(seat, "whose-token", (own, *others))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        left = supply(s, seat)
        if option is OWN:
            return None if left else Refusal("BA-PLACE-6", "no-token-left", tokens=s.box.tokens)
        if option is LOSE:
            return Refusal("BA-PLACE-5", "must-place", supply=left) if left else None
        if not isinstance(option, Cede):
            return Refusal("BA-PLACE-7", "whose-token-first")
        if option.seat >= s.box.players:
            return Refusal("BA-PLACE-7", "no-such-player", colour=option.params["colour"], players=s.box.players)
        if option.seat == seat:
            return Refusal("BA-PLACE-7", "cede-to-oneself")
        if not supply(s, option.seat):
            return Refusal("BA-PLACE-7", "taker-has-no-token", colour=option.params["colour"])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is LOSE:
            lose(s, (seat,))
            go_on(s, self.order)
            return
        taker = option.seat if isinstance(option, Cede) else seat
        if not is_religious(s.project) and s.box.capacity[s.project] - s.filled[s.project] > 1:
            s.agenda.next(PlaceInfluence(self.order) if taker == seat else CedeCircle(self.order, taker))
            return
        settle(s, self.order, taker, only_circle(s))


def settle(s: Position, order: tuple[int, ...], taker: int, circle: int) -> None:
    """The circle is known: put one's own token, or ask the other player."""
    seat = order[0]
    if taker != seat:
        if s.journal is not None:
            s.journal.tell("cedes", seat=seat, to=taker, equipment=EQUIPMENTS[s.project])
        s.agenda.next(Consent(order, taker, circle))
        return
    put(s, circle, seat)
    go_on(s, order)


class CedeCircle(PlaceInfluence):
    """The circle for the other player's token is chosen by the one who cedes (BA-PLACE-7)."""

    __slots__ = ("taker",)
    rule: ClassVar[str] = "BA-PLACE-7"

    def __init__(self, order: tuple[int, ...], taker: int) -> None:
        super().__init__(order)
        self.taker = taker

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Token)
        settle(s, self.order, self.taker, option.target)


class Consent(Step[Position]):
    """The other player agrees, or the placing player's own token goes to that circle, if he has one (BA-PLACE-7)."""

    __slots__ = ("circle", "order", "taker")
    rule: ClassVar[str] = "BA-PLACE-7"

    def __init__(self, order: tuple[int, ...], taker: int, circle: int) -> None:
        self.order = order
        self.taker = taker
        self.circle = circle

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.taker, "consent", (AGREE, REFUSE))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is AGREE or option is REFUSE:
            return None
        return Refusal("BA-PLACE-7", "consent-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        placer = self.order[0]
        if s.journal is not None:
            s.journal.tell("agreed" if option is AGREE else "refused", seat=seat, to=placer)
        if option is AGREE:
            put(s, self.circle, seat)
        elif supply(s, placer):
            put(s, self.circle, placer)
        else:
            lose(s, (placer,))
        go_on(s, self.order)


class EmptyToken(Step[Position]):
    """An equipment that still holds no Influence is taken off the board again (BA-PLACE-8)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if is_started(s, s.project):
            return
        if is_religious(s.project):
            s.sites[s.project - FIRST_RELIGIOUS] = NOBODY
        if s.journal is not None:
            s.journal.tell("nothing-built", equipment=EQUIPMENTS[s.project])
