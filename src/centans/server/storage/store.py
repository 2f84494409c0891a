"""What is asked of the database, and what is told to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.dml import UpdateBase

from centans.core.entries import Hint
from centans.core.keeping import Key
from centans.server.messages.chat import ChatLine
from centans.server.messages.tables import Show
from centans.server.storage import keeping, people
from centans.server.storage.change import Change, Changes, Overtaken
from centans.server.storage.database import ManyRows, one_moment
from centans.server.storage.lists import MOST_LISTED, Listed, Place, listed, seats_of, whole_tables
from centans.server.storage.notices import Notices
from centans.server.storage.records import (
    Portrait,
    SeatRecord,
    Sitting,
    StoredTable,
    TableRecord,
    table_record,
)
from centans.server.storage.schema import (
    bot_turns,
    chat,
    entries,
    guests,
    hints,
    nonces,
    portraits,
    pulse,
    seats,
    seen,
    sittings,
    standings,
    tables,
)
from centans.server.storage.writer import Writer

KEPT_LINES = 1000
"""How much of what is said at a table is kept: whoever talks without end fills no disk."""
FURTHER = "seen.entries < excluded.entries"
"""Nobody has unseen what another of his devices has shown him."""
PULSE = 1.0
"""Seconds for which it is believed that something can be stored, or cannot."""
CLAIM_LASTS = 60_000
"""A bot's turn whose claim is older, in milliseconds, may be taken up by another process."""


class AnotherFailed(SQLAlchemyError):
    """Somebody has waited for the database in vain: nothing was stored, and nobody need wait for it after him."""


