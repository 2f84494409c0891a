"""Two servers on one PostgreSQL, and everything is killed, cut or spoilt while people play: nothing acknowledged is
lost or doubled, and afterwards both servers show the same.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from subprocess import Popen
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text, update

from centans.server.storage.database import connect
from centans.server.storage.schema import bot_turns, entries
from tests.server.kit import NEVER, PATIENCE, Visitor, eventually
from tests.server.postgres import Postgres, needs_postgres
from tests.server.test_crash import free_port, server_process

pytestmark = [pytest.mark.slow, needs_postgres]

PLAYERS = 3
BETWEEN = 12
"""Answers acknowledged between two blows."""
CUT_ALL = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()")


class Fleet:
    """Two server processes on one database, with one secret, that can be killed and started again."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.postgres = postgres
        self._folder = folder
        self._ports = [free_port(), free_port()]
        self._running: list[tuple[Popen[str], ExitStack]] = []
        self.urls = [f"http://127.0.0.1:{port}" for port in self._ports]

    def __enter__(self) -> Fleet:
        self._running = [self._started(number) for number in range(len(self._ports))]
        return self

    def __exit__(self, *_problem: object) -> None:
        for _, end in self._running:
            end.close()

    def _started(self, number: int) -> tuple[Popen[str], ExitStack]:
        end = ExitStack()
        more = {"CENTANS_DATABASE_URL": self.postgres.url, "CENTANS_VEIL": str(NEVER)}
        log = self._folder / f"log{number}"
        return end.enter_context(server_process(self._folder / "data", self._ports[number], log, **more)), end

    def fell(self, number: int) -> None:
        """Kill a server without a word, and start it again."""
        process, end = self._running[number]
        process.kill()
        end.close()
        self._running[number] = self._started(number)

    def complaints(self) -> list[str]:
        """What the servers say went wrong in themselves."""
        logs = [(self._folder / f"log{number}").read_text() for number in range(len(self._ports))]
        return [line for log in logs for line in log.splitlines() if '"trace"' in line or "Traceback" in line]

    def tell(self, *statements: Any) -> None:
        """Say something to the database behind the servers' backs."""
        engine = connect(self.postgres.url)
        with engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)
        engine.dispose()


class Player(threading.Thread):
    """Somebody who plays all seats of some tables, at whatever server, and sends again what was not acknowledged."""

    def __init__(self, urls: list[str], seed: int, tables: int) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(urls[0])
        self.tables = [self.visitor.new_table("me", "here")["id"] for _ in range(tables)]
        self.acknowledged: dict[str, list[tuple[int, str]]] = {table: [] for table in self.tables}
        self.problem: BaseException | None = None
        self.done = threading.Event()
        self._urls = urls
        self._chance = random.Random(seed)
        self._sent = 0

    @property
    def count(self) -> int:
        return sum(len(answers) for answers in self.acknowledged.values())

    def run(self) -> None:
        cookies = {"centans": self.visitor.http.cookies["centans"]}
        try:
            with httpx.Client(cookies=cookies, timeout=PATIENCE) as http:
                while not self.done.is_set():
                    self._play(http, self._chance.choice(self.tables))
        except BaseException as problem:
            self.problem = problem

    def _play(self, http: httpx.Client, table: str) -> None:
        view = self._ask(http, "GET", f"/api/tables/{table}/view")
        if view is None or not view["waiting_for"]:
            return
        seat = self._chance.choice(view["waiting_for"])
        own = self._ask(http, "GET", f"/api/tables/{table}/view?seat={seat}")
        asks = [ask for ask in (own or {"asks": []})["asks"] if not ask["open"]]
        if not asks:
            return
        self._sent += 1
        option = self._chance.choice(asks[0]["options"])["notation"]
        body = {"seat": seat, "ask": asks[0]["id"], "options": [option], "nonce": f"n{self._sent}"}
        if self._ask(http, "POST", f"/api/tables/{table}/answers", body) is not None:
            self.acknowledged[table].append((seat, option))

    def _ask(self, http: httpx.Client, method: str, path: str, body: Any = None) -> Any:
        """What a server answers, sooner or later; None if another question is open meanwhile."""
        while True:
            url = self._chance.choice(self._urls)
            try:
                response = http.request(method, url + path, json=body, headers={"Origin": url})
            except httpx.TransportError:
                self.done.wait(0.05)
                continue
            if response.status_code == 200:
                return response.json()
            if response.status_code == 409:
                return None
            assert response.status_code == 503, response.text
            self.done.wait(0.05)

    def stop(self) -> None:
        self.done.set()
        self.join(PATIENCE)
        assert not self.is_alive(), "an answer never comes"
        assert self.problem is None, repr(self.problem)


