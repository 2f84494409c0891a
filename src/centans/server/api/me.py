"""The visitor."""

from __future__ import annotations

from litestar import Response, get, put
from litestar.params import JSONBody

from centans.server.api.asked import Asked, address_of, guest_of, hall_of, known_guest, problems, writes
from centans.server.messages import Me, NewName
from centans.server.naming import shown_name
from centans.server.problems import Refused
from centans.server.sessions import A_YEAR, COOKIE


@get("/api/me", responses=problems())
async def me(request: Asked) -> Response[Me]:
    """Who am I? A new visitor becomes a guest, with a cookie and a name of the period."""
    hall = hall_of(request)
    guest = guest_of(request)
    name = None if guest is None else await hall.store.guest_name(guest)
    if guest is not None and name is not None:
        return Response(Me(guest, name))
    newcomer = await hall.new_guest(address_of(request))
    response = Response(newcomer)
    response.set_cookie(
        COOKIE,
        hall.sessions.cookie(newcomer.id),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


@put("/api/me", responses=writes(422))
async def rename(request: Asked, data: JSONBody[NewName]) -> Me:
    """Call me otherwise, at the tables to come."""
    hall = hall_of(request)
    guest = known_guest(request)
    name = shown_name(data.name)
    if not name:
        raise Refused(422, "empty", "a name needs at least one letter")
    await hall.store.rename_guest(guest, name)
    return Me(guest, name)
