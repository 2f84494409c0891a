"""Montjoie !: Sequence 7, player turns (chapter 16, PT)."""

from __future__ import annotations

from typing import Final

from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.box.realm import WAR
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.diplomacy import CloseWindow
from centans.games.montjoie.rules.expansion import Expansion
from centans.games.montjoie.rules.optional.pope_support import AskThePope
from centans.games.montjoie.rules.optional.steps import in_play
from centans.games.montjoie.rules.taking_back import TakeBackCards
from centans.games.montjoie.rules.three_players import AllyWhen

NO_LIMIT: Final = 99
"""More attacks than there are cards for (MJ-POL-4)."""


class PlayerTurns(Step[Position]):
    """In turn order each player plays his whole player turn (MJ-PT-1)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.then(*[PlayerTurn(seat) for seat in s.order])


class PlayerTurn(Step[Position]):
    """Phase 1 Expansion, then Phase 2 Combats; the Pope is asked before, and with 3 players an ally is played before or
    after (MJ-PT-1, MJ-OPS-1, MJ-P3-9)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Position, dice: Dice) -> None:
        seat, power = self.seat, s.nation[self.seat]
        if s.journal is not None:
            s.journal.tell("player-turn", power=NATIONS[power])
        attacks = NO_LIMIT if s.war == WAR else s.box.peace_attacks
        ports = s.held[power] & s.box.ports
        phases: tuple[Step[Position], ...] = (
            AskThePope(seat),
            AllyWhen(seat, last=False),
            Expansion(seat, power, s.box.expansions, 0, 0, ports, attacks),
            TakeBackCards(seat),
            AllyWhen(seat, last=True),
            EndOfPlayerTurn(seat),
            CloseWindow(),
        )
        s.agenda.begin(in_play(s.box, phases))


class EndOfPlayerTurn(Step[Position]):
    """What was granted for this player turn lapses (MJ-CHV-6, MJ-OPS-3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Position, dice: Dice) -> None:
        s.papal_ambassador = NOBODY
        if self.seat == s.order[0]:
            s.chevauchees = 0
