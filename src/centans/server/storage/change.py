"""What an answer or an undo does to the rows of a table: all of it is stored, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, and_, delete, update

from centans.server.messages.tables import Status
from centans.server.storage.database import ManyRows
from centans.server.storage.notices import Notices
from centans.server.storage.records import written
from centans.server.storage.schema import bot_turns, entries, keys, nonces, portraits, seen, standings

NOT_OVERTAKEN = "standings.epoch = excluded.epoch AND standings.length <= excluded.length"
"""Nobody has taken anything back, or answered more, than whoever writes this knows of."""


@dataclass
class Change:
    """One answer, or one undo, as the table stands after it."""

    table_id: str
    length: int
    status: Status
    epoch: int
    waiting_for: list[int]
    changed: int
    proof: str
    proved: int
    since: int
    furthest: int
    new_entries: list[tuple[Any, ...]] = field(default_factory=list)
    new_keys: list[tuple[Any, ...]] = field(default_factory=list)
    cut_from: int | None = None
    """For an undo: how many entries there were; those beyond `length` are removed."""
    nonce: tuple[int, str] | None = None
    turns_gone: list[int] = field(default_factory=list)
    turns_new: list[tuple[int, str]] = field(default_factory=list)

    def standing(self) -> tuple[Any, ...]:
        """The row of `standings`."""
        waiting_for = written(self.waiting_for)
        place = self.table_id, self.status, self.epoch, self.length
        return *place, waiting_for, self.changed, self.proof, self.proved, self.since, self.furthest


class Overtaken(Exception):
    """Another process has changed the table since we looked: nothing was stored."""


class Changes:
    """Writes changes down, many at once, and tells the other servers which tables they are of."""

    def __init__(self, engine: Engine, notices: Notices | None) -> None:
        self._notices = notices
        self._entries = ManyRows(engine, entries)
        self._keys = ManyRows(engine, keys)
        self._nonces = ManyRows(engine, nonces)
        self._turns = ManyRows(engine, bot_turns)
        self._standings = ManyRows(engine, standings, "table_id", NOT_OVERTAKEN)

    def apply(self, connection: Connection, changes: Sequence[Change]) -> None:
        """Many changes, each of another table, by one statement for each kind of row."""
        for change in changes:
            if change.cut_from is not None:
                cut(connection, change, change.cut_from)
            for seat in change.turns_gone:
                gone = and_(bot_turns.c.table_id == change.table_id, bot_turns.c.seat == seat)
                connection.execute(delete(bot_turns).where(gone))
        self._entries.put(connection, [row for change in changes for row in change.new_entries])
        self._keys.put(connection, [row for change in changes for row in change.new_keys])
        self._nonces.put(connection, [(one.table_id, *one.nonce) for one in changes if one.nonce is not None])
        turns = [(one.table_id, seat, ask, None, None) for one in changes for seat, ask in one.turns_new]
        self._turns.put(connection, turns)
        rows = [change.standing() for change in changes]
        if self._standings.put(connection, rows) != len(rows):
            raise Overtaken
        self.tell(connection, [change.table_id for change in changes])

    def tell(self, connection: Connection, table_ids: Sequence[str]) -> None:
        if self._notices is not None:
            self._notices.send(connection, table_ids)


def cut(connection: Connection, change: Change, length: int) -> None:
    """Take entries back, if they are still the last ones."""
    known = and_(
        standings.c.table_id == change.table_id, standings.c.epoch == change.epoch - 1, standings.c.length == length
    )
    taken_back = update(standings).where(known).values(epoch=change.epoch, length=change.length)
    if connection.execute(taken_back).rowcount != 1:
        raise Overtaken
    further = and_(seen.c.table_id == change.table_id, seen.c.entries > change.length)
    connection.execute(update(seen).where(further).values(entries=change.length))
    for table in (entries, keys, portraits):
        tail = and_(table.c.table_id == change.table_id, table.c.number > change.length)
        connection.execute(delete(table).where(tail))
