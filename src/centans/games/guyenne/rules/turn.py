"""Guyenne: the turn as a list of steps (chapter 7)."""

from __future__ import annotations

from typing import Final

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.guyenne.box import ENGLISH, FIRST, FRENCH, SECOND, SIDES, rival
from centans.games.guyenne.model import Position, first_side
from centans.games.guyenne.rules.combat import Combat
from centans.games.guyenne.rules.end_of_turn import Discard, Exhaustion, Refill, SixCastles, TurnFirstPlayerCard
from centans.games.guyenne.rules.placing import Answer, NameCastle
from centans.games.guyenne.rules.reinforcements import Reinforcements
from centans.games.guyenne.rules.teams import HandOvers


class Turn(Step[Position]):
    """Placing, combats, end of turn (GY-TURN-1), in the order of `sequence_of_play`."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        first = first_side(s)
        if s.journal is not None:
            s.journal.tell("turn", turn=s.turn, side=SIDES[first])
        s.agenda.begin(SEQUENCE_OF_PLAY[first])


def sequence_of_play(first: int) -> tuple[Step[Position], ...]:
    """A whole turn with that first side (GY-TURN-1, GY-PLACE-1, GY-COMBAT-1, GY-EOT-1)."""
    second = rival(first)
    return (
        HandOvers(),
        NameCastle(FIRST, first),
        Answer(FIRST, second),
        NameCastle(SECOND, second),
        Answer(SECOND, first),
        Reinforcements(second),
        Combat(FIRST),
        Combat(SECOND),
        SixCastles(),
        Discard(),
        Refill(),
        TurnFirstPlayerCard(),
        Exhaustion(),
        Turn(),
    )


SEQUENCE_OF_PLAY: Final = (sequence_of_play(ENGLISH), sequence_of_play(FRENCH))
