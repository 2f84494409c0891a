"""Match files: given out when they betray nobody, and brought in again."""

from __future__ import annotations

import json
import random
import zlib
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from centans import shelf
from centans.core import matchfile
from centans.core.entries import Hint
from centans.core.match import Match
from tests.server.kit import SMALL, House, Visitor, roomy, running
from tests.server.test_checking import other_components
from tests.server.test_faults import back_again


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


def test_what_is_forced_where_a_file_breaks_off_is_answered(anne: Visitor) -> None:
    game = shelf.take("guesclin")
    match = Match(game, game.variant(2), b"0123456789abcdef", ("Anne", "Bertrand"))
    while not match.entries or not match.entries[-1].auto:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    forced = len(match.entries)
    before = matchfile.write(match.at(forced - 1)).replace("opening:", f"seed: {b'0123456789abcdef'.hex()}\nopening:")
    played = anne.get(f"/api/tables/{bring_in(anne, before)['id']}/file")
    assert [f"\n{forced}. " in text for text in (before, played)] == [False, True]


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


# -- boxes ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def of_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Visitor, str]]:
    """Whoever has finished a match with components that have been edited since, and its file."""
    with running(roomy(tmp_path)) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here", components=SMALL)["id"]
        anne.play_out(table, random.Random(1))
    with other_components(monkeypatch, "limits", "max_cards_per_castle", 4), running(roomy(tmp_path)) as house:
        again = back_again(house, anne)
        yield again, again.get(f"/api/tables/{table}/file")


def test_a_match_with_an_older_box_carries_it_in_its_file(of_old: tuple[Visitor, str]) -> None:
    anne, text = of_old
    assert "\nbox: " in text
    match = matchfile.read(text, shelf.take, shelf.from_box)
    assert match.game.components["limits"]["max_cards_per_castle"] == 5
    assert matchfile.write(match, box=shelf.own_box(match.game).components) == text
    copy = bring_in(anne, text)
    assert anne.get(f"/api/tables/{copy['id']}/file") == text


def test_a_box_that_the_server_does_not_know_is_refused(of_old: tuple[Visitor, str]) -> None:
    anne, text = of_old
    own = matchfile.box_in(text)
    huge = json.loads(shelf.unpacked(own))
    huge["valued_cards"][0]["count"] = 150_000_000
    boxes = {
        "another": zlib.compress(json.dumps(huge).encode()),
        "a bomb": zlib.compress(b"0" * 100_000_000),
        "no box": b"spoilt",
        "no JSON": zlib.compress(b"[" * 10_000),
    }
    for box in boxes.values():
        spoilt = text.replace(b64encode(own).decode(), b64encode(box).decode())
        assert bring_in(anne, spoilt, 422)["type"] == "bad-file"
    assert bring_in(anne, text.replace("box: ", "box: !"), 422)["type"] == "bad-file"


@pytest.mark.parametrize(
    "lines",
    [
        ["hint: 1 1", "hint: 1 1"],
        ["hint: 0 1"],
        ["hint: 999999999 1"],
        ["box:"],
        ["commitment: " + "a" * 5000],
        ["commitment: <script>"],
    ],
)
def test_headings_that_no_table_could_have_are_refused_with_their_line(anne: Visitor, lines: list[str]) -> None:
    game = shelf.take("guyenne")
    told = matchfile.write(Match(game, game.variant(2), b"0123456789abcdef"), with_seed=False)
    kept = [line for line in told.splitlines() if not line.startswith("commitment: ")]
    place = next(number for number, line in enumerate(kept) if line.startswith("opening"))
    problem = bring_in(anne, "\n".join([*kept[:place], *lines, *kept[place:]]), 422)
    assert problem["type"] == "bad-file"
    assert "line " in str(problem["message"])


def test_a_file_brings_no_seed_and_no_hints_that_are_long_to_tell(anne: Visitor) -> None:
    """All about a table is told in a moment to whoever may ask, and its seed and its hints with it."""
    game = shelf.take("guyenne")
    long = Match(game, game.variant(2), b"0" * 100_000)
    assert bring_in(anne, matchfile.write(long), 422)["type"] == "bad-file"
    helped = Match(game, game.variant(2), b"0123456789abcdef")
    helped.hints = [Hint(number % 1000 + 1, number // 1000) for number in range(2000)]
    table = bring_in(anne, matchfile.write(helped))
    assert [len(seat["hints"]) for seat in table["seats"]] == [1000, 1000]
    one_more = matchfile.write(helped).replace("hint: ", "hint: 1001 1\nhint: ", 1)
    assert bring_in(anne, one_more, 422)["type"] == "too-long"


def test_a_box_is_for_its_own_game_and_its_own_changes(of_old: tuple[Visitor, str]) -> None:
    anne, text = of_old
    others = text.replace("game: guyenne", "game: trente")
    assert bring_in(anne, others, 422)["type"] == "bad-file"
    changed = text.replace("component: limits.hand_size = 2", "component: limits.hand_size = 3")
    assert "not those in the box" in str(bring_in(anne, changed, 422)["message"])
