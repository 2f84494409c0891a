"""Playing at a table: answers, undo, seats and chat. What is done is stored first, then told."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.exc import IntegrityError

from centans.core.asks import Ask, Refusal
from centans.core.errors import Illegal, NothingToUndo, Unreadable
from centans.core.match import Match, Stale, seat_names
from centans.core.options import Option
from centans.server.clock import now
from centans.server.hall import Hall, bot_name
from centans.server.messages import Answer, ChatLine, SeatAction
from centans.server.problems import Refused, forbidden, not_found
from centans.server.seating import reseated
from centans.server.storage.records import SeatRecord, entry_rows
from centans.server.storage.store import Change
from centans.server.streams import message
from centans.server.table import Table, bot_asks, status_now
from centans.server.takeback import free_seat
from centans.server.thinking.turns import Turns


class Play:
    """What people and bots do at the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.turns = Turns(hall.store, hall.settings.bot_workers, self.answer_for_bot)

    async def take_up_turns(self) -> None:
        """After a start: bots whose turn it was go on."""
        if self.hall.settings.alone:
            await self.store.release_claims()
        for table_id in await self.store.tables_with_turns():
            try:
                self.turns.take_up(await self.hall.table(table_id))
            except Refused:
                continue

    # -- answers -------------------------------------------------------------------------------------------------

    async def answer(self, table: Table, guest: str, wanted: Answer) -> bytes:
        """The seat's view after its answer, stored for good."""
        async with self.hall.holding(table):
            self._must_hold(table, guest, wanted.seat)
            if wanted.nonce is not None and (wanted.seat, wanted.nonce) in table.nonces:
                return table.shown(wanted.seat)
            ask = self._open_ask(table, wanted.seat, wanted.ask)
            options = read_options(table.match, wanted.options)
            await self._do(table, ask, options, None if wanted.nonce is None else (wanted.seat, wanted.nonce))
            return table.shown(wanted.seat)

    async def answer_for_bot(self, table: Table, seat: int, ask: str, notation: str) -> None:
        async with self.hall.holding(table):
            if table.turns.get(seat) == ask:
                await self._do(table, table.match.find(ask), [table.match.game.option(notation)], None)

    def _must_hold(self, table: Table, guest: str, seat: int) -> None:
        seat_of(table, seat)
        if not table.sits(guest, seat):
            raise forbidden(f"seat {seat + 1} is not yours")
        if table.seats[seat].kind == "bot":
            raise Refused(409, "bot-plays", "a bot has this seat now; take it back first", view=table.table_view(seat))

    def _open_ask(self, table: Table, seat: int, ask_id: str) -> Ask:
        if not table.playing:
            message = "the match is over" if table.over else "not everybody has come to the table yet"
            raise Refused(409, table.record.status, message, view=table.table_view(seat))
        try:
            ask = table.match.find(ask_id)
        except Stale as stale:
            raise Refused(409, "stale", str(stale), view=table.table_view(seat)) from stale
        if ask.seat != seat:
            raise Refused(409, "stale", "that question is another's", view=table.table_view(seat))
        return ask

    async def _do(self, table: Table, ask: Ask, options: Sequence[Option], nonce: tuple[int, str] | None) -> None:
        """Answer, store, tell. The lock is held."""
        match = table.match
        length, told = len(match.entries), match.told
        before = table.sight() if len(options) == 1 else None
        try:
            answer_run(match, ask, options)
        except Illegal as illegal:
            raise Refused(422, "illegal", str(illegal), illegal.refusal) from illegal
        table.moved()
        table.undo_seat = free_seat(match, before, table.piles)
        change = self._change(table, silent=match.told == told)
        change.new_entries = entry_rows(table.record.id, match.entries[length:], length + 1)
        change.nonce = nonce
        await self._store(table, change, ask.seat)
        if nonce is not None:
            table.nonces.add(nonce)
        table.publish(told + 1)
        self.turns.take_up(table)

    def _change(self, table: Table, silent: bool = False) -> Change:
        """What there is to store of the table as it stands; a secret choice under way (silent) leaves no time stamp."""
        record, match = table.record, table.match
        record.status = status_now(match, table.seats)
        record.length = len(match.entries)
        record.waiting_for = match.waiting_for() if table.playing else []
        if not silent:
            record.changed = now()
        asked = bot_asks(match, table.seats)
        gone = [seat for seat, ask in table.turns.items() if asked.get(seat) != ask]
        new = [(seat, ask) for seat, ask in asked.items() if table.turns.get(seat) != ask]
        table.turns = asked
        return Change(
            table_id=record.id,
            length=record.length,
            status=record.status,
            epoch=record.epoch,
            waiting_for=record.waiting_for,
            changed=record.changed,
            turns_gone=gone,
            turns_new=new,
        )

    async def _store(self, table: Table, change: Change, seat: int) -> None:
        try:
            await self.store.change(change)
        except IntegrityError as problem:
            await self.hall.reload(table)
            stale = "another process has answered at this table"
            raise Refused(409, "stale", stale, view=table.table_view(seat)) from problem

    # -- taking back ---------------------------------------------------------------------------------------------

    async def undo(self, table: Table, guest: str, seat: int) -> bytes:
        async with self.hall.holding(table):
            self._must_hold(table, guest, seat)
            if not table.playing:
                raise Refused(409, table.record.status, "nothing can be taken back now", view=table.table_view(seat))
            if table.match.told < len(table.match.entries):
                sentence = "a secret choice is not taken back: others could count its answers; reconsider it instead"
                raise Refused(409, "nothing-to-undo", sentence, view=table.table_view(seat))
            try:
                table.match.undo(seat)
            except NothingToUndo as nothing:
                raise Refused(409, "nothing-to-undo", str(nothing), view=table.table_view(seat)) from nothing
            table.record.epoch += 1
            table.moved()
            table.undo_seat = free_seat(table.match, None, table.piles)
            change = self._change(table)
            change.cut = True
            await self._store(table, change, seat)
            table.publish(table.match.told + 1)
            self.turns.take_up(table)
            return table.shown(seat)

    # -- seats ---------------------------------------------------------------------------------------------------

    async def reseat(self, table: Table, guest: str, number: int, wanted: SeatAction, language: str) -> None:
        """Play goes on while every seat is taken; a seat given up is waited for."""
        async with self.hall.holding(table):
            changed = reseated(table, seat_of(table, number), guest, wanted)
            said = wanted.name if wanted.action == "sit" and wanted.name else changed.name
            changed.name = " ".join(said.split()) or await self._name(changed, table, language)
            table.seats[number] = changed
            self._end_looks(table, number)
            table.match.names = seat_names([seat.name for seat in table.seats], table.record.players)
            table.moved()
            await self.store.reseat(changed, self._change(table))
            self.tell_seats(table)
            table.publish(table.match.told + 1)
            self.turns.take_up(table)

    def _end_looks(self, table: Table, number: int) -> None:
        """Whoever gave a seat up no longer sees with its eyes."""
        for stream in list(table.streams):
            if stream.seat == number and not table.over and not table.sits(stream.guest, number):
                stream.close()

    async def _name(self, seat: SeatRecord, table: Table, language: str) -> str:
        """What whoever takes a seat is called, if nobody said."""
        if seat.kind == "bot":
            return bot_name(table.match, seat.number, seat.bot or "", language)
        return (await self.hall.guest_name(seat.guest) or "") if seat.guest is not None else ""

    def tell_seats(self, table: Table) -> None:
        for stream in table.streams:
            stream.send(message("seats", self.hall.seat_infos(table, stream.guest)))

    # -- chat ----------------------------------------------------------------------------------------------------

    async def say(self, table: Table, guest: str, text: str) -> ChatLine:
        async with self.hall.holding(table):
            must_see(table, guest)
            said = " ".join(text.split())
            if not said:
                raise Refused(422, "empty", "there is nothing in that line")
            own = next((seat for seat in table.seats if seat.guest == guest), None)
            name = own.name if own is not None else await self.hall.guest_name(guest) or ""
            line = ChatLine(table.chat + 1, name, None if own is None else own.number, said, now())
            await self.store.say(table.record.id, line)
            table.chat += 1
            chunk = message("chat", line)
            for stream in table.streams:
                stream.send(chunk)
            return line


def seat_of(table: Table, number: int) -> SeatRecord:
    if not 0 <= number < len(table.seats):
        raise not_found(f"seat {number + 1} at this table")
    return table.seats[number]


def read_options(match: Match, notations: Sequence[str]) -> list[Option]:
    try:
        return [match.game.option(notation) for notation in notations]
    except Unreadable as problem:
        raise Refused(422, "unreadable", str(problem)) from problem


def answer_run(match: Match, ask: Ask, options: Sequence[Option]) -> None:
    """Answer this very question, and what follows from it."""
    if options[0] not in ask.options:
        refusal = match.why_not(ask.seat, options[0]) or Refusal("", "not-asked-now")
        raise Illegal(refusal, options[0].notation)
    match.answer_run(ask.seat, options)


def must_see(table: Table, guest: str | None, seat: int | None = None) -> None:
    """Whether this guest may look with the eyes of that seat (None: as a watcher). When it is over, all may be seen."""
    if not table.record.watchers and not table.belongs(guest):
        raise forbidden("this table is not for watchers")
    if seat is None:
        return
    seat_of(table, seat)
    if not table.over and not table.sits(guest, seat):
        raise forbidden(f"seat {seat + 1} is not yours")
