"""Brittany's second throw in a combat (chapter 23, MJ-NAT-6): after the reveal, before the Signs of God."""

from __future__ import annotations

from typing import ClassVar

from centans.core.dice import Dice
from centans.games.montjoie.box.names import BRITTANY
from centans.games.montjoie.model.position import Position, combat_of
from centans.games.montjoie.rules.optional.second_throw import Thrown, may_throw_again
from centans.games.montjoie.rules.optional.steps import OptionalStep
from centans.games.montjoie.rules.throws import settle


class SecondCombatThrow(OptionalStep):
    """Brittany's own die in its own combat (MJ-NAT-6)."""

    __slots__ = ("side",)
    option: ClassVar[str] = "nation_powers"

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Position, dice: Dice) -> None:
        fight = combat_of(s)
        seat = fight.seats[self.side]
        if fight.powers[self.side] == BRITTANY and may_throw_again(s, seat):
            settle(s, CombatDie(seat, (fight.dice[self.side],), self.side))


class CombatDie(Thrown):
    """The die of a side."""

    __slots__ = ("side",)
    label: ClassVar[str] = "brittany"

    def __init__(self, seat: int, dice: tuple[int, ...], side: int) -> None:
        self.seat = seat
        self.dice = dice
        self.side = side

    def again(self, dice: tuple[int, ...]) -> CombatDie:
        return CombatDie(self.seat, dice, self.side)

    def run(self, s: Position, dice: Dice) -> None:
        combat_of(s).dice[self.side] = self.dice[0]
