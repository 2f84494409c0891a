"""La Gabelle: what is on the table."""

from __future__ import annotations

from centans.core.decks import Deck
from centans.core.facts import facts
from centans.core.steps import State

from gabelle.box import NO_SACK, Terms, rival


@facts
class Position(State):
    """Everything on the table, face up or down. Lists go by seat."""

    box: Terms
    day: int
    road: str
    """The kind of the option that was chosen today; empty until then."""
    deck: Deck
    """The salt-works in no order, and under them the king's granary in the order in which it was filled."""
    hands: list[list[int]]
    seen: list[list[int]]
    """Those sacks of a hand that everybody saw coming out of the granary."""
    mules: list[int]
    """The sack on its way to town."""
    sold: list[int]
    livres: list[int]
    bribed: list[bool]
    """Whether the watch looks the other way today."""


def new_position(box: Terms, sacks: list[int]) -> Position:
    """The table before set-up: `sacks[weight]` of each weight in the salt-works (GB-SETUP-1)."""
    return Position(
        box,
        day=0,
        road="",
        deck=Deck(sacks),
        hands=[[], []],
        seen=[[], []],
        mules=[NO_SACK, NO_SACK],
        sold=[],
        livres=[0, 0],
        bribed=[False, False],
    )


def leader(s: Position) -> int:
    """Guérande leads on odd days, Bourgneuf on even ones (GB-DAY-2)."""
    return (s.day + 1) % 2


def in_turn(s: Position) -> tuple[int, int]:
    """The leader, then the other."""
    return leader(s), rival(leader(s))


def is_over(s: Position) -> bool:
    return not s.agenda.steps
