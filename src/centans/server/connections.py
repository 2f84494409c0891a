"""Connections within limits: a head must come soon, a body must go on, an answer must be read, and nobody has too many.

Event streams are long and in order: once its head is there, a connection that reads what it is sent may last. Their
number has limits of its own (`Settings.most_streams`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain
from time import monotonic
from typing import Any

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from centans.server.addresses import Proxies, household
from centans.server.messages.problems import Problem
from centans.server.onewrite import OneWrite
from centans.server.settings import Settings
from centans.server.streams import encoder

LARGEST_HEAD = 64 * 1024
"""Bytes of a request before its body: cookies of other programs on the same name may be long, but not so long."""
LARGEST_REST = 8 * 1024 * 1024
"""Bytes of a request after its head: the largest body, even in very small chunks."""
MOST_AHEAD = 16
"""Requests on one connection that may wait behind the one that is being answered: browsers send none before that."""
KEPT_FREE = 256
"""File descriptors that are no visitor's: the database, the bots, whatever is being read."""
SWEEPS = 4
"""Looks in the time of the shortest limit."""

STATUS = {408: b"Request Timeout", 431: b"Request Header Fields Too Large", 503: b"Service Unavailable"}


class Connections:
    """All connections of this server, and what each keeps us waiting for, since when; the oldest come first."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._most = most_in_all(settings.most_connections)
        self._most_each = settings.most_connections_each
        self._proxies = Proxies(settings.proxies, settings.proxy_header)
        self._households: dict[str, dict[Visit, None]] = {}
        self.open: dict[Visit, None] = {}
        self.heads: dict[Visit, float] = {}
        """Connections whose next request has yet to come whole up to its body: fresh ones, and half-open ones."""
        self.idle: dict[Visit, float] = {}
        """Kept for another request; uvicorn ends them in time."""
        self.bodies: dict[Visit, float] = {}
        self.unread: dict[Visit, float] = {}
        """Whoever does not read what he asked for."""
        self.closing: dict[Visit, float] = {}
        self.refused = 0
        self.ended = 0
        """How many connections were too many, or too slow."""
        self._limits = (
            (self.heads, settings.head_seconds, Visit.too_slow),
            (self.bodies, settings.body_seconds, Visit.too_slow),
            (self.unread, settings.unread_seconds, Visit.cut),
            (self.closing, settings.unread_seconds, Visit.cut),
        )
        self._pause = min(limit for _, limit, _ in self._limits) / SWEEPS

    # -- coming and going ----------------------------------------------------------------------------------------

    def arrive(self, visit: Visit) -> None:
        """Let it in: if there are too many, in place of one that keeps us waiting; if none does, not at all."""
        peer = visit.client[0] if visit.client else ""
        visit.household = household(peer)
        same = self._households.get(visit.household, {})
        most_each = 0 if self._proxies.trust(peer) else self._most_each
        if 0 < most_each <= len(same):
            self._make_room(one for waiting in (self.heads, self.idle) for one in same if one in waiting)
        if len(self.open) >= self._most:
            self._make_room(chain(self.heads, self.idle))
        full = len(self.open) >= self._most or 0 < most_each <= len(same)
        self.open[visit] = None
        self._households.setdefault(visit.household, {})[visit] = None
        self.heads[visit] = self._clock()
        if full:
            self.refused += 1
            visit.say_and_close(503, Problem("too-many-connections", "there are too many connections; wait a moment"))

    def _make_room(self, waiting: Iterable[Visit]) -> None:
        """End the connection that keeps us waiting longest of these."""
        oldest = next(iter(waiting), None)
        if oldest is not None:
            self.refused += 1
            oldest.cut()
            self.leave(oldest)

    def leave(self, visit: Visit) -> None:
        if visit not in self.open:
            return
        for one in (self.open, self.heads, self.idle, self.bodies, self.unread, self.closing):
            one.pop(visit, None)
        same = self._households[visit.household]
        same.pop(visit, None)
        if not same:
            del self._households[visit.household]

    # -- what a connection keeps us waiting for ------------------------------------------------------------------

    def begins(self, visit: Visit) -> None:
        """The first bytes of a request are there."""
        self.idle.pop(visit, None)
        self.heads.setdefault(visit, self._clock())

    def has_head(self, visit: Visit) -> None:
        self.heads.pop(visit, None)
        self.bodies[visit] = self._clock()

    def has_body(self, visit: Visit) -> None:
        self.bodies.pop(visit, None)

    def is_idle(self, visit: Visit) -> None:
        if visit in self.open and visit not in self.heads:
            self.idle[visit] = self._clock()

    def does_not_read(self, visit: Visit) -> None:
        self.unread[visit] = self._clock()

    def reads(self, visit: Visit) -> None:
        self.unread.pop(visit, None)

    async def watch(self) -> None:
        """End what takes too long, until cancelled."""
        while True:
            await asyncio.sleep(self._pause)
            self.sweep()

    def sweep(self) -> None:
        now = self._clock()
        for visit in self.open:
            if visit.transport.is_closing():
                self.closing.setdefault(visit, now)
        for waiting, limit, end in self._limits:
            for visit in list(overdue(waiting, now - limit)):
                self.ended += 1
                del waiting[visit]
                end(visit)


def overdue(waiting: dict[Visit, float], then: float) -> Iterator[Visit]:
    for visit, since in waiting.items():
        if since > then:
            return
        yield visit


def most_in_all(wanted: int) -> int:
    """As many connections as are wanted, if this process may have so many open files: it allows itself as many as it
    can."""
    try:
        import resource
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - KEPT_FREE))


class TooManyAhead(Exception):
    """Nothing more of what a connection has sent is read: a few bytes of each request would fill the memory."""


class Visit(OneWrite):
    """One connection. It tells `Connections` what it waits for."""

    def __init__(self, connections: Connections, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._all = connections
        self._head_size = 0
        self._rest_size = 0
        self.household = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._all.arrive(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self in self._all.heads:
            self._head_size += len(data)
            if self._head_size > LARGEST_HEAD:
                self.say_and_close(431, Problem("too-large", "the head of the request is too large"))
        else:
            self._head_size = 0
        if self in self._all.bodies:
            self._rest_size += len(data)
            if self._rest_size > LARGEST_REST:
                self.cut()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Headers behind a body mean nothing to us, and nobody shall fill the memory with them."""
        if self not in self._all.bodies:
            super().on_header(name, value)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._all.begins(self)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if len(self.pipeline) > MOST_AHEAD:
            raise TooManyAhead
        self._rest_size = 0
        self._all.has_head(self)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._all.has_body(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.timeout_keep_alive_task is not None:
            self._all.is_idle(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._all.does_not_read(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._all.reads(self)

    def too_slow(self) -> None:
        """Who has begun a request is told so, if he is being told nothing else; silence gets silence."""
        running = self._is_running()
        if (running and self.cycle.response_started) or not (running or self._head_size):
            self.cut()
        else:
            self.say_and_close(408, Problem("too-slow", "the request did not come in time"))

    def _is_running(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def say_and_close(self, status: int, problem: Problem) -> None:
        body = encoder.encode(problem)
        head = b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(head % (status, STATUS[status], len(body)) + body)
        self.transport.close()

    def cut(self) -> None:
        """End it at once, whatever is still to be sent."""
        self.transport.abort()
