"""Whether the server is well."""

from __future__ import annotations

from litestar import get

from centans.server.api.asked import Asked, hall_of, problems
from centans.server.messages import Health


@get("/health", responses=problems())
async def health(request: Asked) -> Health:
    """The server answers, and so does its database."""
    hall = hall_of(request)
    await hall.store.alive()
    return Health("ok", "ok", len(hall.tables), hall.watchers())
