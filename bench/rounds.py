"""Measuring in rounds: every subject for a moment, again and again.

What else the machine does only ever slows a round down, so each subject's best round counts, ours and the peers' alike.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bench.engines import Engine
from bench.subjects import Subject
from centans.cli.bench import Tally


class Entrant(NamedTuple):
    """A subject in the process that measures it."""

    engine: Engine
    subject: Subject


class Row:
    """The figures of one entrant, round by round."""

    def __init__(self, engine: str, subject: Subject) -> None:
        self.engine = engine
        self.subject = subject
        self.tallies: list[Tally] = []

    @property
    def rates(self) -> list[float]:
        return [tally.rate for tally in self.tallies]

    @property
    def rate(self) -> float:
        """Of the best round."""
        return max(self.rates)

    @property
    def choice_rate(self) -> float | None:
        """Of the decisions, those between several options; None where they are not told apart."""
        return max([tally.choices / tally.seconds for tally in self.tallies]) or None

    @property
    def spread(self) -> float:
        """How far the slowest and the fastest round lie apart, as a part of the fastest."""
        return (self.rate - min(self.rates)) / self.rate


def measure(
    entrants: Sequence[Entrant], rounds: int, seconds: float, tick: Callable[[str], None]
) -> tuple[list[Row], list[str]]:
    """The rows, and a sentence for each entrant that could not be measured."""
    rows = [Row(engine.name, subject) for engine, subject in entrants]
    missing: dict[int, str] = {}
    for _ in range(rounds):
        for number, (engine, subject) in enumerate(entrants):
            tick(f"{subject.label} ({engine.name})")
            if number in missing:
                continue
            answer = engine.order(subject=subject.key, seconds=seconds)
            if "missing" in answer:
                missing[number] = answer["missing"]
            else:
                rows[number].tallies.append(Tally(**answer))
    return [row for number, row in enumerate(rows) if number not in missing], list(missing.values())
