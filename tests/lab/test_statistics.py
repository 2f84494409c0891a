"""Statistics, against values that others have published or that can be worked out by hand."""

import pytest

from centans.lab.statistics import (
    Interval,
    chance_of_none,
    deviation,
    histogram,
    holm,
    matches_to_find,
    mean,
    paired_difference,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [(8, 10, 0.4901625, 0.9433178), (50, 100, 0.4038315, 0.5961685), (0, 10, 0.0, 0.2775328), (10, 10, 0.7224672, 1.0)],
)
def test_wilson_gives_the_known_interval(wins, played, low, high):
    found = wilson(wins, played)
    assert found.estimate == wins / played
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-6)


def test_wilson_knows_nothing_without_trials():
    found = wilson(0, 0)
    assert (found.low, found.high) == (0.0, 1.0)


def test_mean_and_deviation_are_those_of_a_sample():
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]
    assert mean(numbers) == 5
    assert deviation(numbers) == pytest.approx((32 / 7) ** 0.5)
    assert (mean([]), deviation([3])) == (0.0, 0.0)


def test_a_paired_difference_counts_each_pair_and_not_the_spread_between_them():
    found = paired_difference([10, 20, 30, 40], [11, 21, 31, 43])
    assert found is not None
    assert found.estimate == 1.5
    assert found.high - found.estimate == pytest.approx(1.959964 * 1.0 / 2, abs=1e-6)
    assert found.low == pytest.approx(3.0 - found.high)


def test_one_pair_says_nothing_about_a_difference():
    assert paired_difference([1], [2]) is None


def test_holm_gives_the_known_chances():
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_an_interval_that_just_leaves_out_none_has_a_chance_of_five_percent():
    assert chance_of_none(Interval(1.0, 0.0, 2.0)) == pytest.approx(0.05)
    assert chance_of_none(Interval(0.0, 0.0, 0.0)) == 1.0
    assert chance_of_none(Interval(1.0, 1.0, 1.0)) == 0.0


def test_the_number_of_matches_to_find_a_difference_is_the_known_one():
    """(1.95996 + 0.84162)^2 * 0.25 / 0.02^2, and more if more rows are looked at."""
    assert matches_to_find(0.02, 0.5) == 4906
    assert matches_to_find(0.02, 0.5, rows=11) > 4906


def test_a_histogram_counts_every_number_once_in_equal_bins():
    numbers = [*range(100, 155), 100]
    bins = histogram(numbers)
    assert len(bins) <= 20
    assert sum(one.count for one in bins) == len(numbers)
    assert {one.high - one.low for one in bins} == {2}
    assert (bins[0].low, bins[0].count) == (100, 4)
    assert histogram([]) == []
