"""Guesclin !: rounds and activations (chapter 9)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.guesclin.box.names import BANNERS, NO_ORDER
from centans.games.guesclin.model import RESERVE, Position, on_map
from centans.games.guesclin.rules.actions import Actions
from centans.games.guesclin.rules.alarm import wakes_up
from centans.games.guesclin.rules.ending import end_of_round
from centans.games.guesclin.rules.orders import Orders


class Round(Step[Position]):
    """Every banner is activated once, in the scenario's order (GU-ROUND-1)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.turn += 1
        if s.journal is not None:
            s.journal.tell("round", round=s.turn)
        s.agenda.then(*[Activation(banner) for banner in s.box.scenario.activation], EndOfRound())


class Activation(Step[Position]):
    """The old order ends (GU-ORDER-1); then the order of the commander, then the actions (GU-ROUND-3)."""

    __slots__ = ("banner",)

    def __init__(self, banner: int) -> None:
        self.banner = banner

    def run(self, s: Position, dice: Dice) -> None:
        if not can_act(s, self.banner) or not wakes_up(s, self.banner):
            return
        for fighter in s.box.men.of_banner[self.banner]:
            s.order[fighter] = NO_ORDER
        s.active = self.banner
        s.acted = 0
        if s.journal is not None:
            s.journal.tell("activation", banner=BANNERS[self.banner], seat=s.box.seat_of[self.banner])
        s.agenda.then(Orders(self.banner), Actions(self.banner), EndOfActivation())


class EndOfActivation(Step[Position]):
    """All have acted, or the player has declared that the rest do nothing (GU-ACT-7); surprise is over (GU-S2-11)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.active = NOBODY
        s.acted = 0
        s.surprise = False


class EndOfRound(Step[Position]):
    """What is tied to the end of a round, then the round limit (GU-ROUND-5, GU-END-2)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        end_of_round(s)
        if not s.reason:
            s.agenda.next(Round())


def can_act(s: Position, banner: int) -> bool:
    """Whether it has a fighter on the map, or one who may enter in this round (GU-ROUND-2)."""
    reserve = s.box.scenario.reserve[banner]
    for fighter in s.box.men.of_banner[banner]:
        if on_map(s, fighter):
            return True
        if s.where[fighter] == RESERVE and reserve is not None and s.turn >= reserve.from_round:
            return True
    return False
