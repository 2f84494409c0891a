"""What the figures say: tables for people, JSON for everything else."""

import os
import platform
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.engines import COMPILED, PEERS, SOURCE
from bench.rounds import Row
from bench.subjects import DECISIONS, OPERATIONS

Place = tuple[str, str]
"""An engine and a subject: where a figure stands."""

OURS: Place = (SOURCE, "guyenne-2-basic")
VERSIONS = ("catanatron", "open_spiel", "pettingzoo", "mypy")
LIVE_MATCHES = 1000
TARGET = "target, compiled"
MARKS = {True: " [green]✓[/green]", False: " [red]✗[/red]"}
"""Whether a target is met."""


class Comparison(NamedTuple):
    """One figure over another, and what it should at least be."""

    label: str
    above: Place
    below: Place
    target: float | None = None


# Playouts are random play by the kernel's own loop, as catanatron plays by its own: what search and learning live on.
# Driven from Python, an ask at a time, is what an adapter sees, and the only way to OpenSpiel from Python. Where a goal
# does not say by which of the two, both rows stand beside it.
COMPARISONS = [
    Comparison("interpreted playouts / catanatron", (SOURCE, "playouts"), (PEERS, "catanatron"), 10),
    Comparison("interpreted playouts / OpenSpiel gin_rummy", (SOURCE, "playouts"), (PEERS, "gin_rummy"), 8),
    Comparison("compiled / interpreted playouts", (COMPILED, "playouts"), (SOURCE, "playouts"), 5),
    Comparison("interpreted, driven from Python / catanatron", OURS, (PEERS, "catanatron")),
    Comparison("interpreted, driven from Python / gin_rummy", OURS, (PEERS, "gin_rummy")),
    Comparison("compiled / interpreted, driven from Python", (COMPILED, "guyenne-2-basic"), OURS),
    Comparison("Bastide, 4 players, interpreted / catanatron", (SOURCE, "bastide-4"), (PEERS, "catanatron"), 2),
    Comparison("Guesclin !, scenario 1, interpreted / catanatron", (SOURCE, "guesclin-1"), (PEERS, "catanatron"), 2),
    Comparison("Guesclin !, scenario 4, interpreted / catanatron", (SOURCE, "guesclin-4"), (PEERS, "catanatron"), 2),
    Comparison("Montjoie !, 6 players, interpreted / catanatron", (SOURCE, "montjoie-6"), (PEERS, "catanatron"), 1.5),
    Comparison("Le Combat des Trente, interpreted / catanatron", (SOURCE, "trente-2"), (PEERS, "catanatron"), 2),
    *[
        Comparison(f"{title}, compiled, {how} / catanatron", (COMPILED, key), (PEERS, "catanatron"), target)
        for title, target, playouts, driven in (
            ("Guyenne", 100, "playouts", ""),
            ("Bastide, 4 players", 25, "bastide-playouts", "bastide-4"),
            ("Montjoie !, 6 players", 20, "montjoie-playouts", "montjoie-6"),
            ("Guesclin !, scenario 1", 15, "guesclin-playouts", "guesclin-1"),
            ("Le Combat des Trente", 12, "trente-playouts", "trente-2"),
        )
        for how, key in (("playouts", playouts), ("driven from Python", driven))
        if key
    ],
    Comparison("interpreted / OpenSpiel backgammon", OURS, (PEERS, "backgammon")),
    Comparison("interpreted / PettingZoo connect_four", OURS, (PEERS, "connect_four")),
    Comparison("through PettingZoo / connect_four", (SOURCE, "pettingzoo"), (PEERS, "connect_four")),
    Comparison("through OpenSpiel / gin_rummy", (SOURCE, "openspiel"), (PEERS, "gin_rummy")),
]


MOST_MICROSECONDS = {
    "clone": 0.5,
    "redeal": 3.0,
    "trente-redeal": 10.0,
    "bastide-greedy": 138.0,
    "guesclin-greedy": 72.0,
    "trente-greedy": 69.0,
}
"""Of what every simulation begins with, and of a greedy bot's choice, compiled: at most so long."""


class Ratio(NamedTuple):
    """A comparison with its figure."""

    label: str
    value: float
    target: float | None

    @property
    def met(self) -> bool | None:
        return None if self.target is None else self.value >= self.target


