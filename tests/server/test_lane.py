"""The quick lane is taken: an ordinary answer comes from uvicorn in the shape that the lane reads.

If uvicorn gave a body in pieces, or named the parts of a request otherwise, every answer would go the long way round,
rightly but slowly, and nobody would notice.
"""

from __future__ import annotations

import random
import socket
from typing import Any

import pytest

from centans.server import lane
from centans.server.asgi import Receive, Scope, Send
from tests.server.kit import House, Visitor


@pytest.fixture
def turned_away(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The answers that the lane has left to the API."""
    found: list[str] = []

    def again(first: Any, receive: Receive) -> Receive:
        found.append("answer")
        return handed_on(first, receive)

    handed_on = lane.again
    monkeypatch.setattr(lane, "again", again)
    return found


def test_an_ordinary_answer_takes_the_quick_lane(anne: Visitor, turned_away: list[str]) -> None:
    table = anne.new_table("me", "here")["id"]
    chance = random.Random(1)
    answered = 0
    while answered < 5:
        for seat in anne.view(table)["waiting_for"]:
            answered += anne.answer_any(table, seat, chance) is not None
    assert turned_away == []


def test_an_answer_that_comes_in_pieces_goes_the_long_way_and_arrives(
    house: House, anne: Visitor, turned_away: list[str]
) -> None:
    table = anne.new_table("me", "here")["id"]
    seat = anne.view(table)["waiting_for"][0]
    ask = anne.view(table, seat)["asks"][0]
    body = anne.http.build_request(
        "POST",
        f"/api/tables/{table}/answers",
        json={"seat": seat, "ask": ask["id"], "options": [ask["options"][0]["notation"]]},
    )
    host, port = house.url.removeprefix("http://").split(":")
    head = f"POST {body.url.path} HTTP/1.1\r\n" + "".join(
        [f"{name}: {value}\r\n" for name, value in body.headers.items()]
    )
    with socket.create_connection((host, int(port))) as line:
        line.sendall(f"{head}\r\n".encode() + body.content[:10])
        line.settimeout(0.3)
        with pytest.raises(TimeoutError):
            line.recv(1)
        line.settimeout(10)
        line.sendall(body.content[10:])
        assert line.recv(100).startswith(b"HTTP/1.1 200")
    assert turned_away == ["answer"]


def test_a_request_has_the_parts_that_the_lane_reads(
    house: House, anne: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[str, Any]] = []
    events: list[Any] = []

    async def look(scope: Scope, receive: Receive, _send: Send) -> None:
        seen.append({name: scope[name] for name in ("type", "method", "path", "user")})
        events.append(await receive())
        await lane.respond(_send, 200, b"{}")

    monkeypatch.setattr(lane.QuickLane, "__call__", lambda self, *call: look(*call))
    anne.http.post("/api/tables/x/answers", json={"a": 1})
    assert seen == [{"type": "http", "method": "POST", "path": "/api/tables/x/answers", "user": anne.me["id"]}]
    assert [(event["type"], event["body"], event["more_body"]) for event in events] == [
        ("http.request", b'{"a":1}', False)
    ]
