"""The scribe writes parts of views as JSON, and nothing twice: views of one position share what all see alike, and from
one position to the next most parts stay the very same objects, as games make them once and keep them at hand.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from centans.server.messages.play import OptionInfo
from centans.server.streams import encoder

Part = bytes | tuple[bytes, ...]
"""A value as JSON; that of a list of greater things item by item."""

SHORT = frozenset({int, str, bool, float, type(None)})
SOFT = frozenset({list, dict, tuple})
"""What a game may go on writing in, or what may hold such a thing: by the next position it could say something else."""


class Scribe:
    """Writes for one table. What it has written is known by the identity of the value, so it holds on to the value."""

    __slots__ = ("_before", "_held", "_held_before", "_lists", "_written")

    def __init__(self) -> None:
        self._written: dict[int, bytes] = {}
        self._held: list[Any] = []
        self._lists: dict[int, tuple[bytes, ...]] = {}
        """Lists are the same only while the position is: a game may go on writing in them."""
        self._before: dict[int, bytes] = {}
        self._held_before: list[Any] = []

    def turn_page(self) -> None:
        """The position has changed: what the last one showed stays known, what was there before that is forgotten."""
        if self._held:
            self._before, self._held_before = self._written, self._held
            self._written, self._held, self._lists = {}, [], {}

    def write(self, value: Any) -> Part:
        kind = type(value)
        if kind is list and value and type(value[0]) not in SHORT:
            return self._write_list(value)
        return encoder.encode(value) if kind in SHORT or kind in SOFT else self._write_one(value)

    def _write_one(self, value: Any) -> bytes:
        name = id(value)
        found = self._written.get(name)
        if found is None:
            found = self._written[name] = self._before.get(name) or encoder.encode(value)
            self._held.append(value)
        return found

    def _write_list(self, value: list[Any]) -> tuple[bytes, ...]:
        found = self._lists.get(id(value))
        if found is None:
            found = self._lists[id(value)] = tuple(self._write_items(value))
            self._held.append(value)
        return found

    def _write_items(self, items: list[Any]) -> list[bytes]:
        """Mostly there are many, and all are known: so they are looked up together."""
        names = [*map(id, items)]
        known = [*map(self._before.get, names)]
        if None not in known:
            self._written.update(zip(names, cast("list[bytes]", known), strict=True))
            self._held += items
            return cast("list[bytes]", known)
        if not SOFT.isdisjoint(map(type, items)):
            return [*map(encoder.encode, items)]
        return [self._write_one(item) for item in items]


@cache
def option(info: OptionInfo) -> bytes:
    """Options exist once, and the same ones are offered again and again."""
    return encoder.encode(info)
