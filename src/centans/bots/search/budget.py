"""How long a bot may think: so many simulations, or so much time, whichever is over first."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

OVER: Final = 0.1
"""What takes long at a time is not begun if it would end by so much too late."""


class Budget:
    """What may be spent on one choice. Counted in simulations alone, the same seed gives the same choice."""

    __slots__ = ("called_off", "clock", "seconds", "simulations")

    def __init__(
        self, simulations: int | None = None, seconds: float | None = None, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.clock = clock
        self.called_off: Callable[[], bool] | None = None
        """Asked now and then whether anybody still wants to know."""


class Spending:
    """How much of a budget one choice has used."""

    __slots__ = ("_began", "_budget", "_called_off", "_last_look", "_longest", "simulations")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = budget.clock() if budget.seconds is not None else 0.0
        self._called_off = False
        self._last_look = self._began
        self._longest = 0.0
        self.simulations = 0

    def call_off(self) -> None:
        """Think no further: what looks best now is the answer."""
        self._called_off = True

    def share(self) -> float:
        """How much is used, from 0 to 1 and beyond. Of no time, or no simulation, all is used before anything began."""
        used = 0.0
        if self._budget.simulations is not None:
            used = part(self.simulations, self._budget.simulations)
        if self._budget.seconds is not None:
            used = max(used, part(self._budget.clock() - self._began, self._budget.seconds))
        return used

    def out_of_time(self) -> bool:
        """Whether to stop at once, in the middle of a simulation."""
        if self._called_off:
            return True
        if self._budget.called_off is not None and self._budget.called_off():
            self._called_off = True
            return True
        seconds = self._budget.seconds
        if seconds is None:
            return False
        now = self._budget.clock()
        self._longest = max(self._longest, now - self._last_look)
        self._last_look = now
        used = now - self._began
        return used >= seconds or used + self._longest >= seconds * (1 + OVER)

    def expected(self) -> float:
        """How many simulations the whole budget allows, judged by those made so far."""
        return self.simulations / max(self.share(), 1e-9)


def part(used: float, whole: float) -> float:
    """How much of it is used; of nothing, all."""
    return used / whole if whole > 0.0 else 1.0
