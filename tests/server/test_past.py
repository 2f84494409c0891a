"""A long log is told in pages: whoever asks for it pays for it, and nobody else waits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from centans.server import loading, looking
from tests.server.kit import House, Visitor, eventually, roomy, running

EVERY = 2
ANSWERS = 30
"""Enough for some pages, if so few answers make a chapter."""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(loading, "EVERY", EVERY)
    settings = roomy(tmp_path)
    settings.work_rate = 0.001
    with running(settings) as one:
        yield one


@pytest.fixture
def table(anne: Visitor) -> str:
    found: str = anne.new_table("me", "here")["id"]
    anne.play_out(found, random.Random(3), most=ANSWERS)
    return found


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def spend_all(house: House, visitor: Visitor) -> None:
    """The visitor has had so much done for him that he must wait."""
    house.server.hall.workshop._purses.spend(visitor.me["id"], 100)


def test_whoever_asks_page_after_page_has_the_whole_log(house: House, anne: Visitor, table: str) -> None:
    entries = anne.view(table)["entries"]
    match = house.server.hall.tables[table].match
    for seat, beginning in ((0, 0), (1, 0), (None, 0), (0, 3), (0, 8)):
        own: dict[str, int] = {} if seat is None else {"seat": seat}
        told, first, pages = [], beginning, 0
        while page := anne.get(f"/api/tables/{table}/log", from_=first, **own):
            told += page
            first = told[-1]["number"] + 1
            pages += 1
        assert [entry["number"] for entry in told] == list(range(beginning, entries + 1))
        assert pages > 1
        assert told == as_json(looking.log(match, seat, beginning, match.over))


def test_a_long_log_is_paid_for_and_a_short_one_is_not(house: House, anne: Visitor, table: str) -> None:
    entries = anne.view(table)["entries"]
    spend_all(house, anne)
    assert anne.get(f"/api/tables/{table}/log", 429)["type"] == "too-much"
    assert [entry["number"] for entry in anne.get(f"/api/tables/{table}/log", from_=entries)] == [entries]


def test_a_stream_tells_a_long_log_whole_and_to_those_who_have_paid(house: House, anne: Visitor, table: str) -> None:
    entries = anne.view(table)["entries"]
    watching = anne.watch(table, 0)
    place = watching.wait_for_entries(entries).place
    numbers = [entry["number"] for told in watching.of("log") for entry in told]
    assert numbers == list(range(entries + 1))
    assert len(watching.of("log")) > 1
    spend_all(house, anne)
    assert anne.get(f"/api/tables/{table}/events", 429, seat=0)["type"] == "too-much"
    again = anne.watch(table, 0, last=place)
    again.wait_for_entries(entries)
    assert again.of("log") == []
    eventually(lambda: len(house.server.hall.audiences) == 2, "the two who listen")
