"""The levels of play that are offered at a table, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LEVELS: Final[dict[str, str]] = {
    "page": "novice",
    "squire": "greedy",
    "knight": "search:0.3s",
    "marshal": "search:2s",
}
"""By the name of the level the bot that plays it; what players read of it stands in the texts."""
USUAL_LEVEL: Final = "knight"
"""Who plays where nobody has said who shall."""
QUICK: Final = ("random", "novice", "greedy")
"""Bots besides the levels that may sit at a table: none of them keeps others waiting."""
MOST_QUICK_DEALS: Final = 32
"""In so many deals a greedy bot weighs its options in a moment, whatever the game; a thought of its kind is not called
off."""


def level_names() -> list[str]:
    return list(LEVELS)


def may_sit_at_a_table(name: str, others: Sequence[str] = ()) -> bool:
    """Whether a server may be asked for this bot: a level, a quick one, or one of the `others` that its owner allows.

    How long a bot thinks, and whose code runs, is for those to say whose machine it is: so the name is looked up
    here before any bot is made of it.
    """
    return name in LEVELS or name in others or is_quick(name)


def is_quick(name: str) -> bool:
    """Whether it names a quick bot, and nothing else: any other name with a colon could be that of a module."""
    kind, colon, figure = name.partition(":")
    if not colon:
        return kind in QUICK
    counted = figure.isascii() and figure.isdecimal()
    return kind == "greedy" and counted and 0 < int(figure) <= MOST_QUICK_DEALS


def seconds_of(name: str) -> float:
    """How long a bot of that name thinks about a choice, if its name says so."""
    budget = LEVELS.get(name, name).partition(":")[2]
    number = budget.removesuffix("s")
    return float(number) if budget.endswith("s") and number.replace(".", "", 1).isdecimal() else 0.0


def weighs(name: str) -> bool:
    """Whether a bot of that name goes by the game's sense, and so speaks up where that has something to say."""
    return manner_of(name) in ("novice", "greedy", "search")


def manner_of(name: str) -> str:
    """How a bot of that name chooses, for the texts: `random`, `novice`, `greedy`, `search`, or `other`."""
    kind = LEVELS.get(name, name).partition(":")[0]
    return kind if kind in QUICK or kind == "search" else "other"
