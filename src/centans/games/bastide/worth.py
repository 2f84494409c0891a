"""Bastide: how good a position looks to a player, in points of the final score.

Cards and Camp Road count for a player if the town stays French and against him if it becomes English, so everything
hangs on how likely that seems.
"""

from __future__ import annotations

from math import exp
from typing import Final

from centans.core.game import NOBODY
from centans.games.bastide.choices import CARDS
from centans.games.bastide.model import (
    Position,
    camp_size,
    camp_strength,
    on_equipments,
    room_in,
    wall_strength,
    walled,
)
from centans.games.bastide.rules.siege import walls_hold
from centans.games.bastide.scoring import ranks, score
from centans.games.bastide.town import BLOCKS, CARRA, FACES

MONEY: Final = 0.26
"""What one SdD is worth while there is time to spend it; three buy an Influence."""
INCOME: Final = 0.06
"""What facing a free building place is worth: a House may come there and pay."""
AVERAGE_ENGLISH: Final = 1.75
"""Points of an English tile, on the average."""
LEADER: Final = 0.3
"""How much the strongest rival's fortune counts as one's own misfortune."""
OTHERS: Final = 0.15
"""The same for all rivals on the average."""
VICTORY: Final = 12.0
"""What winning is worth beyond its points, when the game ends."""


def chance_french(s: Position) -> float:
    """How likely the town seems to stay French: whichever comes first, the siege or the fourteenth equipment."""
    places = s.box.camp_places + 1
    near_siege = camp_size(s) / places
    near_end = sum([number > 0 for number in s.filled]) / len(s.filled)
    siege = 1 / (1 + exp(4.0 * near_end - 4.5 * near_siege + 0.5))
    return 1 - siege * (1 - chance_to_hold(s))


def chance_to_hold(s: Position) -> float:
    """How likely the walls would hold when the siege comes."""
    expected = camp_strength(s) + AVERAGE_ENGLISH * (s.box.camp_places + 1 - camp_size(s))
    missing = 4 - walled(s).bit_count()
    to_come = (s.box.camp_places + 1 - camp_size(s)) * 0.6
    return 1 / (1 + exp((expected - wall_strength(s) - to_come) * 0.7 + missing * 1.2))


def progress(s: Position) -> float:
    """How near the end is, from 0 to 1."""
    started = sum([number > 0 for number in s.filled]) / len(s.filled)
    return max(camp_size(s) / (s.box.camp_places + 1), started)


def money_value(s: Position) -> float:
    """Money is worth nothing at the end (BA-SCORE-4)."""
    near = progress(s)
    return MONEY * (1 - 0.7 * near * near)


def coming_holder(s: Position, card: int) -> int:
    """Who would hold a majority card if the turn ended now (BA-MAJ-2, 3)."""
    counts = s.influence[card :: len(CARDS)]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else s.cards[card]


def standings(s: Position) -> list[float]:
    """What every player's position is worth."""
    sign = 2 * chance_french(s) - 1
    coin = money_value(s)
    values = [on_equipments(s, seat) + sign * s.road[seat] + coin * s.money[seat] for seat in range(s.box.players)]
    for card, points in enumerate(s.box.card_points):
        holder = coming_holder(s, card)
        if holder != NOBODY:
            values[holder] += 0.8 * sign * points
    income = INCOME * (1 - progress(s))
    rooms = [0 if block == CARRA else room_in(s, block) for block in range(len(BLOCKS))]
    for circle, owner in enumerate(s.circles):
        if owner != NOBODY:
            for block in FACES[circle]:
                values[owner] += income * rooms[block]
    return values


def lead(values: list[float], seat: int) -> float:
    """One's own value against those of the others."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - LEADER * max(others) - OTHERS * sum(others) / len(others)


def worth(s: Position, seat: int) -> float:
    return lead(standings(s), seat)


def worth_of_siege(s: Position, seat: int, points: int) -> float:
    """What the game is worth if the siege comes now with a tile of these points."""
    french = walls_hold(s, camp_strength(s) + points)
    return worth_of_end(s, seat, french)


def worth_of_end(s: Position, seat: int, french: bool) -> float:
    scores = [float(score(s, other, french)) for other in range(s.box.players)]
    return lead(scores, seat) + (VICTORY if ranks(s, french)[seat] == 1 else -VICTORY)
