"""The server's turns: each is claimed, answered like anybody's, and a row until then, so that a crash loses none.

Most are bots', thought about in worker processes. The others are questions that have a single answer and are asked
lest anybody learn so (`Ask.hollow`). When those are answered must not tell either: where people play, every veiled
question that the server answers takes a glance, a time drawn by chance without looking at what the seat holds.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pickle
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from contextvars import Context
from pathlib import Path
from random import SystemRandom
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from centans.bots import may_sit_at_a_table
from centans.bots.levels import seconds_of
from centans.core.entries import Entry
from centans.core.errors import Stale
from centans.core.match import Match
from centans.server.clock import now
from centans.server.line import Whose
from centans.server.problems import Refused
from centans.server.settings import Settings
from centans.server.storage.store import Store
from centans.server.table import Intention, LongAgo, Table
from centans.server.thinking.pool import Thinkers
from centans.server.thinking.worker import STAND_IN, LogRow, Milestone, Task, think
from centans.shelf import own_box

PAUSE = 1.0
"""Seconds before a failed turn is tried again."""

log = logging.getLogger("centans.server")

AnswerFor = Callable[[Table, int, str, str], Awaitable[None]]
"""Answers a table's question for a seat: table, seat, ask, notation."""
TakeUp = Callable[[str], Awaitable[None]]
"""Begins the turns that a table's log asks for, whatever its rows say."""


class Turns:
    """Sees to it that every question that the server has to answer is answered."""

    def __init__(
        self, store: Store, settings: Settings, other_bots: Sequence[str], answer: AnswerFor, take_up_anew: TakeUp
    ) -> None:
        self._store = store
        self._least_pace = settings.least_pace
        self._veil = settings.veil
        self._other_bots = other_bots
        self._answer = answer
        self._take_up_anew = take_up_anew
        self.thinkers = Thinkers(
            settings.bot_workers, settings.bot_patience, Path(settings.fast) if settings.fast else None
        )
        self._claimant = secrets.token_hex(8)

    def take_up(self, table: Table) -> None:
        """Begin the turns that the table's rows ask for, and drop those that nobody asks for any more."""
        for seat, task in list(table.thinking.items()):
            if task.done() or task.get_name() != table.turns.get(seat):
                task.cancel()
                del table.thinking[seat]
        for seat, ask in table.turns.items():
            if seat not in table.thinking:
                # In a context of its own: it is no part of the request that led to it.
                take = self._take(table, seat, ask)
                table.thinking[seat] = asyncio.create_task(take, name=ask, context=Context())

    def call_off(self, table: Table, seat: int) -> None:
        """Whoever thinks in that seat thinks in vain: another has it now."""
        task = table.thinking.pop(seat, None)
        if task is not None:
            task.cancel()
        table.intended.pop(seat, None)

    async def _take(self, table: Table, seat: int, ask: str) -> None:
        """A row for a question that is not open stops nobody: the log is the truth, and the rows follow it."""
        try:
            await self._take_open(table, seat, ask)
        except Stale:
            log.warning("turn-not-asked", extra={"table": table.record.id, "seat": seat, "ask": ask})
            table.thinking.pop(seat, None)
            await self._take_up_anew(table.record.id)

    async def _take_open(self, table: Table, seat: int, ask: str) -> None:
        """Until it is answered or nobody asks it any more: what fails once is tried again.

        A veiled question is thought about while its time runs, lest the thinking show afterwards; so is what players
        are asked lest they have something to say, because who has not keeps nobody waiting.
        """
        due = monotonic() + self._pause(table, seat, ask)
        notation: str | None = None
        while table.turns.get(seat) == ask:
            try:
                if notation is None and is_thought_about_at_once(table, ask):
                    notation = await self._choose(table, seat, ask)
                    due = monotonic() if says_nothing(table, ask, notation) else due
                await asyncio.sleep(due - monotonic())
                if await self._store.claim(table.record.id, seat, ask, self._claimant, now()):
                    chosen = notation or await self._choose(table, seat, ask)
                    await asyncio.shield(self._finish(table, seat, ask, chosen))
                    return
            except Refused as refused:
                log.warning("bot-refused", extra={"table": table.record.id, "reason": refused.problem.type})
                return
            except Stale:
                raise
            except SQLAlchemyError as problem:
                log.warning("bot-waits", extra={"table": table.record.id, "reason": type(problem).__name__})
            except Exception:
                log.exception("bot-failed", extra={"table": table.record.id, "seat": seat, "ask": ask})
            await asyncio.sleep(PAUSE)

    def _pause(self, table: Table, seat: int, ask: str) -> float:
        """How many seconds after the question the answer comes; a run of answers to one prompt counts as one.

        A bot that thinks for longer than a glance takes that long where it has nothing to think about, too; within a
        run, unless it has a plan and so need not think at all.
        """
        glance = SystemRandom().uniform(self._veil / 4, self._veil) if table.match.find(ask).veiled else 0
        if table.seats[seat].kind != "bot":
            return glance
        alone = all_bots(table)
        thought = usual_thought(table, seat) if glance and not alone else 0
        if goes_on(table.match, seat, ask):
            return 0 if intended_by(table, seat) else thought
        return max(pace_left(table, self._least_pace if alone else 0) / 1000, 0 if alone else glance + thought)

    async def _choose(self, table: Table, seat: int, ask: str) -> str:
        """A bot thinks even where there is nothing to choose, lest the way to the thinkers and back tell that."""
        asked = table.match.find(ask)
        nobody_thinks = asked.hollow and table.seats[seat].kind != "bot"
        return asked.options[0].notation if nobody_thinks else await self._think(table, seat, ask)

    async def _finish(self, table: Table, seat: int, ask: str, notation: str) -> None:
        """From here on the turn is not called off: its answer may already be on its way to the disk."""
        table.thinking.pop(seat, None)
        await self._answer(table, seat, ask, notation)

    async def _think(self, table: Table, seat: int, ask: str) -> str:
        awaited = any(one.kind == "person" for one in table.seats)
        task = task_for(table, seat, ask, self._other_bots)
        thinks = not task.intended and not table.match.find(ask).hollow
        chosen = await self.thinkers.run(think, task, whose(table), awaited)
        if chosen.failure:
            log.warning("bot-stood-in-for", extra={"table": table.record.id, "reason": chosen.failure})
        spent = chosen.spent if thinks else usual_thought(table, seat)
        table.intended[seat] = Intention(table.record.epoch, chosen.intended, spent)
        return chosen.notation

    async def close(self, tables: list[Table]) -> None:
        """Stop thinking. The rows stay: the next start takes them up."""
        unfinished = [task for table in tables for task in table.thinking.values()]
        for task in unfinished:
            task.cancel()
        for task in unfinished:
            with suppress(asyncio.CancelledError):
                await task
        await self.thinkers.close()


