"""La Gabelle: what is in the box, and the figures that a match is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from centans.core.errors import BadComponents
from centans.core.game import Box

SEATS: Final = (0, 1)
SIDES: Final = ("guerande", "bourgneuf")
WEIGHTS: Final = (1, 2, 3, 4, 5, 6)
NO_SACK: Final = 0
"""An empty mule; and, as no sack weighs nothing, the canary for a sack that somebody must not see."""


def rival(seat: int) -> int:
    return 1 - seat


class Terms(Box):
    """The figures of components.toml and the settings of this match, as the rules need them."""

    __slots__ = ("allowance", "days", "hand_size", "price", "spoilt")

    def __init__(self, *, days: int, hand_size: int, allowance: int, spoilt: int, price: int) -> None:
        self.days = days
        self.hand_size = hand_size
        self.allowance = allowance
        self.spoilt = spoilt
        self.price = price


def sacks_of(components: Mapping[str, Any]) -> list[int]:
    """How many sacks of each weight; figures that would make the game impossible are refused with a sentence."""
    sacks = [0, *[components["sacks"][str(weight)] for weight in WEIGHTS]]
    days = components["days"].values()
    if min(days) < 1:
        raise BadComponents("days: a match lasts at least one day")
    if min(sacks) < 0 or sum(sacks) < len(SEATS) * max(days):
        raise BadComponents(f"sacks: {len(SEATS) * max(days)} are needed, or a hand may be empty before the last day")
    if not 1 <= components["limits"]["hand_size"] <= sum(sacks) // len(SEATS):
        raise BadComponents(f"limits.hand_size must be from 1 to {sum(sacks) // len(SEATS)}: both draw as many sacks")
    return sacks
