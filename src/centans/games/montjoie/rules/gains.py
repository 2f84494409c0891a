"""Montjoie !: a nation gains a town, if it has a garrison left for it (chapter 3, MJ-COMP-6 to 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import POWERS, TOWNS
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.choices.words import DECLINE
from centans.games.montjoie.model.position import FREE, Position, is_full, led_by, set_owner

BY_CONQUEST: Final = 0
"""In combat or by Corruption: the loser may regain it by Treaty (MJ-TRT-2)."""
BY_TREATY: Final = 1


class Garrisoning(Step[Position]):
    """A town comes to a power. A nation without a garrison left first abandons another town, or declines
    (MJ-COMP-7, 8)."""

    __slots__ = ("power", "town")
    rule: ClassVar[str] = "MJ-COMP-7"
    power: int
    town: int

    def ask(self, s: Position) -> Ask | None:
        if not is_full(s, self.power):
            return None
        return Ask(steers(s, self.power), "abandon", (*town_options(s.held[self.power]), DECLINE))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is DECLINE:
            return None
        if not isinstance(option, NameTown):
            return Refusal("MJ-COMP-7", "abandon-or-decline", number=s.box.garrison_limit)
        if not s.held[self.power] >> option.town & 1:
            return Refusal("MJ-COMP-7", "not-your-town", town=TOWNS[option.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, NameTown):
            set_owner(s, option.town, FREE)
            if s.journal is not None:
                s.journal.tell("abandoned", power=POWERS[self.power], town=TOWNS[option.town])
            self.run(s, dice)
        elif s.journal is not None:
            s.journal.tell("declined", power=POWERS[self.power], town=TOWNS[self.town])


class Gain(Garrisoning):
    """A power takes a town with its walls and markers."""

    __slots__ = ("cause",)

    def __init__(self, power: int, town: int, cause: int) -> None:
        self.power = power
        self.town = town
        self.cause = cause

    def run(self, s: Position, dice: Dice) -> None:
        change_owner(s, self.town, self.power, self.cause)


def steers(s: Position, power: int) -> int:
    """The seat that decides for a nation: its player, the player it is loyal to, or its controller of this turn."""
    seat = led_by(s, power)
    return seat if seat != NOBODY else s.controller[power]


def change_owner(s: Position, town: int, power: int, cause: int) -> None:
    before = s.owner[town]
    if cause == BY_CONQUEST and before != FREE:
        loser = s.seat_of[before] if before < len(s.seat_of) else NOBODY
        if loser != NOBODY:
            s.lost[loser] |= 1 << town
    set_owner(s, town, power)
    if s.journal is not None:
        s.journal.tell("takes", power=POWERS[power], town=TOWNS[town], level=s.level[town])
