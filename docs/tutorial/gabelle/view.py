"""La Gabelle: what a seat receives."""

from __future__ import annotations

from dataclasses import dataclass

from centans.core.views import Pile


@dataclass
class SmugglerView:
    """A player's place. `seen` are the sacks of his hand that everybody knows."""

    side: str
    livres: int
    hand: Pile
    seen: list[int]
    may_bribe: bool
    bribed: bool


@dataclass
class GabelleView:
    """All that a seat may know of a position."""

    seat: int | None
    day: int
    days: int
    leader: str
    road: str
    smugglers: list[SmugglerView]
    salt_works: int
    granary: list[int]
    sold: list[int]
    sending: int | None
    """The sack that the viewer has chosen while the other is still thinking."""
    over: bool