def is_thought_about_at_once(table: Table, ask: str) -> bool:
    asked = table.match.find(ask)
    return asked.veiled or (asked.key in table.match.game.silence and not all_bots(table))


def says_nothing(table: Table, ask: str, notation: str) -> bool:
    """Whether a player who could speak does not."""
    return table.match.game.silence.get(table.match.find(ask).key) == notation


def all_bots(table: Table) -> bool:
    return all(one.kind == "bot" for one in table.seats)


def whose(table: Table) -> Whose:
    """A table's bots think for its host; where he is, or somebody else who sits there, those know who look on."""
    looking = {stream.guest: stream.address for stream in table.audience.streams if table.belongs(stream.guest)}
    host = table.record.host
    return Whose(looking.get(host) or min(looking.values(), default=""), host)


def usual_thought(table: Table, seat: int) -> float:
    """Seconds that the bot there needs for a choice: its name says so, or the last one that it thought about."""
    known = table.intended.get(seat)
    return max(seconds_of(table.seats[seat].bot or ""), 0 if known is None else known.spent)


def goes_on(match: Match, seat: int, ask: str) -> bool:
    """Whether the question is the prompt that the seat has answered last, asked again: another card, or done."""
    last = match.entries[-1] if match.entries else None
    return last is not None and last.seat == seat and last.key == ask.split(".", 2)[2]


def pace_left(table: Table, least: int) -> int:
    """How many milliseconds a bot has to wait yet, so that people can follow.

    Where bots play alone they take their time (`least`), lest they keep a processor busy that nobody waits for.
    Nobody waits longer than that if the clock was set back meanwhile.
    """
    pace = max(table.record.pace, least)
    return max(0, min(pace, table.record.changed + pace - now()))


def task_for(table: Table, seat: int, ask: str, other_bots: Sequence[str]) -> Task:
    record, first = table.record, long_ago(table)
    return Task(
        table_id=record.id,
        game=record.game,
        components=record.components,
        box=own_box(table.match.game),
        players=record.players,
        settings=record.settings,
        opening=table.match.opening,
        long_ago=first.rows,
        log=rows_of(table.match.entries[first.number :]),
        length=len(table.match.entries),
        milestone=milestone_before(table.match, len(table.match.entries) + 1),
        ask=ask,
        bot=bot_at(table, seat, other_bots),
        bot_seed=bot_seed(table.match, ask, record.epoch),
        intended=intended_by(table, seat),
    )


def rows_of(entries: Sequence[Entry]) -> list[LogRow]:
    return [(one.seat, one.key, one.option.notation, one.dice, one.auto) for one in entries]


def long_ago(table: Table) -> LongAgo:
    """The answers before the position that was kept last: written down once for all who think until another is kept."""
    match, epoch = table.match, table.record.epoch
    number = match.keys[-1].number if match.keys else 0
    known = table.long_ago
    if known is None or (known.epoch, known.number) != (epoch, number):
        rows = pickle.dumps(rows_of(match.entries[:number])) if number else b""
        known = table.long_ago = LongAgo(epoch, number, rows)
    return known


def milestone_before(match: Match, number: int) -> Milestone | None:
    """The last position that was kept before the answer of that number."""
    kept = next((key for key in reversed(match.keys) if key.number < number), None)
    return None if kept is None else (kept.number, kept.digest, kept.position)


def bot_at(table: Table, seat: int, others: Sequence[str]) -> str:
    """The bot there; one that this server no longer allows is stood in for, and its module is never touched."""
    name = table.seats[seat].bot or STAND_IN
    return name if may_sit_at_a_table(name, others) else STAND_IN


def intended_by(table: Table, seat: int) -> list[str]:
    """What the bot there meant to answer next; nothing if answers were taken back since."""
    known = table.intended.get(seat)
    return known.notations if known is not None and known.epoch == table.record.epoch else []


def bot_seed(match: Match, ask: str, epoch: int) -> bytes:
    """A bot's own chance for one question: the same after a restart, another after an undo, and no hint at the dice."""
    secret = match.seed or b""
    return hashlib.blake2b(
        f"bot\n{ask}\n{epoch}".encode(), key=hashlib.blake2b(secret).digest(), digest_size=16
    ).digest()
