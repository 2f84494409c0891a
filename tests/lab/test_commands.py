"""`centans lab` and `centans check` as they are typed."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from centans import shelf
from centans.cli import check as check_command
from centans.cli import compiling
from centans.cli import lab as lab_command
from centans.cli.app import app
from centans.core import matchfile
from centans.core.game import Variant
from centans.core.tables import Table
from centans.games.guyenne import Guyenne
from centans.lab import arena
from centans.lab.checks import EVERY_MOMENT, SOME_MOMENTS
from centans.lab.contract import Breach, Checked, check_match, feature_length, trials
from centans.lab.plan import make_plan
from centans.words import LANGUAGES, Words


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments, env={"COLUMNS": "160", "LC_ALL": "C"})


def test_the_lab_prints_a_report_and_writes_both_files(tmp_path: Path):
    figures, charts = tmp_path / "a.json", tmp_path / "a.html"
    done = run(
        *[
            "lab",
            "guyenne",
            "--seats",
            "random,greedy:1",
            "--games",
            "6",
            "--processes",
            "1",
            "--option",
            "level=expert",
        ],
        *["--set", "limits.hand_size=7", "--json", str(figures), "--html", str(charts)],
    )
    assert done.exit_code == 0, done.output
    assert "bot greedy:1" in done.output
    found = json.loads(figures.read_text())
    assert found["versions"][0]["matches"] == 6
    assert found["versions"][0]["changes"] == ["level=expert", "limits.hand_size=7"]
    assert found["timing"]["processes"] == 1
    assert charts.read_text().startswith("<!doctype html>")


def test_the_lab_compares_two_versions():
    done = run(
        *["lab", "guyenne", "--seats", "random,random", "--games", "4", "--processes", "1"],
        *["--compare-option", "level=advanced", "--compare-set", "limits.hand_size=8"],
    )
    assert done.exit_code == 0, done.output
    assert "second version: level=advanced, limits.hand_size=8" in done.output
    assert "side: the French, share of wins" in done.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["lab", "guyenne", "--seats", "wizard"], "there is no bot 'wizard'"),
        (["lab", "guyenne", "--option", "level"], "NAME=VALUE"),
        (["lab", "guyenne", "--engine", "steam"], "there is no engine 'steam'"),
        (["lab", "guyenne", "--processes", "0"], "at least one process, not 0"),
        (["lab", "guyenne", "--engine", "ray", "--processes", "0"], "at least one process, not 0"),
        (["lab", "guyenne", "--until", "soon"], "--until needs a share from 0.1% to 50%, such as 2%, not 'soon'"),
        (["lab", "guyenne", "--until", "0"], "--until needs a share from 0.1% to 50%, such as 2%, not '0'"),
        (["lab", "guyenne", "--json", "nowhere/at/all.json"], "--json needs a file in a folder that exists"),
        (["lab", "guyenne", "--html", "."], "--html needs a file, and . is a folder"),
        (["lab", "guyenne", "--set", "limits.hand_sise=7"], "no 'hand_sise' among"),
        (["lab", "guyenne", "--set", "limits.hand_size=70"], "'limits.hand_size' can be 2 to 14, not '70'"),
        (["lab", "guyenne", "--option", "levle=basic"], "guyenne has no option 'levle'; it has: "),
        (["lab", "guyenne", "--compare-set", "limits.hand_sise=7"], "no 'hand_sise' among"),
        (["check", "guyenne", "--processes", "0"], "at least one process, not 0"),
        (["check", "chess"], "there is no game 'chess'"),
        (["check", "guyenne", "--matches", "0"], "at least one match"),
        (["check", "guyenne", "--option", "level=divine"], "option 'level' can be"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(arguments, sentence):
    done = run(*arguments)
    assert done.exit_code == 1
    assert sentence in done.output
    assert done.output.startswith("centans: "), "no bar before it"
    assert done.output.count("\n") == 1
    assert "Traceback" not in done.output


@pytest.mark.source_only
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["lab", "guyenne", "--processes", "0"], "Il faut au moins un processus pour ce travail, et non 0."),
        (["check", "guyenne", "--processes", "0"], "Il faut au moins un processus pour ce travail, et non 0."),
        (["lab", "guyenne", "--html", "."], "--html demande un fichier, et . est un dossier."),
        (
            ["lab", "ladder", "guyenne", "--json", "nowhere/at/all.json"],
            "--json demande un fichier dans un dossier qui existe",
        ),
        (["bench", "--json", "nowhere/at/all.json"], "--json demande un fichier dans un dossier qui existe"),
        (["lab", "guyenne", "--set", "limits.hand_sise=7"], "pas de « hand_sise » parmi source, hand_size"),
        (
            ["lab", "guyenne", "--set", "limits.hand_size=70"],
            "« limits.hand_size » peut aller de 2 à 14, et non « 70 ».",
        ),
        (["lab", "guyenne", "--option", "levle=basic"], "guyenne n’a pas d’option « levle »"),
        (["lab", "guyenne", "--until", "soon"], "une part de 0,1 % à 50 %"),
        (["lab", "tune", "montjoie", "--matches", "1"], "Il faut au moins 10 parties par leçon"),
        (["lab", "temper", "guyenne", "two"], "guyenne n’a pas de tempérament à apprendre"),
        (["games", "chess"], "Il n’y a pas de jeu « chess »"),
    ],
)
def test_a_mistake_is_said_in_the_language_asked_for_before_anything_is_begun(arguments, sentence):
    done = run(*arguments, "--lang", "fr")
    assert done.exit_code == 1
    assert done.output.startswith("centans: "), "no bar before it"
    assert done.output.count("\n") == 1
    assert sentence in done.output.replace("\u00a0", " ").replace("\u202f", " ")


def start_without_silver(game: Guyenne, variant: Variant) -> Any:
    """Reads a component when a match begins, and misses it."""
    Table({"start": {}}, ()).table("start").value("livres")


@pytest.mark.source_only  # no interpreted game extends a compiled one
@pytest.mark.parametrize("command", ["lab", "check"])
def test_a_missing_component_is_one_sentence_with_its_place(monkeypatch, command):
    lacking = type("LacksSilver", (Guyenne,), {"start": start_without_silver})
    monkeypatch.setattr(shelf, "game_class", lambda _game_id: lacking)
    monkeypatch.setattr(shelf, "package_of", lambda _kind: "centans.games.guyenne")
    done = run(command, "guyenne", "--processes", "2")
    assert done.exit_code == 1
    assert re.fullmatch(r"centans: components\.toml, line \d+: 'livres' is missing in 'start'\n", done.output)


def test_until_ends_well_before_the_most_matches():
    done = run("lab", "guyenne", "--seats", "random,random", "--processes", "1", "--until", "10%")
    assert done.exit_code == 0, done.output
    assert "The share of wins of every bot is known within 10 points either way (95 %)." in done.output


def test_a_lab_cut_short_says_so_by_its_exit_code(monkeypatch):
    def cut_short(plan, processes, engine, on_progress, on_records):
        from centans.lab.run import run_lab

        def interrupt(_more: int) -> None:
            raise KeyboardInterrupt

        return run_lab(plan, processes, engine, interrupt, on_records)

    monkeypatch.setattr(lab_command, "run_lab", cut_short)
    done = run("lab", "guyenne", "--games", "50", "--processes", "1", "--seats", "random,random")
    assert done.exit_code == 130
    assert "of 50 matches" in done.output


# -- compiling first --------------------------------------------------------------------------------------------------

LONG = ("lab", "guyenne", "--seats", "random,random", "--games", "3", "--processes", "1")


@pytest.fixture
def slow_rules(monkeypatch):
    """A checkout that could be compiled, and matches that seem to take for ever."""
    monkeypatch.setattr(compiling, "can_compile", lambda: True)
    monkeypatch.setattr(compiling, "pace", lambda _plan, _most: 200.0)


def test_before_a_long_run_one_line_says_what_compiling_gains_and_nobody_is_asked_in_a_pipe(slow_rules):
    done = run(*LONG)
    assert done.exit_code == 0
    assert done.stderr.count("make fast") == 1
    assert "about 10 minutes or more" in done.stderr
    assert "[y/N]" not in done.stderr
    assert "3 of 3 matches" in done.stdout


def test_a_short_run_or_one_that_thinks_by_the_clock_says_nothing_of_compiling(slow_rules, monkeypatch):
    words = Words(None, "en")
    told: list[str] = []
    monkeypatch.setattr("builtins.print", lambda *said, **_how: told.extend(said))
    compiling.offer_to_compile(make_plan("guyenne", ["random", "search:1s"], 3, "seed"), 1, words)
    compiling.offer_to_compile(make_plan("guyenne", ["random", "random"], 1, "seed"), 1, words)
    assert told == []


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_yes_compiles_and_begins_the_command_anew(slow_rules, monkeypatch):
    begun: list[bool] = []
    monkeypatch.setattr(compiling, "compile_and_begin_anew", lambda: begun.append(True))
    for typed in ("oui\n", "\n", "non\n"):
        monkeypatch.setattr("sys.stdin", Terminal(typed))
        monkeypatch.setattr("sys.stderr", Terminal())
        compiling.offer_to_compile(make_plan("guyenne", ["random", "random"], 3, "seed"), 1, Words(None, "fr"))
    assert begun == [True]


def test_the_pace_of_a_match_is_taken_without_playing_a_long_one_to_its_end():
    plan = make_plan("guyenne", ["random", "random"], 3, "seed")
    assert 0 < arena.pace(plan, 60) < 60
    assert arena.pace(plan, 0) < 60


# -- check ------------------------------------------------------------------------------------------------------------


def test_check_counts_what_it_checked():
    done = run("check", "guyenne", "--matches", "4", "--processes", "1", "--players", "2", "--option", "level=basic")
    assert done.exit_code == 0, done.output
    assert "guyenne keeps the contract in 4 of 4 matches." in done.output
    assert "why not agrees with the options" in done.output


def test_check_speaks_french():
    done = run("check", "guyenne", "--matches", "1", "--processes", "1", "--players", "2", "--lang", "fr")
    assert "guyenne tient le contrat, parties examinées\u00a0: 1 sur 1." in done.output
    assert "les refus s’accordent avec les choix offerts" in done.output
    assert "check-" not in done.output


def test_every_check_that_a_match_goes_through_has_a_name_that_can_be_read():
    game = shelf.take("guyenne")
    (trial,) = trials(game, 1, "names")
    made = check_match(game, trial, feature_length(game)).checks
    assert {check.__name__ for check in (*EVERY_MOMENT, *SOME_MOMENTS)} < set(made)
    for language in LANGUAGES:
        words = Words(None, language)
        assert [name for name in made if not words.knows(f"check-{name.replace('_', '-')}")] == []


def checked_matches(number: int) -> list[Checked]:
    return [Checked(trial) for trial in trials(shelf.take("guyenne"), number, "fake")]


def test_a_breach_is_told_kept_in_a_file_and_ends_in_failure(monkeypatch, tmp_path):
    good, bad = checked_matches(2)
    file = "Cent Ans match 1\n"
    bad.breach = Breach(2, "inventory_is_constant", "a card is lost", file)
    monkeypatch.setattr(check_command, "do_all", lambda *_args, **_named: iter_closing([[good], [bad]]))
    monkeypatch.chdir(tmp_path)
    done = run("check", "guyenne", "--matches", "2")
    assert done.exit_code == 1
    assert "guyenne breaks the contract: match 2, inventory_is_constant: a card is lost" in done.output
    (kept,) = tmp_path.iterdir()
    assert str(kept) in done.output.replace("\n", "")
    assert kept.read_text().startswith(file)
    assert "# match 2, inventory_is_constant: a card is lost" in kept.read_text()


def iter_closing(results: list[list[Checked]]) -> Iterator[list[Checked]]:
    yield from results


def test_ctrl_c_tells_what_was_checked_so_far(monkeypatch):
    def interrupted(*_args, **_named) -> Iterator[list[Checked]]:
        yield checked_matches(3)
        raise KeyboardInterrupt

    monkeypatch.setattr(check_command, "do_all", interrupted)
    done = run("check", "guyenne", "--matches", "10")
    assert done.exit_code == 130
    assert "keeps the contract in 3 of 10 matches so far." in done.output


def test_the_file_of_a_breach_can_be_read_as_a_match(tmp_path, monkeypatch):
    from centans.core.match import Match

    game = shelf.take("guyenne")
    text = matchfile.write(Match(game, game.variant(), b"breach"))
    monkeypatch.chdir(tmp_path)
    check_command._show(
        Breach(1, "some_check", "the rules failed\nTraceback: more", text), "guyenne", Words(None, "en")
    )
    (kept,) = tmp_path.iterdir()
    assert matchfile.read(kept.read_text(), shelf.take).seed == b"breach"