class Store:
    """The database: reads in a thread, writes through the writer."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = one_moment(engine)
        self.notices = Notices(engine) if engine.dialect.name == "postgresql" else None
        """For the other servers on this database, if there can be any."""
        self._changes = Changes(engine, self.notices)
        self.writer: Writer[Change] = Writer(engine, self._changes.apply)
        self._pulse: asyncio.Task[int] | None = None
        self._pulse_began = 0.0
        self._seen = ManyRows(engine, seen, "table_id, seat", FURTHER)

    def close(self) -> None:
        self.writer.close()
        self._engine.dispose()

    async def _read(self, question: Any) -> Any:
        def ask() -> Any:
            with self._reading.connect() as connection:
                return question(connection)

        return await asyncio.to_thread(ask)

    async def _write(self, statement: UpdateBase) -> int:
        """How many rows it touched."""
        return await self.writer.store(lambda connection: connection.execute(statement).rowcount)

    async def _tell_of(self, work: Callable[[Connection], Sequence[str]]) -> None:
        """Do what changes some tables, and tell the other servers which."""
        await self.writer.store(lambda connection: self._changes.tell(connection, work(connection)))

    # -- guests --------------------------------------------------------------------------------------------------

    async def guest_name(self, guest: str) -> str | None:
        statement = select(guests.c.name).where(guests.c.id == guest)
        found: str | None = await self._read(lambda connection: connection.scalar(statement))
        return found

    async def add_guest(self, guest: str, name: str, now: int) -> None:
        await self._write(insert(guests).values(id=guest, name=name, created=now))

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._write(update(guests).where(guests.c.id == guest).values(name=name))

    async def forget_words(self, guest: str) -> None:
        """Nothing that this guest has said is told any more."""
        await self._tell_of(lambda connection: people.forget_words(connection, guest))

    async def forget_guest(self, guest: str) -> None:
        """Nothing is left that would tell who this guest was, at whatever tables he has been."""
        await self._tell_of(lambda connection: people.forget_guest(connection, guest))

    # -- reading tables ------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> StoredTable | None:
        found: StoredTable | None = await self._read(lambda connection: load(connection, table_id))
        return found

    def listed(self, show: Show, guest: str | None, before: Place | None = None) -> list[Listed]:
        """Read in the caller's thread: it takes long."""
        with self._reading.connect() as connection:
            return listed(connection, show, guest, before)

    async def hosted(self, guest: str, since: int) -> int:
        """How many tables this guest keeps that run: something has happened there since then."""
        found: int = await self._read(lambda connection: people.running(connection, guest, since))
        return found

    async def brought_in(self, guest: str) -> int:
        """How many matches that are over this guest has brought in."""
        found: int = await self._read(lambda connection: people.brought_in(connection, guest))
        return found

    async def unfinished(self, guest: str) -> list[str]:
        """The tables that are not over where this guest sits or is host."""
        found: list[str] = await self._read(lambda connection: list(connection.scalars(people.unfinished(guest))))
        return found

    async def chat_lines(self, table_id: str, after: int) -> list[ChatLine]:
        statement = (
            select(chat)
            .where(chat.c.table_id == table_id, chat.c.number > after, chat.c.text != "")
            .order_by(chat.c.number.desc())
            .limit(MOST_LISTED)
        )
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
        self,
        record: TableRecord,
        components: bytes,
        seated: Sequence[SeatRecord],
        change: Change,
        helped: Sequence[Hint] = (),
        rematch_of: str | None = None,
    ) -> None:
        """Raises `Overtaken` if there is a rematch of that table already."""
        alone = and_(tables.c.id == rematch_of, tables.c.rematch.is_(None))

        def work(connection: Connection) -> None:
            keeping.put_box(connection, record.box, components)
            connection.execute(insert(tables), record.row())
            if rematch_of is not None:
                follow = update(tables).where(alone).values(rematch=record.id)
                if connection.execute(follow).rowcount != 1:
                    raise Overtaken
                self._changes.tell(connection, [rematch_of])
            connection.execute(insert(seats), [seat.row() for seat in seated])
            sat = [Sitting(seat.number, seat.guest) for seat in seated if seat.kind == "person" and seat.guest]
            add_sittings(connection, record.id, sat, 1)
            add_hints(connection, record.id, helped)
            self._changes.apply(connection, [change])

        await self.writer.store(work)

    def must_not_have_failed(self, since: float) -> None:
        """Raises `AnotherFailed` if the database has failed since that time, by the monotonic clock."""
        if self.writer.failed > since:
            raise AnotherFailed

    async def renew(
        self, record: TableRecord, components: bytes, kept: Sequence[Key], turns: dict[int, str] | None
    ) -> None:
        """Store what was made again of a table from its log; nothing, if it has moved on meanwhile."""
        await self.writer.store(lambda connection: keeping.renew(connection, record, components, kept, turns))

    async def components(self, box: str) -> bytes:
        """Those of a box that some table was opened with; empty if none was."""
        found: bytes = await self._read(lambda connection: keeping.components_of(connection, box))
        return found

    async def portrait(self, table_id: str) -> Portrait | None:
        found: Portrait | None = await self._read(lambda connection: keeping.portrait_of(connection, table_id))
        return found

    async def unportrayed(self) -> list[str]:
        """The tables that have moved since their portrait was made, or have none; the last changed first."""
        found: list[str] = await self._read(keeping.unportrayed)
        return found

    async def put_portrait(self, table_id: str, epoch: int, portrait: Portrait) -> bool:
        """Whether the table stands as it was portrayed, and the portrait is stored."""
        return await self.writer.store(lambda connection: keeping.put_portrait(connection, table_id, epoch, portrait))

    async def end_stopped(self, table_id: str, epoch: int, length: int, now: int) -> None:
        """End a table that cannot be played at; stored like an undo of nothing. Raises `Overtaken`."""
        ended = {"status": "ended", "epoch": epoch + 1, "waiting_for": "[]", "changed": now}
        statement = update(standings).where(keeping.unmoved(table_id, epoch, length)).values(ended)

        def work(connection: Connection) -> None:
            if connection.execute(statement).rowcount != 1:
                raise Overtaken
            connection.execute(delete(bot_turns).where(bot_turns.c.table_id == table_id))
            self._changes.tell(connection, [table_id])

        await self.writer.store(work)

    def change(self, change: Change) -> asyncio.Future[None]:
        """Store an answer or an undo: the path that must be quick."""
        return self.writer.change(change)

    async def reseat(
        self, moves: Sequence[tuple[SeatRecord, SeatRecord]], change: Change, sat: tuple[int, Sitting] | None = None
    ) -> None:
        """Seats as they were and as they will be, and who sits down, with a number. Raises `Overtaken` if one is not
        what it was any more, and `IntegrityError` if somebody else has sat down meanwhile.
        """

        def work(connection: Connection) -> None:
            for before, after in moves:
                own = and_(seats.c.table_id == after.table_id, seats.c.number == after.number)
                unchanged = and_(own, seats.c.kind == before.kind, seats.c.guest.is_not_distinct_from(before.guest))
                if connection.execute(update(seats).where(unchanged).values(after.row())).rowcount != 1:
                    raise Overtaken
            if sat is not None:
                number, sitting = sat
                again = and_(sittings.c.seat == sitting.seat, sittings.c.guest == sitting.guest)
                connection.execute(delete(sittings).where(sittings.c.table_id == change.table_id, again))
                add_sittings(connection, change.table_id, [sitting], number)
                connection.execute(delete(seen).where(seen.c.table_id == change.table_id, seen.c.seat == sitting.seat))
            self._changes.apply(connection, [change])

        await self.writer.store(work)

    async def note_hint(self, table_id: str, hint: Hint) -> None:
        """Raises `IntegrityError` if it is noted already."""

        def work(connection: Connection) -> None:
            add_hints(connection, table_id, [hint])
            self._changes.tell(connection, [table_id])

        await self.writer.store(work)

    async def seen(self, table_id: str, seat: int) -> int:
        """How many answers whoever has that seat was shown."""
        statement = select(seen.c.entries).where(seen.c.table_id == table_id, seen.c.seat == seat)
        found: int | None = await self._read(lambda connection: connection.scalar(statement))
        return found or 0

    async def note_seen(self, table_id: str, seat: int, shown: int) -> None:
        await self.writer.store(lambda connection: self._seen.put(connection, [(table_id, seat, shown)]))

    async def hand_over(self, table_id: str, host: str) -> None:
        """Another guest is the table's host now."""
        await self._write(update(tables).where(tables.c.id == table_id).values(host=host))

    async def say(self, table_id: str, guest: str, line: ChatLine) -> None:
        values = {"number": line.number, "name": line.name, "seat": line.seat, "text": line.text, "at": line.at}
        values["guest"] = guest

        too_old = and_(chat.c.table_id == table_id, chat.c.number <= line.number - KEPT_LINES)

        def work(connection: Connection) -> None:
            connection.execute(insert(chat).values(table_id=table_id, **values))
            connection.execute(delete(chat).where(too_old))
            self._changes.tell(connection, [table_id])

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


