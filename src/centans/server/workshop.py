"""Threads for work that takes long: making a game, reading a match file, replaying a match up to a moment.

Nobody else waits for it: not the event loop, nor those who read the database, which has threads of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")

THREADS = 2


class Workshop:
    """Does one thing at a time for each visitor, so that nobody alone can keep it busy."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="centans-workshop")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def do(self, visitor: str, work: Callable[[], T]) -> T:
        """What `work` gives; `visitor` is whoever wants it, by guest or address."""
        turn = self._turns.get(visitor)
        if turn is None:
            turn = self._turns[visitor] = asyncio.Lock()
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Leave undone what is not begun yet."""
        self._threads.shutdown(cancel_futures=True)
