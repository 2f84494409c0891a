"""Group commit: one thread stores what all tables have waiting in one transaction, then tells them all.

A commit that must reach the disk costs milliseconds, however little is in it. While one is on its way the next answers
gather, so that many answers share each one and nobody is told "done" before it is.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
C = TypeVar("C")

MOST_AT_ONCE = 500


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
        self._waiting: queue.SimpleQueue[Job[C] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="centans-writer", daemon=True)
        self._thread.start()

    def change(self, change: C) -> asyncio.Future[None]:
        """Done once it is committed."""
        return self._put(Job(change, None))

    def store(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """What `work` gives, once it is committed. It may be run twice: it must only read, write and return."""
        return self._put(Job(None, work))

    def _put(self, job: Job[C]) -> asyncio.Future[Any]:
        self._waiting.put(job)
        return job.done

    def close(self) -> None:
        """Store what is waiting, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _serve(self) -> None:
        with self._engine.connect() as connection:
            while True:
                jobs, closing = self._gather()
                if jobs:
                    self._commit_together(connection, jobs)
                    jobs[0].loop.call_soon_threadsafe(tell_all, jobs)
                if closing:
                    return

    def _gather(self) -> tuple[list[Job[C]], bool]:
        """Wait for one job, then take all others that are there."""
        jobs: list[Job[C]] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE:
                break
            try:
                job = self._waiting.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, job is None

    def _commit_together(self, connection: Connection, jobs: list[Job[C]]) -> None:
        """If they cannot all be stored, each is tried alone: one that fails takes no other with it."""
        try:
            with connection.begin():
                changes = [job.change for job in jobs if job.change is not None]
                if changes:
                    self._apply(connection, changes)
                for job in jobs:
                    if job.work is not None:
                        job.outcome = job.work(connection)
        except Exception as problem:
            if len(jobs) == 1:
                jobs[0].problem = problem
                return
            for job in jobs:
                self._commit_together(connection, [job])


def tell_all(jobs: list[Job[Any]]) -> None:
    for job in jobs:
        job.tell()
