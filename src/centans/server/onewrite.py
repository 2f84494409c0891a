"""Head and body of an answer leave together: each write of its own costs as much as making the answer's JSON.

What a stream of events tells goes straight to its connection. And whoever hangs up is gone, whatever he had asked for
meanwhile.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast
from weakref import ref

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from centans.server.asgi import Scope


class Gathering:
    """A transport that sends what is written within one turn of the event loop at once."""

    __slots__ = ("_loop", "_transport", "_waiting")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)

    def _send(self) -> None:
        """If the client has hung up meanwhile, there is nobody to send it to."""
        data = b"".join(self._waiting)
        self._waiting.clear()
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        self._send()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Pipe:
    """To the client of an answer under way that comes in chunks, past all that stands between."""

    __slots__ = ("_cycle",)

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    def write(self, chunk: bytes) -> bool:
        """Whether it went through: who is behind with reading must be waited for."""
        cycle = self._cycle
        if cycle.flow.write_paused or cycle.disconnected or cycle.response_complete or not cycle.chunked_encoding:
            return False
        cycle.transport.write(b"%x\r\n%b\r\n" % (len(chunk), chunk))
        return True


PIPE = "centans.pipe"
"""Where in its scope a request finds the beginning of its pipe."""


def pipe_of(scope: Scope) -> Pipe | None:
    """None where another server than ours runs the application."""
    found = scope.get(PIPE)
    cycle: RequestResponseCycle | None = None if found is None else found()
    return None if cycle is None else Pipe(cycle)


class OneWrite(HttpToolsProtocol):
    """uvicorn's HTTP, on such a transport."""

    _answering: RequestResponseCycle | None = None
    """What is being answered; `cycle` is the last request that came, which may wait behind it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Gathering(transport, self.loop)))

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        cast(Scope, cycle.scope)[PIPE] = ref(cycle)
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """uvicorn tells the last request only: a stream with another request behind it would never end."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)
