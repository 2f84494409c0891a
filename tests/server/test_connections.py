"""Slow, idle and surplus connections end, and whoever plays is not disturbed by them."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from centans.server.connections import KEPT_FREE, LARGEST_HEAD, LARGEST_REST, MOST_AHEAD, most_in_all
from centans.server.serving import configured
from tests.server.kit import PATIENCE, House, eventually, roomy, running

HALF = b"POST /api/tables/x/answers HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
LONG = 3600.0


def port_of(house: House) -> int:
    return int(house.url.rpartition(":")[2])


def caller(house: House, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port_of(house)), PATIENCE, source_address=(source, 0))


@contextmanager
def half_open(house: House, number: int, source: str) -> Iterator[list[socket.socket]]:
    """So many requests whose heads never end."""
    with ExitStack() as stack:
        callers = [stack.enter_context(caller(house, source)) for _ in range(number)]
        for one in callers:
            try:
                one.sendall(HALF)
            except OSError:
                continue  # it was ended already
        yield callers


def heard(one: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    found = b""
    try:
        while part := one.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def test_two_thousand_half_open_requests_disturb_nobody_who_plays(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.most_connections, settings.most_connections_each, settings.head_seconds = 700, 300, LONG
    assert most_in_all(10_000) > 2000 + 700, "this test itself needs many open files"
    with running(settings) as house:
        connections = house.server.connections
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        watching = anne.watch(table, 0)
        watching.wait_for_entries(0)
        choose = random.Random(1)
        with half_open(house, 1000, "127.0.0.2"), half_open(house, 1000, "127.0.0.1"):
            eventually(lambda: connections.refused >= 1400, "the refusals")
            assert len(connections.open) <= 700
            for _ in range(30):
                seat = anne.view(table)["waiting_for"][0]
                answered = anne.answer_any(table, seat, choose)
                watching.wait_for_entries(answered["entries"] if answered is not None else 0)
            newcomer = house.visitor()
            assert newcomer.view(table)["entries"] >= 20
            assert not watching.ended
        eventually(lambda: len(connections.open) < 20, "the end of the attack")
        assert not watching.ended


def test_a_head_that_does_not_come_in_time_ends_the_connection(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.head_seconds = 0.2
    with running(settings) as house, caller(house) as silent, caller(house) as slow:
        slow.sendall(HALF)
        assert heard(slow).startswith(b"HTTP/1.1 408 ")
        assert heard(silent) == b""


def test_a_second_head_on_a_kept_connection_must_come_in_time_too(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.head_seconds = 0.5
    with running(settings) as house, caller(house) as one:
        one.sendall(b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF)
        said = heard(one)
        assert said.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 408 " in said


def test_a_body_that_does_not_come_in_time_ends_the_connection(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.body_seconds = 0.2
    with running(settings) as house, caller(house) as one:
        anne = house.visitor()
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: {house.url[7:]}\r\nOrigin: {house.url}\r\n"
            f"Cookie: centans={anne.http.cookies['centans']}\r\n"
            "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        )
        one.sendall(head.encode())
        assert heard(one).startswith(b"HTTP/1.1 408 ")


def test_an_idle_connection_is_not_kept_for_ever(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.idle_seconds = 1
    with running(settings) as house, caller(house) as one:
        one.sendall(b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert heard(one).startswith(b"HTTP/1.1 200 ")
        assert house.server.connections.idle == {}


def test_who_does_not_read_his_answer_is_cut_off(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.unread_seconds = 0.3
    with running(settings) as house, caller(house) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        eventually(lambda: house.server.connections.open, "the connection")
        for visit in house.server.connections.open:
            visit.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        request = b"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        deaf.sendall(request * MOST_AHEAD)
        eventually(lambda: house.server.connections.ended == 1, "the end")
        assert not house.server.connections.unread


def test_a_watcher_stays_longer_than_any_request_may_take(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.head_seconds = settings.body_seconds = settings.unread_seconds = 0.2
    settings.idle_seconds, settings.heartbeat = 1, 0.1
    with running(settings) as house:
        anne = house.visitor()
        watching = anne.watch(anne.new_table("me", "here")["id"], 0)
        eventually(lambda: watching.comments > 15, "many signs of life")
        assert not watching.ended


def test_no_connection_becomes_a_web_socket_and_is_counted_for_ever(house: House) -> None:
    """Whatever libraries are installed: the connection would be no more one of those that we know."""
    assert configured(house.server).ws == "none"
    with caller(house) as one:
        head = b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n"
        one.sendall(head + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        assert heard(one).startswith(b"HTTP/1.1 200 ")
    eventually(lambda: not house.server.connections.open, "its end")


def test_a_head_without_end_is_refused(house: House) -> None:
    with caller(house) as one:
        one.sendall(HALF + b"x" * (LARGEST_HEAD + 1))
        assert heard(one).startswith(b"HTTP/1.1 431 ")


def test_a_surplus_connection_is_told_so_if_none_can_make_room(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.most_connections_each = 3
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        watching = [anne.watch(table, 0) for _ in range(3)]
        for one in watching:
            one.wait_for_entries(0)
        with caller(house) as surplus:
            assert heard(surplus).startswith(b"HTTP/1.1 503 ")
        watching[0].close()
        eventually(lambda: len(house.server.connections.open) < 3, "room")
        assert house.visitor().view(table)["entries"] == 0


def test_a_trusted_proxy_may_have_more_connections_than_others(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.most_connections_each, settings.proxies = 2, "127.0.0.1"
    with running(settings) as house, half_open(house, 5, "127.0.0.1"):
        eventually(lambda: len(house.server.connections.open) == 5, "all of them")
        assert house.server.connections.refused == 0


def test_there_are_never_more_connections_than_open_files() -> None:
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most_in_all(10) == 10
    assert most_in_all(10**9) == max(soft, resource.getrlimit(resource.RLIMIT_NOFILE)[0]) - KEPT_FREE


@pytest.mark.parametrize("line", [b"X: " + b"x" * 60_000 + b"\r\n", b"x" * 60_000], ids=["many", "one without end"])
def test_headers_behind_a_body_fill_no_memory(house: House, line: bytes) -> None:
    """The body's time is long; whoever sends more in it than any body has is cut off."""
    anne = house.visitor()
    head = f"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: {house.url}\r\nContent-Type: application/json\r\n"
    cookie = f"Cookie: centans={anne.http.cookies['centans']}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: x"
    with caller(house) as one:
        one.sendall((head + cookie).encode() + (b"" if line.startswith(b"x") else b"\r\n"))
        with pytest.raises(ConnectionError):
            one.sendall(line * (3 * LARGEST_REST // len(line)))
    assert anne.get("/health/alive") == {"status": "ok"}


def test_requests_sent_ahead_fill_no_memory(house: House) -> None:
    """Of each a few bytes are sent; those that wait behind a stream would be kept as long as it lasts."""
    table = house.visitor().new_table("me", "here")["id"]
    stream = f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    ahead = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with caller(house) as patient, caller(house) as greedy:
        patient.sendall(stream + ahead * MOST_AHEAD)
        greedy.sendall(stream + ahead * (MOST_AHEAD + 1))
        assert b"400 Bad Request" in heard(greedy)
        eventually(lambda: len(house.server.hall.audiences) == 1, "the other's stream")


def test_a_stranger_writes_no_lines_into_the_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """uvicorn has one or two for what it cannot read and for each WebSocket, before anybody is counted."""
    for said in (
        b"GET /health/alive HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        b"nonsense\r\n\r\n",
    ):
        with caller(house) as one:
            one.sendall(said)
            assert one.recv(4096).startswith(b"HTTP/1.1 ")
    assert not [one for one in caplog.records if one.name.startswith("uvicorn")]
