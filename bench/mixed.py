"""The mixed load: tables of all five games at once, whoever is asked answers at once, and two look on at each.

    python -m bench.mixed [--tables 50] [--seconds 30] [--json]

Like bench.server, with every game of the shelf and match after match, so that finished tables pile up. Besides the rate
and the times it tells what the server keeps in memory, how long its collector of garbage stopped everything, how many
bytes a stream was sent for each answer by game, and whether the last part of the run was as good as the first.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop

from bench.server import Connection, cpu_seconds, our_server, percentile_of, questions
from centans.server.changes import applied

GAMES = {"guyenne": 2, "bastide": 3, "trente": 2, "guesclin": 2, "montjoie": 2}
"""By game: how many sit at its tables."""
WATCHED = (0, 1)
"""The seats with a stream."""
VIEWS = (b"event: view\n", b"event: change\n")
PARTS = 3
WARM_UP = 3.0


class Part(NamedTuple):
    """How a part of the run went: answers a second and how long they took, in milliseconds."""

    rate: float
    p50: float
    p99: float
    cpu_per_answer: float
    """Microseconds of the server's processor."""
    megabytes: float
    """The server's memory at its end."""


class Mixed(NamedTuple):
    """What a run found, part by part, and what streams were sent by game."""

    parts: list[Part]
    longest_pause: float
    """Of the collector of garbage, in milliseconds."""
    bytes_per_answer: dict[str, int]
    matches: int
    stale: int


class Traffic:
    """What came over the streams of one game's tables."""

    def __init__(self) -> None:
        self.answers = 0
        self.bytes = 0


class Load:
    """All the tables under load."""

    def __init__(self, servers: Sequence[tuple[int, int]], tables: int) -> None:
        self.ports = [port for port, _ in servers]
        self.processes = [process for _, process in servers]
        self.tables = tables
        self.cookie = ""
        self.times: list[float] = []
        self.matches = 0
        self.stale = 0
        self.traffic = {game: Traffic() for game in GAMES}

    async def come(self) -> None:
        """Become a guest; several servers on one database know him alike."""
        visitor = await Connection(self.ports[0]).open()
        head, _ = await visitor.ask("GET", "/api/me")
        self.cookie = head.decode().partition("set-cookie: ")[2].partition(";")[0]

    async def run(self, seconds: float, parts: int = PARTS) -> list[Part]:
        """Play for so long, told in so many parts."""
        if not self.cookie:
            await self.come()
        games = islice(cycle(GAMES), self.tables)
        players = [asyncio.create_task(Player(self, game, number).play()) for number, game in enumerate(games)]
        await asyncio.sleep(WARM_UP)
        found = [await self._part(seconds / parts) for _ in range(parts)]
        for player in players:
            if player.done():
                player.result()
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        return found

    async def _part(self, seconds: float) -> Part:
        self.times, began, cpu = [], time.perf_counter(), self._cpu()
        await asyncio.sleep(seconds)
        times, spent, used = sorted(self.times), time.perf_counter() - began, self._cpu() - cpu
        assert times, "nothing was answered"
        p50, p99 = percentile_of(times, 50) * 1000, percentile_of(times, 99) * 1000
        memory = sum([megabytes(process) for process in self.processes])
        return Part(len(times) / spent, p50, p99, used / len(times) * 1e6, memory)

    def _cpu(self) -> float:
        return sum([cpu_seconds(process) for process in self.processes])


def megabytes(process: int) -> float:
    """The memory that a process has now."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Player:
    """One table after another of one game: whoever is asked answers at once, by chance."""

    def __init__(self, load: Load, game: str, number: int) -> None:
        self._load = load
        self._game = game
        self._traffic = load.traffic[game]
        self._port = load.ports[number % len(load.ports)]
        self._chance = random.Random(number)
        self._views: dict[int, Any] = {}
        self._news = asyncio.Event()

    async def play(self) -> None:
        """Match after match."""
        connection = await Connection(self._port, self._load.cookie).open()
        while True:
            await self._play_one(connection)
            self._load.matches += 1

    async def _play_one(self, connection: Connection) -> None:
        players = GAMES[self._game]
        seats = [{"kind": "me"}, *[{"kind": "here"}] * (players - 1)]
        wanted = {"game": self._game, "players": players, "seats": seats}
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
        finally:
            for stream in streams:
                stream.cancel()

    async def _answer(self, connection: Connection, table: str, view: dict[str, Any]) -> dict[str, Any]:
        """The seat's view afterwards; if it was not asked any more, the fresh view that came with the refusal."""
        ask = questions(view)[0]
        option = self._chance.choice(ask["options"])["notation"]
        body = msgspec.json.encode({"seat": view["seat"], "ask": ask["id"], "options": [option]})
        began = time.perf_counter()
        head, answer = await connection.ask("POST", f"/api/tables/{table}/answers", body)
        self._load.times.append(time.perf_counter() - began)
        self._traffic.answers += 1
        found: dict[str, Any] = msgspec.json.decode(answer)
        if head.startswith(b"HTTP/1.1 409"):
            self._load.stale += 1
            found = found["view"]
        else:
            assert head.startswith(b"HTTP/1.1 200"), answer
        return found

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


def measure(tables: int, seconds: float, parts: int = PARTS) -> Mixed:
    """Start a server on a fresh database, load it, and stop it."""
    with tempfile.TemporaryDirectory() as data:
        pauses = Path(data) / "pauses"
        with our_server(data, pauses) as server:
            load = Load([server], tables)
            found = uvloop.run(load.run(seconds, parts))
        sent = {
            game: round(traffic.bytes / traffic.answers / len(WATCHED)) if traffic.answers else 0
            for game, traffic in load.traffic.items()
        }
        return Mixed(found, longest_pause(pauses), sent, load.matches, load.stale)


def longest_pause(file: Path) -> float:
    """In milliseconds: the longest that bench.pauses noted."""
    return max([float(line) for line in file.read_text("ascii").split()], default=0.0)


def show(found: Mixed) -> None:
    for number, part in enumerate(found.parts, 1):
        print(
            f"part {number}: {part.rate:.0f} durable answers/s; p50 {part.p50:.0f} ms, p99 {part.p99:.0f} ms; "
            f"{part.cpu_per_answer:.0f} us of the server's processor an answer; {part.megabytes:.0f} MB"
        )
    print(f"longest pause of the collector: {found.longest_pause:.1f} ms; {found.matches} matches, {found.stale} stale")
    print("bytes a stream an answer: " + ", ".join([f"{game} {sent}" for game, sent in found.bytes_per_answer.items()]))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.mixed", description="All five games under load.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args(arguments)
    found = measure(chosen.tables, chosen.seconds)
    if chosen.json:
        print(json.dumps(found._asdict()))
    else:
        show(found)


if __name__ == "__main__":
    main()
