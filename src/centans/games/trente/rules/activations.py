"""Le Combat des Trente: the slots of the order sheets are played in turn (chapter 15)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.trente.box.units import UNIT_ID, other
from centans.games.trente.model.position import Position, in_charge, is_alive
from centans.games.trente.rules.moves import Move


class Rounds(Step[Position]):
    """Slot k of the first army, then slot k of the second, until all are played (CT-ACT-1, CT-EOT-1)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Position, dice: Dice) -> None:
        if self.slot < max(len(s.orders[0]), len(s.orders[1])):
            s.agenda.then(Slot(s.first, self.slot), Slot(other(s.first), self.slot), Rounds(self.slot + 1))


class Slot(Step[Position]):
    """An order is shown (CT-ORD-7) and carried out, or lost if its unit is dead (CT-ACT-2); none is passed over (3)."""

    __slots__ = ("army", "slot")

    def __init__(self, army: int, slot: int) -> None:
        self.army = army
        self.slot = slot

    def run(self, s: Position, dice: Dice) -> None:
        if self.slot >= len(s.orders[self.army]):
            return
        unit = s.orders[self.army][self.slot]
        s.played[self.army] = self.slot + 1
        seat = in_charge(s, self.army, self.slot)
        acts = is_alive(s, unit) and unit not in s.orders[self.army][: self.slot]
        if s.journal is not None:
            key = "order-played" if acts else "order-lost"
            s.journal.tell(key, seat=seat, slot=self.slot + 1, unit=UNIT_ID[unit], name=s.box.names[unit])
        if acts:
            s.agenda.next(Move(unit, seat, self.slot))
