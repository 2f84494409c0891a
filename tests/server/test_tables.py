"""Tables: making them, seats, invitations, lists, chat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from centans.server import library
from centans.server.naming import bot_name
from centans.server.sessions import guest_names
from centans.server.storage import store
from tests.server.kit import SMALL, House, Visitor, eventually, roomy, running


def test_a_guest_has_a_name_and_can_change_it(anne: Visitor) -> None:
    assert anne.me["name"]
    assert anne.http.put("/api/me", json={"name": "  Anne  de Bretagne "}).json()["name"] == "Anne de Bretagne"
    assert anne.get("/api/me") == {"id": anne.me["id"], "name": "Anne de Bretagne"}
    assert anne.http.put("/api/me", json={"name": "   "}).status_code == 422


def test_the_games_are_listed_with_their_settings_and_bots(anne: Visitor) -> None:
    guyenne = next(game for game in anne.get("/api/games") if game["id"] == "guyenne")
    assert guyenne["players"] == [2, 3, 4]
    assert guyenne["bots"] == ["page", "squire", "knight", "marshal"]
    assert guyenne["usual_bot"] in guyenne["bots"]
    assert {"name": "level", "values": ["basic", "advanced", "expert"], "default": "basic"} in guyenne["settings"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_texts_and_rules_come_in_both_languages_and_only_once(anne: Visitor, language: str) -> None:
    for what, within in (("texts", "ask-reconsider"), ("rules", "GY-")):
        path = f"/api/games/guyenne/{what}/{language}"
        first = anne.http.get(path)
        assert within in first.text
        again = anne.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
        assert first.headers["content-encoding"] == "gzip"
        plain = anne.http.get(path, headers={"Accept-Encoding": "identity"})
        assert (plain.text, "content-encoding" in plain.headers) == (first.text, False)


def test_unknown_games_and_languages_are_refused(anne: Visitor) -> None:
    anne.get("/api/games/chess/texts/fr", 404)
    anne.get("/api/games/guyenne/rules/de", 400)


def test_a_table_is_drafted_by_the_rules_before_it_is_made(anne: Visitor) -> None:
    path = "/api/games/montjoie/draft"
    found = anne.post(path, {"players": 2, "settings": {"length": "short", "nations": "drawn"}})
    assert (found["players"], found["counts"], found["sides"]) == (2, [2, 3, 4, 5, 6], ["", ""])
    choices = {one["name"]: one for one in found["choices"]}
    assert choices["length"]["reason"] == {"rule": "MJ-P2-11", "key": "length-of-two", "params": {}}
    assert (choices["length"]["value"], choices["length"]["idle"]) == ("normal", True)
    assert choices["nations"]["values"] == ["by_seat", "chosen", "drawn"]
    anne.post(path, {"players": 2, "settings": {"snow": "deep"}}, 422)
    anne.post("/api/games/chess/draft", {"players": 2}, 404)


def test_a_table_tells_its_commitment_but_not_its_seed(anne: Visitor) -> None:
    table = anne.new_table("me", "bot")
    assert len(table["commitment"]) == 64
    assert table["seed"] is None
    assert table["host"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False]
    assert [seat["side"] for seat in table["seats"]] == ["english", "french"]
    assert table["seats"][0]["name"] == anne.me["name"]


def test_bots_have_names_in_the_language_of_the_visitor(house: House) -> None:
    french, english = [bot_name_for(house, language) for language in ("fr", "en")]
    assert french != english


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("de, en;q=0.5, fr;q=0.9", "fr"),
        ("de, fr;q=0.5, en-GB;q=0.9", "en"),
        ("de", "fr"),
        ("", "fr"),
        ("en;q=0", "fr"),
        ("fr;q=high, en;q=0.1", "en"),
    ],
)
def test_the_best_liked_language_that_we_speak_is_spoken_else_french(house: House, wanted: str, spoken: str) -> None:
    assert bot_name_for(house, wanted) == bot_name_for(house, spoken)


def bot_name_for(house: House, language: str) -> str:
    name: str = house.visitor(language).new_table("me", "bot")["seats"][1]["name"]
    return name


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"players": 7},
        {"settings": {"level": "impossible"}},
        {"settings": {"weather": "rain"}},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]},
        {"components": {"limits.hand_size": "99"}},
        {"components": {"no.such": "1"}},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(anne: Visitor, wrong: dict[str, Any]) -> None:
    body = {"game": "guyenne", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], **wrong}
    problem = anne.post("/api/tables", body, 422)
    assert problem["type"] == "bad-table"
    assert len(problem["message"]) > 10


def test_rules_that_make_no_sense_together_are_refused_in_the_words_of_the_game(anne: Visitor) -> None:
    body = {"game": "montjoie", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    problem = anne.post("/api/tables", {**body, "settings": {"fortunes_of_war": "on"}}, 422)
    assert (problem["type"], problem["refusal"]["rule"]) == ("bad-table", "MJ-P2-9")
    assert problem["refusal"]["key"] == "no-events-for-two"


def test_settings_and_components_make_another_game(anne: Visitor) -> None:
    table = anne.new_table("me", "bot", settings={"level": "expert"}, components={"limits.hand_size": "5"})
    assert table["settings"]["level"] == "expert"
    assert table["components"] == {"limits.hand_size": "5"}


def test_an_invitation_seats_one_person_once(anne: Visitor, bertrand: Visitor, house: House) -> None:
    table = anne.new_table("me", "invited")
    token = table["seats"][1]["invitation"]
    assert token
    assert bertrand.get(f"/api/tables/{table['id']}")["seats"][1]["invitation"] is None
    bertrand.seat(table["id"], 1, "sit", 403, invitation="wrong")
    bertrand.seat(table["id"], 1, "sit", 403)
    seated = bertrand.seat(table["id"], 1, "sit", invitation=token, name="Bertrand")
    assert seated["status"] == "playing"
    assert seated["seats"][1] == {
        "seat": 1,
        "name": "Bertrand",
        "usual": False,
        "kind": "person",
        "side": "french",
        "online": False,
        "mine": True,
        "reserved": False,
        "bot": None,
        "invitation": None,
        "seen": False,
        "closed": False,
        "late": False,
        "hints": [],
    }
    house.visitor().seat(table["id"], 1, "sit", 409, invitation=token)
    assert anne.get(f"/api/tables/{table['id']}")["seats"][1]["invitation"] is None


def test_an_open_seat_is_for_anyone(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "anyone")["id"]
    assert [one["id"] for one in bertrand.get("/api/tables", show="open")] == [table]
    bertrand.seat(table, 1, "sit")
    assert bertrand.get("/api/tables", show="open") == []
    assert [one["id"] for one in bertrand.get("/api/tables", show="mine")] == [table]
    assert [one["id"] for one in anne.get("/api/tables", show="running")] == [table]


def test_a_seat_given_up_is_waited_for(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "anyone")["id"]
    bertrand.seat(table, 1, "sit")
    assert bertrand.seat(table, 1, "leave")["status"] == "waiting"
    assert bertrand.seat(table, 1, "sit")["status"] == "playing"


def test_a_bot_stands_in_and_gives_the_seat_back(anne: Visitor) -> None:
    table = anne.new_table("here", "me")["id"]
    before = anne.view(table)["entries"]
    anne.seat(table, 0, "to-bot", bot="random")
    eventually(lambda: anne.view(table)["entries"] > before and anne.view(table)["waiting_for"] == [1], "its move")
    assert anne.answer(table, 0, "1.9.lay-cards", "done", expect=409)["type"] == "bot-plays"
    back = anne.seat(table, 0, "take-back")
    assert back["seats"][0]["kind"] == "person"
    assert back["seats"][0]["mine"]


def test_the_host_may_fill_an_empty_seat_with_a_bot(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "anyone")["id"]
    bertrand.seat(table, 1, "to-bot", 403)
    filled = anne.seat(table, 1, "to-bot")
    assert filled["seats"][1]["kind"] == "bot"
    assert filled["seats"][1]["name"] == "Hugh the Bold"
    assert filled["status"] == "playing"


def test_the_host_changes_the_level_of_a_bot_during_the_match(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "bot")["id"]
    assert anne.get(f"/api/tables/{table}")["seats"][1]["bot"] == "greedy"
    bertrand.seat(table, 1, "to-bot", 403, bot="page")
    for level, name in (("page", "Hugh the Young"), ("marshal", "Hugh the Great")):
        anne.seat(table, 1, "to-bot", bot=level)
        for visitor in (anne, bertrand):
            seat = visitor.get(f"/api/tables/{table}")["seats"][1]
            assert (seat["bot"], seat["name"]) == (level, name)
    assert anne.seat(table, 1, "to-bot", 422, bot="search:600s")["type"] == "unknown-bot"
    anne.post(f"/api/tables/{table}/end", {})
    anne.seat(table, 1, "to-bot", 409, bot="page")


def test_nobody_touches_another_ones_seat(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    for action in ("leave", "to-bot", "take-back"):
        bertrand.seat(table, 0, action, 403)
    bertrand.seat(table, 0, "sit", 409)
    bertrand.get(f"/api/tables/{table}/view", 403, seat=0)
    bertrand.get(f"/api/tables/{table}/log", 403, seat=0)
    bertrand.get(f"/api/tables/{table}/events", 403, seat=0)
    bertrand.get(f"/api/tables/{table}/why", 403, seat=0, option="pass")
    bertrand.answer(table, 0, "1.1.open-castle", "castle 1", expect=403)
    bertrand.post(f"/api/tables/{table}/undo", {"seat": 0}, 403)


def test_seats_and_tables_that_do_not_exist_are_not_found(anne: Visitor) -> None:
    table = anne.new_table("me", "bot")["id"]
    anne.seat(table, 5, "sit", 404)
    anne.get(f"/api/tables/{table}/view", 404, seat=5)
    for path in ("", "/view", "/log", "/chat", "/file", "/events"):
        assert anne.get(f"/api/tables/nowhere{path}", 404)["type"] == "not-found"


def test_a_table_without_watchers_is_closed_to_strangers(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "bot", watchers=False)["id"]
    for path in ("view", "log", "events", "chat", "file"):
        bertrand.get(f"/api/tables/{table}/{path}", 403)
    bertrand.post(f"/api/tables/{table}/chat", {"text": "hello"}, 403)
    assert bertrand.get("/api/tables", show="running") == []
    assert anne.view(table)["seat"] is None


def test_my_tables_come_with_those_first_where_i_am_to_move(anne: Visitor) -> None:
    waiting = anne.new_table("me", "here")["id"]
    anne.new_table("me", "anyone")
    listed = anne.get("/api/tables", show="mine")
    assert [one["my_turn"] for one in listed] == [True, False]
    assert listed[0]["id"] == waiting


def test_it_is_never_the_turn_of_somebody_who_looks_on(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    assert [(one["id"], one["my_turn"]) for one in bertrand.get("/api/tables", show="running")] == [(table, False)]


def test_a_finished_table_is_listed_as_past(anne: Visitor) -> None:
    table = anne.new_table("bot", "bot", components=SMALL)["id"]
    eventually(lambda: [one["id"] for one in anne.get("/api/tables", show="past")] == [table], "the end")
    assert anne.get("/api/tables", show="mine") == []


def test_what_is_said_is_heard_and_kept(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "bot")["id"]
    line = anne.post(f"/api/tables/{table}/chat", {"text": " Montjoie ! "}, 201)
    assert (line["number"], line["seat"], line["text"], line["name"]) == (1, 0, "Montjoie !", anne.me["name"])
    reply = bertrand.post(f"/api/tables/{table}/chat", {"text": "Saint Denis !"}, 201)
    assert reply["seat"] is None
    assert anne.get(f"/api/tables/{table}/chat") == [line, reply]


def test_chat_has_its_limits(anne: Visitor) -> None:
    table = anne.new_table("me", "bot")["id"]
    anne.post(f"/api/tables/{table}/chat", {"text": "x" * 501}, 400)
    anne.post(f"/api/tables/{table}/chat", {"text": "  "}, 422)
    assert anne.get(f"/api/tables/{table}/chat") == []


def test_nobody_talks_until_all_that_others_said_is_gone(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.talk_rate, settings.talk_burst = 1e-6, 2
    with running(settings) as house:
        anne, bertrand = house.visitor(), house.visitor()
        path = f"/api/tables/{anne.new_table('me', 'bot')['id']}/chat"
        assert [bertrand.http.post(path, json={"text": "ha"}).status_code for _ in range(3)] == [201, 201, 429]
        anne.post(path, {"text": "Enough!"}, 201)
        assert [line["text"] for line in anne.get(path)] == ["ha", "ha", "Enough!"]


def test_nobody_drowns_the_players_words_by_coming_as_several_guests(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.talk_rate, settings.talk_burst = 1e-6, 2
    with running(settings) as house:
        anne, *crowd = [house.visitor() for _ in range(4)]
        table = anne.new_table("me", "anyone")["id"]
        path = f"/api/tables/{table}/chat"
        assert [one.http.post(path, json={"text": "ha"}).status_code for one in crowd] == [201, 201, 429]
        anne.post(path, {"text": "Enough!"}, 201)
        for one in crowd[:2]:
            one.seat(table, 1, "sit", knowing=True)
            assert one.http.post(path, json={"text": "I sit"}).status_code == 201
            one.seat(table, 1, "leave")
        crowd[2].seat(table, 1, "sit", knowing=True)
        crowd[2].post(path, {"text": "I sit"}, 429)
        anne.post(path, {"text": "Enough!"}, 201)


def test_what_was_said_long_ago_is_not_kept(house: House, anne: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "KEPT_LINES", 3)
    table = anne.new_table("me", "bot")["id"]
    for number in range(1, 6):
        assert anne.post(f"/api/tables/{table}/chat", {"text": f"line {number}"}, 201)["number"] == number
    house.server.hall.tables[table].doubtful = True
    assert anne.post(f"/api/tables/{table}/chat", {"text": "line 6"}, 201)["number"] == 6, "read from the database"
    assert [line["number"] for line in anne.get(f"/api/tables/{table}/chat")] == [4, 5, 6]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_guest_is_called_like_a_bot(language: str) -> None:
    bots = {bot_name(seat, "greedy", language).split()[0] for seat in range(6)}
    assert len(bots) == 6
    assert bots.isdisjoint(guest_names())


def test_nobody_waits_for_the_words_of_a_game_when_a_table_is_made(anne: Visitor) -> None:
    """To read them takes a quarter of a second, in which nobody else would be answered."""
    library.words.cache_clear()
    made = anne.new_table("me", "here", "bot", game="bastide")
    assert [seat["name"] for seat in made["seats"][1:]] == ["Player 2", "Theobald the Bold"]
    assert library.words.cache_info().currsize == 0
