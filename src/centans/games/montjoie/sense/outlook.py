"""Montjoie !: what a power may expect of a choice, in claim points, towns, provinces, écus and cards."""

from __future__ import annotations

from centans.core.game import Prospect
from centans.games.montjoie.box.cards import size
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.model.position import Position, own_towns, provinces_of


def outlook(s: Position, seat: int) -> list[Prospect]:
    return [
        Prospect("points", s.points[seat], 0.4),
        Prospect("towns", count(own_towns(s, seat)), 0.5),
        Prospect("provinces", len(provinces_of(s, s.nation[seat])), 0.8),
        Prospect("money", s.money[seat], 0.12),
    ]


def at_hand(s: Position, seat: int) -> list[Prospect]:
    """What the choice itself leaves."""
    return [Prospect("cards", size(s.hands[seat]), 0.25), Prospect("purse", s.money[seat], 0.1)]
