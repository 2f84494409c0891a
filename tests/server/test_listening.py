"""Who follows the stream of his seat is not told the same twice: his answer is answered by its being stored alone."""

from __future__ import annotations

from typing import Any

from tests.server.kit import House, Visitor, Watching
from tests.server.test_veil import brought_in, match_where


def first_question(anne: Visitor, table: str) -> tuple[int, dict[str, Any]]:
    seat = anne.view(table)["waiting_for"][0]
    return seat, anne.view(table, seat)["asks"][0]


def test_the_stream_shows_what_a_stored_answer_brought_about(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    seat, ask = first_question(anne, table)
    stream = anne.watch(table, seat)
    stream.wait_for_entries(0)
    stored = anne.answer(table, seat, ask["id"], ask["options"][0]["notation"], listening=True)
    assert stored == {"seat": seat, "epoch": 0, "entries": anne.view(table)["entries"]}
    assert stored["entries"] > 0
    told = stream.wait_for_entries(stored["entries"]).data
    assert ask["id"] not in [one["id"] for one in told["asks"]]
    assert told == anne.view(table, seat)


def test_an_answer_that_is_sent_again_is_told_the_same_and_done_once(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    seat, ask = first_question(anne, table)
    answer = (table, seat, ask["id"], ask["options"][0]["notation"])
    first = anne.answer(*answer, nonce="once", listening=True)
    assert anne.answer(*answer, nonce="once", listening=True) == first
    assert anne.view(table)["entries"] == first["entries"]


def test_a_secret_answer_is_not_counted(anne: Visitor) -> None:
    """The number that who answered is told is the one that everybody knows."""
    match = match_where(
        lambda asks: [ask.key for ask in asks] == ["keep", "keep"] and not any(ask.hollow for ask in asks),
        "trente",
        2,
        {},
    )
    table = brought_in(match, anne)
    before = anne.view(table, 1)
    stream: Watching = anne.watch(table, 0)
    stream.wait_for_entries(0)
    [ask] = anne.view(table, 0)["asks"]
    assert anne.answer(table, 0, ask["id"], "done", listening=True)["entries"] == before["entries"]
    stream.wait_for(lambda event: event.kind == "view" and ask["id"] not in [one["id"] for one in event.data["asks"]])
    assert anne.view(table, 1) == before


def test_no_view_is_made_where_nobody_looks(house: House, anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    seat, ask = first_question(anne, table)
    anne.answer(table, seat, ask["id"], ask["options"][0]["notation"], listening=True)
    assert house.server.hall.tables[table]._frames == {}


def test_a_refused_answer_brings_the_fresh_view_to_who_listens_too(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    seat, ask = first_question(anne, table)
    anne.answer(table, seat, ask["id"], ask["options"][0]["notation"], listening=True)
    stale = anne.answer(table, seat, ask["id"], ask["options"][0]["notation"], expect=409, listening=True)
    assert stale["view"] == anne.view(table, seat)
