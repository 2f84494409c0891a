"""What a table is played with: its own box of components, and the rules that have replayed it last.

A changed components.toml changes no running match: the components of each table are stored whole. Changed sources may:
so each table names, by a fingerprint, the rules under which its kept positions are known to be right.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from centans import figures, shelf
from centans.core.errors import BadComponents, CentansError
from centans.core.game import Game
from centans.server import library
from centans.shelf import Box, box_of

DIGITS = 10
"""Bytes of a fingerprint."""


def game_from(game_id: str, changes: Mapping[str, str], box: Box) -> Game[Any]:
    """The game made from that box; from today's components, if the box is not known. Raises `CentansError`."""
    if not box.components:
        return library.take(game_id, changes)
    return _game_from(game_id, tuple(changes.items()), box)


@lru_cache(maxsize=200)
def _game_from(game_id: str, changes: tuple[tuple[str, str], ...], box: Box) -> Game[Any]:
    """Most boxes are today's, and all tables share a game. Else the game is made from the table's own components."""
    today = todays(game_id, changes)
    if today is not None and box_of(today).id == box.id:
        return today
    return shelf.from_box(game_id, dict(changes), box.components)


def brought_game(game_id: str, changes: Mapping[str, str], box: Box) -> Game[Any]:
    """The game of a file that brings its box along. Raises `CentansError`.

    Files are anybody's: what is said to be changed must be so in the box, and the game made of nothing else.
    """
    kind = library.game_class(game_id)
    try:
        own = json.loads(shelf.unpacked(box.components))
        for path, value in changes.items():
            figures.change(own, path, value)
        if shelf.name_of(shelf.text_of(own)) != box.id:
            raise BadComponents("the components said to be changed are not those in the box")
        return kind(own, dict(changes))
    except (LookupError, TypeError, ValueError, AttributeError) as problem:
        raise BadComponents("this is the box of another game") from problem


def todays(game_id: str, changes: tuple[tuple[str, str], ...]) -> Game[Any] | None:
    """None if today's components do not allow these changes any more."""
    try:
        return library.take(game_id, dict(changes))
    except shelf.UnknownGame:
        raise
    except CentansError:
        return None


@cache
def rules_of(kind: type[Game[Any]]) -> str:
    """A name for the rules as they are: the revision that they declare, and a fingerprint of their sources."""
    total = hashlib.blake2b(digest_size=DIGITS)
    for package in ("centans.core", shelf.package_of(kind)):
        for name, text in sorted(sources(resources.files(package))):
            total.update(f"{name}\0{len(text)}\0".encode() + text)
    return f"{kind.revision}.{total.hexdigest()}"


def sources(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    for place in folder.iterdir():
        if place.is_dir():
            yield from sources(place, f"{path}{place.name}/")
        elif place.name.endswith(".py"):
            yield f"{path}{place.name}", place.read_bytes()
