"""The hall: all tables. Finds them, makes them, and keeps the ones in use in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from time import monotonic

from centans.bots import make_bot
from centans.core import matchfile
from centans.core.errors import BadVariant, CentansError
from centans.core.match import Match
from centans.server import library
from centans.server.clock import now
from centans.server.limits import Buckets
from centans.server.messages import Me, NewSeat, NewTable, SeatInfo, SeatKind, Show, TableInfo, TableSummary
from centans.server.naming import distinct, shown_name
from centans.server.problems import Refused, not_found
from centans.server.sessions import Sessions, period_name, token_hash
from centans.server.settings import Settings
from centans.server.storage.records import SeatRecord, StoredTable, TableRecord, entry_rows
from centans.server.storage.store import Change, Place, Store
from centans.server.streams import ALIVE
from centans.server.table import Table, rebuild, seat_info, status_now, summary, table_info, turns_now
from centans.server.workshop import Workshop

SEED_BYTES = 16
ID_BYTES = 9

log = logging.getLogger("centans.server")


def new_seed() -> bytes:
    """What the dice of a new match come from: nobody can guess it."""
    return secrets.token_bytes(SEED_BYTES)


def new_match(wanted: NewTable) -> Match:
    game = library.take(wanted.game, wanted.components)
    variant = game.variant(wanted.players, wanted.settings)
    for seat in wanted.seats:
        if seat.kind == "bot":
            make_bot(seat.bot, b"")
    return Match(game, variant, new_seed())


def brought_match(text: str) -> Match:
    """The match that a file tells, up to the next question that anybody has to answer."""
    match = matchfile.read(text, library.take)
    if match.over or match.seed is not None:
        match.answer_forced()
    return match


class Holding:
    """A table in one's hands: nobody else changes it meanwhile. After a mistake it is read from the log again."""

    __slots__ = ("_hall", "_table")

    def __init__(self, hall: Hall, table: Table) -> None:
        self._hall = hall
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.doubtful:
            try:
                await self._hall.reload(self._table)
            except BaseException:
                self._table.lock.release()
                raise

    async def __aexit__(self, _kind: object, problem: BaseException | None, _trace: object) -> None:
        if problem is not None and not isinstance(problem, Refused):
            self._table.doubtful = True
        self._table.lock.release()


