"""Montjoie !: what allies and neutrals do in their turn, steered by somebody (chapters 21 and 22)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.options import Option
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.box.realm import WAR
from centans.games.montjoie.choices.places import ATTACKS_ON, EXPANSIONS_TO, Attack, Expand, chosen_from
from centans.games.montjoie.choices.words import NOTHING, PASS, ROLL
from centans.games.montjoie.model.position import FREE, Position, free_towns, is_full, set_owner
from centans.games.montjoie.rules.attacks import choose_link, refuse_attack, targets
from centans.games.montjoie.rules.deeds import deeds, do_deed, refuse_deed
from centans.games.montjoie.rules.quiet import QuietStep


class Steering(QuietStep):
    """A player steers a power. With 3 players every step is an action point of his own turn (MJ-P3-24); in the turn of
    a neutral no cards are played (MJ-ALY-12)."""

    __slots__ = ("power", "seat")

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def own_deeds(self, s: Position) -> list[Option]:
        return deeds(s, self.seat, s.nation[self.seat]) if s.box.players == 3 else []

    def deed_refusal(self, s: Position, option: Option) -> Refusal | None:
        if s.box.players == 3:
            return refuse_deed(s, self.seat, s.nation[self.seat], option)
        return Refusal("MJ-ALY-12", "no-cards-here")

    def do_own_deed(self, s: Position, option: Option, dice: Dice) -> None:
        s.agenda.next(self)
        do_deed(s, self.seat, s.nation[self.seat], option, dice)


class AllyExpansionRoll(Steering):
    """On 4 to 6 the ally may settle one free town (MJ-P3-10)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-P3-10"

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "ally-expansion-roll", (ROLL, PASS, *self.own_deeds(s)))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None if option is ROLL or option is PASS else self.deed_refusal(s, option)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is ROLL:
            die = dice.d6("ally-expansion")
            expands = die >= s.box.ally_expands_from
            if s.journal is not None:
                result = "expands" if expands else "stays"
                s.journal.tell("ally-expansion", power=NATIONS[self.power], die=die, result=result)
            if expands:
                s.agenda.next(PowerExpansion(self.seat, self.power, False))
        elif option is not PASS:
            self.do_own_deed(s, option, dice)


def reach_of(s: Position, power: int) -> int:
    """The free towns that a power can settle by road, or by sea if it owns a port (MJ-P3-10, MJ-NEU-6)."""
    if is_full(s, power):
        return 0
    joined = 0
    for town in members(s.held[power]):
        joined |= s.box.neighbours[town] | s.box.sea_from[town]
    return joined & free_towns(s)


class PowerExpansion(Steering):
    """One free town, or none; a neutral must settle if it can (MJ-P3-10, MJ-NEU-6)."""

    __slots__ = ("compulsory",)
    rule: ClassVar[str] = "MJ-P3-10"

    def __init__(self, seat: int, power: int, compulsory: bool) -> None:
        self.seat = seat
        self.power = power
        self.compulsory = compulsory

    def ask(self, s: Position) -> Ask | None:
        towns = chosen_from(EXPANSIONS_TO, reach_of(s, self.power))
        if not towns:
            return None
        if not self.compulsory:
            towns.append(NOTHING)
        return Ask(self.seat, "power-expansion", (*towns, *self.own_deeds(s)))

    def run(self, s: Position, dice: Dice) -> None:
        """No free town can be reached."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is NOTHING:
            return Refusal("MJ-NEU-6", "neutral-must-expand") if self.compulsory else None
        if not isinstance(option, Expand):
            return self.deed_refusal(s, option)
        if s.owner[option.town] != FREE:
            return Refusal("MJ-P3-10", "town-not-free", town=TOWNS[option.town])
        if not reach_of(s, self.power) >> option.town & 1:
            return Refusal("MJ-P3-10", "out-of-reach", town=TOWNS[option.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Expand):
            set_owner(s, option.town, self.power)
            if s.journal is not None:
                s.journal.tell("power-expands", power=NATIONS[self.power], town=TOWNS[option.town])
        elif option is not NOTHING:
            self.do_own_deed(s, option, dice)


class Activity(Steering):
    """War: a roll says how many attacks must be made; Peace: one attack may be made (MJ-P3-11, 13; MJ-NEU-7)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-P3-11"

    def ask(self, s: Position) -> Ask | None:
        if s.war != WAR:
            return None
        return Ask(self.seat, "activity-roll", (ROLL, PASS, *self.own_deeds(s)))

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.next(PowerAttacks(self.seat, self.power, s.box.peace_attacks, False))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None if option is ROLL or option is PASS else self.deed_refusal(s, option)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is ROLL:
            die = dice.d6("activity")
            number = s.box.activity[die]
            if s.journal is not None:
                s.journal.tell("activity", power=NATIONS[self.power], die=die, number=number)
            s.agenda.next(PowerAttacks(self.seat, self.power, number, True))
        elif option is not PASS:
            self.do_own_deed(s, option, dice)


class PowerAttacks(Steering):
    """Attacks of an ally or neutral; once rolled for they are compulsory as long as one is legal (MJ-P3-12 to 14)."""

    __slots__ = ("compulsory", "left")
    rule: ClassVar[str] = "MJ-P3-12"

    def __init__(self, seat: int, power: int, left: int, compulsory: bool) -> None:
        self.seat = seat
        self.power = power
        self.left = left
        self.compulsory = compulsory

    def ask(self, s: Position) -> Ask | None:
        options = chosen_from(ATTACKS_ON, targets(s, self.power)) if self.left else []
        if not options:
            return None
        if not self.compulsory:
            options.append(PASS)
        return Ask(self.seat, "power-attack", (*options, *self.own_deeds(s)))

    def run(self, s: Position, dice: Dice) -> None:
        """All attacks are made, or none is legal."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PASS:
            return Refusal("MJ-P3-12", "attacks-compulsory", number=self.left) if self.compulsory else None
        if isinstance(option, Attack):
            return refuse_attack(s, self.power, option.town)
        return self.deed_refusal(s, option)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Attack):
            s.agenda.next(PowerAttacks(self.seat, self.power, self.left - 1, self.compulsory))
            choose_link(s, self.seat, self.power, option.town)
        elif option is not PASS:
            self.do_own_deed(s, option, dice)
