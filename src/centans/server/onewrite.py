"""Head and body of an answer leave together: each write of its own costs as much as making the answer's JSON.

And whoever hangs up is gone, whatever he had asked for meanwhile.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle


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


class OneWrite(HttpToolsProtocol):
    """uvicorn's HTTP, on such a transport."""

    _answering: RequestResponseCycle | None = None
    """What is being answered; `cycle` is the last request that came, which may wait behind it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Gathering(transport, self.loop)))

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """uvicorn tells the last request only: a stream with another request behind it would never end."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)
