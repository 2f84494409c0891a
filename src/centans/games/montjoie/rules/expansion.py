"""Montjoie !: Phase 1 of a player turn, expansion (chapter 16, EXP)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.choices.places import EXPANSIONS_TO, SOURCES_IN, Attack, Expand, From, chosen_from
from centans.games.montjoie.choices.words import END_EXPANSION
from centans.games.montjoie.model.position import FREE, Position, free_towns, is_full, set_owner
from centans.games.montjoie.rules.attacks import Combats, attack_options
from centans.games.montjoie.rules.deeds import deeds, do_deed, refuse_deed
from centans.games.montjoie.rules.optional.island import sea_sources
from centans.games.montjoie.rules.quiet import QuietStep


class Expansion(QuietStep):
    """A power may settle free towns, each from another town of its own, one of them by sea (MJ-EXP-1 to 8); the phase
    ends when its player says so or attacks (MJ-PT-3).

    `left` expansions are left, `used` towns were sources, `by_sea` went by sea, `ports` were its own at first.
    """

    __slots__ = ("attacks", "by_sea", "left", "ports", "power", "seat", "used")
    rule: ClassVar[str] = "MJ-EXP-1"

    def __init__(self, seat: int, power: int, left: int, used: int, by_sea: int, ports: int, attacks: int) -> None:
        self.seat = seat
        self.power = power
        self.left = left
        self.used = used
        self.by_sea = by_sea
        self.ports = ports
        self.attacks = attacks

    # -- where ---------------------------------------------------------------------------------------------------

    def sources(self, s: Position, town: int) -> int:
        """The towns from which this free town can be settled now (MJ-EXP-2, 3, 5, 6)."""
        return (s.held[self.power] & s.box.neighbours[town] & ~self.used) | (self.sea(s) & s.box.sea_from[town])

    def sea(self, s: Position) -> int:
        return sea_sources(s, self.power, self.ports, self.by_sea, self.used)

    def reach(self, s: Position) -> int:
        """The free towns that can be settled now."""
        if is_full(s, self.power):
            return 0
        box = s.box
        joined = 0
        for town in members(s.held[self.power] & ~self.used):
            joined |= box.neighbours[town]
        for port in members(self.sea(s)):
            joined |= box.sea_from[port]
        return joined & free_towns(s)

    def combats(self) -> Combats:
        """Phase 2, which follows."""
        return Combats(self.seat, self.power, self.attacks)

    # -- the choice ----------------------------------------------------------------------------------------------

    def ask(self, s: Position) -> Ask | None:
        options = chosen_from(EXPANSIONS_TO, self.reach(s))
        options += attack_options(s, self.seat, self.power, self.attacks)
        options += deeds(s, self.seat, self.power)
        options.append(END_EXPANSION)
        return Ask(self.seat, "expansion", tuple(options))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is END_EXPANSION:
            return None
        if isinstance(option, Expand):
            return self.refuse_town(s, option.town)
        if isinstance(option, Attack):
            return self.combats().refuse_target(s, option.town)
        return refuse_deed(s, seat, self.power, option)

    def refuse_town(self, s: Position, town: int) -> Refusal | None:
        name = TOWNS[town]
        if s.owner[town] != FREE:
            return Refusal("MJ-EXP-1", "town-not-free", town=name)
        if is_full(s, self.power):
            return Refusal("MJ-COMP-7", "no-garrison-left", number=s.box.garrison_limit)
        if self.sources(s, town):
            return None
        if s.held[self.power] & s.box.neighbours[town]:
            return Refusal("MJ-EXP-3", "source-used", town=name)
        if s.held[self.power] & s.box.sea_from[town]:
            return Refusal("MJ-EXP-5", "sea-used", town=name)
        return Refusal("MJ-EXP-2", "out-of-reach", town=name)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Expand):
            sources = self.sources(s, option.town)
            if sources & (sources - 1):
                s.agenda.next(ExpansionSource(self, option.town))
            else:
                self.settle(s, option.town, sources.bit_length() - 1)
        elif isinstance(option, Attack):
            combats = self.combats()
            s.agenda.next(combats)
            combats.attack(s, option.town)
        elif option is END_EXPANSION:
            s.agenda.next(self.combats())
        else:
            s.agenda.next(self)
            do_deed(s, seat, self.power, option, dice)

    def settle(self, s: Position, town: int, source: int) -> None:
        """A plain garrison; a pillage marker stays (MJ-EXP-4, 8). A road is taken where there is one."""
        by_sea = not s.box.neighbours[town] >> source & 1
        set_owner(s, town, self.power)
        if s.journal is not None:
            way = "sea" if by_sea else "road"
            s.journal.tell("expands", power=NATIONS[self.power], town=TOWNS[town], source=TOWNS[source], link=way)
        left, used = self.left - 1, self.used | 1 << source
        if left:
            again = Expansion(self.seat, self.power, left, used, self.by_sea + by_sea, self.ports, self.attacks)
            s.agenda.next(again)
        else:
            s.agenda.next(self.combats())


class ExpansionSource(Step[Position]):
    """The player states the source of an expansion (MJ-EXP-3)."""

    __slots__ = ("phase", "town")
    rule: ClassVar[str] = "MJ-EXP-3"

    def __init__(self, phase: Expansion, town: int) -> None:
        self.phase = phase
        self.town = town

    def ask(self, s: Position) -> Ask | None:
        sources = chosen_from(SOURCES_IN, self.phase.sources(s, self.town))
        return Ask(self.phase.seat, "expansion-source", tuple(sources))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, From):
            return Refusal("MJ-EXP-3", "source-first")
        if not s.held[self.phase.power] >> option.town & 1:
            return Refusal("MJ-EXP-2", "not-your-town", town=TOWNS[option.town])
        if self.phase.used >> option.town & 1:
            return Refusal("MJ-EXP-3", "source-used-here", town=TOWNS[option.town])
        if not self.phase.sources(s, self.town) >> option.town & 1:
            return Refusal("MJ-EXP-2", "not-joined", town=TOWNS[option.town], target=TOWNS[self.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, From)
        self.phase.settle(s, self.town, option.town)
