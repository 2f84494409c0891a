"""`centans lab tune`: what a position is worth is learned from finished matches."""

from __future__ import annotations

import random
import tomllib

import pytest
from typer.testing import CliRunner

from centans import shelf
from centans.cli.app import app
from centans.core.judging import LearnedSense, chances_of, unlearned
from centans.lab.tuning import APART, Example, fitted, learned_sense, lesson_of, solved, surprise, written

TRUE = [1.5, -2.0, 0.0]


class Toy(LearnedSense):
    features = ("hand", "second", "third")


def examples(number: int, weights: list[float] = TRUE, parties: int = 3) -> list[Example]:
    """Positions drawn by chance, won as these figures say."""
    chance = random.Random(1337)
    found: list[Example] = []
    for place in range(number):
        rows = [[chance.gauss(0.0, 1.0) for _ in weights] for _ in range(parties)]
        winner = chance.choices(range(parties), chances_of(rows, weights))[0]
        found.append(Example("usual", rows, place % APART == 0))
        found[-1].shares = [float(party == winner) for party in range(parties)]
    return found


def test_chances_are_shares_of_one_and_go_by_the_features():
    chances = chances_of([[1.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [2.0, 5.0])
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] == chances[2]


def test_the_figures_behind_the_matches_are_found():
    assert fitted(examples(4000), 3) == pytest.approx(TRUE, abs=0.15)


def test_where_everything_is_certain_the_figures_stay_within_bounds():
    """A whole step of Newton's method would lead far beyond the best."""
    sure = examples(400, [60.0, 0.0, 0.0])
    assert max(abs(figure) for figure in fitted(sure, 3)) < 60.0
    assert surprise(sure, fitted(sure, 3)) < surprise(sure, unlearned(3))


def test_equations_are_solved_even_where_the_first_pivot_is_nothing():
    assert solved([[0.0, 2.0], [4.0, 0.0]], [6.0, 8.0]) == [2.0, 3.0]


def test_a_lesson_that_explains_other_matches_worse_is_not_taken():
    """Learned from matches in which the second feature decides, and held against others in which it does not."""
    seen = examples(200)
    misled = [Example("usual", one.rows, False) for one in examples(200, [0.0, 5.0, 0.0])]
    for one, other in zip(misled, examples(200, [0.0, 5.0, 0.0]), strict=True):
        one.shares = other.shares
    apart = [one for one in seen if one.apart]
    found = lesson_of([*misled, *apart], Toy({}), "usual")
    assert list(found["figures"].values()) == unlearned(3)
    assert found["surprise"]["after"] == found["surprise"]["by hand"]


def test_the_file_holds_the_figures_and_the_command_that_made_them():
    lesson = lesson_of(examples(500), Toy({}), "usual")
    text = written({"game": "toy", "matches": 500, "seed": "s", "kinds": {"usual": lesson}})
    assert "# centans lab tune toy --matches 500 --seed s\n" in text
    assert Toy(tomllib.loads(text)).weights("usual") == pytest.approx(list(lesson["figures"].values()), abs=1e-4)


@pytest.mark.parametrize("game_id", ["guesclin", "trente", "montjoie", "bastide"])
def test_every_figure_of_a_game_is_about_a_feature_it_has(game_id):
    game = shelf.take(game_id)
    sense = learned_sense(game)
    learned = game.components["sense"]["value"]
    assert set(learned) == set(sense.kinds)
    assert all(set(figures) == set(sense.features) for figures in learned.values())
    for players, setting in sense.lessons:
        s = game.start(game.variant(players, dict([setting.split("=")] if setting else [])))
        assert all(len(row) == len(sense.features) for row in sense.rows(s))
        assert sum({party: sense.value(s)[seat] for seat, party in enumerate(sense.parties(s))}.values()) == (
            pytest.approx(1.0)
        )


def test_without_the_file_the_judgement_by_hand_counts_alone():
    assert Toy({}).weights("usual") == [1.0, 0.0, 0.0]


def run(*arguments: str):
    return CliRunner().invoke(app, ["lab", "tune", *arguments], env={"COLUMNS": "160"})


@pytest.mark.nightly
def test_it_plays_and_writes(tmp_path):
    file = tmp_path / "value.toml"
    done = run("montjoie", "--matches", "10", "--processes", "1", "--out", str(file))
    assert done.exit_code == 0, done.output
    assert set(tomllib.loads(file.read_text())) == {"two", "more"}
    assert "by hand" in done.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["guyenne"], "guyenne is played to its end in thought"),
        (["montjoie", "--matches", "3"], "10 matches of each lesson are the least"),
        (["montjoie", "--out", "nowhere/at/all.toml"], "--out needs a file in a folder that exists"),
        (["montjoie", "--processes", "0"], "at least one process"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(arguments, sentence):
    done = run(*arguments)
    assert done.exit_code == 1
    assert sentence in done.output
    assert done.output.count("\n") == 1
