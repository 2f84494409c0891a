"""National powers (chapter 23, option `nation_powers`). Brittany's is in second_throw.py."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.montjoie.box.cards import CARD_IDS, EMPTY, ONE, PACKING, REDS, size
from centans.games.montjoie.box.names import BRITTANY, BURGUNDY, ENGLAND, FLANDERS, FRANCE, NATIONS, NAVARRE, TOWNS
from centans.games.montjoie.box.realm import Realm
from centans.games.montjoie.choices.people import PLAYER, NamePlayer
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.model.position import Position, own_towns, put_away
from centans.games.montjoie.rules.optional.steps import OptionalStep


def apply_powers(box: Realm) -> None:
    """Powers that only change a figure: Burgundy's card, England's landings and its baron (MJ-NAT-4, 8, 9)."""
    if not box.nation_powers:
        return
    if BURGUNDY in box.playing:
        box.extra_cards[BURGUNDY] = 1
    box.extra_barons[ENGLAND] = 1
    box.landing_bonus[ENGLAND] -= 1


def may_use_power(s: Position, nation: int) -> bool:
    """Navarre's plot and Brittany's second throw serve once a turn (MJ-NAT-2, 5)."""
    return s.box.nation_powers and nation in (NAVARRE, BRITTANY) and not s.used_power >> nation & 1


# -- Flanders -----------------------------------------------------------------------------------------------------


class DoubleIncome(OptionalStep):
    """In each Treasury Flanders chooses a town that pays double (MJ-NAT-3)."""

    __slots__ = ()
    option: ClassVar[str] = "nation_powers"
    rule: ClassVar[str] = "MJ-NAT-3"

    def ask(self, s: Position) -> Ask | None:
        seat = s.seat_of[FLANDERS]
        if seat == NOBODY or not own_towns(s, seat):
            return None
        return Ask(seat, "double-income", town_options(own_towns(s, seat)))

    def run(self, s: Position, dice: Dice) -> None:
        """Flanders is led by nobody, or has no town."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-NAT-3", "town-first")
        if not own_towns(s, seat) >> option.town & 1:
            return Refusal("MJ-NAT-3", "not-your-town", town=TOWNS[option.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        s.doubled = option.town
        if s.journal is not None:
            s.journal.tell("doubles", town=TOWNS[option.town])


def doubled_income(s: Position, seat: int) -> int:
    """What the town chosen by Flanders pays once more; a pillaged town pays nothing (MJ-NAT-3)."""
    if s.doubled == NOBODY or s.nation[seat] != FLANDERS or s.pillaged >> s.doubled & 1:
        return 0
    return s.box.income[s.level[s.doubled]]


# -- Navarre ------------------------------------------------------------------------------------------------------


def refuse_intrigue(s: Position, seat: int, own_turn: bool) -> Refusal | None:
    """Navarre may plot once per turn, in its own turn, against somebody who holds cards (MJ-NAT-2)."""
    if not s.box.nation_powers or s.nation[seat] != NAVARRE or not own_turn:
        return Refusal("MJ-NAT-2", "no-intrigue")
    if s.used_power >> NAVARRE & 1:
        return Refusal("MJ-NAT-2", "power-used")
    if not victims(s, seat):
        return Refusal("MJ-NAT-2", "nobody-holds-cards")
    return None


def victims(s: Position, seat: int) -> tuple[Option, ...]:
    return tuple([PLAYER[other] for other in range(s.box.players) if other != seat and s.hands[other]])


class Plot(Step[Position]):
    """An opponent loses a random red card, or a yellow one if he has no red one (MJ-NAT-2)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-NAT-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "intrigue-target", victims(s, self.seat))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NamePlayer):
            return Refusal("MJ-NAT-2", "player-first")
        return None if option in victims(s, seat) else Refusal("MJ-NAT-2", "no-cards-there")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NamePlayer)
        s.used_power |= 1 << NAVARRE
        victim = option.player
        red: Pile = s.hands[victim] & REDS
        kind = dice.draw("intrigue", PACKING.counts(red or s.hands[victim]))
        put_away(s, victim, ONE[kind])
        if red == EMPTY:
            s.sure_yellows[victim] = size(s.hands[victim])
        if s.journal is not None:
            power, other = NATIONS[s.nation[seat]], NATIONS[s.nation[victim]]
            s.journal.tell("intrigue", power=power, other=other, card=CARD_IDS[kind])


# -- France -------------------------------------------------------------------------------------------------------


def has_free_retreat(s: Position, seat: int, power: int) -> bool:
    """France has one free Retreat per turn, for its own combats only (MJ-NAT-7, MJ-INT-16)."""
    return s.box.nation_powers and power == FRANCE and s.seat_of[FRANCE] == seat and not s.used_power >> FRANCE & 1
