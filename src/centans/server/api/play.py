"""Playing and looking on."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post, put
from litestar.params import JSONBody, QueryParameter

from centans.server.advising import Advice
from centans.server.api.asked import (
    Asked,
    Seat,
    TableId,
    guest_of,
    hall_of,
    known_guest,
    play_of,
    problems,
    visitor_of,
    writes,
)
from centans.server.messages.advice import BotReason, HintWanted, ReasonInfo
from centans.server.messages.chat import ChatLine, NewChat
from centans.server.messages.play import MOST_ENTRIES, Answer, LogEntry, Seen, Stored, TableView, Undo, Why
from centans.server.messages.tables import MOST_PLAYERS
from centans.server.past import Page
from centans.server.permits import must_hold, must_see
from centans.server.playing import read_options
from centans.server.problems import Refused, refusal_info
from centans.server.relics import Relic, stopped
from centans.server.streams import encoder

At = Annotated[int | None, QueryParameter(ge=0, le=MOST_ENTRIES, required=False)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=MOST_ENTRIES)]
OwnSeat = Annotated[int, QueryParameter(ge=0, lt=MOST_PLAYERS)]
Number = Annotated[int, QueryParameter(ge=1, le=MOST_ENTRIES)]
Notation = Annotated[str, QueryParameter(max_length=80)]


@get("/api/tables/{table_id:str}/view", responses=problems(403, 404, 409, 422))
async def view(request: Asked, table_id: TableId, seat: Seat = None, at: At = None) -> Response[TableView]:
    """The position for one of the visitor's seats, or for a watcher; `at`: as it was after so many answers."""
    table = await hall_of(request).to_look_at(table_id, visitor_of(request))
    if isinstance(table, Relic):
        must_see(table, guest_of(request), seat)
        if at not in (None, table.told):
            raise stopped()
        return json(table.shown(seat))
    async with hall_of(request).holding(table):
        must_see(table, guest_of(request), seat)
        entries = table.match.told
        if at is None or at == entries:
            return json(table.shown(seat))
        if at > entries:
            raise Refused(422, "not-yet", f"the match has {entries} answers so far")
        look = table.look_back(seat, at)
    return json(await hall_of(request).workshop.do(visitor_of(request), lambda: encoder.encode(look.view())))


@get("/api/tables/{table_id:str}/log", responses=problems(403, 404, 409))
async def log(request: Asked, table_id: TableId, seat: Seat = None, first: From = 0) -> list[LogEntry]:
    """What happened, as far as the seat may know; everything, once it is over.

    A long log comes in pages: who wants more asks for what follows the last entry, until there is none.
    """
    table = await hall_of(request).to_look_at(table_id, visitor_of(request))
    if isinstance(table, Relic):
        must_see(table, guest_of(request), seat)
        return table.log(seat, first)
    async with hall_of(request).holding(table):
        must_see(table, guest_of(request), seat)
        page = Page(table.match, seat, first, everything=table.over)
    if not page.is_long:
        return page.entries()
    return await hall_of(request).workshop.do(visitor_of(request), page.entries)


@post("/api/tables/{table_id:str}/answers", status_code=200, responses=writes(404, 409, 422))
async def answer(request: Asked, table_id: TableId, data: JSONBody[Answer]) -> Response[TableView | Stored]:
    """Answer an open question by one choice or a run of them, all or none."""
    table = await hall_of(request).table(table_id, visitor_of(request))
    return json(await play_of(request).answer(table, known_guest(request), data))


@get("/api/tables/{table_id:str}/why", responses=problems(403, 404, 409, 422))
async def why(request: Asked, table_id: TableId, seat: OwnSeat, option: Notation) -> Why:
    """Which rule forbids this choice now, if one does."""
    table = await hall_of(request).table(table_id, visitor_of(request))
    async with hall_of(request).holding(table):
        must_hold(table, guest_of(request), seat)
        refusal = table.match.why_not(seat, read_options(table.match, [option])[0])
    return Why(None if refusal is None else refusal_info(refusal))


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=writes(404, 409))
async def hint(request: Asked, table_id: TableId, data: JSONBody[HintWanted]) -> ReasonInfo:
    """What seems best to answer, from what the seat knows, and why; the match remembers that it was asked for."""
    table = await hall_of(request).table(table_id, visitor_of(request))
    known_guest(request)
    return await Advice(play_of(request)).hint(table, visitor_of(request), data)


@get("/api/tables/{table_id:str}/reason", responses=problems(403, 404, 409, 422))
async def reason(request: Asked, table_id: TableId, number: Number, seat: Seat = None) -> BotReason:
    """Why a bot gave the answer of that number: at once to who knows all that it knows, to others after the match.

    Where a bot stands in for somebody, nobody is told before the end: it would be a hint that is not marked.
    """
    table = await hall_of(request).table(table_id, visitor_of(request))
    return await Advice(play_of(request)).reason(table, guest_of(request), visitor_of(request), seat, number)


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=writes(404, 409))
async def undo(request: Asked, table_id: TableId, data: JSONBody[Undo]) -> Response[TableView]:
    """Take back the seat's last choice, if no die fell, nothing was shown and nobody else answered since."""
    table = await hall_of(request).table(table_id, visitor_of(request))
    return json(await play_of(request).undo(table, known_guest(request), data.seat))


@get("/api/tables/{table_id:str}/seen", responses=problems(403, 404, 409))
async def seen(request: Asked, table_id: TableId, seat: OwnSeat) -> Seen:
    """How much of what happened the visitor was shown in one of his seats, here or on another device."""
    table = await hall_of(request).table(table_id, visitor_of(request))
    async with hall_of(request).holding(table):
        must_hold(table, guest_of(request), seat)
        told = table.match.told
    return Seen(seat, min(told, await hall_of(request).store.seen(table_id, seat)))


@put("/api/tables/{table_id:str}/seen", responses=writes(404, 409, 422))
async def note_seen(request: Asked, table_id: TableId, data: JSONBody[Seen]) -> Seen:
    """The visitor was shown so many answers; nobody else is told. What was shown once stays so.

    What was taken back since he saw it does not count.
    """
    table = await hall_of(request).table(table_id, visitor_of(request))
    async with hall_of(request).holding(table):
        must_hold(table, known_guest(request), data.seat)
        shown = Seen(data.seat, min(data.entries, table.match.told))
    await hall_of(request).store.note_seen(table_id, shown.seat, shown.entries)
    return shown


@get("/api/tables/{table_id:str}/chat", responses=problems(403, 404, 409))
async def chat(request: Asked, table_id: TableId) -> list[ChatLine]:
    """What was said at the table, the last hundred lines."""
    table = await hall_of(request).to_look_at(table_id, visitor_of(request))
    must_see(table, guest_of(request))
    return await hall_of(request).store.chat_lines(table_id, 0)


@post("/api/tables/{table_id:str}/chat", responses=writes(404, 409, 422))
async def say(request: Asked, table_id: TableId, data: JSONBody[NewChat]) -> ChatLine:
    """Say something at the table."""
    guest = known_guest(request)
    return await play_of(request).say(await hall_of(request).table(table_id, visitor_of(request)), guest, data.text)


def json(body: bytes) -> Response[Any]:
    """What is JSON already."""
    return Response(body, media_type="application/json")
