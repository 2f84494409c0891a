"""What is asked of the database, and what is told to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    tuple_,
    union,
    update,
)
from sqlalchemy.sql.dml import UpdateBase

from centans.server.messages import ChatLine, Show, Status
from centans.server.storage.database import ManyRows
from centans.server.storage.notices import Notices
from centans.server.storage.records import (
    SeatRecord,
    StoredTable,
    TableRecord,
    seat_record,
    table_record,
    written,
)
from centans.server.storage.schema import bot_turns, chat, entries, guests, nonces, pulse, seats, standings, tables
from centans.server.storage.writer import Writer

MOST_LISTED = 100
Listed = tuple[TableRecord, list[SeatRecord]]
Place = tuple[int, str]
"""Of a table in a list: when it was last changed, and its id."""
standing_tables = tables.join(standings)
whole_tables = select(tables, standings).select_from(standing_tables)
NOT_OVERTAKEN = "standings.epoch = excluded.epoch AND standings.length <= excluded.length"
"""Nobody has taken anything back, or answered more, than whoever writes this knows of."""
PULSE = 1.0
"""Seconds for which it is believed that something can be stored, or cannot."""
CLAIM_LASTS = 60_000
"""A bot's turn whose claim is older, in milliseconds, may be taken up by another process."""


@dataclass
class Change:
    """What one answer, or one undo, does to a table: all of it is stored, or nothing."""

    table_id: str
    length: int
    status: Status
    epoch: int
    waiting_for: list[int]
    changed: int
    new_entries: list[tuple[Any, ...]] = field(default_factory=list)
    cut_from: int | None = None
    """For an undo: how many entries there were; those beyond `length` are removed."""
    nonce: tuple[int, str] | None = None
    turns_gone: list[int] = field(default_factory=list)
    turns_new: list[tuple[int, str]] = field(default_factory=list)

    def standing(self) -> tuple[Any, ...]:
        """The row of `standings`."""
        return self.table_id, self.status, self.epoch, self.length, written(self.waiting_for), self.changed


class Overtaken(Exception):
    """Another process has changed the table since we looked: nothing was stored."""


