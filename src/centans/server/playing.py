"""Playing at a table: answers, undo, seats and chat. What is done is stored first, then told."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Awaitable, Sequence

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from centans.core.asks import Ask, Refusal
from centans.core.errors import Illegal, NothingToUndo, Unreadable
from centans.core.match import Match, seat_names
from centans.core.options import Option
from centans.core.visible import JOINERS, visible
from centans.server.clock import now
from centans.server.hall import Hall, bot_name
from centans.server.messages import Answer, ChatLine, NextTable, SeatAction
from centans.server.naming import distinct, shown_name
from centans.server.problems import Refused, forbidden, not_found, reason
from centans.server.questions import own_question
from centans.server.seating import reseated
from centans.server.sessions import token_hash
from centans.server.storage.records import SeatRecord, entry_rows
from centans.server.storage.store import Change, Overtaken
from centans.server.streams import message
from centans.server.table import Table, status_now, turns_now
from centans.server.takeback import free_seat
from centans.server.thinking.turns import Turns

ATTEMPTS = 3
"""How often an answer is tried that another process has overtaken, as long as its question stays open."""
PRIVATE = "this table is private"
NOTHING_TO_UNDO = (
    "nothing can be taken back: dice fell, something was shown, another has played, or a secret choice is open"
)
"""One sentence for all reasons: which of them it is could tell how far others are."""

log = logging.getLogger("centans.server")


class Play:
    """What people and bots do at the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.turns = Turns(
            hall.store, hall.settings.bot_workers, hall.settings.least_pace, hall.settings.veil, self.answer_turn
        )

    async def take_up_turns(self, orphaned_at: int | None = None) -> None:
        """Bots whose turn it is go on: all after a start, or those whom no living server has at that time.

        A table that cannot be read keeps no other waiting.
        """
        try:
            waiting = await self.store.tables_with_turns(orphaned_at)
        except SQLAlchemyError as problem:
            log.warning("turns-not-swept", extra={"reason": reason(problem)})
            return
        for table_id in waiting:
            try:
                self.turns.take_up(await self.hall.table(table_id))
            except Exception as problem:
                log.warning("turn-not-taken-up", extra={"table": table_id, "reason": reason(problem)})

    # -- answers -------------------------------------------------------------------------------------------------

    async def answer(self, table: Table, guest: str, wanted: Answer) -> bytes:
        """The seat's view after its answer, stored for good."""
        async with self.hall.holding(table):
            self._must_hold(table, guest, wanted.seat)
            nonce = None if wanted.nonce is None else (wanted.seat, wanted.nonce)
            for _ in range(ATTEMPTS):
                if nonce is not None and nonce in table.nonces:
                    return table.shown(wanted.seat)
                ask = self._open_ask(table, wanted.seat, wanted.ask)
                if await self._do(table, ask, read_options(table.match, wanted.options), nonce):
                    return table.shown(wanted.seat)
            raise overtaken(table, wanted.seat)

    async def answer_turn(self, table: Table, seat: int, ask: str, notation: str) -> None:
        """Give an answer that the server owes: a bot's, or the only one there is."""
        async with self.hall.holding(table):
            for _ in range(ATTEMPTS):
                if table.turns.get(seat) != ask:
                    return
                if await self._do(table, table.match.find(ask), [table.match.game.option(notation)], None):
                    return
            self.turns.take_up(table)

    def _must_hold(self, table: Table, guest: str, seat: int) -> None:
        seat_of(table, seat)
        if not table.sits(guest, seat):
            raise forbidden(f"seat {seat + 1} is not yours")
        if table.seats[seat].kind == "bot":
            raise Refused(409, "bot-plays", "a bot has this seat now; take it back first", view=table.table_view(seat))

    def _must_not_be_endless(self, table: Table) -> None:
        if len(table.match.entries) >= self.hall.settings.longest_log:
            raise Refused(409, "too-long", f"a match may have {self.hall.settings.longest_log} answers at most")

    def _open_ask(self, table: Table, seat: int, ask_id: str) -> Ask:
        if not table.playing:
            message = "the match is over" if table.over else "not everybody has come to the table yet"
            raise Refused(409, table.record.status, message, view=table.table_view(seat))
        ask = own_question(table.match, seat, ask_id)
        if ask is None:
            raise Refused(409, "stale", "that is no open question of yours", view=table.table_view(seat))
        return ask

    async def _do(self, table: Table, ask: Ask, options: Sequence[Option], nonce: tuple[int, str] | None) -> bool:
        """Answer, store, tell; the lock is held. False if another process was quicker: perhaps it is still asked."""
        self._must_not_be_endless(table)
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
        if not await self._stored(table, self.store.change(change)):
            return False
        if nonce is not None:
            table.nonces.add(nonce)
        table.publish()
        self.turns.take_up(table)
        return True

    def _change(self, table: Table, silent: bool = False) -> Change:
        """What there is to store of the table as it stands; a secret choice under way (silent) leaves no time stamp."""
        record, match = table.record, table.match
        record.status = status_now(match, table.seats)
        record.length = len(match.entries)
        record.waiting_for = match.waiting_for() if table.playing else []
        if not silent:
            record.changed = now()
        asked = turns_now(match, table.seats)
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

    async def _stored(self, table: Table, work: Awaitable[None]) -> bool:
        """Wait until it is stored; False if another process was quicker, whose doings are then known here too."""
        try:
            await work
        except (IntegrityError, Overtaken):
            await self.hall.reload(table)
            return False
        return True

    # -- taking back ---------------------------------------------------------------------------------------------

    async def undo(self, table: Table, guest: str, seat: int) -> bytes:
        async with self.hall.holding(table):
            self._must_hold(table, guest, seat)
            if not table.playing:
                raise Refused(409, table.record.status, "nothing can be taken back now", view=table.table_view(seat))
            length = len(table.match.entries)
            try:
                take_back(table.match, seat)
            except NothingToUndo as nothing:
                raise Refused(409, "nothing-to-undo", NOTHING_TO_UNDO, view=table.table_view(seat)) from nothing
            table.record.epoch += 1
            table.moved()
            table.undo_seat = free_seat(table.match, None, table.piles)
            change = self._change(table)
            change.cut_from = length
            if not await self._stored(table, self.store.change(change)):
                raise overtaken(table, seat)
            table.publish(undone=True)
            self.turns.take_up(table)
            return table.shown(seat)

    # -- seats ---------------------------------------------------------------------------------------------------

    async def reseat(self, table: Table, guest: str, number: int, wanted: SeatAction, language: str) -> None:
        """Play goes on while every seat is taken; a seat given up is waited for."""
        async with self.hall.holding(table):
            must_know(table, guest, wanted.invitation)
            before = seat_of(table, number)
            changed = reseated(table, before, guest, wanted)
            said = wanted.name if wanted.action == "sit" and wanted.name else changed.name
            name = shown_name(said) or await self._name(changed, table, language)
            changed.name = distinct(name, [seat.name for seat in table.seats if seat.number != number])
            table.seats[number] = changed
            table.match.names = seat_names([seat.name for seat in table.seats], table.record.players)
            table.moved()
            if not await self._stored(table, self.store.reseat(before, changed, self._change(table))):
                raise Refused(409, "stale", "somebody was quicker at this table; look again")
            await self.tell_news(table)
            self.turns.take_up(table)

    async def tell_news(self, table: Table) -> None:
        """Tell those who look on whatever they have not heard yet, whoever has done it. The lock is held."""
        heard = table.heard
        if table.seats != heard.seats:
            heard.seats = list(table.seats)
            self._end_looks(table)
            self.tell_seats(table)
        if table.chat > heard.chat:
            lines = await self.store.chat_lines(table.record.id, heard.chat)
            heard.chat = table.chat
            table.tell(b"".join([message("chat", line) for line in lines]))
        if table.record.rematch != heard.rematch:
            heard.rematch = table.record.rematch
            table.tell(await self.next_message(table))
        table.publish()

    def _end_looks(self, table: Table) -> None:
        """Whoever gave a seat up no longer sees with its eyes."""
        for stream in list(table.streams):
            if stream.seat is not None and not table.over and not table.sits(stream.guest, stream.seat):
                stream.close()

    async def _name(self, seat: SeatRecord, table: Table, language: str) -> str:
        """What whoever takes a seat is called, if nobody said."""
        if seat.kind == "bot":
            return bot_name(table.match, seat.number, seat.bot or "", language)
        return (await self.store.guest_name(seat.guest) or "") if seat.guest is not None else ""

    async def _watchers_name(self, table: Table, guest: str) -> str:
        return distinct(await self.store.guest_name(guest) or "", [seat.name for seat in table.seats])

    def tell_seats(self, table: Table) -> None:
        for stream in table.streams:
            stream.send(message("seats", self.hall.seat_infos(table, stream.guest)))

    # -- playing again -------------------------------------------------------------------------------------------

    async def rematch(self, table: Table, guest: str, swap: bool) -> Table:
        """The table where the same people play again: made by the first who wants it, joined by the others."""
        async with self.hall.holding(table):
            if all(seat.guest != guest for seat in table.seats):
                raise forbidden("a rematch is for those who sat at the table")
            if not table.over:
                raise Refused(409, table.record.status, "the match is not over yet")
            if table.record.rematch is None:
                await self._make_rematch(table, guest, swap)
        again = await self.hall.table(table.record.rematch or "")
        for seat in [seat for seat in again.seats if seat.guest == guest and seat.kind == "invited"]:
            await self.reseat(again, guest, seat.number, SeatAction("sit"), "")
        return again

    async def _make_rematch(self, table: Table, guest: str, swap: bool) -> None:
        try:
            again = await self.hall.make_again(table, guest, swap)
        except Overtaken:
            await self.hall.reload(table)
            return
        table.record.rematch = again.record.id
        self.turns.take_up(again)
        await self.tell_news(table)

    async def next_message(self, table: Table) -> bytes:
        """The event that tells of the table where the same people play again; nothing if there is none."""
        if table.record.rematch is None:
            return b""
        again = await self.hall.table(table.record.rematch)
        name = next((seat.name for seat in again.seats if seat.guest == again.record.host), "")
        return message("next", NextTable(again.record.id, name))

    # -- chat ----------------------------------------------------------------------------------------------------

    async def say(self, table: Table, guest: str, text: str) -> ChatLine:
        async with self.hall.holding(table):
            must_see(table, guest)
            said = visible(text)
            if not said.strip(JOINERS + " "):
                raise Refused(422, "empty", "there is nothing in that line")
            own = next((seat for seat in table.seats if seat.guest == guest), None)
            name = own.name if own is not None else await self._watchers_name(table, guest)
            line = ChatLine(table.chat + 1, name, None if own is None else own.number, said, now())
            try:
                await self.store.say(table.record.id, line)
            except IntegrityError:
                await self.hall.reload(table)
                line.number = table.chat + 1
                await self.store.say(table.record.id, line)
            table.chat += 1
            await self.tell_news(table)
            return line


