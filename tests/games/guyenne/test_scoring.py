"""Chapter 12, last part: scoring."""

import pytest

from centans.games.guyenne.box import CASTLES
from tests.games.guyenne.kit import Table, ended_with, rule


def points(castles: str, letter: str) -> int:
    """The score by the words of the rules: a castle with a neighbour of its side counts 2, another 1."""
    bordered = f".{castles}."
    return sum(
        2 if letter in (bordered[place], bordered[place + 2]) else 1
        for place in range(CASTLES)
        if castles[place] == letter
    )


@rule("GY-SCORE-1")
def test_all_six_castles_are_worth_12_to_nothing():
    table = Table(castles="EEEEEE").english("2 2 2").french("2 2 2").skirmish(E=("2", "2"), F=("2", "2"))
    assert table.over
    assert table.result.scores == (12, 0)


@rule("GY-SCORE-2", "GY-SCORE-3", "GY-SCORE-4", "R17")
@pytest.mark.parametrize("first", "ENF")
@pytest.mark.parametrize("second", "ENF")
def test_neighbours_count_double_in_every_row_of_castles(first, second):
    rows = [first + second + a + b + c + d for a in "ENF" for b in "ENF" for c in "ENF" for d in "ENF"]
    for castles in rows:
        sight = Table(castles=castles).sees(None)
        assert (sight.side("E").score, sight.side("F").score) == (points(castles, "E"), points(castles, "F")), castles
        assert sum(castle.points for castle in sight.view.castles) == points(castles, "E") + points(castles, "F")


@rule("GY-SCORE-3", "R17")
def test_the_ends_of_the_row_are_not_neighbours():
    assert ended_with("ENNNNE").score("E") == 2


@rule("GY-SCORE-4")
def test_neutral_castles_score_for_nobody():
    assert ended_with("NNNNNE").result.scores == (1, 0)


@rule("GY-SCORE-5", "R40")
def test_more_points_win_with_fewer_castles():
    table = ended_with("FNFEEF")
    assert table.result.scores == (4, 3)
    assert table.result.winners == (0,)
    assert table.result.decided_by == "points"


@rule("GY-SCORE-6", "R34")
def test_cards_in_hand_and_draw_pile_break_a_tie_of_points():
    table = Table(castles="EFEFEF").english("5 2 2", draw="", count=2).french("3 2 2", draw="4 4 4 3 3 3 2", count=1)
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert table.result.scores == (3, 3)
    assert table.result.winners == (1,)
    assert table.result.decided_by == "unspent-cards"
    assert (table.sees(None).side("E").unspent, table.sees(None).side("F").unspent) == (1, 6 + 2)


@rule("GY-SCORE-6")
def test_removed_cards_are_not_unspent():
    table = Table(castles="EFEFEF", level="advanced", attack_tie_removal="not_on_tie")
    table.english("5 2 2", draw="", count=2).french("4 2 2", draw="", discard="", count=2)
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert table.removed("F") != ""
    assert table.result.winners == ()


@rule("GY-SCORE-7", "R18")
def test_level_in_points_and_cards_is_a_draw():
    table = Table(castles="EFEFEF").english("5 2 2", draw="", count=2).french("4 2 2", draw="", count=2)
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert (table.result.winners, table.result.ranks) == ((), (1, 1))
    assert table.result.decided_by == "draw"
