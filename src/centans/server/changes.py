"""Changes: what is new in a view, for whoever has the one before. Few things change by an answer, and views are long.

A change is `[path, value]`: there is that value now; `[path]`: there is nothing any more; or, in a list,
`[path, first, gone, new]`: from the item with number `first` on, so many are gone and those new ones are there instead.
A path is the names and numbers that lead to a place, from the whole view on.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Sequence
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from centans.server import scribe
from centans.server.messages.play import AskInfo, TableView
from centans.server.scribe import Part, Scribe
from centans.server.streams import encoder

Path = tuple[str | int, ...]
Alike = dict[tuple[Path, int, int], bytes]
"""Changes that were found for certain eyes, by the place of a part and the identity of what it was and is.

It serves while the frames compared are at hand, and no longer.
"""

SMALL = 48
"""Bytes of a value that is told again as a whole: to look for what changed within it would gain nothing."""


@cache
def names_of(kind: type) -> tuple[str, ...]:
    """The fields of a class of views; none if it is something else."""
    return tuple([field.name for field in dataclasses.fields(kind)]) if dataclasses.is_dataclass(kind) else ()


class Frame:
    """What certain eyes see of a position, to be sent whole or compared. The view is in parts that are JSON already, as
    a game may go on writing in what it showed; all around it was made for these eyes, and is written when it is told.
    """

    __slots__ = ("_around", "_asks", "_named", "_view", "_whole")

    def __init__(self, shown: TableView, by: Scribe) -> None:
        names = names_of(shown.view.__class__)
        self._named = bool(names)
        """Whether the view has parts with names; if not, it is a part by itself."""
        self._view: dict[str, Part] = {name: by.write(getattr(shown.view, name)) for name in names}
        if not names:
            self._view["view"] = encoder.encode(shown.view)
        self._asks = shown.asks
        self._around = AROUND(shown)
        self._whole: bytes | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame):
            return NotImplemented
        return self._around == other._around and self._view == other._view and self._asks == other._asks

    __hash__ = None  # type: ignore[assignment]

    @property
    def whole(self) -> bytes:
        """The view as JSON."""
        if self._whole is None:
            parts = {name: encoder.encode(value) for name, value in zip(NAMES_AROUND, self._around, strict=True)}
            parts["view"] = as_object(self._view) if self._named else joined(self._view["view"])
            parts["asks"] = self._all_asks()
            self._whole = as_object(parts)
        return self._whole

    def _all_asks(self) -> bytes:
        return b"[" + b",".join([as_object(ask_parts(ask)) for ask in self._asks]) + b"]"

    def digest(self) -> bytes:
        """Few bytes that say whether it is the same."""
        return hashlib.blake2b(self.whole, digest_size=16).digest()

    def since(self, before: Frame, alike: Alike) -> bytes:
        """The changes that lead here from another frame of the same eyes, as JSON."""
        found = [
            changed((name,), encoder.encode(new))
            for name, old, new in zip(NAMES_AROUND, before._around, self._around, strict=True)
            if old != new
        ]
        assert self._named is before._named, "a game has one kind of view"
        changes_of_parts(("view",) if self._named else (), before._view, self._view, found, alike)
        if len(before._asks) != len(self._asks):
            found.append(changed(("asks",), self._all_asks()))
        else:
            for number, (old, new) in enumerate(zip(before._asks, self._asks, strict=True)):
                if old != new:
                    changes_of_parts(("asks", number), ask_parts(old), ask_parts(new), found, {})
        return b"[" + b",".join(found) + b"]"


NAMES_AROUND = tuple([name for name in TableView.__struct_fields__ if name not in ("asks", "view")])
AROUND = attrgetter(*NAMES_AROUND)
"""What stands beside the position and the questions."""
QUESTION = tuple([name for name in AskInfo.__struct_fields__ if name != "options"])


def ask_parts(ask: AskInfo) -> dict[str, Part]:
    parts: dict[str, Part] = {name: encoder.encode(getattr(ask, name)) for name in QUESTION}
    parts["options"] = tuple([scribe.option(one) for one in ask.options])
    return parts


def joined(part: Part) -> bytes:
    return part if isinstance(part, bytes) else b"[" + b",".join(part) + b"]"


def as_object(parts: dict[str, Any]) -> bytes:
    return b"{" + b",".join([b'"%b":%b' % (name.encode(), joined(part)) for name, part in parts.items()]) + b"}"


# -- finding changes -------------------------------------------------------------------------------------------------


def changed(path: Path, value: bytes) -> bytes:
    return b"[%b,%b]" % (encoder.encode(path), value)


def changes_of_parts(
    path: Path, before: dict[str, Part], after: dict[str, Part], found: list[bytes], alike: Alike
) -> None:
    """What all see alike changes alike for all: it is found out for the first of them."""
    for name, new in after.items():
        old = before[name]
        if new == old:
            continue
        place = *path, name
        key = place, id(old), id(new)
        change = alike.get(key)
        if change is None:
            change = alike[key] = change_of_part(place, old, new)
        found.append(change)


def change_of_part(path: Path, old: Part, new: Part) -> bytes:
    if isinstance(new, tuple) and isinstance(old, tuple):
        return changes_of_list(path, old, new)
    return changes_of_value(path, joined(old), joined(new))


def changes_of_list(path: Path, before: tuple[bytes, ...], after: tuple[bytes, ...]) -> bytes:
    """The items that changed, each for itself if there are as many as before; or the list, if that is shorter."""
    if len(before) == len(after):
        items = [
            changes_of_value((*path, number), old, new)
            for number, (old, new) in enumerate(zip(before, after, strict=True))
            if old != new
        ]
        some = b",".join(items)
    else:
        first, gone, new = splice(before, after)
        some = b"[%b,%d,%d,[%b]]" % (encoder.encode(path), first, gone, b",".join(new))
    if len(some) < sum(map(len, after)):
        return some
    return min(changed(path, joined(after)), some, key=len)


def splice(before: Sequence[Any], after: Sequence[Any]) -> tuple[int, int, Sequence[Any]]:
    """Where lists begin to differ, how many items of the old one are gone from there on, and what has come instead."""
    most = min(len(before), len(after))
    first = 0
    while first < most and before[first] == after[first]:
        first += 1
    last = 0
    while last < most - first and before[-1 - last] == after[-1 - last]:
        last += 1
    return first, len(before) - first - last, after[first : len(after) - last]


def changes_of_value(path: Path, before: bytes, after: bytes) -> bytes:
    """What changed within a value, or the value, if that is shorter."""
    whole = changed(path, after)
    if len(after) <= SMALL:
        return whole
    found: list[Any] = []
    compare(path, msgspec.json.decode(before), msgspec.json.decode(after), found)
    return min(whole, encoder.encode(found)[1:-1], key=len)


def compare(path: Path, before: Any, after: Any, found: list[Any]) -> None:
    if type(before) is dict and type(after) is dict:
        found += [[(*path, name)] for name in before if name not in after]
        for name, value in after.items():
            if name not in before:
                found.append([(*path, name), value])
            elif before[name] != value:
                compare((*path, name), before[name], value, found)
    elif type(before) is list and type(after) is list and len(before) == len(after):
        for number, value in enumerate(after):
            if before[number] != value:
                compare((*path, number), before[number], value, found)
    elif type(before) is list and type(after) is list:
        found.append([path, *splice(before, after)])
    else:
        found.append([path, after])


# -- following them --------------------------------------------------------------------------------------------------


def applied(value: Any, changes: Sequence[Any]) -> Any:
    """The value with changes made, which stays what it was itself: what a client does, as the page in TypeScript."""
    for path, *change in changes:
        value = placed(value, path, change)
    return value


def placed(value: Any, path: Sequence[Any], change: Sequence[Any]) -> Any:
    if not path:
        return spliced(value, *change) if len(change) == 3 else change[0]
    copy = value.copy()
    if len(path) == 1 and not change:
        del copy[path[0]]
    else:
        old = value.get(path[0]) if isinstance(value, dict) else value[path[0]]
        copy[path[0]] = placed(old, path[1:], change)
    return copy


def spliced(items: list[Any], first: int, gone: int, new: list[Any]) -> list[Any]:
    return [*items[:first], *new, *items[first + gone :]]
