"""What a game brings for the page: its place on the shelf, its sides, and, from outside, a cover and a board.

A game's package may hold a file `page.toml`,

    place = 60                     # on the shelf, from the first to the last
    [sides.guerande]
    tincture = "azure"
    arms = "brittany"              # by the name of a shield that the page can draw; without it a plain one
    [form]                         # of a new table: its presets, settings in sight, groups, and what "play now" means

and a folder `page/` with `board.js`, `cover.svg` and what these need. The folder's hash is in the addresses of its
files, so browsers keep them for good.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from centans import shelf
from centans.core.errors import BadComponents
from centans.core.game import Game
from centans.server import library
from centans.server.messages.games import FormInfo, SideInfo
from centans.words import LANGUAGES

PREFIX = "/games/"
BOARD = "board.js"
COVER = "cover.svg"
LAST = 1000
"""The place of games that name none."""
TOLD = ("about", "lead", "length", "age", "now", "authors", "cover", "credits")
"""What the message `title` may say of a game beside its name."""


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What page.toml says."""

    place: int = LAST
    sides: dict[str, SideInfo] = {}
    form: FormInfo = FormInfo()


@cache
def facts_of(kind: type[Game[Any]]) -> Facts:
    file = resources.files(shelf.package_of(kind)).joinpath("page.toml")
    if not file.is_file():
        return Facts()
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Facts)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadComponents(f"page.toml of {kind.id} cannot be read: {problem}") from None


@cache
def told_of(kind: type[Game[Any]]) -> dict[str, dict[str, str]]:
    """By language: its title, and what else a card on the first page tells."""
    told: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        words = library.words(kind, language)
        told[language] = {"title": words.title()}
        told[language] |= {name: words.say(f"title.{name}") for name in TOLD if words.knows(f"title.{name}")}
    return told


@cache
def files_of(kind: type[Game[Any]]) -> dict[str, bytes]:
    """The files of its folder page/, by address."""
    folder = resources.files(shelf.package_of(kind)).joinpath("page")
    files = dict(sorted(below(folder))) if folder.is_dir() else {}
    total = hashlib.blake2b(digest_size=12)
    for name, body in files.items():
        total.update(f"{name}\0{len(body)}\0".encode() + body)
    return {f"{PREFIX}{kind.id}/{total.hexdigest()}/{name}": body for name, body in files.items()}


def below(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    for place in folder.iterdir():
        if place.is_dir():
            yield from below(place, f"{path}{place.name}/")
        else:
            yield f"{path}{place.name}", place.read_bytes()


def address_of(kind: type[Game[Any]], name: str) -> str | None:
    """Where a browser finds a file of the game's folder page/; None if there is no such file."""
    return next((address for address in files_of(kind) if address.split("/", 4)[4] == name), None)


def file_at(path: str) -> bytes | None:
    """What a game has brought under that address."""
    game_id = path.removeprefix(PREFIX).partition("/")[0]
    if not path.startswith(PREFIX) or game_id not in library.titles():
        return None
    return files_of(library.game_class(game_id)).get(path)
