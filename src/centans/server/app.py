"""The server put together: storage, hall, API, page and guard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from centans import __version__, compiled
from centans.server.api import events, games, health, me, play, tables
from centans.server.connections import Connections
from centans.server.desk import Desk
from centans.server.gallery import Gallery
from centans.server.guard import Guard
from centans.server.hall import Hall
from centans.server.keyring import Keyring
from centans.server.lane import QuickLane
from centans.server.messages.problems import Problem, ProblemType
from centans.server.metrics import Metrics
from centans.server.neighbours import Neighbours
from centans.server.page import Page
from centans.server.playing import Play
from centans.server.problems import Refused
from centans.server.reading import CarefulRequest
from centans.server.sessions import Sessions
from centans.server.settings import LARGEST_BODY, Settings
from centans.server.steward import Steward
from centans.server.storage.database import open_database
from centans.server.storage.store import Store

CALLS = [
    *(me.me, me.rename, me.forget),
    *(games.games, games.draft, games.texts, games.rules),
    *(
        tables.tables,
        tables.new_table,
        tables.table,
        tables.act_on_seat,
        tables.end,
        tables.rematch,
        tables.match_file,
        tables.bring_in,
    ),
    *(play.view, play.log, play.answer, play.why, play.hint, play.reason, play.undo, play.chat, play.say),
    *(play.seen, play.note_seen),
    events.events,
    *(health.alive, health.health),
]
TYPES: dict[int, ProblemType] = {400: "unreadable-request", 404: "not-found", 405: "wrong-method", 413: "too-large"}

log = logging.getLogger("centans.server")


class Server:
    """Everything one process needs to serve; `asgi` is what an ASGI server runs."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.connections = Connections(settings)
        self.sessions = Sessions(Keyring(settings.secret_file))
        self.store = Store(open_database(settings.url))
        self.hall = Hall(settings, self.store, self.sessions)
        self.play = Play(self.hall)
        self.steward = Steward(self.play)
        self.api = Litestar(
            CALLS,
            state=State({"play": self.play, "steward": self.steward}),
            lifespan=[self._life],
            request_class=CarefulRequest,
            request_max_body_size=LARGEST_BODY,
            exception_handlers={
                Refused: tell_refused,
                HTTPException: tell_http,
                Exception: tell_any,
            },
            openapi_config=OpenAPIConfig("Cent Ans", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
            logging_config=None,
        )
        door = Guard(QuickLane(self.api, self.play, failure), Page(), self.sessions, settings)
        self.asgi = Desk(door, Metrics(self), settings)

    @asynccontextmanager
    async def _life(self, _app: Litestar) -> AsyncGenerator[None, None]:
        if self.settings.alone:
            await self.store.release_claims()
        gallery = Gallery(self.hall)
        lasting = [
            self.hall.keep_house(),
            self.play.sweep_turns(self.settings.sweep),
            self.connections.watch(),
            gallery.keep(self.settings.heartbeat),
            gallery.keep_left_behind(),
        ]
        if self.settings.fast and compiled.status() != compiled.COMPILED:
            lasting.append(self.play.turns.thinkers.speed_up())
        if self.store.notices is not None:
            lasting.append(self.store.notices.listen(Neighbours(self.play).heard))
        tasks = [asyncio.create_task(one) for one in lasting]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.hall.audiences.end()
            await self.play.turns.close(list(self.hall.tables.values()))
            await gallery.close()
            await asyncio.to_thread(self.hall.workshop.close)
            await asyncio.to_thread(self.store.close)
            log.info("stopped")


AnyRequest = Request[Any, Any, Any]


def tell_refused(_request: AnyRequest, refused: Refused) -> Response[Problem]:
    wait = refused.problem.wait
    headers = {} if wait is None else {"Retry-After": str(wait)}
    return Response(refused.problem, status_code=refused.status, headers=headers)


def tell_http(_request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: bodies and parameters that cannot be read, paths that do not exist."""
    status = problem.status_code
    details = [f"{one.get('key', '')}: {one.get('message', '')}" for one in details_of(problem)]
    kind: ProblemType = TYPES.get(status, "refused" if status < 500 else "failure")
    return Response(Problem(kind, "; ".join([problem.detail, *details])), status_code=status)


def details_of(problem: HTTPException) -> list[dict[str, Any]]:
    extra = problem.extra if isinstance(problem.extra, list) else []
    return [one for one in extra if isinstance(one, dict)]


def tell_any(request: AnyRequest, problem: Exception) -> Response[Problem]:
    status, told = failure(request.url.path, problem)
    return Response(told, status_code=status)


def failure(path: str, problem: Exception) -> tuple[int, Problem]:
    """What is said of a mistake that is ours; the log has the rest."""
    if isinstance(problem, SQLAlchemyError):
        log.error("storage-failed", extra={"path": path, "reason": type(problem).__name__})
        return 503, Problem("storage", "the database does not answer; nothing was changed")
    log.error("failed", exc_info=problem, extra={"path": path})
    return 500, Problem("failure", "something went wrong in the server; nothing was changed")
