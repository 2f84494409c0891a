"""Super interventions (chapter 24, option `super_interventions`): repeated interventions build walls."""

from __future__ import annotations

from centans.games.montjoie.box.names import POWERS, TOWNS
from centans.games.montjoie.model.position import CASTLE, FORTRESS, GARRISON, Position, set_level


def reinforce_foreign_town(s: Position, town: int) -> None:
    """A town already held by the same force gains a level, if there is a piece (MJ-OSI-1, 2); else nothing happens."""
    level = s.level[town]
    piece = (level == GARRISON and s.towers > 0) or (level == CASTLE and s.ramparts > 0)
    grows = s.box.super_interventions and piece and level < FORTRESS
    if grows:
        set_level(s, town, level + 1)
    if s.journal is not None:
        power, name = POWERS[s.owner[town]], TOWNS[town]
        s.journal.tell(
            "foreign-grows" if grows else "foreign-already-there", power=power, town=name, level=s.level[town]
        )
