"""Looking on: what a stream tells, how it resumes, and that a slow client holds up nobody."""

from __future__ import annotations

import asyncio
import random
import socket
from itertools import pairwise
from pathlib import Path

import pytest

from centans.server.audience import AT_ONCE, Audience, Audiences
from centans.server.hall import Hall
from centans.server.problems import Refused
from centans.server.streams import ALIVE, MOST_BYTES, MOST_WAITING, Stream
from tests.server.kit import House, Visitor, eventually, roomy, running


def numbers(watching: object) -> list[int]:
    return [entry["number"] for entries in watching.of("log") for entry in entries]  # type: ignore[attr-defined]


def test_a_newcomer_is_told_everything(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    entries = anne.play_out(table, random.Random(1), most=5)["entries"]
    anne.post(f"/api/tables/{table}/chat", {"text": "hello"}, 201)
    watching = bertrand.watch(table)
    arrived = watching.wait_for_entries(entries)
    assert arrived.data == bertrand.view(table)
    assert numbers(watching) == list(range(entries + 1))
    assert [line["text"] for line in watching.of("chat")] == ["hello"]
    assert watching.of("seats")[0][0]["name"] == anne.me["name"]


def test_everyone_is_told_what_happens(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    streams = [anne.watch(table, 0), anne.watch(table, 1), bertrand.watch(table)]
    for stream in streams:
        stream.wait_for_entries(0)
    entries = anne.play_out(table, random.Random(2), most=8)["entries"]
    for stream, seat in zip(streams, (0, 1, None), strict=True):
        assert stream.wait_for_entries(entries).data == anne.view(table, seat)
        assert numbers(stream) == list(range(entries + 1))
    anne.post(f"/api/tables/{table}/chat", {"text": "look"}, 201)
    for stream in streams:
        stream.wait_for(lambda event: event.kind == "chat" and event.data["text"] == "look")


def test_a_client_that_comes_back_gets_only_what_it_missed(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    first = bertrand.watch(table)
    place = first.wait_for_entries(0).place
    first.close()
    anne.post(f"/api/tables/{table}/chat", {"text": "while you were away"}, 201)
    entries = anne.play_out(table, random.Random(2), most=6)["entries"]
    second = bertrand.watch(table, last=place)
    latest = second.wait_for_entries(entries)
    assert numbers(second) == list(range(1, entries + 1))
    assert len(second.of("chat")) == 1
    third = bertrand.watch(table, last=latest.place)
    third.wait_for_entries(entries)
    assert numbers(third) == []
    assert third.of("chat") == []


def test_a_client_that_missed_an_undo_gets_the_whole_log_again(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    seat = anne.view(table)["waiting_for"][0]
    ask = anne.view(table, seat)["asks"][0]
    options = [option["notation"] for option in ask["options"]]
    anne.answer(table, seat, ask["id"], options[0])
    watching = anne.watch(table, seat)
    place = watching.wait_for_entries(1).place
    anne.post(f"/api/tables/{table}/undo", {"seat": seat})
    taken_back = watching.wait_for(lambda event: event.kind == "view" and event.data["epoch"] == 1)
    assert taken_back.data["entries"] == 0
    anne.answer(table, seat, ask["id"], options[1])
    again = anne.watch(table, seat, last=place)
    again.wait_for_entries(1)
    assert numbers(again) == [0, 1]


def test_a_place_that_is_nonsense_counts_as_none(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    for last in ("x", "1.2", "99999.0.0", "-1.0.0", "1.0.0.0"):
        watching = anne.watch(table, 0, last=last)
        watching.wait_for_entries(0)
        assert numbers(watching) == [0]


def test_players_see_each_other_come_and_go(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "anyone")["id"]
    watching = anne.watch(table, 0)
    watching.wait_for(lambda event: event.kind == "seats" and event.data[0]["online"])
    bertrand.seat(table, 1, "sit")
    watching.wait_for(lambda event: event.kind == "seats" and event.data[1]["kind"] == "person")
    his = bertrand.watch(table, 1)
    watching.wait_for(lambda event: event.kind == "seats" and event.data[1]["online"])
    his.wait_for_entries(0)
    his.close()
    eventually(lambda: not watching.of("seats")[-1][1]["online"], "his going")


def test_only_the_host_is_told_an_invitation_by_the_stream(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "invited")
    token = table["seats"][1]["invitation"]
    hers, his = anne.watch(table["id"], 0), bertrand.watch(table["id"])
    hers.wait_for_entries(0)
    his.wait_for_entries(0)
    assert hers.of("seats")[0][1]["invitation"] == token
    assert his.of("seats")[0][1]["invitation"] is None


def test_streams_end_when_the_server_stops(house: House, anne: Visitor) -> None:
    table = anne.new_table("me", "bot")["id"]
    watching = anne.watch(table, 0)
    watching.wait_for_entries(0)
    house.stop()
    eventually(lambda: watching.ended, "the end of the stream")


class Counting(Stream):
    """A stream that counts what it is told."""

    told = 0

    def send(self, chunk: bytes) -> None:
        self.told += 1


def test_while_thousands_are_told_that_we_live_others_have_their_turn() -> None:
    async def scene() -> tuple[list[int], int]:
        audiences = Audiences(0)
        streams = [Counting(None, None) for _ in range(3 * AT_ONCE)]
        for number, stream in enumerate(streams):
            table = f"table {number % 2}"
            audiences.join(table, audiences.of(table), stream)
        telling = asyncio.create_task(audiences.tell_all(ALIVE))
        turns = []
        while not telling.done():
            await asyncio.sleep(0)
            turns.append(sum(stream.told for stream in streams))
        return turns, len(streams)

    turns, all_of_them = asyncio.run(scene())
    steps = [later - sooner for sooner, later in pairwise([0, *turns])]
    assert max(steps) == AT_ONCE
    assert turns[-1] == all_of_them


def test_a_client_that_does_not_read_is_cut_off_and_the_others_go_on() -> None:
    async def scene() -> tuple[int, list[bytes]]:
        slow, quick = Stream(None, None), Stream(None, None)
        reader = quick.chunks()
        heard = []
        for number in range(MOST_WAITING * 3):
            chunk = f"{number}\n".encode()
            slow.send(chunk)
            quick.send(chunk)
            heard.append(await anext(reader))
        return sum([chunk.count(b"\n") async for chunk in slow.chunks()]), heard

    left, heard = asyncio.run(scene())
    assert left == 0, "nothing is kept for whoever does not read: when he comes back he is told it"
    assert len(heard) == MOST_WAITING * 3


@pytest.mark.parametrize(("sent", "kept"), [(MOST_WAITING, MOST_WAITING), (MOST_WAITING + 1, 0)])
def test_so_many_messages_may_wait_and_not_one_more(sent: int, kept: int) -> None:
    async def scene() -> int:
        stream = Stream(None, None)
        for _ in range(sent):
            stream.send(b"x")
        stream.close()
        return sum([len(chunk) async for chunk in stream.chunks()])

    assert asyncio.run(scene()) == kept


def test_a_client_that_does_not_read_fills_no_memory() -> None:
    """Few messages, but long ones; the first may be as long as it is."""

    async def scene() -> list[bytes]:
        slow, fresh = Stream(None, None), Stream(None, None)
        fresh.send(b"x" * MOST_BYTES * 2)
        for _ in range(3):
            slow.send(b"x" * (MOST_BYTES // 2))
        return [len(await anext(fresh.chunks())), [chunk async for chunk in slow.chunks()]]

    assert asyncio.run(scene()) == [MOST_BYTES * 2, []]


class Reading:
    """A client at the end of a pipe, who reads or not."""

    def __init__(self) -> None:
        self.reads = True
        self.got: list[bytes] = []

    def write(self, chunk: bytes) -> bool:
        self.got += [chunk] if self.reads else []
        return self.reads


def test_the_short_way_to_the_client_overtakes_nothing() -> None:
    """What comes while nothing waits goes straight through; once something has to wait, all that follows does."""

    async def scene() -> list[bytes]:
        stream, client = Stream(None, None), Reading()
        stream.pipe = client  # type: ignore[assignment]
        stream.send(b"1")
        chunks = stream.chunks()
        client.got.append(await anext(chunks))
        parked = asyncio.ensure_future(anext(chunks))
        await asyncio.sleep(0)
        stream.send(b"2")
        client.reads = False
        stream.send(b"3")
        client.reads = True
        stream.send(b"4")
        client.got.append(await parked)
        stream.send(b"5")
        client.got.append(await anext(chunks))
        return client.got

    assert asyncio.run(scene()) == [b"1", b"2", b"34", b"5"]


def test_many_who_come_at_once_get_no_more_streams_than_one_by_one() -> None:
    """Each was told that there is room before any of them had come in."""
    audiences, audience = Audiences(most=2), Audience()
    streams = [Stream("anne", None) for _ in range(3)]
    for stream in streams:
        audiences.must_have_room(stream.guest, stream.address)
    for stream in streams[:2]:
        audiences.join("table", audience, stream)
    with pytest.raises(Refused, match="you look on 2 times"):
        audiences.join("table", audience, streams[2])
    assert audience.online("anne")
    for stream in streams[:2]:
        audiences.leave("table", stream)
    assert not audience.online("anne")
    assert len(audiences) == 0


def test_who_comes_costs_the_same_however_many_strangers_look_on(house: House, anne: Visitor) -> None:
    table = anne.new_table("me", "bot")["id"]
    strangers = [house.visitor().watch(table) for _ in range(4)]
    own = anne.watch(table, 0)
    for watching in (own, *strangers):
        watching.wait_for(lambda event: event.kind == "seats" and event.data[0]["online"])
    hall, asked = house.server.hall, []
    hall.seat_infos = lambda found, viewer: asked.append(viewer) or Hall.seat_infos(hall, found, viewer)  # type: ignore
    anne.watch(table, 0).wait_for_entries(0)
    assert sorted(asked, key=str) == sorted([anne.me["id"], anne.me["id"], None], key=str)
    assert own.of("seats")[-1][0]["mine"]
    assert not any(one["mine"] for watching in strangers for told in watching.of("seats") for one in told)


def test_a_stream_shows_signs_of_life(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.heartbeat = 0.01
    with running(settings) as house:
        anne = house.visitor()
        watching = anne.watch(anne.new_table("me", "bot")["id"], 0)
        eventually(lambda: watching.comments > 2, "a sign of life")


def test_a_stream_ends_with_its_connection_even_if_more_was_asked_behind_it(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.heartbeat = 0.05
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        host, port = house.url.removeprefix("http://").split(":")
        request = f"GET %s HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n"
        with socket.create_connection((host, int(port))) as line:
            line.sendall((request % f"/api/tables/{table}/events" + request % "/api/games").encode())
            assert line.recv(1000).startswith(b"HTTP/1.1 200")
            assert anne.get("/health")["watchers"] == 1
        eventually(lambda: anne.get("/health")["watchers"] == 0, "the end of the stream")
