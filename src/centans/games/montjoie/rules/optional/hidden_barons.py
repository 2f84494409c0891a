"""Suspense for the barons (chapter 24, option `hidden_barons`): barons are committed in secret."""

from __future__ import annotations

from centans.core.game import NOBODY
from centans.games.montjoie.box.names import NATIONS, SEATS, TOWNS
from centans.games.montjoie.model.fight import ATTACK, CHIEF, COMMITTED, DEFENCE, SEAT, SIDES, TARGET
from centans.games.montjoie.model.position import Position


def reveal_barons(s: Position) -> None:
    """The combatant's count first, then those of supporters in turn order; beyond three they return (MJ-OHB-1, 2)."""
    if not s.box.hidden_barons:
        return
    for side in (ATTACK, DEFENCE):
        leader = s.fight[SEAT + side] if s.fight[SEAT + side] != NOBODY else s.fight[CHIEF + side]
        room = s.box.side_barons
        for seat in [leader, *[other for other in s.order if other != leader]]:
            if seat == NOBODY:
                continue
            where = COMMITTED + SEATS * side + seat
            used = min(room, s.fight[where])
            room -= used
            s.fight[where] = used
            s.barons[seat] -= used
            if s.journal is not None and used:
                power, town = NATIONS[s.nation[seat]], TOWNS[s.fight[TARGET]]
                s.journal.tell("barons", power=power, number=used, side=SIDES[side], town=town)
