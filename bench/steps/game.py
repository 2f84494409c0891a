"""A game with hardly a rule, the same that boardgame.io's server is given: two in turn, who count their moves.

On it servers are compared with nothing else between them: no rules worth the name, nothing hidden, views of a few
numbers. A move is one of two, as what leaves no choice is not asked here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.facts import facts
from centans.core.game import Game, Result, Sense, Setting, Variant
from centans.core.options import Catalogue, Option
from centans.core.steps import State, Step

LEFT, RIGHT = Option("left"), Option("right")


@facts
class Position(State):
    taken: list[int]


@dataclass
class StepsView:
    taken: list[int]


class Turn(Step[Position]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "step", (LEFT, RIGHT))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        s.taken[seat] += 1
        if s.journal is not None:
            s.journal.tell("stepped", seat=seat)
        s.agenda.then(Turn(1 - seat))


class Steps(Game[Position]):
    id: ClassVar[str] = "steps"
    prefix: ClassVar[str] = "ST"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2,)
    settings: ClassVar[tuple[Setting, ...]] = ()
    catalogue: ClassVar[Catalogue] = Catalogue([LEFT, RIGHT])

    def start(self, variant: Variant) -> Position:
        s = Position([0, 0])
        s.agenda.then(Turn(0))
        return s

    def view(self, s: Position, seat: int | None) -> StepsView:
        return StepsView(s.taken.copy())

    def imagined(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return s.clone()

    def hidden(self, s: Position, seat: int | None) -> Position:
        return s.clone()

    def shares(self, s: Position, seat: int, other: int) -> bool:
        return True

    def result(self, s: Position) -> Result | None:
        return None

    def inventory(self, s: Position) -> tuple[int, ...]:
        return ()

    def side(self, s: Position, seat: int) -> str:
        return ""

    def features(self, view: StepsView) -> list[int]:
        return view.taken

    def sense(self) -> Sense[Position]:
        raise NotImplementedError("no bot plays this")
