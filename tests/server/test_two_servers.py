"""Two servers on one PostgreSQL: what is done at one is seen at the other, whatever happens to the database."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text, update

from centans.server.storage.schema import entries
from tests.server.kit import AT_ONCE, SMALL, Visitor, eventually
from tests.server.postgres import CUT, needs_postgres, tell
from tests.server.test_crash import free_port, server_process

pytestmark = [pytest.mark.slow, needs_postgres]


@pytest.fixture(scope="module")
def two_servers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The addresses of two server processes on one database, with one secret: whatever happens to them, they go on."""
    data = tmp_path_factory.mktemp("two")
    ports = free_port(), free_port()
    with (
        server_process(data, ports[0], data / "first.log", CENTANS_DATABASE_URL=postgres, CENTANS_VEIL=str(AT_ONCE)),
        server_process(data, ports[1], data / "second.log", CENTANS_DATABASE_URL=postgres, CENTANS_VEIL=str(AT_ONCE)),
    ):
        yield f"http://127.0.0.1:{ports[0]}", f"http://127.0.0.1:{ports[1]}"


@pytest.fixture
def both_doors(two_servers: tuple[str, str]) -> Iterator[tuple[Visitor, Visitor]]:
    """One guest, at both servers."""
    anne, elsewhere = Visitor(two_servers[0]), Visitor(two_servers[1])
    elsewhere.http.cookies = anne.http.cookies
    yield anne, elsewhere
    anne.close()
    elsewhere.close()


@pytest.fixture
def anne_and_bertrand(two_servers: tuple[str, str]) -> Iterator[tuple[Visitor, Visitor]]:
    """Each at another server."""
    anne, bertrand = Visitor(two_servers[0]), Visitor(two_servers[1])
    yield anne, bertrand
    anne.close()
    bertrand.close()


def test_who_looks_on_at_one_server_sees_what_is_done_at_another(anne_and_bertrand: tuple[Visitor, Visitor]) -> None:
    anne, bertrand = anne_and_bertrand
    table = anne.new_table("me", "anyone")["id"]
    watching = anne.watch(table, 0)
    watching.wait_for_entries(0)
    bertrand.seat(table, 1, "sit")
    watching.wait_for(lambda event: event.kind == "seats" and event.data[1]["kind"] == "person")
    his = bertrand.watch(table, 1)
    chance = random.Random(1)
    for _ in range(40):
        view = bertrand.view(table, 1)
        seat = view["waiting_for"][0]
        answered = (anne, bertrand)[seat].answer_any(table, seat, chance)
        for stream in (watching, his) if answered is not None else ():
            stream.wait_for_entries(answered["entries"])
    numbers = [entry["number"] for entries in watching.of("log") for entry in entries]
    assert numbers == list(range(len(numbers)))
    bertrand.post(f"/api/tables/{table}/chat", {"text": "Montjoie !"}, 201)
    assert watching.wait_for(lambda event: event.kind == "chat").data["text"] == "Montjoie !"


def test_what_is_taken_back_at_one_server_is_taken_back_at_the_other(both_doors: tuple[Visitor, Visitor]) -> None:
    anne, elsewhere = both_doors
    table = anne.new_table("me", "here")["id"]
    watching = elsewhere.watch(table, 0)
    chance = random.Random(5)
    while not (view := anne.answer_any(table, anne.view(table)["waiting_for"][0], chance) or {}).get("can_undo"):
        pass
    watching.wait_for_entries(view["entries"])
    undone = anne.post(f"/api/tables/{table}/undo", {"seat": view["seat"]})
    seen = watching.wait_for(lambda event: event.kind == "view" and event.data["epoch"] == 1)
    assert seen.data["entries"] == undone["entries"]


def test_a_bot_answers_whoever_of_the_servers_it_is_asked_at(anne_and_bertrand: tuple[Visitor, Visitor]) -> None:
    anne, bertrand = anne_and_bertrand
    table = anne.new_table("me", "anyone", "bot", "bot")["id"]
    bertrand.seat(table, 1, "sit")
    streams = [anne.watch(table, 0), bertrand.watch(table, 1)]
    chance = random.Random(2)

    def bots_moved() -> bool:
        for seat, visitor in enumerate((anne, bertrand)):
            if seat in visitor.view(table)["waiting_for"]:
                visitor.answer_any(table, seat, chance)
        log = bertrand.get(f"/api/tables/{table}/log", from_=1)
        return sum(entry["seat"] in (2, 3) for entry in log) > 6

    eventually(bots_moved, "the bots' moves")
    for stream in streams:
        numbers = [entry["number"] for entries in stream.of("log") for entry in entries]
        assert numbers == sorted(set(numbers)), "no entry is told twice"


