"""Keeping a position: written down fact by fact, and read back without replaying what led to it.

Numbers, texts, lists, and the names of the game's own classes are all that is written. Reading makes objects of these
classes through their constructors, whose parameters are their facts, and nothing else: whatever does not fit is
`Unfit`. That nothing was lost on the way the digest says, which stands beside what was kept.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from centans.core.decks import Deck
from centans.core.digest import digest, fact_names
from centans.core.errors import CentansError
from centans.core.game import Game, Variant
from centans.core.journal import Event
from centans.core.records import Record
from centans.core.steps import Agenda, State, Step

FORMAT: Final = 1
"""Goes up when positions are written otherwise; what was kept before is then worked out again from the log."""
LARGEST: Final = 1 << 22
"""No position or chapter of a journal, however long the match, needs so many bytes."""
TUPLE: Final = ""
"""What a plain tuple is called, so that it is not read as a list."""
AGAIN: Final = "="
"""What stands for a step that was written before: its number follows."""

Kinds = Mapping[str, Any]
"""By name: the classes of which a position of some game may be made."""


class Unfit(CentansError):
    """What was kept cannot be read with these rules."""


class Key:
    """A position of a match in progress, and what happened since the one kept before.

    `position` says how it stood after `number` answers, `chapter` what each answer since the last key brought about.
    """

    __slots__ = ("chapter", "digest", "number", "position")

    def __init__(self, number: int, digest: str, position: bytes, chapter: bytes) -> None:
        self.number = number
        self.digest = digest
        self.position = position
        self.chapter = chapter


class Kept:
    """What a key's position says: the state, how many answers are told, and where each row of dice stands."""

    __slots__ = ("cursor", "state", "told")

    def __init__(self, state: State, told: int, cursor: dict[str, list[int]]) -> None:
        self.state = state
        self.told = told
        self.cursor = cursor


# -- positions ---------------------------------------------------------------------------------------------------------


def write(kept: Kept) -> bytes:
    return packed([FORMAT, kept.told, kept.cursor, plain(kept.state, {})])


def read(game: Game[Any], variant: Variant, key: Key) -> Kept:
    """Raises `Unfit` if these rules know no such position, or if it is not the one that was kept."""
    try:
        form, told, cursor, state = unpacked(key.position)
        if form != FORMAT:
            raise Unfit(f"the position after answer {key.number} is kept in form {form}, not {FORMAT}")
        box = getattr(game.start(variant), "box", None)
        found = Reader(kinds_of(type(game).__module__.rpartition(".")[0]), box).read(state)
    except Unfit:
        raise
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as problem:
        raise Unfit(f"the position after answer {key.number} cannot be read: {problem}") from problem
    if not isinstance(found, State) or digest(found) != key.digest:
        raise Unfit(f"the position after answer {key.number} is not the one that was kept")
    return Kept(found, told, cursor)


def packed(value: object) -> bytes:
    return zlib.compress(json.dumps(value, separators=(",", ":")).encode(), 1)


def unpacked(data: bytes) -> Any:
    try:
        return json.loads(zlib.decompressobj().decompress(data, LARGEST))
    except zlib.error as problem:
        raise Unfit(f"what was kept is damaged: {problem}") from problem


def plain(value: object, known: dict[int, int]) -> object:
    """A value as numbers, texts, lists, and tables that name one class and hold its facts in alphabetical order.

    A step that stands in two places, such as an offer with who may answer it and who may withdraw it, is written once
    and stays one: `known` has the number of each that was written, by its identity.
    """
    kind = type(value)
    if value is None or kind is int or kind is str or kind is bool:
        return value
    if isinstance(value, list | tuple):
        row = [plain(item, known) for item in value]
        return row if kind is list else {TUPLE if kind is tuple else kind.__name__: row}
    if id(value) in known:
        return {AGAIN: known[id(value)]}
    if not isinstance(value, State | Step | Agenda | Deck | Record) or getattr(value, "__dict__", None):
        raise TypeError(
            f"a {kind.__name__} cannot be kept: it is neither number, text nor list, or has facts unslotted"
        )
    facts = [plain(getattr(value, name), known) for name in fact_names(kind)]
    if isinstance(value, Step):
        known[id(value)] = len(known)
    return {kind.__name__: facts}


class Reader:
    """Makes of what `plain` has written what it was."""

    __slots__ = ("_box", "_kinds", "_steps")

    def __init__(self, kinds: Kinds, box: object) -> None:
        self._kinds = kinds
        self._box = box
        self._steps: list[Any] = []

    def read(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self.read(item) for item in value]
        if not isinstance(value, dict):
            return value
        [(name, row)] = value.items()
        if name == AGAIN:
            return self._steps[row]
        facts = [self.read(item) for item in row]
        return tuple(facts) if name == TUPLE else self._made(name, facts)

    def _made(self, name: str, facts: list[Any]) -> Any:
        kind = self._kinds.get(name)
        if kind is None:
            raise Unfit(f"these rules know no '{name}'")
        if issubclass(kind, tuple):
            return kind(*facts)
        named = dict(zip(fact_names(kind), facts, strict=True))
        if issubclass(kind, State) and self._box is not None:
            named["box"] = self._box
        made = kind(**named)
        if isinstance(made, Step):
            self._steps.append(made)
        return made


def kinds_of(package: str) -> Kinds:
    """The classes of a game's package, and of the kernel, of which its positions are made."""
    found = KINDS.get(package)
    if found is None:
        found = KINDS[package] = {"Agenda": Agenda, "Deck": Deck}
        for base in (State, Step, Record, Deck, tuple):
            for kind in below(base):
                if is_part_of(kind, package):
                    found[kind.__name__] = kind
    return found


KINDS: Final[dict[str, dict[str, Any]]] = {}
"""By package, once they were asked for."""


def below(base: Any) -> list[Any]:
    """Every class that derives from another."""
    found: list[Any] = []
    for kind in base.__subclasses__():
        found.append(kind)
        found += below(kind)
    return found


def is_part_of(kind: Any, package: str) -> bool:
    """Whether a class belongs to that package or the kernel, with slots for its facts, compiled or not.

    What `@facts` has made its class from has none, and is not meant.
    """
    own: Any = vars(kind)
    module: str = kind.__module__
    return module.startswith((f"{package}.", "centans.core.")) and ("__slots__" in own or "__mypyc_attrs__" in own)


# -- what happened -----------------------------------------------------------------------------------------------------


def write_chapter(happened: Sequence[Sequence[Event]]) -> bytes:
    """What each of some answers brought about."""
    rows = [[[event.key, event.seats, event.params] for event in events] for events in happened]
    return packed([FORMAT, rows])


def read_chapter(chapter: bytes) -> list[list[Event]]:
    try:
        form, rows = unpacked(chapter)
        if form != FORMAT:
            raise Unfit(f"what happened is kept in form {form}, not {FORMAT}")
        return [[event_of(*row) for row in events] for events in rows]
    except (ValueError, TypeError, AttributeError) as problem:
        raise Unfit(f"what happened cannot be read: {problem}") from problem


def event_of(key: str, seats: list[int] | None, params: dict[str, Any]) -> Event:
    facts = {name: tuple(value) if isinstance(value, list) else value for name, value in params.items()}
    return Event(key, None if seats is None else tuple(seats), facts)
