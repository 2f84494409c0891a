"""The words of ASGI, for what stands in front of the framework."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

JSON = (b"content-type", b"application/json")


async def respond(send: Send, status: int, body: bytes, *more: tuple[bytes, bytes]) -> None:
    """A whole answer in JSON, with more headers if need be."""
    headers = [JSON, (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
