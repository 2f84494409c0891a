"""The clients of our server under load: tables where whoever is asked answers at once, by chance, and two look on.

They are as the page is: they follow the changes that their streams tell, and an answer of theirs is answered by its
being stored alone. What is timed is from an answer to that, which comes after the commit.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bench.server import Connection, cpu_seconds, percentile_of
from centans.server.changes import applied

WATCHED = (0, 1)
"""The seats with a stream."""
VIEWS = (b"event: view\n", b"event: change\n")
WARM_UP = 3.0


class Sort(NamedTuple):
    """A sort of table."""

    game: str
    players: int
    settings: Mapping[str, str] = {}


class Part(NamedTuple):
    """How a part of the run went: answers a second and how long they took, in milliseconds."""

    rate: float
    p50: float
    p99: float
    cpu_per_answer: float
    """Microseconds of the server's processor."""
    megabytes: float
    """The server's memory at its end."""
    clients_cpu: float = 0.0
    """Microseconds of the clients' own processor an answer: where it comes near the server's, they are the limit."""


class Traffic:
    """What came over the streams of one game's tables."""

    def __init__(self) -> None:
        self.answers = 0
        self.bytes = 0


class Load:
    """All the tables under load. With `pause` each table rests so many seconds after an answer."""

    def __init__(
        self, servers: Sequence[tuple[int, int]], tables: int, sorts: Sequence[Sort], pause: float = 0.0
    ) -> None:
        self.ports = [port for port, _ in servers]
        self.processes = [process for _, process in servers]
        self.tables = tables
        self.sorts = sorts
        self.pause = pause
        self.cookie = ""
        self.times: list[float] = []
        self.matches = 0
        self.stale = 0
        self.traffic = {sort.game: Traffic() for sort in sorts}

    async def come(self) -> None:
        """Become a guest; several servers on one database know him alike."""
        visitor = await Connection(self.ports[0]).open()
        head, _ = await visitor.ask("GET", "/api/me")
        self.cookie = head.decode().partition("set-cookie: ")[2].partition(";")[0]

    async def run(self, seconds: float, parts: int) -> list[Part]:
        """Play for so long, told in so many parts."""
        if not self.cookie:
            await self.come()
        sorts = islice(cycle(self.sorts), self.tables)
        players = [asyncio.create_task(Player(self, sort, number).play()) for number, sort in enumerate(sorts)]
        await asyncio.sleep(WARM_UP)
        found = [await self._part(seconds / parts) for _ in range(parts)]
        for player in players:
            if player.done():
                player.result()
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        return found

    async def _part(self, seconds: float) -> Part:
        self.times, began, cpu, own = [], time.perf_counter(), self._cpu(), time.process_time()
        await asyncio.sleep(seconds)
        times, spent, used = sorted(self.times), time.perf_counter() - began, self._cpu() - cpu
        own = time.process_time() - own
        assert times, "nothing was answered"
        p50, p99 = percentile_of(times, 50) * 1000, percentile_of(times, 99) * 1000
        memory = sum([megabytes(process) for process in self.processes])
        return Part(len(times) / spent, p50, p99, used / len(times) * 1e6, memory, own / len(times) * 1e6)

    def _cpu(self) -> float:
        return sum([cpu_seconds(process) for process in self.processes])


