"""Figures: the numbers of a game that may be changed to study another version of it, each with its range and its rule.

`[figures]` in components.toml lists them by their paths, a star for any name or place:

    [figures]
    "limits.hand_size" = { from = 1, to = 12, rule = "GY-DRAW-1" }
    "levels.*.permanent_removal" = { rule = "GY-ADV-1" }
    "towns.*.terrain" = { one_of = ["plain", "mountain"], rule = "MJ-GEN-1" }

What is not listed only describes the box: it cannot be changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from centans.core.errors import BadComponents

LIST = "figures"
ANY = "*"
FEW_ROWS = 12
"""So many rows of a list are all named to somebody who misspelt one."""

Keys = tuple[str | int, ...]
"""Where a figure stands: the name in each table and the place in each list on the way."""


class Figure:
    """A figure of the box: its path, its value, what it may be changed to, and its rule."""

    __slots__ = ("keys", "least", "most", "one_of", "path", "pattern", "rule", "value")

    def __init__(self, pattern: str, keys: Keys, path: str, value: Any, allowed: Mapping[str, Any]) -> None:
        self.pattern = pattern
        self.keys = keys
        self.path = path
        self.value = value
        self.rule: str = allowed.get("rule", "")
        self.least: int | None = allowed.get("from")
        self.most: int | None = allowed.get("to")
        self.one_of: list[str] = allowed.get("one_of", [])

    @property
    def range(self) -> str:
        """What it may be: `1 to 12`, `true or false`, `plain, mountain`."""
        if isinstance(self.value, bool):
            return "true or false"
        return ", ".join(self.one_of) if self.one_of else f"{self.least} to {self.most}"

    def read(self, text: str) -> Any:
        """A value for this figure, from what somebody typed. Raises `BadComponents` with what is allowed."""
        if isinstance(self.value, bool):
            if text in ("true", "false"):
                return text == "true"
        elif self.one_of:
            if text in self.one_of:
                return text
        elif self.least is not None and self.most is not None:
            number = whole_number(text)
            if number is not None and self.least <= number <= self.most:
                return number
        wrong = BadComponents(f"'{self.path}' can be {self.range}, not '{text[:40]}'")
        form = "truth" if isinstance(self.value, bool) else "list" if self.one_of else "numbers"
        known, least, most = ", ".join(self.one_of), str(self.least), str(self.most)
        raise wrong.told("figure", path=self.path, form=form, value=text[:40], known=known, least=least, most=most)


def whole_number(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None


def figures_of(components: Mapping[str, Any]) -> list[Figure]:
    """Every figure that may be changed, in the order in which they are listed."""
    return [figure for pattern in components.get(LIST, {}) for figure in figures_at(components, pattern)]


def figures_at(components: Mapping[str, Any], pattern: str) -> list[Figure]:
    """The figures to which a pattern of the list belongs."""
    allowed = components[LIST][pattern]
    return [
        Figure(pattern, keys, ".".join(names), value, allowed)
        for keys, names, value in places(components, pattern.split("."))
        if not isinstance(value, dict | list)
    ]


def places(table: Any, names: list[str]) -> Iterator[tuple[Keys, tuple[str, ...], Any]]:
    """Everything that lies at a path with stars: its keys, its path without stars, and itself."""
    if not names:
        yield (), (), table
        return
    for key, name in steps_from(table, names[0]):
        for keys, path, value in places(table[key], names[1:]):
            yield (key, *keys), (name, *path), value


def steps_from(table: Any, name: str) -> Iterator[tuple[str | int, str]]:
    """The keys of a table or the places of a list that a name or a star means, each with its own name."""
    if isinstance(table, dict):
        for key in table:
            if name in (ANY, key):
                yield key, key
    elif isinstance(table, list):
        names = [name_of_row(row, place) for place, row in enumerate(table)]
        by_place = name not in names
        for place, own in enumerate(names):
            if name in (ANY, own) or (by_place and name == str(place)):
                yield place, own


def name_of_row(row: Any, place: int) -> str:
    """A row is called by its id or its value; any other item by its place, from 0."""
    if isinstance(row, dict):
        return str(row.get("id", row.get("value", place)))
    return str(place)


def find(components: Mapping[str, Any], path: str) -> Figure:
    """The figure at a path. Raises `BadComponents` if there is none, or if it only describes the box."""
    found = next(iter(places(components, path.split("."))), None) if ANY not in path else None
    if found is None:
        wrong, inside = where_wrong(components, path)
        hint = (
            f": no '{wrong}' among {inside}" if inside else f": '{wrong}' lies below a single figure" if wrong else ""
        )
        missing = BadComponents(f"'{path}' does not exist in components.toml{hint}")
        form = "among" if inside else "below" if wrong else "any"
        raise missing.told("no-figure", path=path, form=form, name=wrong, known=inside)
    keys, _, value = found
    if isinstance(value, dict | list):
        raise BadComponents(f"'{path}' is a table; name one figure inside it").told("figure-table", path=path)
    for pattern in components.get(LIST, {}):
        for figure in figures_at(components, pattern):
            if figure.keys == keys:
                return figure
    described = BadComponents(f"'{path}' only describes the box: changing it would change nothing in play")
    raise described.told("figure-of-box", path=path)


def where_wrong(components: Mapping[str, Any], path: str) -> tuple[str, str]:
    """The name in a path where it goes wrong, and what there is instead; nothing where there is a single figure."""
    table: Any = components
    for name in path.split("."):
        inside = contents(table, name[:40])
        if not inside:
            return name[:40], ""
        step = next(iter(steps_from(table, name)), None) if name != ANY else None
        if step is None:
            return name[:40], inside
        table = table[step[0]]
    return "", ""


def contents(table: Any, wanted: str) -> str:
    """What a table or a list has, in short: of many rows those most like the one wanted. Nothing for a figure."""
    if isinstance(table, list):
        names = [name_of_row(row, place) for place, row in enumerate(table)]
        if len(names) <= FEW_ROWS:
            return ", ".join(names) or "no rows"
        like = get_close_matches(wanted, names) or [names[0], names[-1]]
        return f"{len(names)} rows, such as {', '.join(like)}"
    return ", ".join(table) if isinstance(table, dict) else ""


def change(components: dict[str, Any], path: str, text: str) -> None:
    """Set one figure by its path: names between dots; in a list, the row with that id or value, or its place from 0."""
    figure = find(components, path)
    table: Any = components
    for key in figure.keys[:-1]:
        table = table[key]
    table[figure.keys[-1]] = figure.read(text)
