"""The few statistics that a report needs. Intervals are at 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, fsum, sqrt
from statistics import NormalDist

Z = 1.959963984540054
"""The 97.5th percentile of the normal distribution: 95 % lie within so many deviations of the mean."""
MOST_BINS = 20
ERROR = 0.05
"""How often a difference may be called clear where there is none."""
POWER = 0.8
"""How often a difference that is there should be found."""


class Interval:
    """An estimate and the bounds within which the true value probably lies."""

    __slots__ = ("estimate", "high", "low")

    def __init__(self, estimate: float, low: float, high: float) -> None:
        self.estimate = estimate
        self.low = low
        self.high = high

    @property
    def reach(self) -> float:
        """How far the bounds lie from their middle."""
        return (self.high - self.low) / 2

    def __repr__(self) -> str:
        return f"Interval({self.estimate:.4f}, {self.low:.4f} to {self.high:.4f})"


def wilson(successes: float, trials: int) -> Interval:
    """A rate with Wilson's score interval, which stays honest for few trials and near 0 and 1."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = successes / trials
    weight = Z * Z / trials
    centre = (rate + weight / 2) / (1 + weight)
    reach = Z * sqrt(rate * (1 - rate) / trials + weight / (4 * trials)) / (1 + weight)
    low = 0.0 if successes == 0 else centre - reach
    high = 1.0 if successes == trials else centre + reach
    return Interval(rate, low, high)


def mean(numbers: Sequence[float]) -> float:
    return fsum(numbers) / len(numbers) if numbers else 0.0


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation of what a sample was taken from; 0 for fewer than two numbers."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return sqrt(fsum([(number - middle) ** 2 for number in numbers]) / (len(numbers) - 1))


def paired_difference(first: Sequence[float], second: Sequence[float]) -> Interval | None:
    """How much higher the second is, pair by pair, by the normal approximation; None for fewer than two pairs."""
    differences = [later - earlier for earlier, later in zip(first, second, strict=True)]
    if len(differences) < 2:
        return None
    middle = mean(differences)
    reach = Z * deviation(differences) / sqrt(len(differences))
    return Interval(middle, middle - reach, middle + reach)


def chance_of_none(difference: Interval) -> float:
    """How often so large a difference would be seen where there is none, in either direction."""
    error = difference.reach / Z
    if error == 0:
        return 1.0 if difference.estimate == 0 else 0.0
    return 2 * NormalDist().cdf(-abs(difference.estimate) / error)


def holm(chances: Sequence[float]) -> list[float]:
    """Each chance made larger for the number of them, as Holm does: below 5 %, all such rows together err in 5 %.

    It asks nothing of how the rows hang together, and ours do: what one bot wins another has lost.
    """
    found = [0.0] * len(chances)
    highest = 0.0
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda place: chances[place])):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[place]))
        found[place] = highest
    return found


def matches_to_find(difference: float, spread: float, rows: int = 1) -> int:
    """How many matches find such a difference, in one of so many rows, if single matches spread so much."""
    normal = NormalDist()
    sure = normal.inv_cdf(1 - ERROR / rows / 2) + normal.inv_cdf(POWER)
    return ceil((sure * spread / difference) ** 2)


def rate_spread(successes: int, trials: int) -> float:
    """The deviation of single trials; never none, however few they are and however alike."""
    rate = (successes + 2) / (trials + 4)
    return sqrt(rate * (1 - rate))


class Bin:
    """How many numbers lie from `low` to `high`, both included."""

    __slots__ = ("count", "high", "low")

    def __init__(self, low: int, high: int, count: int) -> None:
        self.low = low
        self.high = high
        self.count = count


def histogram(numbers: Sequence[int]) -> list[Bin]:
    """At most twenty bins of equal width that cover all numbers."""
    if not numbers:
        return []
    least, most = min(numbers), max(numbers)
    width = ceil((most - least + 1) / MOST_BINS)
    bins = [Bin(low, low + width - 1, 0) for low in range(least, most + 1, width)]
    for number in numbers:
        bins[(number - least) // width].count += 1
    return bins
