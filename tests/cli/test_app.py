"""The command itself: quick to start, polite when it fails."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from socket import socket

import pytest

import centans
from centans import shelf
from centans.cli.failures import missing_package
from centans.cli.store import matches_folder
from centans.figures import figures_of
from centans.folders import user_data
from centans.rulecoverage import titles_in
from tests.cli.conftest import Run

pytestmark = pytest.mark.source_only

COMMANDS = ("play", "replay", "verify", "games", "lab", "bench", "check", "rules")


def test_help_lists_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f" {command} " in result.output


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_of_its_own(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Usage: centans {command}" in result.output or f"Usage: root {command}" in result.output


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").output == f"centans {centans.__version__}\n"


def test_starting_up_imports_nothing_heavy() -> None:
    """Texts, games, bots and the lab are read when a command needs them."""
    listing = "import sys, centans.cli.app; print(*[name for name in sys.modules])"
    loaded = set(
        subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True).stdout.split()
    )
    heavy = {"fluent.runtime", "babel", "numpy", "centans.games", "centans.bots", "centans.lab", "centans.words"}
    assert loaded & heavy == set()


def test_no_command_is_a_request_for_help(run: Run) -> None:
    assert "Usage" in run().output


def test_a_command_that_does_not_exist_is_a_mistake_of_use(run: Run) -> None:
    result = run("joust")
    assert result.exit_code == 2
    assert "No such command 'joust'" in result.stderr
    assert run("play").exit_code == 2
    assert run("replay").exit_code == 2


def test_a_missing_package_is_named_with_its_remedy(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "centans.cli.lab", None)
    result = run("lab", "guyenne")
    assert result.exit_code == 1
    assert (
        result.stderr
        == "centans: this installation is incomplete: 'centans.cli.lab' is missing; install Cent Ans again\n"
    )
    assert missing_package("pettingzoo.utils").endswith("pip install 'centans[rl]'")
    assert missing_package("tomllib").endswith("pip install 'tomllib'")


def test_an_interruption_ends_any_command_with_its_code(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: str | None, lang: str | None) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("centans.cli.games.games", interrupted)
    assert run("games").exit_code == 130


@pytest.mark.parametrize("game_id", shelf.titles())
def test_one_game_is_listed_with_every_figure_its_range_its_value_and_its_rule(run: Run, game_id: str) -> None:
    rows = [
        [cell.strip() for cell in line.strip("│").split("│")]
        for line in run("games", game_id, "--lang", "en").output.splitlines()
        if line.startswith("│")
    ]
    shown = [row for row in rows if len(row) == 4]
    figures = figures_of(shelf.read_components(shelf.game_class(game_id)))
    assert [row[0] for row in shown] == [figure.path for figure in figures]
    for row, figure in zip(shown, figures, strict=True):
        assert row[1].lower() == str(figure.value).lower()
        assert row[2] == figure.range.replace("true or false", "true, false")
        assert row[3] == figure.rule


def test_a_game_that_is_not_there_is_named(run: Run) -> None:
    result = run("games", "goose")
    assert result.exit_code == 1
    assert "there is no game 'goose'" in result.stderr


def test_scripts_get_the_ids_of_all_games(run: Run) -> None:
    assert run("games", "--ids").output.split() == shelf.titles()


@pytest.mark.parametrize(("lang", "says"), [("en", "Players: 2, 3, 4. Options: level, "), ("fr", "Joueurs : 2, 3, 4.")])
def test_all_games_are_listed_on_a_page(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, says: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    output = run("games", "--lang", lang).output.replace("\N{NO-BREAK SPACE}", " ")
    assert len(output.splitlines()) <= 50
    assert says in output
    assert "centans games " in output.splitlines()[-2] + output.splitlines()[-1]
    for game_id in shelf.titles():
        assert f"({game_id})" in output


def test_one_game_is_listed_with_what_can_be_varied(run: Run) -> None:
    output = run("games", "guyenne", "--lang", "fr").output.replace("\N{NO-BREAK SPACE}", " ")
    assert "Guyenne (guyenne)" in output
    assert "2, 3, 4" in output
    assert "basic : de base (d’ordinaire)" in output
    assert "attack_tie_removal" in output
    assert "Une pioche est épuisée" in output
    assert "EFEF" in output


def test_tests_that_are_not_there_are_said_to_be_expected(run: Run, tmp_path: Path) -> None:
    result = run("rules", "guyenne", "--tests", tmp_path)
    assert result.exit_code == 1
    assert result.stderr == (
        f"centans: the tests of guyenne are expected in {tmp_path / 'games' / 'guyenne'}, which is no folder: "
        "give with --tests the folder that has games/guyenne in it\n"
    )


def test_the_account_of_the_rules_is_given_in_french_too(run: Run) -> None:
    tests = Path(__file__).parent.parent
    said = run("rules", "guyenne", "--tests", tests, "--lang", "fr")
    assert said.exit_code == 0
    assert "Chapitre" in said.output
    assert "Sans test" in said.output
    titles = titles_in(shelf.read_rules(shelf.game_class("guyenne"), "fr"))
    assert titles["GY-COMBAT-1"].split()[1] in said.output


def test_a_server_says_in_french_where_it_is(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def begin(_settings: object, place: socket, _address: str, ready: Callable[[], None]) -> None:
        place.close()
        ready()

    monkeypatch.setattr("centans.server.loglines.log_to_stderr", lambda *_how: None)
    monkeypatch.setattr("centans.server.serving.serve", begin)
    said = run("serve", "--port", "0", "--data", tmp_path, "--lang", "fr")
    assert said.exit_code == 0, said.output
    assert said.output.startswith("Cent Ans est à l’adresse http://")


def test_a_benchmark_that_could_not_write_its_figures_is_not_begun(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("subprocess.run", lambda *_args, **_named: pytest.fail("it was begun"))
    result = run("bench", "--json", tmp_path / "nowhere" / "a.json")
    assert result.exit_code == 1
    assert "--json needs a file in a folder that exists" in result.stderr


def test_matches_are_kept_where_the_machine_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/user"))
    assert matches_folder() == user_data() / "matches"
    assert user_data({}, "linux") == Path("/user/.local/share/centans")
    assert user_data({}, "darwin") == Path("/user/Library/Application Support/centans")
    assert user_data({"APPDATA": "/data"}, "win32") == Path("/data/centans")
    assert user_data({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/centans")
