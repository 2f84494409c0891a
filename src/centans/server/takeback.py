"""Which seat may take back the last choice: what `Match.undo` would allow, told after every answer at little cost.

`Match.barrier` replays the match to find out. Here what the players saw lying before and after the last choice, which
the table has at hand, says the same: no die fell, nothing lying face down moved before the other players' eyes (who see
whatever a watcher sees), and the seat did not come to see more than it had.
"""

from __future__ import annotations

from collections.abc import Callable

from centans.core.match import Match
from centans.core.views import Pile, piles, readable

Sight = Callable[[int], list[Pile]]
"""What each player sees lie in one position."""


def last_choice(match: Match) -> int:
    """How many entries stood before the last choice that was not forced; -1 if there was none."""
    number = len(match.entries) - 1
    while number >= 0 and match.entries[number].auto:
        number -= 1
    return number


def free_seat(match: Match, before: Sight | None, after: Sight) -> int | None:
    """The seat that may take its last choice back now; `before` is the sight before that choice, if it is at hand.

    While a secret simultaneous choice is open nobody may: others could count what was taken back, and who could take
    something back before would learn that another has chosen since. `reconsider` begins such a choice again.
    """
    if match.choosing:
        return None
    start = last_choice(match)
    if start < 0 or match.seed is None or any(entry.dice for entry in match.entries[start:]):
        return None
    seat = match.entries[start].seat
    earlier = sight(match.at(start)) if before is None else before
    return None if shows(match.variant.players, seat, earlier, after) else seat


def sight(match: Match) -> Sight:
    return lambda seat: piles(match.view(seat))


def shows(players: int, seat: int, before: Sight, after: Sight) -> bool:
    if any(other != seat and before(other) != after(other) for other in range(players)):
        return True
    return readable(after(seat)) > readable(before(seat))
