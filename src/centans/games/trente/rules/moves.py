"""Le Combat des Trente: moves (chapter 16)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import Wide, without
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.trente.box.cells import (
    ADJACENT,
    BIT,
    HORSE_CELL,
    NAME,
    OAK,
    OAK_UPPER,
    as_cells,
    distance,
    reach,
    spread,
)
from centans.games.trente.box.units import NO_UNIT, RANK, UNIT_ID, army_of, other
from centans.games.trente.choices import MOVE_MENU, CellOption
from centans.games.trente.model.position import Position, put
from centans.games.trente.rules.contact import Contact, can_attack
from centans.games.trente.rules.horses import Charge, is_charge_possible
from centans.games.trente.rules.missions import allowance, turn_up
from centans.games.trente.rules.special_cells import arrive


def beside(enemies: Wide) -> Wide:
    """Every cell adjacent to one of these."""
    return as_cells(spread(enemies | BIT[OAK_UPPER] if enemies & BIT[OAK] else enemies))


def final_cells(s: Position, unit: int, seat: int) -> Wide:
    """Where the unit's move may end (CT-MOVE-1 to 10, CT-HORSE-2, 3, CT-COMB-6)."""
    army = army_of(unit)
    cell = s.cells[unit]
    enemies = s.held[other(army)]
    found = reach(cell, allowance(s, unit), s.held[army], enemies)
    if s.box.contact_needs_cards and not can_attack(s, unit, seat):
        found = without(found, beside(enemies) | s.box.horse_cells) | BIT[cell]
    if found & s.box.horse_cells and not is_charge_possible(s, unit):
        found = without(found, s.box.horse_cells)
    return found


class Move(Step[Position]):
    """The unit goes to a cell within its reach, or stays (CT-MOVE-1 to 10, CT-ACT-4)."""

    __slots__ = ("seat", "slot", "unit")
    rule: ClassVar[str] = "CT-MOVE-1"

    def __init__(self, unit: int, seat: int, slot: int) -> None:
        self.unit = unit
        self.seat = seat
        self.slot = slot

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "move", MOVE_MENU.options(final_cells(s, self.unit, self.seat)))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, CellOption) or option.kind != "move":
            return Refusal("CT-ACT-4", "move-first", unit=UNIT_ID[self.unit])
        cell = option.cell
        if final_cells(s, self.unit, self.seat) >> cell & 1:
            return None
        return self.why_unreachable(s, cell)

    def why_unreachable(self, s: Position, cell: int) -> Refusal:
        there = s.board[cell]
        enemies = s.held[other(army_of(self.unit))]
        if there != NO_UNIT:
            rule = "CT-MOVE-3" if army_of(there) == army_of(self.unit) else "CT-MOVE-4"
            return Refusal(rule, "cell-taken", cell=NAME[cell], unit=UNIT_ID[there])
        start = s.cells[self.unit]
        steps = allowance(s, self.unit)
        if not reach(start, steps, s.held[army_of(self.unit)], enemies) >> cell & 1:
            return Refusal("CT-MOVE-1", "too-far", cell=NAME[cell], distance=distance(start, cell), steps=steps)
        if not s.box.contact_needs_cards or can_attack(s, self.unit, self.seat):
            return Refusal("CT-HORSE-2", "no-charge-possible", cell=NAME[cell])
        if s.box.kind_of[cell] == HORSE_CELL:
            return Refusal("CT-HORSE-3", "charge-needs-cards", cell=NAME[cell])
        number = (ADJACENT[cell] & enemies).bit_count()
        return Refusal("CT-COMB-6", "contact-needs-cards", cell=NAME[cell], number=number)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, CellOption)
        unit = self.unit
        start = s.cells[unit]
        cell = option.cell
        if cell == start:
            if s.journal is not None:
                s.journal.tell("stayed", seat=seat, unit=UNIT_ID[unit], name=s.box.names[unit], cell=NAME[cell])
            s.agenda.next(Contact(unit, seat, self.slot, False))
            return
        if allowance(s, unit) > s.box.moves[RANK[unit]]:
            show_helpful_mission(s, unit, cell)
        put(s, unit, cell)
        if s.journal is not None:
            s.journal.tell(
                "moved", seat=seat, unit=UNIT_ID[unit], name=s.box.names[unit], start=NAME[start], cell=NAME[cell]
            )
        if s.box.kind_of[cell] == HORSE_CELL:
            s.agenda.next(Charge(unit, seat, self.slot))
            return
        if s.box.kind_of[cell]:
            arrive(s, unit, seat, dice)
        s.agenda.next(Contact(unit, seat, self.slot, True))


def show_helpful_mission(s: Position, unit: int, cell: int) -> None:
    """A Mission is turned up when its unit goes where it could not have gone without it (CT-MIS-6)."""
    army = army_of(unit)
    without = reach(s.cells[unit], s.box.moves[RANK[unit]], s.held[army], s.held[other(army)])
    if not without >> cell & 1:
        turn_up(s, army)
