"""The processes in which bots think: they stop when nobody wants to know any more, and change over to compiled rules.

A thought that is called off frees its process within a moment: each has a place in memory that both sides share, and
looks there while it thinks. Where compiled rules are being made beside the server (`make play`), the processes
are started anew from them when they are ready; the server itself goes on as it is.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from centans import compiled
from centans.server.line import Line, Whose
from centans.server.thinking.worker import begin, do

PACKAGE = Path(compiled.__file__).parent
ATTEMPTS = 3
PAUSE = 1.0
"""Seconds before work is given to new processes."""
PLACES = 1024
"""So many thoughts can be called off at a time; what is beyond that is thought to its end."""
LOOK = 5.0
"""Seconds between two looks for compiled rules."""

Asked = TypeVar("Asked")
Found = TypeVar("Found")

log = logging.getLogger("centans.server")


class Thinkers:
    """A pool of processes, started when the first thought is wanted."""

    def __init__(self, workers: int, patience: int, fast: Path | None) -> None:
        self._workers = workers
        self._patience = patience
        self._context = multiprocessing.get_context("spawn")
        self._called_off = self._context.RawArray("b", PLACES)
        self._free = list(range(PLACES))
        self._fast = fast
        self._from_fast = False
        self._pool: ProcessPoolExecutor | None = None
        self.line = Line(workers)

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = self._started()
        return self._pool

    def _started(self) -> ProcessPoolExecutor:
        """A process begins with the first task for which no other is free, and reads its modules from our path then."""
        pool = ProcessPoolExecutor(
            self._workers,
            mp_context=self._context,
            initializer=begin,
            initargs=(self._called_off, self._patience),
        )
        if self._from_fast:
            with first_on_the_path(self._fast):
                for _ in range(self._workers):
                    pool.submit(compiled.status)
        return pool

    async def run(self, work: Callable[[Asked], Found], asked: Asked, whose: Whose, awaited: bool = True) -> Found:
        """What the work finds, when it is the turn of whoever it is for; `awaited`: a person waits for it."""
        async with self.line.turn(whose, awaited):
            return await self._run(work, asked)

    async def _run(self, work: Callable[[Asked], Found], asked: Asked) -> Found:
        """A worker that dies takes its whole pool with it: a new one is started."""
        for attempt in range(1, ATTEMPTS + 1):
            pool = self.pool()
            try:
                return await self._run_in(pool, work, asked)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == ATTEMPTS:
                    raise
                await asyncio.sleep(PAUSE)
        raise AssertionError("every attempt returns or raises")

    async def _run_in(self, pool: ProcessPoolExecutor, work: Callable[[Asked], Found], asked: Asked) -> Found:
        """Who gives up waiting calls it off; its place is free again when the process has left it."""
        place = self._free.pop() if self._free else -1
        try:
            doing: Future[Found] = pool.submit(do, work, asked, place)
        except BaseException:
            self._leave(place)
            raise
        doing.add_done_callback(lambda _done: self._leave(place))
        try:
            return await asyncio.wrap_future(doing)
        except asyncio.CancelledError:
            if place >= 0 and not doing.done():
                self._called_off[place] = 1
            raise

    def _leave(self, place: int) -> None:
        if place >= 0:
            self._called_off[place] = 0
            self._free.append(place)

    async def speed_up(self) -> None:
        """Wait until the rules are compiled, and then think with them. What is being thought is thought to its end."""
        while not await asyncio.to_thread(self._is_compiled):
            await asyncio.sleep(LOOK)
        self._from_fast = True
        slow, self._pool = self._pool, None
        if slow is not None:
            slow.shutdown(wait=False)
        log.info("thinking-compiled", extra={"folder": str(self._fast)})

    def _is_compiled(self) -> bool:
        if self._fast is None or compiled.examine(str(self._fast / PACKAGE.name)) != compiled.COMPILED:
            return False
        return has_our_sources(self._fast / PACKAGE.name)

    async def close(self) -> None:
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


def has_our_sources(package: Path) -> bool:
    """Whether a copy is of this very program: one of yesterday would not understand what it is asked."""
    for path in PACKAGE.rglob("*.py"):
        copied = package / path.relative_to(PACKAGE)
        if not copied.is_file() or copied.read_bytes() != path.read_bytes():
            return False
    return True


@contextmanager
def first_on_the_path(folder: Any) -> Iterator[None]:
    """For processes that are started meanwhile; what this one has imported stays where it is."""
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
