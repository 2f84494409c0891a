"""A PostgreSQL of one's own, to start, to kill and to start again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from sqlalchemy import text

from centans.server.storage.database import connect

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
needs_postgres = pytest.mark.skipif(not BINARIES, reason="PostgreSQL is not installed on this machine")

PATIENCE = 30
"""How often it is tried to start again what was killed."""


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: another user then."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid}


class Postgres:
    """An empty database in a temporary folder, reached by a socket in that folder."""

    def __init__(self) -> None:
        self._user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="centans-pg-"))
        if self._user:
            os.chown(self.folder, self._user["user"], self._user["group"])
        self.url = f"postgresql://centans@/postgres?host={self.folder}"
        self._data = self.folder / "data"

    def __enter__(self) -> Postgres:
        try:
            self._run("initdb", "-U", "centans", "--auth=trust", "--encoding=UTF8", "--no-sync")
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        return self

    def __exit__(self, *_problem: object) -> None:
        try:
            self._run("pg_ctl", "-m", "immediate", "-w", "stop")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        settings = f"-c listen_addresses='' -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-o", settings, "-l", str(self.folder / "log"), "-w", "start")

    def start_again(self) -> None:
        """After a kill, as soon as the last child has noticed."""
        for _ in range(PATIENCE):
            try:
                self.start()
                return
            except subprocess.CalledProcessError:
                sleep(1)
        raise AssertionError("PostgreSQL does not start again")

    def kill(self) -> None:
        """As the machine's power would: the postmaster and all its children, who notice that it is gone."""
        postmaster = int((self._data / "postmaster.pid").read_text().split()[0])
        os.kill(postmaster, signal.SIGKILL)

    def _run(self, tool: str, *words: str) -> None:
        command = [str(BINARIES[-1] / tool), "-D", str(self._data), *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, timeout=60, **self._user)


def tell(postgres: str, *statements: Any) -> None:
    """Say something to the database behind the servers' backs."""
    engine = connect(postgres)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


CUT = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query IN ('LISTEN centans', 'SELECT 1')")
"""Whoever listens has said nothing else, or tried its connection."""
