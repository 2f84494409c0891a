"""Running a lab: the matches of a plan on an engine, and the report on those that were played."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from math import ceil
from time import perf_counter
from typing import Any

from centans.lab.arena import ArenaWork, Record
from centans.lab.engine import check_engine, chunks, do_all
from centans.lab.plan import Plan
from centans.lab.report import report, widest

LONGEST_CHUNK = 10
"""Matches handed to a process at a time, at most."""
FIRST_LOOK, LATER_LOOKS = 100, 1.1
"""With `until`: after how many matches one first asks whether it is enough, and how many times more each time after."""


def run_lab(
    plan: Plan,
    processes: int = 1,
    engine: str = "processes",
    on_progress: Callable[[int], None] = lambda _matches: None,
    on_records: Callable[[list[Record]], None] = lambda _records: None,
) -> dict[str, Any]:
    """Play the plan and report. Ctrl-C ends it early: the report then covers the matches played so far.

    `on_progress` is told after every few matches how many more are done, `on_records` at the end those that count.
    """
    check_engine(engine, processes)
    records: list[Record] = []
    enough = Enough(plan)
    jobs = chunks(range(1, plan.games + 1), processes, LONGEST_CHUNK)
    began = perf_counter()
    try:
        with closing(do_all(ArenaWork(plan), jobs, engine, processes)) as results:
            for result in results:
                records.extend(result)
                on_progress(len(result) // len(plan.versions))
                if enough.reached(records):
                    break
    except KeyboardInterrupt:
        pass
    seconds = perf_counter() - began
    kept = enough.kept(records)
    on_records(kept)
    return {**report(plan, kept), "timing": _timing(records, seconds, engine, processes)}


class Enough:
    """Says when the shares of wins are known as exactly as the plan asks.

    It looks at the first so many matches by number and never at those that merely came back first, so that the same
    seed ends after the same match on any number of processes.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._look = FIRST_LOOK
        self._last: int | None = None

    def reached(self, records: list[Record]) -> bool:
        if self._plan.until is None:
            return False
        while len(records) >= self._look * len(self._plan.versions):
            first = self._up_to(records, self._look)
            if len(first) < self._look * len(self._plan.versions):
                return False
            if widest(self._plan, first) <= self._plan.until:
                self._last = self._look
                return True
            self._look = ceil(self._look * LATER_LOOKS)
        return False

    def kept(self, records: list[Record]) -> list[Record]:
        """Those that count."""
        return records if self._last is None else self._up_to(records, self._last)

    def _up_to(self, records: list[Record], last: int) -> list[Record]:
        return [record for record in records if record.number <= last]


def _timing(records: list[Record], seconds: float, engine: str, processes: int) -> dict[str, Any]:
    decisions = sum([record.decisions for record in records])
    return {
        "seconds": seconds,
        "matches_per_second": len(records) / seconds,
        "decisions_per_second": decisions / seconds,
        "engine": engine,
        "processes": processes,
    }
