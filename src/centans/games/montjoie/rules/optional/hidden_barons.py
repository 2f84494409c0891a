"""Suspense for the barons (chapter 24, option `hidden_barons`): barons are committed in secret."""

from __future__ import annotations

from centans.core.game import NOBODY
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.model.fight import ATTACK, DEFENCE, SIDES
from centans.games.montjoie.model.position import Position, combat_of


def reveal_barons(s: Position) -> None:
    """The combatant's count first, then those of supporters in turn order; beyond three they return (MJ-OHB-1, 2)."""
    if not s.box.hidden_barons:
        return
    fight = combat_of(s)
    for side in (ATTACK, DEFENCE):
        leader = fight.commander(side)
        room = s.box.side_barons
        for seat in [leader, *[other for other in s.order if other != leader]]:
            if seat == NOBODY:
                continue
            used = min(room, fight.barons[side][seat])
            room -= used
            fight.barons[side][seat] = used
            s.barons[seat] -= used
            if s.journal is not None and used:
                power, town = NATIONS[s.nation[seat]], TOWNS[combat_of(s).target]
                s.journal.tell("barons", power=power, number=used, side=SIDES[side], town=town)
