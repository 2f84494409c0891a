"""Questions that are asked lest anybody learn who has a choice: whom they wait for and when they are answered."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from centans import shelf
from centans.core import matchfile
from centans.core.asks import Ask
from centans.core.match import Match
from centans.server.storage.schema import bot_turns
from centans.server.table import Intention
from centans.server.thinking.turns import goes_on
from tests.server.kit import NEVER, House, Visitor, eventually, roomy, running

VEIL = 0.8


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with running(roomy(tmp_path, veil=VEIL)) as one:
        yield one


def match_where(wanted: Callable[[list[Ask]], bool], game_id: str, players: int, settings: dict[str, str]) -> Match:
    """A match played by chance up to a moment when such questions are open."""
    game = shelf.take(game_id)
    for seed in range(100):
        chance = random.Random(seed)
        match = Match(game, game.variant(players, settings), b"veil %d" % seed)
        while asks := [ask for ask in match.asks if not ask.open]:
            if wanted(asks):
                return match
            ask = chance.choice(asks)
            match.answer(ask.seat, chance.choice(ask.options))
    raise AssertionError("no such moment was found")


def asking(key: str, *options: int) -> Match:
    """A match of Le Combat des Trente in which each seat is asked this, and has so many options."""
    return match_where(
        lambda asks: [(ask.key, len(ask.options)) for ask in asks] == [(key, n) for n in options], "trente", 2, {}
    )


def brought_in(match: Match, anne: Visitor) -> str:
    """A table where that match goes on; its bringer has all its seats, and looks with the eyes of each."""
    headers = {"Content-Type": "text/plain"}
    made = anne.http.post("/api/tables/import", content=matchfile.write(match), headers=headers)
    table: str = made.json()["id"]
    return table


def entries_of(house: House, table: str) -> int:
    return len(house.server.hall.tables[table].match.entries)


# -- Le Combat des Trente: who can rest ---------------------------------------------------------------------------


@pytest.mark.parametrize("cannot", [0, 1])
def test_who_cannot_rest_is_waited_for_like_who_can(house: House, anne: Visitor, cannot: int) -> None:
    can = 1 - cannot
    match = asking("rest", 1 + cannot, 1 + can)
    table = brought_in(match, anne)
    before = [anne.view(table, seat) for seat in (0, 1)]
    assert [view["waiting_for"] for view in before] == [[0, 1], [0, 1]]
    assert [view["asks"][0]["hollow"] for view in before] == [seat == cannot for seat in (0, 1)]
    streamed = anne.watch(table, can)
    streamed.wait_for_entries(0)
    heard = len(streamed.events)
    eventually(lambda: entries_of(house, table) > len(match.entries), "the server's answer")
    assert anne.view(table, can) == before[can], "he sees nobody choose"
    assert len(streamed.events) == heard
    assert anne.view(table, cannot)["waiting_for"] == [can]
    ask = before[can]["asks"][0]
    after = anne.answer(table, can, ask["id"], ask["options"][0]["notation"])
    assert after["entries"] > before[can]["entries"]


def test_where_nobody_can_rest_the_turn_ends_by_itself(house: House, anne: Visitor) -> None:
    table = brought_in(asking("rest", 1, 1), anne)
    entries = anne.view(table, 0)["entries"]
    eventually(lambda: anne.view(table, 0)["entries"] > entries, "the end of the turn")


def both_choosing() -> Match:
    """A match of Le Combat des Trente in which both keep cards, and have some to choose from."""
    return match_where(
        lambda asks: [ask.key for ask in asks] == ["keep", "keep"] and not any(ask.hollow for ask in asks),
        "trente",
        2,
        {},
    )


def test_who_has_chosen_is_waited_for_too_until_all_have(house: House, anne: Visitor) -> None:
    table = brought_in(both_choosing(), anne)
    before = anne.view(table, 1)
    assert before["waiting_for"] == [0, 1]
    ask = anne.view(table, 0)["asks"][0]
    assert anne.answer(table, 0, ask["id"], "done")["waiting_for"] == [1]
    assert anne.view(table, 1) == before


def test_who_looks_back_does_not_learn_either_who_chose_first(house: House, anne: Visitor) -> None:
    match = both_choosing()
    table = brought_in(match, anne)
    for seat in (0, 1):
        anne.answer(table, seat, anne.view(table, seat)["asks"][0]["id"], "done")
    moment = len(match.entries) + 1
    assert [anne.view(table, seat, at=moment)["waiting_for"] for seat in (None, 1, 0)] == [[0, 1], [0, 1], [1]]


# -- Montjoie !: who can play the sign, who can retreat ------------------------------------------------------------


@pytest.mark.parametrize("key", ["sign", "duel-sign", "retreat"])
@pytest.mark.parametrize("can", [False, True], ids=["cannot", "can"])
def test_a_question_without_a_choice_waits_for_its_seat_like_any_other(
    house: House, anne: Visitor, key: str, can: bool
) -> None:
    match = match_where(
        lambda asks: asks[0].key == key and asks[0].hollow is not can, "montjoie", 6, {"length": "short"}
    )
    [asked] = match.waiting_for()
    table = brought_in(match, anne)
    for seat in range(6):
        assert anne.view(table, seat)["waiting_for"] == [asked]
    if can:
        time.sleep(VEIL + 0.1)
        assert entries_of(house, table) == len(match.entries), "a real choice is nobody's but the player's"
    else:
        eventually(lambda: entries_of(house, table) > len(match.entries), "the server's answer")


# -- when the answer comes ---------------------------------------------------------------------------------------


def test_the_answer_does_not_come_at_once(house: House, anne: Visitor) -> None:
    match = asking("rest", 2, 1)
    began = time.monotonic()
    table = brought_in(match, anne)
    eventually(lambda: entries_of(house, table) > len(match.entries), "the server's answer")
    assert time.monotonic() - began >= VEIL / 4


@pytest.mark.parametrize("options", [1, 2], ids=["hollow", "real"])
def test_a_bot_takes_as_long_whether_it_has_a_choice_or_not(
    house: House, anne: Visitor, options: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It never answers before the moment that was drawn, and what is drawn does not depend on its options."""
    drawn: list[tuple[float, float]] = []

    def uniform(_: Any, least: float, most: float) -> float:
        drawn.append((least, most))
        return least

    monkeypatch.setattr("centans.server.thinking.turns.SystemRandom.uniform", uniform)
    match = asking("rest", 3 - options, options)
    began = time.monotonic()
    table = brought_in(match, anne)
    anne.seat(table, 1, "to-bot", bot="greedy")
    eventually(lambda: entries_of(house, table) > len(match.entries), "the bot's answer")
    assert time.monotonic() - began >= VEIL / 4
    assert set(drawn) == {(VEIL / 4, VEIL)}


