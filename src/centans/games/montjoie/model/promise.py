"""Montjoie !: a promise between players (chapter 18)."""

from __future__ import annotations

from typing import Final, NamedTuple

from centans.core.game import NOBODY

PACT: Final = 0
"""Not to attack the other."""
BARONS: Final = 1
"""So many barons for the other in a combat for a town."""
PROMISES: Final = ("pact", "barons")

OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3
PROMISE_STATES: Final = ("open", "kept", "broken", "void")

NO_TOWN: Final = NOBODY


class Promise(NamedTuple):
    """What a seat has promised to another. It never changes, so that copies share it: a table remembers many."""

    kind: int
    seat: int
    to: int
    town: int
    number: int
    """Of barons."""
    until: int
    """The last turn in which it holds."""
    state: int
