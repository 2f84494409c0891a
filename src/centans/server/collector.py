"""The collector of garbage, set up so that nobody waits for it, however many tables are in memory.

Python's own plan looks through everything that lives, again and again, and all tables wait meanwhile. But nearly all
that tables make goes by itself when it is no longer used; only what refers to itself in a circle needs the collector,
such as an error and where it happened. So what is new is looked through several times a second, while it is little,
and what outlives that is set apart for good. When the server has been idle for a while, everything is looked through
once.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

YOUNG, MIDDLE, NEVER = 20_000, 10, 1_000_000
"""After how many new objects the youngest are looked through, and after how many times of that those of middle age."""
PERIOD = 0.25
"""Seconds between two looks at what is new: the less there is of it, the shorter is each."""
IDLE = 10.0
"""Seconds without a request after which there is time for everything."""
LONGEST = 24 * 3600.0
"""Seconds after which everything is looked through even if the server was never idle."""


@contextmanager
def setting_apart() -> Iterator[None]:
    """While something large is loaded that stays, such as a game: nobody waits until it has been looked through.

    Where no collector is at work, nothing is different.
    """
    if not gc.get_freeze_count():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


class Collector:
    """Looks for garbage at good moments; `requests` tells how many requests have come so far."""

    def __init__(self, requests: Callable[[], int], clock: Callable[[], float] = monotonic) -> None:
        self._requests = requests
        self._clock = clock
        self._seen = requests()
        self._busy = clock()
        self._whole = clock()
        self._rested = True
        """Whether everything has been looked through since the last request."""

    async def work(self) -> None:
        """Until cancelled. What was loaded to serve stays to the end, and is set apart first."""
        usual = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        try:
            while True:
                await asyncio.sleep(PERIOD)
                self.look()
        finally:
            gc.set_threshold(*usual)
            gc.unfreeze()

    def look(self) -> None:
        """At what is new; or at everything, if now is the time for it."""
        if self._is_time_for_everything():
            gc.unfreeze()
            self._whole, self._rested = self._clock(), True
        gc.collect()
        gc.freeze()

    def _is_time_for_everything(self) -> bool:
        now, requests = self._clock(), self._requests()
        if requests != self._seen:
            self._seen, self._busy, self._rested = requests, now, False
        return not self._rested and (now - self._busy >= IDLE or now - self._whole >= LONGEST)
