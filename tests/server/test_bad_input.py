"""Whatever is sent, the server says what is wrong with it: never that something is wrong with the server."""

from __future__ import annotations

import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from centans.server.guard import OwnAddress
from centans.server.settings import from_environment
from tests.server.kit import Visitor

JSON = {"Content-Type": "application/json"}
DEEP = b"[" * 15_000
BODIES = {
    "deep": DEEP,
    "deep in a field": b'{"name": ' + DEEP,
    "deep and closed": DEEP + b"]" * 15_000,
    "no UTF-8": b'{"name": "\xff\xfe", "text": "\xff", "action": "\xff", "ask": "\xff"}',
    "half a pair": b'{"name": "\\ud800", "text": "\\ud800", "action": "\\ud800"}',
    "long number": b'{"seat": ' + b"9" * 5000 + b"}",
    "not a number": b'{"seat": NaN, "swap": Infinity}',
}
NULS = {
    "/api/me": {"name": "a\0b"},
    "/api/tables": {"game": "guyenne\0", "players": 2, "seats": [{"kind": "me", "name": "a\0"}, {"kind": "here"}]},
    "/api/tables/ID/seats/0": {"action": "sit", "name": "a\0b"},
    "/api/tables/ID/chat": {"text": "a\0b"},
    "/api/tables/ID/answers": {"seat": 0, "ask": "a\0", "options": ["x\0"], "nonce": "n\0"},
}
PATHS = [
    "/%00.txt",
    "/a%00b.js",
    "/" + "a" * 300 + ".js",
    "/" + "a/" * 3000 + "x.js",
    "/games/%00/x",
    "/%ff%fe.js",
    "/api/tables/%00",
    "/api/tables/" + "x" * 300,
    "/api/tables/x%00/view",
    "/api/tables/x/view?seat=" + "9" * 5000,
    "/api/tables/x/view?at=%00",
    "/api/tables/x/why?seat=0&option=%00",
    "/api/tables?show=%00",
    "/api/games/%00/rules/en",
    "/api/games/" + "g" * 300 + "/texts/fr",
]


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_no_body_makes_the_server_stumble(anne: Visitor, body: bytes) -> None:
    table = anne.new_table("me", "here")["id"]
    for path in ("/api/tables", *[f"/api/tables/{table}/{call}" for call in ("answers", "undo", "chat", "rematch")]):
        assert anne.http.post(path, content=body, headers=JSON).status_code == 400
    assert anne.http.post(f"/api/tables/{table}/seats/0", content=body, headers=JSON).status_code == 400
    assert anne.http.put("/api/me", content=body, headers=JSON).status_code == 400


@pytest.mark.parametrize("path", NULS)
def test_no_nul_is_taken(anne: Visitor, path: str) -> None:
    table = anne.new_table("me", "here")["id"]
    method = "PUT" if path == "/api/me" else "POST"
    response = anne.http.request(method, path.replace("ID", table), json=NULS[path])
    assert (response.status_code, response.json()["type"]) == (400, "unreadable-request")


