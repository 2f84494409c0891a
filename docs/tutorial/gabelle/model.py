"""La Gabelle: what is on the table."""

from __future__ import annotations

from typing import Any

from centans.core.decks import Deck
from centans.core.steps import Agenda, State

from gabelle.box import NO_SACK, Terms, rival


class Position(State):
    """Everything on the table, face up or down. Lists go by seat."""

    __slots__ = ("box", "bribed", "day", "deck", "hands", "livres", "mules", "road", "seen", "sold")

    def __init__(
        self,
        box: Terms,
        day: int,
        road: str,
        deck: Deck,
        hands: list[list[int]],
        seen: list[list[int]],
        mules: list[int],
        sold: list[int],
        livres: list[int],
        bribed: list[bool],
        agenda: Agenda[Any],
    ) -> None:
        self.journal = None
        self.agenda = agenda
        self.box = box
        self.day = day
        self.road = road
        """The kind of the option that was chosen today; empty until then."""
        self.deck = deck
        """The salt-works in no order, and under them the king's granary in the order in which it was filled."""
        self.hands = hands
        self.seen = seen
        """Those sacks of a hand that everybody saw coming out of the granary."""
        self.mules = mules
        """The sack on its way to town."""
        self.sold = sold
        self.livres = livres
        self.bribed = bribed
        """Whether the watch looks the other way today."""

    def clone(self) -> Position:
        return Position(
            self.box,
            self.day,
            self.road,
            self.deck.clone(),
            [hand.copy() for hand in self.hands],
            [sacks.copy() for sacks in self.seen],
            self.mules.copy(),
            self.sold.copy(),
            self.livres.copy(),
            self.bribed.copy(),
            self.agenda.clone(),
        )


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
        agenda=Agenda(),
    )


def leader(s: Position) -> int:
    """Guérande leads on odd days, Bourgneuf on even ones (GB-DAY-2)."""
    return (s.day + 1) % 2


def in_turn(s: Position) -> tuple[int, int]:
    """The leader, then the other."""
    return leader(s), rival(leader(s))


def is_over(s: Position) -> bool:
    return not s.agenda.steps
