"""The quick lane: an ordinary answer at a table in memory goes to it directly, past the framework's machinery.

Answers are nearly all that a busy server is asked. Whatever is unusual about one (its body, its table) is left to the
API, which says what is wrong; the call is documented there, and does the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
from litestar.exceptions import SerializationException

from centans.server.asgi import App, Message, Receive, Scope, Send, respond
from centans.server.messages.play import Answer
from centans.server.messages.problems import Problem
from centans.server.playing import Play
from centans.server.problems import Refused
from centans.server.reading import must_have_no_nul
from centans.server.settings import LARGEST_BODY
from centans.server.streams import encoder

PATH = re.compile("/api/tables/([^/]+)/answers")
CALL = "/api/tables/{table_id}/answers"
"""What the API calls it."""

decoder = msgspec.json.Decoder(Answer)


class QuickLane:
    """Stands before the API."""

    def __init__(self, api: App, play: Play, tell_failure: Callable[[str, Exception], tuple[int, Problem]]) -> None:
        self._api = api
        self._play = play
        self._tell_failure = tell_failure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if path is None or scope["user"] is None:
            await self._api(scope, receive, send)
            return
        scope["path_template"] = CALL
        first = await receive()
        wanted = read(first)
        table = self._play.hall.at_hand(path[1])
        if wanted is None or table is None:
            await self._api(scope, again(first, receive), send)
            return
        try:
            await respond(send, 200, await self._play.answer(table, scope["user"], wanted))
        except Refused as refused:
            await respond(send, refused.status, encoder.encode(refused.problem))
        except Exception as problem:
            status, told = self._tell_failure(scope["path"], problem)
            await respond(send, status, encoder.encode(told))


def read(event: Message) -> Answer | None:
    """The answer in a body that came whole; None if there is anything unusual about it."""
    body = event.get("body", b"")
    if event["type"] != "http.request" or event.get("more_body", False) or len(body) > LARGEST_BODY:
        return None
    try:
        must_have_no_nul(body)
        return decoder.decode(body)
    except (msgspec.MsgspecError, SerializationException, UnicodeDecodeError, RecursionError):
        return None


def again(first: Message, receive: Receive) -> Receive:
    """What was received, to be received by another."""
    waiting = [first]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
