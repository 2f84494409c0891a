"""Bastide: how good a position looks to a player.

Cards and Camp Road count for a player if the town stays French and against him if it becomes English. So everybody has
two scores, and how likely either crown is decides which of them he works for.
"""

from __future__ import annotations

from math import exp, fsum
from typing import Final

from centans.core.game import NOBODY
from centans.games.bastide.choices import CARDS
from centans.games.bastide.model import (
    Position,
    camp_size,
    camp_strength,
    on_equipments,
    wall_strength,
    walled,
)
from centans.games.bastide.rules.siege import walls_hold
from centans.games.bastide.scoring import ranks, score
from centans.games.bastide.town import BUILDING_BLOCKS, CARRA, FACES

HOPE: Final = 25.0
"""What it is worth to be elected, in points."""
OWN: Final = 0.35
"""What a point of one's own is worth besides the hope it gives."""
DOUBT: Final = (2.0, 5.0)
"""How far apart scores must be to decide the election: at the end of the game, and how much more at its beginning."""
MONEY: Final = 0.26
"""What one SdD is worth while there is time to spend it; three buy an Influence."""
PURSE: Final = 12
"""What one auction can use; money beyond that is worth less."""
INCOME: Final = 0.08
"""What facing a free building place is worth: a House may come there and pay."""
HOLDING: Final = 0.85
"""How sure a majority card is to stay where it is."""
RACE: Final = 6.0
"""How much a camp that fills, or equipments that are started, decide which end comes first."""
FULL: Final = 1.5
"""How much a town full of Houses tells against the fourteenth equipment."""
AVERAGE_ENGLISH: Final = 1.75
"""Points of an English tile, on the average."""


def chance_french(s: Position) -> float:
    """How likely the town seems to stay French: whichever comes first, the siege or the fourteenth equipment.

    Once the town is full of Houses no more money comes, and what is not begun by then hardly ever will be.
    """
    near_siege = camp_size(s) / (s.box.camp_places + 1)
    near_end = started(s) / len(s.filled)
    full = sum(s.houses) / (s.box.places * len(BUILDING_BLOCKS))
    siege = 1 / (1 + exp(RACE * (near_end**4 - near_siege * near_siege) - FULL * full))
    return 1 - siege * (1 - chance_to_hold(s))


def chance_to_hold(s: Position) -> float:
    """How likely the walls would hold when the siege comes: the farther off it is, the less can be said."""
    to_come = s.box.camp_places + 1 - camp_size(s)
    lacking = camp_strength(s) + (AVERAGE_ENGLISH + 0.3) * to_come - wall_strength(s)
    missing = 4 - walled(s).bit_count()
    near = 1 - 0.7 * to_come / (s.box.camp_places + 1)
    return 1 / (1 + exp(near * (0.5 * lacking + 0.8 * missing)))


def started(s: Position) -> int:
    return len(s.filled) - s.filled.count(0)


def progress(s: Position) -> float:
    """How near the end is, from 0 to 1."""
    return max(camp_size(s) / (s.box.camp_places + 1), started(s) / len(s.filled))


def money_value(s: Position) -> float:
    """Money is worth nothing at the end (BA-SCORE-4)."""
    near = progress(s)
    return MONEY * (1 - 0.7 * near * near)


def coming_holder(s: Position, card: int) -> int:
    """Who would hold a majority card if the turn ended now (BA-MAJ-2, 3)."""
    counts = s.influence[card :: len(CARDS)]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else s.cards[card]


def prospects(s: Position) -> tuple[list[float], list[float]]:
    """What every player may hope to score in a French town, and in an English one."""
    coin = money_value(s)
    share = s.chest / s.box.players
    base = [on_equipments(s, seat) + coin * purse(money + share) for seat, money in enumerate(s.money)]
    income = INCOME * (1 - progress(s))
    rooms = [s.box.places - number for number in s.houses]
    for site in s.sites:
        rooms[site] -= site != NOBODY
    rooms[CARRA] = 0
    for circle, owner in enumerate(s.circles):
        if owner != NOBODY:
            for block in FACES[circle]:
                base[owner] += income * rooms[block]
    extra = [float(points) for points in s.road]
    for card, points in enumerate(s.box.card_points):
        holder = coming_holder(s, card)
        if holder != NOBODY:
            extra[holder] += HOLDING * points
    french = [own + more for own, more in zip(base, extra, strict=True)]
    return french, [own - more for own, more in zip(base, extra, strict=True)]


def purse(money: float) -> float:
    """What is beyond the use of one auction counts less."""
    return money if money <= PURSE else PURSE + 0.4 * (money - PURSE)


def election(values: list[float], seat: int, doubt: float) -> float:
    """How likely this player is elected, if such are the scores to be expected."""
    own = values[seat]
    return 1 / fsum([exp(min(50.0, (value - own) / doubt)) for value in values])


def worth(s: Position, seat: int) -> float:
    """The hope to be elected Bayle under either crown, and a little for the points themselves."""
    chance = chance_french(s)
    french, english = prospects(s)
    doubt = DOUBT[0] + DOUBT[1] * (1 - progress(s))
    hope = chance * election(french, seat, doubt) + (1 - chance) * election(english, seat, doubt)
    return HOPE * hope + OWN * (chance * french[seat] + (1 - chance) * english[seat])


def worth_of_siege(s: Position, seat: int, points: int) -> float:
    """What the game is worth if the siege comes now with a tile of these points."""
    return worth_of_end(s, seat, walls_hold(s, camp_strength(s) + points))


def worth_of_end(s: Position, seat: int, french: bool) -> float:
    """The same when the game is over."""
    places = ranks(s, french)
    elected = 1 / places.count(1) if places[seat] == 1 else 0.0
    return HOPE * elected + OWN * score(s, seat, french)
