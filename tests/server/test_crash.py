"""Nothing acknowledged is ever lost: kill -9 in the middle of many matches, races of two processes, a crowd."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from centans.server.storage.database import file_url, open_database
from centans.server.storage.schema import entries
from tests.server.kit import House, Visitor, eventually

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def server_process(data: Path, port: int, log: Path | None = None, **more: str) -> Iterator[subprocess.Popen[str]]:
    """A server of its own; what it says goes to a pipe that somebody must read, or to a file."""
    command = [sys.executable, "-c", "from centans.cli import main; main()"]
    command += ["serve", "--port", str(port), "--data", str(data), "--no-open"]
    environment = os.environ | {"CENTANS_RATE": "0"} | more
    with open(log, "a") if log is not None else nullcontext(subprocess.PIPE) as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    try:
        assert process.stdout is not None
        assert f":{port}/" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.communicate()


def free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port: int = place.getsockname()[1]
        return port


def client_process(visitor: Visitor, seed: int, seconds: float, tables: list[str]) -> subprocess.Popen[str]:
    cookie = visitor.http.cookies["centans"]
    command = [sys.executable, "-m", "tests.server.client", visitor.url, cookie, str(seed), str(seconds), *tables]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)


Acknowledged = tuple[str, int, int, str, str]
"""Table, entries after it, seat, key of the question, notation."""


def acknowledged(lines: list[str]) -> list[Acknowledged]:
    rows = [line.split() for line in lines]
    return [
        (table, int(count), int(seat), ask.split(".")[2], option.replace("_", " "))
        for table, count, seat, ask, option in rows
    ]


def logs(data: Path) -> dict[str, list[tuple[int, int, str, str]]]:
    """By table: number, seat, key and notation of every entry in the database."""
    engine = open_database(file_url(data / "centans.sqlite3"))
    found: dict[str, list[tuple[int, int, str, str]]] = {}
    with engine.connect() as connection:
        for row in connection.execute(select(entries).order_by(entries.c.table_id, entries.c.number)):
            found.setdefault(row.table_id, []).append((row.number, row.seat, row.key, row.notation))
    engine.dispose()
    return found


def test_kill_9_loses_nothing_acknowledged_and_bots_go_on(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with server_process(tmp_path, port) as process:
        anne = Visitor(url)
        shared = [anne.new_table("me", "here")["id"] for _ in range(8)]
        with_bots = [anne.new_table("bot", "bot", pace=100)["id"] for _ in range(3)]
        client = client_process(anne, 1, 30, shared)
        assert client.stdout is not None
        lines = [client.stdout.readline() for _ in range(60)]
        process.send_signal(signal.SIGKILL)
        process.wait()
        rest, trouble = client.communicate()
        assert not trouble
    stored = logs(tmp_path)
    seen = acknowledged([*lines, *rest.splitlines()])
    assert len(seen) >= 60
    for table, count, seat, key, notation in seen:
        assert len(stored[table]) >= count
        assert any(entry[1:] == (seat, key, notation) and entry[0] <= count for entry in stored[table])
    with server_process(tmp_path, port):
        for table in shared:
            assert anne.view(table)["entries"] == len(stored[table])
        anne.play_out(shared[0], random.Random(2), most=10)
        for table in with_bots:
            before = len(stored.get(table, []))
            eventually(lambda table=table, before=before: anne.view(table)["entries"] > before, "a bot's move")
    anne.close()


def test_two_processes_racing_on_one_table_do_not_corrupt_it(house: House, anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    clients = [client_process(anne, seed, 2.5, [table]) for seed in (1, 2)]
    lines: list[str] = []
    for client in clients:
        said, trouble = client.communicate()
        assert not trouble
        lines += said.splitlines()
    seen = acknowledged(lines)
    assert len(seen) > 20
    assert len({count for _, count, _, _, _ in seen}) == len(seen), "two answers were acknowledged as the same entry"
    view = anne.view(table)
    house.server.hall.tables.clear()
    assert anne.view(table) == view
    stored = logs(house.server.hall.settings.data)[table]
    assert [number for number, *_ in stored] == list(range(1, view["entries"] + 1))
    for _, count, seat, key, notation in seen:
        assert any(entry[1:] == (seat, key, notation) for entry in stored[:count])


def test_sigterm_ends_the_server_cleanly(tmp_path: Path) -> None:
    with server_process(tmp_path, free_port()) as process:
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=15)
    assert '"stopped"' in errors
    assert "Traceback" not in errors


def test_a_second_server_on_the_same_data_is_refused_with_a_sentence(tmp_path: Path) -> None:
    port = free_port()
    with server_process(tmp_path, port):
        command = [sys.executable, "-c", "from centans.cli import main; main()"]
        command += ["serve", "--port", str(port), "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, check=False)
    assert second.returncode == 1
    assert f"127.0.0.1:{port}" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_busy_port_gives_a_sentence_and_the_next_one(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        command = [sys.executable, "-c", "from centans.cli import main; main()"]
        command += ["serve", "--port", str(port), "--data", str(tmp_path)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            sentence, address = process.stdout.readline(), process.stdout.readline()
            assert str(port) in sentence
            url = address.split()[4]
            assert httpx.get(f"{url}health").json()["status"] == "ok"
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=15)


@pytest.mark.slow
@pytest.mark.source_only
def test_a_thousand_watchers_and_fifty_busy_tables_without_an_error(tmp_path: Path) -> None:
    import asyncio

    from tests.server.crowd import Crowd

    port = free_port()
    with server_process(tmp_path, port, CENTANS_VEIL="3600") as process:  # the crowd answers everything itself
        crowd = Crowd(f"http://127.0.0.1:{port}", tables=50, watchers=1000, answers=400)
        asyncio.run(crowd.gather())
        assert process.poll() is None
    assert crowd.problems == []
    assert crowd.arrived == 1000
    assert crowd.answered == 400
    assert crowd.behind() == []
