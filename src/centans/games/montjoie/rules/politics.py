"""Montjoie !: Sequence 2, the political state (chapter 10)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.realm import PEACE, STATES, WAR
from centans.games.montjoie.choices.words import PEACE_VOTE, WAR_VOTE
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.two_players import political_die


class PoliticalState(Step[Position]):
    """A Truce makes peace without a vote; otherwise all vote in secret (MJ-POL-1, 2); with 2
    players a die decides (MJ-P2-8)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if s.truce:
            s.truce = 0
            proclaim(s, PEACE, "truce")
            return
        if s.box.players == 2:
            proclaim(s, political_die(s, dice), "die")
            return
        s.agenda.then(Count())
        s.agenda.together(*[Vote(seat) for seat in range(s.box.players)])


def proclaim(s: Position, state: int, reason: str) -> None:
    s.war = state
    if s.journal is not None:
        s.journal.tell("state", state=STATES[state], reason=reason)


class Vote(Step[Position]):
    """Peace or War, in secret; nobody abstains (MJ-POL-2)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-POL-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "vote", (PEACE_VOTE, WAR_VOTE))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None if option is PEACE_VOTE or option is WAR_VOTE else Refusal("MJ-POL-2", "peace-or-war")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        s.agenda.next(Cast(self.seat, WAR if option is WAR_VOTE else PEACE))


class Cast(Step[Position]):
    """A vote that is made, revealed with all the others (MJ-POL-2)."""

    __slots__ = ("choice", "seat")

    def __init__(self, seat: int, choice: int) -> None:
        self.seat = seat
        self.choice = choice

    def run(self, s: Position, dice: Dice) -> None:
        s.votes.append(self.choice)
        if s.journal is not None:
            s.journal.tell("voted", seat=self.seat, state=STATES[self.choice])


class Count(Step[Position]):
    """War if at least half of the players want it (MJ-POL-3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        war = 2 * sum(s.votes) >= s.box.players
        proclaim(s, WAR if war else PEACE, "vote")
