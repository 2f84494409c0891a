"""A town that rises (MJ-UPR-5 to 7), by an Uprising or by the Parliament of Paris."""

from __future__ import annotations

from centans.games.montjoie.box.names import POWERS, TOWNS
from centans.games.montjoie.model.position import FREE, GARRISON, Position, set_level, set_owner


def lose_level(s: Position, town: int, die: int, rises: bool) -> None:
    """A castle becomes a garrison of the same owner, a garrison disappears and the town is free (MJ-UPR-5)."""
    owner = POWERS[s.owner[town]]
    if rises:
        if s.level[town] == GARRISON:
            set_owner(s, town, FREE)
        else:
            set_level(s, town, s.level[town] - 1)
    if s.journal is not None:
        result = "stays" if not rises else "falls" if s.level[town] else "free"
        s.journal.tell("rising", town=TOWNS[town], power=owner, die=die, result=result)
