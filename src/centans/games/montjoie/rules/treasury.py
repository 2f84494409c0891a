"""Montjoie !: Sequence 1, the Treasury (chapter 9)."""

from __future__ import annotations

from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.model.position import Position, own_towns
from centans.games.montjoie.rules.optional.national_powers import doubled_income


class Treasury(Step[Position]):
    """Everybody receives his income, then all pillage markers go (MJ-TRE-1 to 5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for seat in s.order:
            income = income_of(s, seat)
            s.money[seat] += income
            if s.journal is not None:
                s.journal.tell("income", power=NATIONS[s.nation[seat]], number=income, money=s.money[seat])
        s.pillaged = 0
        s.bad_seasons = 0


def income_of(s: Position, seat: int) -> int:
    """What a player's towns pay now: by level, nothing where pillaged, half in a bad year (MJ-TRE-1, 2, 4)."""
    total = doubled_income(s, seat)
    for town in members(own_towns(s, seat) & ~s.pillaged):
        total += s.box.income[s.level[town]]
    return (total + 1) // 2 if s.bad_seasons else total
