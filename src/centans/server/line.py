"""Whose turn is next where few work for many: bots that think, threads of the workshop. Whoever wants much waits for
himself, not for others.

Nor does it help to come as many guests: those of one place have their turns one after the other, and each place has
one before another has its next.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import NamedTuple, TypeVar

Called = asyncio.Future[None]
Waiting = dict[str, dict[str, deque[Called]]]
"""By place, and there by whom it is for, in the order of turns: those who wait."""
T = TypeVar("T")


class Whose(NamedTuple):
    """For whom something is done: a guest, or whoever is none yet, and where he is, at a household's or a school's."""

    place: str
    guest: str


class Line:
    """Before so many thinkers. Those for whom people wait go first: each place in turn, and there each guest.

    Where there are several thinkers, the others never have all of them: a thought begun is not broken off.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._thinking = {True: 0, False: 0}
        """How many think now, whom people wait for and others."""
        self._waiting: dict[bool, Waiting] = {True: {}, False: {}}

    @asynccontextmanager
    async def turn(self, whose: Whose, awaited: bool) -> AsyncGenerator[None, None]:
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

    async def _wait(self, whose: Whose, awaited: bool) -> None:
        called: Called = asyncio.get_running_loop().create_future()
        self._waiting[awaited].setdefault(whose.place, {}).setdefault(whose.guest, deque()).append(called)
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


def next_of(waiting: Waiting) -> Called:
    """The first of the guest whose turn it is, at the place whose turn it is; both have the next after all others."""
    with next_first(waiting) as guests, next_first(guests) as own:
        return own.popleft()


@contextmanager
def next_first(line: dict[str, T]) -> Iterator[T]:
    """What is first in line, to be taken from; if anything is left of it, it goes last."""
    name = next(iter(line))
    first = line.pop(name)
    yield first
    if first:
        line[name] = first