def load(connection: Connection, table_id: str) -> StoredTable | None:
    row = connection.execute(whole_tables.where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    of_table = {name: table.c.table_id == table_id for name, table in OWNED.items()}
    log = connection.execute(select(entries).where(of_table["entries"]).order_by(entries.c.number)).all()
    turns = connection.execute(select(bot_turns.c.seat, bot_turns.c.ask).where(of_table["bot_turns"])).all()
    sat = connection.execute(select(sittings).where(of_table["sittings"]).order_by(sittings.c.number)).all()
    helped = connection.execute(select(hints).where(of_table["hints"]).order_by(hints.c.number, hints.c.seat)).all()
    done = connection.execute(select(nonces.c.seat, nonces.c.nonce).where(of_table["nonces"])).all()
    record = table_record(row)
    return StoredTable(
        table=record,
        seats=seats_of(connection, [table_id])[table_id],
        sittings=[Sitting(row.seat, row.guest) for row in sat],
        sat=sat[-1].number if sat else 0,
        hints=[Hint(row.number, row.seat) for row in helped],
        entries=list(log),
        keys=keeping.keys_of(connection, table_id),
        components=keeping.components_of(connection, record.box),
        chat=connection.scalar(select(func.max(chat.c.number)).where(of_table["chat"])) or 0,
        turns={turn.seat: turn.ask for turn in turns},
        nonces={(row.seat, row.nonce) for row in done},
        portrayed=connection.scalar(select(portraits.c.number).where(portraits.c.table_id == table_id)),
    )


OWNED = {
    "entries": entries,
    "bot_turns": bot_turns,
    "nonces": nonces,
    "chat": chat,
    "sittings": sittings,
    "hints": hints,
}


def add_sittings(connection: Connection, table_id: str, sat: Sequence[Sitting], first: int) -> None:
    """Who has sat down, the first of them with that number."""
    rows = [{"table_id": table_id, "number": number, **one._asdict()} for number, one in enumerate(sat, first)]
    if rows:
        connection.execute(insert(sittings), rows)


def add_hints(connection: Connection, table_id: str, helped: Sequence[Hint]) -> None:
    if helped:
        connection.execute(insert(hints), [{"table_id": table_id, **one._asdict()} for one in helped])