@pytest.mark.parametrize("options", [1, 2], ids=["hollow", "real"])
def test_a_bot_that_thinks_long_does_so_whether_it_has_a_choice_or_not(
    house: House, anne: Visitor, options: int
) -> None:
    """Else whoever answers after less than its two seconds had nothing to choose."""
    match = asking("rest", 3 - options, options)
    table = brought_in(match, anne)
    at_hand = house.server.hall.tables[table]
    at_hand.seats[1].kind, at_hand.seats[1].bot = "bot", "marshal"
    [ask] = [at_hand.match.ask_id(one) for one in at_hand.match.asks_of(1)]
    pauses = [house.server.play.turns._pause(at_hand, 1, ask) for _ in range(50)]
    assert 2 + VEIL / 4 <= min(pauses) <= max(pauses) <= 2 + VEIL


def in_a_run(hollow: bool) -> Match:
    """A match of Le Combat des Trente in which seat 1 is asked on within a run of answers to one prompt."""

    def goes_on_at_1(match: Match) -> bool:
        return any(
            ask.veiled and ask.hollow is hollow and goes_on(match, 1, match.ask_id(ask)) for ask in match.asks_of(1)
        )

    game = shelf.take("trente")
    for seed in range(200):
        chance = random.Random(seed)
        match = Match(game, game.variant(2, {}), b"run %d" % seed)
        while asks := [ask for ask in match.asks if not ask.open]:
            if goes_on_at_1(match):
                return match
            ask = chance.choice(asks)
            match.answer(ask.seat, chance.choice(ask.options), ask)
    raise AssertionError("no such moment was found")


