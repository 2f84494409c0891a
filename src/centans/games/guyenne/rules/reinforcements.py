"""Guyenne: reinforcements (chapter 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.guyenne.box import EMPTY, FIRST, HERO, SEATS, SECOND, SIDES, rival, size
from centans.games.guyenne.choices import PASS, PASS_OR_EITHER, ReinforceCastle
from centans.games.guyenne.model import Position, front, held, placer
from centans.games.guyenne.rules.picking import FromHand
from centans.games.guyenne.rules.placing import lay


class Reinforcements(Step[Position]):
    """The sides reinforce in turn, the second side first (GY-REINF-1)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Position, dice: Dice) -> None:
        reinforcement_turn(s, self.side, 0)


def reinforcement_turn(s: Position, side: int, passes: int) -> None:
    """Ask a side, unless both have passed in a row or no card is left (GY-REINF-6, 9). Without cards it passes
    automatically (GY-REINF-10); of a team the member in charge of the first castle is asked first (GY-TEAM-19)."""
    while passes < 2:
        for place in (FIRST, SECOND):
            if s.hands[placer(s, side, place)]:
                s.agenda.next(Reinforce(side, passes, place))
                return
        if not held(s, rival(side)):
            return
        if s.journal is not None:
            s.journal.tell("no-cards-left", side=SIDES[side])
        side, passes = rival(side), passes + 1


REINFORCE_OR_PASS: Final = [
    [[Ask(seat, "reinforce", each) for each in row] for row in PASS_OR_EITHER] for seat in SEATS
]
"""By seat and by the two castles, while there is room on both."""


class Reinforce(Step[Position]):
    """A side adds to one of the two castles or passes (GY-REINF-2 to 5); in a team its members are asked in turn,
    each for the castle he is in charge of (GY-TEAM-18, 19)."""

    __slots__ = ("passes", "place", "side")
    rule: ClassVar[str] = "GY-REINF-2"

    def __init__(self, side: int, passes: int, place: int) -> None:
        self.side = side
        self.passes = passes
        self.place = place

    def ask(self, s: Position) -> Ask | None:
        first, second = s.contested
        seat = placer(s, self.side, self.place)
        ask = REINFORCE_OR_PASS[seat][first][second]
        if s.box.team[self.side] or self.is_full(s, FIRST) or self.is_full(s, SECOND):
            return Ask(seat, "reinforce", self.allowed(s, seat, ask.options))
        return ask

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PASS:
            return None
        if not isinstance(option, ReinforceCastle):
            return Refusal("GY-REINF-2", "reinforce-or-pass")
        if option.castle not in s.contested:
            return Refusal("GY-REINF-3", "castle-not-contested", castle=option.castle + 1)
        place = s.contested.index(option.castle)
        if place != self.place and s.box.team[self.side]:
            return Refusal("GY-TEAM-18", "castle-of-partner", castle=option.castle + 1)
        if self.is_full(s, place):
            return Refusal("GY-PLACE-10", "castle-full", castle=option.castle + 1, most=s.box.most_on_castle)
        return None

    def is_full(self, s: Position, place: int) -> bool:
        return size(s.laid[front(self.side, place)]) >= s.box.most_on_castle

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, ReinforceCastle):
            place = s.contested.index(option.castle)
            most = most_to_add(s, place, self.side, seat)
            s.agenda.next(ReinforceWith(place, self.side, self.passes, seat, most))
            return
        if s.journal is not None:
            s.journal.tell("passed", seat=seat)
        if self.place == FIRST and s.box.team[self.side] and s.hands[placer(s, self.side, SECOND)]:
            s.agenda.next(Reinforce(self.side, self.passes, SECOND))
        else:
            reinforcement_turn(s, rival(self.side), self.passes + 1)


def most_to_add(s: Position, place: int, side: int, seat: int) -> int:
    """All cards of the hand, as far as there is room (GY-REINF-5, GY-PLACE-10)."""
    return min(s.box.most_on_castle - size(s.laid[front(side, place)]), size(s.hands[seat]))


REINFORCING: Final[dict[int, Ask]] = {}


class ReinforceWith(FromHand):
    """The cards of a reinforcement; the last card of the hand may be among them (GY-REINF-3, 5)."""

    __slots__ = ("passes", "place", "side")
    key: ClassVar[str] = "reinforce-cards"
    rule: ClassVar[str] = "GY-REINF-3"

    def __init__(
        self, place: int, side: int, passes: int, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO
    ) -> None:
        self.seat = seat
        self.most = most
        self.picked = picked
        self.last = last
        self.place = place
        self.side = side
        self.passes = passes

    def known(self) -> dict[int, Ask]:
        return REINFORCING

    def again(self, picked: Pile, last: int) -> ReinforceWith:
        return ReinforceWith(self.place, self.side, self.passes, self.seat, self.most, picked, last)

    def most_rule(self, s: Position) -> str:
        return "GY-PLACE-10"

    def finish(self, s: Position, dice: Dice) -> None:
        lay(s, self.seat, self.side, self.place, self.picked)
        if s.journal is not None:
            castle = s.contested[self.place]
            s.journal.tell("reinforced", seat=self.seat, castle=castle + 1, number=size(self.picked))
        reinforcement_turn(s, rival(self.side), 0)
