"""Playing: answers, stale answers, resent answers, batches, undo, bots, the past."""

from __future__ import annotations

import random
from typing import Any

from tests.server.kit import SMALL, House, Visitor, eventually


def first_ask(view: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = view["asks"][0]
    return found


def own_table(visitor: Visitor) -> tuple[str, int, dict[str, Any]]:
    """A table all of whose seats are the visitor's, the seat asked first, and its view."""
    table = visitor.new_table("me", "here")["id"]
    seat = visitor.view(table)["waiting_for"][0]
    return table, seat, visitor.view(table, seat)


def test_a_match_against_a_bot_is_played_to_its_end(anne: Visitor) -> None:
    table = anne.new_table("me", "bot", components=SMALL)["id"]
    chance = random.Random(1)
    watching = anne.watch(table, 0)

    def over() -> bool:
        anne.answer_any(table, 0, chance)
        return bool(anne.get(f"/api/tables/{table}")["status"] == "over")

    eventually(over, "the end of the match")
    info = anne.get(f"/api/tables/{table}")
    assert info["result"]["ranks"]
    assert info["seed"] is not None
    watching.wait_for(lambda event: event.kind == "over")
    numbers = [entry["number"] for entries in watching.of("log") for entry in entries]
    assert numbers == list(range(info["entries"] + 1))


def test_bots_play_a_match_among_themselves(anne: Visitor) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy:1"}]
    table = anne.new_table("bot", "bot", seats=seats, components=SMALL)["id"]
    eventually(lambda: anne.get(f"/api/tables/{table}")["status"] == "over", "the end of the match")


def test_an_answer_gives_the_view_after_it(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    after = anne.answer(table, seat, ask["id"], ask["options"][0]["notation"])
    assert after["entries"] > view["entries"]
    assert after == anne.view(table, seat)


def test_a_stale_answer_gets_the_fresh_view(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    anne.answer(table, seat, ask["id"], ask["options"][0]["notation"])
    problem = anne.answer(table, seat, ask["id"], ask["options"][1]["notation"], expect=409)
    assert problem["type"] == "stale"
    assert problem["view"] == anne.view(table, seat)


def test_a_question_to_another_seat_cannot_be_answered(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    anne.answer(table, 1 - seat, ask["id"], ask["options"][0]["notation"], expect=409)
    assert anne.view(table)["entries"] == view["entries"]


def test_an_answer_sent_again_with_its_nonce_is_done_once(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    choice = ask["options"][0]["notation"]
    first = anne.answer(table, seat, ask["id"], choice, nonce="once")
    second = anne.answer(table, seat, ask["id"], choice, nonce="once")
    assert second == first


def test_an_illegal_choice_names_the_rule_and_changes_nothing(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    problem = anne.answer(table, seat, ask["id"], "concede", expect=422)
    assert problem["refusal"]["key"]
    assert problem["refusal"] == anne.get(f"/api/tables/{table}/why", seat=seat, option="concede")["refusal"]
    assert anne.view(table, seat) == view


def test_an_unreadable_choice_is_refused(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    assert anne.answer(table, seat, first_ask(view)["id"], "castle 99", expect=422)["type"] == "unreadable"


def test_a_legal_choice_has_no_refusal(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    option = first_ask(view)["options"][0]["notation"]
    assert anne.get(f"/api/tables/{table}/why", seat=seat, option=option) == {"refusal": None}


def test_a_batch_is_stored_whole_or_not_at_all(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    castle = ask["options"][0]["notation"]
    anne.answer(table, seat, ask["id"], castle, "card hero", "concede", expect=422)
    assert anne.view(table, seat) == view
    after = anne.answer(table, seat, ask["id"], castle, "card hero", "done")
    assert after["entries"] >= view["entries"] + 3


def test_the_last_choice_can_be_taken_back(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    after = anne.answer(table, seat, ask["id"], ask["options"][0]["notation"])
    assert after["can_undo"]
    back = anne.post(f"/api/tables/{table}/undo", {"seat": seat})
    assert back["epoch"] == view["epoch"] + 1
    assert {**back, "epoch": 0} == {**view, "epoch": 0}
    assert not back["can_undo"]


def test_what_was_shown_cannot_be_taken_back(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    after = anne.answer(table, seat, ask["id"], ask["options"][0]["notation"], "card hero", "done")
    assert not after["can_undo"]
    problem = anne.post(f"/api/tables/{table}/undo", {"seat": seat}, 409)
    assert problem["type"] == "nothing-to-undo"
    assert problem["view"] == anne.view(table, seat)


def test_a_nonce_of_an_answer_taken_back_does_nothing(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    choice = ask["options"][0]["notation"]
    anne.answer(table, seat, ask["id"], choice, nonce="n")
    back = anne.post(f"/api/tables/{table}/undo", {"seat": seat})
    assert anne.answer(table, seat, ask["id"], choice, nonce="n") == back


def test_undo_survives_a_restart(house: House, anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    ask = first_ask(view)
    anne.answer(table, seat, ask["id"], ask["options"][0]["notation"])
    back = anne.post(f"/api/tables/{table}/undo", {"seat": seat})
    house.server.hall.tables.clear()
    assert anne.view(table, seat) == back


def test_a_table_dropped_from_memory_comes_back_from_its_log(house: House, anne: Visitor) -> None:
    table, _, _ = own_table(anne)
    anne.play_out(table, random.Random(3), most=25)
    before = [anne.view(table, seat) for seat in (None, 0, 1)]
    house.server.hall.tables.clear()
    assert [anne.view(table, seat) for seat in (None, 0, 1)] == before


def test_the_past_is_shown_as_it_was_seen(anne: Visitor) -> None:
    table, seat, view = own_table(anne)
    seen = {view["entries"]: view}
    ask = first_ask(view)
    for option in (ask["options"][0]["notation"], "card hero", "done"):
        now = anne.view(table, seat)
        after = anne.answer(table, seat, first_ask(now)["id"], option)
        seen[after["entries"]] = after
    for entries, then in seen.items():
        past = anne.view(table, seat, at=entries)
        assert past["view"] == then["view"]
        assert past["at"] == entries
        assert past["asks"] == [] or past["at"] == past["entries"]


def test_the_future_cannot_be_seen(anne: Visitor) -> None:
    table, _, view = own_table(anne)
    anne.get(f"/api/tables/{table}/view", 422, at=view["entries"] + 1)


def test_the_log_can_be_read_from_any_entry(anne: Visitor) -> None:
    table, _, _ = own_table(anne)
    entries = anne.play_out(table, random.Random(5), most=10)["entries"]
    log = anne.get(f"/api/tables/{table}/log")
    assert [entry["number"] for entry in log] == list(range(entries + 1))
    assert anne.get(f"/api/tables/{table}/log", from_=4) == log[4:]


def test_nothing_is_answered_before_everybody_has_come(anne: Visitor) -> None:
    table = anne.new_table("me", "anyone")
    assert table["status"] == "waiting"
    view = anne.view(table["id"], 0)
    assert view["asks"] == []
    assert view["waiting_for"] == []
    anne.answer(table["id"], 0, "1.1.open-castle", "castle 1", expect=409)


def test_nothing_is_answered_after_the_end(anne: Visitor) -> None:
    table, _, _ = own_table(anne)
    view = anne.play_out(table, random.Random(2))
    assert view["result"]["decided_by"]
    assert anne.answer(table, 0, "1.1.open-castle", "castle 1", expect=409)["type"] == "over"
    anne.post(f"/api/tables/{table}/undo", {"seat": 0}, 409)


def test_when_it_is_over_every_hand_of_the_past_can_be_seen(anne: Visitor, bertrand: Visitor) -> None:
    table, _, _ = own_table(anne)
    anne.play_out(table, random.Random(2))
    past = bertrand.view(table, 1, at=10)
    assert past["view"]["seats"][1]["hand"]["cards"] is not None


def test_a_bot_waits_as_long_as_the_table_says(anne: Visitor) -> None:
    table = anne.new_table("bot", "me", pace=10_000)["id"]
    assert anne.view(table)["waiting_for"] == [0]
    assert anne.view(table)["entries"] == 0
