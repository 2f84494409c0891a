"""Which seat may take back the last choice: what `Match.undo` would allow, told after every answer at little cost.

`Match.barrier` replays the match to find out. Here a copy of the position before the last choice, which the table has
at hand, says the same: no die fell, and nothing was shown (`Match.shows`: it looks at piles alone, and makes no view).
"""

from __future__ import annotations

from centans.core.dice import Script
from centans.core.entries import Entry
from centans.core.errors import NothingToUndo
from centans.core.match import Match
from centans.core.steps import State, proceed

NOTHING_TO_UNDO = (
    "nothing can be taken back: dice fell, something was shown, another has played, or a secret choice is open"
)
"""One sentence for all reasons: which of them it is could tell how far others are."""


def last_choice(match: Match) -> int:
    """How many entries stood before the last choice that was not forced; -1 if there was none."""
    number = len(match.entries) - 1
    while number >= 0 and match.entries[number].auto:
        number -= 1
    return number


def free_seat(match: Match, before: State | None, hollow: bool | None = None) -> int | None:
    """The seat that may take its last choice back now; `before` is the position before that choice, and `hollow`
    whether there was nothing to choose, if they are at hand.

    While a secret simultaneous choice is open nobody may: others could count what was taken back, and who could take
    something back before would learn that another has chosen since. `reconsider` begins such a choice again.
    """
    if match.choosing:
        return None
    start = last_choice(match)
    if start < 0 or match.seed is None or any(entry.dice for entry in match.entries[start:]):
        return None
    seat = match.entries[start].seat
    earlier = match.at(start).state if before is None else before
    if hollow is None:
        hollow = was_hollow(earlier, match.entries[start])
    return None if hollow or match.shows(seat, earlier, match.state) else seat


def was_hollow(before: State, entry: Entry) -> bool:
    """Whether there was nothing to choose, only asked lest others learn so: the server would answer again at once."""
    asks = proceed(before.clone(), Script())
    return any(ask.hollow and ask.seat == entry.seat and entry.option in ask.options for ask in asks)


def take_back(match: Match, seat: int) -> None:
    """Raises `NothingToUndo`, also while a secret choice is open: an undo could tell who has chosen already."""
    start = last_choice(match)
    if match.choosing or (start >= 0 and was_hollow(match.at(start).state, match.entries[start])):
        raise NothingToUndo(NOTHING_TO_UNDO)
    match.undo(seat)