def megabytes(process: int) -> float:
    """The memory that a process has now."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Player:
    """One table after another of one sort: whoever is asked answers at once, by chance."""

    def __init__(self, load: Load, sort: Sort, number: int) -> None:
        self._load = load
        self._sort = sort
        self._traffic = load.traffic[sort.game]
        self._port = load.ports[number % len(load.ports)]
        self._chance = random.Random(number)
        self._views: dict[int, dict[str, Any]] = {}
        self._news = asyncio.Event()

    async def play(self) -> None:
        """Match after match."""
        connection = await Connection(self._port, self._load.cookie).open()
        while True:
            await self._play_one(connection)
            self._load.matches += 1

    async def _play_one(self, connection: Connection) -> None:
        game, players, settings = self._sort
        seats = [{"kind": "me"}, *[{"kind": "here"}] * (players - 1)]
        wanted = {"game": game, "players": players, "seats": seats, "settings": settings}
        _, made = await connection.ask("POST", "/api/tables", msgspec.json.encode(wanted))
        table = msgspec.json.decode(made)["id"]
        self._views.clear()
        streams = [asyncio.create_task(self._watch(table, seat)) for seat in WATCHED]
        try:
            view = await self._look(connection, table, 0)
            while view["waiting_for"]:
                if not questions(view):
                    view = await self._view_of_someone_asked(connection, table, view)
                view = await self._answer(connection, table, view)
                if self._load.pause:
                    await asyncio.sleep(self._load.pause)
        finally:
            for stream in streams:
                stream.cancel()

    async def _answer(self, connection: Connection, table: str, view: dict[str, Any]) -> dict[str, Any]:
        """The seat's view afterwards; if it was not asked any more, the fresh view that came with the refusal."""
        seat, ask = view["seat"], questions(view)[0]
        option = self._chance.choice(ask["options"])["notation"]
        wanted = {"seat": seat, "ask": ask["id"], "options": [option], "listening": seat in WATCHED}
        body = msgspec.json.encode(wanted)
        began = time.perf_counter()
        head, answer = await connection.ask("POST", f"/api/tables/{table}/answers", body)
        self._load.times.append(time.perf_counter() - began)
        self._traffic.answers += 1
        found: dict[str, Any] = msgspec.json.decode(answer)
        if head.startswith(b"HTTP/1.1 409"):
            self._load.stale += 1
            fresh: dict[str, Any] = found["view"]
            return fresh
        assert head.startswith(b"HTTP/1.1 200"), answer
        return await self._view_after(found, ask["id"]) if seat in WATCHED else found

    async def _view_after(self, stored: dict[str, Any], ask: str) -> dict[str, Any]:
        """What the seat's stream told of the stored answer."""
        while True:
            seen = self._views.get(stored["seat"])
            if (
                seen is not None
                and seen["entries"] >= stored["entries"]
                and all(one["id"] != ask for one in seen["asks"])
            ):
                return seen
            self._news.clear()
            await self._news.wait()

    async def _view_of_someone_asked(self, connection: Connection, table: str, known: dict[str, Any]) -> dict[str, Any]:
        """As a stream told it, once it is as new as what is known; who has no stream asks for it.

        Of a secret choice others do not learn who has made it: whoever play seems to wait for is looked at in turn.
        """
        while True:
            for seat in known["waiting_for"]:
                seen = self._views.get(seat) if seat in WATCHED else await self._look(connection, table, seat)
                if seen is not None and seen["entries"] >= known["entries"] and questions(seen):
                    return seen
            self._news.clear()
            await self._news.wait()

    async def _look(self, connection: Connection, table: str, seat: int) -> dict[str, Any]:
        _, answer = await connection.ask("GET", f"/api/tables/{table}/view?seat={seat}")
        found: dict[str, Any] = msgspec.json.decode(answer)
        return found

    async def _watch(self, table: str, seat: int) -> None:
        connection = await Connection(self._port, self._load.cookie).open()
        connection.send("GET", f"/api/tables/{table}/events?seat={seat}&changes=true")
        event = b""
        try:
            while line := await connection.reader.readline():
                self._traffic.bytes += len(line)
                if line.startswith(b"event: "):
                    event = line
                elif line.startswith(b"data: ") and event in VIEWS:
                    told = msgspec.json.decode(line[6:])
                    self._views[seat] = told if event == VIEWS[0] else applied(self._views[seat], told)
                    self._news.set()
        finally:
            connection.writer.close()


def questions(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What play waits for the viewer to answer."""
    return [ask for ask in view["asks"] if not ask["open"]]
