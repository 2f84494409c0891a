"""What takes long keeps nobody else waiting: making a table, reading a file, looking back."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from centans import drafting
from centans.core import matchfile
from centans.core.errors import BadFile
from centans.server import hall, making, workshop
from centans.server.line import Whose
from centans.server.storage import store
from centans.server.table import LookBack
from tests.server.kit import House, Visitor, eventually, roomy, running


class Long:
    """Work that goes on until it is let go."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.now = self.most = 0
        self._work = work

    def __call__(self, *given: Any, **named: Any) -> Any:
        self.now += 1
        self.most = max(self.most, self.now)
        self.begun.set()
        assert self.go_on.wait(20)
        self.now -= 1
        return self._work(*given, **named)


@pytest.fixture
def crowd() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(8) as threads:
        yield threads


def others_play_on(long: Long, bertrand: Visitor) -> None:
    """Meanwhile another is answered at once."""
    try:
        assert long.begun.wait(20)
        began = time.monotonic()
        assert bertrand.http.get("/api/me", timeout=5).status_code == 200
        assert time.monotonic() - began < 5
        assert bertrand.http.get("/health", timeout=5).status_code == 200
    finally:
        long.go_on.set()


def test_what_can_be_chosen_at_a_new_table_is_found_out_in_the_workshop(
    anne: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    true = drafting.draft

    def draft(*asked: Any) -> drafting.Draft:
        threads.append(threading.current_thread().name)
        return true(*asked)

    monkeypatch.setattr(drafting, "draft", draft)
    anne.post("/api/games/montjoie/draft", {"players": 4})
    assert [name.startswith("centans-workshop") for name in threads] == [True]


def test_making_a_table(house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, bertrand = house.visitor(), house.visitor()
    long = Long(making.library.take)
    monkeypatch.setattr(making.library, "take", long)
    made = crowd.submit(anne.new_table, "me", "here")
    others_play_on(long, bertrand)
    assert made.result()["status"] == "playing"


def test_looking_back(house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, bertrand = house.visitor(), house.visitor()
    table = anne.new_table("me", "here")["id"]
    anne.play_out(table, random.Random(1), most=6)
    long = Long(LookBack.view)
    monkeypatch.setattr(LookBack, "view", lambda *given: long(*given))
    seen = crowd.submit(anne.view, table, 0, at=2)
    others_play_on(long, bertrand)
    assert seen.result()["at"] == 2


def test_lists_of_tables(house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes as long as many answers. However many ask for them, others need not wait for the database."""
    bertrand = house.visitor()
    many = [house.visitor() for _ in range(8)]
    long = Long(store.listed)
    monkeypatch.setattr(store, "listed", long)
    asked = [crowd.submit(one.get, "/api/tables", show="open") for one in many]
    others_play_on(long, bertrand)
    assert [one.result() for one in asked] == [[]] * 8
    assert long.most <= workshop.THREADS


def test_reading_tables_from_the_database(
    house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger may ask for thousands that are not in memory: those who look on elsewhere hardly wait."""
    anne, bertrand = house.visitor(), house.visitor()
    tables = [anne.new_table("me", "here")["id"] for _ in range(8)]
    house.server.hall.tables.clear()
    long = Long(hall.rebuild)
    monkeypatch.setattr(hall, "rebuild", long)
    asked = [crowd.submit(anne.view, table) for table in tables]
    others_play_on(long, bertrand)
    assert [one.result()["table"] for one in asked] == tables
    assert long.most <= hall.LOADERS


def test_nobody_waits_in_the_line_of_another_place_for_a_table(
    tmp_path: Path, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One place asks for many tables, in the end for that of Bertrand, who comes from another."""
    settings = roomy(tmp_path)
    settings.proxies = "127.0.0.1"
    with running(settings) as house:
        anne, bertrand = house.visitor(), house.visitor()
        for visitor, place in ((anne, "192.0.2.1"), (bertrand, "192.0.2.2")):
            visitor.http.headers["X-Forwarded-For"] = place
        tables = [anne.new_table("me", "here")["id"] for _ in range(7)]
        wanted = tables[-1]
        rooms = house.server.hall
        rooms.tables.clear()
        read: list[str] = []
        true, gate = hall.rebuild, threading.Semaphore(0)

        def rebuild(stored: Any) -> Any:
            read.append(stored.table.id)
            assert gate.acquire(timeout=20)
            return true(stored)

        monkeypatch.setattr(hall, "rebuild", rebuild)
        asked = []
        for number, table in enumerate(tables, 1):
            asked.append(crowd.submit(anne.view, table))
            eventually(lambda number=number: len(rooms._arrivals) == number, "the next in line")
        asked.append(crowd.submit(bertrand.view, wanted))
        eventually(lambda: len(rooms._arrivals[wanted].in_line) == 2, "Bertrand")
        for number in range(hall.LOADERS, len(tables) + hall.LOADERS):
            eventually(lambda number=number: len(read) == min(number, len(tables)), "those whose turn it is")
            gate.release()
        assert [one.result()["table"] for one in asked] == [*tables, wanted]
        assert sorted(read) == sorted(tables), "each is read once"
        assert read.index(wanted) <= hall.LOADERS + 1


def test_whoever_asks_for_many_lists_pays_for_them(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.work_rate, settings.work_burst = 1e-6, 1e-6
    with running(settings) as house:
        anne, bertrand = house.visitor(), house.visitor()
        anne.get("/api/tables", show="past")
        assert anne.get("/api/tables", 429, show="past")["type"] == "too-much"
        bertrand.get("/api/tables", show="past")


def test_strangers_pay_together_with_those_of_their_own_address_only(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.work_rate, settings.work_burst, settings.proxies = 1e-6, 1e-6, "127.0.0.1"

    def look_at_lists(house: House, address: str) -> int:
        return httpx.get(f"{house.url}/api/tables", headers={"X-Forwarded-For": address}, timeout=30).status_code

    with running(settings) as house:
        asked = [look_at_lists(house, address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")]
    assert asked == [200, 429, 200]


def test_writing_a_match_down(house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, bertrand = house.visitor(), house.visitor()
    table = anne.new_table("me", "here")["id"]
    long = Long(matchfile.Told.text)
    monkeypatch.setattr(matchfile.Told, "text", lambda *given: long(*given))
    written = crowd.submit(anne.get, f"/api/tables/{table}/file")
    others_play_on(long, bertrand)
    assert written.result().startswith("Cent Ans match")


def send(visitor: Visitor, text: str = "x") -> httpx.Response:
    headers = {"Content-Type": "text/plain"}
    return visitor.http.post("/api/tables/import", content=text, headers=headers, timeout=30)


def test_reading_files(house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many one visitor sends: they are read one after another."""
    anne, bertrand = house.visitor(), house.visitor()
    long = Long(lambda: None)

    def steps(self: making.Bringing) -> Iterator[None]:
        yield long()
        raise BadFile(1, "it is long")

    monkeypatch.setattr(making.Bringing, "steps", steps)
    sent: list[Future[httpx.Response]] = [crowd.submit(send, anne) for _ in range(8)]
    others_play_on(long, bertrand)
    assert [one.result().status_code for one in sent] == [422] * 8
    assert long.most == 1


class Endless:
    """A file that is read for ever, step by step, unless somebody puts an end to it."""

    def __init__(self) -> None:
        self.steps = 0
        self.end = threading.Event()

    def __call__(self, bringing: making.Bringing) -> Iterator[None]:
        while not self.end.is_set():
            self.steps += 1
            time.sleep(0.001)
            yield
        raise BadFile(1, "enough")


def test_two_who_send_endless_files_keep_a_third_from_nothing(
    house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, bertrand, clara = house.visitor(), house.visitor(), house.visitor()
    endless = Endless()
    monkeypatch.setattr(workshop, "BIT", 0.001)
    monkeypatch.setattr(making.Bringing, "steps", lambda self: endless(self))
    sent = [crowd.submit(send, one) for one in (anne, bertrand)]
    try:
        eventually(lambda: endless.steps > 2)
        table = clara.new_table("me", "here")["id"]
        clara.play_out(table, random.Random(1), most=4)
        assert clara.view(table, 0, at=1)["at"] == 1
        assert not any(one.done() for one in sent)
    finally:
        endless.end.set()
    assert [one.result().status_code for one in sent] == [422, 422]


def test_who_hangs_up_has_nothing_read_any_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anne = house.visitor()
    endless = Endless()
    monkeypatch.setattr(workshop, "BIT", 0.001)
    monkeypatch.setattr(making.Bringing, "steps", lambda self: endless(self))
    try:
        with pytest.raises(httpx.ReadTimeout):
            anne.http.post("/api/tables/import", content="x", headers={"Content-Type": "text/plain"}, timeout=0.5)
        eventually(lambda: comes_to_rest(endless), "the end of the reading")
    finally:
        endless.end.set()


def comes_to_rest(endless: Endless) -> bool:
    before = endless.steps
    time.sleep(0.3)
    return endless.steps == before


def test_who_has_used_up_his_share_of_time_is_told_when_to_come_again(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.work_rate, settings.work_burst = 1e-6, 0.001
    with running(settings) as house:
        anne, bertrand = house.visitor(), house.visitor()
        assert send(anne).status_code == 422
        refused = next(sent for sent in [send(anne) for _ in range(200)] if sent.status_code != 422)
        assert refused.status_code == 429
        told = refused.json()
        assert told["type"] == "too-much"
        assert int(refused.headers["Retry-After"]) == told["wait"] > 0
        assert f"try again in {told['wait']} second" in told["message"]
        assert send(bertrand).status_code == 422


def test_a_file_with_too_many_answers_is_refused_before_any_is_replayed(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.longest_log = 3
    with running(settings) as house:
        refused = send(house.visitor(), "Cent Ans match 1\n" + "1. 1 x: y\n" * 4)
        assert refused.status_code == 422
        assert refused.json()["type"] == "too-long"


def test_a_look_at_the_past_is_not_disturbed_by_what_happens_at_the_table(house: House) -> None:
    anne = house.visitor()
    table_id = anne.new_table("me", "here")["id"]
    anne.play_out(table_id, random.Random(1), most=6)
    table = house.server.hall.tables[table_id]
    told = table.match.told
    expected = table.look_back(0, told - 1).view()
    look = table.look_back(0, told - 1)
    table.match._rewind(1)
    assert look.view() == expected


def test_many_guests_of_one_place_keep_nobody_elsewhere_waiting() -> None:
    """Each guest has a purse of his own; but a crowd behind one address has one turn before another place has its."""
    done: list[str] = []

    async def story() -> None:
        shop = workshop.Workshop(0, 0)
        gate = threading.Event()
        busy = [shop.do(Whose("inn", f"busy {number}"), gate.wait) for number in range(workshop.THREADS)]
        crowd = [shop.do(Whose("inn", f"{number}"), lambda: done.append("inn")) for number in range(8)]
        tasks = [asyncio.create_task(one) for one in [*busy, *crowd]]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(shop.do(Whose("home", "anne"), lambda: done.append("home"))))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)
        shop.close()

    asyncio.run(story())
    assert "home" in done[: workshop.THREADS + 1]
