"""`centans lab ladder`: every bot against every other, and ratings."""

from __future__ import annotations

import json
from math import log10

import pytest
from typer.testing import CliRunner

from centans.cli.app import app
from centans.lab.ladder import Job, LadderWork, Played, Timed, climb, make_ladder
from centans.lab.ratings import DOUBT, ELO, Table, ratings, strengths


def run(*arguments: str):
    return CliRunner().invoke(app, ["lab", "ladder", *arguments], env={"COLUMNS": "160"})


def test_who_wins_three_of_four_is_three_times_as_strong():
    tables = [Table((0, 1), (0.0, 1.0))] * 300 + [Table((1, 0), (0.0, 1.0))] * 100
    assert strengths(tables, 2)[1] == pytest.approx((300 + DOUBT) / (100 + DOUBT))


def test_alone_among_three_the_fair_share_is_a_quarter():
    fair = [Table((1, 0, 0, 0), (1.0, 0.0, 0.0, 0.0))] * 100 + [Table((1, 0, 0, 0), (0.0, 1.0, 0.0, 0.0))] * 300
    assert strengths(fair, 2)[1] == pytest.approx(1.0, abs=0.01)


def test_ratings_have_bounds_even_where_one_has_won_everything():
    deals = [[Table((0, 1), (0.0, 1.0)), Table((1, 0), (1.0, 0.0))]] * 5
    first, second = ratings(deals, 2, "seed")
    assert (first.low, first.estimate, first.high) == (0.0, 0.0, 0.0)
    assert second.estimate == pytest.approx(ELO * log10((10 + DOUBT) / DOUBT))


def test_bounds_are_wider_for_fewer_deals():
    won, lost = [Table((0, 1), (0.0, 1.0))], [Table((0, 1), (1.0, 0.0))]
    few, many = ratings([won, won, lost], 2, "seed")[1], ratings([won, won, lost] * 20, 2, "seed")[1]
    assert few.low < many.low < many.estimate < many.high < few.high


def test_each_deal_is_played_from_every_seat_with_the_same_dice():
    ladder = make_ladder("montjoie", ["random", "page"], 1, "seed", players=3)
    (job,) = ladder.jobs()
    seats: list[list[int]] = []
    work = LadderWork(ladder)
    work._play = lambda job, game, variant, alone: seats.append(alone)  # type: ignore[method-assign]
    work.begin()(job)
    assert seats == [0, 1, 2]
    assert ladder.match_seed(0, 1) != ladder.match_seed(0, 2)


def test_partners_win_together_and_a_draw_is_everybodys():
    job = Job(0, 1, 0, 1)
    bots = [Timed.__new__(Timed) for _ in range(4)]
    for bot in bots:
        bot.choices, bot.seconds, bot.longest = 0, 0.0, 0.0
    assert Played(job, [0, 0, 1, 0], [0, 2], "french", bots).won == 1.0
    assert Played(job, [0, 0, 1, 0], [0, 2], "french", bots).shares == [0.5, 0.0, 0.5, 0.0]
    assert Played(job, [0, 0, 1, 0], [0, 1, 2, 3], "french", bots).won == 0.25


def test_it_is_printed_and_written(tmp_path):
    file = tmp_path / "ladder.json"
    done = run("guyenne", "--bots", "random,greedy:1", "--deals", "3", "--processes", "1", "--json", str(file))
    assert done.exit_code == 0, done.output
    assert "3 of 3 deals, 6 matches of Guyenne" in done.output
    found = json.loads(file.read_text())
    (encounter,) = found["encounters"]
    assert (encounter["bot"], encounter["against"], encounter["matches"]) == ("greedy:1", "random", 6)
    assert set(encounter["sides"]) == {"english", "french"}
    assert [row["name"] for row in found["bots"]] == ["random", "greedy:1"]
    assert all(row["thinking"]["choices"] > 0 for row in found["bots"])


def test_every_value_of_a_setting_is_played():
    ladder = make_ladder("guyenne", ["random", "greedy:1"], 1, "seed", each="level")
    found = climb(ladder)
    assert [version["level"] for version in found["versions"]] == ["basic", "advanced", "expert"]
    assert found["matches"] == 6
    again = climb(ladder)
    assert found["encounters"] == again["encounters"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["guyenne", "--bots", "greedy"], "at least two different bots"),
        (["guyenne", "--bots", "greedy,wizard"], "there is no bot 'wizard'"),
        (["guyenne", "--deals", "0"], "at least one deal"),
        (["guyenne", "--each", "levle"], "guyenne has no option 'levle'; it has: "),
        (["guyenne", "--processes", "0"], "at least one process"),
        (["guyenne", "--json", "nowhere/at/all.json"], "--json needs a file in a folder that exists"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(arguments, sentence):
    done = run(*arguments)
    assert done.exit_code == 1
    assert sentence in done.output
    assert done.output.count("\n") == 1
