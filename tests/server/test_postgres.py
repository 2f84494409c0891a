"""The same server on PostgreSQL, by its address alone."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from centans.server.storage.database import open_database
from centans.server.storage.schema import metadata
from tests.server.kit import Visitor, eventually, roomy, running

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
pytestmark = [
    pytest.mark.slow,
    pytest.mark.source_only,
    pytest.mark.skipif(not BINARIES, reason="PostgreSQL is not installed on this machine"),
    pytest.mark.xdist_group("postgres"),
]


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: another user then."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid}


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of an empty database in a temporary folder, reached by a socket in that folder."""
    folder = Path(tempfile.mkdtemp(prefix="centans-pg-"))
    user = unprivileged()
    if user:
        os.chown(folder, user["user"], user["group"])
    data, tools = folder / "data", BINARIES[-1]

    def run(*command: str | Path) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, timeout=60, **user)

    try:
        run(tools / "initdb", "-D", data, "-U", "centans", "--auth=trust", "--encoding=UTF8", "--no-sync")
        settings = f"-c listen_addresses='' -c unix_socket_directories={folder}"
        run(tools / "pg_ctl", "-D", data, "-o", settings, "-l", folder / "log", "-w", "start")
        try:
            yield f"postgresql://centans@/postgres?host={folder}"
        finally:
            run(tools / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def test_the_migrations_make_exactly_the_schema(postgres: str) -> None:
    engine = open_database(postgres)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_match_is_played_and_outlives_the_server(postgres: str, tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.database_url = postgres
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "bot")["id"]
        chance = random.Random(1)

        def bot_moved() -> bool:
            anne.answer_any(table, 0, chance)
            log = anne.get(f"/api/tables/{table}/log", from_=1)
            return sum(entry["seat"] == 1 for entry in log) > 3

        eventually(bot_moved, "the bot's moves")
        own = anne.new_table("me", "here")["id"]
        seat = anne.view(own)["waiting_for"][0]
        ask = anne.view(own, seat)["asks"][0]
        anne.answer(own, seat, ask["id"], ask["options"][0]["notation"], nonce="n")
        anne.post(f"/api/tables/{own}/undo", {"seat": seat})
        anne.post(f"/api/tables/{own}/chat", {"text": "Montjoie !"}, 201)
        before = anne.view(own, seat)
        cookie = anne.http.cookies["centans"]
    with running(settings) as house:
        again = Visitor(house.url)
        again.http.cookies.set("centans", cookie, domain="127.0.0.1")
        assert again.view(own, seat) == before
        assert {one["id"] for one in again.get("/api/tables", show="mine")} == {own, table}
        again.play_out(own, random.Random(2))
        assert again.get(f"/api/tables/{own}")["status"] == "over"
        again.close()
