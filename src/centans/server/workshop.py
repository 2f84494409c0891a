"""Threads for work that takes long: making a game, reading a match file, looking back, writing a match down.

Nobody else waits for it: not the event loop, nor those who read the database, which has threads of its own. Each
visitor has one thing done at a time; what takes long is done bit by bit, and between two bits it is the others' turn:
each place in turn, however many guests come from one. And each visitor has a purse of seconds, which fills slowly: who
has spent it waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import ceil
from time import thread_time
from typing import TypeVar
from weakref import WeakValueDictionary

from centans.server.limits import Buckets
from centans.server.line import Line, Whose
from centans.server.problems import Refused

T = TypeVar("T")

THREADS = 2
BIT = 0.05
"""Seconds after which long work gives way to others'."""


class Workshop:
    """Does one thing at a time for each visitor, and places in turn, so that nobody alone can keep it busy."""

    def __init__(self, rate: float, burst: float) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="centans-workshop")
        self._line = Line(THREADS)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._purses = Buckets(rate, burst)

    async def do(self, asking: Whose, work: Callable[[], T]) -> T:
        """What `work` gives, which must be short; `asking` is whoever wants it."""
        async with self._turn(asking.guest):
            return await self._bit(asking, work)

    async def do_all(self, asking: Whose, steps: Iterator[None]) -> None:
        """All steps, however many, bit by bit. Who gives up waiting for it, stops it."""
        async with self._turn(asking.guest):
            while await self._bit(asking, lambda: one_bit(steps)):
                pass

    async def elsewhere(self, asking: Whose, work: Callable[[], Awaitable[tuple[T, float]]]) -> T:
        """What another process finds out for a visitor, who pays for the seconds that it says it took."""
        async with self._turn(asking.guest):
            self.must_not_be_spent(asking.guest)
            found, seconds = await work()
            self._purses.spend(asking.guest, seconds)
            return found

    def _turn(self, visitor: str) -> asyncio.Lock:
        turn = self._turns.get(visitor)
        if turn is None:
            turn = self._turns[visitor] = asyncio.Lock()
        return turn

    async def _bit(self, asking: Whose, work: Callable[[], T]) -> T:
        self.must_not_be_spent(asking.guest)
        async with self._line.turn(asking, awaited=True):
            paid = partial(self._paid, asking.guest, work)
            return await asyncio.get_running_loop().run_in_executor(self._threads, paid)

    def must_not_be_spent(self, visitor: str) -> None:
        """Raises `Refused` if this visitor has used up his share: then nothing is even prepared for him."""
        wait = self._purses.wait(visitor)
        if wait > 0:
            raise too_much(ceil(wait))

    def _paid(self, visitor: str, work: Callable[[], T]) -> T:
        began = thread_time()
        try:
            return work()
        finally:
            self._purses.spend(visitor, thread_time() - began)

    def close(self) -> None:
        """Leave undone what is not begun yet."""
        self._threads.shutdown(cancel_futures=True)


def one_bit(steps: Iterator[None]) -> bool:
    """Some of the steps. Whether there are more."""
    end = thread_time() + BIT
    return any(thread_time() >= end for _ in steps)


def too_much(wait: int) -> Refused:
    seconds = "1 second" if wait == 1 else f"{wait} seconds"
    return Refused(
        429, "too-much", f"you have used up your share of this server's time; try again in {seconds}", wait=wait
    )
