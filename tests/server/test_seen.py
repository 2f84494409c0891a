"""How far each seat has seen what happened: kept for its player on all his devices, and told to nobody else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.server.kit import SMALL, Visitor, roomy, running


def note(visitor: Visitor, table: str, seat: int, entries: int, expect: int = 200) -> Any:
    return visitor.put(f"/api/tables/{table}/seen", {"seat": seat, "entries": entries}, expect)


def seen(visitor: Visitor, table: str, seat: int, expect: int = 200) -> Any:
    found = visitor.get(f"/api/tables/{table}/seen", expect, seat=seat)
    return found["entries"] if expect == 200 else found["type"]


def table_of_two(anne: Visitor, bertrand: Visitor) -> str:
    table: str = anne.new_table("me", "anyone", components=SMALL)["id"]
    bertrand.seat(table, 1, "sit")
    return table


def test_what_a_seat_has_seen_outlives_the_server_and_goes_with_its_player(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    with running(settings) as house:
        anne, bertrand = house.visitor(), house.visitor()
        table = table_of_two(anne, bertrand)
        assert seen(anne, table, 0) == 0
        anne.answer_any(table, 0, random.Random(1))
        told = anne.view(table, 0)["entries"]
        assert told > 0
        note(anne, table, 0, told)
        note(anne, table, 0, 0)
        assert seen(anne, table, 0) == told, "what was shown once stays so, though another device is behind"
        assert seen(bertrand, table, 1) == 0
        cookies = anne.http.cookies
    with running(settings) as house:
        elsewhere = house.visitor()
        elsewhere.http.cookies = cookies
        assert seen(elsewhere, table, 0) == told


def test_nobody_sees_the_future_or_speaks_for_another_seat(tmp_path: Path) -> None:
    with running(roomy(tmp_path)) as house:
        anne, bertrand, stranger = house.visitor(), house.visitor(), house.visitor()
        table = table_of_two(anne, bertrand)
        told = anne.view(table, 0)["entries"]
        assert note(anne, table, 0, told + 5) == {"seat": 0, "entries": told}, "as after an answer that was taken back"
        anne.answer_any(table, 0, random.Random(1))
        assert anne.view(table, 0)["entries"] > told
        assert seen(anne, table, 0) == told
        note(anne, table, 1, 0, 403)
        note(stranger, table, 0, 0, 403)
        assert seen(bertrand, table, 0, 403) == "forbidden"
        assert seen(stranger, table, 0, 403) == "forbidden"


def test_who_takes_over_a_seat_learns_nothing_of_what_the_last_player_saw(tmp_path: Path) -> None:
    with running(roomy(tmp_path)) as house:
        anne, bertrand, charles = house.visitor(), house.visitor(), house.visitor()
        table = table_of_two(anne, bertrand)
        anne.answer_any(table, 0, random.Random(1))
        note(bertrand, table, 1, bertrand.view(table, 1)["entries"])
        bertrand.seat(table, 1, "leave")
        charles.seat(table, 1, "sit", knowing=True)
        assert seen(charles, table, 1) == 0


def test_what_was_taken_back_has_not_been_seen(tmp_path: Path) -> None:
    """Whatever is played instead is new to everybody."""
    with running(roomy(tmp_path)) as house:
        anne, bertrand = house.visitor(), house.visitor()
        table = table_of_two(anne, bertrand)
        seat = anne.view(table)["waiting_for"][0]
        whose = (anne, bertrand)[seat]
        before = whose.view(table, seat)["entries"]
        ask = whose.view(table, seat)["asks"][0]
        whose.answer(table, seat, ask["id"], ask["options"][0]["notation"])
        after = whose.view(table, seat)["entries"]
        note(anne, table, 0, after)
        note(bertrand, table, 1, before)
        whose.post(f"/api/tables/{table}/undo", {"seat": seat})
        whose.answer(table, seat, ask["id"], ask["options"][1]["notation"])
        assert whose.view(table, seat)["entries"] == after > before
        assert seen(anne, table, 0) == before
        assert seen(bertrand, table, 1) == before
