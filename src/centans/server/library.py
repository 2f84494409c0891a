"""Games and words, made once: reading them from their packages takes milliseconds, and none of them ever changes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from centans import shelf
from centans.core.game import Game
from centans.server.collector import setting_apart
from centans.words import Words


def take(game_id: str, changes: Mapping[str, str] | None = None) -> Game[Any]:
    """The game with these components changed. A game holds no match, so all tables may share it."""
    return _take(game_id, tuple((changes or {}).items()))


@lru_cache(maxsize=100)
def _take(game_id: str, changes: tuple[tuple[str, str], ...]) -> Game[Any]:
    with setting_apart():
        return shelf.take(game_id, dict(changes))


@cache
def titles() -> list[str]:
    return shelf.titles()


def game_class(game_id: str) -> type[Game[Any]]:
    if game_id not in titles():
        raise shelf.UnknownGame(f"there is no game '{game_id}'; there are: {', '.join(titles())}")
    return _game_class(game_id)


@cache
def _game_class(game_id: str) -> type[Game[Any]]:
    with setting_apart():
        return shelf.game_class(game_id)


@cache
def words(kind: type[Game[Any]], language: str) -> Words:
    with setting_apart():
        return Words(kind, language)
