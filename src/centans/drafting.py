"""A table that is being set up: what can still be chosen at it, and what gives way to what.

Nothing here knows a rule: a variant is offered if its game accepts it (`Game.variant`), a setting is put aside if the
game says that it means nothing (`Game.idle`). A setting gives way to those declared before it, and the number of
players to those that lead (`Setting.leads`), such as a scenario.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from centans.core.asks import Refusal
from centans.core.errors import BadVariant
from centans.core.game import Game, Setting, Variant


class Choice(NamedTuple):
    """A setting at such a table: what it is now and could be. An idle one means nothing; `reason` says why, if told."""

    name: str
    value: str
    values: list[str]
    idle: bool
    reason: Refusal | None


class Draft(NamedTuple):
    """A table that can be played, nearest to what was wanted. A side is empty if chance or its player will decide."""

    players: int
    counts: list[int]
    choices: list[Choice]
    sides: list[str]


def draft(game: Game[Any], players: int, wanted: Mapping[str, str]) -> Draft:
    """What can be chosen at a table for so many with such settings. Raises `BadVariant` for what the game has not."""
    variant = settled(game, players, wanted)
    idle = game.idle(variant)
    choices = [
        Choice(
            setting.name,
            variant[setting.name],
            [value for value in setting.values if can_be(game, variant, setting, value)],
            setting.name in idle,
            idle.get(setting.name),
        )
        for setting in game.offered()
    ]
    return Draft(variant.players, counts_for(game, variant.settings), choices, list(game.sides(variant)))


def settled(game: Game[Any], players: int, wanted: Mapping[str, str]) -> Variant:
    """The variant that was wanted, with everything put right that does not go with the rest."""
    counts = counts_for(game, wanted)
    count = players if players in counts else counts[0]
    settings = game.offered()
    values = game.completed(wanted)
    idle = game.idle(Variant(count, values))
    kept: dict[str, str] = {}
    for setting in settings:
        value = values[setting.name]
        usual = value == setting.default and not setting.leads
        if not usual and setting.name not in idle and accepts(game, count, kept | {setting.name: value}):
            kept[setting.name] = value
    return game.variant(count, kept)


def counts_for(game: Game[Any], wanted: Mapping[str, str]) -> list[int]:
    """How many can play with such settings, those that lead alone considered."""
    leading = {setting.name: wanted[setting.name] for setting in game.offered() if leads(setting, wanted)}
    counts = [count for count in game.players if accepts(game, count, leading)]
    if not counts:
        game.variant(game.players[0], leading)  # says what is wrong with them
    return counts


def leads(setting: Setting, wanted: Mapping[str, str]) -> bool:
    return setting.leads and setting.name in wanted


def can_be(game: Game[Any], variant: Variant, setting: Setting, value: str) -> bool:
    if variant[setting.name] == value:
        return True
    return settled(game, variant.players, {**variant.settings, setting.name: value})[setting.name] == value


def accepts(game: Game[Any], players: int, settings: Mapping[str, str]) -> bool:
    try:
        game.variant(players, settings)
    except BadVariant:
        return False
    return True
