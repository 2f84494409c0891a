"""Looking on as it happens: server-sent events."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from typing import Annotated

from litestar import get
from litestar.params import HeaderParameter
from litestar.response import Stream as StreamResponse

from centans.server.api.asked import Asked, Seat, TableId, address_of, guest_of, hall_of, play_of, problems
from centans.server.playing import Play, must_see
from centans.server.streams import Stream, message
from centans.server.table import Table

NUMBER = re.compile("[0-9]{1,9}")
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@get("/api/tables/{table_id:str}/events", media_type="text/event-stream", responses=problems(403, 404, 409))
async def events(
    request: Asked,
    table_id: TableId,
    seat: Seat = None,
    last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", required=False)] = None,
) -> StreamResponse:
    """The events `log`, `view`, `chat`, `seats`, `over` and `next` for one's own seat, or for a watcher.

    First comes what was missed since Last-Event-ID: everything, if there is none or something was taken back since.
    A `log` that begins with number 0 replaces what the client had; a `view` with a new epoch cuts the log to its
    entries.
    """
    table = await hall_of(request).table(table_id)
    must_see(table, guest_of(request), seat)
    hall_of(request).may_look_on(guest_of(request), address_of(request))
    stream = Stream(guest_of(request), seat, address_of(request))
    return StreamResponse(
        look_on(play_of(request), table, stream, last), headers=HEADERS, media_type="text/event-stream"
    )


async def look_on(play: Play, table: Table, stream: Stream, last: str | None) -> AsyncGenerator[bytes, None]:
    """The stream of one client, from its arrival to its end."""
    async with play.hall.holding(table):
        must_see(table, stream.guest, stream.seat)
        entries, chat = missed_since(table, last)
        lines = await play.store.chat_lines(table.record.id, chat) if table.chat > chat else []
        told = b"".join([message("chat", line) for line in lines])
        seats = message("seats", play.hall.seat_infos(table, stream.guest))
        again = await play.next_message(table)
        table.streams.add(stream)
        stream.send(b"retry: 1000\n\n" + seats + told + table.news(stream.seat, entries) + again)
    try:
        announce(play, table, stream)
        async for chunk in stream.chunks():
            yield chunk
    finally:
        table.streams.discard(stream)
        announce(play, table, stream)


def announce(play: Play, table: Table, stream: Stream) -> None:
    """When a player comes or goes, the others see it."""
    if any(seat.guest == stream.guest for seat in table.seats if seat.guest is not None):
        play.tell_seats(table)


def missed_since(table: Table, last: str | None) -> tuple[int, int]:
    """The first entry and the last line of chat that a client needs, who has seen everything up to `last`."""
    parts = (last or "").split(".")
    if len(parts) != 3 or not all(NUMBER.fullmatch(part) for part in parts):
        return 0, 0
    entries, epoch, chat = [int(part) for part in parts]
    unbroken = epoch == table.record.epoch and entries <= table.match.told
    return (entries + 1 if unbroken else 0), chat