def take_back(match: Match, seat: int) -> None:
    """Raises `NothingToUndo`, also while a secret choice is open: an undo could tell who has chosen already."""
    if match.choosing:
        raise NothingToUndo(NOTHING_TO_UNDO)
    match.undo(seat)


def overtaken(table: Table, seat: int) -> Refused:
    return Refused(409, "stale", "somebody was quicker at this table", view=table.table_view(seat))


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
    match.answer_run(ask.seat, options, ask)


def must_know(table: Table, guest: str | None, invitation: str | None) -> None:
    """Whether this guest may know who plays what here. Strangers learn of a private table only that it is private.

    It is private if it is not for watchers and has no seat for anyone; who brings an invitation is no stranger.
    """
    private = not table.record.watchers and all(seat.kind != "anyone" for seat in table.seats)
    if private and not table.belongs(guest) and not is_invited(table, invitation or ""):
        raise forbidden(PRIVATE)


def is_invited(table: Table, invitation: str) -> bool:
    offered = token_hash(invitation)
    return any(hmac.compare_digest(offered, seat.invitation or "") for seat in table.seats if seat.kind == "invited")


def must_see(table: Table, guest: str | None, seat: int | None = None) -> None:
    """Whether this guest may look with the eyes of that seat (None: as a watcher). When it is over, all may be seen."""
    if not table.record.watchers and not table.belongs(guest):
        raise forbidden(PRIVATE)
    if seat is None:
        return
    seat_of(table, seat)
    if not table.over and not table.sits(guest, seat):
        raise forbidden(f"seat {seat + 1} is not yours")
