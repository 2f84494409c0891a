"""My country is an island (chapter 24, option `island_nation`): England may expand twice by sea."""

from __future__ import annotations

from centans.games.montjoie.box.names import ENGLAND
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.model.position import Position


def sea_sources(s: Position, power: int, ports: int, by_sea: int, used: int) -> int:
    """The ports from which a nation may still settle by sea; `ports` are those it owned when Phase 1 began.

    Once per turn from any port it owns (MJ-EXP-5); England a second time, if it owned two and both times from these
    (MJ-OIN-1). `used` were sources already.
    """
    own = s.held[power] & s.box.ports & ~used
    if by_sea < s.box.sea_expansions:
        return own
    island = s.box.island_nation and power == ENGLAND and count(ports) >= 2 and used & ports
    return own & ports if island and by_sea == s.box.sea_expansions else 0
