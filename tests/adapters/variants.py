"""The variants in which the learning environments are tested: every game, its fewest and most players, every level."""

from typing import Any

import pytest

from centans import shelf
from centans.core.errors import BadVariant

Chosen = tuple[str, int, dict[str, str]]

HIDES_NOTHING = ("guesclin",)
"""Games in which everybody always knows everything."""


def variants() -> list[Chosen]:
    return [
        (title, players, level)
        for title in shelf.titles()
        for players in sorted({min(shelf.game_class(title).players), max(shelf.game_class(title).players)})
        for level in levels(title, players)
    ]


def levels(title: str, players: int) -> list[dict[str, str]]:
    """Every level of a game; of its scenarios the first that so many can play; the short form of a long one."""
    for setting in shelf.game_class(title).settings:
        if setting.name == "level":
            return [{"level": value} for value in setting.values]
        if setting.name == "length":
            return [next(one for one in ({"length": "short"}, {}) if is_possible(title, players, one))]
        if setting.name == "scenario":
            scenarios = [{"scenario": value} for value in setting.values]
            return [next(one for one in scenarios if is_possible(title, players, one))]
    return [{}]


def is_possible(title: str, players: int, settings: dict[str, str]) -> bool:
    try:
        shelf.take(title).variant(players, settings)
    except BadVariant:
        return False
    return True


def hides_something(chosen: Chosen) -> bool:
    return chosen[0] not in HIDES_NOTHING


def by_sim_test() -> list[Any]:
    """The variants for OpenSpiel's own test, which looks with everybody's eyes at every die: the longest at night."""
    return [pytest.param(one, marks=pytest.mark.nightly) if one[:2] == ("montjoie", 6) else one for one in variants()]


def name(chosen: Chosen) -> str:
    title, players, settings = chosen
    return "-".join([title, str(players), *settings.values()])
