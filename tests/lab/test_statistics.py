"""Statistics, against values that others have published or that can be worked out by hand."""

import pytest

from centans.lab.statistics import deviation, histogram, mean, paired_difference, wilson


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


def test_a_histogram_counts_every_number_once_in_equal_bins():
    numbers = [*range(100, 155), 100]
    bins = histogram(numbers)
    assert len(bins) <= 20
    assert sum(one.count for one in bins) == len(numbers)
    assert {one.high - one.low for one in bins} == {2}
    assert (bins[0].low, bins[0].count) == (100, 4)
    assert histogram([]) == []
