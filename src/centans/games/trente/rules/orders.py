"""Le Combat des Trente: the secret order sheets (chapter 14)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.trente.box.units import ARMIES, BLOIS, MONTFORT, UNIT_ID, unit_of
from centans.games.trente.choices import ORDER_MENU, UnitOption
from centans.games.trente.model.position import Position, in_charge, is_alive, is_pair, living


class Orders(Step[Position]):
    """Both armies write their orders at the same time, in secret (CT-ORD-1, CT-TURN-3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.played = [0, 0]
        s.orders = [[], []]
        s.agenda.together(
            *[WriteOrder(army, first_to_write(s, army), (), living(s, army)) for army in (BLOIS, MONTFORT)]
        )


def slots(s: Position, army: int) -> int:
    """Ten entries, or all living units if they are fewer (CT-ORD-2)."""
    return min(s.box.orders, s.held[army].bit_count())


def writing_order(s: Position, army: int) -> list[int]:
    """The slots in the order in which they are written: those of the leading partner first (CT-TEAM-7)."""
    number = slots(s, army)
    leader = in_charge(s, army, 0)
    own = [slot for slot in range(number) if in_charge(s, army, slot) == leader]
    return own + [slot for slot in range(number) if slot not in own]


def first_to_write(s: Position, army: int) -> int:
    return in_charge(s, army, 0)


class WriteOrder(Step[Position]):
    """The next entry of an order sheet: any living unit not listed yet (CT-ORD-1 to 5; CT-TEAM-7).

    `written` holds the units named so far in the order of writing, `left` the numbers that may still be named.
    """

    __slots__ = ("army", "left", "seat", "written")
    rule: ClassVar[str] = "CT-ORD-1"

    def __init__(self, army: int, seat: int, written: tuple[int, ...], left: int) -> None:
        self.army = army
        self.seat = seat
        self.written = written
        self.left = left

    def seat_asked(self, s: Position) -> int | None:
        return self.seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "order", ORDER_MENU.options(self.left), lane=self.army)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, UnitOption) or option.kind != "order":
            return Refusal("CT-ORD-1", "orders-first", written=len(self.written), slots=slots(s, self.army))
        unit = unit_of(self.army, option.number)
        if not is_alive(s, unit):
            return Refusal("CT-ORD-1", "order-for-the-dead", unit=UNIT_ID[unit])
        if not self.left >> option.number & 1:
            return Refusal("CT-ORD-3", "ordered-twice", unit=UNIT_ID[unit], place=self.written.index(unit) + 1)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, UnitOption)
        written = (*self.written, unit_of(self.army, option.number))
        left = self.left & ~(1 << option.number)
        number = slots(s, self.army)
        if len(written) == number:
            s.agenda.next(OrderSheet(self.army, on_sheet(s, self.army, written)))
            return
        seat = self.seat
        if is_pair(s, self.army):
            seat = in_charge(s, self.army, writing_order(s, self.army)[len(written)])
        s.agenda.next(WriteOrder(self.army, seat, written, left))

    def by_chance(self, s: Position, label: str, dice: Dice) -> tuple[Step[Position], ...] | None:
        """All entries at once: so many units of those left, one after another."""
        numbers = members(self.left)
        wanted = slots(s, self.army) - len(self.written)
        if wanted == len(numbers):
            chosen = dice.order(label, numbers)
        else:
            chosen = dice.pick(label, numbers, wanted)
        written = (*self.written, *[unit_of(self.army, number) for number in chosen])
        return (OrderSheet(self.army, on_sheet(s, self.army, written)),)


def on_sheet(s: Position, army: int, written: tuple[int, ...]) -> tuple[int, ...]:
    """The units by slot, from the order in which a pair wrote them."""
    if not is_pair(s, army):
        return written
    order = writing_order(s, army)
    return tuple([written[order.index(slot)] for slot in range(len(written))])


class OrderSheet(Step[Position]):
    """Both have declared themselves ready: nothing can be changed any more (CT-ORD-6)."""

    __slots__ = ("army", "units")

    def __init__(self, army: int, units: tuple[int, ...]) -> None:
        self.army = army
        self.units = units

    def run(self, s: Position, dice: Dice) -> None:
        s.orders[self.army] = list(self.units)
        if s.journal is not None:
            s.journal.tell("orders-written", side=ARMIES[self.army], number=len(self.units))
            seats = tuple([seat for seat, own in enumerate(s.armies) if own == self.army])
            s.journal.tell("orders-known", seats, units=tuple([UNIT_ID[unit] for unit in self.units]))
