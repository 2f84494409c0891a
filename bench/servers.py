"""Servers side by side: durable answers a second of ours and of boardgame.io's, in alternate runs on one disk.

Both play the same game, which has hardly a rule (steps/): two watch each table, every move is checked, stored with its
log and synced before it is told. Ours plays Guyenne too, with all its rules, hidden hands, and views made for two pairs
of eyes: that tells what a real game costs, and is no comparison of servers.

The clients need processors too, ours more than theirs. Where there are few, or others use them, the rates tell of that
as well; what an answer costs the server's own processor does not, and stands beside them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench import boardgame, mixed
from bench.players import Sort

TABLES = 50
STEPS = Sort("steps", 2)
GUYENNE = Sort("guyenne", 2, {"level": "expert"})
OURS = "ours, SQLite synchronous=FULL, group commit"
OURS_WITH_RULES = "ours, playing Guyenne with all its rules"
THEIRS = "boardgame.io, SQLite synchronous=FULL, each call committed"
THEIRS_GROUPED = "boardgame.io, with our group commit given to it"
TARGETS = {THEIRS: 5.0, THEIRS_GROUPED: 1.0}
"""Our rate over theirs, at no worse p99: with an ordinary durable adapter, and with what ours does for durability."""


class Run(NamedTuple):
    """One run of one server."""

    rate: float
    p50: float
    p99: float
    cost: float = 0.0
    """Microseconds of the server's processor for an answer."""


def our_run(seconds: float, sort: Sort) -> Run:
    [found] = mixed.measure(TABLES, seconds, 1, [sort]).parts
    return Run(found.rate, found.p50, found.p99, found.cpu_per_answer)


def their_run(seconds: float, grouped: bool) -> Run:
    found = boardgame.measure(TABLES, seconds, grouped=grouped)
    return Run(found["moves_per_second"], found["p50_ms"], found["p99_ms"], found["cpu_per_move_us"])


SERVERS: Mapping[str, Callable[[float], Run]] = {
    OURS: lambda seconds: our_run(seconds, STEPS),
    OURS_WITH_RULES: lambda seconds: our_run(seconds, GUYENNE),
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


def ratios(found: Mapping[str, Run], ours: str = OURS) -> dict[str, float]:
    """Our rate over each of theirs."""
    if ours not in found:
        return {}
    return {name: found[ours].rate / found[name].rate for name in TARGETS if name in found and found[name].rate}


def costs(found: Mapping[str, Run], ours: str = OURS) -> dict[str, float]:
    """What each of theirs costs the processor over what ours does: above 1, ours is the cheaper one."""
    if ours not in found or not found[ours].cost:
        return {}
    return {name: found[name].cost / found[ours].cost for name in TARGETS if name in found and found[name].cost}


def met(found: Mapping[str, Run], theirs: str, ours: str = OURS) -> bool | None:
    """Whether the target beside that server is met; None if the two could not both be measured."""
    if ours not in found or theirs not in found:
        return None
    return ratios(found, ours)[theirs] >= TARGETS[theirs] and found[ours].p99 <= found[theirs].p99


def as_json(found: Mapping[str, Run]) -> dict[str, object]:
    return {
        "tables": TABLES,
        "watchers_each": 2,
        "servers": {
            name: {key: round(value, 1) for key, value in run._asdict().items()} for name, run in found.items()
        },
        "our_rate_over": rounded(ratios(found)),
        "our_rate_with_rules_over": rounded(ratios(found, OURS_WITH_RULES)),
        "their_cost_over_ours": rounded(costs(found)),
        "targets": [
            {
                "over": theirs,
                "rate": target,
                "p99": "no worse",
                "met": met(found, theirs),
                "met_with_rules": met(found, theirs, OURS_WITH_RULES),
            }
            for theirs, target in TARGETS.items()
        ],
    }


def rounded(values: Mapping[str, float]) -> dict[str, float]:
    return {name: round(value, 2) for name, value in values.items()}


def as_table(found: Mapping[str, Run]) -> Table:
    table = Table(title=f"Answers acknowledged durably: {TABLES} tables, two watchers each", title_justify="left")
    table.add_column("server")
    headings = ("a second", "p50 ms", "p99 ms", "ours over it (no worse p99)", "with rules", "target")
    for heading in (*headings, "us of processor", "over ours"):
        table.add_column(heading, justify="right")
    cost = costs(found)
    for name, run in found.items():
        figures = f"{run.rate:.0f}", f"{run.p50:.1f}", f"{run.p99:.1f}"
        over = [told_ratio(found, name, ours) for ours in (OURS, OURS_WITH_RULES)]
        target = f"{TARGETS[name]:g}" if name in TARGETS else ""
        dearer = f"{cost[name]:.2f}" if name in cost else ""
        table.add_row(name, *figures, *over, target, f"{run.cost:.0f}", dearer)
    return table


def told_ratio(found: Mapping[str, Run], theirs: str, ours: str) -> str:
    """With a mark whether the target is met; nothing where there is no ratio."""
    over = ratios(found, ours).get(theirs)
    return "" if over is None else f"{over:.2f}{' ✓' if met(found, theirs, ours) else ' ✗'}"


def main() -> None:
    """`python -m bench.servers [SECONDS]`: one round."""
    found, skipped = compare(1, float((sys.argv[1:] or ["10"])[0]), print)
    Console().print(as_table(found))
    for sentence in skipped:
        print(sentence)


if __name__ == "__main__":
    main()
