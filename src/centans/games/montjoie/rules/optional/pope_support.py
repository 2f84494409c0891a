"""Support of the Pope (chapter 24, option `pope_support`): the last player may ask for an ambassador."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.choices.words import PASS, ROLL
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.optional.second_throw import Thrown
from centans.games.montjoie.rules.optional.steps import OptionalStep
from centans.games.montjoie.rules.throws import settle


def is_last(s: Position, seat: int) -> bool:
    """Strictly behind everybody else (MJ-OPS-1, 2; MJ-INT-15)."""
    return all(s.points[other] > s.points[seat] for other in range(s.box.players) if other != seat)


class AskThePope(OptionalStep):
    """At the start of his player turn the last player may ask once (MJ-OPS-1)."""

    __slots__ = ("seat",)
    option: ClassVar[str] = "pope_support"
    rule: ClassVar[str] = "MJ-OPS-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "ask-pope", (ROLL, PASS)) if is_last(s, self.seat) else None

    def run(self, s: Position, dice: Dice) -> None:
        """He is not the last."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None if option is ROLL or option is PASS else Refusal("MJ-OPS-1", "roll-or-pass")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is ROLL:
            settle(s, PopesAnswer(seat, (dice.d6("pope"),)))


class PopesAnswer(Thrown):
    """4 to 6: a papal ambassador for this player turn (MJ-OPS-1, 3)."""

    __slots__ = ()
    label: ClassVar[str] = "pope"

    def again(self, dice: tuple[int, ...]) -> PopesAnswer:
        return PopesAnswer(self.seat, dice)

    def run(self, s: Position, dice: Dice) -> None:
        granted = self.dice[0] >= s.box.pope_from
        if granted:
            s.papal_ambassador = self.seat
        if s.journal is not None:
            power, result = NATIONS[s.nation[self.seat]], "granted" if granted else "refused"
            s.journal.tell("pope-answers", power=power, die=self.dice[0], result=result)


def refuse_papal_ambassador(s: Position, seat: int) -> Refusal | None:
    """It is used like the card, but it is none (MJ-OPS-3, MJ-INT-3)."""
    return None if s.papal_ambassador == seat else Refusal("MJ-OPS-3", "no-papal-ambassador")


def spend_papal_ambassador(s: Position) -> None:
    s.papal_ambassador = NOBODY
