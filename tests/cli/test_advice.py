"""`hint` and `reason` in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from centans.bots import reasons
from centans.core import matchfile
from centans.core.entries import Hint
from centans.core.errors import BadFile
from centans.shelf import take
from tests.cli.conftest import Run

pytestmark = pytest.mark.source_only


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons.Care.__init__, "__defaults__", (4, 2, None))


def test_a_hint_says_what_why_and_what_else_and_the_match_remembers_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "helped.match"
    typed = "hint\n3 h 5 done\nhint\nhint\nquit\n"
    told = run("play", "guyenne", "--seed", "a", "--lang", "en", "--seats", "me,random", "--save", file, typed=typed)
    assert told.output.count("Advice: ") == 3
    assert "As far as 2 tries can tell, this leads to" in told.output
    assert "Otherwise: " in told.output
    match = matchfile.read(file.read_text("utf-8"), take)
    assert match.hints[0] == Hint(1, 0)
    assert len(match.hints) == 2, "asking again for the same answer is one hint"
    assert run("verify", file).exit_code == 0
    again = run("play", "--load", file, "--lang", "fr", typed="conseil\nquit\n")
    assert "Conseil\N{NO-BREAK SPACE}: " in again.output
    assert len(matchfile.read(file.read_text("utf-8"), take).hints) == 2


def test_a_file_with_a_hint_that_cannot_be_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "helped.match"
    run("play", "guyenne", "--seed", "a", "--seats", "random,random", "--save", file)
    text = file.read_text("utf-8")
    for wrong in ("hint: 3 3", "hint: 3", "hint: first 1"):
        with pytest.raises(BadFile, match="expected 'hint: NUMBER SEAT'"):
            matchfile.read(text.replace("commitment:", f"{wrong}\ncommitment:"), take)


def test_the_end_says_who_was_helped(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "over.match"
    run("play", "guyenne", "--seed", "a", "--seats", "random,random", "--save", file)
    lines = file.read_text("utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("commitment:"))
    file.write_text("\n".join([*lines[:at], "hint: 1 1", "hint: 4 1", *lines[at:]]), "utf-8")
    told = run("play", "--load", file, "--seats", "random,random", "--lang", "en")
    assert "asked for 2 hints." in told.output


def test_the_reason_of_a_bot_is_told_at_once_where_nothing_is_hidden(run: Run) -> None:
    told = run("play", "guesclin", "--seed", "a", "--lang", "en", "--seats", "me,greedy", typed="reason\nquit\n")
    assert " chose: " in told.output
    assert "A squire takes what looks best at once" in told.output


def test_the_reason_of_a_bot_waits_where_it_would_tell_a_secret(run: Run) -> None:
    told = run("play", "guyenne", "--seed", "a", "--lang", "en", "--seats", "greedy,me", typed="reason\nquit\n")
    assert "The reason would tell a secret: ask again when the match is over." in told.output
    assert "leads to" not in told.output


def test_a_person_is_not_asked_for_reasons(run: Run) -> None:
    told = run("play", "guyenne", "--seed", "a", "--lang", "en", typed="reason\n3 h 5 done\nreason 1\nquit\n")
    assert "Nothing has happened yet." in told.output
    assert "A person chose this, and knows why." in told.output
