"""Our server as a process of its own, to be measured, and as little of HTTP as is needed to talk to it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.engines import ROOT, best_rules
from bench.steps import on_the_shelf

HOST = "127.0.0.1"


@contextmanager
def our_server(data: str, pauses: Path | None = None, database: str = "") -> Iterator[tuple[int, int]]:
    """Our server on a free port, without limits on requests, on compiled rules if there are any: port and process.

    On its shelf is the game of the comparison, too. Into the file `pauses` go those of its collector of garbage;
    `database` is the address of one that others share.
    """
    run = ["-c", "from centans.cli import main; main()"] if pauses is None else ["-m", "bench.pauses", str(pauses)]
    command = [sys.executable, *run, "serve", "--port", "0", "--data", data, "--no-open"]
    environment = os.environ | {"CENTANS_RATE": "0", "CENTANS_VEIL": "3600"}  # the clients answer everything themselves
    environment |= {"CENTANS_DATABASE_URL": database} | best_rules()
    path = [environment.get("PYTHONPATH", ""), str(on_the_shelf(Path(data))), str(ROOT)]
    environment["PYTHONPATH"] = os.pathsep.join([place for place in path if place])
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


def percentile_of(ordered: Sequence[float], percent: int) -> float:
    return ordered[len(ordered) * percent // 100]


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used so far."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
