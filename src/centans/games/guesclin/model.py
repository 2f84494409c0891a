"""Guesclin !: what is on the table."""

from __future__ import annotations

from typing import Final

from centans.core.facts import facts
from centans.core.game import NOBODY
from centans.core.steps import State
from centans.games.guesclin.box.field import Field
from centans.games.guesclin.box.grid import BIT, HEXES
from centans.games.guesclin.box.ground import Ground
from centans.games.guesclin.box.names import NO_ORDER, UNHURT

RESERVE: Final = -1
"""Instead of a hex: not yet on the map."""
NEUTRALISED: Final = -2
GONE_OUT: Final = -3
NO_HEX: Final = -1
"""Where a thing lies that is carried or has left the game."""
CLEARED: Final = 2
"""In place of a side, of a bundle that was taken away for good (GU-S2-14)."""


@facts
class Position(State):
    """Everything on the map. Lists go by fighter, by hex, by thing, or by side."""

    box: Field
    turn: int
    """The round, from 1; 0 during set-up."""
    active: int
    """The banner whose activation it is, or NOBODY."""
    where: list[int]
    """By fighter his hex, or RESERVE, NEUTRALISED or GONE_OUT."""
    face: list[int]
    """UNHURT or STUNNED (GU-FIG-12)."""
    order: list[int]
    """The number of the order he is under, or NO_ORDER."""
    load: list[int]
    """The thing he carries or leads, or NOBODY."""
    acted: int
    """A bit for each fighter who has acted in this activation."""
    occupant: list[int]
    """By hex the fighter on it, or NOBODY (GU-FIG-15)."""
    men_at: list[int]
    """By side the mask of the hexes where its men are."""
    carrier: list[int]
    """By thing who carries it, or NOBODY."""
    lies_at: list[int]
    """By thing the hex where it lies on the ground, or NO_HEX."""
    taken_by: list[int]
    """By thing the side with which it has gone out, CLEARED, or NOBODY."""
    alarm: bool
    surprise: bool = False
    """Whether the garrison is taken by surprise, until the end of this activation (GU-S2-11)."""
    gate_shut: bool = False
    winner: int = NOBODY
    """The side that has won, or NOBODY; with `level` and `reason` only when it is over."""
    level: int = 0
    reason: str = ""


def new_position(box: Field) -> Position:
    """Nobody placed yet; things with their first carriers or on their hexes (GU-SETUP-4)."""
    number = box.men.number
    things = box.scenario.things
    carrier = [NOBODY if thing.banner == NOBODY else box.men.find(thing.banner, thing.carrier) for thing in things]
    load = [NOBODY] * number
    for thing, fighter in enumerate(carrier):
        if fighter != NOBODY:
            load[fighter] = thing
    return Position(
        box,
        turn=0,
        active=NOBODY,
        where=[RESERVE] * number,
        face=[UNHURT] * number,
        order=[NO_ORDER] * number,
        load=load,
        acted=0,
        occupant=[NOBODY] * HEXES,
        men_at=[0, 0],
        carrier=carrier,
        lies_at=[thing.at if thing.banner == NOBODY else NO_HEX for thing in things],
        taken_by=[NOBODY] * len(things),
        alarm=box.scenario.alarm is None,
    )


# -- the men --------------------------------------------------------------------------------------------------------


def on_map(s: Position, fighter: int) -> bool:
    return s.where[fighter] >= 0


def ground(s: Position) -> Ground:
    """The map as it is now, the gate open or shut (GU-S2-15)."""
    return s.box.grounds[1] if s.gate_shut else s.box.grounds[0]


def carries(s: Position, fighter: int) -> str:
    """The kind of thing that a fighter carries or leads; empty if he has his hands free."""
    thing = s.load[fighter]
    return "" if thing == NOBODY else s.box.things[thing]


def seat_of(s: Position, fighter: int) -> int:
    return s.box.seat_of[s.box.men.banner[fighter]]


def everybody_at(s: Position) -> int:
    return s.men_at[0] | s.men_at[1]


def put(s: Position, fighter: int, place: int) -> None:
    """Set a fighter on a hex, from another one or from outside."""
    old = s.where[fighter]
    side = s.box.men.side[fighter]
    if old >= 0:
        s.occupant[old] = NOBODY
        s.men_at[side] ^= BIT[old]
    s.occupant[place] = fighter
    s.men_at[side] |= BIT[place]
    s.where[fighter] = place


def take_off(s: Position, fighter: int, state: int) -> None:
    """Take a fighter off the map, NEUTRALISED or GONE_OUT; an order he was under ends (GU-ORDER-16)."""
    old = s.where[fighter]
    s.occupant[old] = NOBODY
    s.men_at[s.box.men.side[fighter]] ^= BIT[old]
    s.where[fighter] = state
    s.order[fighter] = NO_ORDER
