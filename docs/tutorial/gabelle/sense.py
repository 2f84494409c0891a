"""La Gabelle: what a bot considers a sensible choice."""

from __future__ import annotations

from centans.core.asks import Ask
from centans.core.game import Sense

from gabelle.box import rival
from gabelle.choices import SendSack
from gabelle.model import Position
from gabelle.rules import heaviest_let_through, price_of


class GabelleSense(Sense[Position]):
    """What a bot considers sensible: the livres that a choice may be expected to earn today."""

    __slots__ = ()

    def weigh(self, s: Position, ask: Ask) -> list[float]:
        if ask.key == "road":
            return [best_prospect(s, ask.seat, option.kind) for option in ask.options]
        return [prospect(s, ask.seat, option.weight) for option in ask.options if isinstance(option, SendSack)]


def best_prospect(s: Position, seat: int, road: str) -> float:
    """The best that a hand promises on this road; `s` is imagined, so we may try the road on a copy of it."""
    t = s.clone()
    t.road = road
    return max([prospect(t, seat, weight) for weight in t.hands[seat]])


def prospect(s: Position, seat: int, weight: int) -> float:
    """What a sack sells for, by the chance that the watch lets it through and that the rival sends another weight."""
    lucky = [roll for roll in range(1, 7) if weight <= heaviest_let_through(s, roll)]
    passes = 1.0 if s.bribed[seat] else len(lucky) / 6
    hand = s.hands[rival(seat)]
    return price_of(s, weight) * passes * (1 - hand.count(weight) / len(hand))
