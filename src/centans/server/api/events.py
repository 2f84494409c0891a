"""Looking on as it happens: server-sent events."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

from litestar import get
from litestar.params import FromQuery, HeaderParameter

from centans.server.api.asked import Asked, Seat, TableId, address_of, guest_of, hall_of, play_of, problems, visitor_of
from centans.server.asgi import Message, Receive, Scope, Send
from centans.server.line import Whose
from centans.server.onewrite import pipe_of
from centans.server.past import Page
from centans.server.permits import must_see
from centans.server.playing import Play
from centans.server.problems import Refused
from centans.server.relics import Relic
from centans.server.streams import Stream, message
from centans.server.table import Table

NUMBER = re.compile("[0-9]{1,9}")
HEADERS = [(b"content-type", b"text/event-stream"), (b"x-accel-buffering", b"no")]


class EventStream:
    """The stream of one client. When it hangs up the stream ends by itself, and nothing is torn off.

    Litestar's own response cancels what it sends, and each cancelled stream is garbage that refers to itself.
    """

    def __init__(self, play: Play, table_id: str, stream: Stream, last: str | None) -> None:
        self._play = play
        self._table_id = table_id
        self._stream = stream
        self._last = last
        self._begun = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._tell_past(send)
            await arrive(self._play, self._table_id, self._stream, self._last)
        except Refused:
            if not self._begun:
                raise
            await send(body(b"", more=False))  # when he comes again he is told why
            return
        leaving = asyncio.create_task(close_when_left(self._stream, receive))
        try:
            await self._begin(send)
            self._stream.pipe = pipe_of(scope)
            async for chunk in self._stream.chunks():
                await send(body(chunk))
            await send(body(b"", more=False))
        finally:
            leaving.cancel()
            self._stream.pipe = None
            await leave(self._play, self._table_id, self._stream)

    async def _begin(self, send: Send) -> None:
        if not self._begun:
            self._begun = True
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})

    async def _tell_past(self, send: Send) -> None:
        """A long log comes page by page, as fast as the client reads; then he is as one who comes back for the rest."""
        hall, stream = self._play.hall, self._stream
        while isinstance(table := await hall.to_look_at(self._table_id), Table):
            async with hall.holding(table):
                must_see(table, stream.guest, stream.seat)
                first, chat = missed_since(table, self._last)
                page = Page(table.match, stream.seat, first, table.over)
                place = f"{page.last}.{table.record.epoch}.{chat}"
            if not page.is_long:
                return
            asking = Whose(stream.address, stream.guest or stream.address)
            told = message("log", await hall.workshop.do(asking, page.entries))
            await self._begin(send)
            await send(body(told))
            self._last = place


def body(chunk: bytes, more: bool = True) -> Message:
    return {"type": "http.response.body", "body": chunk, "more_body": more}


async def close_when_left(stream: Stream, receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    stream.close()


@get("/api/tables/{table_id:str}/events", media_type="text/event-stream", responses=problems(403, 404, 409))
async def events(
    request: Asked,
    table_id: TableId,
    seat: Seat = None,
    changes: FromQuery[bool] = False,
    last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", required=False)] = None,
) -> EventStream:
    """The events `log`, `view`, `change`, `chat`, `seats`, `over` and `next` for one's own seat, or for a watcher.

    First comes what was missed since Last-Event-ID: everything, if there is none or something was taken back since.
    A `log` that begins with number 0 replaces what the client had; a `view` with a new epoch cuts the log to its
    entries. With `changes` the first view is whole, and then, as a rule, `change` tells what is new in it: a list of
    `[path, value]` (there is that now), `[path]` (nothing is there any more) and, in a list, `[path, first, gone, new]`
    (from `first` on so many items are gone, and those new ones have come).
    """
    table = await hall_of(request).to_look_at(table_id, visitor_of(request))
    must_see(table, guest_of(request), seat)
    hall_of(request).audiences.must_have_room(guest_of(request), address_of(request))
    stream = Stream(guest_of(request), seat, address_of(request), changes)
    return EventStream(play_of(request), table_id, stream, last)


async def arrive(play: Play, table_id: str, stream: Stream, last: str | None) -> None:
    """Tell a newcomer everything, and him to the others. From then on the table may leave the memory."""
    table = await play.hall.to_look_at(table_id)
    if isinstance(table, Relic):
        await arrive_at_relic(play, table, stream)
        return
    async with play.hall.holding(table):
        must_see(table, stream.guest, stream.seat)
        entries, chat = missed_since(table, last)
        lines = await play.store.chat_lines(table_id, chat) if table.chat > chat else []
        told = b"".join([message("chat", line) for line in lines])
        seats = message("seats", play.hall.seat_infos(table, stream.guest))
        again = await play.news.next_message(table)
        play.hall.audiences.join(table_id, table.audience, stream)
        stream.send(b"retry: 1000\n\n" + seats + told + table.welcome(stream, entries) + again)
        if table.audience.would_miss(stream.guest):
            play.news.tell_seats(table)


async def arrive_at_relic(play: Play, relic: Relic, stream: Stream) -> None:
    """Tell a newcomer how a table last stood. Nothing more will come: nothing happens there."""
    must_see(relic, stream.guest, stream.seat)
    lines = await play.store.chat_lines(relic.record.id, 0)
    told = b"".join([message("chat", line) for line in lines])
    seats = message("seats", relic.info(stream.guest).seats)
    shown = b""
    if relic.is_portrayed:
        shown = message("log", relic.log(stream.seat, 0)) + message("view", relic.shown(stream.seat))
    again = await play.news.next_message(relic)
    play.hall.audiences.join(relic.record.id, relic.audience, stream)
    stream.send(b"retry: 1000\n\n" + seats + told + shown + message("over", {}) + again)


async def leave(play: Play, table_id: str, stream: Stream) -> None:
    """When a player goes, the others see it."""
    audiences = play.hall.audiences
    if audiences.leave(table_id, stream).would_miss(stream.guest) and not audiences.ended:
        table = await play.hall.to_look_at(table_id)
        if isinstance(table, Table):
            play.news.tell_seats(table)


def missed_since(table: Table, last: str | None) -> tuple[int, int]:
    """The first entry and the last line of chat that a client needs, who has seen everything up to `last`."""
    parts = (last or "").split(".")
    if len(parts) != 3 or not all(NUMBER.fullmatch(part) for part in parts):
        return 0, 0
    entries, epoch, chat = [int(part) for part in parts]
    unbroken = epoch == table.record.epoch and entries <= table.match.told
    return (entries + 1 if unbroken else 0), chat
