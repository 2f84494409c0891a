"""A digest of a state: two positions are the same if and only if their digests are."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from centans.core.decks import Deck
from centans.core.records import Record
from centans.core.steps import Agenda, State, Step, field_names

APART: Final = frozenset({"journal", "box"})
"""Fields that are not facts of the position: what is told about it, and what never changes in a match."""


def digest(s: State) -> str:
    """Sixteen hexadecimal digits over every fact of the position, the agenda included."""
    return hashed(s, size=8)


def hashed(value: object, size: int) -> str:
    """A value's facts in few hexadecimal digits, two for each byte of `size`."""
    return hashlib.blake2b(repr(facts(value)).encode(), digest_size=size).hexdigest()


def facts(value: object) -> object:
    """A value as nested tuples of numbers and texts."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, list | tuple):
        return tuple([facts(item) for item in value])
    if isinstance(value, Record):
        return tuple(numbers(value.row()))
    if isinstance(value, State | Step | Agenda | Deck):
        names = {*field_names(type(value)), *getattr(value, "__dict__", ())} - APART
        return (type(value).__name__, *[(name, fact(value, name)) for name in sorted(names)])
    raise TypeError(f"a state may hold numbers, texts, lists, decks, records and steps, not a {type(value).__name__}")


def fact(owner: object, name: str) -> object:
    """One fact of an owner; a record that a state has not got now is an empty row."""
    value = getattr(owner, name)
    return () if value is None and isinstance(owner, State) else facts(value)


def numbers(row: list[Any]) -> list[object]:
    """The values of a row one behind the other, whatever lists and records they stand in."""
    found: list[object] = []
    for value in row:
        if isinstance(value, list | tuple):
            found += numbers(list(value))
        elif isinstance(value, Record):
            found += numbers(value.row())
        else:
            found.append(facts(value))
    return found
