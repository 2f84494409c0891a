"""Servers side by side: durable answers a second of ours and of boardgame.io's, in alternate runs on one disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from typing import NamedTuple

from rich.table import Table

from bench import boardgame, server

TABLES = 50
OURS = "ours, SQLite synchronous=FULL, group commit, rules included"
THEIRS = "boardgame.io, SQLite synchronous=FULL, each call committed"
THEIRS_GROUPED = "boardgame.io, with our group commit given to it"
TARGETS = {THEIRS: 5.0, THEIRS_GROUPED: 1.0}
"""Our rate over theirs, at no worse p99: with an ordinary durable adapter, and with what ours does for durability."""


class Run(NamedTuple):
    """One run of one server."""

    rate: float
    p50: float
    p99: float


def our_run(seconds: float) -> Run:
    found = server.measure(TABLES, seconds)
    return Run(found.answers_per_second, found.p50, found.p99)


def their_run(seconds: float, grouped: bool) -> Run:
    found = boardgame.measure(TABLES, seconds, grouped=grouped)
    return Run(found["moves_per_second"], found["p50_ms"], found["p99_ms"])


SERVERS: Mapping[str, Callable[[float], Run]] = {
    OURS: our_run,
    THEIRS: lambda seconds: their_run(seconds, grouped=False),
    THEIRS_GROUPED: lambda seconds: their_run(seconds, grouped=True),
}


def compare(rounds: int, seconds: float, tell: Callable[[str], None]) -> tuple[dict[str, Run], list[str]]:
    """The median of each server's runs, and a sentence for each that could not be measured."""
    runs: dict[str, list[Run]] = {name: [] for name in SERVERS}
    skipped: dict[str, str] = {}
    for _ in range(rounds):
        for name, measure in SERVERS.items():
            tell(name)
            if name in skipped:
                continue
            try:
                runs[name].append(measure(seconds))
            except boardgame.CannotMeasure as problem:
                skipped[name] = str(problem)
    medians = {
        name: Run(*[median(column) for column in zip(*found, strict=True)]) for name, found in runs.items() if found
    }
    return medians, sorted(set(skipped.values()))


def ratios(found: Mapping[str, Run]) -> dict[str, float]:
    """Our rate over each of theirs."""
    if OURS not in found:
        return {}
    return {name: found[OURS].rate / run.rate for name, run in found.items() if name != OURS and run.rate}


def met(found: Mapping[str, Run], theirs: str) -> bool | None:
    """Whether the target beside that server is met; None if the two could not both be measured."""
    if OURS not in found or theirs not in found:
        return None
    return ratios(found)[theirs] >= TARGETS[theirs] and found[OURS].p99 <= found[theirs].p99


def as_json(found: Mapping[str, Run]) -> dict[str, object]:
    return {
        "tables": TABLES,
        "watchers_each": 2,
        "servers": {
            name: {key: round(value, 1) for key, value in run._asdict().items()} for name, run in found.items()
        },
        "our_rate_over": {name: round(value, 2) for name, value in ratios(found).items()},
        "targets": [
            {"over": theirs, "rate": target, "p99": "no worse", "met": met(found, theirs)}
            for theirs, target in TARGETS.items()
        ],
    }


def as_table(found: Mapping[str, Run]) -> Table:
    table = Table(title=f"Answers acknowledged durably: {TABLES} tables, two watchers each", title_justify="left")
    table.add_column("server")
    for heading in ("a second", "p50 ms", "p99 ms", "ours over it (no worse p99)", "target"):
        table.add_column(heading, justify="right")
    over = ratios(found)
    for name, run in found.items():
        mark = {True: " ✓", False: " ✗", None: ""}[met(found, name) if name in over else None]
        ratio, target = (f"{over[name]:.2f}{mark}", f"{TARGETS[name]:g}") if name in over else ("", "")
        table.add_row(name, f"{run.rate:.0f}", f"{run.p50:.1f}", f"{run.p99:.1f}", ratio, target)
    return table
