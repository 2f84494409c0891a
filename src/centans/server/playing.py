"""Playing at a table: answers, undo, seats and chat. What is done is stored first, then told."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Sequence
from time import monotonic

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from centans.core.asks import Ask, Refusal
from centans.core.errors import CentansError, Illegal, NothingToUndo, Unreadable
from centans.core.match import Match, seat_names
from centans.core.options import Option
from centans.core.visible import JOINERS, visible
from centans.server.clock import now
from centans.server.company import Company
from centans.server.eyes import is_his
from centans.server.hall import Hall
from centans.server.line import Whose
from centans.server.loading import keep_if_due
from centans.server.making import Maker
from centans.server.messages.chat import ChatLine
from centans.server.messages.play import Answer, Stored
from centans.server.messages.tables import NextTable, SeatAction
from centans.server.naming import bot_name, distinct, shown_name
from centans.server.permits import must_be_host, must_hold, must_know, must_see, seat_of
from centans.server.problems import Refused, forbidden, reason
from centans.server.questions import own_question
from centans.server.relics import Relic
from centans.server.seating import check_bot, left, must_not_be_over, reseated
from centans.server.storage.change import Change, Overtaken
from centans.server.storage.records import SeatRecord, Sitting, entry_rows, key_rows
from centans.server.streams import encoder, message
from centans.server.table import Table, status_now, turns_now
from centans.server.takeback import NOTHING_TO_UNDO, take_back
from centans.server.thinking.turns import Turns

ATTEMPTS = 3
"""How often an answer is tried that another process has overtaken, as long as its question stays open."""

log = logging.getLogger("centans.server")


class Play:
    """What people and bots do at the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.maker = Maker(hall)
        self.turns = Turns(hall.store, hall.settings, hall.other_bots, self.answer_turn, self.take_up)
        self.answered: Counter[str] = Counter()
        """How many answers were stored, by the kind of the seat."""
        self._refused: set[str] = set()
        """Tables that these rules do not replay: not every sweep tries them again."""

    # -- turns of the server -------------------------------------------------------------------------------------

    async def sweep_turns(self, pause: float) -> None:
        """Bots whose turn it is go on: all after a start, then now and then those whom no living server has."""
        await self.take_up_turns()
        while True:
            await asyncio.sleep(pause)
            await self.take_up_turns(orphaned_at=now())

    async def take_up_turns(self, orphaned_at: int | None = None) -> None:
        """All, or those whom no living server has at that time; half of the time is left to people."""
        try:
            waiting = await self.store.tables_with_turns(orphaned_at)
        except SQLAlchemyError as problem:
            log.warning("turns-not-swept", extra={"reason": reason(problem)})
            return
        for table_id in waiting:
            if table_id not in self._refused:
                began = monotonic()
                await self.take_up(table_id)
                await asyncio.sleep(monotonic() - began)

    async def take_up(self, table_id: str) -> None:
        """Begin what the server owes at a table. One that cannot be read keeps no other waiting."""
        try:
            await self._take_up_as_asked(await self.hall.table(table_id))
        except Exception as problem:
            if isinstance(problem, Refused):
                self._refused.add(table_id)
            log.warning("turn-not-taken-up", extra={"table": table_id, "reason": reason(problem)})

    async def _take_up_as_asked(self, table: Table) -> None:
        """The log is the truth: rows that say otherwise are a fault, which must stop no bot, and follow it again."""
        async with self.hall.holding(table):
            if table.turns != turns_now(table.match, table.seats):
                await self._stored(table, self.store.change(self._change(table, silent=True)))
            self.turns.take_up(table)

    # -- answers -------------------------------------------------------------------------------------------------

    async def answer(self, table: Table, guest: str, wanted: Answer) -> bytes:
        """What whoever answered is told once it is stored for good: the seat's view, or less if his stream tells it."""
        async with self.hall.changing(table):
            self._must_hold(table, guest, wanted.seat)
            nonce = None if wanted.nonce is None else (wanted.seat, wanted.nonce)
            for _ in range(ATTEMPTS):
                if nonce is not None and nonce in table.nonces:
                    return told(table, wanted)
                ask = self._open_ask(table, wanted.seat, wanted.ask)
                acting = None if wanted.listening else wanted.seat
                if await self._do(table, ask, read_options(table.match, wanted.options), nonce, acting):
                    return told(table, wanted)
            raise overtaken(table, wanted.seat)

    async def answer_turn(self, table: Table, seat: int, ask: str, notation: str) -> None:
        """Give an answer that the server owes: a bot's, or the only one there is."""
        async with self.hall.changing(table):
            for _ in range(ATTEMPTS):
                if table.turns.get(seat) != ask:
                    return
                if await self._do(table, table.match.find(ask), [table.match.game.option(notation)]):
                    return
            self.turns.take_up(table)

    def _must_hold(self, table: Table, guest: str, seat: int) -> None:
        must_hold(table, guest, seat)
        if table.seats[seat].kind == "bot":
            raise Refused(409, "bot-plays", "a bot has this seat now; take it back first", view=table.table_view(seat))

    def _must_not_be_endless(self, table: Table) -> None:
        if len(table.match.entries) >= self.hall.settings.longest_log:
            raise Refused(409, "too-long", f"a match may have {self.hall.settings.longest_log} answers at most")

    def own_open_ask(self, table: Table, guest: str, seat: int, ask_id: str) -> Ask:
        """A question that this guest may answer now. Raises `Refused`; the lock is held."""
        self._must_hold(table, guest, seat)
        return self._open_ask(table, seat, ask_id)

    def _open_ask(self, table: Table, seat: int, ask_id: str) -> Ask:
        if not table.playing:
            message = "the match is over" if table.over else "not everybody has come to the table yet"
            raise Refused(409, table.record.status, message, view=table.table_view(seat))
        ask = own_question(table.match, seat, ask_id)
        if ask is None:
            raise Refused(409, "stale", "that is no open question of yours", view=table.table_view(seat))
        return ask

    async def _do(
        self,
        table: Table,
        ask: Ask,
        options: Sequence[Option],
        nonce: tuple[int, str] | None = None,
        acting: int | None = None,
    ) -> bool:
        """Answer, store, tell; the lock is held. False if another process was quicker: perhaps it is still asked.

        `acting`: a seat that will be told its view by itself.
        """
        self._must_not_be_endless(table)
        match = table.match
        length, told = len(match.entries), match.told
        before = match.state.clone() if len(options) == 1 else None
        try:
            answer_run(match, ask, options)
        except Illegal as illegal:
            raise Refused(422, "illegal", str(illegal), illegal.refusal) from illegal
        table.moved(before, None if before is None else ask.hollow)
        kept = keep_if_due(match)
        change = self._change(table, silent=match.told == told)
        change.new_entries = entry_rows(table.record.id, match.entries[length:], length + 1)
        change.new_keys = key_rows(table.record.id, match.keys[-1:] if kept else [])
        change.nonce = nonce
        if not await self._stored(table, self.store.change(change)):
            return False
        self.answered[table.seats[ask.seat].kind] += 1
        if nonce is not None:
            table.nonces.add(nonce)
        table.publish(acting=acting)
        self.turns.take_up(table)
        return True

    def _change(self, table: Table, silent: bool = False) -> Change:
        """What there is to store of the table as it stands; a silent one, like a secret choice, has no time stamp."""
        record, match = table.record, table.match
        if record.status != "ended":
            record.status = status_now(match, table.seats)
        record.length = len(match.entries)
        table.prove(self.hall.settings.proof)
        record.waiting_for = match.waiting_for() if table.playing else []
        if not silent:
            record.changed = now()
        if match.told > record.furthest:
            record.since, record.furthest = now(), match.told
        asked = turns_now(match, table.seats) if table.playing else {}
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
            proof=record.proof,
            proved=record.proved,
            since=record.since,
            furthest=record.furthest,
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
        async with self.hall.changing(table):
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
            table.prove(0)
            change = self._change(table)
            change.cut_from = length
            if not await self._stored(table, self.store.change(change)):
                raise overtaken(table, seat)
            table.publish(undone=True)
            self.turns.take_up(table)
            return table.shown(seat)

    # -- seats ---------------------------------------------------------------------------------------------------

    async def reseat(self, table: Table, guest: str, number: int, wanted: SeatAction, language: str) -> None:
        """Play goes on while every seat is taken; a seat given up is waited for.

        Nobody makes the others wait anew by sitting down once more, or by getting up for a moment: while a seat is free
        the time for which anybody is waited for stands still, and a newcomer alone begins it anew.
        """
        if wanted.bot is None:
            wanted = replace(wanted, bot=self.hall.settings.usual_bot)
        async with self.hall.changing(table):
            must_know(table, guest, wanted.invitation)
            before = seat_of(table, number)
            changed = reseated(table, before, guest, wanted)
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
            change = self._change(table, silent=goes_on)
            if not await self._stored(table, self.store.reseat([(before, changed)], change, numbered)):
                raise Refused(409, "stale", "somebody was quicker at this table; look again")
            await self.tell_news(table)
            self.turns.call_off(table, number)
            self.turns.take_up(table)

    def _stood_still(self, table: Table) -> None:
        """While a seat was free nobody could play, and so nobody was waited for."""
        if not table.playing:
            table.record.since += now() - table.record.changed

    def _must_know_bot(self, name: str) -> None:
        try:
            check_bot(name, self.hall.other_bots)
        except CentansError as problem:
            raise Refused(422, "unknown-bot", str(problem)) from problem

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
            table.audience.tell(b"".join([message("chat", line) for line in lines]))
        if table.record.rematch != heard.rematch:
            heard.rematch = table.record.rematch
            table.audience.tell(await self.next_message(table))
        table.publish()

    def _end_looks(self, table: Table) -> None:
        """Whoever gave a seat up no longer sees with its eyes."""
        for stream in list(table.audience.streams):
            if stream.seat is not None and not table.over and not table.sits(stream.guest, stream.seat):
                stream.close()

    async def _name(self, seat: SeatRecord, language: str) -> str:
        """What whoever takes a seat is called, if nobody said."""
        if seat.kind == "bot":
            return bot_name(seat.number, seat.bot or "", language)
        return (await self.store.guest_name(seat.guest) or "") if seat.guest is not None else ""

    async def _watchers_name(self, table: Table, guest: str) -> str:
        return distinct(await self.store.guest_name(guest) or "", [seat.name for seat in table.seats])

    def tell_seats(self, table: Table) -> None:
        """However many look on: all whom the seats do not concern are told the same."""
        told: dict[str | None, bytes] = {}
        for stream in table.audience.streams:
            viewer = stream.guest if table.concerns(stream.guest) else None
            if viewer not in told:
                told[viewer] = message("seats", self.hall.seat_infos(table, viewer))
            stream.send(told[viewer])

    # -- ending --------------------------------------------------------------------------------------------------

    async def end(self, table: Table, guest: str) -> None:
        """The host ends a match that nobody will finish: its questions are closed, and all may be seen."""
        async with self.hall.holding(table):
            must_see(table, guest)
            must_be_host(table, guest)
            must_not_be_over(table)
            await self._end(table)

    async def _end(self, table: Table) -> None:
        """Stored like an undo of nothing, so that no answer given elsewhere meanwhile goes past it."""
        table.record.status = "ended"
        table.record.epoch += 1
        table.moved()
        change = self._change(table)
        change.cut_from = len(table.match.entries)
        if not await self._stored(table, self.store.change(change)):
            raise Refused(409, "stale", "somebody was quicker at this table; look again")
        table.publish(undone=True)
        self.turns.take_up(table)

    async def end_stopped(self, relic: Relic, guest: str) -> None:
        """The host ends a match that these rules cannot go on with: then it may be seen and downloaded whole."""
        must_see(relic, guest)
        must_be_host(relic, guest)
        must_not_be_over(relic)
        record = relic.record
        try:
            await self.store.end_stopped(record.id, record.epoch, record.length, now())
        except Overtaken:
            raise Refused(409, "stale", "somebody was quicker at this table; look again") from None
        finally:
            self.hall.relics.forget(record.id)
        for stream in list(relic.audience.streams):
            stream.close()

    async def part(self, table: Table, guest: str) -> None:
        """A guest leaves for good: his seats are free and another is host; where nobody else is, the table ends."""
        async with self.hall.holding(table):
            host = table.record.host
            others = [seat.guest for seat in table.seats if seat.guest not in (None, guest)]
            heir = host if host != guest else next(iter(others), None)
            if table.over:
                return
            if heir is None:
                await self._end(table)
                return
            if heir != host:
                await self.store.hand_over(table.record.id, heir)
                table.record.host = heir
            self._stood_still(table)
            moves = [(seat, left(seat)) for seat in table.seats if seat.guest == guest]
            for _, seat in moves:
                table.seats[seat.number] = seat
            table.match.names = seat_names([seat.name for seat in table.seats], table.record.players)
            table.moved()
            if not await self._stored(table, self.store.reseat(moves, self._change(table))):
                raise Refused(409, "stale", "somebody was quicker at this table; look again")
            await self.tell_news(table)
            self.turns.take_up(table)

    # -- playing again -------------------------------------------------------------------------------------------

    async def rematch(self, table: Table, asking: Whose, swap: bool) -> Table:
        """The table where the same people play again: made by the first who wants it, joined by the others."""
        guest = asking.guest
        async with self.hall.changing(table):
            must_see(table, guest)
            if all(seat.guest != guest for seat in table.seats):
                raise forbidden("a rematch is for those who sat at the table")
            if not table.over:
                raise Refused(409, table.record.status, "the match is not over yet")
            if table.record.rematch is None:
                await self._make_rematch(table, asking, swap)
        again = await self.hall.table(table.record.rematch or "")
        for seat in [seat for seat in again.seats if seat.guest == guest and seat.kind == "invited"]:
            await self.reseat(again, guest, seat.number, SeatAction("sit"), "")
        return again

    async def _make_rematch(self, table: Table, asking: Whose, swap: bool) -> None:
        try:
            again = await self.maker.make_again(table, asking, swap)
        except Overtaken:
            await self.hall.reload(table)
            return
        table.record.rematch = again.record.id
        self.turns.take_up(again)
        await self.tell_news(table)

    async def next_message(self, table: Company) -> bytes:
        """The event that tells of the table where the same people play again; nothing if there is none."""
        if table.record.rematch is None:
            return b""
        again = await self.hall.to_look_at(table.record.rematch)
        name = next((seat.name for seat in again.seats if seat.guest == again.record.host), "")
        return message("next", NextTable(again.record.id, name))

    # -- chat ----------------------------------------------------------------------------------------------------

    async def say(self, table: Table, guest: str, text: str) -> ChatLine:
        async with self.hall.changing(table):
            must_see(table, guest)
            said = visible(text)
            if not said.strip(JOINERS + " "):
                raise Refused(422, "empty", "there is nothing in that line")
            own = next((seat for seat in table.seats if seat.guest == guest), None)
            name = own.name if own is not None else await self._watchers_name(table, guest)
            line = ChatLine(table.chat + 1, name, None if own is None else own.number, said, now())
            try:
                await self.store.say(table.record.id, guest, line)
            except IntegrityError:
                await self.hall.reload(table)
                line.number = table.chat + 1
                await self.store.say(table.record.id, guest, line)
            table.chat += 1
            await self.tell_news(table)
            return line


def overtaken(table: Table, seat: int) -> Refused:
    return Refused(409, "stale", "somebody was quicker at this table", view=table.table_view(seat))


def told(table: Table, answered: Answer) -> bytes:
    if answered.listening:
        return encoder.encode(Stored(answered.seat, table.record.epoch, table.match.told))
    return table.shown(answered.seat)


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
