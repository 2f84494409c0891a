"""Tables of components: read with care, and what is missing or wrong there is said in a sentence, with its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NoReturn

from centans.core.errors import BadComponents

Where = tuple[str | int, ...]

DESCRIBING: Final = ("source", "why", "printed")
"""Keys that any table may have: they say where its figures come from."""


class Table:
    """A table with its path in the components."""

    __slots__ = ("values", "where")

    def __init__(self, values: dict[str, Any], where: Where) -> None:
        self.values = values
        self.where = where

    def at(self, *path: str | int) -> Where:
        return (*self.where, *path)

    def wrong(self, reason: str, *path: str | int) -> NoReturn:
        raise BadComponents(reason, self.at(*path))

    def has(self, key: str) -> bool:
        return key in self.values

    def only(self, *known: str) -> None:
        """Complain about a key that nobody would read."""
        for key in self.values:
            if key not in known and key not in DESCRIBING:
                self.wrong(f"'{key}' means nothing here; there can be: {', '.join(known)}", key)

    def value(self, key: str) -> Any:
        if key not in self.values:
            table = ".".join([str(name) for name in self.where])
            self.wrong(f"'{key}' is missing" + (f" in '{table}'" if table else ""))
        return self.values[key]

    def text(self, key: str, allowed: Sequence[str] = ()) -> str:
        return self._text(self.value(key), allowed, key)

    def _text(self, found: Any, allowed: Sequence[str], *path: str | int) -> str:
        if not isinstance(found, str):
            self.wrong(f"'{path[0]}' must be a text, not {found!r}", *path)
        if allowed and found not in allowed:
            self.wrong(f"'{found}' is not possible for '{path[0]}'; there can be: {', '.join(allowed)}", *path)
        return found

    def texts(self, key: str, allowed: Sequence[str] = ()) -> list[str]:
        return [self._text(found, allowed, key, place) for place, found in enumerate(self.rows(key))]

    def rows(self, key: str) -> list[Any]:
        found = self.value(key)
        if not isinstance(found, list):
            self.wrong(f"'{key}' must be a list, not {found!r}", key)
        return found

    def whole(self, key: str, least: int, most: int) -> int:
        found = self.value(key)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            self.wrong(f"'{key}' must be a whole number from {least} to {most}, not {found!r}", key)
        return found

    def flag(self, key: str) -> bool:
        found = self.values.get(key, False)
        if not isinstance(found, bool):
            self.wrong(f"'{key}' must be true or false, not {found!r}", key)
        return found

    def wholes(self, key: str, least: int, most: int) -> list[int]:
        for place, found in enumerate(self.rows(key)):
            if not isinstance(found, int) or not least <= found <= most:
                self.wrong(f"'{key}' must hold whole numbers from {least} to {most}, not {found!r}", key, place)
        return list(self.rows(key))

    def table(self, key: str) -> Table:
        found = self.value(key)
        if not isinstance(found, dict):
            self.wrong(f"'{key}' must be a table, not {found!r}", key)
        return Table(found, self.at(key))

    def tables(self, key: str) -> list[Table]:
        rows = self.rows(key) if self.has(key) else []
        for place, row in enumerate(rows):
            if not isinstance(row, dict):
                self.wrong(f"'{key}' must hold tables, not {row!r}", key, place)
        return [Table(row, self.at(key, place)) for place, row in enumerate(rows)]
