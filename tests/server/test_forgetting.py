"""A guest is forgotten: his name, his words and his seats are gone, and nobody waits for him."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from sqlalchemy import select

from centans.server.storage.database import file_url, open_database
from centans.server.storage.schema import metadata
from tests.server.kit import SMALL, House, Visitor, roomy, running


def forget(visitor: Visitor) -> None:
    response = visitor.http.delete("/api/me")
    assert response.status_code == 204, response.text


def name(visitor: Visitor, called: str) -> None:
    assert visitor.http.put("/api/me", json={"name": called}).status_code == 200


def who(visitor: Visitor, table: str) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in visitor.get(f"/api/tables/{table}")["seats"]]


def say(visitor: Visitor, table: str, text: str) -> None:
    visitor.post(f"/api/tables/{table}/chat", {"text": text}, 201)


def test_a_forgotten_guest_is_a_newcomer_when_he_comes_again(anne: Visitor) -> None:
    before = anne.me["id"]
    anne.new_table("me", "bot")
    forget(anne)
    assert anne.http.cookies.get("centans") is None
    assert anne.get("/api/me")["id"] != before
    assert anne.get("/api/tables", show="mine") == []


def test_the_cookie_of_a_forgotten_guest_is_nobodys(anne: Visitor, bertrand: Visitor) -> None:
    """Another device may have kept it."""
    table = bertrand.new_table("me", "anyone")["id"]
    kept = anne.http.cookies["centans"]
    forget(anne)
    anne.http.cookies.set("centans", kept)
    seats = [{"kind": "me"}, {"kind": "anyone"}]
    anne.post("/api/tables", {"game": "guyenne", "players": 2, "seats": seats}, 401)
    anne.seat(table, 1, "sit", 401, name="Anne")
    anne.post(f"/api/tables/{table}/chat", {"text": "here I am"}, 401)
    anne.put("/api/me", {"name": "Anne"}, 401)
    sent = anne.http.post("/api/tables/import", content="x", headers={"Content-Type": "text/plain"})
    assert sent.json()["type"] == "no-session"
    assert who(bertrand, table)[1] == ("anyone", "")


def test_it_needs_the_page_of_this_server(house: House, anne: Visitor) -> None:
    response = anne.http.delete("/api/me", headers={"Origin": "http://evil.example"})
    assert response.status_code == 403
    assert anne.get("/api/me")["id"] == anne.me["id"]


def test_his_seat_is_free_and_his_words_are_gone(house: House, anne: Visitor, bertrand: Visitor) -> None:
    name(bertrand, "Bertrand du Guesclin")
    table = anne.new_table("me", "anyone")["id"]
    say(bertrand, table, "watching")
    bertrand.seat(table, 1, "sit")
    say(bertrand, table, "sitting")
    say(anne, table, "welcome")
    forget(bertrand)
    assert who(anne, table) == [("person", anne.me["name"]), ("anyone", "")]
    assert anne.get(f"/api/tables/{table}")["status"] == "waiting"
    assert [line["text"] for line in anne.get(f"/api/tables/{table}/chat")] == ["welcome"]
    say(anne, table, "is anybody there?")
    assert house.visitor().seat(table, 1, "sit", 409)["type"] == "seen-by-others", "who he was is forgotten, not that"


def test_another_player_is_host_and_an_empty_table_ends(anne: Visitor, bertrand: Visitor) -> None:
    shared, alone = anne.new_table("me", "anyone")["id"], anne.new_table("me", "bot")["id"]
    bertrand.seat(shared, 1, "sit")
    forget(anne)
    assert bertrand.get(f"/api/tables/{shared}")["host"]
    assert bertrand.get(f"/api/tables/{alone}")["status"] == "ended"
    bertrand.seat(shared, 0, "to-bot")


def test_a_bot_that_stood_in_for_him_plays_on(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "anyone")["id"]
    bertrand.seat(table, 1, "sit")
    stood_in = bertrand.seat(table, 1, "to-bot")["seats"][1]["name"]
    forget(bertrand)
    assert who(anne, table)[1] == ("bot", stood_in)


def over(anne: Visitor, bertrand: Visitor) -> str:
    table: str = anne.new_table("me", "anyone", components=SMALL)["id"]
    bertrand.seat(table, 1, "sit")
    chance = random.Random(3)
    while (view := anne.view(table))["result"] is None:
        for visitor, seat in ((anne, 0), (bertrand, 1)):
            if seat in view["waiting_for"]:
                visitor.answer_any(table, seat, chance)
    return table


def test_a_finished_match_stays_without_his_name(anne: Visitor, bertrand: Visitor) -> None:
    name(bertrand, "Bertrand du Guesclin")
    table = over(anne, bertrand)
    result = anne.view(table)["result"]
    forget(bertrand)
    assert who(anne, table)[1] == ("person", "N. N.")
    assert anne.view(table)["result"] == result
    assert "Guesclin" not in anne.get(f"/api/tables/{table}/file")


def test_nothing_in_the_database_tells_who_he_was(tmp_path: Path) -> None:
    with running(roomy(tmp_path)) as house:
        anne, bertrand = house.visitor(), house.visitor()
        name(bertrand, "Bertrand du Guesclin")
        for table in (over(anne, bertrand), anne.new_table("me", "anyone")["id"]):
            say(bertrand, table, "Notre-Dame Guesclin")
        bertrand.new_table("me", "bot")
        bertrand.new_table("me", "here", "invited")
        forget(bertrand)
    engine = open_database(file_url(tmp_path / "centans.sqlite3"))
    told: list[Any] = []
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            told += [value for row in connection.execute(select(table)) for value in row]
    assert not [value for value in told if bertrand.me["id"] in str(value) or "Guesclin" in str(value)]
    assert [value for value in told if anne.me["id"] in str(value)]
    engine.dispose()
