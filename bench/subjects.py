"""What a subject of the benchmark is."""

from collections.abc import Callable
from typing import NamedTuple

from centans.cli.bench import Tally

DECISIONS = "decisions/s"
OPERATIONS = "operations/s"

Run = Callable[[float], Tally]
"""Works for so many CPU seconds, and a little longer to finish what was begun."""


class Subject(NamedTuple):
    """Something to measure. `prepare` imports and sets up, outside the time measured."""

    key: str
    label: str
    unit: str
    prepare: Callable[[], Run]
