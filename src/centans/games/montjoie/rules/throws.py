"""Dice that have just been thrown: what they mean is settled a step later, so that they may be thrown again."""

from __future__ import annotations

from centans.core.steps import Step
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.optional.second_throw import SecondThrow, Thrown, may_throw_again


def settle(s: Position, thrown: Thrown) -> None:
    """What was thrown counts, unless its player throws again (MJ-NAT-5)."""
    step: Step[Position] = SecondThrow(thrown) if may_throw_again(s, thrown.seat) else thrown
    s.agenda.next(step)


def beats_wall(s: Position, town: int, die: int) -> bool:
    """The test against a wall: strictly greater than its value, whatever the terrain (MJ-GEN-8, 9)."""
    return die > s.box.walls[s.level[town]]
