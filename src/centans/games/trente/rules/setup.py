"""Le Combat des Trente: set-up (chapter 7)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.trente.box.cells import BIT, NAME, NOWHERE, Cells
from centans.games.trente.box.units import ARMIES, ARMY_SIZE, BLOIS, MONTFORT, NO_UNIT, UNIT_ID, unit_of
from centans.games.trente.choices import POST_MENU, CellOption
from centans.games.trente.model.position import Position, is_pair, put, seat_armies
from centans.games.trente.rules.turn import Turn


class SetUp(Step[Position]):
    """Armies are given out (CT-SETUP-1), units stand ready, decks lie face down (CT-SETUP-2 to 9)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if s.box.random_armies:
            seat_armies(s, exchanged=dice.roll("armies", 2) == 2)
        if s.journal is not None:
            for army in (BLOIS, MONTFORT):
                seat = s.partners[2 * army]
                if is_pair(s, army):
                    s.journal.tell("pair-leads", seat=seat, to=s.partners[2 * army + 1], side=ARMIES[army])
                else:
                    s.journal.tell("leads", seat=seat, side=ARMIES[army])
        s.agenda.then(Turn())
        if s.box.free_deployment:
            s.agenda.together(*[Deploy(army, s.partners[2 * army], ()) for army in (BLOIS, MONTFORT)])


def start_zone(s: Position, army: int) -> Cells:
    """The 31 cells on which an army is set up (CT-SETUP-2)."""
    return sum([BIT[s.box.start_cells[unit_of(army, number)]] for number in range(ARMY_SIZE)])


class Deploy(Step[Position]):
    """In secret, an army's units are set on its start cells: the captain, then 1 to 30 (CT-SETUP-4)."""

    __slots__ = ("army", "placed", "seat")
    rule: ClassVar[str] = "CT-SETUP-4"

    def __init__(self, army: int, seat: int, placed: tuple[int, ...]) -> None:
        self.army = army
        self.seat = seat
        self.placed = placed

    def free(self, s: Position) -> Cells:
        zone = start_zone(s, self.army)
        for cell in self.placed:
            zone &= ~BIT[cell]
        return zone

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "deploy", POST_MENU.options(self.free(s)))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, CellOption) or option.kind != "post":
            return Refusal("CT-SETUP-4", "deploy-first", placed=len(self.placed))
        cell = option.cell
        if cell in self.placed:
            unit = UNIT_ID[unit_of(self.army, self.placed.index(cell))]
            return Refusal("CT-BOARD-2", "cell-taken", cell=NAME[cell], unit=unit)
        if not start_zone(s, self.army) >> cell & 1:
            return Refusal("CT-SETUP-2", "not-a-start-cell", cell=NAME[cell])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, CellOption)
        placed = (*self.placed, option.cell)
        if len(placed) < ARMY_SIZE:
            s.agenda.next(Deploy(self.army, self.seat, placed))
        else:
            s.agenda.next(Placing(self.army, placed))


class Placing(Step[Position]):
    """Both are ready: the placing is shown (CT-SETUP-4)."""

    __slots__ = ("army", "placed")

    def __init__(self, army: int, placed: tuple[int, ...]) -> None:
        self.army = army
        self.placed = placed

    def run(self, s: Position, dice: Dice) -> None:
        for number in range(ARMY_SIZE):
            unit = unit_of(self.army, number)
            s.board[s.cells[unit]] = NO_UNIT
            s.cells[unit] = NOWHERE
        s.held[self.army] = 0
        for number, cell in enumerate(self.placed):
            put(s, unit_of(self.army, number), cell)
        if s.journal is not None:
            s.journal.tell("deployed", side=ARMIES[self.army])