class Hall:
    """All tables."""

    def __init__(self, settings: Settings, store: Store, sessions: Sessions) -> None:
        self.settings = settings
        self.store = store
        self.sessions = sessions
        self.workshop = Workshop()
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._newcomers = Buckets(settings.newcomer_rate, settings.newcomer_burst)

    # -- guests --------------------------------------------------------------------------------------------------

    async def new_guest(self, address: str) -> Me:
        """A newcomer becomes a guest, with a name of the period."""
        if not self._newcomers.take(address):
            raise Refused(429, "too-many-newcomers", "too many newcomers come from your address; wait some seconds")
        guest = Me(self.sessions.new_guest(), period_name())
        await self.store.add_guest(guest.id, guest.name, now())
        return guest

    # -- finding -------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        table = self.tables.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = monotonic()
        return table

    async def loaded(self) -> None:
        """Wait until the tables that are on their way into memory, read as they stood before, have come."""
        if self._loading:
            await asyncio.wait(list(self._loading.values()))

    def at_hand(self, table_id: str) -> Table | None:
        """The table, if it is in memory."""
        table = self.tables.get(table_id)
        if table is not None:
            table.used = monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        table = Table(*await self._rebuilt(table_id))
        self._keep(table)
        return table

    async def _rebuilt(self, table_id: str) -> tuple[StoredTable, Match]:
        """What is stored, and the match that it tells, replayed in a thread: a long one keeps nobody waiting."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise not_found("such table")
        try:
            return stored, await asyncio.to_thread(rebuild, stored)
        except CentansError as problem:
            log.warning("table-unreadable", extra={"table": table_id, "reason": str(problem)})
            raise Refused(409, "old-rules", f"these rules do not replay the match: {problem}") from problem

    async def reload(self, table: Table) -> None:
        """Memory may be wrong: take everything from the log again. If that fails, whoever comes next tries again."""
        table.doubtful = True
        table.fill(*await self._rebuilt(table.record.id))

    def holding(self, table: Table) -> Holding:
        return Holding(self, table)

    def _keep(self, table: Table) -> None:
        self.tables[table.record.id] = table
        if len(self.tables) <= self.settings.tables_in_memory:
            return
        idle = [one for one in self.tables.values() if not one.streams and not one.thinking and not one.lock.locked()]
        for one in sorted(idle, key=lambda one: one.used)[: max(1, len(self.tables) // 10)]:
            if one is not table:
                del self.tables[one.record.id]

    async def listed(self, show: Show, guest: str | None, before: Place | None = None) -> list[TableSummary]:
        found = [summary(record, seats, guest) for record, seats in await self.store.listed(show, guest, before)]
        return sorted(found, key=lambda one: not one.my_turn)

    # -- making --------------------------------------------------------------------------------------------------

    async def make(self, wanted: NewTable, guest: str, language: str) -> Table:
        await self._may_have_another(guest)
        try:
            match = await self.workshop.do(guest, lambda: new_match(wanted))
        except BadVariant as problem:
            raise Refused(422, "bad-table", str(problem), problem.refusal) from problem
        except CentansError as problem:
            raise Refused(422, "bad-table", str(problem)) from problem
        if len(wanted.seats) != wanted.players:
            raise Refused(422, "bad-table", f"{len(wanted.seats)} seats are given for {wanted.players} players")
        own_name = await self.store.guest_name(guest) or ""
        table_id = secrets.token_urlsafe(ID_BYTES)
        seats = [
            self._new_seat(table_id, number, seat, match, guest, own_name, language)
            for number, seat in enumerate(wanted.seats)
        ]
        for number, one in enumerate(seats):
            one.name = distinct(one.name, [other.name for other in seats[:number]])
        return await self._add(table_id, match, seats, guest, wanted.watchers, wanted.pace)

    async def make_again(self, table: Table, guest: str, swap: bool) -> Table:
        """A table like that one for the same people: the guest sits at once, the others' seats are kept for them."""
        await self._may_have_another(guest)
        game, variant = table.match.game, table.match.variant
        match = await self.workshop.do(guest, lambda: Match(game, variant, new_seed()))
        table_id = secrets.token_urlsafe(ID_BYTES)
        seats = [
            self._seat_again(table_id, number, table.seats[number - 1 if swap else number], match, guest)
            for number in range(len(table.seats))
        ]
        record = table.record
        return await self._add(table_id, match, seats, guest, record.watchers, record.pace, rematch_of=record.id)

    def _seat_again(self, table_id: str, number: int, before: SeatRecord, match: Match, guest: str) -> SeatRecord:
        kind: SeatKind = "person" if before.guest == guest else "bot" if before.kind == "bot" else "invited"
        return SeatRecord(
            table_id=table_id,
            number=number,
            kind=kind,
            side=match.game.side(match.state, number),
            guest=None if kind == "bot" else before.guest,
            name=before.name,
            bot=before.bot if kind == "bot" else None,
            invitation=token_hash(self.sessions.invitation(table_id, number)) if kind == "invited" else None,
        )

    async def bring_in(self, text: str, guest: str) -> Table:
        """A match from a file: a finished one to look at, an unfinished one to play on, all seats the bringer's."""
        await self._may_have_another(guest)
        if await self.store.brought_in(guest) >= self.settings.most_tables:
            most = self.settings.most_tables
            raise Refused(429, "too-many-files", f"you have brought in {most} finished matches, as many as are kept")
        try:
            match = await self.workshop.do(guest, lambda: brought_match(text))
        except CentansError as problem:
            raise Refused(422, "bad-file", str(problem)) from problem
        if not match.over and match.seed is None:
            raise Refused(422, "no-seed", "this match is not over and has no seed, so it cannot be played on")
        if len(match.entries) > self.settings.longest_log:
            raise Refused(422, "too-long", f"a match may have {self.settings.longest_log} answers at most")
        table_id = secrets.token_urlsafe(ID_BYTES)
        seats = [
            SeatRecord(table_id, number, "person", match.game.side(match.state, number), guest, name[:40], None, None)
            for number, name in enumerate(match.names)
        ]
        return await self._add(table_id, match, seats, guest, watchers=False, pace=0, brought_in=True)

    async def _may_have_another(self, guest: str) -> None:
        if await self.store.hosted(guest) >= self.settings.most_tables:
            most = self.settings.most_tables
            raise Refused(429, "too-many-tables", f"you keep {most} tables already; finish one before you make another")

    def _new_seat(
        self, table_id: str, number: int, wanted: NewSeat, match: Match, guest: str, own_name: str, language: str
    ) -> SeatRecord:
        kind: SeatKind = "person" if wanted.kind in ("me", "here") else wanted.kind  # type: ignore[assignment]
        name = shown_name(wanted.name)
        if wanted.kind == "bot":
            name = name or bot_name(match, number, wanted.bot, language)
        elif wanted.kind == "me":
            name = name or own_name
        elif wanted.kind == "here":
            name = name or library.words(type(match.game), language).say("name-person", number=number + 1)
        return SeatRecord(
            table_id=table_id,
            number=number,
            kind=kind,
            side=match.game.side(match.state, number),
            guest=guest if kind == "person" else None,
            name=name,
            bot=wanted.bot if kind == "bot" else None,
            invitation=token_hash(self.sessions.invitation(table_id, number)) if kind == "invited" else None,
        )

    async def _add(
        self,
        table_id: str,
        match: Match,
        seats: Sequence[SeatRecord],
        host: str,
        watchers: bool,
        pace: int,
        brought_in: bool = False,
        rematch_of: str | None = None,
    ) -> Table:
        moment = now()
        status = status_now(match, seats)
        waiting_for = match.waiting_for() if status == "playing" else []
        record = TableRecord(
            id=table_id,
            game=match.game.id,
            revision=match.game.revision,
            players=match.variant.players,
            settings=match.variant.settings,
            components=match.game.changes,
            seed=match.seed,
            promise=match.promise,
            opening=match.opening,
            host=host,
            watchers=watchers,
            pace=pace,
            brought_in=brought_in,
            rematch=None,
            status=status,
            epoch=0,
            length=len(match.entries),
            waiting_for=waiting_for,
            created=moment,
            changed=moment,
        )
        change = Change(
            table_id=table_id,
            length=record.length,
            status=status,
            epoch=0,
            waiting_for=waiting_for,
            changed=moment,
            new_entries=entry_rows(table_id, match.entries, 1),
            turns_new=list(turns_now(match, seats).items()),
        )
        await self.store.add_table(record, seats, change, rematch_of)
        log.info("table-made", extra={"table": table_id, "game": record.game, "players": record.players})
        return await self.table(table_id)

    # -- telling -------------------------------------------------------------------------------------------------

    def seat_infos(self, table: Table, viewer: str | None) -> list[SeatInfo]:
        host = viewer is not None and viewer == table.record.host
        return [
            seat_info(
                seat,
                viewer,
                online=seat.kind == "bot" or table.online(seat.guest),
                invitation=self.sessions.invitation(table.record.id, seat.number)
                if host and seat.kind == "invited"
                else None,
            )
            for seat in table.seats
        ]

    def info(self, table: Table, viewer: str | None) -> TableInfo:
        return table_info(table, viewer, self.seat_infos(table, viewer))

    def may_look_on(self, guest: str | None, address: str) -> None:
        """Raises `Refused` if this guest, or this address if nobody is known there, has too many streams open."""
        streams = [one for table in self.tables.values() for one in table.streams]
        own = [one for one in streams if one.guest == guest and (guest is not None or one.address == address)]
        if 0 < self.settings.most_streams <= len(own):
            raise Refused(429, "too-many-streams", f"you look on {len(own)} times already; close another page first")

    def watchers(self) -> int:
        return sum(len(table.streams) for table in self.tables.values())

    async def keep_streams_alive(self) -> None:
        """A line now and then, so that nobody between us and the client thinks the stream dead."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            for table in self.tables.values():
                for stream in table.streams:
                    stream.send(ALIVE)

    def end_streams(self) -> None:
        for table in self.tables.values():
            for stream in list(table.streams):
                stream.close()


def bot_name(match: Match, seat: int, bot: str, language: str) -> str:
    return library.words(type(match.game), language).say("name-bot", number=seat + 1, bot=bot.partition(":")[0])
