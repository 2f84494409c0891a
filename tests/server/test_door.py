"""The door: origins, sessions, limits, headers."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from centans import shelf
from centans.core import matchfile
from centans.core.match import Match
from centans.server import playing
from centans.server.clock import now
from centans.server.limits import Buckets
from centans.server.sessions import cookie_values
from centans.server.settings import LARGEST_BODY, LARGEST_FILE, Settings
from centans.server.thinking.turns import pace_left
from tests.server.kit import House, Visitor, disk_full, eventually, log_lines, roomy, running

WRITES = [
    ("PUT", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/import"),
    ("POST", "/api/tables/x/seats/0"),
    ("POST", "/api/tables/x/answers"),
    ("POST", "/api/tables/x/undo"),
    ("POST", "/api/tables/x/chat"),
    ("POST", "/api/tables/x/rematch"),
]


@pytest.mark.parametrize(("method", "path"), WRITES)
def test_every_write_must_come_from_the_own_page(anne: Visitor, method: str, path: str) -> None:
    for origin in (
        "http://evil.example",
        "null",
        "",
        "http://[",
        f"{anne.url}.evil.example",
        anne.url.replace("http", "ftp://x"),
    ):
        response = anne.http.request(method, path, json={}, headers={"Origin": origin})
        assert (response.status_code, response.json()["type"]) == (403, "wrong-origin")


@pytest.mark.parametrize(("method", "path"), WRITES)
def test_every_write_needs_a_session(house: House, method: str, path: str) -> None:
    for cookies in ({}, {"centans": "made.up"}):
        with httpx.Client(base_url=house.url, headers={"Origin": house.url}, cookies=cookies) as stranger:
            response = stranger.request(method, path, json={})
        assert (response.status_code, response.json()["type"]) == (401, "no-session")


def test_the_cookie_is_for_the_server_alone(house: House) -> None:
    cookie = httpx.get(f"{house.url}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_our_cookie_is_found_among_others() -> None:
    assert cookie_values("a=b; centans=x.y; c=d; centans=z") == ["x.y", "z"]
    assert cookie_values("xcentans=x.y") == []


def test_a_strange_cookie_of_the_same_name_does_not_hide_ours(house: House, anne: Visitor) -> None:
    """Another site of the same domain may have set it: whoever has a seat would be a stranger there."""
    own = anne.http.cookies["centans"]
    for sent in (f"centans=strange; centans={own}", f"centans={own}; centans=strange"):
        assert httpx.get(f"{house.url}/api/me", headers={"Cookie": sent}).json() == anne.me


@pytest.mark.parametrize("path", ["/", "/api/me", "/health", "/schema/openapi.json", "/api/nowhere", "/table/x"])
def test_every_answer_has_the_security_headers(anne: Visitor, path: str) -> None:
    headers = anne.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"


def test_refusals_at_the_door_have_the_security_headers_too(anne: Visitor) -> None:
    assert "content-security-policy" in anne.http.post("/api/tables", headers={"Origin": "http://x"}).headers


def test_nobody_on_the_way_may_keep_what_the_api_tells(anne: Visitor) -> None:
    """Neither hands of cards nor, with a newcomer's cookie, himself."""
    table = anne.new_table("me", "here")["id"]
    at = f"/api/tables/{table}"
    told = [anne.http.get(path) for path in (at, f"{at}/view?seat=0", f"{at}/log?seat=0", f"{at}/chat", f"{at}/file")]
    newcomer = httpx.get(f"{anne.url}/api/me")
    assert "set-cookie" in newcomer.headers
    ask = told[1].json()["asks"][0]
    answer = {"seat": 0, "ask": ask["id"], "options": [ask["options"][0]["notation"]]}
    told += [newcomer, anne.http.post(f"{at}/answers", json=answer), anne.http.get(f"{at}/view?seat=7")]
    with anne.http.stream("GET", f"{at}/events?seat=0") as stream:
        told.append(stream)
    assert [(one.url.path, one.headers.get_list("cache-control")) for one in told] == [
        (one.url.path, ["no-store"]) for one in told
    ]


