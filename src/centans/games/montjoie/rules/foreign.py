"""Montjoie !: Sequence 6, the foreign intervention (chapter 15)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.montjoie.box.names import FOREIGN, FOREIGN_ROUTE, POWERS, TOWNS
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.combat import begin_combat
from centans.games.montjoie.rules.optional.super_interventions import reinforce_foreign_town


class ForeignIntervention(Step[Position]):
    """One each turn, rolled by the first player after the events (MJ-FOR-1 to 5, MJ-EVT-5)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-FOR-1"

    def run(self, s: Position, dice: Dice) -> None:
        if not s.box.foreign_interventions:
            return
        row = dice.d6("foreign") - 1
        towns = s.box.foreign_towns[row]
        town = towns[0] if len(towns) == 1 else towns[dice.d6("foreign-town") - 1]
        force = FOREIGN + row
        if s.journal is not None:
            s.journal.tell("foreign", power=POWERS[force], town=TOWNS[town])
        if s.owner[town] == force:
            reinforce_foreign_town(s, town)
        elif s.protected >> town & 1:
            if s.journal is not None:
                s.journal.tell("foreign-forbidden", town=TOWNS[town])
        else:
            begin_combat(s, force, town, town, FOREIGN_ROUTE)
