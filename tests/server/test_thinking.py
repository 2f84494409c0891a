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
from centans.core import match as matches
from centans.core import matchfile
from centans.core.match import Match
from centans.server.advising import puzzle_about
from centans.server.loading import EVERY, keep_if_due
from centans.server.thinking import worker
from centans.server.thinking.advising import explained
from centans.server.thinking.turns import milestone_before, rows_of, task_for
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
        long_ago=b"",
        log=rows_of(match.entries),
        length=len(match.entries),
        milestone=milestone_before(match, len(match.entries) + 1),
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


class Count:
    """How many answers the kernel plays, again or for the first time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.played = 0
        self._advance = matches.advance
        monkeypatch.setattr(matches, "advance", self._counted)

    def _counted(self, *arguments: Any) -> Any:
        self.played += 1
        return self._advance(*arguments)


LONG, RUN = 1200, 25


def full_of_offers() -> Any:
    """A table of Bastide where two seats have made one offer after the other, so many in a row."""
    game = shelf.take("bastide")
    match = Match(game, game.variant(3), b"0123456789abcdef")
    while len(match.entries) < LONG:
        offers = [ask for ask in match.asks if ask.key == "offer"]
        if offers:
            ask = offers[len(match.entries) // RUN % 2]
            match.answer(ask.seat, ask.options[len(match.entries) % len(ask.options)], ask)
        else:
            match.answer(match.asks[0].seat, match.asks[0].options[0], match.asks[0])
        keep_if_due(match)
    settings = match.variant.settings
    record = SimpleNamespace(id="t", game="bastide", components={}, players=3, settings=settings, epoch=0)
    return SimpleNamespace(
        record=record, match=match, seats=[SimpleNamespace(bot="greedy")] * 3, intended={}, long_ago=None
    )


@pytest.mark.source_only
def test_a_worker_begins_a_long_match_where_it_was_kept_last(monkeypatch: pytest.MonkeyPatch) -> None:
    table = full_of_offers()
    match = table.match
    ask = next(ask for ask in match.asks if ask.key == "offer")
    task = task_for(table, ask.seat, match.ask_id(ask), ())
    worker.kept.clear()
    count = Count(monkeypatch)
    think(task)
    assert count.played < EVERY
    followed = worker.kept["t"].match
    assert followed.digest() == match.digest()
    assert [followed.ask_id(one) for one in followed.asks] == [match.ask_id(one) for one in match.asks]
    assert len(followed.journal.events) < EVERY, "what happened long ago takes no room"


def test_what_happened_long_ago_is_written_down_once_for_all_who_think() -> None:
    """However long a match may be: whoever plays elsewhere would wait meanwhile."""
    table = full_of_offers()
    first, again = task_for(table, 0, "", ()), task_for(table, 1, "", ())
    assert first.long_ago is again.long_ago
    assert len(first.log) < EVERY
    assert again.rows() == rows_of(table.match.entries)


def test_what_was_taken_back_is_not_told_to_those_who_think() -> None:
    table = full_of_offers()
    match = table.match
    task_for(table, 0, "", ())
    number = match.keys[-1].number
    match._rewind(number - 1)
    table.record.epoch += 1
    ask = next(ask for ask in match.asks if ask.key == "offer" and len(ask.options) > 1)
    match.answer(ask.seat, ask.options[-1], ask)
    assert task_for(table, 0, "", ()).rows() == rows_of(match.entries)


def test_a_worker_follows_fewer_matches_if_they_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"0123456789abcdef")
    match.answer(match.asks[0].seat, match.asks[0].options[0])
    worker.kept.clear()
    monkeypatch.setattr(worker, "MOST_ANSWERS", 3 * len(match.entries))
    for table in "abcde":
        worker.follow(task_of(match, "", table))
    assert list(worker.kept) == ["c", "d", "e"]


@pytest.mark.source_only
def test_a_reason_late_in_a_long_match_is_found_as_soon_as_an_early_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it take longer because its seat has done much in a row: whoever asks holds up a process."""
    table = full_of_offers()
    match = table.match
    number = len(match.entries) - 2 * RUN
    while match.entries[number].seat == match.entries[number - 1].seat:
        number += 1
    count = Count(monkeypatch)
    found = explained(puzzle_about(table, number))
    assert found.chosen.options[0] is match.entries[number - 1].option
    assert count.played < 4 * RUN * EVERY


def test_where_a_kept_position_cannot_be_read_a_worker_replays_the_log() -> None:
    table = full_of_offers()
    task = task_for(table, 0, "", ())
    assert task.milestone is not None
    task.milestone = (task.milestone[0], "another digest", task.milestone[2])
    assert worker.Followed(task, task.rows()).log == []
    assert worker.follow(task).digest() == table.match.digest()


def test_a_seat_is_played_by_the_bot_that_was_chosen_for_it() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"0123456789abcdef")
    record = SimpleNamespace(id="t", game="guyenne", components={}, players=2, settings={}, epoch=0)
    seats = [SimpleNamespace(bot="random"), SimpleNamespace(bot=None)]
    table: Any = SimpleNamespace(record=record, match=match, seats=seats, intended={}, long_ago=None)
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
