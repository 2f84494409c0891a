"""Bots from outside sit at a server's tables if its owner allows them; a name that a guest sends imports nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from centans.bots import UnknownBot
from centans.server.settings import from_environment
from tests.server.kit import Visitor, eventually, roomy, running

LAST, BROKEN = "tests.server.own_bots:Last", "tests.server.own_bots:Broken"


def test_a_name_sent_by_a_guest_imports_nothing(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    for name in ("antigravity:fly", "this:s", LAST, "os:system", "antigravity:Bot"):
        assert anne.seat(table, 1, "to-bot", 422, bot=name)["type"] == "unknown-bot"
        wanted = {"game": "guyenne", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": name}]}
        assert anne.post("/api/tables", wanted, 422)["type"] == "bad-table"
    assert "antigravity" not in sys.modules
    assert "this" not in sys.modules


def test_a_module_that_is_called_like_a_bot_of_ours_is_not_imported(
    anne: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "novice.py").write_text("from centans.bots.greedy import GreedyBot as Bot")
    monkeypatch.syspath_prepend(tmp_path)
    table = anne.new_table("me", "here")["id"]
    for name in ("novice:Bot", "random:Random"):
        anne.seat(table, 1, "to-bot", 422, bot=name)
    assert "novice" not in sys.modules


def test_nobody_seats_a_bot_that_thinks_as_long_as_he_likes(anne: Visitor) -> None:
    """Its thoughts hold up a process in which the bots of others would think."""
    table = anne.new_table("me", "here")["id"]
    for name in ("greedy:33", "greedy:1000", "search:600s"):
        assert anne.seat(table, 1, "to-bot", 422, bot=name)["type"] == "unknown-bot"
    anne.seat(table, 1, "to-bot", bot="greedy:32")


def test_what_the_owner_allows_is_offered_and_plays_and_one_that_fails_is_stood_in_for(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.bots = f"{LAST}, {BROKEN}"
    with running(settings) as house:
        anne = house.visitor()
        assert anne.get("/api/games")[0]["bots"][-2:] == [LAST, BROKEN]
        table = anne.new_table("here", "me")["id"]
        before = anne.view(table)["entries"]
        anne.seat(table, 0, "to-bot", bot=LAST)
        eventually(lambda: anne.view(table)["entries"] > before, "its move")
        assert anne.get(f"/api/tables/{table}")["seats"][0]["bot"] == LAST
        other = anne.new_table("here", "me")["id"]
        begun = anne.view(other)["entries"]
        anne.seat(other, 0, "to-bot", bot=BROKEN)
        eventually(lambda: anne.view(other)["entries"] > begun, "the move of whoever stands in")


def test_a_bot_that_the_owner_no_longer_allows_is_stood_in_for(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.bots = LAST
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        anne.seat(table, 1, "to-bot", bot=LAST)
        cookies = anne.http.cookies
    settings.bots = ""
    with running(settings) as house:
        anne = house.visitor()
        anne.http.cookies = cookies
        before = anne.view(table, 0)["entries"]
        anne.seat(table, 0, "to-bot", bot="greedy")
        eventually(lambda: anne.view(table, 1)["entries"] > before + 12, "the match to go on")


def test_a_bot_that_is_not_there_is_told_at_the_start(tmp_path: Path) -> None:
    assert from_environment(tmp_path, {"CENTANS_BOTS": LAST}).other_bots[-1] == LAST
    with pytest.raises(UnknownBot, match="no module 'nowhere'"):
        from_environment(tmp_path, {"CENTANS_BOTS": "nowhere:Bot"})