@contextmanager
def playing(urls: list[str], tables: int) -> Iterator[list[Player]]:
    """People at so many tables each."""
    players = [Player(urls, seed, tables) for seed in range(PLAYERS)]
    for player in players:
        player.start()
    try:
        yield players
    finally:
        for player in players:
            player.done.set()


def fell_the_database(fleet: Fleet) -> None:
    fleet.postgres.kill()
    fleet.postgres.start_again()


def spoil(table: str, bots: str) -> Callable[[Fleet], None]:
    """Make one table's log one that no rules replay, and a bot's turn one that nobody asks for."""
    notices = [text("SELECT pg_notify('centans', 'another ' || :id)").bindparams(id=one) for one in (table, bots)]

    def do(fleet: Fleet) -> None:
        log = update(entries).where(entries.c.table_id == table).values(key="sing")
        turn = update(bot_turns).where(bot_turns.c.table_id == bots).values(ask="1.999.sing")
        fleet.tell(log, turn, *notices)

    return do


def blows(bad: str, bots: str) -> dict[str, Callable[[Fleet], None]]:
    return {
        "the first server is killed": lambda fleet: fleet.fell(0),
        "all connections are cut": lambda fleet: fleet.tell(CUT_ALL),
        "rows are spoilt": spoil(bad, bots),
        "the database is killed": fell_the_database,
        "the second server is killed": lambda fleet: fleet.fell(1),
    }


def wreak(folder: Path, rounds: int) -> None:
    """Every blow in every round, in another order, while people play."""
    chance = random.Random(rounds)
    with Postgres() as postgres, Fleet(folder, postgres) as fleet:
        host = Visitor(fleet.urls[0])
        bots = host.new_table("bot", "bot", pace=300)["id"]
        bad = host.new_table("me", "here")["id"]
        host.answer_any(bad, host.view(bad)["waiting_for"][0], chance, hollow=True)
        kinds = list(blows(bad, bots).items())
        with playing(fleet.urls, tables=1 + 2 * rounds) as players:  # matches end, and there must be others
            for _ in range(rounds):
                chance.shuffle(kinds)
                for _name, blow in kinds:
                    blow(fleet)
                    go_on(players)
            for player in players:
                player.stop()
        both = [seen_at(url, host) for url in fleet.urls]
        for visitor in both:
            eventually(lambda visitor=visitor: visitor.http.get("/health").status_code == 200, "its recovery")
        must_be_the_same(fleet, players)
        bots_go_on(both, bots)
        assert both[0].http.get(f"/api/tables/{bad}/view").status_code < 500
        assert not fleet.complaints()
        for visitor in [host, *both, *[player.visitor for player in players]]:
            visitor.close()


def seen_at(url: str, guest: Visitor) -> Visitor:
    """That guest at another server."""
    elsewhere = Visitor(url)
    elsewhere.http.cookies = guest.http.cookies
    return elsewhere


def go_on(players: list[Player]) -> None:
    """Until every player has played on."""
    before = [player.count for player in players]
    enough = BETWEEN // len(players)

    def played() -> bool:
        troubled = [player.problem for player in players if player.problem is not None]
        assert not troubled, repr(troubled)
        return all(player.count >= count + enough for player, count in zip(players, before, strict=True))

    eventually(played, "play")


def must_be_the_same(fleet: Fleet, players: list[Player]) -> None:
    """Both servers show every table alike, and the log is what was acknowledged, no more and no less."""
    engine = connect(fleet.postgres.url)
    with engine.connect() as connection:
        chosen = select(entries).where(entries.c.auto.is_(False)).order_by(entries.c.number)
        rows = connection.execute(chosen).all()
    engine.dispose()
    for player in players:
        here, there = [seen_at(url, player.visitor) for url in fleet.urls]
        for table, answers in player.acknowledged.items():
            assert [(row.seat, row.notation) for row in rows if row.table_id == table] == answers
            for seat in (None, 0, 1):
                assert here.view(table, seat) == there.view(table, seat)
            assert here.get(f"/api/tables/{table}/log", seat=0) == there.get(f"/api/tables/{table}/log", seat=0)
        here.close()
        there.close()


def bots_go_on(visitors: list[Visitor], table: str) -> None:
    """Whatever was done to their rows."""
    for visitor in visitors:
        before = visitor.view(table)
        eventually(
            lambda visitor=visitor, before=before: (
                before["result"] or visitor.view(table)["entries"] > before["entries"]
            ),
            "a bot's move",
        )


def test_whatever_is_killed_cut_or_spoilt_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    wreak(tmp_path, rounds=1)


@pytest.mark.nightly
def test_nor_in_many_rounds(tmp_path: Path) -> None:
    wreak(tmp_path, rounds=20)
