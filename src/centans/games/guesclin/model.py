"""Guesclin !: what is on the table."""

from __future__ import annotations

from typing import Any, Final

from centans.core.game import NOBODY
from centans.core.steps import Agenda, State
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


class Position(State):
    """Everything on the map. Lists go by fighter, by hex, by thing, or by side."""

    __slots__ = (
        "acted",
        "active",
        "alarm",
        "box",
        "carrier",
        "face",
        "gate_shut",
        "level",
        "lies_at",
        "load",
        "men_at",
        "occupant",
        "order",
        "reason",
        "surprise",
        "taken_by",
        "turn",
        "where",
        "winner",
    )

    def __init__(
        self,
        box: Field,
        turn: int,
        active: int,
        where: list[int],
        face: list[int],
        order: list[int],
        load: list[int],
        acted: int,
        occupant: list[int],
        men_at: list[int],
        carrier: list[int],
        lies_at: list[int],
        taken_by: list[int],
        alarm: bool,
        surprise: bool,
        gate_shut: bool,
        winner: int,
        level: int,
        reason: str,
        agenda: Agenda[Any],
    ) -> None:
        self.journal = None
        self.agenda = agenda
        self.box = box
        self.turn = turn
        """The round, from 1; 0 during set-up."""
        self.active = active
        """The banner whose activation it is, or NOBODY."""
        self.where = where
        """By fighter his hex, or RESERVE, NEUTRALISED or GONE_OUT."""
        self.face = face
        """UNHURT or STUNNED (GU-FIG-12)."""
        self.order = order
        """The number of the order he is under, or NO_ORDER."""
        self.load = load
        """The thing he carries or leads, or NOBODY."""
        self.acted = acted
        """A bit for each fighter who has acted in this activation."""
        self.occupant = occupant
        """By hex the fighter on it, or NOBODY (GU-FIG-15)."""
        self.men_at = men_at
        """By side the mask of the hexes where its men are."""
        self.carrier = carrier
        """By thing who carries it, or NOBODY."""
        self.lies_at = lies_at
        """By thing the hex where it lies on the ground, or NO_HEX."""
        self.taken_by = taken_by
        """By thing the side with which it has gone out, CLEARED, or NOBODY."""
        self.alarm = alarm
        self.surprise = surprise
        """Whether the garrison is taken by surprise, until the end of this activation (GU-S2-11)."""
        self.gate_shut = gate_shut
        self.winner = winner
        """The side that has won, or NOBODY; with `level` and `reason` only when it is over."""
        self.level = level
        self.reason = reason

    def clone(self) -> Position:
        return Position(
            self.box,
            self.turn,
            self.active,
            self.where.copy(),
            self.face.copy(),
            self.order.copy(),
            self.load.copy(),
            self.acted,
            self.occupant.copy(),
            self.men_at.copy(),
            self.carrier.copy(),
            self.lies_at.copy(),
            self.taken_by.copy(),
            self.alarm,
            self.surprise,
            self.gate_shut,
            self.winner,
            self.level,
            self.reason,
            self.agenda.clone(),
        )


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
        surprise=False,
        gate_shut=False,
        winner=NOBODY,
        level=0,
        reason="",
        agenda=Agenda(),
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


def enemies_at(s: Position, fighter: int) -> int:
    """The mask of the hexes where his enemies are."""
    return s.men_at[1 - s.box.men.side[fighter]]


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
