"""What every call knows about the request: who asks, in which language, and what he may be answered."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from centans.server.addresses import household
from centans.server.hall import Hall
from centans.server.line import Whose
from centans.server.messages.problems import Problem
from centans.server.messages.tables import MOST_PLAYERS
from centans.server.playing import Play
from centans.server.problems import nobody
from centans.server.steward import Steward

Asked = Request[Any, Any, Any]

TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]
Seat = Annotated[int | None, QueryParameter(ge=0, lt=MOST_PLAYERS, required=False)]
"""One of the visitor's seats, from 0; if it is absent, he looks on as a watcher."""

WHY = {
    400: "The request cannot be read.",
    401: "There is no session yet: GET /api/me first.",
    403: "It is not the visitor's, or comes from another site.",
    404: "There is no such thing.",
    409: "The table has moved on, or is not in the state for this.",
    413: "The body is too large.",
    415: "The body is of another type.",
    421: "The server is not known by that name.",
    422: "It can be read, but is not allowed.",
    429: "Too much was asked in too short a time.",
    503: "The database does not answer.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a call, for the schema; every call may be read wrongly or asked too often."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=WHY[status])
        for status in sorted({400, 421, 429, 503, *statuses})
    }


def writes(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a call that changes something."""
    return problems(401, 403, 413, 415, *statuses)


def play_of(request: Asked) -> Play:
    found: Play = request.app.state.play
    return found


def steward_of(request: Asked) -> Steward:
    found: Steward = request.app.state.steward
    return found


def hall_of(request: Asked) -> Hall:
    return play_of(request).hall


def guest_of(request: Asked) -> str | None:
    """The guest whom the guard has read from the cookie."""
    found: str | None = request.scope["user"]
    return found


def address_of(request: Asked) -> str:
    """Who shares the limits of an address with the visitor."""
    return household(request.client.host) if request.client is not None else ""


def visitor_of(request: Asked) -> Whose:
    """Who it is that wants something done: a guest, or an address where nobody is known; and where he is."""
    address = address_of(request)
    return Whose(address, guest_of(request) or address)


def known_guest(request: Asked) -> str:
    guest = guest_of(request)
    if guest is None:
        raise nobody()
    return guest


def language_of(request: Asked) -> str:
    """The language that the visitor's browser likes best of those we speak; else French, as on the page."""
    accepted = [wish(part) for part in request.headers.get("accept-language", "").split(",")]
    known = [(liking, language) for liking, language in accepted if language in ("fr", "en") and liking > 0]
    return max(known, key=lambda one: one[0])[1] if known else "fr"


def wish(part: str) -> tuple[float, str]:
    """How much a part of an Accept-Language header likes which language: "fr-CA;q=0.8" gives 0.8 and "fr"."""
    tag, _, liking = part.strip().partition(";")
    try:
        return float(liking.strip().removeprefix("q=") or 1), tag.strip()[:2].lower()
    except ValueError:
        return 0, ""
