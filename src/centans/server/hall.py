"""The hall: all tables. Finds them, makes them, and keeps the ones in use in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator, Sequence
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from centans import shelf
from centans.core import matchfile
from centans.core.errors import BadComponents, BadVariant, CentansError
from centans.core.match import Match
from centans.server import library, looking
from centans.server.audience import Audiences
from centans.server.boxes import brought_game, rules_of
from centans.server.clock import now
from centans.server.eyes import is_known_to_others, may_take
from centans.server.limits import Buckets
from centans.server.loading import EVERY, OldRules, rebuild, stamp
from centans.server.messages import Me, NewSeat, NewTable, SeatInfo, SeatKind, Show, TableInfo, TableSummary
from centans.server.naming import distinct, shown_name
from centans.server.problems import Refused, not_found, reason
from centans.server.relics import Relic, Relics, stopped
from centans.server.seating import check_bot, is_late
from centans.server.sessions import Sessions, period_name, token_hash
from centans.server.settings import Settings
from centans.server.storage.lists import Place
from centans.server.storage.records import SeatRecord, StoredTable, TableRecord, entry_rows, key_rows
from centans.server.storage.store import Change, Store
from centans.server.streams import ALIVE
from centans.server.table import Table, seat_info, status_now, summary, table_info, turns_now
from centans.server.workshop import Workshop
from centans.shelf import Box, box_of
from centans.words import LANGUAGES

SEED_BYTES = 16
ID_BYTES = 9
A_DAY = 24 * 60 * 60_000
"""In milliseconds. A table where nothing has happened for so long is not counted among those that a guest keeps."""
STAYS, STAYS_WHEN_OVER = 900.0, 60.0
"""Seconds that a table stays in memory when nobody wants it, and when nobody can play on there."""

log = logging.getLogger("centans.server")


def new_seed() -> bytes:
    """What the dice of a new match come from: nobody can guess it."""
    return secrets.token_bytes(SEED_BYTES)


def new_match(wanted: NewTable, other_bots: Sequence[str]) -> Match:
    game = library.take(wanted.game, wanted.components)
    variant = game.variant(wanted.players, wanted.settings)
    for seat in wanted.seats:
        if seat.kind == "bot":
            check_bot(seat.bot, other_bots)
    return Match(game, variant, new_seed())


class Bringing:
    """A match being read from a file, up to the next question that anybody has to answer."""

    __slots__ = ("_longest", "_reading", "_text", "match")

    def __init__(self, text: str, longest: int, box: Box) -> None:
        self._text = text
        self._longest = longest
        self._reading = matchfile.Reading(
            text, library.take, EVERY, lambda game_id, changes, _: brought_game(game_id, changes, box)
        )
        self.match: Match

    def steps(self) -> Iterator[None]:
        answers = sum(line[:1].isdigit() for line in self._text.splitlines())
        if answers > self._longest:
            raise Refused(422, "too-long", f"a match may have {self._longest} answers at most")
        yield from self._reading.steps()
        match = self.match = self._reading.match
        if match.over or match.seed is not None:
            match.answer_forced()


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
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._newcomers = Buckets(settings.newcomer_rate, settings.newcomer_burst)
        self._makers = Buckets(settings.table_rate, settings.table_burst)

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
        """The table, to be played at. Raises `Refused` if these rules do not replay it."""
        table = self.tables.get(table_id)
        if table is None and self.relics.get(table_id) is not None:
            raise stopped()
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = monotonic()
        return table

    async def to_look_at(self, table_id: str) -> Table | Relic:
        """The table, or, if these rules do not replay it, how it last stood."""
        try:
            return await self.table(table_id)
        except Refused:
            relic = self.relics.get(table_id)
            if relic is None:
                raise
            return relic

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
        table = Table(*await self.rebuilt(table_id), self.audiences.of(table_id))
        self._keep(table)
        return table

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
        """If there are too many, those longest unused leave the memory, whoever looks on there."""
        self.tables[table.record.id] = table
        surplus = len(self.tables) - self.settings.tables_in_memory
        if surplus > 0:
            idle = [one for one in self.tables.values() if one.idle and one is not table]
            for one in sorted(idle, key=lambda one: one.used)[: surplus + self.settings.tables_in_memory // 10]:
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
        """Tables that nobody has wanted for a while leave the memory, those where the match is over sooner."""
        moment = monotonic()
        for table in list(self.tables.values()):
            if table.idle and moment - table.used > (STAYS_WHEN_OVER if table.over else STAYS):
                self._let_go(table)

    async def listed(self, show: Show, guest: str | None, before: Place | None = None) -> list[TableSummary]:
        found = [summary(record, seats, guest) for record, seats in await self.store.listed(show, guest, before)]
        return sorted(found, key=lambda one: not one.my_turn)

    # -- making --------------------------------------------------------------------------------------------------

    async def make(self, wanted: NewTable, guest: str, language: str) -> Table:
        await self._may_have_another(guest)
        try:
            match = await self.workshop.do(guest, lambda: new_match(wanted, self.other_bots))
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
        return await self._add(
            table_id, match, seats, guest, wanted.watchers, wanted.pace, wanted.patience, wanted.hints
        )

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
        old = table.record
        agreed = old.watchers, old.pace, old.patience, old.hints
        return await self._add(table_id, match, seats, guest, *agreed, rematch_of=old.id)

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
            bringing = Bringing(text, self.settings.longest_log, await self._box_in(text, guest))
            await self.workshop.do_all(guest, bringing.steps())
        except CentansError as problem:
            raise Refused(422, "bad-file", str(problem)) from problem
        match = bringing.match
        if not match.over and match.seed is None:
            raise Refused(422, "no-seed", "this match is not over and has no seed, so it cannot be played on")
        table_id = secrets.token_urlsafe(ID_BYTES)
        seats = [
            SeatRecord(table_id, number, "person", match.game.side(match.state, number), guest, name[:40], None, None)
            for number, name in enumerate(match.names)
        ]
        return await self._add(
            table_id, match, seats, guest, watchers=False, pace=0, patience=0, hints=True, brought_in=True
        )

    async def _box_in(self, text: str, guest: str) -> Box:
        """The box of components that a file brings: only one that tables of this server have been opened with, as
        nobody else's was looked through before.
        """
        box = await self.workshop.do(guest, lambda: shelf.box_from(matchfile.box_in(text)))
        if not box.components:
            return box
        known = await self.store.components(box.id)
        if not known:
            raise BadComponents("this match was played with components that this server does not know")
        return Box(box.id, known)

    async def _may_have_another(self, guest: str) -> None:
        if await self.store.hosted(guest, now() - A_DAY) >= self.settings.most_tables:
            most = self.settings.most_tables
            raise Refused(
                429,
                "too-many-tables",
                f"you keep {most} running tables already; finish or end one before you make another",
            )
        if not self._makers.take(guest):
            raise Refused(429, "too-often", "you have made many tables in a short time; wait some seconds")

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
        patience: int,
        hints: bool,
        brought_in: bool = False,
        rematch_of: str | None = None,
    ) -> Table:
        moment = now()
        box = box_of(match.game)
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
            patience=patience,
            hints=hints,
            status=status,
            epoch=0,
            length=len(match.entries),
            waiting_for=waiting_for,
            created=moment,
            changed=moment,
            box=box.id,
            rules=rules_of(type(match.game)),
            proof=match.digest(),
            proved=len(match.entries),
            since=moment,
            furthest=match.told,
        )
        change = Change(
            table_id=table_id,
            length=record.length,
            status=status,
            epoch=0,
            waiting_for=waiting_for,
            changed=moment,
            proof=record.proof,
            proved=record.proved,
            since=moment,
            furthest=match.told,
            new_entries=entry_rows(table_id, match.entries, 1),
            new_keys=key_rows(table_id, match.keys),
            turns_new=list(turns_now(match, seats).items()),
        )
        await self.store.add_table(record, box.components, seats, change, match.hints, rematch_of)
        log.info("table-made", extra={"table": table_id, "game": record.game, "players": record.players})
        return await self.table(table_id)

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
        told.late = is_late(table, seat)
        told.usual = seat.kind == "bot" and has_usual_name(table.match, seat)
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
            self.audiences.tell_all(ALIVE)
            self.let_go_of_unused()


def bot_name(match: Match, seat: int, bot: str, language: str) -> str:
    return library.words(type(match.game), language).say("name-bot", number=seat + 1, bot=bot.partition(":")[0])


def has_usual_name(match: Match, seat: SeatRecord) -> bool:
    """Whether nobody has called this bot otherwise than bots are called, in one language or another."""
    return any(seat.name == bot_name(match, seat.number, seat.bot or "", language) for language in LANGUAGES)
