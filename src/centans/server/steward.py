"""Who comes to a table and goes: sitting down, getting up, parting for good, ending a match, playing again."""

from __future__ import annotations

from msgspec.structs import replace

from centans.core.errors import CentansError
from centans.core.match import seat_names
from centans.server.clock import now
from centans.server.eyes import is_his
from centans.server.ledger import quicker
from centans.server.line import Whose
from centans.server.messages.tables import SeatAction
from centans.server.naming import bot_name, distinct, shown_name
from centans.server.permits import must_be_host, must_know, must_see, seat_of
from centans.server.playing import Play
from centans.server.problems import Refused, forbidden
from centans.server.relics import Relic
from centans.server.seating import check_bot, left, must_not_be_over, reseated
from centans.server.storage.change import Overtaken
from centans.server.storage.records import SeatRecord, Sitting
from centans.server.table import Table, status_now


class Steward:
    """Sees to the seats of a hall, and to what becomes of its tables."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._hall = play.hall
        self._ledger = play.ledger

    async def reseat(self, table: Table, guest: str, number: int, wanted: SeatAction, language: str) -> None:
        """Play goes on while every seat is taken; a seat given up is waited for.

        Nobody makes the others wait anew by sitting down once more, or by getting up for a moment: while a seat is free
        the time for which anybody is waited for stands still, and a newcomer alone begins it anew.
        """
        async with self._hall.changing(table):
            must_know(table, guest, wanted.invitation)
            before = seat_of(table, number)
            if wanted.bot is None or replaces_another(before, guest):
                wanted = replace(wanted, bot=self._hall.settings.usual_bot)
            changed = reseated(table, before, guest, wanted)
            if wanted.action == "sit":
                await self._hall.name_of(guest)
            if changed.kind == "bot":
                self._must_know_bot(changed.bot or "")
            said = wanted.name if wanted.action == "sit" and wanted.name else changed.name
            was_playing = table.playing
            sat = Sitting(number, guest) if wanted.action == "sit" and not is_his(table, guest, number) else None
            newcomer = sat is not None and sat not in table.sittings
            name = shown_name(said) or await self._name(changed, language)
            changed.name = distinct(name, [seat.name for seat in table.seats if seat.number != number])
            table.seats[number] = changed
            table.match.names = seat_names([seat.name for seat in table.seats], table.record.players)
            self._stood_still(table)
            if newcomer:
                table.record.since = now()
            if sat is not None:
                table.sit(sat)
            table.moved()
            numbered = None if sat is None else (table.sat, sat)
            goes_on = was_playing and status_now(table.match, table.seats) == "playing"
            change = self._ledger.change(table, silent=goes_on)
            if not await self._ledger.stored(table, self._hall.store.reseat([(before, changed)], change, numbered)):
                raise quicker()
            await self._play.news.tell(table)
            self._play.turns.call_off(table, number)
            self._play.turns.take_up(table)

    def _stood_still(self, table: Table) -> None:
        """While a seat was free nobody could play, and so nobody was waited for."""
        if not table.playing:
            table.record.since += now() - table.record.changed

    def _must_know_bot(self, name: str) -> None:
        try:
            check_bot(name, self._hall.other_bots)
        except CentansError as problem:
            raise Refused(422, "unknown-bot", str(problem)) from problem

    async def _name(self, seat: SeatRecord, language: str) -> str:
        """What whoever takes a seat is called, if nobody said."""
        if seat.kind == "bot":
            return bot_name(seat.number, seat.bot or "", language)
        return (await self._hall.store.guest_name(seat.guest) or "") if seat.guest is not None else ""

    # -- ending --------------------------------------------------------------------------------------------------

    async def end(self, table: Table, guest: str) -> None:
        """The host ends a match that nobody will finish: its questions are closed, and all may be seen."""
        async with self._hall.holding(table):
            must_see(table, guest)
            must_be_host(table, guest)
            must_not_be_over(table)
            await self._end(table)

    async def _end(self, table: Table) -> None:
        """Stored like an undo of nothing, so that no answer given elsewhere meanwhile goes past it."""
        table.record.status = "ended"
        table.record.epoch += 1
        table.moved()
        change = self._ledger.change(table)
        change.cut_from = len(table.match.entries)
        if not await self._ledger.stored(table, self._hall.store.change(change)):
            raise quicker()
        table.publish(undone=True)
        self._play.turns.take_up(table)

    async def end_stopped(self, relic: Relic, guest: str) -> None:
        """The host ends a match that these rules cannot go on with: then it may be seen and downloaded whole."""
        must_see(relic, guest)
        must_be_host(relic, guest)
        must_not_be_over(relic)
        record = relic.record
        try:
            await self._hall.store.end_stopped(record.id, record.epoch, record.length, now())
        except Overtaken:
            raise quicker() from None
        finally:
            self._hall.relics.forget(record.id)
        for stream in list(relic.audience.streams):
            stream.close()

    async def part(self, table: Table, guest: str) -> None:
        """A guest leaves for good: his seats are free and another is host; where nobody else is, the table ends."""
        async with self._hall.holding(table):
            host = table.record.host
            others = [seat.guest for seat in table.seats if seat.guest not in (None, guest)]
            heir = host if host != guest else next(iter(others), None)
            if table.over:
                return
            if heir is None:
                await self._end(table)
                return
            if heir != host:
                await self._hall.store.hand_over(table.record.id, heir)
                table.record.host = heir
            self._stood_still(table)
            moves = [(seat, left(seat)) for seat in table.seats if seat.guest == guest]
            for _, seat in moves:
                table.seats[seat.number] = seat
            table.match.names = seat_names([seat.name for seat in table.seats], table.record.players)
            table.moved()
            if not await self._ledger.stored(table, self._hall.store.reseat(moves, self._ledger.change(table))):
                raise quicker()
            await self._play.news.tell(table)
            self._play.turns.take_up(table)

    # -- playing again -------------------------------------------------------------------------------------------

    async def rematch(self, table: Table, asking: Whose, swap: bool) -> Table:
        """The table where the same people play again: made by the first who wants it, joined by the others."""
        guest = asking.guest
        async with self._hall.changing(table):
            must_see(table, guest)
            if all(seat.guest != guest for seat in table.seats):
                raise forbidden("a rematch is for those who sat at the table")
            if not table.over:
                raise Refused(409, table.record.status, "the match is not over yet")
            if table.record.rematch is None:
                await self._make_rematch(table, asking, swap)
        again = await self._hall.table(table.record.rematch or "")
        for seat in [seat for seat in again.seats if seat.guest == guest and seat.kind == "invited"]:
            await self.reseat(again, guest, seat.number, SeatAction("sit"), "")
        return again

    async def _make_rematch(self, table: Table, asking: Whose, swap: bool) -> None:
        try:
            again = await self._play.maker.make_again(table, asking, swap)
        except Overtaken:
            await self._hall.reload(table)
            return
        table.record.rematch = again.record.id
        self._play.turns.take_up(again)
        await self._play.news.tell(table)


def replaces_another(seat: SeatRecord, guest: str) -> bool:
    """Whether a bot that this guest seats there plays for somebody else: he might choose a bad one."""
    return seat.kind == "person" and seat.guest != guest