class Store:
    """The database: reads in a thread, writes through the writer."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.writer: Writer[Change] = Writer(engine, self._apply)
        self._entries = ManyRows(engine, entries)
        self._nonces = ManyRows(engine, nonces)
        self._turns = ManyRows(engine, bot_turns)
        self.notices = Notices(engine) if engine.dialect.name == "postgresql" else None
        """For the other servers on this database, if there can be any."""
        self._pulse: asyncio.Task[int] | None = None
        self._pulse_began = 0.0
        self._standings = ManyRows(engine, standings, "table_id", NOT_OVERTAKEN)

    def close(self) -> None:
        self.writer.close()
        self._engine.dispose()

    async def _read(self, question: Any) -> Any:
        def ask() -> Any:
            with self._engine.connect() as connection:
                return question(connection)

        return await asyncio.to_thread(ask)

    async def _write(self, statement: UpdateBase) -> int:
        """How many rows it touched."""
        return await self.writer.store(lambda connection: connection.execute(statement).rowcount)

    # -- guests --------------------------------------------------------------------------------------------------

    async def guest_name(self, guest: str) -> str | None:
        statement = select(guests.c.name).where(guests.c.id == guest)
        found: str | None = await self._read(lambda connection: connection.scalar(statement))
        return found

    async def add_guest(self, guest: str, name: str, now: int) -> None:
        await self._write(insert(guests).values(id=guest, name=name, created=now))

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._write(update(guests).where(guests.c.id == guest).values(name=name))

    # -- reading tables ------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> StoredTable | None:
        found: StoredTable | None = await self._read(lambda connection: load(connection, table_id))
        return found

    async def listed(self, show: Show, guest: str | None, before: Place | None = None) -> list[Listed]:
        found: list[Listed] = await self._read(lambda connection: listed(connection, show, guest, before))
        return found

    async def hosted(self, guest: str) -> int:
        """How many tables this guest keeps that are not over."""
        statement = (
            select(func.count())
            .select_from(standing_tables)
            .where(tables.c.host == guest, standings.c.status != "over")
        )
        found: int = await self._read(lambda connection: connection.scalar(statement))
        return found

    async def brought_in(self, guest: str) -> int:
        """How many finished matches this guest has brought in."""
        statement = (
            select(func.count())
            .select_from(standing_tables)
            .where(tables.c.host == guest, tables.c.brought_in, standings.c.status == "over")
        )
        found: int = await self._read(lambda connection: connection.scalar(statement))
        return found

    async def chat_lines(self, table_id: str, after: int) -> list[ChatLine]:
        statement = (
            select(chat).where(chat.c.table_id == table_id, chat.c.number > after).order_by(chat.c.number.desc())
        ).limit(MOST_LISTED)
        rows = await self._read(lambda connection: connection.execute(statement).all())
        return [ChatLine(row.number, row.name, row.seat, row.text, row.at) for row in reversed(rows)]

    async def beat(self, now: int) -> None:
        """Raises if nothing can be stored. Whoever asks while another asks, or soon after, is told the same."""
        if self._pulse is None or (self._pulse.done() and monotonic() - self._pulse_began > PULSE):
            self._pulse_began = monotonic()
            self._pulse = asyncio.create_task(self._write(update(pulse).values(at=now)))
        await asyncio.shield(self._pulse)

    # -- writing tables ------------------------------------------------------------------------------------------

    async def add_table(
        self, record: TableRecord, seated: Sequence[SeatRecord], change: Change, rematch_of: str | None = None
    ) -> None:
        """Raises `Overtaken` if there is a rematch of that table already."""
        alone = and_(tables.c.id == rematch_of, tables.c.rematch.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), record.row())
            if rematch_of is not None:
                follow = update(tables).where(alone).values(rematch=record.id)
                if connection.execute(follow).rowcount != 1:
                    raise Overtaken
                self._tell(connection, [rematch_of])
            connection.execute(insert(seats), [seat.row() for seat in seated])
            self._apply(connection, [change])

        await self.writer.store(work)

    def change(self, change: Change) -> asyncio.Future[None]:
        """Store an answer or an undo: the path that must be quick."""
        return self.writer.change(change)

    def _apply(self, connection: Connection, changes: Sequence[Change]) -> None:
        """Many changes, each of another table, by one statement for each kind of row."""
        for change in changes:
            if change.cut_from is not None:
                cut(connection, change, change.cut_from)
            for seat in change.turns_gone:
                gone = and_(bot_turns.c.table_id == change.table_id, bot_turns.c.seat == seat)
                connection.execute(delete(bot_turns).where(gone))
        self._entries.put(connection, [row for change in changes for row in change.new_entries])
        self._nonces.put(connection, [(one.table_id, *one.nonce) for one in changes if one.nonce is not None])
        turns = [(one.table_id, seat, ask, None, None) for one in changes for seat, ask in one.turns_new]
        self._turns.put(connection, turns)
        rows = [change.standing() for change in changes]
        if self._standings.put(connection, rows) != len(rows):
            raise Overtaken
        self._tell(connection, [change.table_id for change in changes])

    def _tell(self, connection: Connection, table_ids: Sequence[str]) -> None:
        if self.notices is not None:
            self.notices.send(connection, table_ids)

    async def reseat(self, before: SeatRecord, seat: SeatRecord, change: Change) -> None:
        """Raises `Overtaken` if the seat is not what it was before any more."""
        own = and_(seats.c.table_id == seat.table_id, seats.c.number == seat.number)
        unchanged = and_(own, seats.c.kind == before.kind, seats.c.guest.is_not_distinct_from(before.guest))

        def work(connection: Connection) -> None:
            if connection.execute(update(seats).where(unchanged).values(seat.row())).rowcount != 1:
                raise Overtaken
            self._apply(connection, [change])

        await self.writer.store(work)

    async def say(self, table_id: str, line: ChatLine) -> None:
        values = {"number": line.number, "name": line.name, "seat": line.seat, "text": line.text, "at": line.at}

        def work(connection: Connection) -> None:
            connection.execute(insert(chat).values(table_id=table_id, **values))
            self._tell(connection, [table_id])

        await self.writer.store(work)

    # -- bots' turns ---------------------------------------------------------------------------------------------

    async def claim(self, table_id: str, seat: int, ask: str, claimant: str, now: int) -> bool:
        """Take a bot's turn for this process; False if it is gone or another process has it."""
        free = or_(bot_turns.c.claimed_by == claimant, unclaimed(now))
        own = and_(bot_turns.c.table_id == table_id, bot_turns.c.seat == seat, bot_turns.c.ask == ask)
        statement = update(bot_turns).where(own, free).values(claimed_by=claimant, claimed_at=now)
        return await self._write(statement) == 1

    async def release_claims(self) -> None:
        """Forget the claims of a process that is no more."""
        await self._write(update(bot_turns).values(claimed_by=None, claimed_at=None))

    async def tables_with_turns(self, orphaned_at: int | None = None) -> list[str]:
        """The tables where a bot has yet to answer; or only those whose turns no living process has at that time."""
        statement = select(bot_turns.c.table_id).distinct()
        if orphaned_at is not None:
            statement = statement.where(unclaimed(orphaned_at))
        found: list[str] = await self._read(lambda connection: list(connection.scalars(statement)))
        return found


