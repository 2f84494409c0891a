"""Bots in their worker processes."""

from __future__ import annotations

import os
import random
import signal
from types import SimpleNamespace
from typing import Any

import pytest

from centans import shelf
from centans.bots import make_bot
from centans.core import matchfile
from centans.core.match import Match
from centans.server.thinking import worker
from centans.server.thinking.turns import task_for
from centans.server.thinking.worker import Task, think
from centans.shelf import own_box
from tests.server.kit import House, Visitor, eventually


def task_of(match: Match, ask: str, table: str = "t", bot: str = "greedy", intended: list[str] | None = None) -> Task:
    return Task(
        table_id=table,
        game=match.game.id,
        components={},
        box=own_box(match.game),
        players=match.variant.players,
        settings=match.variant.settings,
        opening=match.opening,
        log=[(one.seat, one.key, one.option.notation, one.dice, one.auto) for one in match.entries],
        ask=ask,
        bot=bot,
        bot_seed=b"bot",
        intended=intended or [],
    )


def test_a_worker_follows_a_match_and_answers_every_question_of_it() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2, {"level": "advanced"}), b"0123456789abcdef")
    worker.kept.clear()
    while not match.over:
        ask = match.asks[0]
        notation = think(task_of(match, match.ask_id(ask))).notation
        assert worker.kept["t"].match.digest() == match.digest()
        match.answer(ask.seat, game.option(notation))
    assert len(worker.kept) == 1


def test_a_worker_begins_again_when_something_was_taken_back() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"0123456789abcdef")
    ask = match.asks[0]
    match.answer(ask.seat, ask.options[0])
    think(task_of(match, match.ask_id(match.asks[0]), "u"))
    match.undo(ask.seat)
    match.answer(ask.seat, ask.options[1])
    think(task_of(match, match.ask_id(match.asks[0]), "u"))
    assert worker.kept["u"].match.digest() == match.digest()


def test_a_seat_is_played_by_the_bot_that_was_chosen_for_it() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"0123456789abcdef")
    record = SimpleNamespace(id="t", game="guyenne", components={}, players=2, settings={}, epoch=0)
    seats = [SimpleNamespace(bot="random"), SimpleNamespace(bot=None)]
    table: Any = SimpleNamespace(record=record, match=match, seats=seats, intended={})
    assert [task_for(table, seat, "1.0.castle", ()).bot for seat in (0, 1)] == ["random", "greedy"]


def test_a_bot_chooses_the_same_for_the_same_question() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"0123456789abcdef")
    chosen = {think(task_of(match, match.ask_id(match.asks[0]), f"v{number}")).notation for number in range(5)}
    assert len(chosen) == 1


def test_a_bot_completes_what_it_has_begun_without_another_thought() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"0123456789abcdef")
    intended: list[str] = []
    thoughts = 0
    while match.asks[0].seat == 0:
        thoughts += not intended
        chosen = think(task_of(match, match.ask_id(match.asks[0]), "w", "search:4", intended))
        match.answer(0, game.option(chosen.notation))
        intended = chosen.intended
    assert [entry.key for entry in match.entries if not entry.auto][:2] == ["open-castle", "lay-cards"]
    assert thoughts == 1
    assert not intended


def test_the_match_goes_on_when_a_worker_dies(house: House, anne: Visitor) -> None:
    table = anne.new_table("me", "bot", settings={"seats": "FE"})["id"]
    eventually(lambda: anne.view(table)["waiting_for"] == [0], "the bot's first move")
    pool = house.server.play.turns.thinkers.pool()
    for process in list((pool._processes or {}).values()):
        os.kill(process.pid or 0, signal.SIGKILL)
    chance = random.Random(1)

    def bot_moved() -> bool:
        anne.answer_any(table, 0, chance)
        log = anne.get(f"/api/tables/{table}/log", from_=1)
        return sum(entry["seat"] == 1 for entry in log) > 4

    eventually(bot_moved, "the bot's next move")


def where_a_bot_has_nothing_to_say(game_id: str, key: str) -> tuple[Match, int]:
    """A match of four at a moment when somebody is asked whether he wants to say something and does not."""
    game = shelf.take(game_id)
    match = Match(game, game.variant(4), b"silence")
    bot = make_bot("greedy", b"bot")
    while True:
        ask = next(ask for ask in match.asks if ask.addressed or not ask.open)
        option = bot.choose(game, match.state, ask)
        if ask.key == key and option.notation == "pass":
            return match, ask.seat
        match.answer(ask.seat, option, ask)


@pytest.mark.parametrize(("game_id", "key"), [("montjoie", "talk"), ("bastide", "gift")])
def test_nobody_waits_for_a_bot_that_has_nothing_to_say(house: House, anne: Visitor, game_id: str, key: str) -> None:
    """However slowly the bots of a table play, so that people can follow."""
    match, seat = where_a_bot_has_nothing_to_say(game_id, key)
    made = anne.http.post("/api/tables/import", content=matchfile.write(match), headers={"Content-Type": "text/plain"})
    table = house.server.hall.tables[made.json()["id"]]
    table.record.pace = 1_000_000_000
    anne.seat(table.record.id, seat, "to-bot", bot="greedy")
    eventually(lambda: len(table.match.entries) > len(match.entries), "the bot passes")
