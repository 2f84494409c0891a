"""Guyenne: what a side may expect of a choice, in castles, points and cards."""

from __future__ import annotations

from centans.core.game import Prospect
from centans.games.guyenne.box import has_hero, rival, size, strength
from centans.games.guyenne.model import Position
from centans.games.guyenne.scoring import score
from centans.games.guyenne.sense.weighing import PRICE, PRICE_OF_HERO, hands_of


def outlook(s: Position, seat: int) -> list[Prospect]:
    """The castles and the lead that a side ends with."""
    side = s.box.side_of[seat]
    return [
        Prospect("castles", s.castles.count(side), 0.6),
        Prospect("lead", score(s, side) - score(s, rival(side)), 0.4),
    ]


def at_hand(s: Position, seat: int) -> list[Prospect]:
    """What is left in hand for other fights."""
    hand = hands_of(s, s.box.side_of[seat])
    return [
        Prospect("cards", size(hand), 0.01),
        Prospect("strength", strength(hand), PRICE),
        Prospect("hero", float(has_hero(hand)), PRICE_OF_HERO),
    ]
