"""Hints and reasons over HTTP: for who is asked, from what he knows, at his own cost, and remembered."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from centans import shelf
from centans.core import matchfile
from centans.core.entries import Hint
from centans.server import advising
from centans.server.advising import Advice
from centans.server.line import Whose
from centans.server.messages.advice import ReasonInfo
from centans.server.thinking.advising import Puzzle
from tests.server.kit import SMALL, House, Visitor, eventually, roomy, running


def small(visitor: Visitor, *kinds: str, **more: Any) -> str:
    found: str = visitor.new_table(*kinds, components=SMALL, **more)["id"]
    return found


def question(visitor: Visitor, table: str, seat: int) -> str:
    asks = visitor.settled(table, seat)["asks"]
    found: str = next(ask["id"] for ask in asks if len(ask["options"]) > 1)
    return found


def hint(visitor: Visitor, table: str, seat: int, ask: str, expect: int = 200) -> dict[str, Any]:
    found: dict[str, Any] = visitor.post(f"/api/tables/{table}/hint", {"seat": seat, "ask": ask}, expect)
    return found


def test_a_hint_is_for_the_seat_that_is_asked_and_is_remembered(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    with running(settings) as house:
        anne, bertrand = house.visitor(), house.visitor()
        table = small(anne, "me", "anyone")
        bertrand.seat(table, 1, "sit")
        ask = question(anne, table, 0)
        told = hint(anne, table, 0, ask)
        offered = [option["notation"] for option in anne.view(table, 0)["asks"][0]["options"]]
        assert told["chosen"]["options"][0]["notation"] in offered
        assert told["chosen"]["simulations"] > 0
        assert {one["key"] for one in told["chosen"]["outlook"]} >= {"castles", "lead"}
        hint(anne, table, 0, ask)
        hint(bertrand, table, 0, ask, 403)
        assert hint(bertrand, table, 1, ask, 409)["type"] == "stale"
        assert hint(anne, table, 0, "1.9.lay-cards", 409)["type"] == "stale"
        house.visitor().post(f"/api/tables/{table}/hint", {"seat": 0, "ask": ask}, 403)
        assert helped(anne, table) == [[1], []]
        assert helped(bertrand, table) == [[], []], "that he asks tells that he has a choice"
        cookies = anne.http.cookies, bertrand.http.cookies
    with running(settings) as house:
        anne, bertrand = house.visitor(), house.visitor()
        anne.http.cookies, bertrand.http.cookies = cookies
        assert helped(anne, table) == [[1], []]
        anne.post(f"/api/tables/{table}/end", {})
        assert helped(bertrand, table) == [[1], []]
        file = bertrand.get(f"/api/tables/{table}/file")
        assert matchfile.read(file, shelf.take).hints == [Hint(1, 0)]


def test_a_hint_is_remembered_though_the_table_left_the_memory_meanwhile(
    house: House, anne: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = small(anne, "me", "here")
    ask = question(anne, table, 0)
    true = Advice._solved

    async def solved(advice: Advice, asking: Whose, puzzle: Puzzle) -> ReasonInfo:
        found = await true(advice, asking, puzzle)
        del house.server.hall.tables[table]
        await house.server.hall.table(table)
        return found

    monkeypatch.setattr(Advice, "_solved", solved)
    hint(anne, table, 0, ask)
    assert helped(anne, table) == [[1], []]


def helped(visitor: Visitor, table: str) -> list[list[int]]:
    return [seat["hints"] for seat in visitor.get(f"/api/tables/{table}")["seats"]]


def test_a_table_may_forbid_hints_and_a_rematch_keeps_to_it(anne: Visitor) -> None:
    table = small(anne, "me", "here", hints=False)
    assert anne.get(f"/api/tables/{table}")["hints"] is False
    assert hint(anne, table, 0, question(anne, table, 0), 409)["type"] == "no-hints"
    assert helped(anne, table) == [[], []]
    anne.post(f"/api/tables/{table}/end", {})
    again = anne.post(f"/api/tables/{table}/rematch", {"swap": False})
    assert again["hints"] is False


def test_a_hint_is_paid_for_by_who_asks(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.work_rate, settings.work_burst = 0.0001, 0.01
    with running(settings) as house:
        anne = house.visitor()
        table = small(anne, "me", "here")
        ask = question(anne, table, 0)
        hint(anne, table, 0, ask)
        assert hint(anne, table, 0, ask, 429)["type"] == "too-much"
        other = house.visitor()
        hint(other, small(other, "me", "here"), 0, ask)


def test_for_who_has_used_up_his_share_nothing_is_even_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long log takes the event loop as long as several answers to write out."""
    settings = roomy(tmp_path)
    settings.work_rate, settings.work_burst = 1e-6, 100
    with running(settings) as house:
        anne = house.visitor()
        table = small(anne, "bot", "me")
        eventually(lambda: anne.view(table, 1)["waiting_for"] == [1], "the bot's move")
        anne.post(f"/api/tables/{table}/end", {})
        again = small(anne, "me", "here")
        asked = question(anne, again, 0)
        anne.get(f"/api/tables/{table}/file")
        house.server.hall.workshop._purses.spend(anne.me["id"], 100)
        prepared: list[str] = []
        monkeypatch.setattr(advising, "task_for", lambda *_: prepared.append("task"))
        monkeypatch.setattr(matchfile, "told", lambda *_: prepared.append("file"))
        assert hint(anne, again, 0, asked, 429)["type"] == "too-much"
        assert reason(anne, table, 1, 429)["type"] == "too-much"
        assert anne.get(f"/api/tables/{table}/file", 429)["type"] == "too-much"
        assert prepared == []


