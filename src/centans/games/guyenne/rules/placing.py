"""Guyenne: the four compulsory placements (chapters 8 and 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.guyenne.box import EMPTY, FIRST, HERO, SEATS, size
from centans.games.guyenne.choices import CASTLE, CASTLE_BUT, OpenCastle
from centans.games.guyenne.model import Position, front, placer
from centans.games.guyenne.rules.picking import FromHand

OPEN_ANY: Final = [Ask(seat, "open-castle", CASTLE) for seat in SEATS]
OPEN_ANOTHER: Final = [[Ask(seat, "open-castle", others) for others in CASTLE_BUT] for seat in SEATS]
"""By seat and by the castle that is open already."""


class NameCastle(Step[Position]):
    """A side opens any castle, the second one different from the first (GY-PLACE-2, GY-PLACE-6, GY-ROLE-6)."""

    __slots__ = ("place", "side")
    rule: ClassVar[str] = "GY-ROLE-6"

    def __init__(self, place: int, side: int) -> None:
        self.place = place
        self.side = side

    def ask(self, s: Position) -> Ask | None:
        seat = placer(s, self.side, self.place)
        return OPEN_ANY[seat] if self.place == FIRST else OPEN_ANOTHER[seat][s.contested[FIRST]]

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, OpenCastle):
            return Refusal("GY-PLACE-1", "castle-first")
        if option.castle in s.contested:
            return Refusal("GY-PLACE-6", "castle-already-open", castle=option.castle + 1)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, OpenCastle)
        s.agenda.next(Lay(self.place, self.side, option.castle, seat, most_to_lay(s, self.place, self.side, seat)))


class Answer(Step[Position]):
    """The other side must answer on the castle just opened (GY-PLACE-4, GY-PLACE-7)."""

    __slots__ = ("place", "side")

    def __init__(self, place: int, side: int) -> None:
        self.place = place
        self.side = side

    def run(self, s: Position, dice: Dice) -> None:
        seat = placer(s, self.side, self.place)
        s.agenda.next(Lay(self.place, self.side, ALREADY_OPEN, seat, most_to_lay(s, self.place, self.side, seat)))


def most_to_lay(s: Position, place: int, side: int, seat: int) -> int:
    """One card stays in hand for the second castle, unless a partner plays it (GY-PLACE-3, 5; GY-TEAM-17)."""
    hand = size(s.hands[seat])
    if place == FIRST and not s.box.team[side]:
        hand -= 1
    return min(s.box.most_on_castle, hand)


ALREADY_OPEN: Final = -1
"""The castle of a `Lay` that answers on the castle which the other side has just opened."""


LAYING: Final[dict[int, Ask]] = {}


class Lay(FromHand):
    """A side lays cards face down on the castle that it opens, or answers on the one opened (GY-PLACE-2 to 10)."""

    __slots__ = ("castle", "place", "side")
    key: ClassVar[str] = "lay-cards"
    rule: ClassVar[str] = "GY-PLACE-1"

    def __init__(
        self, place: int, side: int, castle: int, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO
    ) -> None:
        self.seat = seat
        self.most = most
        self.picked = picked
        self.last = last
        self.place = place
        self.side = side
        self.castle = castle

    def known(self) -> dict[int, Ask]:
        return LAYING

    def again(self, picked: Pile, last: int) -> Lay:
        return Lay(self.place, self.side, self.castle, self.seat, self.most, picked, last)

    def most_rule(self, s: Position) -> str:
        if self.most == s.box.most_on_castle:
            return "GY-PLACE-10"
        if s.box.team[self.side]:
            return "GY-TEAM-17"
        opens = self.castle != ALREADY_OPEN
        if self.place == FIRST:
            return "GY-PLACE-3" if opens else "GY-PLACE-5"
        return "GY-PLACE-6" if opens else "GY-PLACE-7"

    def finish(self, s: Position, dice: Dice) -> None:
        castle = self.castle
        if castle == ALREADY_OPEN:
            castle = s.contested[self.place]
        else:
            s.contested.append(castle)
            s.defenders.append(s.castles[castle])
        lay(s, self.seat, self.side, self.place, self.picked)
        if s.journal is not None:
            s.journal.tell(
                "laid",
                seat=self.seat,
                act=act_on(s, self.side, castle, opens=self.castle != ALREADY_OPEN),
                castle=castle + 1,
                number=size(self.picked),
            )


def act_on(s: Position, side: int, castle: int, opens: bool) -> str:
    """Attack or defence follows from control alone (GY-ROLE-1 to 5)."""
    role = "defends" if s.castles[castle] == side else "attacks"
    return f"opens-and-{role}" if opens else role


def lay(s: Position, seat: int, side: int, place: int, cards: Pile) -> None:
    """Cards go from the hand to the front of a castle and stay there (GY-PLACE-8, 11)."""
    s.hands[seat] -= cards
    s.laid[front(side, place)] += cards
