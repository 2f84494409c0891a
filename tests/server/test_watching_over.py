"""Whoever watches over a server: figures that strangers do not see, and a number for every request."""

from __future__ import annotations

import json
import logging
import random
import re
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from centans.server.loglines import BadLog, JsonLines, PlainLines, log_to_stderr
from centans.server.settings import Settings
from tests.server.kit import House, Visitor, disk_full, eventually, log_lines, roomy, running

NUMBER = re.compile("[0-9a-f]{16}")


def figures(house: House, **headers: str) -> dict[str, float]:
    """Every figure by its name and labels."""
    response = httpx.get(f"{house.url}/metrics", headers=headers)
    assert response.status_code == 200
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }


def test_the_figures_tell_what_is_asked_and_what_waits(house: House, anne: Visitor) -> None:
    table = anne.new_table("me", "bot")["id"]
    anne.watch(table, 0).wait_for_entries(0)
    eventually(lambda: anne.view(table)["waiting_for"] == [0], "her turn")
    ask = anne.settled(table, 0)["asks"][0]
    anne.answer(table, 0, ask["id"], ask["options"][0]["notation"])
    anne.answer(table, 0, ask["id"], ask["options"][0]["notation"], expect=409)
    anne.http.get("/somewhere")
    found = figures(house)
    assert found["centans_requests_total POST /api/tables 201"] == 1
    assert found["centans_requests_total POST /api/tables/{table_id}/answers 200"] == 1
    assert found["centans_requests_total POST /api/tables/{table_id}/answers 409"] == 1
    assert found["centans_requests_total GET page 200"] == 1
    assert found["centans_request_seconds_count POST /api/tables/{table_id}/answers"] == 2
    assert found["centans_answers_total person"] >= 1
    assert found["centans_tables_in_memory"] == 1
    assert found["centans_watchers"] == 1
    assert found["centans_commits_total"] > 0
    assert found["centans_writer_waiting"] == 0
    assert found["centans_connections"] >= 2
    assert {"centans_turns_waiting", "centans_connections_half_open", "centans_commits_failed_total"} <= found.keys()
    assert found["process_resident_memory_bytes"] > 0
    assert not any(table in name or anne.me["id"] in name for name in found)


def test_numbers_of_requests_do_not_tell_how_many_others_have_made(house: House) -> None:
    """Whoever knew what makes them could count what somebody answers in secret: 312 were enough to know the next."""
    with httpx.Client(base_url=house.url) as spy:
        seen = [int(spy.get("/health/alive").headers["x-request-id"], 16) for _ in range(314)]
    words = [untwisted(word) for number in seen[:312] for word in (number & 0xFFFFFFFF, number >> 32)]
    copied = random.Random()
    copied.setstate((3, (*words, 624), None))
    assert [copied.getrandbits(64), copied.getrandbits(64)] != seen[312:]


def untwisted(word: int) -> int:
    """The state of Python's usual generator behind one of its words."""
    word ^= word >> 18
    word ^= word << 15 & 0xEFC60000
    found = word
    for _ in range(5):
        found = word ^ (found << 7 & 0x9D2C5680)
    word = found
    for _ in range(3):
        found = word ^ found >> 11
    return found


def test_nothing_odd_makes_a_figure_of_its_own(house: House) -> None:
    before = figures(house)
    with httpx.Client(base_url=house.url) as stranger:
        for number in range(3):
            stranger.request("PROPFIND", f"/api/{number}")
            stranger.get(f"/api/nothing/{number}")
            stranger.get(f"/page/{number}")
    made = figures(house).keys() - before.keys()
    assert {name for name in made if name.startswith("centans_requests_total")} == {
        "centans_requests_total other 403",
        "centans_requests_total GET page 200",
        "centans_requests_total GET page 404",
    }


HERE = "127.0.0.1:8000"


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        ({}, {"Host": HERE}, 200),
        ({}, {"Host": "localhost:8000"}, 200),
        ({}, {"Host": "[::1]:8000"}, 200),
        ({}, {"Host": "play.example"}, 404),
        ({}, {"Host": "203.0.113.5"}, 404),
        ({}, {"Host": HERE, "X-Forwarded-For": "127.0.0.1"}, 404),
        ({}, {"Host": HERE, "Forwarded": "for=127.0.0.1"}, 404),
        ({}, {"Host": HERE, "Via": "1.1 proxy"}, 404),
        ({"address": "https://play.example"}, {"Host": HERE}, 404),
        ({"address": "https://play.example", "proxies": "127.0.0.1"}, {"Host": HERE}, 200),
        (
            {"address": "https://play.example", "proxies": "127.0.0.1"},
            {"Host": HERE, "X-Forwarded-For": "192.0.2.1"},
            404,
        ),
        ({"metrics_token": "éclair"}, {"Host": HERE}, 404),
        ({"metrics_token": "sesame"}, {"Host": HERE, "Authorization": "Bearer sesam"}, 404),
        ({"metrics_token": "sesame"}, {"Host": "centans:8000", "Authorization": "Bearer sesame"}, 200),
    ],
)
def test_strangers_do_not_see_the_figures(
    house: House, settings: dict[str, str], headers: dict[str, str], status: int
) -> None:
    from centans.server.desk import Desk

    async def nothing(*_: object) -> None:
        raise AssertionError("it does not come so far")

    desk = Desk(nothing, house.server.asgi._metrics, Settings(Path("unused"), **settings))  # type: ignore[arg-type]
    told = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    assert desk._may_see_figures("127.0.0.1", told) is (status == 200)
    assert desk._may_see_figures("192.0.2.1", told) is ("Authorization" in headers and status == 200)


