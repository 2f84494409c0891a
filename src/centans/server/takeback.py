"""Which seat may take back the last choice: what `Match.undo` would allow, told after every answer at little cost.

`Match.barrier` replays the match to find out. Here the views of the positions before and after the last choice, which
the table has at hand, say the same: no die fell, nothing lying face down moved before the other players' eyes (who see
whatever a watcher sees), and the seat did not come to see more than it had.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from centans.core.match import Match
from centans.core.views import Pile

Sight = Callable[[int], Any]
"""The view of each player in one position."""


def last_choice(match: Match) -> int:
    """How many entries stood before the last choice that was not forced; -1 if there was none."""
    number = len(match.entries) - 1
    while number >= 0 and match.entries[number].auto:
        number -= 1
    return number


def free_seat(match: Match, before: Sight | None, after: Sight) -> int | None:
    """The seat that may take its last choice back now; `before` is the sight before that choice, if it is at hand.

    In a secret simultaneous choice nobody may: others could count what was taken back, or learn from it that another
    has chosen. Until all have chosen, `reconsider` begins such a choice again.
    """
    if match.told < len(match.entries):
        return None
    start = last_choice(match)
    if start < 0 or match.seed is None or any(entry.dice for entry in match.entries[start:]):
        return None
    seat = match.entries[start].seat
    earlier = match.at(start).view if before is None else before
    return None if shows(match.variant.players, seat, earlier, after) else seat


def shows(players: int, seat: int, before: Sight, after: Sight) -> bool:
    for other in range(players):
        if other != seat and piles(before(other)) != piles(after(other)):
            return True
    return readable(piles(after(seat))) > readable(piles(before(seat)))


def readable(found: list[Pile]) -> int:
    """How many cards that may lie face down are seen."""
    return sum([len(pile.cards) for pile in found if pile.cards is not None])


def piles(view: Any) -> list[Pile]:
    """What `core.views.piles` gives, ten times as fast: it remembers which fields a dataclass has."""
    found: list[Pile] = []
    collect(view, found)
    return found


def collect(value: Any, found: list[Pile]) -> None:
    kind = type(value)
    if kind is Pile:
        found.append(value)
    elif kind is list or kind is tuple:
        if value and type(value[0]) not in PLAIN:
            for item in value:
                collect(item, found)
    else:
        for name in field_names(kind):
            part = getattr(value, name)
            if type(part) not in PLAIN:
                collect(part, found)


PLAIN = frozenset({int, str, bool, float, type(None)})


FIELDS: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    found = FIELDS.get(kind)
    if found is None:
        found = tuple([field.name for field in dataclasses.fields(kind)]) if dataclasses.is_dataclass(kind) else ()
        FIELDS[kind] = found
    return found
