"""The hall: all tables. Finds them, and keeps the ones in use in memory."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from centans.core.match import Match
from centans.server import looking
from centans.server.audience import Audiences
from centans.server.clock import now
from centans.server.eyes import is_known_to_others, may_take
from centans.server.limits import Buckets
from centans.server.line import Line, Whose
from centans.server.loading import OldRules, rebuild, stamp
from centans.server.messages.people import Me
from centans.server.messages.tables import SeatInfo, Show, TableInfo, TableSummary
from centans.server.naming import has_usual_name
from centans.server.problems import Refused, nobody, not_found, reason
from centans.server.relics import Relic, Relics, stopped
from centans.server.seating import is_late, may_replace
from centans.server.sessions import Sessions, period_name
from centans.server.settings import Settings
from centans.server.storage.lists import Place
from centans.server.storage.records import SeatRecord, StoredTable
from centans.server.storage.store import Store
from centans.server.streams import ALIVE
from centans.server.table import Table, seat_info, summary, table_info, turns_now
from centans.server.workshop import Workshop

STAYS, STAYS_WHEN_OVER = 900.0, 60.0
"""Seconds that a table stays in memory when nobody wants it, and when nobody can play on there."""
LOADERS = 2
"""So many tables are read from the database at the same time."""
OURSELVES = Whose("", "")
"""For whom a table is read when no visitor has asked for it: a bot whose turn it is, say."""

log = logging.getLogger("centans.server")


class Holding:
    """A table in one's hands: nobody else changes it meanwhile. After a mistake it is read from the log again."""

    __slots__ = ("_hall", "_table", "_to_change")

    def __init__(self, hall: Hall, table: Table, to_change: bool) -> None:
        self._hall = hall
        self._table = table
        self._to_change = to_change

    async def __aenter__(self) -> None:
        """Whoever waited behind somebody for whom the database failed is told so too, and does not try for as long."""
        came = monotonic()
        await self._table.lock.acquire()
        try:
            if self._to_change:
                self._hall.store.must_not_have_failed(came)
            if self._table.doubtful:
                await self._hall.reload(self._table)
        except BaseException:
            self._table.lock.release()
            raise

    async def __aexit__(self, _kind: object, problem: BaseException | None, _trace: object) -> None:
        if problem is not None and not isinstance(problem, Refused):
            self._table.doubtful = True
        self._table.lock.release()


class Arrival:
    """A table that is wanted in memory. Whichever place is called first in line, it is read for all of them."""

    __slots__ = ("begun", "in_line")

    def __init__(self) -> None:
        self.begun: asyncio.Future[asyncio.Task[Table]] = asyncio.get_running_loop().create_future()
        """Its reading, once that has begun."""
        self.in_line: dict[str, asyncio.Task[None]] = {}
        """By place: who stands in line for it."""


