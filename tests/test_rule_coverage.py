"""Every rule of every game has a test that fails without it."""

from pathlib import Path

import pytest
import typer

from centans import shelf
from centans.cli.rules import NoTests, rules
from centans.rulecoverage import Coverage, Rulebook, cover, marks_in, marks_under, read_rulebook

TESTS = Path(__file__).resolve().parent
SPECIFICATION = TESTS.parent.parent / "shared" / "rules"

RULEBOOK = """# A game

## 1. Beginning

- **XY-START-1** Sit down.
- **XY-START-2** Deal. See also XY-END-1.

## 2. End

### Silence

- **XY-END-1** Get up.

## Rulings

- **R1** On **XY-END-9**.
- **XY-END-8** Not a rule.

## Not enforced

- **XY-START-1** Nobody sees you sit.
"""

TEST_FILE = """
@pytest.mark.rule("XY-START-1", "XY-START-2")
def test_sitting(): ...

class TestEnd:
    @rule("R1")
    @rule("XY-END-1")
    @pytest.mark.parametrize("XY-END-7", [1])
    def test_rising(self): ...

@rule("XY-START-1")
def test_dealing(): ...

@rule("XY-END-6")
def no_test(): ...
"""

OURS = [game for game in shelf.titles() if shelf.game_class(game).__module__.startswith("centans.games.")]
"""A game that somebody else has installed brings its own tests."""


def rulebook(game: str) -> Rulebook:
    return read_rulebook(shelf.read_text(shelf.game_class(game), "RULES.md"))


def coverage(game: str) -> Coverage:
    return cover(rulebook(game), marks_under(TESTS / "games" / game))


@pytest.mark.parametrize("game", OURS)
def test_every_rule_of_the_game_has_a_test(game):
    assert coverage(game).missing == ()


@pytest.mark.parametrize("game", OURS)
def test_no_test_names_a_rule_that_does_not_exist(game):
    assert coverage(game).unknown == ()


@pytest.mark.parametrize("game", OURS)
def test_no_rule_is_numbered_twice(game):
    numbered = rulebook(game).rules
    assert len(numbered) == len(set(numbered)) > 0


@pytest.mark.parametrize("game", OURS)
def test_our_rules_are_numbered_like_the_specification(game):
    specified = SPECIFICATION / game / "rules.md"
    if not specified.exists():
        pytest.skip(f"{specified} is not here")
    assert sorted(rulebook(game).rules) == sorted(read_rulebook(specified.read_text("utf-8")).rules)


def test_rules_are_read_by_chapter_above_the_rulings_only():
    read = read_rulebook(RULEBOOK)
    assert [(chapter.title, chapter.rules) for chapter in read.chapters] == [
        ("1. Beginning", ("XY-START-1", "XY-START-2")),
        ("2. End", ("XY-END-1",)),
    ]
    assert (read.rulings, read.not_enforced) == (("R1",), ("XY-START-1",))


def test_marks_are_read_from_tests_and_their_classes():
    assert marks_in(TEST_FILE) == {
        "XY-START-1": ["test_sitting", "test_dealing"],
        "XY-START-2": ["test_sitting"],
        "R1": ["test_rising"],
        "XY-END-1": ["test_rising"],
    }


def test_a_mark_on_a_class_counts_for_the_tests_in_it():
    assert marks_in("@rule('XY-END-1')\nclass TestEnd:\n    def test_rising(self): ...") == {
        "XY-END-1": ["test_rising"]
    }


def test_a_rule_without_a_test_is_missing_unless_nobody_can_enforce_it():
    found = cover(read_rulebook(RULEBOOK), {"XY-END-1": [], "XY-END-2": []})
    assert found.missing == ("XY-START-2",)
    assert found.unknown == ("XY-END-2",)
    assert [(chapter.rules, chapter.tested, chapter.not_enforced) for chapter in found.chapters] == [
        (2, 0, ("XY-START-1",)),
        (1, 1, ()),
    ]


def test_the_command_prints_every_chapter_and_ends_well(capsys):
    rules("guyenne", TESTS)
    printed = capsys.readouterr().out
    assert "Reinforcements" in printed
    assert "GY-TEAM-28" in printed


def test_the_command_ends_with_1_when_rules_have_no_test(tmp_path, capsys):
    (tmp_path / "games" / "guyenne").mkdir(parents=True)
    with pytest.raises(typer.Exit) as stopped:
        rules("guyenne", tmp_path)
    assert stopped.value.exit_code == 1
    assert "GY-COMBAT-4" in " ".join(capsys.readouterr().out.split())


def test_the_command_says_where_it_looked_for_tests(tmp_path):
    with pytest.raises(NoTests, match=r"the tests of guyenne are expected in .*, which is no folder"):
        rules("guyenne", tmp_path)
