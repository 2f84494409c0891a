"""Making tables: new ones, those where the same people play again, and matches from files."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator, Sequence

from centans import shelf
from centans.core import matchfile
from centans.core.errors import BadComponents, BadVariant, CentansError
from centans.core.match import Match
from centans.server import library
from centans.server.boxes import brought_game, rules_of
from centans.server.clock import now
from centans.server.hall import Hall
from centans.server.limits import Buckets
from centans.server.line import Whose
from centans.server.loading import EVERY
from centans.server.messages.tables import NewSeat, NewTable, SeatKind
from centans.server.naming import bot_name, distinct, person_name, shown_name
from centans.server.problems import Refused
from centans.server.seating import check_bot
from centans.server.sessions import token_hash
from centans.server.storage.change import Change
from centans.server.storage.records import SeatRecord, TableRecord, entry_rows, key_rows
from centans.server.table import Table, status_now, turns_now
from centans.shelf import Box, box_of

SEED_BYTES = 16
ID_BYTES = 9
LONGEST_SEED = 256
MOST_HINTS = 2000
"""Bytes of a seed and hints that a match from a file may have: whoever asks about its table is told them, again and
again."""
A_DAY = 24 * 60 * 60_000
"""In milliseconds. A table where nothing has happened for so long is not counted among those that a guest keeps."""

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
        lines = [line.lstrip() for line in self._text.splitlines()]
        if sum(line[:1].isdigit() for line in lines) > self._longest:
            raise Refused(422, "too-long", f"a match may have {self._longest} answers at most")
        if sum(line.startswith("hint:") for line in lines) > MOST_HINTS:
            raise Refused(422, "too-long", f"a match may have {MOST_HINTS} hints at most")
        yield from self._reading.steps()
        match = self.match = self._reading.match
        if len(match.seed or b"") > LONGEST_SEED:
            raise Refused(422, "bad-file", f"the seed of a match may have {LONGEST_SEED} bytes at most")
        if match.over or match.seed is not None:
            match.answer_forced()


class Maker:
    """Makes the tables of a hall, for whoever may have another one."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._makers = Buckets(hall.settings.table_rate, hall.settings.table_burst)

    async def make(self, wanted: NewTable, asking: Whose, language: str) -> Table:
        guest = asking.guest
        own_name = await self._hall.name_of(guest)
        await self._may_have_another(guest)
        try:
            match = await self._hall.workshop.do(asking, lambda: new_match(wanted, self._hall.other_bots))
        except BadVariant as problem:
            raise Refused(422, "bad-table", str(problem), problem.refusal) from problem
        except CentansError as problem:
            raise Refused(422, "bad-table", str(problem)) from problem
        if len(wanted.seats) != wanted.players:
            raise Refused(422, "bad-table", f"{len(wanted.seats)} seats are given for {wanted.players} players")
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

    async def make_again(self, table: Table, asking: Whose, swap: bool) -> Table:
        """A table like that one for the same people: the guest sits at once, the others' seats are kept for them."""
        guest = asking.guest
        await self._may_have_another(guest)
        game, variant = table.match.game, table.match.variant
        match = await self._hall.workshop.do(asking, lambda: Match(game, variant, new_seed()))
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
            invitation=token_hash(self._hall.sessions.invitation(table_id, number)) if kind == "invited" else None,
        )

    async def bring_in(self, text: str, asking: Whose) -> Table:
        """A match from a file: a finished one to look at, an unfinished one to play on, all seats the bringer's."""
        guest = asking.guest
        await self._hall.name_of(guest)
        await self._may_have_another(guest)
        if await self._store.brought_in(guest) >= self._hall.settings.most_tables:
            most = self._hall.settings.most_tables
            raise Refused(429, "too-many-files", f"you have brought in {most} finished matches, as many as are kept")
        try:
            bringing = Bringing(text, self._hall.settings.longest_log, await self._box_in(text, asking))
            await self._hall.workshop.do_all(asking, bringing.steps())
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

    async def _box_in(self, text: str, asking: Whose) -> Box:
        """The box of components that a file brings: only one that tables of this server have been opened with, as
        nobody else's was looked through before.
        """
        box = await self._hall.workshop.do(asking, lambda: shelf.box_from(matchfile.box_in(text)))
        if not box.components:
            return box
        known = await self._store.components(box.id)
        if not known:
            raise BadComponents("this match was played with components that this server does not know")
        return Box(box.id, known)

    async def _may_have_another(self, guest: str) -> None:
        if await self._store.hosted(guest, now() - A_DAY) >= self._hall.settings.most_tables:
            most = self._hall.settings.most_tables
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
            name = name or bot_name(number, wanted.bot, language)
        elif wanted.kind == "me":
            name = name or own_name
        elif wanted.kind == "here":
            name = name or person_name(number, language)
        return SeatRecord(
            table_id=table_id,
            number=number,
            kind=kind,
            side=match.game.side(match.state, number),
            guest=guest if kind == "person" else None,
            name=name,
            bot=wanted.bot if kind == "bot" else None,
            invitation=token_hash(self._hall.sessions.invitation(table_id, number)) if kind == "invited" else None,
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
        await self._store.add_table(record, box.components, seats, change, match.hints, rematch_of)
        log.info("table-made", extra={"table": table_id, "game": record.game, "players": record.players})
        return await self._hall.table(table_id)