def unclaimed(now: int) -> ColumnElement[bool]:
    """Whether no living process has the bot's turn. A claim from the future is none: the clock was set back."""
    at = bot_turns.c.claimed_at
    return or_(bot_turns.c.claimed_by.is_(None), not_(at.between(now - CLAIM_LASTS, now + CLAIM_LASTS)))


def cut(connection: Connection, change: Change, length: int) -> None:
    """Take entries back, if they are still the last ones."""
    known = and_(
        standings.c.table_id == change.table_id, standings.c.epoch == change.epoch - 1, standings.c.length == length
    )
    taken_back = update(standings).where(known).values(epoch=change.epoch, length=change.length)
    if connection.execute(taken_back).rowcount != 1:
        raise Overtaken
    tail = and_(entries.c.table_id == change.table_id, entries.c.number > change.length)
    connection.execute(delete(entries).where(tail))


def load(connection: Connection, table_id: str) -> StoredTable | None:
    row = connection.execute(whole_tables.where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    of_table = {name: table.c.table_id == table_id for name, table in OWNED.items()}
    log = connection.execute(select(entries).where(of_table["entries"]).order_by(entries.c.number)).all()
    turns = connection.execute(select(bot_turns.c.seat, bot_turns.c.ask).where(of_table["bot_turns"])).all()
    done = connection.execute(select(nonces.c.seat, nonces.c.nonce).where(of_table["nonces"])).all()
    return StoredTable(
        table=table_record(row),
        seats=seats_of(connection, [table_id])[table_id],
        entries=list(log),
        chat=connection.scalar(select(func.count()).where(of_table["chat"])) or 0,
        turns={turn.seat: turn.ask for turn in turns},
        nonces={(row.seat, row.nonce) for row in done},
    )


OWNED = {"entries": entries, "bot_turns": bot_turns, "nonces": nonces, "chat": chat}


def seats_of(connection: Connection, table_ids: Iterable[str]) -> dict[str, list[SeatRecord]]:
    found: dict[str, list[SeatRecord]] = {table_id: [] for table_id in table_ids}
    statement = select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.table_id, seats.c.number)
    for row in connection.execute(statement):
        found[row.table_id].append(seat_record(row))
    return found


def listed(connection: Connection, show: Show, guest: str | None, before: Place | None) -> list[Listed]:
    """A page of the tables that such a list shows, the last changed first: those after that place, if one is given.

    Each kind of table is sought by itself, on the way that an index shows.
    """
    rows: dict[str, Any] = {}
    for kind in kinds_of(show, guest):
        for row in connection.execute(page(kind, before)):
            rows[row.id] = row
    last_first = sorted(rows.values(), key=lambda row: (row.changed, row.id), reverse=True)
    records = [table_record(row) for row in last_first[:MOST_LISTED]]
    seated = seats_of(connection, [record.id for record in records])
    return [(record, seated[record.id]) for record in records]


def kinds_of(show: Show, guest: str | None) -> list[ColumnElement[bool]]:
    status = standings.c.status
    hosts = select(tables.c.id).where(tables.c.host == guest)
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    mine = [standings.c.table_id.in_(union(hosts, sits))] if guest is not None else []
    if show == "mine":
        return [and_(own, status.in_(["waiting", "playing"])) for own in mine]
    if show == "past":
        return [and_(status == "over", which) for which in [*mine, tables.c.watchers]]
    if show == "running":
        return [and_(status == "playing", tables.c.watchers)]
    free = exists().where(seats.c.table_id == standings.c.table_id, seats.c.kind == "anyone")
    return [and_(status == "waiting", free, not_(tables.c.brought_in))]


def page(kind: ColumnElement[bool], before: Place | None) -> Select[Any]:
    place = tuple_(standings.c.changed, standings.c.table_id)
    statement = whole_tables.where(kind).order_by(standings.c.changed.desc(), standings.c.table_id.desc())
    if before is not None:
        statement = statement.where(place < before)
    return statement.limit(MOST_LISTED)