def test_a_match_file_says_its_encoding_once(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    assert anne.http.get(f"/api/tables/{table}/file").headers["content-type"] == "text/plain; charset=utf-8"


def test_a_body_may_not_be_too_large(anne: Visitor) -> None:
    response = anne.http.put(
        "/api/me", content=b'"' + b"x" * LARGEST_BODY, headers={"Content-Type": "application/json"}
    )
    assert (response.status_code, response.json()["type"]) == (413, "too-large")
    text = {"Content-Type": "text/plain"}
    assert anne.http.post("/api/tables/import", content=b"x" * (LARGEST_FILE + 1), headers=text).status_code == 413
    chunks = iter([b"x" * 8192] * 200)
    assert anne.http.post("/api/tables/import", content=chunks, headers=text).status_code == 413


@pytest.mark.parametrize("body", ["", "{", "[]", '{"name": 3}', '{"name": ""}', '{"name": "x", "more": 1}', "\xff"])
def test_a_body_that_cannot_be_read_is_a_problem_with_a_sentence(anne: Visitor, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    response = anne.http.put("/api/me", content=body.encode("latin-1"), headers=headers)
    assert response.status_code == 400
    assert response.json()["type"] == "unreadable-request"


@pytest.mark.parametrize("body", ["", "{", '{"seat": 0}', '{"seat": 99, "ask": "x", "options": ["pass"]}'])
def test_an_answer_that_cannot_be_read_is_a_problem_too(anne: Visitor, body: str) -> None:
    table = anne.new_table("me", "here")["id"]
    headers = {"Content-Type": "application/json"}
    response = anne.http.post(f"/api/tables/{table}/answers", content=body, headers=headers)
    assert (response.status_code, response.json()["type"]) == (400, "unreadable-request")
    large = anne.http.post(f"/api/tables/{table}/answers", content=b"x" * (LARGEST_BODY + 1), headers=headers)
    assert (large.status_code, large.json()["type"]) == (413, "too-large")
    pieces = iter([b'{"seat": 0, "ask": "1.9.x",', b' "options": ["pass"]}'])
    split = anne.http.post(f"/api/tables/{table}/answers", content=pieces, headers=headers)
    assert (split.status_code, split.json()["type"]) == (409, "stale")


def test_a_mistake_of_ours_is_told_without_its_details_and_changes_nothing(
    anne: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anne.new_table("me", "here")["id"]
    before = anne.view(table, 0)
    monkeypatch.setattr(playing, "entry_rows", None)
    body = {"seat": 0, "ask": before["asks"][0]["id"], "options": [before["asks"][0]["options"][0]["notation"]]}
    problem = anne.post(f"/api/tables/{table}/answers", body, 500)
    assert problem["type"] == "failure"
    assert "NoneType" not in problem["message"]
    assert anne.view(table, 0) == before


def test_a_database_that_fails_loses_nothing_and_says_so(house: House, anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    before = anne.view(table, 0)
    ask = before["asks"][0]
    store = house.server.store
    real = store.writer._apply
    store.writer._apply = disk_full  # type: ignore[method-assign]
    body = {"seat": 0, "ask": ask["id"], "options": [ask["options"][0]["notation"]]}
    assert anne.post(f"/api/tables/{table}/answers", body, 503)["type"] == "storage"
    assert anne.view(table, 0) == before
    store.writer._apply = real  # type: ignore[method-assign]
    assert anne.post(f"/api/tables/{table}/answers", body)["entries"] > before["entries"]


def test_log_lines_are_json_and_tell_no_secret(
    house: House, anne: Visitor, bertrand: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    with log_lines() as lines:
        table = anne.new_table("me", "invited")
        token = table["seats"][1]["invitation"]
        bertrand.seat(table["id"], 1, "sit", invitation=token)
        seed = house.server.hall.tables[table["id"]].record.seed
        monkeypatch.setattr(playing, "NothingToUndo", KeyError)
        anne.post(f"/api/tables/{table['id']}/undo", {"seat": 0}, 500)
    events = [json.loads(line)["event"] for line in lines]
    assert [event for event in events if event not in ("request", "slow")] == ["table-made", "failed"]
    assert seed is not None
    for secret in (token, seed.hex(), anne.http.cookies["centans"], anne.me["id"]):
        assert secret not in "".join(lines)


def test_wrong_methods_and_paths_are_problems_too(anne: Visitor) -> None:
    assert anne.http.patch("/api/me").json()["type"] == "wrong-method"
    assert anne.http.get("/api/nothing/here").json()["type"] == "not-found"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """A server that lets a guest ask four times and strangers at an address eight times, and keep two tables."""
    settings = Settings(
        tmp_path, guest_rate=0.001, guest_burst=4, stranger_rate=0.001, stranger_burst=8, most_tables=2, bot_workers=1
    )
    with running(settings) as house:
        yield house


def test_a_guest_cannot_ask_too_often(strict: House) -> None:
    anne = strict.visitor()
    statuses = [anne.http.get("/api/games").status_code for _ in range(6)]
    assert statuses == [200] * 4 + [429] * 2
    refused = anne.http.get("/api/games")
    assert refused.json()["type"] == "too-often"
    assert refused.headers["retry-after"] == "1"


def test_an_address_cannot_ask_too_often_under_many_names(strict: House) -> None:
    statuses = [httpx.get(f"{strict.url}/api/me").status_code for _ in range(10)]
    assert statuses == [200] * 8 + [429] * 2


def test_a_guest_cannot_keep_too_many_tables(strict: House) -> None:
    anne = strict.visitor()
    for _ in range(2):
        anne.new_table("me", "anyone")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert anne.post("/api/tables", {"game": "guyenne", "players": 2, "seats": seats}, 429)["type"] == "too-many-tables"


def test_an_address_cannot_make_guests_without_end(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.newcomer_rate, settings.newcomer_burst = 0.001, 3
    with running(settings) as house:
        known = house.visitor()
        statuses = [httpx.get(f"{house.url}/api/me").status_code for _ in range(4)]
        assert statuses == [200, 200, 429, 429]
        assert httpx.get(f"{house.url}/api/me").json()["type"] == "too-many-newcomers"
        assert known.get("/api/me") == known.me


def test_nobody_can_have_streams_without_end(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.most_streams = 2
    with running(settings) as house:
        anne, other = house.visitor(), house.visitor()
        table = anne.new_table("me", "here")["id"]
        watching = [anne.watch(table, seat) for seat in (0, 1)]
        for one in watching:
            one.wait_for_entries(0)
        assert anne.get(f"/api/tables/{table}/events", 429)["type"] == "too-many-streams"
        other.watch(table).wait_for_entries(0)
        watching[0].close()
        eventually(lambda: anne.get("/health")["watchers"] == 2, "her going")
        anne.watch(table).wait_for_entries(0)
        strangers = [Visitor(house.url) for _ in range(3)]
        for one in strangers:
            one.http.cookies.clear()
        for one in strangers[:2]:
            one.watch(table).wait_for_entries(0)
        assert strangers[2].get(f"/api/tables/{table}/events", 429)["type"] == "too-many-streams"
        for one in strangers:
            one.close()


def test_a_match_cannot_go_on_for_ever(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.longest_log = 5
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        chance = random.Random(1)
        with pytest.raises(AssertionError, match="too-long"):
            anne.play_out(table, chance)
        assert anne.view(table)["entries"] >= 5
        bots = anne.new_table("bot", "bot")["id"]
        eventually(lambda: anne.view(bots)["entries"] >= 5, "the bots' moves")
        text = finished_file()
        for content in (text, text.replace("\n", "\n ")):
            response = anne.http.post("/api/tables/import", content=content, headers={"Content-Type": "text/plain"})
            assert (response.status_code, response.json()["type"]) == (422, "too-long")


def test_nobody_answers_and_takes_back_without_end(tmp_path: Path) -> None:
    """The log stays short, but each answer leaves a row by which it would be known if it were sent again."""
    settings = roomy(tmp_path)
    settings.longest_log = 3
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        seat = anne.view(table)["waiting_for"][0]

        def answer(number: int) -> None:
            ask = anne.view(table, seat)["asks"][0]
            anne.answer(table, seat, ask["id"], ask["options"][0]["notation"], nonce=f"n{number}")

        for number in range(3):
            answer(number)
            anne.post(f"/api/tables/{table}/undo", {"seat": seat})
        answer(3)
        before = anne.view(table, seat)
        assert anne.post(f"/api/tables/{table}/undo", {"seat": seat}, 409)["type"] == "too-long"
        assert anne.view(table, seat) == before
        assert len(house.server.hall.tables[table].nonces) == 4


def test_nobody_makes_a_match_too_long_by_beginning_a_secret_choice_again(tmp_path: Path) -> None:
    """Whoever loses could otherwise see to it that nobody wins."""
    settings = roomy(tmp_path)
    settings.second_thoughts = 3
    with running(settings) as house:
        anne, chance = house.visitor(), random.Random(2)
        table = anne.new_table("me", "here", "here", game="bastide")["id"]
        match = house.server.hall.tables[table].match
        while not match.choosing:
            anne.answer_any(table, match.waiting_for()[0], chance)
        one, other = match.waiting_for()[:2]

        def choose(seat: int) -> None:
            ask = anne.settled(table, seat)["asks"][0]
            anne.answer(table, seat, ask["id"], ask["options"][0]["notation"])

        def begin_again(seat: int, **wanted: int) -> dict[str, Any]:
            ask = anne.settled(table, seat)["asks"][0]
            assert [option["notation"] for option in ask["options"]] == ["reconsider"]
            return anne.answer(table, seat, ask["id"], "reconsider", **wanted)

        for seat in (one, other):
            for _ in range(3):
                choose(seat)
                begin_again(seat)
        choose(one)
        made = len(match.entries)
        assert begin_again(one, expect=409)["type"] == "second-thoughts"
        assert len(match.entries) == made, "nothing of it was done"


def test_nobody_fills_the_log_with_offers_while_all_wait(tmp_path: Path) -> None:
    """Each is a line of the log, and may be made at any moment of a negotiation."""
    settings = roomy(tmp_path)
    settings.offers_in_a_row = 5
    with running(settings) as house:
        anne, chance = house.visitor(), random.Random(2)
        table = anne.new_table("me", "here", "here", game="bastide", settings={"negotiation": "gifts"})["id"]
        match = house.server.hall.tables[table].match
        while not any(ask.key == "offer" for ask in match.asks):
            anne.answer_any(table, match.waiting_for()[0], chance)
        mover = match.waiting_for()[0]
        talker = (mover + 1) % 3

        def offer(seat: int = talker) -> dict[str, Any]:
            return next(ask for ask in anne.settled(table, seat)["asks"] if ask["key"] == "offer")

        words = [one["notation"] for one in offer()["options"]]
        anne.answer(table, talker, offer()["id"], *words[:3])
        anne.answer(table, talker, offer()["id"], *words[:3], expect=429)
        anne.answer(table, talker, offer()["id"], *words[:2])
        refused = anne.answer(table, talker, offer()["id"], words[0], expect=429)
        assert refused["type"] == "said-enough"
        to_others = [one["notation"] for one in offer(mover)["options"]]
        anne.answer(table, mover, offer(mover)["id"], to_others[0])
        anne.answer(table, talker, offer()["id"], words[0])
        for _ in range(2):
            gift = next(ask for ask in anne.settled(table, mover)["asks"] if ask["key"] == "gift")
            to = next(one["notation"] for one in gift["options"] if one["kind"] == "give")
            anne.answer(table, mover, gift["id"], to, "sdd 1")
        anne.answer(table, mover, offer(mover)["id"], *to_others[:5])


def finished_file() -> str:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"0123456789abcdef")
    chance = random.Random(1)
    while not match.over:
        ask = next(ask for ask in match.asks if not ask.open)
        match.answer(ask.seat, chance.choice(ask.options))
    return matchfile.write(match)


def test_bots_that_play_alone_take_their_time(house: House, anne: Visitor) -> None:
    alone, company = [
        house.server.hall.tables[anne.new_table(*kinds)["id"]] for kinds in (("bot", "bot"), ("me", "bot"))
    ]
    a_minute = 60_000
    for table in (alone, company):
        table.record.changed = now()
    assert pace_left(alone, a_minute) > a_minute / 2
    assert pace_left(company, 0) == 0


def test_a_bucket_fills_again_with_time() -> None:
    clock = [0.0]
    buckets = Buckets(rate=2, burst=2, clock=lambda: clock[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    clock[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock[0] = 100
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_health_tells_of_the_database_and_the_watchers(anne: Visitor) -> None:
    table = anne.new_table("me", "bot")["id"]
    anne.watch(table).wait_for_entries(0)
    health = anne.get("/health")
    assert health == {"status": "ok", "database": "ok", "neighbours": "none", "tables": 1, "watchers": 1}
    assert anne.get("/health/alive") == {"status": "ok"}
