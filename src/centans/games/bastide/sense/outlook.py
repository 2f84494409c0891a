"""Bastide: what a player may expect of a choice, in Influences, majority cards and money."""

from __future__ import annotations

from centans.core.game import Prospect
from centans.games.bastide.model import Position, camp_strength, on_equipments, wall_strength
from centans.games.bastide.scoring import cards_and_road


def outlook(s: Position, seat: int) -> list[Prospect]:
    return [
        Prospect("influences", on_equipments(s, seat), 0.4),
        Prospect("honours", cards_and_road(s, seat), 0.35),
        Prospect("money", s.money[seat], 0.12),
        Prospect("ramparts", wall_strength(s) - camp_strength(s), 0.05),
    ]


def at_hand(s: Position, seat: int) -> list[Prospect]:
    return [Prospect("purse", s.money[seat], 0.1)]
