"""Whether the server is alive, for who would restart it, and whether it is ready, for who sends people to it."""

from __future__ import annotations

from litestar import get

from centans.server.api.asked import Asked, hall_of, problems
from centans.server.clock import now
from centans.server.messages.health import Alive, Health
from centans.server.problems import Refused


@get("/health/alive", responses=problems())
async def alive() -> Alive:
    """The process answers, whatever its database does."""
    return Alive("ok")


@get("/health", responses=problems())
async def health(request: Asked) -> Health:
    """The server is ready: it can store something, and hears the other servers on its database."""
    hall = hall_of(request)
    await hall.store.beat(now())
    notices = hall.store.notices
    if notices is not None and not notices.listening:
        raise Refused(503, "deaf", "this server does not hear the others on its database")
    return Health("ok", "ok", "none" if notices is None else "heard", len(hall.tables), len(hall.audiences))
