"""Guesclin !: shooting (chapter 16)."""

from __future__ import annotations

from centans.core.asks import Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.guesclin.box.grid import BIT, FARTHEST, LABELS, WITHIN, distance
from centans.games.guesclin.model import Position, carries, ground
from centans.games.guesclin.rules.alarm import attack_is_heard
from centans.games.guesclin.rules.hits import hit
from centans.games.guesclin.rules.melee import roll
from centans.games.guesclin.rules.values import defence, shooting


def farthest(s: Position, fighter: int) -> int:
    """How far he shoots: the distance at which his capacity is 0 (GU-SHOT-3 to 6)."""
    return min(shooting(s, fighter) + (1 if s.box.rules.between else 0), FARTHEST)


def in_range(s: Position, fighter: int) -> int:
    """The hexes with an enemy he may shoot at; nothing hides them (GU-SHOT-1, 7, 8)."""
    here = s.where[fighter]
    if here < 0 or s.load[fighter] != NOBODY or shooting(s, fighter) < 0:
        return 0
    return WITHIN[here][farthest(s, fighter)] & s.men_at[1 - s.box.men.side[fighter]]


def refuse_shot(s: Position, fighter: int, place: int) -> Refusal | None:
    if in_range(s, fighter) & BIT[place]:
        return None
    if shooting(s, fighter) < 0:
        return Refusal("GU-ACT-6", "no-shooter", fighter=s.box.men.kind[fighter])
    if s.load[fighter] != NOBODY:
        return Refusal("GU-SHOT-18", "hands-full", thing=carries(s, fighter))
    target = s.occupant[place]
    if target == NOBODY or s.box.men.side[target] == s.box.men.side[fighter]:
        return Refusal("GU-SHOT-1", "no-enemy-there", hex=LABELS[place])
    away = distance(s.where[fighter], place)
    return Refusal("GU-SHOT-6", "out-of-range", hex=LABELS[place], distance=away, reach=farthest(s, fighter))


def shot_capacity(s: Position, shooter: int, target: int) -> int:
    """SHOOTING less the hexes to the target; below 0 it is out of range (GU-SHOT-3 to 6)."""
    return capacity_at(s, shooter, distance(s.where[shooter], s.where[target]))


def capacity_at(s: Position, shooter: int, away: int) -> int:
    left = shooting(s, shooter) - away + (1 if s.box.rules.between else 0)
    return min(left, s.box.dice.best)


def shot_defence(s: Position, shooter: int, target: int) -> int:
    """DEFENCE with order, and the cover; men beside do not matter (GU-SHOT-9)."""
    return defence(s, target) + ground(s).cover(s.where[shooter], s.where[target])


class Shot(Step[Position]):
    """A shot at one enemy; nobody ripostes to it (GU-SHOT-1, 16, 17; GU-RIP-8)."""

    __slots__ = ("shooter", "target")

    def __init__(self, shooter: int, target: int) -> None:
        self.shooter = shooter
        self.target = target

    def run(self, s: Position, dice: Dice) -> None:
        attack_is_heard(s, self.shooter)
        row = shot_capacity(s, self.shooter, self.target)
        needed = shot_defence(s, self.shooter, self.target)
        if roll(s, self.shooter, self.target, "shot", row, needed, dice):
            hit(s, self.target)
