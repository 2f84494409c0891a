"""Le Combat des Trente: when a combat takes place (chapter 18)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.trente.box.cells import ADJACENT, NAME, Cells, distance
from centans.games.trente.box.units import RANK, SQUIRE, UNIT_ID, army_of, hero_card, number_of, other, unit_of
from centans.games.trente.choices import ATTACK_MENU, DECLINE, UnitOption
from centans.games.trente.model.position import Position, has_force, is_alive
from centans.games.trente.rules.combinations import Combat


def can_attack(s: Position, unit: int, seat: int) -> bool:
    """A Force card, or without one the unit's own Hero card (CT-COMB-3)."""
    hand = s.hands[seat]
    return has_force(hand) or (RANK[unit] == SQUIRE and hand[hero_card(unit)] > 0)


def enemies_beside(s: Position, unit: int) -> Cells:
    return ADJACENT[s.cells[unit]] & s.held[other(army_of(unit))]


class Contact(Step[Position]):
    """Beside an enemy a unit must fight, if its player has cards for it (CT-COMB-1 to 7)."""

    __slots__ = ("moved", "seat", "slot", "unit")

    def __init__(self, unit: int, seat: int, slot: int, moved: bool) -> None:
        self.unit = unit
        self.seat = seat
        self.slot = slot
        self.moved = moved

    def run(self, s: Position, dice: Dice) -> None:
        if not enemies_beside(s, self.unit):
            return
        if can_attack(s, self.unit, self.seat):
            s.agenda.next(Target(self.unit, self.seat, self.slot, self.moved))
        else:
            no_cards(s, self.unit, self.seat)


def no_cards(s: Position, unit: int, seat: int) -> None:
    """Without a base card there is no combat, and everybody sees why (CT-COMB-5, CT-HORSE-10)."""
    s.bare[seat] = True
    if s.journal is not None:
        s.journal.tell("no-cards", seat=seat, unit=UNIT_ID[unit], name=s.box.names[unit])


class Target(Step[Position]):
    """The attacker names one enemy beside his unit (CT-COMB-8 to 10); some tables let a unit that stayed pass (7)."""

    __slots__ = ("moved", "seat", "slot", "unit")
    rule: ClassVar[str] = "CT-COMB-8"

    def __init__(self, unit: int, seat: int, slot: int, moved: bool) -> None:
        self.unit = unit
        self.seat = seat
        self.slot = slot
        self.moved = moved

    def may_decline(self, s: Position) -> bool:
        return s.box.may_pass and not self.moved

    def ask(self, s: Position) -> Ask | None:
        enemies = enemies_beside(s, self.unit)
        numbers = 0
        while enemies:
            lowest = enemies & -enemies
            numbers |= 1 << number_of(s.board[lowest.bit_length() - 1])
            enemies ^= lowest
        options = ATTACK_MENU.options(numbers)
        return Ask(self.seat, "target", (*options, DECLINE) if self.may_decline(s) else options)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is DECLINE:
            if self.may_decline(s):
                return None
            return Refusal("CT-COMB-1" if self.moved else "CT-COMB-7", "must-fight", unit=UNIT_ID[self.unit])
        if not isinstance(option, UnitOption) or option.kind != "attack":
            return Refusal("CT-COMB-8", "target-first", unit=UNIT_ID[self.unit])
        foe = unit_of(other(army_of(self.unit)), option.number)
        if not is_alive(s, foe):
            return Refusal("CT-UNIT-4", "dead", unit=UNIT_ID[foe])
        here, there = s.cells[self.unit], s.cells[foe]
        if not ADJACENT[here] >> there & 1:
            far = distance(here, there)
            return Refusal("CT-COMB-8", "not-adjacent", unit=UNIT_ID[foe], cell=NAME[there], distance=far)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if not isinstance(option, UnitOption):
            if s.journal is not None:
                s.journal.tell("declined", seat=seat, unit=UNIT_ID[self.unit], name=s.box.names[self.unit])
            return
        foe = unit_of(other(army_of(self.unit)), option.number)
        s.agenda.next(Combat(self.unit, foe, self.slot, False))
