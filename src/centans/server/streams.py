"""Server-sent events: a stream for everyone who looks on, which never makes the others wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from centans.server.changes import Frame
    from centans.server.onewrite import Pipe

MOST_WAITING, MOST_BYTES = 128, 512 * 1024
"""A client that is so many messages behind, or so many bytes, is cut off; it reconnects and resumes where it was."""
ALIVE = b": alive\n\n"

encoder = msgspec.json.Encoder()


class Stream:
    """One client that looks on, with the eyes of a seat or of nobody."""

    __slots__ = ("_closed", "_news", "_size", "_waiting", "address", "base", "changes", "guest", "pipe", "seat")

    def __init__(self, guest: str | None, seat: int | None, address: str = "", changes: bool = False) -> None:
        self.guest = guest
        self.address = address
        self.seat = seat
        self.changes = changes
        """Whether the client follows changes; otherwise each view is sent whole."""
        self.base: Frame | None = None
        """The view that the client has, if changes of it can be told."""
        self.pipe: Pipe | None = None
        """The short way to the client, for what comes while nothing is waiting."""
        self._waiting: list[bytes] = []
        self._size = 0
        """Bytes of what is waiting."""
        self._news: asyncio.Future[None] | None = None
        self._closed = False

    def send(self, chunk: bytes) -> None:
        if self._closed or (self._is_idle and self.pipe is not None and self.pipe.write(chunk)):
            return
        if self._waiting and (len(self._waiting) >= MOST_WAITING or self._size + len(chunk) > MOST_BYTES):
            self._cut_off()
            return
        self._waiting.append(chunk)
        self._size += len(chunk)
        self._wake()

    @property
    def _is_idle(self) -> bool:
        """Whether all that was sent has left, and whoever sends it on waits for more."""
        return self._news is not None and not self._news.done()

    def _cut_off(self) -> None:
        """What is waiting would be read late or never: whoever comes back is told it then."""
        self._waiting.clear()
        self.close()

    def close(self) -> None:
        """Let the client have what is waiting, then end."""
        self._closed = True
        self._wake()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def chunks(self) -> AsyncGenerator[bytes, None]:
        """Whatever is waiting, all at once."""
        loop = asyncio.get_running_loop()
        while self._waiting or not self._closed:
            if not self._waiting:
                self._news = loop.create_future()
                await self._news
                continue
            chunk = b"".join(self._waiting)
            self._waiting.clear()
            self._size = 0
            yield chunk


def message(event: str, data: Any, id: str | None = None) -> bytes:  # noqa: A002 - the word of the standard
    """An event; `data` may be JSON already."""
    body = data if isinstance(data, bytes) else encoder.encode(data)
    head = f"event: {event}\nid: {id}\ndata: " if id is not None else f"event: {event}\ndata: "
    return head.encode() + body + b"\n\n"
