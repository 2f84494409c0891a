"""In a long match nothing that a person waits for costs more than in a short one: counted in answers played again."""

from __future__ import annotations

import pytest

from bench.growth import as_table, figures, long_match
from centans.cli import table as terminal
from centans.cli.boards import board_of
from centans.cli.screen import Screen
from centans.cli.seating import Chair
from centans.cli.store import Keeper
from centans.core import match as matches
from centans.core import matchfile
from centans.core.match import Match
from centans.server.loading import EVERY
from centans.words import Words

pytestmark = pytest.mark.source_only

SHORT, LONG = 150, 1200


class Count:
    def __init__(self) -> None:
        self.played = 0


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Count:
    """How many answers the kernel plays, again or for the first time."""
    found = Count()
    advance = matches.advance

    def counted(*arguments):  # type: ignore[no-untyped-def]
        found.played += 1
        return advance(*arguments)

    monkeypatch.setattr(matches, "advance", counted)
    return found


@pytest.mark.parametrize("length", [SHORT, LONG])
def test_looking_back_plays_no_more_again_than_since_the_position_kept_before(length: int, count: Count):
    match = long_match(length)
    for moment in (10, length // 2, length - 1):
        count.played = 0
        assert len(match.at(moment).entries) == moment
        assert count.played < EVERY


@pytest.mark.parametrize("length", [SHORT, LONG])
def test_taking_back_plays_no_more_again_than_that(length: int, count: Count):
    match = until_an_order(long_match(length))
    seat, before = match.entries[-1].seat, len(match.entries)
    count.played = 0
    match.undo(seat)
    assert len(match.entries) == before - 1
    assert count.played < 3 * EVERY


def until_an_order(match: Match) -> Match:
    """Until the last thing that happened is an order, written in secret: it can be taken back."""
    while True:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0], ask)
        if ask.key == "order" and match.entries[-1].key == "order":
            return match


def test_the_log_reads_each_chapter_once(monkeypatch: pytest.MonkeyPatch):
    match = long_match(LONG)
    read = []
    chapter = matches.read_chapter
    monkeypatch.setattr(matches, "read_chapter", lambda text: read.append(text) or chapter(text))
    told = [event for number in range(len(match.entries) + 1) for event in match.events(number)]
    assert len(told) > LONG // 2
    assert len(read) == len(match.keys)


def test_the_terminal_keeps_positions_too(tmp_path, monkeypatch: pytest.MonkeyPatch, count: Count):
    """A table of bots: while it is played positions are kept, and what happened is told all the same."""
    match = Match(long_match(1).game, long_match(1).variant, b"kept")
    chairs = [Chair("Jean", "random"), Chair("Robert", "random")]
    words = Words(type(match.game), "en")
    table = terminal.Table(match, chairs, words, board_of("trente"), Keeper(tmp_path / "m", chairs, True), Screen())
    monkeypatch.setattr(terminal.Table, "_end", lambda _table: None)
    while len(match.entries) < 300:
        table._next_answer()
        table._keep_position()
    assert len(match.keys) >= 3
    assert table._sentences(None, 0)[0] == words.event(match.events(0)[0], match.names, None)
    count.played = 0
    match.at(len(match.entries) - 1)
    assert count.played < EVERY


def test_the_terminals_file_takes_up_an_answer_without_being_written_again(tmp_path, monkeypatch: pytest.MonkeyPatch):
    match = long_match(SHORT)
    keeper = Keeper(tmp_path / "m", [Chair("Jean", None), Chair("Robert", None)], for_good=True)
    keeper.keep(match)
    lines: list[int] = []
    write = matchfile.answer_line
    monkeypatch.setattr(matchfile, "answer_line", lambda number, entry: lines.append(number) or write(number, entry))
    monkeypatch.setattr(matchfile, "write", None)
    match.answer(match.asks[0].seat, match.asks[0].options[0], match.asks[0])
    keeper.keep(match)
    assert lines == list(range(SHORT + 1, len(match.entries) + 1))


def test_the_table_of_growth_names_what_somebody_waits_for():
    found = figures((40, 80), repeats=1)
    assert all(len(figure.seconds) == 2 for figure in found)
    assert [figure.waited_for for figure in found].count(True) >= 5
    assert as_table(found, (40, 80)).row_count == len(found)
