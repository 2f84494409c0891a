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
    """Sixteen hexadecimal digits over every fact by which rules go, the agenda included."""
    return hashed(s, size=8)


def hashed(value: object, size: int) -> str:
    """A value's facts in few hexadecimal digits, two for each byte of `size`."""
    return hashlib.blake2b(repr(facts(value)).encode(), digest_size=size).hexdigest()


def facts(value: object) -> object:
    """A value as nested tuples of numbers and texts."""
    kind = type(value)
    if kind in SIMPLE:
        return value
    if isinstance(value, list | tuple):
        return tuple(value) if SIMPLE.issuperset(map(type, value)) else tuple([facts(item) for item in value])
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Record):
        return tuple(numbers(value.row()))
    if isinstance(value, State):
        return (kind.__name__, *[(name, fact(value, name)) for name in names_in(value)])
    if isinstance(value, Step | Agenda | Deck):
        return (kind.__name__, *[(name, facts(getattr(value, name))) for name in names_in(value)])
    raise TypeError(f"a state may hold numbers, texts, lists, decks, records and steps, not a {kind.__name__}")


SIMPLE: Final = frozenset({int, str, type(None)})
"""What a digest takes as it is; most of a position is lists of these."""


def fact_names(kind: type) -> list[str]:
    """The facts of a state, step, agenda, deck or record, in alphabetical order."""
    known = NAMES.get(kind)
    if known is None:
        known = NAMES[kind] = [name for name in field_names(kind) if name not in APART]
    return known


def digested(kind: type[State]) -> list[str]:
    """The facts by which rules go: two positions that differ in what is remembered alone are the same."""
    known = DIGESTED.get(kind)
    if known is None:
        known = DIGESTED[kind] = [name for name in fact_names(kind) if name not in kind.remembered]
    return known


def names_in(value: object) -> list[str]:
    """The facts of this very one: a class without slots may have given it more than it declares."""
    known = digested(type(value)) if isinstance(value, State) else fact_names(type(value))
    loose = getattr(value, "__dict__", None)
    return sorted({*known, *loose} - APART) if loose else known


NAMES: Final[dict[type, list[str]]] = {}
"""By class, once they were asked for."""
DIGESTED: Final[dict[type, list[str]]] = {}
"""The same of states, without what they remember."""


def fact(state: State, name: str) -> object:
    """One fact of a state; a record that it has not got now is an empty row."""
    value = getattr(state, name)
    return () if value is None else facts(value)


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
