"""Whose word counts: pacts and promised barons, kept, broken, and what one's own good name is worth."""

from __future__ import annotations

from typing import Final

from centans.games.montjoie.model.position import Position
from centans.games.montjoie.model.promise import BARONS, BROKEN, OPEN, PACT, Promise
from centans.games.montjoie.sense.temper import Temper
from centans.games.montjoie.sense.worth import prospect, turns_left

PEACE: Final = 0.3
"""What it is worth not to be attacked by somebody who keeps his word."""
FAR_AHEAD: Final = 6
"""Nobody keeps the peace with somebody who leads by so much."""
NAME: Final = 1.0
NAME_A_TURN: Final = 0.3
"""What a good name is worth at the end, and how much more for each turn in which others may still trust in it."""


def has_broken(s: Position, seat: int, to: int) -> bool:
    """Whether a seat has ever broken its word to another."""
    return any(one.state == BROKEN and one.seat == seat and one.to == to for one in s.promises)


def has_pact(s: Position, seat: int, to: int) -> bool:
    """Whether a seat owes another peace."""
    return any((one.kind, one.state, one.seat, one.to) == (PACT, OPEN, seat, to) for one in s.promises)


def is_bound(s: Position, seat: int, to: int) -> bool:
    """Whoever was betrayed owes nothing any more."""
    return has_pact(s, seat, to) and not has_broken(s, to, seat)


def name(s: Position, temper: Temper) -> float:
    """What it costs to break one's word: he to whom it was given will never believe it again."""
    return NAME + NAME_A_TURN * turns_left(s, temper)


def peace(s: Position, temper: Temper, seat: int, other: int) -> float:
    """What a pact is worth: nothing twice, nothing from a traitor, nothing with somebody far ahead."""
    if has_pact(s, seat, other) or has_pact(s, other, seat) or has_broken(s, other, seat):
        return -PEACE
    return PEACE if prospect(s, temper, other) < prospect(s, temper, seat) + FAR_AHEAD else -PEACE


def is_due(one: Promise) -> bool:
    """Whether barons are promised and did not have to come yet."""
    return one.kind == BARONS and one.state == OPEN


def barons_owed(s: Position, seat: int, to: int, town: int) -> int:
    """How many barons a seat owes another in a combat for a town; none to one who has broken his own word to it."""
    promised = [one.number for one in s.promises if (one.seat, one.to, one.town) == (seat, to, town) and is_due(one)]
    return max(promised, default=0) if not has_broken(s, to, seat) else 0


def barons_expected(s: Position, seat: int, town: int) -> list[int]:
    """By seat: the barons that this one may count on in a combat for a town, from those who have kept their word."""
    found = [0] * s.box.players
    for one in s.promises:
        if is_due(one) and (one.to, one.town) == (seat, town) and not has_broken(s, one.seat, seat):
            found[one.seat] = max(found[one.seat], min(one.number, s.barons[one.seat]))
    return found


def barons_promised(s: Position, seat: int) -> int:
    """How often a seat has promised barons in this turn, whatever came of it."""
    return len([one for one in s.promises if one.kind == BARONS and one.seat == seat and one.until == s.turn])
