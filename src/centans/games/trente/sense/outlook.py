"""Le Combat des Trente: what an army may expect of a choice, in points, men and cards."""

from __future__ import annotations

from centans.core.game import Prospect
from centans.games.trente.box.units import ARMY_SIZE, other, unit_of
from centans.games.trente.model.position import Position, is_alive


def outlook(s: Position, seat: int) -> list[Prospect]:
    army = s.armies[seat]
    return [
        Prospect("lead", s.score[army] - s.score[other(army)], 0.3),
        Prospect("men", alive(s, army), 0.4),
        Prospect("enemies", alive(s, other(army)), -0.4),
        Prospect("wounds", wounds(s, army), -0.1),
        Prospect("enemy-wounds", wounds(s, other(army)), 0.1),
    ]


def at_hand(s: Position, seat: int) -> list[Prospect]:
    return [Prospect("cards", sum(s.hands[seat]), 0.15)]


def alive(s: Position, army: int) -> int:
    return sum([is_alive(s, unit_of(army, number)) for number in range(ARMY_SIZE)])


def wounds(s: Position, army: int) -> int:
    """The points of life that the living of an army have lost."""
    units = [unit_of(army, number) for number in range(ARMY_SIZE)]
    return sum([s.box.life - s.life[unit] for unit in units if is_alive(s, unit)])
