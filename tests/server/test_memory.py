"""Tables leave the memory, whoever looks on, and nobody notices."""

from __future__ import annotations

import gc
import random
import weakref
from pathlib import Path

import pytest

from centans.server.hall import STAYS, STAYS_WHEN_OVER
from tests.server.kit import SMALL, House, Visitor, eventually, roomy, running
from tests.server.test_streams import numbers


def unused_for(house: House, table: str, seconds: float) -> None:
    """So long has nobody wanted the table; then the house is kept."""
    eventually(lambda: house.server.hall.tables[table].idle, "a table at rest")
    house.server.hall.tables[table].used -= seconds
    house.server.hall.let_go_of_unused()


@pytest.mark.parametrize("changes", [False, True])
def test_who_looks_on_at_a_table_that_left_is_told_what_happens_there(
    house: House, anne: Visitor, bertrand: Visitor, changes: bool
) -> None:
    table = anne.new_table("me", "here")["id"]
    watching = bertrand.watch(table, changes=changes)
    entries = anne.play_out(table, random.Random(1), most=3)["entries"]
    watching.wait_for_entries(entries)
    unused_for(house, table, STAYS + 1)
    assert table not in house.server.hall.tables
    more = anne.play_out(table, random.Random(2), most=3)["entries"]
    assert watching.wait_for_entries(more).data == anne.view(table)
    assert numbers(watching) == list(range(more + 1))
    anne.post(f"/api/tables/{table}/chat", {"text": "still there?"}, 201)
    watching.wait_for(lambda event: event.kind == "chat")


def test_a_table_that_is_wanted_stays(house: House, anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    unused_for(house, table, STAYS - 60)
    assert table in house.server.hall.tables


def test_a_table_where_the_match_is_over_leaves_sooner(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here", components=SMALL)["id"]
    over = anne.play_out(table, random.Random(1))
    assert over["result"] is not None
    bertrand.watch(table, 0).wait_for_entries(over["entries"])
    unused_for(house, table, STAYS_WHEN_OVER + 1)
    assert table not in house.server.hall.tables
    assert anne.view(table)["result"] == over["result"]


def test_what_others_choose_in_secret_is_not_told_by_a_table_that_comes_back(
    house: House, anne: Visitor, bertrand: Visitor
) -> None:
    """Nothing is new for a watcher: not even that something happened, though his view was made anew."""
    table = anne.new_table("me", "here", game="trente")["id"]
    watching = bertrand.watch(table)
    watching.wait_for_entries(0)
    before = anne.view(table)
    unused_for(house, table, STAYS + 1)
    assert anne.answer_any(table, 0, random.Random(1), hollow=True) is not None
    assert anne.view(table) == before, "a secret choice"
    anne.post(f"/api/tables/{table}/chat", {"text": "done"}, 201)
    watching.wait_for(lambda event: event.kind == "chat")
    assert len(watching.of("view")) == 1


def test_a_player_who_leaves_a_table_that_is_not_in_memory_is_seen_to_go(
    house: House, anne: Visitor, bertrand: Visitor
) -> None:
    table = anne.new_table("me", "anyone")["id"]
    bertrand.seat(table, 1, "sit")
    watching, his = anne.watch(table, 0), bertrand.watch(table, 1)
    watching.wait_for(lambda event: event.kind == "seats" and event.data[1]["online"])
    his.wait_for_entries(0)
    unused_for(house, table, STAYS + 1)
    his.close()
    eventually(lambda: not watching.of("seats")[-1][1]["online"], "his going")


def test_a_table_that_left_needs_no_collector_of_garbage(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    watching = bertrand.watch(table)
    watching.wait_for_entries(anne.play_out(table, random.Random(1), most=5)["entries"])
    gc.disable()
    try:
        gone = weakref.ref(house.server.hall.tables[table])
        unused_for(house, table, STAYS + 1)
        eventually(lambda: gone() is None, "the table's going")
    finally:
        gc.enable()


def test_a_connection_that_has_ended_needs_no_collector_of_garbage(house: House, anne: Visitor) -> None:
    """Under load none of them would go: what outlives a look of the collector is set apart."""
    table = anne.new_table("me", "here")["id"]
    before = set(house.server.connections.open)
    gc.disable()
    try:
        watching = anne.watch(table)
        watching.wait_for_entries(0)
        [gone] = [weakref.ref(visit) for visit in house.server.connections.open if visit not in before]
        watching.close()
        eventually(lambda: gone() is None, "the connection's going")
    finally:
        gc.enable()


def test_few_long_tables_fill_the_memory_no_more_than_many_short_ones(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.answers_in_memory = 20
    with running(settings) as house:
        anne = house.visitor()
        hall = house.server.hall
        tables = [anne.new_table("me", "here")["id"] for _ in range(4)]
        for table in tables:
            anne.play_out(table, random.Random(1), most=9)
        eventually(lambda: all(one.idle for one in hall.tables.values()), "tables at rest")
        hall.let_go_of_unused()
        assert sum(len(one.match.entries) for one in hall.tables.values()) <= 20
        assert tables[-1] in hall.tables, "those longest unused leave first"
        assert tables[0] not in hall.tables
        for table in tables:
            assert anne.view(table)["entries"] >= 9
            eventually(lambda: sum(len(one.match.entries) for one in hall.tables.values()) <= 20, "room")


def test_ten_times_as_many_tables_as_fit_are_played_and_watched(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.tables_in_memory = 2
    with running(settings) as house:
        anne, bertrand = house.visitor(), house.visitor()
        tables = [anne.new_table("me", "here")["id"] for _ in range(20)]
        streams = [bertrand.watch(table, changes=True) for table in tables]
        for stream in streams:
            stream.wait_for_entries(0)
        for round_ in range(2):
            for number, table in enumerate(tables):
                anne.play_out(table, random.Random(number + 100 * round_), most=1)
                assert len(house.server.hall.tables) <= 4
        for table, stream in zip(tables, streams, strict=True):
            present = anne.view(table)
            assert stream.wait_for_entries(present["entries"]).data == present
            assert numbers(stream) == list(range(present["entries"] + 1))
