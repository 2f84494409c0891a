"""Match files: given out when they betray nobody, and brought in again."""

from __future__ import annotations

import random

from centans import shelf
from centans.core import matchfile
from centans.core.match import Match
from tests.server.kit import House, Visitor


def bring_in(visitor: Visitor, text: str | bytes, expect: int = 201) -> dict[str, object]:
    response = visitor.http.post("/api/tables/import", content=text, headers={"Content-Type": "text/plain"})
    assert response.status_code == expect, response.text
    found: dict[str, object] = response.json()
    return found


def test_a_finished_match_is_given_out_whole_and_proves_itself(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here")
    anne.play_out(table["id"], random.Random(4))
    text = bertrand.get(f"/api/tables/{table['id']}/file")
    match = matchfile.read(text, shelf.take)
    assert match.seed is not None
    assert match.promise == table["commitment"]
    assert match.over


def test_a_match_in_play_is_given_out_without_seed_and_only_to_a_host_alone_with_bots(
    anne: Visitor, bertrand: Visitor
) -> None:
    table = anne.new_table("me", "bot")["id"]
    assert "seed:" not in anne.get(f"/api/tables/{table}/file")
    bertrand.get(f"/api/tables/{table}/file", 403)
    shared = anne.new_table("me", "anyone")["id"]
    bertrand.seat(shared, 1, "sit")
    anne.get(f"/api/tables/{shared}/file", 403)


def test_a_finished_match_can_be_brought_in_to_look_at(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    anne.play_out(table, random.Random(4))
    text = anne.get(f"/api/tables/{table}/file")
    copy = bring_in(anne, text)
    assert copy["status"] == "over"
    assert anne.get(f"/api/tables/{copy['id']}/file") == text
    without_seed = "\n".join(line for line in text.splitlines() if not line.startswith("seed:"))
    assert bring_in(anne, without_seed)["status"] == "over"


def test_an_unfinished_match_with_its_seed_is_played_on(anne: Visitor) -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"0123456789abcdef", ("Anne", "Bertrand"))
    match.answer(match.asks[0].seat, match.asks[0].options[0])
    copy = bring_in(anne, matchfile.write(match))
    assert copy["status"] == "playing"
    assert anne.play_out(str(copy["id"]), random.Random(1))["result"] is not None


def unfinished() -> str:
    game = shelf.take("guyenne")
    return matchfile.write(Match(game, game.variant(2), b"0123456789abcdef", ("Anne", "Bertrand")))


def test_who_brings_in_a_match_knows_its_dice_so_nobody_else_gets_a_seat(
    house: House, anne: Visitor, bertrand: Visitor
) -> None:
    table = str(bring_in(anne, unfinished())["id"])
    assert anne.get(f"/api/tables/{table}")["brought_in"]
    anne.seat(table, 1, "leave")
    assert table not in [one["id"] for one in bertrand.get("/api/tables", show="open")]
    assert "knows the dice" in bertrand.seat(table, 1, "sit", 403)["message"]
    assert anne.seat(table, 1, "sit")["seats"][1]["mine"]
    anne.seat(table, 1, "to-bot")
    assert not anne.get(f"/api/tables/{anne.new_table('me', 'bot')['id']}")["brought_in"]


def test_files_that_cannot_be_played_are_refused_with_their_line(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    text = anne.get(f"/api/tables/{table}/file")
    assert bring_in(anne, text, 422)["type"] == "no-seed"
    assert "line 2" in str(bring_in(anne, text.replace("guyenne", "chess"), 422)["message"])
    assert bring_in(anne, "hello", 422)["type"] == "bad-file"
    assert bring_in(anne, b"\xff\xfe", 422)["type"] == "bad-file"
    assert anne.http.post("/api/tables/import", json={}).status_code == 415
