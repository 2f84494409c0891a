"""Paris and its Parliament (chapter 24, option `paris_parliament`): Paris may rise each turn."""

from __future__ import annotations

from typing import ClassVar

from centans.core.dice import Dice
from centans.games.montjoie.model.position import FORTRESS, FREE, Position
from centans.games.montjoie.rules.lost_level import lose_level
from centans.games.montjoie.rules.optional.second_throw import Thrown
from centans.games.montjoie.rules.optional.steps import OptionalStep
from centans.games.montjoie.rules.throws import beats_wall, settle


class Parliament(OptionalStep):
    """At the start of Sequence 6, unless Paris is free or a fortress (MJ-OPP-1, 3)."""

    __slots__ = ()
    option: ClassVar[str] = "paris_parliament"
    rule: ClassVar[str] = "MJ-OPP-1"

    def run(self, s: Position, dice: Dice) -> None:
        if s.owner[s.box.paris] != FREE and s.level[s.box.paris] != FORTRESS:
            settle(s, Unrest(s.order[0], (dice.d6("parliament"),)))


class Unrest(Thrown):
    """On 5 or 6 Paris is tested against its wall (MJ-OPP-1)."""

    __slots__ = ()
    label: ClassVar[str] = "parliament"

    def again(self, dice: tuple[int, ...]) -> Unrest:
        return Unrest(self.seat, dice)

    def run(self, s: Position, dice: Dice) -> None:
        stirs = self.dice[0] >= s.box.unrest_from
        if s.journal is not None:
            s.journal.tell("parliament", die=self.dice[0], result="stirs" if stirs else "calm")
        if stirs:
            settle(s, ParisRises(self.seat, (dice.d6("paris"),)))


class ParisRises(Thrown):
    """If the test succeeds Paris loses one level (MJ-OPP-2)."""

    __slots__ = ()
    label: ClassVar[str] = "paris"

    def again(self, dice: tuple[int, ...]) -> ParisRises:
        return ParisRises(self.seat, dice)

    def run(self, s: Position, dice: Dice) -> None:
        lose_level(s, s.box.paris, self.dice[0], beats_wall(s, s.box.paris, self.dice[0]))
