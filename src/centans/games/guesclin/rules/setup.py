"""Guesclin !: set-up (chapter 7)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.guesclin.box.grid import BIT, LABELS, TOUCHING
from centans.games.guesclin.box.names import BANNERS
from centans.games.guesclin.choices import PLACE, HexOption
from centans.games.guesclin.model import Position, everybody_at, on_map, put, seat_of
from centans.games.guesclin.rules.round import Round


class SetUp(Step[Position]):
    """Banner after banner, all fighters of one before the next (GU-SETUP-2, 5); then the first round begins."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        scenario = s.box.scenario
        if s.journal is not None:
            s.journal.tell("scenario", scenario=int(scenario.id) if scenario.id.isdecimal() else scenario.id)
        placing = [Place(fighter) for banner in scenario.placement for fighter in s.box.men.of_banner[banner]]
        s.agenda.then(*placing, Round())


class Place(Step[Position]):
    """A fighter is placed on a free hex of his banner's zone (GU-SETUP-3)."""

    __slots__ = ("fighter",)
    rule: ClassVar[str] = "GU-SETUP-3"

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def ask(self, s: Position) -> Ask | None:
        options = tuple([PLACE[place] for place in members(places_for(s, self.fighter))])
        return Ask(seat_of(s, self.fighter), "place", options)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, HexOption) or option.kind != "place":
            return Refusal("GU-SETUP-2", "place-first")
        place = option.place
        if places_for(s, self.fighter) & BIT[place]:
            return None
        where = LABELS[place]
        if everybody_at(s) & BIT[place]:
            return Refusal("GU-SETUP-3", "hex-taken", hex=where)
        if not s.box.grounds[0].dry & BIT[place]:
            return Refusal("GU-MAP-10", "water", hex=where)
        banner = s.box.men.banner[self.fighter]
        if not s.box.scenario.zones[banner].hexes & BIT[place]:
            return Refusal("GU-SETUP-3", "outside-zone", hex=where, banner=BANNERS[banner])
        return Refusal("GU-S2-3", "too-close-together", hex=where)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, HexOption)
        put(s, self.fighter, option.place)
        if s.journal is not None:
            men = s.box.men
            s.journal.tell(
                "placed",
                seat=seat,
                banner=BANNERS[men.banner[self.fighter]],
                fighter=men.kind[self.fighter],
                hex=LABELS[option.place],
            )


def places_for(s: Position, fighter: int) -> int:
    """The free hexes of his zone; where the banner must stand apart, none beside a comrade (GU-SETUP-3, GU-S2-3)."""
    banner = s.box.men.banner[fighter]
    zone = s.box.scenario.zones[banner]
    free = zone.hexes & ~everybody_at(s)
    if zone.apart:
        for comrade in s.box.men.of_banner[banner]:
            if on_map(s, comrade):
                free &= ~TOUCHING[s.where[comrade]]
    return free
