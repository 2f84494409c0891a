"""Brittany's second throw (chapter 23, MJ-NAT-5 and 6): once per turn it rolls again one die it has just rolled."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import BRITTANY
from centans.games.montjoie.choices.words import KEEP_DIE, REROLL, REROLL_SECOND
from centans.games.montjoie.model.position import Position


class Thrown(Step[Position]):
    """Dice that a seat has thrown; it runs when they stand."""

    __slots__ = ("dice", "seat")

    label: ClassVar[str] = ""

    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice

    def again(self, dice: tuple[int, ...]) -> Thrown:
        """The same with other dice."""
        raise NotImplementedError


def may_throw_again(s: Position, seat: int) -> bool:
    return s.box.nation_powers and seat != NOBODY and s.nation[seat] == BRITTANY and not s.used_power >> BRITTANY & 1


class SecondThrow(Step[Position]):
    """Keep the dice, or throw one of them again; the new result stands (MJ-NAT-5)."""

    __slots__ = ("thrown",)
    rule: ClassVar[str] = "MJ-NAT-5"

    def __init__(self, thrown: Thrown) -> None:
        self.thrown = thrown

    def ask(self, s: Position) -> Ask | None:
        two = len(self.thrown.dice) == 2
        return Ask(self.thrown.seat, "second-throw", (KEEP_DIE, REROLL, REROLL_SECOND) if two else (KEEP_DIE, REROLL))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is KEEP_DIE or option is REROLL:
            return None
        if option is REROLL_SECOND:
            return None if len(self.thrown.dice) == 2 else Refusal("MJ-NAT-6", "one-die-only")
        return Refusal("MJ-NAT-5", "keep-or-reroll")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is KEEP_DIE:
            s.agenda.next(self.thrown)
            return
        s.used_power |= 1 << BRITTANY
        place = 1 if option is REROLL_SECOND else 0
        before = self.thrown.dice
        after = list(before)
        after[place] = dice.d6(self.thrown.label)
        if s.journal is not None:
            s.journal.tell("second-throw", before=before[place], after=after[place])
        s.agenda.next(self.thrown.again(tuple(after)))
