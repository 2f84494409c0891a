"""Le Combat des Trente: the turn as a list of steps, and the first player (chapter 9)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.trente.box.units import ARMIES, BLOIS, MONTFORT, other
from centans.games.trente.model.position import Position
from centans.games.trente.rules.activations import Rounds
from centans.games.trente.rules.distribution import Distribution
from centans.games.trente.rules.end_of_turn import (
    Halt,
    KeepingCards,
    LastTurn,
    MissionsPutAway,
    OakAndMissions,
    Rest,
    TurnTotals,
)
from centans.games.trente.rules.orders import Orders


class Turn(Step[Position]):
    """First player, distribution, orders, moves and combats, end of the turn (CT-TURN-1)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.turn += 1
        s.losses = [0, 0]
        s.tally = [0, 0]
        s.combat = None
        s.agenda.then(
            FirstPlayer(),
            Distribution(),
            Orders(),
            Rounds(0),
            OakAndMissions(),
            Halt(),
            Rest(),
            MissionsPutAway(),
            TurnTotals(),
            LastTurn(),
            KeepingCards(),
            Turn(),
        )


class FirstPlayer(Step[Position]):
    """The lower die is first in turn 1 (CT-FIRST-1, 2), then the roles alternate (CT-FIRST-4), or dice again (5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if s.turn > 1 and not s.box.roll_each_turn:
            s.first = other(s.first)
        else:
            roll_for_first(s, dice)
        if s.journal is not None:
            s.journal.tell("turn", turn=s.turn, side=ARMIES[s.first])


def roll_for_first(s: Position, dice: Dice) -> None:
    """Blois rolls, then Montfort, again while the dice are equal; one die for each army (CT-FIRST-2, CT-TEAM-13)."""
    while True:
        blois = dice.d6("first-blois")
        montfort = dice.d6("first-montfort")
        if s.journal is not None:
            s.journal.tell("first-dice", blois=blois, montfort=montfort)
        if blois != montfort:
            s.first = BLOIS if blois < montfort else MONTFORT
            return