@pytest.mark.parametrize("hollow", [True, False], ids=["hollow", "real"])
@pytest.mark.parametrize(
    ("bot", "plan", "spent", "seconds"),
    [
        ("marshal", [], 0.0, 2.0),
        ("marshal", ["done"], 0.0, 0.0),
        ("greedy", [], 0.25, 0.25),
    ],
    ids=["thinks anew", "has a plan", "as long as last"],
)
def test_within_a_run_a_bot_takes_as_long_whether_it_has_a_choice_or_not(
    house: House, anne: Visitor, hollow: bool, bot: str, plan: list[str], spent: float, seconds: float
) -> None:
    table = brought_in(in_a_run(hollow), anne)
    at_hand = house.server.hall.tables[table]
    at_hand.seats[1].kind, at_hand.seats[1].bot = "bot", bot
    at_hand.intended[1] = Intention(at_hand.record.epoch, plan, spent)
    [ask] = [at_hand.match.ask_id(one) for one in at_hand.match.asks_of(1)]
    assert house.server.play.turns._pause(at_hand, 1, ask) == seconds


def test_a_bot_with_nothing_to_choose_goes_the_way_to_the_thinkers_too(
    house: House, anne: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = house.server.play.turns.thinkers
    asked: list[str] = []
    run = thinkers.run

    async def noted(work: Any, task: Any, whose: Any, awaited: bool = True) -> Any:
        asked.append(task.ask)
        return await run(work, task, whose, awaited)

    monkeypatch.setattr(thinkers, "run", noted)
    match = asking("rest", 2, 1)
    [hollow] = [match.ask_id(ask) for ask in match.asks_of(1)]
    table = brought_in(match, anne)
    anne.seat(table, 1, "to-bot", bot="greedy")
    eventually(lambda: entries_of(house, table) > len(match.entries), "the bot's answer")
    assert asked == [hollow]


def test_the_answer_is_owed_even_after_a_crash(tmp_path: Path) -> None:
    """It is a row from the commit that asks to the commit that answers."""
    match = asking("rest", 2, 1)
    with running(roomy(tmp_path, veil=NEVER)) as first:
        table = brought_in(match, first.visitor())
        engine = create_engine(first.server.hall.settings.url)
        with engine.connect() as connection:
            assert connection.execute(select(bot_turns.c.table_id, bot_turns.c.seat)).all() == [(table, 1)]
        engine.dispose()
        first.part()
    with running(roomy(tmp_path, veil=VEIL)) as second:
        eventually(lambda: table in second.server.hall.tables, "the table")
        eventually(lambda: entries_of(second, table) > len(match.entries), "the server's answer")


# -- every game --------------------------------------------------------------------------------------------------

LAID_IN_SIGHT = {"combination"}
"""Choices of which the rules let everybody see who has made them: cards laid face down (CT-COMBO-1)."""


@pytest.mark.parametrize(
    ("game_id", "players", "settings"),
    [
        ("guyenne", 2, {"level": "expert"}),
        ("guyenne", 4, {"level": "expert"}),
        ("trente", 2, {"turns": "4"}),
        ("trente", 4, {"turns": "3"}),
        ("montjoie", 6, {"length": "short"}),
    ],
)
def test_no_view_tells_that_another_has_made_a_choice_whose_options_are_secret(
    game_id: str, players: int, settings: dict[str, str]
) -> None:
    game = shelf.take(game_id)
    match = Match(game, game.variant(players, settings), b"views")
    chance = random.Random(players)
    made = 0
    while asks := [ask for ask in match.asks if not ask.open]:
        ask = chance.choice(asks)
        quiet = match.choosing and ask.veiled and ask.key not in LAID_IN_SIGHT
        side = game.side(match.state, ask.seat)
        others = [seat for seat in range(players) if game.side(match.state, seat) != side] if quiet else []
        before = {viewer: (match.view(viewer), match.awaited(viewer)) for viewer in [None, *others]} if quiet else {}
        told = match.told
        match.answer(ask.seat, chance.choice(ask.options), ask)
        if quiet and match.told == told:
            made += 1
            assert {viewer: (match.view(viewer), match.awaited(viewer)) for viewer in before} == before, ask
    assert made > 0
