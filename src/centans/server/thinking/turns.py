"""The server's turns: each is claimed, answered like anybody's, and a row until then, so that a crash loses none.

Most are bots', thought about in worker processes. The others are questions that have a single answer and are asked
lest anybody learn so (`Ask.hollow`). When those are answered must not tell either: where people play, every veiled
question that the server answers takes a glance, a time drawn by chance without looking at what the seat holds.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from random import SystemRandom
from time import monotonic

from centans.core.match import Match
from centans.server.clock import now
from centans.server.problems import Refused
from centans.server.storage.store import Store
from centans.server.table import Table
from centans.server.thinking.worker import Task, begin, think

ATTEMPTS = 3
PAUSE = 1.0
"""Seconds before a failed turn is tried again."""

log = logging.getLogger("centans.server")

AnswerFor = Callable[[Table, int, str, str], Awaitable[None]]
"""Answers a table's question for a seat: table, seat, ask, notation."""


class Turns:
    """Sees to it that every question that the server has to answer is answered."""

    def __init__(self, store: Store, workers: int, least_pace: int, veil: float, answer: AnswerFor) -> None:
        self._store = store
        self._least_pace = least_pace
        self._veil = veil
        self._workers = workers
        self._answer = answer
        self._pool: ProcessPoolExecutor | None = None
        self._claimant = secrets.token_hex(8)

    def _thinkers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=begin)
        return self._pool

    def take_up(self, table: Table) -> None:
        """Begin the turns that the table's rows ask for, and drop those that nobody asks for any more."""
        for seat, task in list(table.thinking.items()):
            if task.get_name() != table.turns.get(seat):
                task.cancel()
                del table.thinking[seat]
        for seat, ask in table.turns.items():
            if seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._take(table, seat, ask), name=ask)

    async def _take(self, table: Table, seat: int, ask: str) -> None:
        """Until it is answered or nobody asks it any more: what fails once is tried again.

        A veiled question is thought about while its time runs, lest the thinking show afterwards.
        """
        due = monotonic() + self._pause(table, seat, ask)
        notation: str | None = None
        while table.turns.get(seat) == ask:
            try:
                if notation is None and table.match.find(ask).veiled:
                    notation = await self._choose(table, seat, ask)
                await asyncio.sleep(due - monotonic())
                if await self._store.claim(table.record.id, seat, ask, self._claimant, now()):
                    chosen = notation or await self._choose(table, seat, ask)
                    await asyncio.shield(self._finish(table, seat, ask, chosen))
                    return
            except Refused as refused:
                log.warning("bot-refused", extra={"table": table.record.id, "reason": refused.problem.type})
                return
            except Exception:
                log.exception("bot-failed", extra={"table": table.record.id, "seat": seat, "ask": ask})
            await asyncio.sleep(PAUSE)

    def _pause(self, table: Table, seat: int, ask: str) -> float:
        """How many seconds after the question the answer comes; a run of answers to one prompt counts as one."""
        glance = SystemRandom().uniform(self._veil / 4, self._veil) if table.match.find(ask).veiled else 0
        if table.seats[seat].kind != "bot":
            return glance
        if goes_on(table.match, seat, ask):
            return 0
        alone = all(one.kind == "bot" for one in table.seats)
        return max(pace_left(table, self._least_pace if alone else 0) / 1000, 0 if alone else glance)

    async def _choose(self, table: Table, seat: int, ask: str) -> str:
        asked = table.match.find(ask)
        return asked.options[0].notation if asked.hollow else await self._think(table, seat, ask)

    async def _finish(self, table: Table, seat: int, ask: str, notation: str) -> None:
        """From here on the turn is not called off: its answer may already be on its way to the disk."""
        table.thinking.pop(seat, None)
        await self._answer(table, seat, ask, notation)

    async def _think(self, table: Table, seat: int, ask: str) -> str:
        """A worker that dies takes its whole pool with it: a new one is started."""
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._thinkers()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, task_for(table, seat, ask))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == ATTEMPTS:
                    raise
                await asyncio.sleep(PAUSE)
        raise AssertionError("every attempt returns or raises")

    async def close(self, tables: list[Table]) -> None:
        """Stop thinking. The rows stay: the next start takes them up."""
        unfinished = [task for table in tables for task in table.thinking.values()]
        for task in unfinished:
            task.cancel()
        for task in unfinished:
            with suppress(asyncio.CancelledError):
                await task
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


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


def task_for(table: Table, seat: int, ask: str) -> Task:
    record = table.record
    return Task(
        table_id=record.id,
        game=record.game,
        components=record.components,
        players=record.players,
        settings=record.settings,
        opening=table.match.opening,
        log=[(one.seat, one.key, one.option.notation, one.dice, one.auto) for one in table.match.entries],
        ask=ask,
        bot=table.seats[seat].bot or "greedy",
        bot_seed=bot_seed(table.match, ask, record.epoch),
    )


def bot_seed(match: Match, ask: str, epoch: int) -> bytes:
    """A bot's own chance for one question: the same after a restart, another after an undo, and no hint at the dice."""
    secret = match.seed or b""
    return hashlib.blake2b(
        f"bot\n{ask}\n{epoch}".encode(), key=hashlib.blake2b(secret).digest(), digest_size=16
    ).digest()