def reason(visitor: Visitor, table: str, number: int, expect: int = 200, **params: Any) -> dict[str, Any]:
    found: dict[str, Any] = visitor.get(f"/api/tables/{table}/reason", expect, number=number, **params)
    return found


def test_the_reason_of_a_bot_waits_for_the_end_where_it_would_tell_a_secret(anne: Visitor, bertrand: Visitor) -> None:
    table = small(anne, "bot", "me")
    eventually(lambda: anne.view(table, 1)["waiting_for"] == [1], "the bot's move")
    for visitor, eyes in ((anne, {"seat": 1}), (anne, {}), (bertrand, {})):
        refused = reason(visitor, table, 1, 409, **eyes)
        assert refused["type"] == "secret-reason"
        assert "castle" not in str(refused)
    reason(anne, table, 1, 403, seat=0)
    assert reason(anne, table, 999, 422, seat=1)["type"] == "not-yet"
    anne.answer_any(table, 1, random.Random(1))
    by_anne = next(one["number"] for one in anne.get(f"/api/tables/{table}/log", seat=1) if one["seat"] == 1)
    assert reason(anne, table, by_anne, 409, seat=1)["type"] == "not-a-bot"
    assert reason(bertrand, table, by_anne, 409)["type"] == "secret-reason", "nor whether a bot or a person chose"
    anne.post(f"/api/tables/{table}/end", {})
    told = reason(bertrand, table, 1)
    assert (told["seat"], told["manner"]) == (0, "greedy")
    assert told["reason"]["chosen"]["options"][0]["kind"] == "castle"


def test_the_reason_of_a_bot_is_told_at_once_where_nothing_is_hidden(anne: Visitor, bertrand: Visitor) -> None:
    body = {"game": "guesclin", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": 0}
    table = anne.post("/api/tables", body, 201)["id"]
    log = eventually(lambda: anne.get(f"/api/tables/{table}/log", seat=0)[1:], "a move")
    first = next(one["number"] for one in log if one["seat"] == 1 and not one["auto"])
    told = reason(bertrand, table, first)
    assert told["seat"] == 1
    assert told["reason"]["chosen"]["outlook"][0]["key"] == "men"


def test_who_lends_his_seat_to_a_bot_is_not_told_what_he_should_have_done(anne: Visitor) -> None:
    """It would be a hint that nobody marks, where hints may even be forbidden; and the choice may yet be taken back."""
    table = small(anne, "me", "here", hints=False)
    seat = anne.view(table)["waiting_for"][0]
    anne.answer_any(table, seat, random.Random(1))
    anne.seat(table, seat, "to-bot")
    assert reason(anne, table, 1, 409, seat=seat)["type"] == "secret-reason"
    anne.post(f"/api/tables/{table}/end", {})
    assert reason(anne, table, 1)["seat"] == seat
