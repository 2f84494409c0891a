"""The test kit of the server: a real server on a real port and database, guests who visit it, and their streams."""

from __future__ import annotations

import json
import logging
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from sqlalchemy.exc import OperationalError

from centans.server.app import Server
from centans.server.changes import applied
from centans.server.loglines import JsonLines
from centans.server.serving import GracefulServer, configured, free_socket
from centans.server.settings import Settings

PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""


SMALL = {
    "valued_cards.2.count": "0",
    "valued_cards.3.count": "1",
    "limits.hand_size": "2",
    "levels.basic.exhaustion_limit": "1",
}
"""Components that make a match of Guyenne short."""


def eventually(true: Callable[[], Any], what: str = "it") -> Any:
    """What the function gives as soon as it gives something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"{what} did not happen in {PATIENCE} seconds")


def disk_full(*_: object) -> None:
    raise OperationalError("INSERT", None, Exception("disk full"))


@contextmanager
def log_lines() -> Iterator[list[str]]:
    """What the server writes to its log meanwhile, down to the details, as lines of JSON."""
    lines: list[str] = []

    class Lines(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    logger, handler = logging.getLogger("centans.server"), Lines()
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)


def two_players(anne: Visitor, bertrand: Visitor, **more: Any) -> str:
    """A table where these two play."""
    table: str = anne.new_table("me", "anyone", **more)["id"]
    bertrand.seat(table, 1, "sit")
    return table


class Event:
    """One server-sent event."""

    def __init__(self, kind: str, data: Any, place: str | None) -> None:
        self.kind = kind
        self.data = data
        self.place = place


class Watching:
    """A stream being read in the background: `raw` as it came, `events` with views in place of changes."""

    def __init__(self, visitor: Visitor, path: str, last: str | None = None) -> None:
        self.events: list[Event] = []
        self.raw: list[Event] = []
        self._view: Any = None
        self.comments = 0
        self.ended = False
        self._socket: socket.socket | None = None
        headers = {"Last-Event-ID": last} if last is not None else {}
        self._client = httpx.Client(base_url=visitor.url, cookies=visitor.http.cookies, timeout=PATIENCE)
        self._request = self._client.build_request("GET", path, headers=headers)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            response = self._client.send(self._request, stream=True)
            self._socket = response.extensions["network_stream"].get_extra_info("socket")
            self._parse(response.iter_lines())
        except (httpx.HTTPError, httpx.StreamError, RuntimeError, OSError):
            pass
        self.ended = True

    def _parse(self, lines: Iterator[str]) -> None:
        kind, place, data = "message", None, ""
        for line in lines:
            name, _, value = line.partition(": ")
            if line.startswith(":"):
                self.comments += 1
            elif name == "event":
                kind = value
            elif name == "id":
                place = value
            elif name == "data":
                data += value
            elif not line and data:
                self._note(Event(kind, json.loads(data), place))
                kind, place, data = "message", None, ""

    def _note(self, event: Event) -> None:
        """Changes are followed: the view that they lead to counts as told."""
        self.raw.append(event)
        if event.kind == "change":
            event = Event("view", applied(self._view, event.data), event.place)
        if event.kind == "view":
            self._view = event.data
        self.events.append(event)

    def of(self, kind: str) -> list[Any]:
        return [event.data for event in self.events if event.kind == kind]

    def wait_for(self, true: Callable[[Event], Any]) -> Event:
        found: Event = eventually(lambda: next((event for event in self.events if true(event)), None), "the event")
        return found

    def wait_for_entries(self, entries: int) -> Event:
        return self.wait_for(lambda event: event.kind == "view" and event.data["entries"] >= entries)

    def close(self) -> None:
        """Hang up, even while the reader waits for more."""
        if self._socket is not None:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._client.close()


class Visitor:
    """A guest with a browser's manners: keeps its cookie and says where it comes from."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        headers = {"Origin": url, "Accept-Language": language}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)
        self.me = self.http.get("/api/me").json()
        self._watching: list[Watching] = []

    def get(self, path: str, expect: int = 200, **params: Any) -> Any:
        return self._read(self.http.get(path, params={key.rstrip("_"): value for key, value in params.items()}), expect)

    def post(self, path: str, body: Any, expect: int = 200) -> Any:
        return self._read(self.http.post(path, json=body), expect)

    def put(self, path: str, body: Any, expect: int = 200) -> Any:
        return self._read(self.http.put(path, json=body), expect)

    def _read(self, response: httpx.Response, expect: int) -> Any:
        assert response.status_code == expect, response.text
        return response.json() if response.headers["content-type"] == "application/json" else response.text

    def new_table(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table of Guyenne with such seats; bots play at once."""
        seats = [{"kind": kind} for kind in kinds]
        body = {"game": "guyenne", "players": len(kinds), "seats": seats, "pace": 0, **more}
        table: dict[str, Any] = self.post("/api/tables", body, 201)
        return table

    def view(self, table: str, seat: int | None = None, **params: Any) -> dict[str, Any]:
        chosen = params if seat is None else {"seat": seat, **params}
        found: dict[str, Any] = self.get(f"/api/tables/{table}/view", **chosen)
        return found

    def answer(self, table: str, seat: int, ask: str, *options: str, expect: int = 200, **more: Any) -> dict[str, Any]:
        body = {"seat": seat, "ask": ask, "options": list(options), **more}
        found: dict[str, Any] = self.post(f"/api/tables/{table}/answers", body, expect)
        return found

    def answer_any(self, table: str, seat: int, choose: random.Random, hollow: bool = False) -> dict[str, Any] | None:
        """Answer the seat's first question by chance, even a hollow one if so told; None if there is none."""
        view = self.view(table, seat) if hollow else self.settled(table, seat)
        asks = [ask for ask in view["asks"] if not ask["open"]]
        if not asks:
            return None
        return self.answer(table, seat, asks[0]["id"], choose.choice(asks[0]["options"])["notation"])

    def settled(self, table: str, seat: int) -> dict[str, Any]:
        """The seat's view when the server has answered what it answers for the seat."""

        def view() -> dict[str, Any] | None:
            seen = self.view(table, seat)
            return None if any(ask["hollow"] for ask in seen["asks"]) else seen

        found: dict[str, Any] = eventually(view, "the server's answer")
        return found

    def play_out(self, table: str, choose: random.Random, most: int = 1000) -> dict[str, Any]:
        """Play all seats, which are this visitor's, by chance until it is over, or so many answers."""
        view = self.view(table)
        for _ in range(most):
            if view["result"] is not None:
                break
            any(self.answer_any(table, seat, choose) for seat in view["waiting_for"])
            view = self.view(table)
        for seat in view["waiting_for"]:
            view = self.settled(table, seat)
        return view

    def watch(self, table: str, seat: int | None = None, last: str | None = None, changes: bool = False) -> Watching:
        query = urlencode(
            {name: value for name, value in (("seat", seat), ("changes", changes or None)) if value is not None}
        )
        self._watching.append(Watching(self, f"/api/tables/{table}/events?{query}", last))
        return self._watching[-1]

    def close(self) -> None:
        for watching in self._watching:
            watching.close()
        self.http.close()

    def seat(self, table: str, number: int, action: str, expect: int = 200, **more: Any) -> dict[str, Any]:
        path = f"/api/tables/{table}/seats/{number}"
        found: dict[str, Any] = self.post(path, {"action": action, **more}, expect)
        return found


class House:
    """A running server."""

    def __init__(self, server: Server, url: str, stop: Callable[[], None]) -> None:
        self.server = server
        self.url = url
        self.stop = stop

        self._visitors: list[Visitor] = []

    def visitor(self, language: str = "en") -> Visitor:
        self._visitors.append(Visitor(self.url, language))
        return self._visitors[-1]

    def part(self) -> None:
        """Everybody goes."""
        for visitor in self._visitors:
            visitor.close()


AT_ONCE, NEVER = 0.04, 3600.0
"""How long the server lets a question wait that has a single answer."""


def roomy(data: Path, veil: float = AT_ONCE) -> Settings:
    """Settings without limits on requests."""
    settings = Settings(data, least_pace=0, veil=veil, bot_workers=1, usual_bot="squire")
    settings.lift_limits()
    return settings


@contextmanager
def running(settings: Settings) -> Iterator[House]:
    """A server in a thread of this process, on a free port."""
    place = free_socket("127.0.0.1", 0)
    server = Server(settings)
    ready = threading.Event()
    runner = GracefulServer(configured(server), server, ready.set)
    thread = threading.Thread(target=runner.run, args=([place],), daemon=True)
    thread.start()

    def stop() -> None:
        runner.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"

    assert ready.wait(PATIENCE), "the server does not start"
    house = House(server, f"http://127.0.0.1:{place.getsockname()[1]}", stop)
    try:
        yield house
    finally:
        house.part()
        stop()
