"""Free start (chapter 24, option `free_start`): one fixed town, two chosen ones."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.model.position import Position, free_towns, own_towns, set_owner


class FreeStart(Step[Position]):
    """Each nation on its own town, then two rounds of one garrison each (MJ-OFS-1 to 3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for seat in s.order:
            settle_free(s, s.nation[seat], s.box.free_start_town[s.nation[seat]])
        s.agenda.then(*[FreeGarrison(seat) for _ in range(2) for seat in s.order])


def settle_free(s: Position, nation: int, town: int) -> None:
    set_owner(s, town, nation)
    if s.journal is not None:
        s.journal.tell("placed", power=NATIONS[nation], town=TOWNS[town])


class FreeGarrison(Step[Position]):
    """A free town joined by road to any garrison already placed, or by sea; he must place if he can (MJ-OFS-2)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-OFS-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def reach(self, s: Position) -> int:
        joined = 0
        for town in members(own_towns(s, self.seat)):
            joined |= s.box.neighbours[town] | s.box.sea_from[town]
        return joined & free_towns(s)

    def ask(self, s: Position) -> Ask | None:
        options = town_options(self.reach(s))
        return Ask(self.seat, "free-town", options) if options else None

    def run(self, s: Position, dice: Dice) -> None:
        if s.journal is not None:
            s.journal.tell("cannot-place", power=NATIONS[s.nation[self.seat]])

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-OFS-2", "town-first")
        if s.level[option.town]:
            return Refusal("MJ-OFS-2", "town-not-free", town=TOWNS[option.town])
        if not self.reach(s) >> option.town & 1:
            return Refusal("MJ-OFS-2", "no-road-or-sea", town=TOWNS[option.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        settle_free(s, s.nation[seat], option.town)
