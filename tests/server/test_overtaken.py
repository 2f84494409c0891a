"""Two servers on one database that do not hear of each other: whoever is behind is told so, and the log stays whole."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Visitor, roomy, running


@pytest.fixture
def both(tmp_path: Path) -> Iterator[tuple[Visitor, Visitor]]:
    """The same guest, at two servers."""
    with running(roomy(tmp_path)) as one, running(roomy(tmp_path)) as other:
        here, there = one.visitor(), other.visitor()
        there.http.cookies = here.http.cookies
        yield here, there


def taken_back(here: Visitor, there: Visitor) -> tuple[str, int, dict[str, Any]]:
    """A choice that both servers know, and that one of them takes back: table, seat, and the next question."""
    table = here.new_table("me", "here")["id"]
    chance = random.Random(5)
    while True:
        seat = here.view(table)["waiting_for"][0]
        view = here.answer_any(table, seat, chance)
        if view is not None and view["can_undo"] and view["asks"] and not view["asks"][0]["hollow"]:
            break
    known = there.view(table, seat)
    assert known["entries"] == view["entries"]
    here.post(f"/api/tables/{table}/undo", {"seat": seat})
    return table, seat, known["asks"][0]


def assert_whole(visitor: Visitor, table: str) -> None:
    """The match goes on to its end, and its file replays."""
    visitor.play_out(table, random.Random(2))
    assert visitor.view(table)["result"] is not None
    assert "seed:" in visitor.get(f"/api/tables/{table}/file")


def test_an_answer_to_what_another_server_has_taken_back_is_stale(both: tuple[Visitor, Visitor]) -> None:
    here, there = both
    table, seat, ask = taken_back(here, there)
    problem = there.answer(table, seat, ask["id"], ask["options"][0]["notation"], expect=409)
    assert problem["type"] == "stale"
    assert problem["view"] == here.view(table, seat)
    assert_whole(there, table)


def test_what_another_server_has_taken_back_is_not_taken_back_twice(both: tuple[Visitor, Visitor]) -> None:
    here, there = both
    table, seat, _ = taken_back(here, there)
    problem = there.post(f"/api/tables/{table}/undo", {"seat": seat}, 409)
    assert problem["view"] == here.view(table, seat)
    assert_whole(here, table)


def test_what_another_server_has_answered_since_is_not_cut_off(both: tuple[Visitor, Visitor]) -> None:
    here, there = both
    table = here.new_table("me", "here")["id"]
    chance = random.Random(5)
    while not (view := here.answer_any(table, here.view(table)["waiting_for"][0], chance) or {}).get("can_undo"):
        pass
    seat = view["seat"]
    there.view(table, seat)
    while (further := here.answer_any(table, here.view(table)["waiting_for"][0], chance)) is None:
        pass
    assert further is not None
    assert there.post(f"/api/tables/{table}/undo", {"seat": seat}, 409)["type"] == "stale"
    assert there.view(table, seat)["entries"] == further["entries"]
    assert_whole(there, table)


def test_a_seat_changes_hands_no_more_where_another_server_has_ended_the_match(both: tuple[Visitor, Visitor]) -> None:
    here, there = both
    table = here.new_table("me", "here")["id"]
    there.view(table, 0)
    here.post(f"/api/tables/{table}/end", {})
    assert there.seat(table, 1, "to-bot", 409)["type"] == "stale"
    seen = there.get(f"/api/tables/{table}")
    assert (seen["status"], seen["seats"][1]["kind"]) == ("ended", "person")
