"""A spread of variants: every number of players and every pair of settings, in as few matches as it takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from math import prod
from typing import Any

from centans.core.dice import Dice
from centans.core.errors import BadVariant
from centans.core.game import Game, Variant

FEW = 10_000
"""Up to so many combinations are all tried out; beyond, some are picked by chance."""
CANDIDATES = 30
"""Among so many variants picked by chance the one that adds most is taken."""
TRIES = 10_000

Pair = tuple[tuple[str, str], tuple[str, str]]


def spread(
    game: Game[Any], number: int, dice: Dice, players: int | None = None, options: Mapping[str, str] | None = None
) -> list[Variant]:
    """So many variants: the defaults first, then those that cover every pair of values, then any, over and over.

    If there are no more than `number` variants in all, each of them occurs.
    """
    choices = _choices(game, players, dict(options or {}))
    usual = _usual(game, choices, dict(options or {}))
    every = _every(game, choices) if prod([len(values) for values in choices.values()]) <= FEW else None
    if every is not None and len(every) <= number:
        ordered = usual + _shuffled([variant for variant in every if repr(variant) not in map(repr, usual)], dice)
    else:
        ordered = _covering(game, choices, usual, every, dice, number)
        while len(ordered) < number:
            ordered.append(_any(game, choices, every, dice))
    return [ordered[place % len(ordered)] for place in range(number)]


def _choices(game: Game[Any], players: int | None, options: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """Each setting with the values that it may take here; the number of players is treated as one of them."""
    for name, value in options.items():
        _check_known(game, name, value)
    if players is not None and players not in game.players:
        game.variant(players)
    counts = game.players if players is None else (players,)
    choices = {"players": tuple([str(count) for count in counts])}
    for setting in game.offered():
        choices[setting.name] = (options[setting.name],) if setting.name in options else setting.values
    return choices


def _check_known(game: Game[Any], name: str, value: str) -> None:
    """Complain about a setting that does not exist, but not about one that only suits some numbers of players."""
    known = {setting.name: setting for setting in game.offered()}
    if name not in known or value not in known[name].values:
        game.variant(None, {name: value})


def _usual(game: Game[Any], choices: dict[str, tuple[str, ...]], options: dict[str, str]) -> list[Variant]:
    """The default rules for every number of players."""
    found: list[Variant] = []
    complaint: BadVariant | None = None
    for count in choices["players"]:
        try:
            found.append(game.variant(int(count), options))
        except BadVariant as problem:
            complaint = problem
    if not found and complaint is not None:
        raise complaint
    return found


def _every(game: Game[Any], choices: dict[str, tuple[str, ...]]) -> list[Variant]:
    return [variant for row in product(*choices.values()) if (variant := _variant(game, choices, row)) is not None]


def _variant(game: Game[Any], choices: dict[str, tuple[str, ...]], row: tuple[str, ...]) -> Variant | None:
    """The variant with these values, or None if they do not go together."""
    settings = dict(zip(choices, row, strict=True))
    players = int(settings.pop("players"))
    try:
        return game.variant(players, settings)
    except BadVariant:
        return None


def _any(game: Game[Any], choices: dict[str, tuple[str, ...]], every: list[Variant] | None, dice: Dice) -> Variant:
    if every is not None:
        return every[dice.roll("variant", len(every)) - 1]
    for _ in range(TRIES):
        row = tuple([values[dice.roll("variant", len(values)) - 1] for values in choices.values()])
        variant = _variant(game, choices, row)
        if variant is not None:
            return variant
    raise BadVariant(f"hardly any settings of {game.id} go together: of {TRIES} picked by chance none did")


def _covering(
    game: Game[Any],
    choices: dict[str, tuple[str, ...]],
    begun: list[Variant],
    every: list[Variant] | None,
    dice: Dice,
    enough: int,
) -> list[Variant]:
    """Add to the variants begun with, the most useful first, until there are enough or every possible pair occurs."""
    rows = list(begun)
    covered = {pair for variant in rows for pair in _pairs(variant)}
    while len(rows) < enough:
        candidates = [_any(game, choices, every, dice) for _ in range(CANDIDATES)]
        best = max(candidates, key=lambda variant: len(set(_pairs(variant)) - covered))
        if covered.issuperset(_pairs(best)):
            break
        rows.append(best)
        covered.update(_pairs(best))
    for rare in every or []:
        if not covered.issuperset(_pairs(rare)):
            rows.append(rare)
            covered.update(_pairs(rare))
    return rows


def _pairs(variant: Variant) -> Iterator[Pair]:
    values = [("players", str(variant.players)), *variant.settings.items()]
    return combinations(values, 2)


def _shuffled(variants: list[Variant], dice: Dice) -> list[Variant]:
    return [variants[place] for place in dice.order("variant", range(len(variants)))]
