"""La Gabelle: what is on the table, and what can be chosen."""

from __future__ import annotations

from typing import Any, Final

from centans.core.decks import Deck
from centans.core.game import Box
from centans.core.options import Catalogue, Option
from centans.core.steps import Agenda, State

SEATS: Final = (0, 1)
SIDES: Final = ("guerande", "bourgneuf")
WEIGHTS: Final = (1, 2, 3, 4, 5, 6)
NO_SACK: Final = 0
"""An empty mule; and, as no sack weighs nothing, the canary for a sack that somebody must not see."""


def rival(seat: int) -> int:
    return 1 - seat


# -- options -----------------------------------------------------------------------------------------------------


class SendSack(Option):
    """Smuggle a sack of this weight."""

    __slots__ = ("weight",)

    def __init__(self, weight: int) -> None:
        super().__init__("sack", weight=weight)
        self.weight = weight


SACK: Final = {weight: SendSack(weight) for weight in WEIGHTS}
BRIDGE: Final = Option("bridge")
FORD: Final = Option("ford")
BRIBE: Final = Option("bribe")

CATALOGUE: Final = Catalogue([*SACK.values(), BRIDGE, FORD, BRIBE])


# -- the box -----------------------------------------------------------------------------------------------------


class Terms(Box):
    """The figures of components.toml and the settings of this match, as the rules need them."""

    __slots__ = ("allowance", "days", "hand_size", "price", "spoilt")

    def __init__(self, *, days: int, hand_size: int, allowance: int, spoilt: int, price: int) -> None:
        self.days = days
        self.hand_size = hand_size
        self.allowance = allowance
        self.spoilt = spoilt
        self.price = price


# -- the position ------------------------------------------------------------------------------------------------


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
