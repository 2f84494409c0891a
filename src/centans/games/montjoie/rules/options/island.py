"""My country is an island (chapter 24, option `island_nation`): England may expand twice by sea."""

from __future__ import annotations

from centans.games.montjoie.box import count
from centans.games.montjoie.model import Position
from centans.games.montjoie.names import ENGLAND


def sea_sources(s: Position, power: int, ports: int, by_sea: int) -> int:
    """The ports from which a nation may still settle by sea; `ports` are those it owned when Phase 1 began.

    Once per turn from any port it owns (MJ-EXP-5); England a second time, if it owned two, from these (MJ-OIN-1).
    """
    own = s.held[power] & s.box.ports
    island = s.box.island_nation and power == ENGLAND and s.seat_of[ENGLAND] >= 0 and count(ports) >= 2
    if by_sea >= s.box.sea_expansions + island:
        return 0
    return own & ports if island and by_sea else own
