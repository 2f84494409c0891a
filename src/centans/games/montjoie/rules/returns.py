"""Montjoie !: return of an eliminated player (chapter 8)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import FOREIGN, NATIONS, TOWNS
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.model.position import Position, own_towns, set_owner


class Returns(Step[Position]):
    """Players without any town return before Sequence 1, in current order (MJ-TURN-2, MJ-RET-1, 3, 8)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.returned = 0
        s.agenda.then(*[Return(seat) for seat in s.order if not own_towns(s, seat)])


class Return(Step[Position]):
    """A player takes back one of his start towns, with its walls, whoever holds it (MJ-RET-1 to 6)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-RET-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choice(self, s: Position) -> int:
        """His start towns, but none taken by another returning player, and no last town while there is a choice."""
        possible = s.start_towns[self.seat] & ~s.returned
        gentle = 0
        for town in members(possible):
            if not is_last_town(s, town):
                gentle |= 1 << town
        return gentle or possible

    def ask(self, s: Position) -> Ask | None:
        options = town_options(self.choice(s))
        return Ask(self.seat, "return-town", options) if options else None

    def run(self, s: Position, dice: Dice) -> None:
        """Others have returned to all his start towns: he waits for the next turn (MJ-RET-3)."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-RET-1", "town-first")
        town = TOWNS[option.town]
        if not s.start_towns[seat] >> option.town & 1:
            return Refusal("MJ-RET-1", "not-your-start-town", town=town)
        if s.returned >> option.town & 1:
            return Refusal("MJ-RET-3", "returned-already", town=town)
        if not self.choice(s) >> option.town & 1:
            return Refusal("MJ-RET-4", "last-town-of-another", town=town, power=NATIONS[s.owner[option.town]])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        s.returned |= 1 << option.town
        set_owner(s, option.town, s.nation[seat])
        if s.journal is not None:
            s.journal.tell("returned", power=NATIONS[s.nation[seat]], town=TOWNS[option.town])


def is_last_town(s: Position, town: int) -> bool:
    """Whether it is all that another player has left (MJ-RET-4)."""
    owner = s.owner[town]
    return 0 <= owner < FOREIGN and s.seat_of[owner] != NOBODY and count(s.held[owner]) == 1
