"""Who may think next: there are few thinkers, and whoever keeps many tables waits for himself, not for others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

Waiting = dict[str, deque[asyncio.Future[None]]]
"""By whom it is for, in the order of turns: those who wait."""


class Line:
    """Before so many thinkers. Those for whom people wait go first, one for each of these people in turn.

    Where there are several thinkers, the others never have all of them: a thought begun is not broken off.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._thinking = {True: 0, False: 0}
        """How many think now, whom people wait for and others."""
        self._waiting: dict[bool, Waiting] = {True: {}, False: {}}

    @asynccontextmanager
    async def turn(self, whose: str, awaited: bool) -> AsyncGenerator[None, None]:
        """A thinker for somebody, as long as one is needed; `awaited`: a person waits for what comes of it."""
        if self._is_free(awaited):
            self._thinking[awaited] += 1
        else:
            await self._wait(whose, awaited)
        try:
            yield
        finally:
            self._hand_on(awaited)

    def _is_free(self, awaited: bool) -> bool:
        others_most = max(1, self._most - 1)
        return sum(self._thinking.values()) < self._most and (awaited or self._thinking[False] < others_most)

    async def _wait(self, whose: str, awaited: bool) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[awaited].setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._hand_on(awaited)
            raise

    def _hand_on(self, awaited: bool) -> None:
        """The thinker goes to the next who still wants one, or is free."""
        self._thinking[awaited] -= 1
        for kind, waiting in self._waiting.items():
            while waiting and self._is_free(kind):
                called = next_of(waiting)
                if not called.done():
                    self._thinking[kind] += 1
                    called.set_result(None)


def next_of(waiting: Waiting) -> asyncio.Future[None]:
    """The first of those whose turn it is; whoever they are for has the next one after all others."""
    whose = next(iter(waiting))
    own = waiting.pop(whose)
    called = own.popleft()
    if own:
        waiting[whose] = own
    return called
