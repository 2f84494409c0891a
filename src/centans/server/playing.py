"""Playing at a table: answers, undo and chat. What is done is stored first, then told."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from time import monotonic

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from centans.core.asks import Ask, Refusal
from centans.core.errors import Illegal, NothingToUndo, Unreadable
from centans.core.match import Match
from centans.core.options import RECONSIDER, Option
from centans.core.visible import JOINERS, visible
from centans.server.clock import now
from centans.server.hall import Hall
from centans.server.ledger import Ledger, overtaken
from centans.server.limits import Buckets
from centans.server.loading import keep_if_due
from centans.server.making import Maker
from centans.server.messages.chat import ChatLine
from centans.server.messages.play import Answer, Stored
from centans.server.naming import distinct
from centans.server.news import News
from centans.server.permits import must_hold, must_see
from centans.server.problems import Refused, reason
from centans.server.questions import own_question
from centans.server.storage.records import entry_rows, key_rows
from centans.server.streams import encoder
from centans.server.table import Table, turns_now
from centans.server.takeback import NOTHING_TO_UNDO, take_back
from centans.server.thinking.turns import Turns

ATTEMPTS = 3
"""How often an answer is tried that another process has overtaken, as long as its question stays open."""
ONLOOKERS = 5
"""All who look on at a table say so many times less than a player may: his words are not lost among theirs."""

log = logging.getLogger("centans.server")


class Play:
    """What people and bots do at the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.news = News(hall)
        self.ledger = Ledger(hall)
        self.maker = Maker(hall)
        self.turns = Turns(hall.store, hall.settings, hall.other_bots, self.answer_turn, self.take_up)
        self.answered: Counter[str] = Counter()
        """How many answers were stored, by the kind of the seat."""
        self._talkers = Buckets(hall.settings.talk_rate, hall.settings.talk_burst)
        self._onlookers = Buckets(hall.settings.talk_rate / ONLOOKERS, hall.settings.talk_burst)
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
                await self.ledger.stored(table, self.store.change(self.ledger.change(table, silent=True)))
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
                options = read_options(table.match, wanted.options)
                self._must_not_dither(table.match, wanted.seat, options)
                self._must_have_something_to_say(table.match, ask, options)
                if await self._do(table, ask, options, nonce, acting):
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

    def _must_not_go_back_and_forth(self, table: Table) -> None:
        """What is taken back makes the log no longer, but every answer leaves the word by which it is known again."""
        if table.record.epoch >= self.hall.settings.longest_log:
            raise Refused(409, "too-long", f"{self.hall.settings.longest_log} answers may be taken back at most")

    def _must_not_dither(self, match: Match, seat: int, options: Sequence[Option]) -> None:
        """One's own log alone is looked at: how often others have begun again is their secret."""
        again = options.count(RECONSIDER)
        if again:
            before = sum(entry.seat == seat and entry.option is RECONSIDER for entry in match.entries)
            most = self.hall.settings.second_thoughts
            if before + again > most:
                raise Refused(409, "second-thoughts", f"a secret choice may be begun again {most} times in a match")

    def _must_have_something_to_say(self, match: Match, ask: Ask, options: Sequence[Option]) -> None:
        """While all wait, nobody fills the log with words. What others do in secret meanwhile changes nothing.

        What he does himself besides is not counted: a turn may be long.
        """
        if not ask.open or options[0] is RECONSIDER:
            return
        in_a_row = len(options)
        for number in range(len(match.entries), 0, -1):
            entry = match.entries[number - 1]
            if entry.seat == ask.seat:
                in_a_row += entry.key.partition(".")[0] == ask.key
            elif number <= match.told:
                break
        if in_a_row > self.hall.settings.offers_in_a_row:
            raise Refused(429, "said-enough", "you have offered much: wait until somebody else has done something")

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
        change = self.ledger.change(table, silent=match.told == told)
        change.new_entries = entry_rows(table.record.id, match.entries[length:], length + 1)
        change.new_keys = key_rows(table.record.id, match.keys[-1:] if kept else [])
        change.nonce = nonce
        if not await self.ledger.stored(table, self.store.change(change)):
            return False
        self.answered[table.seats[ask.seat].kind] += 1
        if nonce is not None:
            table.nonces.add(nonce)
        table.publish(acting=acting)
        self.turns.take_up(table)
        return True

    # -- taking back ---------------------------------------------------------------------------------------------

    async def undo(self, table: Table, guest: str, seat: int) -> bytes:
        async with self.hall.changing(table):
            self._must_hold(table, guest, seat)
            if not table.playing:
                raise Refused(409, table.record.status, "nothing can be taken back now", view=table.table_view(seat))
            self._must_not_go_back_and_forth(table)
            length = len(table.match.entries)
            try:
                take_back(table.match, seat)
            except NothingToUndo as nothing:
                raise Refused(409, "nothing-to-undo", NOTHING_TO_UNDO, view=table.table_view(seat)) from nothing
            table.record.epoch += 1
            table.moved()
            table.prove(0)
            change = self.ledger.change(table)
            change.cut_from = length
            if not await self.ledger.stored(table, self.store.change(change)):
                raise overtaken(table, seat)
            table.publish(undone=True)
            self.turns.take_up(table)
            return table.shown(seat)

    # -- chat ----------------------------------------------------------------------------------------------------

    async def say(self, table: Table, guest: str, text: str) -> ChatLine:
        async with self.hall.changing(table):
            must_see(table, guest)
            said = visible(text)
            if not said.strip(JOINERS + " "):
                raise Refused(422, "empty", "there is nothing in that line")
            own = next((seat for seat in table.seats if seat.guest == guest), None)
            self._must_not_drown_others(table, guest, None if own is None else own.number)
            name = own.name if own is not None else await self._watchers_name(table, guest)
            line = ChatLine(table.chat + 1, name, None if own is None else own.number, said, now())
            try:
                await self.store.say(table.record.id, guest, line)
            except IntegrityError:
                await self.hall.reload(table)
                line.number = table.chat + 1
                await self.store.say(table.record.id, guest, line)
            table.chat += 1
            await self.news.tell(table)
            return line

    def _must_not_drown_others(self, table: Table, guest: str, seat: int | None) -> None:
        """Nor by coming as several guests: a seat has its share, whoever sits there, and so have all who look on."""
        talkers, place = (self._onlookers, "") if seat is None else (self._talkers, f"/{seat}")
        if not (self._talkers.take(guest) and talkers.take(f"{table.record.id}{place}")):
            raise Refused(429, "too-often", "much was said in a short time; wait some seconds")

    async def _watchers_name(self, table: Table, guest: str) -> str:
        return distinct(await self.hall.name_of(guest), [seat.name for seat in table.seats])


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
