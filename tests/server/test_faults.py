"""What goes wrong around the server: a locked database, a clock set back, much to take up after a start."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from centans.core.match import Match
from centans.server import hall
from centans.server.clock import now
from centans.server.storage.database import connect, file_url
from centans.server.storage.records import StoredTable
from centans.server.storage.schema import bot_turns, standings
from centans.server.table import rebuild
from tests.server.kit import House, Visitor, eventually, roomy, running

pytestmark = pytest.mark.source_only


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Another program has the database for itself."""
    with closing(sqlite3.connect(data / "centans.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def back_again(house: House, before: Visitor) -> Visitor:
    """The same guest, at a server that was started again."""
    again = house.visitor()
    again.http.cookies.clear()
    again.http.cookies.set("centans", before.http.cookies["centans"], domain="127.0.0.1")
    return again


def test_while_the_database_is_locked_all_are_told_soon_that_nothing_was_changed(tmp_path: Path) -> None:
    with running(roomy(tmp_path)) as house:
        anne = house.visitor()
        tables = [anne.new_table("me", "here")["id"] for _ in range(8)]
        asks = [(table, anne.view(table, anne.view(table)["waiting_for"][0])) for table in tables]

        def answer(one: tuple[str, dict[str, object]]) -> tuple[httpx.Response, float]:
            table, view = one
            ask = view["asks"][0]  # type: ignore[index]
            body = {"seat": view["seat"], "ask": ask["id"], "options": [ask["options"][0]["notation"]]}
            began = time.monotonic()
            return anne.http.post(f"/api/tables/{table}/answers", json=body, timeout=60), time.monotonic() - began

        with ThreadPoolExecutor(len(tables)) as crowd:
            with locked(tmp_path):
                told = list(crowd.map(answer, asks))
            assert [response.status_code for response, _ in told] == [503] * len(tables)
            assert {response.json()["message"] for response, _ in told} == {
                "the database does not answer; nothing was changed"
            }
            assert max(seconds for _, seconds in told) < 5
            assert [anne.view(table)["entries"] for table, _ in asks] == [view["entries"] for _, view in asks]
            assert [response.status_code for response, _ in crowd.map(answer, asks)] == [200] * len(tables)


def test_a_server_that_cannot_store_is_alive_but_not_ready(tmp_path: Path) -> None:
    with running(roomy(tmp_path)) as house:
        anne = house.visitor()
        assert anne.get("/health")["database"] == "ok"
        with locked(tmp_path):
            eventually(lambda: anne.http.get("/health", timeout=60).status_code == 503, "the truth")
            assert anne.get("/health/alive") == {"status": "ok"}
        eventually(lambda: anne.http.get("/health").status_code == 200, "its recovery")


def a_bots_turn(data: Path) -> tuple[Visitor, str, int]:
    """A table, in a server that has stopped, where it is a bot's turn; and how many entries it has."""
    with running(roomy(data)) as house:
        anne = house.visitor()
        table = anne.new_table("bot", "bot", pace=3000)["id"]
        entries: int = anne.view(table)["entries"]
    return anne, table, entries


def test_a_clock_that_is_set_back_stalls_no_bot(tmp_path: Path) -> None:
    before, table, entries = a_bots_turn(tmp_path)
    engine = connect(file_url(tmp_path / "centans.sqlite3"))
    with engine.begin() as connection:
        connection.execute(update(standings).values(changed=now() + 3_600_000))
        connection.execute(update(bot_turns).values(claimed_by="nobody", claimed_at=now() + 3_600_000))
    engine.dispose()
    with running(roomy(tmp_path)) as house:
        anne = back_again(house, before)
        eventually(lambda: anne.view(table)["entries"] > entries, "the bot's answer")


def test_after_a_start_people_need_not_wait_for_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, table, entries = a_bots_turn(tmp_path)
    replaying, go_on = threading.Event(), threading.Event()

    def slow(stored: StoredTable) -> Match:
        replaying.set()
        assert go_on.wait(60)
        return rebuild(stored)

    monkeypatch.setattr(hall, "rebuild", slow)
    monkeypatch.setattr("tests.server.kit.PATIENCE", 20.0)
    with running(roomy(tmp_path)) as house:
        assert replaying.wait(20)
        anne = back_again(house, before)
        assert [one["id"] for one in anne.get("/api/tables", show="mine")].count(table) == 1
        go_on.set()
        eventually(lambda: anne.view(table)["entries"] > entries, "the bot's answer")
