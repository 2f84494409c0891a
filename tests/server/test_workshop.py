"""What takes long keeps nobody else waiting: making a table, reading a file, looking back."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from centans.core import matchfile
from centans.server import hall
from centans.server.table import Table
from tests.server.kit import House, Visitor

pytestmark = pytest.mark.source_only


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


def test_making_a_table(house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, bertrand = house.visitor(), house.visitor()
    long = Long(hall.library.take)
    monkeypatch.setattr(hall.library, "take", long)
    made = crowd.submit(anne.new_table, "me", "here")
    others_play_on(long, bertrand)
    assert made.result()["status"] == "playing"


def test_looking_back(house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, bertrand = house.visitor(), house.visitor()
    table = anne.new_table("me", "here")["id"]
    anne.play_out(table, random.Random(1), most=6)
    long = Long(Table.past_view)
    monkeypatch.setattr(Table, "past_view", lambda *given: long(*given))
    seen = crowd.submit(anne.view, table, 0, at=2)
    others_play_on(long, bertrand)
    assert seen.result()["at"] == 2


def test_reading_files(house: House, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many one visitor sends: they are read one after another."""
    anne, bertrand = house.visitor(), house.visitor()
    long = Long(matchfile.read)
    monkeypatch.setattr(matchfile, "read", long)

    def send() -> httpx.Response:
        return anne.http.post("/api/tables/import", content="x", headers={"Content-Type": "text/plain"}, timeout=30)

    sent: list[Future[httpx.Response]] = [crowd.submit(send) for _ in range(8)]
    others_play_on(long, bertrand)
    assert [one.result().status_code for one in sent] == [422] * 8
    assert long.most == 1
