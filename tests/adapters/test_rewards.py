"""Rewards: the end of a match as numbers."""

from centans.adapters.rewards import rewards
from centans.core.game import Result


def test_the_winner_gets_one_and_the_loser_minus_one():
    assert rewards(Result([2, 1], [3, 7], "points")) == [-1.0, 1.0]


def test_partners_share_what_their_side_gets():
    assert rewards(Result([1, 3, 1, 3], [7, 3, 7, 3], "points")) == [1.0, -1.0, 1.0, -1.0]


def test_a_draw_gives_nobody_anything():
    assert rewards(Result([1, 1], [5, 5], "nothing")) == [0.0, 0.0]


def test_all_but_the_first_have_lost():
    assert rewards(Result([2, 1, 3], [5, 6, 1], "points")) == [-1.0, 1.0, -1.0]
