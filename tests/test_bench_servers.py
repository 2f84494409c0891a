"""How the figures of two servers are set side by side. No server is started here."""

from pathlib import Path

import pytest

from bench import servers
from bench.boardgame import CannotMeasure
from bench.servers import OURS, OURS_WITH_RULES, THEIRS, THEIRS_GROUPED, Run
from bench.steps import on_the_shelf
from bench.steps.game import Steps, StepsView
from centans import shelf
from centans.core.match import Match

pytestmark = pytest.mark.source_only


def test_each_server_has_the_median_of_its_runs(monkeypatch):
    rates = iter([10.0, 30.0, 20.0])
    monkeypatch.setattr(servers, "SERVERS", {OURS: lambda seconds: Run(next(rates), 1.0, 2.0)})
    found, skipped = servers.compare(3, 0.1, lambda name: None)
    assert found == {OURS: Run(20.0, 1.0, 2.0)}
    assert skipped == []


def test_a_peer_that_cannot_be_measured_is_named_once_and_left_out(monkeypatch):
    def fails(seconds: float) -> Run:
        raise CannotMeasure("there is no node")

    monkeypatch.setattr(servers, "SERVERS", {OURS: lambda seconds: Run(9.0, 1.0, 2.0), THEIRS: fails})
    found, skipped = servers.compare(2, 0.1, lambda name: None)
    assert set(found) == {OURS}
    assert skipped == ["there is no node"]


def test_our_rate_is_told_over_each_of_theirs():
    found = {OURS: Run(30.0, 1.0, 2.0), THEIRS: Run(6.0, 1.0, 2.0), THEIRS_GROUPED: Run(40.0, 1.0, 2.0)}
    assert servers.as_json(found)["our_rate_over"] == {THEIRS: 5.0, THEIRS_GROUPED: 0.75}
    assert servers.as_json(found)["our_rate_with_rules_over"] == {}
    assert "5.00 ✓" in list(servers.as_table(found).columns[4].cells)
    assert "0.75 ✗" in list(servers.as_table(found).columns[4].cells)


def test_a_real_game_is_told_beside_the_one_that_both_play():
    found = {OURS: Run(30.0, 1.0, 2.0), OURS_WITH_RULES: Run(12.0, 1.0, 2.0), THEIRS: Run(6.0, 1.0, 2.0)}
    told = servers.as_json(found)
    assert (told["our_rate_over"], told["our_rate_with_rules_over"]) == ({THEIRS: 5.0}, {THEIRS: 2.0})
    table = servers.as_table(found)
    assert [list(table.columns[column].cells) for column in (4, 5)] == [["", "", "5.00 ✓"], ["", "", "2.00 ✗"]]


def test_the_game_that_both_play_keeps_what_every_game_must():
    game = shelf.make(Steps)
    match = Match(game, game.variant(), b"0123456789abcdef")
    for number in range(6):
        assert match.waiting_for() == [number % 2]
        match.answer(number % 2, match.asks[0].options[0])
    assert match.view(0) == StepsView([3, 3])
    assert match.at(3).view(None) == StepsView([2, 1])


def test_what_an_answer_costs_the_processor_stands_beside_the_rates():
    found = {OURS: Run(30.0, 1.0, 2.0, 400.0), THEIRS: Run(6.0, 1.0, 2.0, 300.0), THEIRS_GROUPED: Run(9.0, 1.0, 2.0)}
    assert servers.as_json(found)["their_cost_over_ours"] == {THEIRS: 0.75}
    assert list(servers.as_table(found).columns[8].cells) == ["", "0.75", ""]


@pytest.mark.parametrize(
    ("ours", "other", "theirs", "met"),
    [
        ((5000, 20, 50), servers.THEIRS, (1000, 30, 50), True),
        ((4999, 20, 50), servers.THEIRS, (1000, 30, 50), False),
        ((9000, 9, 51), servers.THEIRS, (1, 9, 50), False),
        ((1000, 20, 50), servers.THEIRS_GROUPED, (1000, 30, 50), True),
        ((999, 20, 50), servers.THEIRS_GROUPED, (1000, 30, 50), False),
    ],
)
def test_the_server_must_be_quicker_and_keep_nobody_waiting_longer(ours, other, theirs, met):
    found = {servers.OURS: servers.Run(*ours), other: servers.Run(*theirs)}
    assert servers.met(found, other) is met
    assert servers.met({servers.OURS: servers.Run(*ours)}, other) is None


def test_two_servers_that_share_a_folder_share_the_shelf_in_it(tmp_path: Path) -> None:
    assert on_the_shelf(tmp_path) == on_the_shelf(tmp_path)
