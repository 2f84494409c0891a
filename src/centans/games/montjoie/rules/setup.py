"""Montjoie !: set-up, 4 to 6 players (chapter 5)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.choices.people import NATION, NameNation
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.choices.words import NOTHING
from centans.games.montjoie.model.position import Position, free_towns, own_towns, set_owner
from centans.games.montjoie.rules.optional.free_start import FreeStart
from centans.games.montjoie.rules.three_players import place_other_powers
from centans.games.montjoie.rules.turn import Turn
from centans.games.montjoie.rules.two_players import ChooseAlly


class SetUp(Step[Position]):
    """Nations are given out, then everybody places in the initial order (MJ-SETUP-1 to 16)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.then(FirstGarrisons())
        if s.box.nations_by == "chosen":
            s.agenda.then(*[ChooseNation(seat) for seat in range(s.box.players)])
        else:
            drawn = s.box.nations_by == "drawn"
            nations = dice.order("nations", s.box.playing) if drawn else s.box.playing
            for seat, nation in enumerate(nations):
                lead(s, seat, nation)


def lead(s: Position, seat: int, nation: int) -> None:
    s.nation[seat] = nation
    s.seat_of[nation] = seat
    if s.journal is not None:
        s.journal.tell("leads", seat=seat, power=NATIONS[nation])


class ChooseNation(Step[Position]):
    """A player takes a nation that nobody has taken (MJ-SETUP-2)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-SETUP-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "choose-nation", self.allowed(s, self.seat, NATION))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameNation):
            return Refusal("MJ-SETUP-2", "nation-first")
        if option.nation not in s.box.playing:
            return Refusal("MJ-SETUP-1", "nation-not-played", power=NATIONS[option.nation], players=s.box.players)
        if s.seat_of[option.nation] != NOBODY:
            return Refusal("MJ-SETUP-2", "nation-taken", power=NATIONS[option.nation])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameNation)
        lead(s, seat, option.nation)


class FirstGarrisons(Step[Position]):
    """The initial order serves for placement and the first purchases (MJ-SETUP-6, 7, 14; MJ-P3-5, MJ-P2-4, 5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.order = [s.seat_of[nation] for nation in s.box.playing]
        place_other_powers(s)
        s.agenda.then(StartTowns(), Turn())
        if s.box.free_start:
            s.agenda.then(FreeStart())
        else:
            s.agenda.then(*[StartGarrisons(seat) for seat in s.order], *[ThirdGarrison(seat) for seat in s.order])
        if s.box.players == 2 and not s.box.auto_ally:
            s.agenda.together(*[ChooseAlly(seat) for seat in s.order])


class StartGarrisons(Step[Position]):
    """Two garrisons on the start positions of the nation (MJ-SETUP-7 to 13); the player names the town he may
    choose, Flanders the one it leaves out."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-SETUP-7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def leaves_one(self, s: Position) -> bool:
        return s.box.start_number[s.nation[self.seat]] > 1

    def ask(self, s: Position) -> Ask | None:
        key = "leave-out" if self.leaves_one(s) else "start-town"
        return Ask(self.seat, key, town_options(s.box.start_choice[s.nation[self.seat]]))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        nation = s.nation[seat]
        if not isinstance(option, NameTown):
            return Refusal(START_RULE[nation], "town-first")
        if not s.box.start_choice[nation] >> option.town & 1:
            return Refusal(START_RULE[nation], "no-start-town", town=TOWNS[option.town], power=NATIONS[nation])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        nation = s.nation[seat]
        chosen = 1 << option.town
        if self.leaves_one(s):
            chosen ^= s.box.start_choice[nation]
        for town in members(s.box.fixed_start[nation] | chosen):
            place(s, nation, town)


START_RULE = ("MJ-SETUP-8", "MJ-SETUP-9", "MJ-SETUP-10", "MJ-SETUP-11", "MJ-SETUP-12", "MJ-SETUP-13")
"""By nation: the paragraph with its start positions."""


def place(s: Position, nation: int, town: int) -> None:
    set_owner(s, town, nation)
    if s.journal is not None:
        s.journal.tell("placed", power=NATIONS[nation], town=TOWNS[town])


class ThirdGarrison(Step[Position]):
    """One more garrison on a free town joined by a road to the first two, or none (MJ-SETUP-14)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-SETUP-14"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def reach(self, s: Position) -> int:
        joined = 0
        for town in members(own_towns(s, self.seat)):
            joined |= s.box.neighbours[town]
        return joined & free_towns(s)

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "third-town", (*town_options(self.reach(s)), NOTHING))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is NOTHING:
            return None
        if not isinstance(option, NameTown):
            return Refusal("MJ-SETUP-14", "town-or-nothing")
        if s.level[option.town]:
            return Refusal("MJ-SETUP-14", "town-not-free", town=TOWNS[option.town])
        if not self.reach(s) >> option.town & 1:
            return Refusal("MJ-SETUP-14", "no-road", town=TOWNS[option.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, NameTown):
            place(s, s.nation[seat], option.town)


class StartTowns(Step[Position]):
    """What a player owns now are his start towns for the whole game (MJ-SETUP-15)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for seat in range(s.box.players):
            s.start_towns[seat] = own_towns(s, seat)
            assert count(s.start_towns[seat]), "every nation starts with a town"
