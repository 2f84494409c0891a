"""Raw HTTP, broken in every place, against a real server: it stays whole, says no 5xx, and people play on.

Every request has a number, and its chance comes from that number: what fails can be sent again.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import threading
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import select

from centans.server.storage.database import connect, file_url
from centans.server.storage.schema import entries
from tests.server.fuzz.calls import Known
from tests.server.fuzz.shooting import Shots, shoot
from tests.server.kit import Visitor, eventually
from tests.server.postgres import Postgres, needs_postgres
from tests.server.test_crash import free_port, server_process

pytestmark = pytest.mark.slow

GUESTS = 6
"""Who send them: one alone would soon have as many tables as one may keep."""

SOCKETS = Path("/proc/net/tcp")
ESTABLISHED, HUNG_UP = "01", "08"


class Player(threading.Thread):
    """Somebody who plays on meanwhile, and remembers what was acknowledged."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(url)
        self.done = threading.Event()
        self.acknowledged: list[tuple[str, int, int, str]] = []
        """Table, entries there were then, seat, notation."""
        self.problem: BaseException | None = None
        self.tables: list[str] = []
        self._open()

    def _open(self) -> None:
        self.table = self.visitor.new_table("me", "here", watchers=False)["id"]
        self.tables.append(self.table)

    def run(self) -> None:
        chance = random.Random(7)
        try:
            while not self.done.wait(0.05):
                self._answer(chance)
        except BaseException as problem:
            self.problem = problem

    def _answer(self, chance: random.Random) -> None:
        waiting = self.visitor.view(self.table)["waiting_for"]
        if not waiting:
            self._open()
            return
        for ask in self.visitor.settled(self.table, waiting[0])["asks"][:1]:
            option = chance.choice(ask["options"])["notation"]
            entries = self.visitor.answer(self.table, waiting[0], ask["id"], option)["entries"]
            self.acknowledged.append((self.table, entries, waiting[0], option))

    def stop(self) -> None:
        self.done.set()
        self.join(60)
        assert self.problem is None, self.problem


def guests(url: str, player: Player) -> Known:
    """Guests who know tables in every state, and of the player's."""
    visitors = [Visitor(url) for _ in range(GUESTS)]
    known = Known.of(visitors[0], player.tables)
    known.cookies = [visitor.http.cookies["centans"] for visitor in visitors]
    for visitor in visitors:
        visitor.close()
    return known


def bombard(data: Path, log: Path, database: str, rounds: int, count: int, seconds: float = 0.0) -> Shots:
    """Rounds of so many requests; more rounds until so many seconds have passed."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    more = {"CENTANS_DATABASE_URL": database} if database else {}
    total, end, number = Shots(), monotonic() + seconds, 0
    tables: list[str] = []
    with server_process(data, port, log, **more) as process:
        player = Player(url)
        player.start()
        while number < rounds or monotonic() < end:
            known = guests(url, player)
            total.add(asyncio.run(shoot(known, f"round {number}", count)))
            tables += known.tables
            number += 1
            assert not total.faults, "\n".join(total.faults)
            assert not complaints(log)
        player.stop()
        must_be_unhurt(process, player.visitor, tables)
        must_be_stored(database or file_url(data / "centans.sqlite3"), player)
    return total


def complaints(log: Path) -> list[str]:
    """What the server says that went wrong in itself."""
    text = log.read_text("utf-8", "replace")
    return [
        line for line in text.splitlines() if "Traceback" in line or '"level":"error"' in line or "Exception" in line
    ]


def must_be_unhurt(process: subprocess.Popen[str], visitor: Visitor, tables: list[str]) -> None:
    """Alive and ready, with nobody looking on any more, and no connection left open."""
    assert process.poll() is None
    eventually(lambda: is_quiet(visitor, tables), "the end of the streams")
    visitor.close()
    eventually(lambda: connections(int(visitor.url.rpartition(":")[2])) == 0, "the end of the connections")


def is_quiet(visitor: Visitor, tables: list[str]) -> bool:
    """Whether nobody looks on; who has gone without a word is noticed as soon as there is something to tell him."""
    for table in tables:
        visitor.http.post(f"/api/tables/{table}/chat", json={"text": "Who is there?"})
    return bool(visitor.get("/health")["watchers"] == 0)


def connections(port: int) -> int:
    """How many the server has open or has not noticed the end of, where the system tells."""
    if not SOCKETS.exists():
        return 0
    rows = [line.split() for line in SOCKETS.read_text().splitlines()[1:]]
    return sum(row[1].endswith(f":{port:04X}") and row[3] in (ESTABLISHED, HUNG_UP) for row in rows)


def must_be_stored(database: str, player: Player) -> None:
    engine = connect(database)
    with engine.connect() as connection:
        rows = connection.execute(select(entries).where(entries.c.table_id.in_(player.tables))).all()
    engine.dispose()
    assert len(player.acknowledged) > 10
    for table, count, seat, notation in player.acknowledged:
        answer = (table, seat, notation)
        assert any((row.table_id, row.seat, row.notation) == answer and row.number <= count for row in rows)


def test_no_request_however_broken_hurts_the_server(tmp_path: Path) -> None:
    shots = bombard(tmp_path / "data", tmp_path / "log", "", rounds=1, count=1500)
    must_be_varied(shots)


@needs_postgres
def test_nor_one_on_postgresql(tmp_path: Path) -> None:
    """Which is stricter than SQLite: it takes no NUL, no half pair, nothing longer than was said."""
    with Postgres() as house:
        bombard(tmp_path / "data", tmp_path / "log", house.url, rounds=1, count=300)


@pytest.mark.nightly
def test_nor_an_hour_of_them(tmp_path: Path) -> None:
    """CENTANS_FUZZ says for how many seconds."""
    seconds = float(os.environ.get("CENTANS_FUZZ", "3600"))
    bombard(tmp_path / "data", tmp_path / "log", "", rounds=2, count=5000, seconds=seconds)


def must_be_varied(shots: Shots) -> None:
    """A fuzzer that is turned away at the door has tried nothing."""
    assert shots.statuses.keys() >= {200, 201, 400, 401, 403, 404, 405, 409, 413, 415, 421, 422}
    assert shots.statuses[200] + shots.statuses[201] > 300
