"""Le Combat des Trente: Horse cells and the charge (chapter 17)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import without
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.trente.box.cards import CARD_ID
from centans.games.trente.box.cells import ADJACENT, BIT, NAME, Cells, distance
from centans.games.trente.box.units import ARMY_SIZE, CAPTAIN_OF, NO_UNIT, UNIT_ID, army_of, other, unit_of
from centans.games.trente.choices import CHARGE_MENU, LAND_MENU, CellOption, UnitOption
from centans.games.trente.model.position import THE_HORSES, Position, draw, is_alive, put, score
from centans.games.trente.rules.combinations import Combat
from centans.games.trente.rules.contact import can_attack, no_cards
from centans.games.trente.rules.missions import after_horse
from centans.games.trente.rules.special_cells import arrive


def free_beside(s: Position, unit: int, target: int) -> Cells:
    """The empty cells beside a target, no Horse cell, the cell that the rider leaves included (CT-HORSE-2, 5, 6)."""
    taken = without(s.held[0] | s.held[1], BIT[s.cells[unit]])
    found: Cells = without(ADJACENT[s.cells[target]], taken | s.box.horse_cells)
    return found


def is_charge_possible(s: Position, unit: int) -> bool:
    """Whether some enemy other than the captain has a free cell beside him (CT-HORSE-2, 12)."""
    enemy = other(army_of(unit))
    for number in range(1, ARMY_SIZE):
        target = unit_of(enemy, number)
        if is_alive(s, target) and free_beside(s, unit, target):
            return True
    return False


class Charge(Step[Position]):
    """A unit arrives on a Horse cell: a point, and a card of the Force deck (CT-HORSE-4); then it rides."""

    __slots__ = ("seat", "slot", "unit")

    def __init__(self, unit: int, seat: int, slot: int) -> None:
        self.unit = unit
        self.seat = seat
        self.slot = slot

    def run(self, s: Position, dice: Dice) -> None:
        army = army_of(self.unit)
        score(s, army, THE_HORSES, s.box.horse_vp)
        drawn = draw(s, self.seat, s.force, dice)
        if s.journal is not None:
            cell = NAME[s.cells[self.unit]]
            s.journal.tell("horse", seat=self.seat, cell=cell, points=s.box.horse_vp, number=len(drawn))
            if drawn:
                s.journal.tell("drew-card", (self.seat,), cards=tuple([CARD_ID[card] for card in drawn]))
        after_horse(s, self.unit)
        s.agenda.next(ChargeTarget(self.unit, self.seat, self.slot))


class ChargeTarget(Step[Position]):
    """Any enemy but the captain, anywhere, who has a free cell beside him (CT-HORSE-5)."""

    __slots__ = ("seat", "slot", "unit")
    rule: ClassVar[str] = "CT-HORSE-5"

    def __init__(self, unit: int, seat: int, slot: int) -> None:
        self.unit = unit
        self.seat = seat
        self.slot = slot

    def ask(self, s: Position) -> Ask | None:
        enemy = other(army_of(self.unit))
        numbers = 0
        for number in range(1, ARMY_SIZE):
            target = unit_of(enemy, number)
            if is_alive(s, target) and free_beside(s, self.unit, target):
                numbers |= 1 << number
        return Ask(self.seat, "charge", CHARGE_MENU.options(numbers))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, UnitOption) or option.kind != "charge":
            return Refusal("CT-HORSE-5", "charge-first", unit=UNIT_ID[self.unit])
        target = unit_of(other(army_of(self.unit)), option.number)
        if not is_alive(s, target):
            return Refusal("CT-UNIT-4", "dead", unit=UNIT_ID[target])
        if target == CAPTAIN_OF[army_of(target)]:
            return Refusal("CT-HORSE-5", "no-charge-at-captain", unit=UNIT_ID[target])
        if not free_beside(s, self.unit, target):
            return Refusal("CT-HORSE-5", "no-room-beside", unit=UNIT_ID[target], cell=NAME[s.cells[target]])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, UnitOption)
        target = unit_of(other(army_of(self.unit)), option.number)
        s.agenda.next(Landing(self.unit, self.seat, self.slot, target))


class Landing(Step[Position]):
    """The rider is placed on a free cell beside the target, and fights it at once (CT-HORSE-6 to 11)."""

    __slots__ = ("seat", "slot", "target", "unit")
    rule: ClassVar[str] = "CT-HORSE-6"

    def __init__(self, unit: int, seat: int, slot: int, target: int) -> None:
        self.unit = unit
        self.seat = seat
        self.slot = slot
        self.target = target

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "land", LAND_MENU.options(free_beside(s, self.unit, self.target)))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, CellOption) or option.kind != "land":
            return Refusal("CT-HORSE-6", "land-first", unit=UNIT_ID[self.target])
        cell = option.cell
        if free_beside(s, self.unit, self.target) >> cell & 1:
            return None
        there = s.board[cell]
        if there not in (NO_UNIT, self.unit):
            return Refusal("CT-BOARD-2", "cell-taken", cell=NAME[cell], unit=UNIT_ID[there])
        if s.box.horse_cells >> cell & 1:
            return Refusal("CT-HORSE-8", "no-landing-on-horse", cell=NAME[cell])
        far = distance(cell, s.cells[self.target])
        return Refusal("CT-HORSE-6", "not-beside-target", cell=NAME[cell], unit=UNIT_ID[self.target], distance=far)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, CellOption)
        put(s, self.unit, option.cell)
        if s.journal is not None:
            s.journal.tell(
                "charged",
                seat=seat,
                unit=UNIT_ID[self.unit],
                name=s.box.names[self.unit],
                foe=UNIT_ID[self.target],
                foe_name=s.box.names[self.target],
                cell=NAME[option.cell],
            )
        if s.box.kind_of[option.cell]:
            arrive(s, self.unit, self.seat, dice)
        if can_attack(s, self.unit, self.seat):
            s.agenda.next(Combat(self.unit, self.target, self.slot, True))
        else:
            no_cards(s, self.unit, self.seat)