def test_a_rematch_is_told_at_the_other_server(anne_and_bertrand: tuple[Visitor, Visitor]) -> None:
    anne, bertrand = anne_and_bertrand
    table = anne.new_table("me", "anyone", components=SMALL)["id"]
    bertrand.seat(table, 1, "sit")
    eventually(lambda: anne.view(table)["waiting_for"], "his coming, at the other server")
    chance = random.Random(3)
    watching = bertrand.watch(table, 1)
    while (view := anne.view(table))["result"] is None:
        seat = view["waiting_for"][0]
        answered = (anne, bertrand)[seat].answer_any(table, seat, chance)
        if answered is not None:
            watching.wait_for_entries(answered["entries"])
    again = anne.post(f"/api/tables/{table}/rematch", {})["id"]
    assert watching.wait_for(lambda event: event.kind == "next").data["table"] == again
    assert bertrand.post(f"/api/tables/{table}/rematch", {})["id"] == again


def notice(table: str) -> Any:
    """As if another server had changed that table."""
    return text("SELECT pg_notify('centans', 'another ' || :table)").bindparams(table=table)


def spoil(table: str) -> Any:
    """Make the table's log one that no rules replay."""
    return update(entries).where(entries.c.table_id == table).values(key="sing")


def answered(visitor: Visitor, table: str) -> int:
    """Answer whatever is asked; how many entries there are then."""
    view = visitor.view(table)
    return (visitor.answer_any(table, view["waiting_for"][0], random.Random(1)) or {})["entries"]


def test_a_table_that_cannot_be_replayed_makes_no_server_deaf(
    postgres: str, both_doors: tuple[Visitor, Visitor]
) -> None:
    anne, elsewhere = both_doors
    bad, good = anne.new_table("me", "here")["id"], anne.new_table("me", "here")["id"]
    answered(anne, bad)
    streams = [elsewhere.watch(bad, 0), elsewhere.watch(good, 0)]
    for stream in streams:
        stream.wait_for(lambda event: event.kind == "view")
    tell(postgres, spoil(bad), notice(bad))
    for _ in range(3):
        streams[1].wait_for_entries(answered(anne, good))
    assert elsewhere.get(f"/api/tables/{bad}/view", 409)["type"] == "old-rules"


def test_a_listener_whose_connection_is_cut_listens_again(postgres: str, both_doors: tuple[Visitor, Visitor]) -> None:
    anne, elsewhere = both_doors
    table = anne.new_table("me", "here")["id"]
    watching = elsewhere.watch(table, 0)
    watching.wait_for(lambda event: event.kind == "view")
    tell(postgres, CUT)
    for _ in range(3):
        watching.wait_for_entries(answered(anne, table))


def test_when_all_connections_are_cut_nothing_is_lost_and_play_goes_on(
    postgres: str, both_doors: tuple[Visitor, Visitor]
) -> None:
    anne, elsewhere = both_doors
    table = anne.new_table("me", "here")["id"]
    watching = elsewhere.watch(table, 0)
    entries_before = answered(anne, table)
    watching.wait_for_entries(entries_before)
    tell(postgres, text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"))
    seat = anne.view(table)["waiting_for"][0]
    ask = anne.settled(table, seat)["asks"][0]
    body = {"seat": seat, "ask": ask["id"], "options": [ask["options"][0]["notation"]], "nonce": "n"}

    def stored() -> Any:
        response = anne.http.post(f"/api/tables/{table}/answers", json=body)
        assert response.status_code in (200, 503), response.text
        return response.json() if response.status_code == 200 else None

    view = eventually(stored, "the answer")
    watching.wait_for_entries(view["entries"])
    assert elsewhere.view(table, 0) == anne.view(table, 0)
    for server in (anne, elsewhere):
        eventually(lambda: server.http.get("/health").status_code == 200, "its recovery")  # noqa: B023