class Report:
    """Everything that a run found out."""

    def __init__(
        self, rows: list[Row], memory: dict[str, int], skipped: list[str], rounds: int, seconds: float
    ) -> None:
        self.rows = rows
        self.memory = memory
        self.skipped = skipped
        self.rounds = rounds
        self.seconds = seconds

    def ratios(self) -> list[Ratio]:
        rates = {(row.engine, row.subject.key): row.rate for row in self.rows}
        return [
            Ratio(label, rates[above] / rates[below], target)
            for label, above, below, target in COMPARISONS
            if above in rates and below in rates
        ]

    def as_json(self) -> dict[str, Any]:
        return {
            "machine": machine(),
            "versions": dict(versions()),
            "rounds": self.rounds,
            "seconds": self.seconds,
            "rows": [
                {
                    "engine": row.engine,
                    "subject": row.subject.key,
                    "label": row.subject.label,
                    "unit": row.subject.unit,
                    "best": round(row.rate, 1),
                    "best_with_choice": None if row.choice_rate is None else round(row.choice_rate, 1),
                    "rounds": [round(rate, 1) for rate in row.rates],
                }
                for row in self.rows
            ],
            "bytes_per_match": self.memory,
            "ratios": [
                {**ratio._asdict(), "value": round(ratio.value, 2), "met": ratio.met} for ratio in self.ratios()
            ],
            "skipped": self.skipped,
        }

    def show(self, console: Console) -> None:
        about = machine()
        console.print(
            f"Python {about['python']}, {about['cores']} cores; best of {self.rounds} rounds of {self.seconds:g} s"
            " of CPU time each."
        )
        console.print(self._decisions())
        console.print(self._operations())
        console.print(self._ratios())
        for sentence in self.skipped:
            console.print(sentence, highlight=False)

    def _of(self, unit: str) -> list[Row]:
        return [row for row in self.rows if row.subject.unit == unit]

    def _decisions(self) -> Table:
        table = Table(title="Random play, per CPU second")
        for heading in ("Who", "Rules"):
            table.add_column(heading)
        for heading in ("Decisions", "of them with a choice", "Spread"):
            table.add_column(heading, justify="right")
        for row in self._of(DECISIONS):
            rules = "" if row.engine == PEERS else row.engine
            choices = "" if row.choice_rate is None else f"{row.choice_rate:,.0f}"
            table.add_row(row.subject.label, rules, f"{row.rate:,.0f}", choices, f"{row.spread:.0%}")
        return table

    def _operations(self) -> Table:
        """One line an operation, one column an engine."""
        engines = sorted({row.engine for row in self._of(OPERATIONS)} | set(self.memory), reverse=True)
        table = Table(title="Operations on a match, of Guyenne where no other game is named")
        table.add_column("Operation")
        for engine in [*engines, TARGET]:
            table.add_column(engine, justify="right")
        lines: dict[str, dict[str, str]] = {}
        for row in self._of(OPERATIONS):
            cells = lines.setdefault(row.subject.label, {})
            cells[row.engine] = duration(1 / row.rate)
            most = MOST_MICROSECONDS.get(row.subject.key)
            if most is not None and row.engine == COMPILED:
                cells[TARGET] = f"≤ {duration(most / 1e6)}{MARKS[1 / row.rate <= most / 1e6]}"
        lines["memory of 1,000 live matches"] = {
            engine: f"{size * LIVE_MATCHES / 2**20:.1f} MiB" for engine, size in self.memory.items()
        }
        for label, cells in lines.items():
            table.add_row(label, *[cells.get(column, "") for column in [*engines, TARGET]])
        return table

    def _ratios(self) -> Table:
        table = Table(title="Ratios (Guyenne, 2 players, basic, where no other game is named)")
        table.add_column("Ratio")
        table.add_column("Measured", justify="right")
        table.add_column("Target", justify="right")
        for ratio in self.ratios():
            target = "" if ratio.target is None else f"≥ {ratio.target:g}"
            mark = "" if ratio.met is None else MARKS[ratio.met]
            table.add_row(ratio.label, f"{ratio.value:.1f}", f"{target}{mark}")
        return table


def duration(seconds: float) -> str:
    """A time in the unit in which it is easily read."""
    if seconds < 1e-6:
        return f"{seconds * 1e9:.0f} ns"
    return f"{seconds * 1e6:.1f} µs" if seconds < 1e-3 else f"{seconds * 1e3:.2f} ms"


def machine() -> dict[str, Any]:
    """What matters for speed; nothing that says whose machine it is."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }


def versions() -> Iterable[tuple[str, str]]:
    for package in VERSIONS:
        try:
            yield package, version(package)
        except PackageNotFoundError:
            continue
