"""Running a lab: the matches of a plan on an engine, and the report on those that were played."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from time import perf_counter
from typing import Any

from centans.lab.arena import ArenaWork, Record
from centans.lab.engine import check_engine, chunks, do_all
from centans.lab.plan import Plan
from centans.lab.report import report

LONGEST_CHUNK = 10
"""Matches handed to a process at a time, at most."""


def run_lab(
    plan: Plan,
    processes: int = 1,
    engine: str = "processes",
    on_progress: Callable[[int], None] = lambda _matches: None,
) -> dict[str, Any]:
    """Play the plan and report. Ctrl-C ends it early: the report then covers the matches played so far.

    `on_progress` is told after every few matches how many more are done.
    """
    check_engine(engine, processes)
    records: list[Record] = []
    jobs = chunks(range(1, plan.games + 1), processes, LONGEST_CHUNK)
    began = perf_counter()
    try:
        with closing(do_all(ArenaWork(plan), jobs, engine, processes)) as results:
            for result in results:
                records.extend(result)
                on_progress(len(result) // len(plan.versions))
    except KeyboardInterrupt:
        pass
    seconds = perf_counter() - began
    return {**report(plan, records), "timing": _timing(records, seconds, engine, processes)}


def _timing(records: list[Record], seconds: float, engine: str, processes: int) -> dict[str, Any]:
    decisions = sum([record.decisions for record in records])
    return {
        "seconds": seconds,
        "matches_per_second": len(records) / seconds,
        "decisions_per_second": decisions / seconds,
        "engine": engine,
        "processes": processes,
    }