class Hall:
    """All tables."""

    def __init__(self, settings: Settings, store: Store, sessions: Sessions) -> None:
        self.settings = settings
        self.store = store
        self.sessions = sessions
        self.workshop = Workshop(settings.work_rate, settings.work_burst)
        self.tables: dict[str, Table] = {}
        self.audiences = Audiences(settings.most_streams)
        self.relics = Relics()
        self.other_bots = settings.other_bots
        self._arrivals: dict[str, Arrival] = {}
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._loaders = Line(LOADERS)
        self._newcomers = Buckets(settings.newcomer_rate, settings.newcomer_burst)

    # -- guests --------------------------------------------------------------------------------------------------

    async def new_guest(self, address: str) -> Me:
        """A newcomer becomes a guest, with a name of the period."""
        if not self._newcomers.take(address):
            raise Refused(429, "too-many-newcomers", "too many newcomers come from your address; wait some seconds")
        guest = Me(self.sessions.new_guest(), period_name())
        await self.store.add_guest(guest.id, guest.name, now())
        return guest

    async def name_of(self, guest: str) -> str:
        """What a guest is called. Raises `Refused` if he has been forgotten: his cookie is nobody's any more."""
        name = await self.store.guest_name(guest)
        if name is None:
            raise nobody()
        return name

    # -- finding -------------------------------------------------------------------------------------------------

    async def table(self, table_id: str, asking: Whose = OURSELVES) -> Table:
        """The table, to be played at. Raises `Refused` if these rules do not replay it."""
        table = self.tables.get(table_id)
        if table is None and self.relics.get(table_id) is not None:
            raise stopped()
        if table is None:
            table = await self._brought(table_id, asking)
        table.used = monotonic()
        return table

    async def to_look_at(self, table_id: str, asking: Whose = OURSELVES) -> Table | Relic:
        """The table, or, if these rules do not replay it, how it last stood."""
        try:
            return await self.table(table_id, asking)
        except Refused:
            relic = self.relics.get(table_id)
            if relic is None:
                raise
            return relic

    async def loaded(self, table_id: str | None) -> None:
        """Wait until that table has come if it is being read as it stood before; None: all that are."""
        reading = [task for one, task in self._reading.items() if table_id in (None, one)]
        if reading:
            await asyncio.wait(reading)

    def at_hand(self, table_id: str) -> Table | None:
        """The table, if it is in memory."""
        table = self.tables.get(table_id)
        if table is not None:
            table.used = monotonic()
        return table

    async def _brought(self, table_id: str, asking: Whose) -> Table:
        """The table, brought into memory. Each place stands in its own line for it: another's may be a long one."""
        arrival = self._arrivals.get(table_id)
        if arrival is None:
            arrival = self._arrivals[table_id] = Arrival()
        if asking.place not in arrival.in_line:
            arrival.in_line[asking.place] = asyncio.create_task(self._stand_in_line(table_id, asking, arrival))
        return await asyncio.shield(await asyncio.shield(arrival.begun))

    async def _stand_in_line(self, table_id: str, asking: Whose, arrival: Arrival) -> None:
        """A few at a time, places in turn: it takes as long as many answers, and there may be thousands to ask for."""
        async with self._loaders.turn(asking, awaited=True):
            if arrival.begun.done():
                return
            reading = self._reading[table_id] = asyncio.create_task(self._read(table_id))
            arrival.begun.set_result(reading)
            await asyncio.wait([reading])

    async def _read(self, table_id: str) -> Table:
        try:
            table = Table(*await self.rebuilt(table_id), self.audiences.of(table_id))
            self._keep(table)
            return table
        finally:
            del self._arrivals[table_id], self._reading[table_id]

    async def rebuilt(self, table_id: str) -> tuple[StoredTable, Match]:
        """What is stored, and the match that it tells, replayed in a thread: a long one keeps nobody waiting."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise not_found("such table")
        try:
            match, renewed = await asyncio.to_thread(rebuild, stored)
        except OldRules as problem:
            log.warning("table-unreadable", extra={"table": table_id, "reason": str(problem)})
            portrait = await self.store.portrait(table_id)
            self.relics.keep(Relic(stored, portrait, problem.why, self.audiences.of(table_id)))
            raise stopped() from problem
        if renewed:
            await self._renew(stored, match)
        return stored, match

    async def _renew(self, stored: StoredTable, match: Match) -> None:
        """Store what was made again from the log, for the next who loads it. It can be done without."""
        stamp(stored, match)
        turns = turns_now(match, stored.seats)
        others = None if turns == stored.turns else turns
        try:
            await self.store.renew(stored.table, stored.components, match.keys, others)
            stored.turns = turns
        except SQLAlchemyError as problem:
            log.warning("not-renewed", extra={"table": stored.table.id, "reason": reason(problem)})

    async def reload(self, table: Table) -> None:
        """Memory may be wrong: take everything from the log again. If that fails, whoever comes next tries again."""
        table.doubtful = True
        try:
            table.fill(*await self.rebuilt(table.record.id))
        except Refused:
            self._end_looks(table)
            raise

    def holding(self, table: Table) -> Holding:
        return Holding(self, table, to_change=False)

    def changing(self, table: Table) -> Holding:
        """The table in the hands of somebody who will store something."""
        return Holding(self, table, to_change=True)

    def _keep(self, table: Table) -> None:
        self.tables[table.record.id] = table
        self._make_room(table)

    def _make_room(self, wanted: Table | None = None) -> None:
        """If there are too many tables, or these are too long together, those longest unused leave the memory, whoever
        looks on there.
        """
        most, longest = self.settings.tables_in_memory, self.settings.answers_in_memory
        answers = sum(len(one.match.entries) for one in self.tables.values())
        if len(self.tables) <= most and answers <= longest:
            return
        idle = [one for one in self.tables.values() if one.idle and one is not wanted]
        for one in sorted(idle, key=lambda one: one.used):
            if len(self.tables) <= most - most // 10 and answers <= longest - longest // 10:
                return
            answers -= len(one.match.entries)
            self._let_go(one)

    def _let_go(self, table: Table) -> None:
        del self.tables[table.record.id]
        table.audience.rest()

    def _end_looks(self, table: Table) -> None:
        """Nobody plays at this table any more: whoever looks on comes again, and is told how it last stood."""
        if self.tables.get(table.record.id) is table:
            self._let_go(table)
        for stream in list(table.audience.streams):
            stream.close()

    def let_go_of_unused(self) -> None:
        """Tables that nobody has wanted for a while leave the memory, those where the match is over sooner; and more of
        them, if those that are left have become too long.
        """
        moment = monotonic()
        for table in list(self.tables.values()):
            if table.idle and moment - table.used > (STAYS_WHEN_OVER if table.over else STAYS):
                self._let_go(table)
        self._make_room()

    async def listed(
        self, asking: Whose, show: Show, guest: str | None, before: Place | None = None
    ) -> list[TableSummary]:
        """A page of a list. It takes as long as many answers do: whoever asks for many waits for himself."""

        def found() -> list[TableSummary]:
            return [summary(record, seats, guest) for record, seats in self.store.listed(show, guest, before)]

        return sorted(await self.workshop.do(asking, found), key=lambda one: not one.my_turn)

    # -- telling -------------------------------------------------------------------------------------------------

    def seat_infos(self, table: Table, viewer: str | None) -> list[SeatInfo]:
        return [self._seat_info(table, seat, viewer) for seat in table.seats]

    def _seat_info(self, table: Table, seat: SeatRecord, viewer: str | None) -> SeatInfo:
        told = seat_info(seat, viewer, online=seat.kind == "bot" or table.audience.online(seat.guest))
        if viewer is not None and viewer == table.record.host and seat.kind == "invited":
            told.invitation = self.sessions.invitation_of(table.record.id, seat.number, seat.invitation)
        if seat.kind in ("anyone", "invited"):
            told.seen = is_known_to_others(table, viewer, seat.number)
            told.closed = not may_take(table, viewer, seat.number)
        told.late = is_late(table, seat) and (may_replace(table, viewer) or not table.belongs(viewer))
        told.usual = seat.kind == "bot" and has_usual_name(seat)
        if table.over or table.sits(viewer, seat.number):
            told.hints = [hint.number for hint in table.match.hints if hint.seat == seat.number]
        return told

    def info(self, table: Table, viewer: str | None) -> TableInfo:
        match, seats = table.match, self.seat_infos(table, viewer)
        result = looking.result_info(match.result if match.over else None)
        return table_info(table.record, viewer, seats, match.told, table.over, result)

    async def keep_house(self) -> None:
        """Now and then a line to all who look on, lest anybody between us think the stream dead; and tables leave."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            await self.audiences.tell_all(ALIVE)
            self.let_go_of_unused()
