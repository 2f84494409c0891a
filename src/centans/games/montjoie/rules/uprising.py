"""Montjoie !: Uprising and Ravages of the Great Companies (chapter 14)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import EVENTS, POWERS, RAVAGES, TOWNS, UPRISING
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.model.position import ALL, FREE, Position, free_towns
from centans.games.montjoie.rules.lost_level import lose_level
from centans.games.montjoie.rules.optional.second_throw import Thrown
from centans.games.montjoie.rules.throws import beats_wall, settle


class Uprising(Step[Position]):
    """Half a die of towns, named by the first player, try to rise (MJ-UPR-1)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-UPR-1"

    def run(self, s: Position, dice: Dice) -> None:
        settle(s, NumberOfTowns(s.order[0], (dice.d6("towns"),), UPRISING))


class Ravages(Step[Position]):
    """The same number of towns may be pillaged (MJ-RAV-1)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-RAV-1"

    def run(self, s: Position, dice: Dice) -> None:
        settle(s, NumberOfTowns(s.order[0], (dice.d6("towns"),), RAVAGES))


class NumberOfTowns(Thrown):
    """How many towns are named (MJ-UPR-1, MJ-RAV-1; MJ-OFW-1)."""

    __slots__ = ("event",)
    label: ClassVar[str] = "towns"

    def __init__(self, seat: int, dice: tuple[int, ...], event: int) -> None:
        self.seat = seat
        self.dice = dice
        self.event = event

    def again(self, dice: tuple[int, ...]) -> NumberOfTowns:
        return NumberOfTowns(self.seat, dice, self.event)

    def run(self, s: Position, dice: Dice) -> None:
        number = s.box.named_towns[self.dice[0]]
        if s.journal is not None:
            s.journal.tell("number-of-towns", event=EVENTS[self.event], die=self.dice[0], number=number)
        s.agenda.next(NameTowns(self.event, number, 0))


class NameTowns(Step[Position]):
    """The first player names a town, which is tested before the next one is named (MJ-UPR-2 to 4, MJ-RAV-1, 2)."""

    __slots__ = ("event", "left", "named")
    rule: ClassVar[str] = "MJ-UPR-2"

    def __init__(self, event: int, left: int, named: int) -> None:
        self.event = event
        self.left = left
        self.named = named

    def choice(self, s: Position) -> int:
        """Not yet named, and for an uprising not free, for ravages not pillaged (MJ-UPR-3, MJ-RAV-2)."""
        spared = free_towns(s) if self.event == UPRISING else s.pillaged
        return ALL & ~spared & ~self.named

    def ask(self, s: Position) -> Ask | None:
        options = town_options(self.choice(s)) if self.left else ()
        if not options:
            return None
        return Ask(s.order[0], "uprising-town" if self.event == UPRISING else "ravaged-town", options)

    def run(self, s: Position, dice: Dice) -> None:
        """The number is reached, or no town can be named any more (MJ-UPR-4)."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        rule = "MJ-UPR-3" if self.event == UPRISING else "MJ-RAV-2"
        if not isinstance(option, NameTown):
            return Refusal(rule, "town-first")
        if self.named >> option.town & 1:
            return Refusal(rule, "named-already", town=TOWNS[option.town])
        if self.event == UPRISING and s.owner[option.town] == FREE:
            return Refusal(rule, "town-is-free", town=TOWNS[option.town])
        if self.event == RAVAGES and s.pillaged >> option.town & 1:
            return Refusal(rule, "pillaged-already", town=TOWNS[option.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        s.agenda.next(NameTowns(self.event, self.left - 1, self.named | 1 << option.town))
        if s.owner[option.town] == FREE:
            ravage(s, option.town, 0, True)
            return
        settle(s, WallTest(seat, (dice.d6("wall"),), self.event, option.town))


class WallTest(Thrown):
    """The test of a named town against its wall (MJ-GEN-8)."""

    __slots__ = ("event", "town")
    label: ClassVar[str] = "wall"

    def __init__(self, seat: int, dice: tuple[int, ...], event: int, town: int) -> None:
        self.seat = seat
        self.dice = dice
        self.event = event
        self.town = town

    def again(self, dice: tuple[int, ...]) -> WallTest:
        return WallTest(self.seat, dice, self.event, self.town)

    def run(self, s: Position, dice: Dice) -> None:
        success = beats_wall(s, self.town, self.dice[0])
        if self.event == UPRISING:
            lose_level(s, self.town, self.dice[0], success)
        else:
            ravage(s, self.town, self.dice[0], success)


def ravage(s: Position, town: int, die: int, success: bool) -> None:
    """A marker and nothing else; nobody is paid for it (MJ-RAV-1, 3)."""
    if success:
        s.pillaged |= 1 << town
    if s.journal is not None:
        owner = s.owner[town]
        power = "nobody" if owner == FREE else POWERS[owner]
        s.journal.tell("ravaged", town=TOWNS[town], power=power, die=die, result="pillaged" if success else "spared")
