"""Views: parts of what a seat may know that all games share."""

from __future__ import annotations

import dataclasses
from typing import Any, Generic, TypeVar, get_args, get_type_hints


@dataclasses.dataclass
class Pile:
    """Things that may lie face down: everybody sees how many; `cards` is None to those who may not see the faces."""

    count: int
    cards: list[int] | None


T = TypeVar("T")


class Album(Generic[T]):
    """Parts of views, kept at hand by all that they are made of. What stays the same from one position to the next is
    then the very same object, which a server need not write again. Nobody changes a part that was shown.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._parts: dict[object, T] = {}

    def get(self, facts: object) -> T | None:
        return self._parts.get(facts)

    def keep(self, facts: object, part: T) -> T:
        """When it is full it begins anew: what is still shown will soon be there again."""
        if len(self._parts) >= self._most:
            self._parts.clear()
        self._parts[facts] = part
        return part


def fields_of(part: Any) -> dict[str, Any]:
    """What a part of a view says, by name; `vars` would not do when it is compiled."""
    return {field.name: getattr(part, field.name) for field in dataclasses.fields(part)}


def piles(view: Any) -> list[Pile]:
    """Every pile in a view, in a fixed order."""
    found: list[Pile] = []
    _collect(view, found)
    return found


def _collect(part: Any, found: list[Pile]) -> None:
    kind = type(part)
    if kind is Pile:
        found.append(part)
    elif kind is list or kind is tuple:
        for item in part:
            _collect(item, found)
    elif kind is dict:
        for item in part.values():
            _collect(item, found)
    elif part is not None:
        for name in _fields_with_piles(kind):
            _collect(getattr(part, name), found)


FIELDS: dict[type, tuple[str, ...]] = {}
"""By class of view: those of its fields that may hold a pile. The rest need not be looked at."""
PLAIN = (int, str, bool, float, type(None))


def _fields_with_piles(kind: type) -> tuple[str, ...]:
    names = FIELDS.get(kind)
    if names is None:
        names = tuple([field.name for field in dataclasses.fields(kind)]) if dataclasses.is_dataclass(kind) else ()
        FIELDS[kind] = names
        hints = _hints(kind)
        names = tuple([name for name in names if may_hold_piles(hints.get(name, Any))])
        FIELDS[kind] = names
    return names


def _hints(kind: type) -> dict[str, Any]:
    """The types of a class's fields; none, if they cannot be found from here."""
    try:
        return get_type_hints(kind)
    except NameError:
        return {}


def may_hold_piles(hint: Any) -> bool:
    """Whether a value of this type can be a pile or have one within; what is not known may."""
    if hint in PLAIN:
        return False
    if isinstance(hint, type) and hint is not Pile and dataclasses.is_dataclass(hint):
        return len(_fields_with_piles(hint)) > 0
    inner = [part for part in get_args(hint) if part is not ...]
    return not inner or any(may_hold_piles(part) for part in inner)


def readable(found: list[Pile]) -> int:
    """How many cards of these piles, which may lie face down, are seen."""
    return sum([len(pile.cards) for pile in found if pile.cards is not None])
