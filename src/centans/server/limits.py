"""How much one may ask of the server."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from time import monotonic

MOST_BUCKETS = 20_000


class Buckets:
    """Token buckets by name: each fills at `rate` a second up to `burst`; a rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}
        self._lock = Lock()

    def take(self, name: str) -> bool:
        """Whether there was one left."""
        if not self.rate:
            return True
        now = self._clock()
        level = self._level(name, now)
        if name not in self._levels and len(self._levels) >= MOST_BUCKETS:
            self._forget_full(now)
        self._levels[name] = (level - 1 if level >= 1 else level, now)
        return level >= 1

    def spend(self, name: str, amount: float) -> None:
        """Take so much out, even what is not there yet. May be called from any thread."""
        if not self.rate:
            return
        with self._lock:
            now = self._clock()
            level = self._level(name, now)
            if name not in self._levels and len(self._levels) >= MOST_BUCKETS:
                self._forget_full(now)
            self._levels[name] = (level - amount, now)

    def wait(self, name: str) -> float:
        """How many seconds until there is something in it; none, if there is."""
        if not self.rate:
            return 0
        with self._lock:
            return max(0, -self._level(name, self._clock()) / self.rate)

    def _level(self, name: str, now: float) -> float:
        level, then = self._levels.get(name, (self.burst, now))
        return min(self.burst, level + (now - then) * self.rate)

    def _forget_full(self, now: float) -> None:
        """A bucket that is full again need not be remembered."""
        self._levels = {
            name: (level, then)
            for name, (level, then) in self._levels.items()
            if level + (now - then) * self.rate < self.burst
        }
