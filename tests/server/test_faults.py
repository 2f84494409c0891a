"""What goes wrong around the server: a locked database, a clock set back, much to take up after a start."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from centans.server import hall
from centans.server.clock import now
from centans.server.loading import Loaded, rebuild
from centans.server.storage.database import connect, file_url
from centans.server.storage.records import StoredTable
from centans.server.storage.schema import bot_turns, seats, standings
from tests.server.kit import House, Visitor, eventually, roomy, running


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


View = dict[str, Any]
"""What a seat sees of a table."""


def answer(anne: Visitor, view: View) -> tuple[httpx.Response, float]:
    """Answer the first question; what is said, and after how many seconds."""
    ask = view["asks"][0]
    body = {"seat": view["seat"], "ask": ask["id"], "options": [ask["options"][0]["notation"]]}
    began = time.monotonic()
    return anne.http.post(f"/api/tables/{view['table']}/answers", json=body, timeout=60), time.monotonic() - began


def views_of(anne: Visitor, tables: int) -> list[View]:
    """Of so many new tables: what the seat sees whose turn it is."""
    ids = [anne.new_table("me", "here")["id"] for _ in range(tables)]
    return [anne.view(table, anne.view(table)["waiting_for"][0]) for table in ids]


@pytest.mark.parametrize(("tables", "each"), [(8, 1), (1, 6)])
def test_while_the_database_is_locked_all_are_told_soon_that_nothing_was_changed(
    tmp_path: Path, tables: int, each: int
) -> None:
    with running(roomy(tmp_path)) as house, ThreadPoolExecutor(tables * each) as crowd:
        anne = house.visitor()
        views = views_of(anne, tables)
        with locked(tmp_path):
            told = list(crowd.map(lambda view: answer(anne, view), views * each))
        assert {response.status_code for response, _ in told} == {503}
        assert {response.json()["message"] for response, _ in told} == {
            "the database does not answer; nothing was changed"
        }
        assert max(seconds for _, seconds in told) < 5
        assert [anne.view(view["table"], view["seat"]) for view in views] == views
        assert [answer(anne, view)[0].status_code for view in views] == [200] * tables


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


@pytest.mark.parametrize("ask", ["2.99.sing", "1.7.open-castle", "2.1.open-castle"])
def test_a_turn_that_nobody_asks_for_stops_no_bot(tmp_path: Path, ask: str) -> None:
    """The rows of bots' turns follow the log, whatever they say."""
    before, table, entries = a_bots_turn(tmp_path)
    engine = connect(file_url(tmp_path / "centans.sqlite3"))
    with engine.begin() as connection:
        assert connection.execute(update(bot_turns).values(ask=ask, seat=int(ask[0]) - 1)).rowcount == 1
    engine.dispose()
    with running(roomy(tmp_path)) as house:
        anne = back_again(house, before)
        eventually(lambda: anne.view(table)["entries"] > entries, "the bot's answer")


def test_a_bot_that_cannot_store_its_answer_waits_and_the_log_says_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(roomy(tmp_path)) as house:
        anne = house.visitor()
        table = anne.new_table("bot", "bot", pace=1000)["id"]
        with locked(tmp_path):
            eventually(lambda: "bot-waits" in caplog.messages, "a line in the log")
            entries = anne.view(table)["entries"]
        waits = next(record for record in caplog.records if record.getMessage() == "bot-waits")
        assert (waits.table, waits.reason) == (table, "OperationalError")
        eventually(lambda: anne.view(table)["entries"] > entries, "the bot's answer")


def test_a_turn_that_nobody_has_taken_up_is_found_by_the_next_sweep(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.sweep = 0.1
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "anyone")["id"]
        del house.server.hall.tables[table]
        engine = connect(file_url(tmp_path / "centans.sqlite3"))
        with engine.begin() as connection:
            connection.execute(update(seats).where(seats.c.table_id == table).values(kind="bot", bot="greedy"))
            connection.execute(update(standings).where(standings.c.table_id == table).values(status="playing"))
            connection.execute(bot_turns.insert().values(table_id=table, seat=0, ask="1.1.open-castle"))
        engine.dispose()
        eventually(lambda: anne.view(table)["entries"] > 3, "the bots' moves")


def test_after_a_start_people_need_not_wait_for_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, table, entries = a_bots_turn(tmp_path)
    replaying, go_on = threading.Event(), threading.Event()

    def slow(stored: StoredTable) -> Loaded:
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
