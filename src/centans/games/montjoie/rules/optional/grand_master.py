"""Grand Master of Artillery (chapter 24, option `grand_master`): a second hero result gives +1 for the turn."""

from __future__ import annotations

from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.model.position import Position


def second_hero(s: Position, seat: int) -> None:
    """A hero called while he is active: the title, once, until the end of the turn (MJ-OGM-1, 2); else nothing."""
    if s.box.grand_master:
        s.grand_masters |= 1 << seat
    if s.journal is not None:
        power = NATIONS[s.nation[seat]]
        s.journal.tell("grand-master" if s.box.grand_master else "hero-already", power=power)
