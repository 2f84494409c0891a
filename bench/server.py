"""Our server under load: durable answers a second, with many tables and two players looking on at each.

    python -m bench.server [--tables 50] [--seconds 5] [--json]

One connection a table answers at random as fast as it is answered; two streams a table see every view, and tell the
next question to whoever is asked. What is measured is the time from an answer to its acknowledgement, which comes
after SQLite has committed it with synchronous=FULL. The server runs in a process of its own, rules included.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop

from bench.engines import best_rules

HOST = "127.0.0.1"
WARM_UP = 1.0
"""Seconds of play before the measuring begins."""


class Figures(NamedTuple):
    """What a run found: answers a second and how long they took, in milliseconds."""

    answers_per_second: float
    p50: float
    p99: float
    answers: int
    events: int
    cpu_per_answer: float
    """Microseconds of the server's processor."""


@contextmanager
def our_server(data: str, pauses: Path | None = None, database: str = "") -> Iterator[tuple[int, int]]:
    """Our server on a free port, without limits on requests, on compiled rules if there are any: port and process.

    Into the file `pauses` go those of its collector of garbage; `database` is the address of one that others share.
    """
    run = ["-c", "from centans.cli import main; main()"] if pauses is None else ["-m", "bench.pauses", str(pauses)]
    command = [sys.executable, *run, "serve", "--port", "0", "--data", data, "--no-open"]
    environment = os.environ | {"CENTANS_RATE": "0", "CENTANS_VEIL": "3600"}  # the clients answer everything themselves
    environment |= {"CENTANS_DATABASE_URL": database} | best_rules()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().split()[4].rstrip("/").rpartition(":")[2]), process.pid
        finally:
            process.terminate()


class Connection:
    """A kept-open HTTP connection, with as little of HTTP as the server needs."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self._port = port
        self._head = f"Host: {HOST}:{port}\r\nOrigin: http://{HOST}:{port}\r\nCookie: {cookie}\r\n"

    async def open(self) -> Connection:
        self.reader, self.writer = await asyncio.open_connection(HOST, self._port)
        return self

    def send(self, method: str, path: str, body: bytes = b"") -> None:
        length = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        self.writer.write(f"{method} {path} HTTP/1.1\r\n{self._head}{length}\r\n".encode() + body)

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[bytes, bytes]:
        """Head and body of the answer."""
        self.send(method, path, body)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return head, await self.reader.readexactly(length)


class Load:
    """All the tables under load."""

    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.tables = tables
        self.cookie = ""
        self.times: list[float] = []
        self.events = 0
        self.measuring = False

    async def run(self, seconds: float, process: int) -> Figures:
        visitor = await Connection(self.port).open()
        head, _ = await visitor.ask("GET", "/api/me")
        self.cookie = head.decode().partition("set-cookie: ")[2].partition(";")[0]
        players = [asyncio.create_task(Player(self, number).play()) for number in range(self.tables)]
        await asyncio.sleep(WARM_UP)
        self.measuring, self.events, began, cpu = True, 0, time.perf_counter(), cpu_seconds(process)
        await asyncio.sleep(seconds)
        self.measuring, spent, used = False, time.perf_counter() - began, cpu_seconds(process) - cpu
        for player in players:
            if player.done():
                player.result()
            player.cancel()
        times = sorted(self.times)
        count = len(times)
        p50, p99 = percentile_of(times, 50) * 1000, percentile_of(times, 99) * 1000
        return Figures(count / spent, p50, p99, count, self.events, used / count * 1e6)


def percentile_of(ordered: Sequence[float], percent: int) -> float:
    return ordered[len(ordered) * percent // 100]


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used so far."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Player:
    """One table: whoever is asked answers at once, by chance."""

    def __init__(self, load: Load, number: int) -> None:
        self._load = load
        self._chance = random.Random(number)
        self._views: dict[int, bytes] = {}
        self._news = asyncio.Event()
        self._streams: list[asyncio.Task[None]] = []

    async def play(self) -> None:
        """Match after match."""
        connection = await Connection(self._load.port, self._load.cookie).open()
        while True:
            await self._play_one(connection)

    async def _play_one(self, connection: Connection) -> None:
        seats = [{"kind": "me"}, {"kind": "here"}]
        wanted = {"game": "guyenne", "players": 2, "seats": seats, "settings": {"level": "expert"}}
        _, made = await connection.ask("POST", "/api/tables", msgspec.json.encode(wanted))
        table = msgspec.json.decode(made)["id"]
        self._views.clear()
        self._streams = [asyncio.create_task(self._watch(table, seat)) for seat in (0, 1)]
        view = await self._view_of(0, 0)
        while view["waiting_for"]:
            if not questions(view):  # of a secret choice one does not learn who else has made it: there are two seats
                view = await self._view_of(1 - view["seat"], view["entries"])
            view = await self._answer(connection, table, view["seat"], view)
        for stream in self._streams:
            stream.cancel()

    async def _answer(self, connection: Connection, table: str, seat: int, view: dict[str, Any]) -> dict[str, Any]:
        ask = questions(view)[0]
        option = self._chance.choice(ask["options"])["notation"]
        body = msgspec.json.encode({"seat": seat, "ask": ask["id"], "options": [option]})
        began = time.perf_counter()
        head, answer = await connection.ask("POST", f"/api/tables/{table}/answers", body)
        if self._load.measuring:
            self._load.times.append(time.perf_counter() - began)
        assert head.startswith(b"HTTP/1.1 200"), answer
        found: dict[str, Any] = msgspec.json.decode(answer)
        return found

    async def _view_of(self, seat: int, entries: int) -> dict[str, Any]:
        """The seat's view as its stream told it, once it is that new."""
        while True:
            raw = self._views.get(seat)
            if raw is not None:
                view: dict[str, Any] = msgspec.json.decode(raw)
                if view["entries"] >= entries and (entries == 0 or questions(view)):
                    return view
            self._news.clear()
            await self._news.wait()

    async def _watch(self, table: str, seat: int) -> None:
        connection = await Connection(self._load.port, self._load.cookie).open()
        connection.send("GET", f"/api/tables/{table}/events?seat={seat}")
        event = b""
        try:
            while line := await connection.reader.readline():
                if line.startswith(b"event: "):
                    event = line
                elif line.startswith(b"data: "):
                    self._load.events += 1
                    if event == b"event: view\n":
                        self._views[seat] = line[6:]
                        self._news.set()
        finally:
            connection.writer.close()


def questions(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What play waits for the viewer to answer."""
    return [ask for ask in view["asks"] if not ask["open"]]


def measure(tables: int, seconds: float) -> Figures:
    """Start a server on a fresh database, load it, and stop it."""
    with tempfile.TemporaryDirectory() as data, our_server(data) as (port, process):
        return uvloop.run(Load(port, tables).run(seconds, process))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Measure our server under load.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    figures = measure(arguments.tables, arguments.seconds)
    if arguments.json:
        print(json.dumps(figures._asdict()))
        return
    print(f"{figures.answers_per_second:.0f} durable answers/s; p50 {figures.p50:.1f} ms, p99 {figures.p99:.1f} ms")
    print(f"{figures.events} events told; {figures.cpu_per_answer:.0f} us of the server's processor an answer")


if __name__ == "__main__":
    main()
