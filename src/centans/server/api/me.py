"""The visitor."""

from __future__ import annotations

from litestar import Response, delete, get, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from centans.server.api.asked import Asked, address_of, guest_of, hall_of, known_guest, problems, steward_of, writes
from centans.server.forgetting import forget_guest
from centans.server.messages.people import Me, NewName
from centans.server.naming import shown_name
from centans.server.problems import Refused
from centans.server.sessions import A_YEAR, COOKIE

NO_COOKIE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
"""Takes the cookie away again."""


@get("/api/me", responses=problems())
async def me(request: Asked) -> Response[Me]:
    """Who am I? A new visitor becomes a guest, with a cookie and a name of the period.

    Whoever has a cookie by a secret that was replaced is given a new one.
    """
    hall = hall_of(request)
    guest = guest_of(request)
    name = None if guest is None else await hall.store.guest_name(guest)
    if guest is None or name is None:
        return with_cookie(request, await hall.new_guest(address_of(request)))
    if hall.sessions.is_of_old(request.cookies.get(COOKIE, "")):
        return with_cookie(request, Me(guest, name))
    return Response(Me(guest, name))


def with_cookie(request: Asked, whom: Me) -> Response[Me]:
    response = Response(whom)
    response.set_cookie(
        COOKIE,
        hall_of(request).sessions.cookie(whom.id),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


@delete("/api/me", status_code=204, response_cookies=[NO_COOKIE], responses=writes(409))
async def forget(request: Asked) -> None:
    """Forget me: my name, my words and my seats. The next visit is a newcomer's."""
    await forget_guest(hall_of(request), steward_of(request), known_guest(request))


@put("/api/me", responses=writes(422))
async def rename(request: Asked, data: JSONBody[NewName]) -> Me:
    """Call me otherwise, at the tables to come."""
    hall = hall_of(request)
    guest = known_guest(request)
    name = shown_name(data.name)
    if not name:
        raise Refused(422, "empty", "a name needs at least one letter")
    await hall.name_of(guest)
    await hall.store.rename_guest(guest, name)
    return Me(guest, name)
