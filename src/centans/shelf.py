"""The shelf: finds the games by entry point and makes them from their components."""

from __future__ import annotations

import hashlib
import json
import tomllib
import zlib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from centans import figures
from centans.core.errors import BadComponents, CentansError
from centans.core.game import Game, Variant
from centans.core.steps import State
from centans.tomllines import line_of

GROUP = "centans.games"
DIGITS = 10
"""Bytes of a box's name."""
LARGEST = 1 << 20
"""Bytes of components: no game has nearly so many."""


class UnknownGame(CentansError):
    """No game of that name is installed."""


def titles() -> list[str]:
    """The ids of all games installed, ours and others'."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def game_class(game_id: str) -> type[Game[Any]]:
    for point in entry_points(group=GROUP):
        if point.name == game_id:
            found: type[Game[Any]] = point.load()
            return found
    known = ", ".join(titles())
    raise UnknownGame(f"there is no game '{game_id}'; there are: {known}").told("game", name=game_id, known=known)


def take(game_id: str, changes: Mapping[str, str] | None = None) -> Game[Any]:
    """A game from the shelf, with some of its components changed: `take("guyenne", {"limits.hand_size": "7"})`."""
    return make(game_class(game_id), changes)


def make(kind: type[Game[Any]], changes: Mapping[str, str] | None = None) -> Game[Any]:
    """A game from its components. What it finds wrong there is told with the file and the line."""
    components = read_components(kind)
    for path, value in (changes or {}).items():
        try:
            figures.change(components, path, value)
        except BadComponents as problem:
            problem.about = path
            raise
    try:
        return kind(components, changes)
    except BadComponents as problem:
        raise located(kind, problem) from None


def start(game: Game[Any], variant: Variant) -> State:
    """The opening of a match. What the game finds wrong in its components only now is told with the file and line."""
    try:
        opening: State = game.start(variant)
    except BadComponents as problem:
        raise located(type(game), problem) from None
    return opening


def package_of(kind: type[Game[Any]]) -> str:
    return kind.__module__.rpartition(".")[0]


def read_components(kind: type[Game[Any]]) -> dict[str, Any]:
    """What components.toml says, and each TOML file in a folder beside it: scenarios/4.toml is table 4 of scenarios."""
    components = parsed(kind, "components.toml")
    for folder, name in component_files(kind):
        components.setdefault(folder, {})[name] = parsed(kind, folder, f"{name}.toml")
    return components


def component_files(kind: type[Game[Any]]) -> list[tuple[str, str]]:
    """The TOML files in the folders of a game's package: the folder, and the name without its ending."""
    folders = [folder for folder in resources.files(package_of(kind)).iterdir() if folder.is_dir()]
    return sorted(
        (folder.name, file.name.removesuffix(".toml"))
        for folder in folders
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    )


def parsed(kind: type[Game[Any]], *path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(read_text(kind, *path))
    except tomllib.TOMLDecodeError as problem:
        raise BadComponents(f"{'/'.join(path)} cannot be read: {problem}") from None


def located(kind: type[Game[Any]], problem: BadComponents) -> BadComponents:
    """The same complaint, with the file and the line where the figure stands."""
    if not problem.where:
        return problem
    file, inside = ["components.toml"], problem.where
    if problem.where[:2] in component_files(kind):
        folder, name = problem.where[:2]
        file, inside = [str(folder), f"{name}.toml"], problem.where[2:]
    line = line_of(read_text(kind, *file), inside)
    return BadComponents(f"{'/'.join(file)}, line {line}: {problem}", problem.where)


def read_text(kind: type[Game[Any]], *path: str) -> str:
    """A text file of the game's package, such as RULES.md."""
    return resources.files(package_of(kind)).joinpath(*path).read_text("utf-8")


def read_rules(kind: type[Game[Any]], language: str) -> str:
    """The game's rules in that language, or in English if it has no others."""
    folder = resources.files(package_of(kind))
    name = f"RULES.{language}.md"
    return read_text(kind, name if folder.joinpath(name).is_file() else "RULES.md")


# -- boxes -----------------------------------------------------------------------------------------------------------


class Box(NamedTuple):
    """The components of a game with the changes made to them: a name that follows from them, and themselves, packed."""

    id: str
    components: bytes


@lru_cache(maxsize=200)
def box_of(game: Game[Any]) -> Box:
    text = text_of(game.components)
    return Box(name_of(text), zlib.compress(text))


def text_of(components: Mapping[str, Any]) -> bytes:
    return json.dumps(components, separators=(",", ":"), ensure_ascii=False).encode()


def name_of(text: bytes) -> str:
    return hashlib.blake2b(text, digest_size=DIGITS).hexdigest()


@lru_cache(maxsize=200)
def own_box(game: Game[Any]) -> Box:
    """What another program needs, beside its changes, to make the same game; nothing, if its box is today's."""
    try:
        today = take(game.id, game.changes)
    except UnknownGame:
        raise
    except CentansError:
        return box_of(game)
    return Box("", b"") if box_of(today).id == box_of(game).id else box_of(game)


def box_from(packed: bytes) -> Box:
    """A box by its components alone, if there are any. Raises `BadComponents` if they cannot be read."""
    if not packed:
        return Box("", b"")
    try:
        return Box(name_of(unpacked(packed)), packed)
    except zlib.error as problem:
        raise BadComponents(f"the box of components is damaged: {problem}") from None


def unpacked(packed: bytes) -> bytes:
    return zlib.decompressobj().decompress(packed, LARGEST)


def from_box(game_id: str, changes: Mapping[str, str], packed: bytes) -> Game[Any]:
    """The game made from its own components. Raises `CentansError`.

    What those do not know, because the rules have come to need it since, is taken from today's.
    """
    kind = game_class(game_id)
    try:
        own = json.loads(unpacked(packed))
        try:
            return kind(own, dict(changes))
        except (CentansError, LookupError, TypeError, ValueError):
            return kind(overlaid(read_components(kind), own), dict(changes))
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError, zlib.error) as problem:
        raise BadComponents(f"of this box no game can be made: {problem}") from problem


def overlaid(below: Any, above: Any) -> Any:
    """A table with another laid over it: what the upper one says counts."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    return below | {name: overlaid(below.get(name), value) for name, value in above.items()}
