"""The rows of the database as Python values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row

from centans.core.dice import Outcome
from centans.core.entries import Entry, Hint
from centans.core.game import Game
from centans.core.keeping import Key
from centans.server.messages.tables import SeatKind, Status

STANDING = ("status", "epoch", "length", "waiting_for", "changed", "proof", "proved", "since", "furthest")


@dataclass
class TableRecord:
    """A table as it is stored: what the match is made of, and what lists of tables need."""

    id: str
    game: str
    revision: int
    players: int
    settings: dict[str, str]
    components: dict[str, str]
    seed: bytes | None
    promise: str
    opening: tuple[Outcome, ...]
    host: str
    watchers: bool
    pace: int
    brought_in: bool
    rematch: str | None
    patience: int
    hints: bool
    status: Status
    epoch: int
    length: int
    waiting_for: list[int]
    created: int
    changed: int
    box: str
    rules: str
    proof: str
    proved: int
    since: int
    furthest: int

    def row(self) -> dict[str, Any]:
        """What a table is, without how it stands."""
        fields = {name: value for name, value in asdict(self).items() if name not in STANDING}
        return fields | {
            "settings": written(self.settings),
            "components": written(self.components),
            "opening": written(self.opening),
        }


@dataclass
class SeatRecord:
    """A seat as it is stored. A person's seat keeps its guest while a bot stands in; a seat may be kept for one."""

    table_id: str
    number: int
    kind: SeatKind
    side: str
    guest: str | None
    name: str
    bot: str | None
    invitation: str | None

    def row(self) -> dict[str, Any]:
        return asdict(self)


class Sitting(NamedTuple):
    """Somebody has sat in a seat, and has seen what it hides; an empty guest has been forgotten."""

    seat: int
    guest: str


class Portrait(NamedTuple):
    """How a table stood after `number` answers, `told` of which everybody has heard of: made by the rules of that day,
    and shown without any. `sights` and `chapter` are packed: see portraits.py and core/keeping.py.
    """

    number: int
    told: int
    since: int
    digest: str
    sights: bytes
    chapter: bytes


@dataclass
class StoredTable:
    """Everything about one table that outlives the process."""

    table: TableRecord
    seats: list[SeatRecord]
    sittings: list[Sitting]
    sat: int
    """The number of the last of them."""
    hints: list[Hint]
    entries: list[Row[Any]]
    keys: list[Key]
    components: bytes
    """Those of the box that it was opened with; empty if that is not known."""
    chat: int
    turns: dict[int, str]
    nonces: set[tuple[int, str]]
    portrayed: int | None
    """After how many answers its portrait was made, if there is one."""


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def table_record(row: Row[Any]) -> TableRecord:
    values = {name: value for name, value in row._mapping.items() if name != "table_id"}
    return TableRecord(
        **values
        | {
            "settings": msgspec.json.decode(values["settings"]),
            "components": msgspec.json.decode(values["components"]),
            "opening": outcomes(values["opening"]),
            "waiting_for": msgspec.json.decode(values["waiting_for"]),
        }
    )


def seat_record(row: Row[Any]) -> SeatRecord:
    return SeatRecord(**row._mapping)


rolled = msgspec.json.Decoder(tuple[tuple[str, int], ...])


def outcomes(text: str) -> tuple[Outcome, ...]:
    """Mostly no die fell."""
    return rolled.decode(text) if text != "[]" else ()


def entry_rows(table_id: str, entries: Sequence[Entry], first: int) -> list[tuple[Any, ...]]:
    """The entries as rows of the log, the first of them with that number."""
    return [
        (table_id, number, one.seat, one.key, one.option.notation, written(one.dice) if one.dice else "[]", one.auto)
        for number, one in enumerate(entries, first)
    ]


def key_rows(table_id: str, kept: Sequence[Key]) -> list[tuple[Any, ...]]:
    return [(table_id, key.number, key.digest, key.position, key.chapter) for key in kept]


def entry(game: Game[Any], row: Sequence[Any]) -> Entry:
    _, _, seat, key, notation, dice, auto = row
    return Entry(seat, key, game.option(notation), outcomes(dice), bool(auto))
