"""Running the server: a port, an address to say, a clean end."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import cast

import uvicorn

from centans.core.errors import CentansError
from centans.server.app import Server
from centans.server.collector import Collector
from centans.server.connections import Visit
from centans.server.settings import Settings

PORTS_TRIED = 50
SWITCH = 0.001
"""Seconds after which a thread lets another have Python: the writer must not wait long behind busy tables."""

log = logging.getLogger("centans.server")


class CannotServe(CentansError):
    """No port is free, the address is not ours, or another server has these data."""


class GracefulServer(uvicorn.Server):
    """Ends the streams of those who look on before it waits for all connections to end."""

    def __init__(self, config: uvicorn.Config, server: Server, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.hall.audiences.end()
        await super().shutdown(sockets)


class DataLock:
    """One server at a time on a database file: two would not see each other's moves. It goes with its process."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "server.lock"
        self._file = -1

    def __enter__(self) -> DataLock:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock_file(self._file)
        except OSError as problem:
            address = os.read(self._file, 200).decode() or "another address"
            os.close(self._file)
            raise CannotServe(
                f"a server already runs on {self._path.parent}, at {address}; open that, or name another --data"
            ) from problem
        return self

    def note(self, address: str) -> None:
        """Leave the address for whoever tries to start a second server."""
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, address.encode())

    def __exit__(self, *_problem: object) -> None:
        os.close(self._file)


def lock_file(file: int) -> None:
    """Raises OSError if another process has it."""
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def free_socket(host: str, port: int) -> socket.socket:
    """A listening place on that port or the next free one; port 0 means any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + PORTS_TRIED) if port else [0]:
        place = socket.socket(family, socket.SOCK_STREAM)
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind((host, candidate))
            place.listen(2048)
        except OSError as problem:
            place.close()
            if problem.errno not in BUSY:
                raise CannotServe(f"cannot listen on {host} port {candidate}: {problem.strerror}") from problem
        else:
            return place
    raise CannotServe(f"no port from {port} to {port + PORTS_TRIED - 1} is free on {host}; name another with --port")


BUSY = frozenset({errno.EADDRINUSE, errno.EACCES})


def address_of(place: socket.socket, host: str) -> str:
    """What to type into a browser."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{place.getsockname()[1]}/"


def configured(server: Server) -> uvicorn.Config:
    """How uvicorn runs it: on our connections, and without believing any proxy by itself.

    Nor does it take a connection for a WebSocket, if a library for these is about: one of ours would be counted for
    ever, though it had gone. Of what strangers send that cannot be read it says nothing: there is no end of it.
    """
    return uvicorn.Config(
        server.asgi,
        log_config=None,
        log_level=logging.ERROR,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=server.settings.idle_seconds,
        ws="none",
        http=cast(type[asyncio.Protocol], partial(Visit, server.connections)),
    )


def serve(settings: Settings, place: socket.socket, address: str, on_start: Callable[[], None]) -> None:
    """Serve until told to stop by Ctrl-C or SIGTERM."""
    sys.setswitchinterval(SWITCH)
    with DataLock(settings.data) if settings.alone else nullcontext() as lock:
        if lock is not None:
            lock.note(address)
        server = Server(settings)
        working: list[asyncio.Task[None]] = []

        def start() -> None:
            collector = Collector(lambda: runner.server_state.total_requests)
            working.append(asyncio.create_task(collector.work()))
            on_start()

        runner = GracefulServer(configured(server), server, start)
        log.info("started", extra={"address": address})
        with suppress(KeyboardInterrupt):
            runner.run([place])
