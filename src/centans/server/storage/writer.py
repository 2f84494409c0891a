"""Group commit: one thread stores what all tables have waiting in one transaction, then tells them all.

A commit that must reach the disk costs much, however little is in it. While one is on its way the next answers gather,
so that many answers share each one and nobody is told "done" before it is.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")
C = TypeVar("C")

MOST_AT_ONCE = 500
GATHERING = 0.004
"""Seconds between two commits while several answers share each: who is alone never waits for company."""


class Job(Generic[C]):
    """Something to be stored, and who waits for it: a change like many others, or some work of its own."""

    __slots__ = ("change", "done", "loop", "outcome", "problem", "work")

    def __init__(self, change: C | None, work: Callable[[Connection], Any] | None) -> None:
        self.change = change
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.outcome: Any = None
        self.problem: Exception | None = None

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.problem is not None:
            self.done.set_exception(self.problem)
        else:
            self.done.set_result(self.outcome)


class Writer(Generic[C]):
    """The only one who writes while the server runs. `apply` stores many changes by a few statements."""

    def __init__(self, engine: Engine, apply: Callable[[Connection, Sequence[C]], None]) -> None:
        self._engine = engine
        self._apply = apply
        self._waiting: list[Job[C]] = []
        self._busy = False
        """Whether a batch is with the thread, or about to be; what comes meanwhile waits for the next."""
        self._crowded = False
        """Whether the last batch had several jobs."""
        self.commits = self.failures = 0
        self.seconds = 0.0
        """How many transactions were committed, how many failed, and how long they took together."""
        self.failed = 0.0
        """When the database itself last failed, by the monotonic clock."""
        self._lock = threading.Lock()
        self._batches: queue.SimpleQueue[list[Job[C]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="centans-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many changes wait for the next commit."""
        return len(self._waiting)

    def change(self, change: C) -> asyncio.Future[None]:
        """Done once it is committed."""
        return self._put(Job(change, None))

    def store(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """What `work` gives, once it is committed. It may be run twice: it must only read, write and return."""
        return self._put(Job(None, work))

    def _put(self, job: Job[C]) -> asyncio.Future[Any]:
        """The thread is woken when the event loop comes round, for all that was put until then."""
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self._hand_over_soon(job.loop)
        return job.done

    def _hand_over_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._crowded:
            loop.call_later(GATHERING, self._hand_over)
        else:
            loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        with self._lock:
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
        self._busy = bool(batch)
        self._crowded = len(batch) > 1
        if batch:
            self._batches.put(batch)

    def _tell(self, batch: list[Job[C]]) -> None:
        """Tell those of this batch; the next one begins with what was put meanwhile."""
        self._busy = bool(self._waiting)
        if self._busy:
            self._hand_over_soon(batch[0].loop)
        for job in batch:
            job.tell()

    def close(self) -> None:
        """Store what is waiting, then stop."""
        self._hand_over()
        self._batches.put(None)
        self._thread.join()

    def _serve(self) -> None:
        with self._engine.connect() as connection:
            while (batch := self._batches.get()) is not None:
                self._commit_together(connection, batch)
                batch[0].loop.call_soon_threadsafe(self._tell, batch)

    def _commit_together(self, connection: Connection, jobs: list[Job[C]]) -> None:
        """If they cannot all be stored, each is tried alone: one that fails takes no other with it.

        But if the database itself fails (locked, full, gone), all are told at once: each alone would wait as long.
        """
        began = monotonic()
        try:
            with connection.begin():
                changes = [job.change for job in jobs if job.change is not None]
                if changes:
                    self._apply(connection, changes)
                for job in jobs:
                    if job.work is not None:
                        job.outcome = job.work(connection)
            self.commits += 1
            self.seconds += monotonic() - began
        except Exception as problem:
            self.failures += 1
            if isinstance(problem, OperationalError):
                self.failed = monotonic()
            if len(jobs) == 1 or isinstance(problem, OperationalError):
                for job in jobs:
                    job.problem = problem
                return
            for job in jobs:
                self._commit_together(connection, [job])
