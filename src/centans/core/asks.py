"""Asks: who must choose what; refusals: which rule forbids a choice."""

from __future__ import annotations

from typing import Final

from centans.core.options import Option

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr

TOP: Final = -1
"""The lane of an ask that comes from the step on top of the agenda; simultaneous choices have lanes from 0 up."""
STANDING: Final = -2
"""The lane of the first standing step; the others follow downwards."""


@mypyc_attr(acyclic=True)
class Ask:
    """A question to one seat; it never changes.

    `open`: play does not wait for it. `veiled`: how many options there are is itself a secret, so it is never
    answered automatically. `addressed`: an open question put to this seat in particular, such as an offer; nobody waits
    for the answer, but a bot gives it as soon as it is asked. `lane` says which step of the agenda asks (see
    `Agenda.asking`).
    """

    __slots__ = ("addressed", "key", "lane", "open", "options", "seat", "veiled")

    def __init__(
        self,
        seat: int,
        key: str,
        options: tuple[Option, ...],
        veiled: bool = False,
        open: bool = False,  # noqa: A002 - the design's own word
        lane: int = TOP,
        addressed: bool = False,
    ) -> None:
        self.seat = seat
        self.key = key
        self.options = options
        self.veiled = veiled
        self.open = open
        self.lane = lane
        self.addressed = addressed

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, {self.key!r}, {self.options!r})"

    def in_lane(self, lane: int) -> Ask:
        """The same question, asked from a lane; a standing step never blocks."""
        open_there = self.open or lane <= STANDING
        if lane == self.lane and open_there == self.open:
            return self
        return Ask(self.seat, self.key, self.options, self.veiled, open_there, lane, self.addressed)

    @property
    def secret(self) -> bool:
        """Others learn that it was answered, not how, until all who choose at the same time have."""
        return self.lane >= 0

    @property
    def voluntary(self) -> bool:
        """Put to nobody in particular, and nobody waits for an answer: who has nothing to say says nothing."""
        return self.open and not self.addressed

    @property
    def forced(self) -> bool:
        """Only one thing can be done, and everybody may know it."""
        return len(self.options) == 1 and not self.open and not self.veiled

    @property
    def hollow(self) -> bool:
        """Only one thing can be done, and nobody may know it: asked like a real question, and waited for as long."""
        return self.veiled and len(self.options) == 1 and not self.open


@mypyc_attr(acyclic=True)
class Refusal:
    """The first requirement that an option fails: the rule's id, a message key, and the numbers of this position."""

    __slots__ = ("key", "params", "rule")

    def __init__(self, rule: str, key: str, **params: int | str) -> None:
        self.rule = rule
        self.key = key
        self.params: dict[str, int | str] = params

    def __repr__(self) -> str:
        numbers = "".join(f", {name} {value}" for name, value in self.params.items())
        return f"{self.key}{numbers} ({self.rule})"
