"""The greedy bot is worth playing against."""

import pytest

from centans.lab.engine import cores
from centans.lab.plan import make_plan
from centans.lab.run import run_lab

pytestmark = pytest.mark.bulk


@pytest.mark.parametrize("level", ["basic", "advanced", "expert"])
def test_greedy_beats_random_at_guyenne_in_four_matches_of_five(level):
    plan = make_plan("guyenne", ["greedy", "random"], 400, "strength", players=2, options={"level": level})
    (version,) = run_lab(plan, cores())["versions"]
    (greedy,) = [row for row in version["bots"] if row["name"] == "greedy"]
    assert greedy["played"] == 400
    assert greedy["wins"] >= 320


def test_greedy_beats_random_at_the_thirty_nine_times_of_ten():
    """The bots change seats, so each leads either army; docs/balance/trente.md has the longer run."""
    plan = make_plan("trente", ["greedy", "random"], 20, "strength", players=2)
    (version,) = run_lab(plan, cores())["versions"]
    (greedy,) = [row for row in version["bots"] if row["name"] == "greedy"]
    assert greedy["played"] == 20
    assert greedy["wins"] >= 18
