"""Montjoie !: the game for 2 players: order, politics, the choice of allies, the other powers' turns (chapter 22)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import FRANCE, NATIONS
from centans.games.montjoie.box.realm import PEACE, WAR
from centans.games.montjoie.choices.people import NATION, NameNation
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.automatic import Activity, PowerExpansion
from centans.games.montjoie.rules.expansion import Expansion
from centans.games.montjoie.rules.neutrals import Construction
from centans.games.montjoie.rules.optional.steps import OptionalStep
from centans.games.montjoie.rules.taking_back import TakeBackCards
from centans.games.montjoie.rules.three_players import control, refuse_power


class ChooseAllies(OptionalStep):
    """Before each turn both choose a loyal ally in secret (MJ-FID-9)."""

    __slots__ = ()
    option: ClassVar[str] = "auto_ally"

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.together(*[ChooseAlly(seat) for seat in s.order])


class ChooseAlly(Step[Position]):
    """France chooses Flanders or Navarre, England Burgundy or Brittany (MJ-P2-4, MJ-FID-9)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-P2-4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "choose-ally", tuple([NATION[nation] for nation in self.choice(s)]))

    def choice(self, s: Position) -> list[int]:
        return s.box.ally_choices[0 if s.nation[self.seat] == FRANCE else 1]

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameNation):
            return Refusal("MJ-P2-4", "nation-first")
        if option.nation not in self.choice(s):
            return Refusal("MJ-P2-4", "no-ally-of-yours", power=NATIONS[option.nation])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameNation)
        s.agenda.next(AllyChosen(seat, option.nation))


class AllyChosen(Step[Position]):
    """The choice is revealed; without loyalty tests the ally is loyal at once (MJ-P2-4, MJ-FID-9)."""

    __slots__ = ("nation", "seat")

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation

    def run(self, s: Position, dice: Dice) -> None:
        s.allies[self.seat] = self.nation
        if s.box.auto_ally and s.held[self.nation]:
            s.loyal[self.nation] = self.seat
        if s.journal is not None:
            s.journal.tell("ally-chosen", power=NATIONS[s.nation[self.seat]], other=NATIONS[self.nation])


def political_die(s: Position, dice: Dice) -> int:
    """The state by die instead of a vote; turn 1 is Peace (MJ-P2-8)."""
    least = s.box.war_from[s.turn]
    if least > 6:
        return PEACE
    die = dice.d6("politics")
    if s.journal is not None:
        s.journal.tell("political-die", die=die)
    return WAR if die >= least else PEACE


def order_of_two(s: Position) -> list[int]:
    """France is first in odd turns, England in even ones (MJ-P2-6)."""
    first = s.seat_of[s.box.playing[(s.turn - 1) % 2]]
    return [first, 1 - first]


class OtherPlaces(OptionalStep):
    """The four other powers are drawn into places 3 to 6 (MJ-P2-7)."""

    __slots__ = ()
    option: ClassVar[str] = "two_players"

    def run(self, s: Position, dice: Dice) -> None:
        s.places = dice.order("places", s.box.powers)
        if s.journal is not None:
            s.journal.tell("places", powers=tuple([NATIONS[nation] for nation in s.places]))


class AssignNeutrals(OptionalStep):
    """The first player chooses one neutral; the others are dealt in turn, the second player first (MJ-NEU-1, 2)."""

    __slots__ = ()
    option: ClassVar[str] = "two_players"
    rule: ClassVar[str] = "MJ-NEU-2"

    def ask(self, s: Position) -> Ask | None:
        options = self.allowed(s, s.order[0], NATION)
        return Ask(s.order[0], "neutral-pick", options) if options else None

    def run(self, s: Position, dice: Dice) -> None:
        """There is no neutral with a town."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return refuse_power(s, option, "MJ-NEU-2")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameNation)
        control(s, seat, option.nation)
        rest = [
            nation
            for nation in s.box.powers
            if nation != option.nation and s.held[nation] and s.loyal[nation] == NOBODY
        ]
        for place, nation in enumerate(dice.order("neutrals", rest)):
            control(s, s.order[(place + 1) % 2], nation)


class PowerTurns(OptionalStep):
    """After the players the other powers act, each in its place (MJ-P2-7)."""

    __slots__ = ()
    option: ClassVar[str] = "two_players"

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.then(*[PowerTurn(nation) for nation in s.places])


class PowerTurn(Step[Position]):
    """A loyal ally acts for its player (MJ-ALY-5, 6), a neutral for its controller (MJ-NEU-3), if it has
    towns."""

    __slots__ = ("nation",)

    def __init__(self, nation: int) -> None:
        self.nation = nation

    def run(self, s: Position, dice: Dice) -> None:
        nation = self.nation
        if not s.held[nation]:
            return
        if s.journal is not None:
            s.journal.tell("player-turn", power=NATIONS[nation])
        seat = s.loyal[nation]
        if seat != NOBODY:
            attacks = s.box.ally_attacks[s.war]
            ports = s.held[nation] & s.box.ports
            s.agenda.then(Expansion(seat, nation, s.box.ally_expansions, 0, 0, ports, attacks), TakeBackCards(seat))
        else:
            seat = s.controller[nation]
            s.agenda.then(Construction(seat, nation), PowerExpansion(seat, nation, True), Activity(seat, nation))