def test_a_stranger_is_told_that_there_is_no_such_page(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.metrics_token = "sesame"
    with running(settings) as house:
        refused = httpx.get(f"{house.url}/metrics")
        assert (refused.status_code, refused.json()["type"]) == (404, "not-found")
        assert figures(house, Authorization="Bearer sesame")["centans_tables_in_memory"] == 0


# -- numbers -----------------------------------------------------------------------------------------------------


def test_every_answer_has_a_number_of_its_own(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    responses = [anne.http.get(path) for path in ("/", "/api/me", "/health", f"/api/tables/{table}/view", "/api/x")]
    numbers = [response.headers["x-request-id"] for response in responses]
    assert all(NUMBER.fullmatch(number) for number in numbers)
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nowhere", None, 404),
        ("GET", "/api/tables/none/view", None, 404),
        ("POST", "/api/tables", {"game": 1}, 400),
        ("POST", "/api/tables", {"game": "chess", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}, 422),
        ("POST", "/api/tables/{table}/answers", {"seat": 0, "ask": "0.9.x", "options": ["pass"]}, 409),
    ],
)
def test_every_problem_names_its_request(
    anne: Visitor, method: str, path: str, body: dict[str, object] | None, status: int
) -> None:
    table = anne.new_table("me", "here")["id"]
    response = anne.http.request(method, path.replace("{table}", table), json=body)
    assert response.status_code == status
    assert response.json()["request"] == response.headers["x-request-id"]


def test_the_log_names_the_request_that_failed(
    house: House, anne: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = anne.new_table("me", "here")["id"]
    view = anne.settled(table, anne.view(table)["waiting_for"][0])
    monkeypatch.setattr(house.server.store.writer, "_apply", disk_full)
    ask = view["asks"][0]
    body = {"seat": view["seat"], "ask": ask["id"], "options": [ask["options"][0]["notation"]]}
    with log_lines() as lines:
        problem = anne.post(f"/api/tables/{table}/answers", body, 503)
    told = [json.loads(line) for line in lines]
    assert [line["request"] for line in told if line["event"] == "storage-failed"] == [problem["request"]]


def test_a_trusted_proxy_may_have_numbered_the_request_already(tmp_path: Path) -> None:
    for proxies, kept in (("127.0.0.1", True), ("", False)):
        settings = roomy(tmp_path)
        settings.proxies = proxies
        with running(settings) as house:
            given = httpx.get(f"{house.url}/health/alive", headers={"X-Request-ID": "from-the-proxy"})
            assert (given.headers["x-request-id"] == "from-the-proxy") is kept
            odd = httpx.get(f"{house.url}/health/alive", headers={"X-Request-ID": "odd one\t!"})
            assert NUMBER.fullmatch(odd.headers["x-request-id"])


# -- log lines ---------------------------------------------------------------------------------------------------


def test_a_line_is_json_for_programs_and_plain_for_people() -> None:
    record = logging.makeLogRecord({"msg": "table-made", "levelname": "INFO", "table": "x", "players": 2, "_ray": 1})
    told = json.loads(JsonLines().format(record))
    assert {key: told[key] for key in ("level", "event", "table", "players")} == {
        "level": "info",
        "event": "table-made",
        "table": "x",
        "players": 2,
    }
    assert re.fullmatch(r"\d\d:\d\d:\d\d info table-made table=x players=2", PlainLines().format(record))


def test_a_log_that_there_is_not_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadLog, match="json or plain"):
        log_to_stderr("xml")
    with pytest.raises(BadLog, match="debug, info"):
        log_to_stderr("json", "loud")


def test_every_request_is_a_line_if_so_much_is_asked_for(anne: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "centans.server"):
        anne.get("/health/alive")
    lines = [record for record in caplog.records if record.getMessage() in ("request", "slow")]
    assert [(line.call, line.status) for line in lines] == [("GET /health/alive", 200)]  # type: ignore[attr-defined]
