"""`centans lab temper`: how much a bot should make of what is learned by playing with other figures."""

from __future__ import annotations

import random
import tomllib

import pytest
from typer.testing import CliRunner

from centans import shelf
from centans.cli.app import app
from centans.core.judging import Figure
from centans.games.montjoie.sense.temper import FIGURES
from centans.lab.tempering import Trial, moved, placed, success, tempered_sense, written
from centans.lab.tuning import CannotLearn

KNOWN = {"good": Figure(0.0, 0.5, -1.0, 1.0), "bad": Figure(0.0, 0.5, -1.0, 1.0), "idle": Figure(0.0, 0.5, -1.0, 1.0)}
REPORT = {"game": "toy", "kind": "two", "tempers": 40, "seed": "s", "figures": {"good": 1.5}, "rounds": [0.4, 0.6]}


def drawn(number: int) -> tuple[list[dict[str, float]], list[float]]:
    """Tempers and what each and its opposite brought: more of the good, less of the bad, and a little luck."""
    chance = random.Random(1337)
    tried = [{name: chance.gauss(0.0, 1.0) for name in KNOWN} for _ in range(number)]
    brought: list[float] = []
    for away in tried:
        gain = 0.1 * away["good"] - 0.1 * away["bad"]
        brought += [0.5 + sign * gain + chance.gauss(0.0, 0.05) for sign in (1, -1)]
    return tried, brought


def test_figures_move_the_way_that_won():
    figures = moved(KNOWN, dict.fromkeys(KNOWN, 0.0), *drawn(200))
    assert figures["good"] == pytest.approx(-figures["bad"]) == pytest.approx(0.525)
    assert abs(figures["idle"]) < 0.4


def test_figures_stay_within_their_bounds():
    figures = dict.fromkeys(KNOWN, 0.0)
    for _ in range(4):
        figures = moved(KNOWN, figures, *drawn(200))
    assert figures["good"] == 1.0
    assert figures["bad"] == -1.0


def test_where_nothing_differs_nothing_moves():
    tried, _ = drawn(30)
    assert moved(KNOWN, dict.fromkeys(KNOWN, 0.25), tried, [0.5] * 60) == dict.fromkeys(KNOWN, 0.25)


def test_a_temper_that_never_attacks_brings_less():
    game = shelf.take("montjoie")
    sense = tempered_sense(game)
    usual = {name: figure.by_hand for name, figure in FIGURES.items()}
    found = [
        success(game, game.variant(2), Trial(0, b"%d" % number, number % 2, {**usual, "threshold": threshold}))
        for threshold in (usual["threshold"], 100.0)
        for number in range(4)
    ]
    assert sum(found[:4]) > sum(found[4:]) + 0.5
    assert sense.temper("two").keys() == FIGURES.keys()


def test_a_part_takes_the_place_of_the_one_before_and_leaves_the_others():
    before = "# Figures.\n\n[two]\n# old\ngood = 0.1\n\n[more]\n# kept\ngood = 0.2\n"
    text = placed(before, REPORT)
    assert tomllib.loads(text) == {"more": {"good": 0.2}, "two": {"good": 1.5}}
    assert text.startswith("# Figures.\n")
    assert "# kept" in text
    assert "# centans lab temper toy two --rounds 2 --tempers 40 --seed s" in text
    assert "# old" not in text


def test_what_is_written_to_an_empty_file_is_the_part_alone():
    assert placed("", REPORT) == written(REPORT)


def test_a_game_that_weighs_all_by_hand_is_refused():
    with pytest.raises(CannotLearn, match="guyenne has no temper to learn"):
        tempered_sense(shelf.take("guyenne"))


def test_the_command_writes_figures_that_the_game_reads(tmp_path):
    file = tmp_path / "temper.toml"
    rounds = ["--rounds", "1", "--tempers", "20", "--processes", "1", "--out", str(file)]
    result = CliRunner().invoke(app, ["lab", "temper", "montjoie", "two", *rounds], env={"COLUMNS": "160"})
    assert result.exit_code == 0, result.output
    assert tomllib.loads(file.read_text("utf-8"))["two"].keys() == FIGURES.keys()


def test_a_kind_of_match_that_there_is_not_is_refused():
    result = CliRunner().invoke(app, ["lab", "temper", "montjoie", "seven", "--processes", "1"])
    assert result.exit_code != 0
