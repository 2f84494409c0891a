"""Names and what is said: seen as they are, never taken for another's; private tables stay private."""

from __future__ import annotations

from centans.server.naming import LONGEST, distinct, shown_name
from tests.server.kit import House, Visitor, eventually

NASTY = "Jean\x1b[31m \u202ele\x07 Bon\u2066"
SHOWN = "Jean\ufffd[31m \ufffdle\ufffd Bon\ufffd"

PRIVATE = ("forbidden", "this table is private")


def test_nothing_hides_in_a_name_or_a_line(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "anyone")["id"]
    assert anne.http.put("/api/me", json={"name": NASTY}).json()["name"] == SHOWN
    assert bertrand.seat(table, 1, "sit", name=NASTY)["seats"][1]["name"] == SHOWN
    assert bertrand.post(f"/api/tables/{table}/chat", {"text": NASTY}, 201)["text"] == SHOWN
    seats = [{"kind": "me", "name": NASTY}, {"kind": "here"}]
    made = anne.post("/api/tables", {"game": "guyenne", "players": 2, "seats": seats}, 201)
    assert made["seats"][0]["name"] == SHOWN


def test_a_name_that_nobody_sees_is_none(anne: Visitor) -> None:
    assert anne.http.put("/api/me", json={"name": "\u200d \u200c"}).status_code == 422
    table = anne.new_table("me", "here")["id"]
    anne.post(f"/api/tables/{table}/chat", {"text": "\u200d"}, 422)


def test_nobody_is_called_like_another_at_the_table(anne: Visitor, bertrand: Visitor) -> None:
    anne.http.put("/api/me", json={"name": "Anne"})
    bertrand.http.put("/api/me", json={"name": "ANNE"})
    table = anne.new_table("me", "anyone")["id"]
    assert bertrand.post(f"/api/tables/{table}/chat", {"text": "I am she"}, 201)["name"] == "ANNE II"
    assert bertrand.seat(table, 1, "sit")["seats"][1]["name"] == "ANNE II"
    bertrand.seat(table, 1, "leave")
    assert bertrand.seat(table, 1, "sit", name="An\u200dne")["seats"][1]["name"] == "An\u200dne II"
    seats = [{"kind": "me", "name": "Anne"}, {"kind": "here", "name": "Anne"}, {"kind": "bot", "name": "anne"}]
    made = anne.post("/api/tables", {"game": "guyenne", "players": 3, "seats": seats}, 201)
    assert [seat["name"] for seat in made["seats"]] == ["Anne", "Anne II", "anne III"]


def test_a_numbered_name_is_no_longer_than_others() -> None:
    long = "x" * LONGEST
    assert shown_name(long + "y") == long
    assert distinct(long, [long]) == "x" * (LONGEST - 3) + " II"


def test_a_private_table_tells_strangers_only_that_it_is_private(anne: Visitor, bertrand: Visitor) -> None:
    made = anne.new_table("me", "invited", watchers=False)
    table, token = made["id"], made["seats"][1]["invitation"]
    for params in ({}, {"invitation": "made up"}):
        told = bertrand.get(f"/api/tables/{table}", 403, **params)
        assert (told["type"], told["message"]) == PRIVATE
    for number in (0, 1, 7):
        assert bertrand.seat(table, number, "sit", 403, invitation="made up")["message"] == "this table is private"
    assert bertrand.get(f"/api/tables/{table}", invitation=token)["id"] == table
    bertrand.seat(table, 1, "sit", invitation=token)
    assert bertrand.get(f"/api/tables/{table}")["players"] == 2


def test_whoever_has_left_a_private_table_hears_nothing_more_of_it(house: House) -> None:
    """Who sat there, and for whom a seat was kept until a bot got it: whatever they had open ends."""
    anne, bertrand = house.visitor(), house.visitor()
    table = anne.new_table("me", "anyone", watchers=False)["id"]
    bertrand.seat(table, 1, "sit")
    watching = bertrand.watch(table)
    watching.wait_for_entries(0)
    bertrand.seat(table, 1, "leave")
    anne.post(f"/api/tables/{table}/chat", {"text": "between us"}, 201)
    eventually(lambda: watching.ended, "the end")
    assert watching.of("chat") == []
    bertrand.seat(table, 1, "sit")
    anne.post(f"/api/tables/{table}/end", {})
    again = anne.post(f"/api/tables/{table}/rematch", {})["id"]
    watching = bertrand.watch(again)
    watching.wait_for_entries(0)
    anne.seat(again, 1, "to-bot", bot="greedy")
    eventually(lambda: watching.ended, "the end of the second")
    assert "bot" not in [seat["kind"] for told in watching.of("seats") for seat in told]


def test_a_table_for_anyone_is_not_private(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "anyone", watchers=False)["id"]
    assert bertrand.get(f"/api/tables/{table}")["id"] == table
    bertrand.seat(table, 1, "sit")


def test_a_private_table_does_not_tell_strangers_which_seats_it_has(anne: Visitor, bertrand: Visitor) -> None:
    """A table for two and one for four, asked for every seat: every answer is the same."""
    told = []
    for kinds in (["me", "bot"], ["me", "bot", "bot", "bot"]):
        table = anne.new_table(*kinds, watchers=False)["id"]
        for seat in range(8):
            paths = ("view", "log", "events")
            told += [bertrand.get(f"/api/tables/{table}/{path}", 403, seat=seat) for path in paths]
            told.append(bertrand.get(f"/api/tables/{table}/why", 403, seat=seat, option="pass"))
            told.append(bertrand.answer(table, seat, "1.1.open-castle", "castle 1", expect=403))
            told.append(bertrand.post(f"/api/tables/{table}/undo", {"seat": seat}, 403))
            told.append(bertrand.seat(table, seat, "sit", 403))
    assert {(problem["type"], problem["message"]) for problem in told} == {PRIVATE}
    assert {frozenset(problem) for problem in told} == {frozenset(["type", "message", "request"])}


def test_letters_without_a_shape_make_no_name_of_their_own() -> None:
    for blank in "\ufe0f\u034f\u3164\u2800\u115f\u200d\u180b\u180f\U000e0100\U000e01ef":
        assert distinct(f"Jeanne{blank}", ["Jeanne"]) == f"Jeanne{blank} II"
        assert shown_name(blank) == ""


def test_the_signs_beside_letters_without_a_shape_have_one() -> None:
    for sign in "\ufe10\u180a\u1810\U000e01f0":
        assert distinct(f"Jeanne{sign}", ["Jeanne"]) == f"Jeanne{sign}"
        assert shown_name(sign) == sign
