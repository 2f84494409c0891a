"""Montjoie !: neutrals build (chapter 22, NEU); how they grow and attack is in automatic.py."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.model.position import CASTLE, FORTRESS, GARRISON, Position, set_level


class Construction(Step[Position]):
    """The compulsory roll: later in the game neutrals build more often (MJ-NEU-4)."""

    __slots__ = ("power", "seat")

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def run(self, s: Position, dice: Dice) -> None:
        die = dice.d6("construction")
        builds = die >= s.box.builds_from[s.turn]
        if s.journal is not None:
            result = "builds" if builds else "rests"
            s.journal.tell("construction", power=NATIONS[self.power], die=die, result=result)
        if builds:
            s.agenda.next(NeutralBuilds(self.seat, self.power))


class NeutralBuilds(Step[Position]):
    """One of its towns gains a level free of charge, if there is a piece (MJ-NEU-5)."""

    __slots__ = ("power", "seat")
    rule: ClassVar[str] = "MJ-NEU-5"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def ask(self, s: Position) -> Ask | None:
        sites = 0
        for town in members(s.held[self.power]):
            if refuse_level(s, town) is None:
                sites |= 1 << town
        return Ask(self.seat, "neutral-build", town_options(sites)) if sites else None

    def run(self, s: Position, dice: Dice) -> None:
        """Nothing can be built."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-NEU-5", "town-first")
        if not s.held[self.power] >> option.town & 1:
            return Refusal("MJ-NEU-5", "not-town-of", town=TOWNS[option.town], power=NATIONS[self.power])
        return refuse_level(s, option.town)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        set_level(s, option.town, s.level[option.town] + 1)
        if s.journal is not None:
            s.journal.tell("built", power=NATIONS[self.power], town=TOWNS[option.town], level=s.level[option.town])


def refuse_level(s: Position, town: int) -> Refusal | None:
    """Whether a town can gain a level: it is no fortress, and there is a piece (MJ-NEU-5, MJ-COMP-3, 4)."""
    level = s.level[town]
    if level == FORTRESS:
        return Refusal("MJ-NEU-5", "fortress-already", town=TOWNS[town])
    if level == GARRISON and not s.towers:
        return Refusal("MJ-COMP-3", "no-tower", number=s.box.towers)
    if level == CASTLE and not s.ramparts:
        return Refusal("MJ-COMP-4", "no-rampart", number=s.box.ramparts)
    return None
