"""Tables: finding them, making them, sitting down."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter, RawBody

from centans.core import matchfile
from centans.server.api.asked import (
    Asked,
    TableId,
    guest_of,
    hall_of,
    known_guest,
    language_of,
    play_of,
    problems,
    steward_of,
    visitor_of,
    writes,
)
from centans.server.messages.tables import NewTable, Rematch, SeatAction, Show, TableInfo, TableSummary
from centans.server.permits import must_know, must_see
from centans.server.problems import Refused, forbidden
from centans.server.relics import Relic
from centans.server.settings import LARGEST_FILE
from centans.shelf import own_box

T = TypeVar("T")

Invitation = Annotated[str | None, QueryParameter(max_length=80, required=False)]
Before = Annotated[str | None, QueryParameter(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$", required=False)]


@get("/api/tables", responses=problems())
async def tables(request: Asked, show: FromQuery[Show] = "mine", before: Before = None) -> list[TableSummary]:
    """The visitor's tables, those with a free seat, those in play, or those that are over; a hundred at most.

    `before` asks for the next page: it is `changed`, a point and `id` of the table longest unchanged on this one.
    """
    changed, _, table_id = (before or "").partition(".")
    place = (int(changed), table_id) if before else None
    return await hall_of(request).listed(visitor_of(request), show, guest_of(request), place)


@post("/api/tables", responses=writes(422))
async def new_table(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """Make a table. Play begins when every seat is taken."""
    guest = known_guest(request)
    table = await play_of(request).maker.make(data, visitor_of(request), language_of(request))
    play_of(request).turns.take_up(table)
    return hall_of(request).info(table, guest)


@get("/api/tables/{table_id:str}", responses=problems(403, 404, 409))
async def table(request: Asked, table_id: TableId, invitation: Invitation = None) -> TableInfo:
    """All about a table but the position. A private one is told to those who belong to it or have an invitation."""
    return await table_info(request, table_id, invitation)


async def table_info(request: Asked, table_id: str, invitation: str | None = None) -> TableInfo:
    found = await hall_of(request).to_look_at(table_id, visitor_of(request))
    if isinstance(found, Relic):
        must_know(found, guest_of(request), invitation)
        return found.info(guest_of(request))
    async with hall_of(request).holding(found):
        must_know(found, guest_of(request), invitation)
        return hall_of(request).info(found, guest_of(request))


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=writes(404, 409, 422))
async def act_on_seat(request: Asked, table_id: TableId, seat: FromPath[int], data: JSONBody[SeatAction]) -> TableInfo:
    """Sit down, get up, hand the seat to a bot, or take it back."""
    guest = known_guest(request)
    found = await hall_of(request).table(table_id, visitor_of(request))
    await steward_of(request).reseat(found, guest, seat, data, language_of(request))
    return hall_of(request).info(found, guest)


@post("/api/tables/{table_id:str}/end", status_code=200, responses=writes(404, 409))
async def end(request: Asked, table_id: TableId) -> TableInfo:
    """End a match before it is over: its host may."""
    guest = known_guest(request)
    found = await hall_of(request).to_look_at(table_id, visitor_of(request))
    if isinstance(found, Relic):
        await steward_of(request).end_stopped(found, guest)
        return await table_info(request, table_id)
    await steward_of(request).end(found, guest)
    return hall_of(request).info(found, guest)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=writes(404, 409, 422))
async def rematch(request: Asked, table_id: TableId, data: JSONBody[Rematch]) -> TableInfo:
    """Play again with the same people: the first who asks makes the table, whoever asks later sits down there."""
    guest = known_guest(request)
    found = await hall_of(request).table(table_id, visitor_of(request))
    again = await steward_of(request).rematch(found, visitor_of(request), data.swap)
    return hall_of(request).info(again, guest)


@get("/api/tables/{table_id:str}/file", media_type="text/plain", responses=problems(403, 404, 409))
async def match_file(request: Asked, table_id: TableId) -> Response[str]:
    """The match as a file: whole when it is over; before, without the seed and only if it betrays nobody."""
    found = await hall_of(request).to_look_at(table_id, visitor_of(request))
    must_see(found, guest_of(request))
    if not found.over and not found.alone_with_bots(guest_of(request)):
        raise forbidden("the file tells every hidden card: it is given out when the match is over")
    hall_of(request).workshop.must_not_be_spent(visitor_of(request).guest)
    name = f"{found.record.game}-{found.record.id}.match"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    if isinstance(found, Relic):
        told = found.match_file()
    else:
        async with hall_of(request).holding(found):
            told = matchfile.told(found.match, found.over, own_box(found.match.game).components)
    text = await hall_of(request).workshop.do(visitor_of(request), told.text)
    return Response(text, headers=headers, media_type="text/plain")


async def unless_left(request: Asked, work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; it is called off if whoever asked for it hangs up."""
    doing = asyncio.create_task(work)
    leaving = asyncio.create_task(left(request))
    try:
        await asyncio.wait([doing, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Refused(408, "left", "whoever asked for this has hung up")
        return await doing
    finally:
        doing.cancel()
        leaving.cancel()


async def left(request: Asked) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@dataclass
class FileBody(Operation):
    """Says in the schema that the body is a match file."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post("/api/tables/import", operation_class=FileBody, request_max_body_size=LARGEST_FILE, responses=writes(415, 422))
async def bring_in(request: Asked, body: RawBody) -> TableInfo:
    """A match from a file: a finished one to look at, an unfinished one with its seed to play on."""
    guest = known_guest(request)
    if request.content_type[0] != "text/plain":
        raise Refused(415, "no-text", "a match file is sent as text/plain")
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Refused(422, "bad-file", "this is not a match file: it is not text") from problem
    if "\0" in text:
        raise Refused(422, "bad-file", "this is not a match file: there is a NUL in it")
    table = await unless_left(request, play_of(request).maker.bring_in(text, visitor_of(request)))
    play_of(request).turns.take_up(table)
    return hall_of(request).info(table, guest)
