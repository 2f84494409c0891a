"""Guesclin !: what can be chosen, with its notation, and the catalogue of all options."""

from __future__ import annotations

from typing import Final

from centans.core.bits import Wide
from centans.core.options import Catalogue, Option
from centans.games.guesclin.box.grid import HEXES, LABELS
from centans.games.guesclin.box.names import COMMANDERS, ORDERS, RANKS


class HexOption(Option):
    """A choice that is made by pointing at a hex."""

    __slots__ = ("place",)

    def __init__(self, kind: str, place: int) -> None:
        super().__init__(kind, hex=LABELS[place])
        self.place = place


class ActWith(Option):
    """Let this fighter of the active banner act now."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__("act", fighter=name)
        self.name = name


class GiveOrder(Option):
    """Shout this order to this fighter of one's banner."""

    __slots__ = ("name", "order")

    def __init__(self, name: str, order: int) -> None:
        super().__init__("order", fighter=name, order=ORDERS[order - 1])
        self.name = name
        self.order = order


PLACE: Final = [HexOption("place", place) for place in range(HEXES)]
MOVE: Final = [HexOption("move", place) for place in range(HEXES)]
ATTACK: Final = [HexOption("attack", place) for place in range(HEXES)]
SHOOT: Final = [HexOption("shoot", place) for place in range(HEXES)]
LEAVE: Final = [HexOption("leave", place) for place in range(HEXES)]
GIVE: Final = [HexOption("give", place) for place in range(HEXES)]
DROP: Final = [HexOption("drop", place) for place in range(HEXES)]
ACT: Final = {name: ActWith(name) for name in (*COMMANDERS, *RANKS)}
ORDER: Final = {name: [GiveOrder(name, number + 1) for number in range(len(ORDERS))] for name in (*RANKS, *COMMANDERS)}
"""No commander is ever given one; but who asks why not shall be told."""
NO_ORDERS: Final = Option("no-order")
END: Final = Option("end")
PASS: Final = Option("pass")
DONE: Final = Option("done")
TAKE: Final = Option("take")
LAY: Final = Option("lay")
CLEAR: Final = Option("clear")
WINCH: Final = Option("winch")
LET_GO: Final = Option("let-go")
RIPOSTE: Final = Option("riposte")
FORBEAR: Final = Option("forbear")

CATALOGUE: Final = Catalogue(
    [
        *PLACE,
        NO_ORDERS,
        *[option for row in ORDER.values() for option in row],
        *ACT.values(),
        END,
        PASS,
        *MOVE,
        *ATTACK,
        *SHOOT,
        *LEAVE,
        *GIVE,
        TAKE,
        LAY,
        CLEAR,
        WINCH,
        LET_GO,
        DONE,
        RIPOSTE,
        FORBEAR,
        *DROP,
    ]
)

BYTE: Final = 8
BYTES: Final = (HEXES + BYTE - 1) // BYTE


def _moves_by_byte() -> list[tuple[Option, ...]]:
    found: list[tuple[Option, ...]] = []
    for first in range(0, HEXES, BYTE):
        rows: list[tuple[Option, ...]] = [()]
        for bits in range(1, 1 << min(BYTE, HEXES - first)):
            lowest = (bits & -bits).bit_length() - 1
            rows.append((MOVE[first + lowest], *rows[bits & (bits - 1)]))
        found += rows
    return found


MOVES_BY_BYTE: Final = _moves_by_byte()
"""For each eight hexes and each set of them, the moves that end there, one after another."""


def moves_to(mask: Wide) -> list[Option]:
    """The options to move to each hex of a mask, in the order of the hexes."""
    found: list[Option] = []
    octets: bytes = mask.to_bytes(BYTES, "little")
    for number in range(BYTES):
        bits = octets[number]
        if bits:
            found += MOVES_BY_BYTE[number << BYTE | bits]
    return found
