"""Guesclin !: the exact chances of blows, ripostes and shots, also from where a man only thinks of going."""

from __future__ import annotations

from centans.games.guesclin.box.grid import BIT, distance
from centans.games.guesclin.box.names import SIDE_OF
from centans.games.guesclin.model import Position, ground, on_map
from centans.games.guesclin.rules.melee import beside_from, can_riposte, capacity, position_from
from centans.games.guesclin.rules.shooting import capacity_at
from centans.games.guesclin.rules.values import defence


def chance_of_blow(s: Position, fighter: int, place: int, victim: int) -> float:
    """That he hits if he strikes from this hex."""
    guard = defence(s, victim) + position_from(s, place, fighter, victim)
    return s.box.dice.chance(capacity(s, fighter), guard)


def chance_of_riposte(s: Position, fighter: int, place: int, victim: int) -> float:
    """That the victim's riposte hits him there; 0 if there is none."""
    if not can_riposte(s, victim):
        return 0.0
    guard = defence(s, fighter) + riposte_position(s, place, fighter, victim)
    return s.box.dice.chance(capacity(s, victim), guard)


def riposte_position(s: Position, place: int, fighter: int, victim: int) -> int:
    """The men beside as they count for the riposte against a man who would stand on this hex (GU-RIP-5)."""
    around = beside_from(s, s.where[victim], place)
    side = s.box.men.side[fighter]
    friends = s.men_at[side]
    if on_map(s, fighter):
        friends &= ~BIT[s.where[fighter]]
    foes = s.men_at[1 - side]
    hands = 0
    for mask in (around.help_left, around.help_right):
        hands += 1 if friends & mask else 0
    for mask in (around.harm_left, around.harm_right):
        hands -= 1 if foes & mask else 0
    return hands * s.box.support


def chance_of_shot(s: Position, shooter: int, target: int, place: int) -> float:
    """That he hits the target if it stands on this hex."""
    here = s.where[shooter]
    row = capacity_at(s, shooter, distance(here, place))
    return s.box.dice.chance(row, defence(s, target) + ground(s).cover(here, place))


def startle(s: Position, attacker: int) -> Position:
    """The position once the alarm is raised that this attack would raise (GU-S2-10 a, 11)."""
    alarm = s.box.scenario.alarm
    if s.alarm or alarm is None or s.box.men.side[attacker] == SIDE_OF[alarm.garrison]:
        return s
    t = s.clone()
    t.alarm = True
    t.surprise = True
    return t
