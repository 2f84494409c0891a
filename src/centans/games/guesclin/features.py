"""Guesclin !: the view as numbers, for learning players."""

from __future__ import annotations

from typing import Final

from centans.games.guesclin.box.grid import PLACE_OF, ROWS
from centans.games.guesclin.box.names import BANNERS, OBJECTIVES, ORDERS, SIDES, THINGS, TYPES
from centans.games.guesclin.view import PHASES, FighterView, GuesclinView, ThingView

MOST_FIGHTERS: Final = 24
MOST_THINGS: Final = 6
FIGHTER_NUMBERS: Final = 13
THING_NUMBERS: Final = 4
NOWHERE: Final = ("map", "reserve", "neutralised", "out")
THING_STATES: Final = ("carried", "ground", "out", "removed")


def features(v: GuesclinView) -> list[int]:
    """The view as numbers: the moment, whose eyes, every fighter, every thing, the fighter who is acting."""
    numbers = [
        v.turn,
        v.scenario.rounds,
        PHASES.index(v.phase),
        0 if v.active is None else 1 + BANNERS.index(v.active),
        0 if v.seat is None else 1 + v.seat,
        OBJECTIVES.index(v.scenario.objective),
        int(v.alarm),
        int(v.surprise),
        int(v.map.castle is not None and v.map.castle.gate_shut),
        0 if v.choosing is None or v.choosing.fighter is None else 1 + v.choosing.fighter,
    ]
    for place in range(MOST_FIGHTERS):
        numbers += fighter_numbers(v.fighters[place], v.seat) if place < len(v.fighters) else [0] * FIGHTER_NUMBERS
    for place in range(MOST_THINGS):
        numbers += thing_numbers(v.things[place]) if place < len(v.things) else [0] * THING_NUMBERS
    for side in v.sides:
        numbers += [side.neutralised, side.commanders_down, side.carts_out, side.gone_out]
    return numbers


def fighter_numbers(fighter: FighterView, seat: int | None) -> list[int]:
    return [
        1 + BANNERS.index(fighter.banner),
        1 + TYPES.index(fighter.type),
        NOWHERE.index(fighter.state),
        0 if fighter.hex is None else 1 + PLACE_OF[fighter.hex] // ROWS,
        0 if fighter.hex is None else 1 + PLACE_OF[fighter.hex] % ROWS,
        int(fighter.stunned),
        0 if fighter.order is None else 1 + ORDERS.index(fighter.order),
        0 if fighter.thing is None else 1 + fighter.thing,
        int(fighter.waiting),
        fighter.movement,
        max(0, fighter.melee),
        max(0, fighter.defence),
        int(fighter.seat == seat),
    ]


def thing_numbers(thing: ThingView) -> list[int]:
    return [
        1 + THINGS.index(thing.kind),
        THING_STATES.index(thing.state),
        0 if thing.hex is None else 1 + PLACE_OF[thing.hex],
        0 if thing.side is None else 1 + SIDES.index(thing.side),
    ]
