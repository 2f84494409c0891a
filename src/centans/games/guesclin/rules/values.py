"""Guesclin !: the values of a fighter as they are now (chapter 6): type, face, order, then the scenario (GU-FIG-18)."""

from __future__ import annotations

from centans.games.guesclin.box.ground import ON_FOOT, SKIRMISHER, WITH_CART
from centans.games.guesclin.box.names import CART, FACES_OF_ORDERS
from centans.games.guesclin.model import Position, carries


def movement(s: Position, fighter: int) -> int:
    """MOVEMENT; a leader's is limited by his cart, order included (GU-S3-6)."""
    points = s.box.men.movement[fighter][s.face[fighter] * FACES_OF_ORDERS + s.order[fighter]]
    if s.load[fighter] >= 0 and carries(s, fighter) == CART:
        return min(points, s.box.scenario.cart_movement)
    return points


def gait(s: Position, fighter: int) -> int:
    if s.load[fighter] >= 0 and carries(s, fighter) == CART:
        return WITH_CART
    return SKIRMISHER if s.box.men.skirmisher[fighter] else ON_FOOT


def melee(s: Position, fighter: int) -> int:
    return s.box.men.melee[fighter][s.face[fighter] * FACES_OF_ORDERS + s.order[fighter]]


def is_surprised(s: Position, fighter: int) -> bool:
    """Whether he belongs to a garrison that the alarm has just startled (GU-S2-11)."""
    alarm = s.box.scenario.alarm
    return s.surprise and alarm is not None and s.box.men.banner[fighter] == alarm.garrison


def defence(s: Position, fighter: int) -> int:
    value = s.box.men.defence[fighter][s.face[fighter] * FACES_OF_ORDERS + s.order[fighter]]
    alarm = s.box.scenario.alarm
    if s.surprise and alarm is not None and s.box.men.banner[fighter] == alarm.garrison:
        return value + alarm.surprise
    return value


def shooting(s: Position, fighter: int) -> int:
    """SHOOTING, which no order changes (GU-ORDER-14); -1 for who is no shooter."""
    return s.box.men.shooting[fighter][s.face[fighter]]
