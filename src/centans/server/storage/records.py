"""The rows of the database as Python values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
from sqlalchemy import Row

from centans.core.dice import Outcome
from centans.core.game import Game
from centans.core.match import Entry
from centans.server.messages import SeatKind, Status

STANDING = ("status", "epoch", "length", "waiting_for", "changed")


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
    status: Status
    epoch: int
    length: int
    waiting_for: list[int]
    created: int
    changed: int

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


@dataclass
class StoredTable:
    """Everything about one table that outlives the process."""

    table: TableRecord
    seats: list[SeatRecord]
    entries: list[Row[Any]]
    chat: int
    turns: dict[int, str]
    nonces: set[tuple[int, str]]


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


def outcomes(text: str) -> tuple[Outcome, ...]:
    return msgspec.json.decode(text, type=tuple[tuple[str, int], ...])


def entry_rows(table_id: str, entries: Sequence[Entry], first: int) -> list[tuple[Any, ...]]:
    """The entries as rows of the log, the first of them with that number."""
    return [
        (table_id, number, one.seat, one.key, one.option.notation, written(one.dice) if one.dice else "[]", one.auto)
        for number, one in enumerate(entries, first)
    ]


def entry(game: Game[Any], row: Row[Any]) -> Entry:
    return Entry(row.seat, row.key, game.option(row.notation), outcomes(row.dice), bool(row.auto))
