"""`centans replay` and `centans verify`: matches told again, and proved."""

from __future__ import annotations

from pathlib import Path

import pytest

from centans import shelf
from centans.core import matchfile
from centans.core.match import Match
from tests.cli.conftest import Run

pytestmark = pytest.mark.source_only


def edit(path: Path, old: str, new: str) -> int:
    """Change the first line that holds this text; its number."""
    lines = path.read_text("utf-8").split("\n")
    place = next(place for place, line in enumerate(lines) if old in line)
    lines[place] = lines[place].replace(old, new)
    path.write_text("\n".join(lines), "utf-8")
    return place + 1


def drop(path: Path, beginning: str) -> None:
    lines = path.read_text("utf-8").split("\n")
    path.write_text("\n".join([line for line in lines if not line.startswith(beginning)]), "utf-8")


# -- replay -------------------------------------------------------------------------------------------------------


def test_a_finished_match_is_told_with_everything(run: Run, played: Path) -> None:
    result = run("replay", played)
    assert result.exit_code == 0
    assert "Guyenne, 2 players: Aliénor and Bertrand." in result.output
    assert "Aliénor draws" in result.output
    assert "Bertrand draws" in result.output
    assert "Aliénor chooses: " in result.output
    assert " win" in result.output.splitlines()[-3]


def test_a_seat_is_told_what_it_could_know(run: Run, played: Path) -> None:
    output = run("replay", played, "--view", "2", "--lang", "fr").output
    assert "Vous piochez" in output
    assert "Aliénor pioche" not in output
    assert "Aliénor choisit" not in output
    public = run("replay", played, "--view", "public").output
    assert "You" not in public
    assert "draws" not in public


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--from", "5000", "--lang", "en"], "--from can be 0 to {entries}, the last answer of this match, not 5000."),
        (["--from", "5000", "--lang", "fr"], "--from va de 0 à {entries}, la dernière réponse de cette partie"),
        (["--from", "9", "--to", "3", "--lang", "en"], "--to can be 9 or more, where --from begins, not 3."),
    ],
)
def test_a_part_that_does_not_exist_is_refused(run: Run, played: Path, arguments: list[str], sentence: str) -> None:
    entries = len(matchfile.read(played.read_text("utf-8"), shelf.take).entries)
    result = run("replay", played, *arguments)
    assert result.exit_code == 1
    assert sentence.format(entries=entries) in result.stderr.replace("\N{NO-BREAK SPACE}", " ")
    assert result.stdout == ""
    assert run("replay", played, "--from", str(entries)).exit_code == 0


def test_a_part_of_a_match_is_told_alone(run: Run, played: Path) -> None:
    lines = run("replay", played, "--from", "3", "--to", "9").output.splitlines()[1:]
    numbers = [int(line.split()[0]) for line in lines]
    assert numbers[0] >= 3
    assert numbers[-1] <= 9
    assert "Turn 1" in run("replay", played, "--to", "0").output


def test_a_match_in_progress_is_told_to_the_public(run: Run, tmp_path: Path) -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(), b"begun")
    match.answer(0, game.option("castle 1"))
    path = tmp_path / "begun.match"
    path.write_text(matchfile.write(match, with_seed=False), "utf-8")
    output = run("replay", path).output
    assert "The match is not finished." in output
    assert "chooses" not in output
    assert "You choose: Chauvigny." in run("replay", path, "--view", "1").output


@pytest.mark.parametrize("view", ["0", "3", "everybody"])
def test_a_view_that_does_not_exist_is_a_mistake_of_use(run: Run, played: Path, view: str) -> None:
    result = run("replay", played, "--view", view)
    assert result.exit_code == 2
    assert "seat from 1 to 2" in result.stderr


# -- verify -------------------------------------------------------------------------------------------------------


def test_a_good_match_is_proved(run: Run, played: Path) -> None:
    result = run("verify", played, "--lang", "fr")
    assert result.exit_code == 0
    assert "La graine est bien celle qui fut promise" in result.output
    assert "The seed is the one that was promised" in run("verify", played).output


@pytest.mark.parametrize(
    ("old", "new", "later", "reason"),
    [
        ("digest: ", "digest: 0", 0, "it was changed"),
        ("opening: english 2", "opening: english 3", 0, "not those of the seed"),
        ("commitment: ", "commitment: 0", 1, "the seed is not the one that was promised"),
        ("lay-cards: card 2", "lay-cards: card 7", 0, "'card 7' is not a choice of this game"),
        ("lay-cards: done", "lay-cards: pass", 0, "cards-first"),
        ("result: ", "result: 0", 0, "the result is"),
    ],
)
def test_an_altered_match_is_found_out_with_its_line(
    run: Run, played: Path, old: str, new: str, later: int, reason: str
) -> None:
    line = edit(played, old, new) + later
    result = run("verify", played)
    assert result.exit_code == 1
    assert result.stderr.startswith("centans: The match does not stand up to scrutiny.")
    assert f"line {line}: " in result.stderr
    assert reason in result.stderr
    assert result.stderr.count("\n") == 1


def test_without_the_seed_only_rules_and_digest_are_proved(run: Run, played: Path) -> None:
    drop(played, "seed:")
    result = run("verify", played)
    assert result.exit_code == 0
    assert "cannot be proved that nobody touched the draws" in result.output


def test_without_a_commitment_the_seed_may_have_been_chosen_afterwards(run: Run, played: Path) -> None:
    drop(played, "commitment:")
    result = run("verify", played)
    assert result.exit_code == 0
    assert "nobody can prove that the seed was chosen before" in result.output


def test_a_file_that_is_no_match_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    for command in ("verify", "replay"):
        result = run(command, path)
        assert result.exit_code == 1
        assert "not a match file" in result.stderr
    assert run("verify", tmp_path).exit_code == 1
