"""Montjoie !: the Brigand (chapter 16, ECO)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import BRIGAND, CARD_IDS, ONE, number_of
from centans.games.montjoie.box.names import FOREIGN, NATIONS, POWERS, TOWNS
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.model.position import FORTRESS, FREE, Position, free_towns, own_towns, put_away
from centans.games.montjoie.rules.optional.second_throw import Thrown
from centans.games.montjoie.rules.throws import beats_wall, settle


def prey(s: Position, seat: int) -> int:
    """Free towns and towns of other players, neither fortresses nor pillaged (MJ-ECO-1, 2)."""
    towns = free_towns(s)
    for other in range(s.box.players):
        if other != seat:
            towns |= own_towns(s, other)
    return without_fortresses(s, towns & ~s.pillaged)


def without_fortresses(s: Position, towns: int) -> int:
    if s.ramparts < s.box.ramparts:
        for town in members(towns):
            if s.level[town] == FORTRESS:
                towns ^= 1 << town
    return towns


def refuse_brigand(s: Position, seat: int) -> Refusal | None:
    if not number_of(s.hands[seat], BRIGAND):
        return Refusal("MJ-ECO-1", "no-such-card", card=CARD_IDS[BRIGAND])
    return None if prey(s, seat) else Refusal("MJ-ECO-2", "no-prey")


class Pillage(Step[Position]):
    """The Brigand's town: free or an opponent's, anywhere (MJ-ECO-1, 2, 7)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-ECO-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "brigand-town", town_options(prey(s, self.seat)))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-ECO-1", "town-first")
        town, owner = TOWNS[option.town], s.owner[option.town]
        if s.pillaged >> option.town & 1:
            return Refusal("MJ-ECO-2", "pillaged-already", town=town)
        if owner == FREE:
            return None
        if owner >= FOREIGN or s.seat_of[owner] == NOBODY:
            return Refusal("MJ-ECO-2", "not-an-opponent", town=town, power=POWERS[owner])
        if s.seat_of[owner] == seat:
            return Refusal("MJ-ECO-2", "your-own-town", town=town)
        return Refusal("MJ-ECO-2", "fortress-safe", town=town) if s.level[option.town] == FORTRESS else None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        put_away(s, seat, ONE[BRIGAND])
        if s.owner[option.town] == FREE:
            pillage(s, seat, option.town, 0, True)
        else:
            settle(s, PillageTest(seat, (dice.d6("brigand"),), option.town))


class PillageTest(Thrown):
    """The test against the wall, terrain ignored (MJ-ECO-3 to 6)."""

    __slots__ = ("town",)
    label: ClassVar[str] = "brigand"

    def __init__(self, seat: int, dice: tuple[int, ...], town: int) -> None:
        self.seat = seat
        self.dice = dice
        self.town = town

    def again(self, dice: tuple[int, ...]) -> PillageTest:
        return PillageTest(self.seat, dice, self.town)

    def run(self, s: Position, dice: Dice) -> None:
        pillage(s, self.seat, self.town, self.dice[0], beats_wall(s, self.town, self.dice[0]))


def pillage(s: Position, seat: int, town: int, die: int, success: bool) -> None:
    """One écu for a garrison or a free town, two for a castle, and a marker (MJ-ECO-4)."""
    gain = s.box.pillage_gain[s.level[town]] if success else 0
    if success:
        s.money[seat] += gain
        s.pillaged |= 1 << town
    if s.journal is not None:
        power, result = NATIONS[s.nation[seat]], "pillaged" if success else "spared"
        s.journal.tell("pillage", power=power, town=TOWNS[town], die=die, result=result, number=gain)
