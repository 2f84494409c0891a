"""The shelf: finds the games by entry point and makes them from their components."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.metadata import entry_points
from typing import Any

from centans import figures
from centans.core.errors import BadComponents, CentansError
from centans.core.game import Game
from centans.tomllines import line_of

GROUP = "centans.games"


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
    raise UnknownGame(f"there is no game '{game_id}'; there are: {', '.join(titles())}")


def take(game_id: str, changes: Mapping[str, str] | None = None) -> Game[Any]:
    """A game from the shelf, with some of its components changed: `take("guyenne", {"limits.hand_size": "7"})`."""
    return make(game_class(game_id), changes)


def make(kind: type[Game[Any]], changes: Mapping[str, str] | None = None) -> Game[Any]:
    """A game from its components. What it finds wrong there is told with the file and the line."""
    components = read_components(kind)
    for path, value in (changes or {}).items():
        try:
            change(components, path, value)
        except BadComponents as problem:
            problem.about = path
            raise
    try:
        return kind(components, changes)
    except BadComponents as problem:
        raise located(kind, problem) from None


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


def change(components: dict[str, Any], path: str, text: str) -> None:
    """Set one figure by its path: names between dots; in a list, the row with that id or value, or its place from 0."""
    if figures.LIST in components:
        figures.change(components, path, text)
        return
    *above, last = path.split(".")
    table: Any = components
    for name in above:
        table = table[_key(table, name, path)]
    if isinstance(table, dict) and table.get("fixed"):
        raise BadComponents(f"'{path}' only describes the box: changing it would change nothing in play")
    key = _key(table, last, path)
    old = table[key]
    if isinstance(old, dict | list):
        raise BadComponents(f"'{path}' is a table; name one figure inside it")
    table[key] = _like(old, text, path)


def _key(table: Any, name: str, path: str) -> Any:
    if isinstance(table, dict) and name in table:
        return name
    if isinstance(table, list):
        for place, row in enumerate(table):
            if isinstance(row, dict) and name in (str(row.get("id")), str(row.get("value"))):
                return place
        if name.isascii() and name.isdigit() and len(name) < 5 and int(name) < len(table):
            return int(name)
    if not isinstance(table, dict | list):
        raise BadComponents(f"'{path}' does not exist in components.toml: '{name}' lies below a single figure")
    inside = ", ".join(table) if isinstance(table, dict) else f"{len(table)} rows"
    raise BadComponents(f"'{path}' does not exist in components.toml: no '{name}' among {inside}")


def _like(old: Any, text: str, path: str) -> Any:
    """The text as a value of the same type as the old one."""
    if isinstance(old, bool):
        if text in ("true", "false"):
            return text == "true"
        raise BadComponents(f"'{path}' must be true or false, not '{text}'")
    if isinstance(old, int | float):
        try:
            return type(old)(text)
        except ValueError:
            raise BadComponents(f"'{path}' must be a number such as {old}, not '{text}'") from None
    return text
