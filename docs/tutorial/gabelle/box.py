"""La Gabelle: what is in the box, and the figures that a match is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from centans.core.facts import facts
from centans.core.game import Box, Variant
from centans.core.tables import Table

SEATS: Final = (0, 1)
SIDES: Final = ("guerande", "bourgneuf")
WEIGHTS: Final = (1, 2, 3, 4, 5, 6)
LONGEST: Final = 40
"""No match lasts longer, and no weight has more sacks."""
DEAREST: Final = 100
NO_SACK: Final = 0
"""An empty mule; and, as no sack weighs nothing, the canary for a sack that somebody must not see."""


def rival(seat: int) -> int:
    return 1 - seat


@facts
class Terms(Box):
    """The figures of components.toml and the settings of this match, as the rules need them."""

    days: int
    hand_size: int
    allowance: int
    spoilt: int
    price: int


def terms_of(components: Mapping[str, Any], variant: Variant) -> Terms:
    table = Table(dict(components), ())
    ford = table.table("ford")
    return Terms(
        days=table.table("days").whole(variant["length"], 1, LONGEST),
        hand_size=table.table("limits").whole("hand_size", 1, LONGEST),
        allowance=ford.whole("allowance", 0, max(WEIGHTS)),
        spoilt=ford.whole("spoilt", 0, max(WEIGHTS)),
        price=table.table("bribe").whole("price", 0, DEAREST),
    )


def sacks_of(components: Mapping[str, Any]) -> list[int]:
    """How many sacks of each weight; figures that do not go together are refused with a sentence."""
    table = Table(dict(components), ())
    sacks = [0, *[table.table("sacks").whole(str(weight), 0, LONGEST) for weight in WEIGHTS]]
    days = table.table("days")
    needed = len(SEATS) * max([days.whole(length, 1, LONGEST) for length in days.values])
    if sum(sacks) < needed:
        table.wrong(f"{needed} sacks are needed, or a hand may be empty before the last day", "sacks")
    table.table("limits").whole("hand_size", 1, sum(sacks) // len(SEATS))
    return sacks
