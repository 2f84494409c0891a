"""Bastide: what Fires and English tiles destroy (chapters 14 and 15)."""

from __future__ import annotations

from centans.core.game import NOBODY
from centans.games.bastide.box.pieces import COLOURS, HOUSE
from centans.games.bastide.box.town import BLOCKS, CIRCLES, EQUIPMENTS, FIRST_RELIGIOUS, PLACED_CIRCLES, is_religious
from centans.games.bastide.choices import equipment_of
from centans.games.bastide.model import Position, is_started, owner_of, take_influence


def remove_houses(s: Position, block: int, number: int) -> None:
    """Houses go back into the bag (BA-FIRE-4, BA-HAR-15)."""
    s.houses[block] -= number
    s.bag[HOUSE] += number
    if s.journal is not None:
        s.journal.tell("houses-lost", block=BLOCKS[block], number=number)


def remove_influences(s: Position, targets: tuple[int, ...]) -> None:
    """Tokens leave together for their owners' supply; then equipments left empty go together (BA-DEST-1)."""
    for target in targets:
        if s.journal is not None:
            tell_loss(s, target)
        take_influence(s, target)
    for equipment in dict.fromkeys([equipment_of(target) for target in targets]):
        if not is_started(s, equipment):
            take_off_the_board(s, equipment)


def tell_loss(s: Position, target: int) -> None:
    assert s.journal is not None
    owner, equipment = owner_of(s, target), EQUIPMENTS[equipment_of(target)]
    if target < PLACED_CIRCLES:
        s.journal.tell("influence-removed", seat=owner, equipment=equipment, circle=CIRCLES[target])
    else:
        s.journal.tell("token-removed", seat=owner, equipment=equipment, colour=COLOURS[owner])


def take_off_the_board(s: Position, equipment: int) -> None:
    """The token lies beside the board again and may be built anew, elsewhere too (BA-DEST-1, 2)."""
    if is_religious(equipment):
        s.sites[equipment - FIRST_RELIGIOUS] = NOBODY
    if s.journal is not None:
        s.journal.tell("destroyed", equipment=EQUIPMENTS[equipment])