def test_who_writes_about_a_nul_is_understood(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    assert anne.post(f"/api/tables/{table}/chat", {"text": "\\u0000"}, 201)["text"] == "\\u0000"


def test_no_nul_is_taken_in_a_file(anne: Visitor) -> None:
    response = anne.http.post("/api/tables/import", content=b"a\0b", headers={"Content-Type": "text/plain"})
    assert (response.status_code, response.json()["type"]) == (422, "bad-file")


@pytest.mark.parametrize("path", PATHS, ids=[path[:24] for path in PATHS])
def test_no_path_makes_the_server_stumble(anne: Visitor, path: str) -> None:
    assert 400 <= anne.http.get(path).status_code < 500


def test_a_seat_beyond_all_numbers_is_none(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    response = anne.http.post(f"/api/tables/{table}/seats/{'9' * 5000}", json={"action": "sit"})
    assert 400 <= response.status_code < 500


@pytest.mark.parametrize("last", ["9" * 5000 + ".0.0", "0.0." + "9" * 20, "0." + "9" * 5000 + ".0", "x.0.0"])
def test_an_odd_place_to_resume_at_is_the_beginning(anne: Visitor, last: str) -> None:
    table = anne.new_table("me", "here")["id"]
    watching = anne.watch(table, last=last)
    watching.wait_for_entries(0)
    assert watching.of("log")[0][0]["number"] == 0


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"])
def test_json_is_read_only_where_it_says_so(anne: Visitor, kind: str) -> None:
    table = anne.new_table("me", "here")["id"]
    for path in ("/api/tables", f"/api/tables/{table}/chat", f"/api/tables/{table}/answers"):
        response = anne.http.post(path, content=b'{"text": "x"}', headers={"Content-Type": kind})
        assert (response.status_code, response.json()["type"]) == (415, "no-json")
    as_json = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert anne.http.post(f"/api/tables/{table}/chat", content=b'{"text": "x"}', headers=as_json).status_code == 201


@pytest.mark.parametrize("scheme", ["https", "ftp", "x", ""])
def test_the_scheme_of_the_own_page_counts(anne: Visitor, scheme: str) -> None:
    origin = f"{scheme}://{urlsplit(anne.url).netloc}"
    response = anne.http.put("/api/me", json={"name": "Anne"}, headers={"Origin": origin})
    assert (response.status_code, response.json()["type"]) == (403, "wrong-origin")


def test_a_name_that_is_not_ours_is_not_answered(anne: Visitor) -> None:
    """Another site may let its own name point to our address: then its page would be the server's own."""
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for response in (anne.http.get("/api/me", headers=evil), anne.http.put("/api/me", json={}, headers=evil)):
        assert (response.status_code, response.json()["type"]) == (421, "wrong-host")


@pytest.mark.parametrize("port", [":56:25", ":65536", ":x", ":-1", "]", ":8000]"])
def test_a_host_with_no_such_port_is_turned_away_at_the_door(anne: Visitor, port: str) -> None:
    """Behind it the address of the request would be needed for a sentence, and could not be read."""
    response = anne.http.get("/api/tables/nowhere/reason?number=0", headers={"Host": f"127.0.0.1{port}"})
    assert (response.status_code, response.json()["type"]) == (421, "wrong-host")


def test_the_server_knows_its_names(tmp_path: Path) -> None:
    settings = from_environment(tmp_path, {"CENTANS_ADDRESS": "https://Play.example/"})
    own = OwnAddress(settings.address)
    assert all(own.is_called(host) for host in ("play.example", "127.0.0.1:80", "[::1]:8000", "localhost:1"))
    assert own.is_called(socket.gethostname().lower())
    assert not any(own.is_called(host) for host in ("evil.example", "play.example.evil.example", "", "[", "1.2.3"))
    assert own.is_page("https://play.example", "http", "play.example"), "a proxy may speak plainly to us"
    assert not own.is_page("http://play.example.evil.example", "http", "play.example")
    assert not OwnAddress("").is_called("play.example")


def test_what_is_wrong_is_told_in_few_words(anne: Visitor) -> None:
    """Whoever sends twenty kilobytes does not get them back."""
    long = "x" * 20_000
    seats = [{"kind": "me"}, {"kind": "here"}]
    table = {"game": "guyenne", "players": 2, "seats": seats}
    refused = [
        anne.http.post("/api/tables", json=table | {"settings": {"level": long}}),
        anne.http.post("/api/tables", json=table | {"settings": {long: "basic"}}),
        anne.http.post("/api/tables", json=table | {"components": {long: "1"}}),
        anne.http.post("/api/games/guyenne/draft", json={"players": 2, "settings": {"level": long}}),
        anne.http.post(
            "/api/tables/import", content=f"Cent Ans match 1\ngame: {long}\n", headers={"content-type": "text/plain"}
        ),
    ]
    for answer in refused:
        assert answer.status_code == 422
        assert len(answer.content) < 2_000, answer.text[:200]
