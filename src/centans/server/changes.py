"""Changes: what is new in a view, for whoever has the one before. Few things change by an answer, and views are long.

A change is `[path, value]`: there is that value now; `[path]`: there is nothing any more; or, in a list,
`[path, first, gone, new]`: from the item with number `first` on, so many are gone and those new ones are there instead.
A path is the names and numbers that lead to a place, from the whole view on.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from centans.server.messages.play import TableView
from centans.server.streams import encoder

Alike = dict[tuple[bytes, int, int], list[bytes]]
"""Changes that were found for certain eyes, by the name of a part and the identity of what it was and is.

It serves while the frames compared are at hand, and no longer.
"""

SMALL = 48
"""Bytes of changes that are told as they are: to look whether the whole would be shorter gains nothing."""
LONG = 8
"""Items of a list that is told whole when most of them have changed."""
PLAIN = frozenset({int, str, bool, float, type(None)})
"""What has nothing within."""


class Shape(NamedTuple):
    """The fields of a class of views: their names, as they go on a path, and how to read them all."""

    names: tuple[bytes, ...]
    values: Callable[[Any], tuple[Any, ...]]


def shape(names: Sequence[str]) -> Shape:
    values = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
    return Shape(tuple([b",%b" % encoder.encode(name) for name in names]), values)


@cache
def shape_of(kind: type) -> Shape | None:
    """None if it is no class of views or messages."""
    if dataclasses.is_dataclass(kind):
        names = tuple([field.name for field in dataclasses.fields(kind)])
    else:
        names = getattr(kind, "__struct_fields__", ())
    return shape(names) if names else None


class Frame:
    """What certain eyes see of a position, to be sent whole or compared.

    It holds the view itself: nobody changes a view that was shown, and it shares nothing with the position (the
    contract of every game asks for that). So only what is told is ever written, and what stays the very same from one
    position to the next, as games keep parts at hand, is not even looked into.
    """

    __slots__ = ("_shown", "_whole")

    def __init__(self, shown: TableView) -> None:
        self._shown = shown
        self._whole: bytes | None = None

    def __eq__(self, other: object) -> bool:
        """Whether the same is told: a game's classes may compare as they like, and a watcher must not learn of it."""
        if not isinstance(other, Frame):
            return NotImplemented
        return self._shown == other._shown or self.whole == other.whole

    __hash__ = None  # type: ignore[assignment]

    @property
    def whole(self) -> bytes:
        """The view as JSON."""
        if self._whole is None:
            self._whole = encoder.encode(self._shown)
        return self._whole

    def digest(self) -> bytes:
        """Few bytes that say whether it is the same."""
        return hashlib.blake2b(self.whole, digest_size=16).digest()

    def since(self, before: Frame, alike: Alike) -> bytes:
        """The changes that lead here from another frame of the same eyes, as JSON."""
        found: list[bytes] = []
        old, new = before._shown, self._shown
        for name, was, now in zip(AROUND.names, AROUND.values(old), AROUND.values(new), strict=True):
            if was != now:
                changes_within(name, was, now, found)
        changes_of_view(old.view, new.view, found, alike)
        return b"[" + b",".join(found) + b"]"


AROUND = shape([name for name in TableView.__struct_fields__ if name != "view"])
"""What stands beside the position."""
VIEW = b',"view"'


# -- finding changes -------------------------------------------------------------------------------------------------
# A path is written as it goes: `,"view","castles",3`, the comma before the first name is left out in the end.


def changed(path: bytes, value: Any) -> bytes:
    return b"[[%b],%b]" % (path[1:], encoder.encode(value))


def changes_of_view(old: Any, new: Any, found: list[bytes], alike: Alike) -> None:
    """What all see alike changes alike for all: it is found out for the first of them."""
    shape = shape_of(new.__class__)
    if shape is None or old.__class__ is not new.__class__:
        if old != new:
            changes_within(VIEW, old, new, found)
        return
    for name, was, now in zip(shape.names, shape.values(old), shape.values(new), strict=True):
        if was is now:
            continue
        key = name, id(was), id(now)
        part = alike.get(key)
        if part is None:
            part = alike[key] = []
            if was != now:
                changes_within(VIEW + name, was, now, part)
        found += part


def changes_within(path: bytes, old: Any, new: Any, found: list[bytes]) -> None:
    """What changed within a value that is not what it was; or the value, if that is shorter."""
    kind = new.__class__
    if kind in PLAIN or kind is not old.__class__:
        found.append(changed(path, new))
    elif kind is list or kind is tuple:
        changes_of_list(path, old, new, found)
    elif kind is dict:
        changes_of_dict(path, old, new, found)
    else:
        shape = shape_of(kind)
        if shape is None:
            found.append(changed(path, new))
            return
        parts: list[bytes] = []
        for name, was, now in zip(shape.names, shape.values(old), shape.values(new), strict=True):
            if was is now or was == now:
                continue
            if now.__class__ in PLAIN:
                parts.append(b"[[%b%b],%b]" % (path[1:], name, encoder.encode(now)))
            else:
                changes_within(path + name, was, now, parts)
        add_shorter(path, new, parts, found)


def changes_of_list(path: bytes, old: Sequence[Any], new: Sequence[Any], found: list[bytes]) -> None:
    """The items that changed, each for itself if there are as many as before."""
    parts: list[bytes] = []
    if len(old) != len(new):
        first, gone, come = splice(old, new)
        parts.append(b"[[%b],%d,%d,%b]" % (path[1:], first, gone, encoder.encode(come)))
    else:
        numbers = [number for number, was in enumerate(old) if was is not new[number] and was != new[number]]
        if len(new) > LONG and len(numbers) > len(new) // 2:
            found.append(changed(path, new))
            return
        for number in numbers:
            changes_within(b"%b,%d" % (path, number), old[number], new[number], parts)
    add_shorter(path, new, parts, found)


def changes_of_dict(path: bytes, old: dict[Any, Any], new: dict[Any, Any], found: list[bytes]) -> None:
    parts = [b"[[%b]]" % place_of(path, name)[1:] for name in old if name not in new]
    for name, value in new.items():
        if name not in old:
            parts.append(changed(place_of(path, name), value))
        elif old[name] != value:
            changes_within(place_of(path, name), old[name], value, parts)
    add_shorter(path, new, parts, found)


def place_of(path: bytes, name: object) -> bytes:
    """Where something stands in a dict: JSON has no names but strings."""
    return b"%b,%b" % (path, encoder.encode(str(name)))


def add_shorter(path: bytes, new: Any, parts: list[bytes], found: list[bytes]) -> None:
    """Those changes, or the whole value if that is shorter."""
    size = sum(map(len, parts)) + len(parts) - 1
    if size > SMALL:
        whole = changed(path, new)
        if len(whole) < size:
            found.append(whole)
            return
    found += parts


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
