"""What is written and seen in the tests of Guyenne: cards and castles as letters, and a player's view in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from centans.core.piles import Pile
from centans.core.views import Pile as PileView
from centans.games.guyenne.box import ENGLISH, FRENCH, HERO, NEUTRAL, SIDES, pile_of
from centans.games.guyenne.view import FrontView, GuyenneView, SeatView, SideView

CONTROLLERS = {"E": ENGLISH, "F": FRENCH, "N": NEUTRAL}


def cards(text: str) -> list[int]:
    """`"H 5 2"` as kinds of card."""
    return [HERO if letter == "H" else int(letter) for letter in text.split()]


def pile(text: str) -> Pile:
    return pile_of(cards(text))


def words(kinds: Sequence[int]) -> str:
    """Kinds of card as text, strongest first."""
    return " ".join(["H" if kind == HERO else str(kind) for kind in sorted(kinds, reverse=True)])


def faces(shown: PileView) -> str:
    """A pile in a view: its cards, or how many are hidden."""
    return f"{shown.count} hidden" if shown.cards is None else words(shown.cards)


class Sight:
    """What one player, or a spectator, sees of the table."""

    def __init__(self, view: GuyenneView, seat_of: Callable[[str], int]) -> None:
        self.view = view
        self.seat_of = seat_of

    def seat(self, who: str) -> SeatView:
        return self.view.seats[self.seat_of(who)]

    def hand(self, who: str) -> str:
        return faces(self.seat(who).hand)

    def side(self, letter: str) -> SideView:
        return self.view.sides[CONTROLLERS[letter]]

    def front(self, castle: int, letter: str) -> FrontView:
        side = SIDES[CONTROLLERS[letter]]
        found = [front for front in self.view.fronts if (front.castle, front.side) == (castle, side)]
        assert len(found) == 1, f"castle {castle} shows {len(found)} fronts of the {side}"
        return found[0]

    def laid(self, castle: int, letter: str) -> str:
        return faces(self.front(castle, letter).cards)

    def role(self, castle: int, letter: str) -> str:
        return self.front(castle, letter).role

    def contested(self) -> list[int]:
        return [front.castle for front in self.view.fronts[::2]]

    def discards(self, letter: str) -> str:
        return words(self.side(letter).discards)

    def removed(self, letter: str) -> str:
        return words(self.side(letter).removed)

    def sizes(self, letter: str) -> tuple[int, int, int]:
        """Draw pile, discard pile, exhaustion counter."""
        side = self.side(letter)
        return side.draw_pile, side.discard_pile, side.exhausted

    def controllers(self) -> str:
        return "".join([castle.controller[0].upper() if castle.controller else "N" for castle in self.view.castles])
