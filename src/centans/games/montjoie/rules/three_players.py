"""Montjoie !: the game for 3 players: allies, and who steers them (chapter 21)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.choices.people import NATION, NameNation
from centans.games.montjoie.choices.words import ALLY_LATER, ALLY_NOW, PASS
from centans.games.montjoie.model.position import Position, set_owner
from centans.games.montjoie.rules.attacks import Combats
from centans.games.montjoie.rules.automatic import Activity, AllyExpansionRoll
from centans.games.montjoie.rules.deeds import deeds, do_deed, refuse_deed
from centans.games.montjoie.rules.optional.steps import OptionalStep
from centans.games.montjoie.rules.quiet import QuietStep


def place_other_powers(s: Position) -> None:
    """The garrisons of the powers that no player leads are placed first (MJ-P3-2 to 4, MJ-P2-3)."""
    for nation in s.box.powers:
        towns = members(s.box.ally_starts[nation])
        for town in towns:
            set_owner(s, town, nation)
        if s.journal is not None:
            s.journal.tell("power-placed", power=NATIONS[nation], towns=tuple([TOWNS[town] for town in towns]))


class AssignAllies(OptionalStep):
    """The first player chooses an ally, the second draws one, the third gets the last (MJ-P3-6 to 8)."""

    __slots__ = ()
    option: ClassVar[str] = "three_players"
    rule: ClassVar[str] = "MJ-P3-6"

    def due(self, s: Position) -> bool:
        """Each turn, or in turn 1 only (MJ-P3-7)."""
        return s.box.assign_each_turn or s.turn == 1

    def ask(self, s: Position) -> Ask | None:
        options = self.allowed(s, s.order[0], NATION) if self.due(s) else ()
        return Ask(s.order[0], "ally-pick", options) if options else None

    def run(self, s: Position, dice: Dice) -> None:
        """No ally has a town left, or they were assigned for the whole game."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return refuse_power(s, option, "MJ-P3-6")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameNation)
        left = [nation for nation in s.box.powers if s.held[nation] and nation != option.nation]
        drawn = dice.order("allies", left)
        for player, nation in zip(s.order, [option.nation, *drawn], strict=False):
            control(s, player, nation)


def refuse_power(s: Position, option: Option, rule: str) -> Refusal | None:
    """A power that no player leads and that has towns (MJ-P3-8, MJ-NEU-2)."""
    if not isinstance(option, NameNation):
        return Refusal(rule, "nation-first")
    if option.nation not in s.box.powers or s.loyal[option.nation] != NOBODY:
        return Refusal(rule, "nation-not-to-steer", power=NATIONS[option.nation])
    return None if s.held[option.nation] else Refusal("MJ-P3-8", "nation-without-towns", power=NATIONS[option.nation])


def control(s: Position, seat: int, nation: int) -> None:
    s.controller[nation] = seat
    if s.journal is not None:
        s.journal.tell("steers", power=NATIONS[s.nation[seat]], other=NATIONS[nation])


def ally_of(s: Position, seat: int) -> int:
    """The ally that a player steers this turn, if it has a town."""
    if seat in s.controller:
        nation = s.controller.index(seat)
        if s.held[nation]:
            return nation
    return NOBODY


class AllyWhen(QuietStep):
    """The ally is played before or after one's own phases, or not at all (MJ-P3-9); both are action points (24)."""

    __slots__ = ("last", "seat")
    option: ClassVar[str] = "three_players"
    rule: ClassVar[str] = "MJ-P3-9"

    def __init__(self, seat: int, last: bool) -> None:
        self.seat = seat
        self.last = last

    def last_words(self, s: Position) -> list[Step[Position]]:
        """After the last step of an ally that is played last there is still an action point (MJ-P3-24)."""
        return [Combats(self.seat, s.nation[self.seat], 0)] if self.last else []

    def ask(self, s: Position) -> Ask | None:
        if s.ally_played >> self.seat & 1 or ally_of(s, self.seat) == NOBODY:
            return None
        later = PASS if self.last else ALLY_LATER
        options = (ALLY_NOW, later, *deeds(s, self.seat, s.nation[self.seat]))
        return Ask(self.seat, "ally-last" if self.last else "ally-first", options)

    def run(self, s: Position, dice: Dice) -> None:
        """There is no ally to be played, or it has played."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is ALLY_NOW or option is (PASS if self.last else ALLY_LATER):
            return None
        if option is PASS or option is ALLY_LATER:
            return Refusal("MJ-P3-9", "ally-last-chance" if self.last else "ally-may-wait")
        return refuse_deed(s, seat, s.nation[seat], option)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is ALLY_NOW:
            s.ally_played |= 1 << seat
            nation = ally_of(s, seat)
            if s.journal is not None:
                s.journal.tell("ally-turn", power=NATIONS[s.nation[seat]], other=NATIONS[nation])
            s.agenda.then(AllyExpansionRoll(seat, nation), Activity(seat, nation), *self.last_words(s))
        elif option is not PASS and option is not ALLY_LATER:
            s.agenda.next(self)
            do_deed(s, seat, s.nation[seat], option, dice)
