"""Bastide: how good a position looks to a player.

Cards and Camp Road count for a player if the town stays French and against him if it becomes English. So everybody has
two scores, and how likely either crown is decides which of them he works for.
"""

from __future__ import annotations

from math import exp, fsum
from typing import Final

from centans.core.game import NOBODY
from centans.games.bastide.box.town import BUILDING_BLOCKS, FACING
from centans.games.bastide.model import (
    Position,
    camp_size,
    camp_strength,
    coming_holder,
    on_equipments,
    wall_strength,
    walled,
    walls_hold,
)
from centans.games.bastide.rules.houses import tax_on
from centans.games.bastide.scoring import ranks, score

HOPE: Final = 25.0
"""What it is worth to be elected, in points."""
ELECTED: Final = 30.0
"""The same when the game is over: more than any hope, so that a sure election is not waited for."""
OWN: Final = 0.35
"""What a point of one's own is worth besides the hope it gives."""
DOUBT: Final = 2.0
"""How far apart scores must be to decide the election at the end of the game."""
EARLY_DOUBT: Final = 5.0
"""How much more at its beginning."""
MONEY: Final = 0.26
"""What one SdD is worth while there is time to spend it; three buy an Influence."""
LATE: Final = 0.3
"""How much less money is worth when the end is near."""
PURSE: Final = 12
"""What one auction can use; money beyond that is worth less."""
TO_COME: Final = 0.6
"""How likely a House will come to a free place while it still matters."""
HOLDING: Final = 0.85
"""How sure a majority card is to stay where it is."""
PACE: Final = 0.8
"""How many equipments are begun while one English tile comes into the camp."""
FULL: Final = 1.5
"""How much it tells against the fourteenth equipment that the money for what is not begun is lacking."""
COMING: Final = 4.0
"""What a free place will bring to the players and the chest, in SdD."""
AFFORD: Final = 5.0
"""What it takes to begin an equipment, in SdD, some being bid in vain."""
MASONRY: Final = 0.25
"""The part of all money that will be spent on walls before the siege."""
GAP: Final = 0.5
"""How many tiles come while a wall that is missing is built."""
SURE: Final = 1.2
"""How many points make a siege that comes now clear."""
UNSURE: Final = 0.25
"""How many more it takes for each tile that is still to come."""
AVERAGE_ENGLISH: Final = 1.75
"""Points of an English tile, on the average."""


def chance_french(s: Position) -> float:
    """How likely the town seems to stay French: whichever comes first, the siege or the fourteenth equipment.

    What is not begun counts for more when there is no money left to begin it with: once the town is full of Houses, no
    more comes. Neither end is ever thought certain before it is there, so that it stays worth while to hinder it.
    """
    to_come = s.box.camp_places + 1 - camp_size(s)
    lacking = len(s.filled) - started(s)
    if not lacking:
        return 1.0
    poor = max(0.0, 1 - means(s) / (AFFORD * lacking))
    far = lacking * (1 + FULL * poor)
    siege = far / (far + PACE * to_come)
    return 1 - siege * (1 - chance_to_hold(s))


def chance_to_hold(s: Position) -> float:
    """How likely the walls would hold when the siege comes: the farther off it is, the less can be said."""
    to_come = s.box.camp_places + 1 - camp_size(s)
    lacking = camp_strength(s) + AVERAGE_ENGLISH * to_come - wall_strength(s) - MASONRY * means(s) / s.box.price
    missing = 4 - walled(s).bit_count()
    scale = SURE + UNSURE * to_come
    built = to_come / (to_come + GAP)
    return float(built**missing) / (1 + exp(min(30.0, lacking / scale)))


def means(s: Position) -> float:
    """All money there is and may still come."""
    return sum(s.money) + s.chest + COMING * free_places(s)


def free_places(s: Position) -> int:
    """Where Houses may still come."""
    return max(0, s.box.places * len(BUILDING_BLOCKS) - sum(s.houses) - len(s.sites))


def started(s: Position) -> int:
    return len(s.filled) - s.filled.count(0)


def progress(s: Position) -> float:
    """How near the end is, from 0 to 1."""
    return max(camp_size(s) / (s.box.camp_places + 1), started(s) / len(s.filled))


def money_value(s: Position) -> float:
    """Money is worth nothing at the end (BA-SCORE-4)."""
    near = progress(s)
    return MONEY * (1 - LATE * near * near)


def prospects(s: Position) -> tuple[list[float], list[float]]:
    """What every player may hope to score in a French town, and in an English one."""
    coin = money_value(s)
    share = s.chest / s.box.players
    base = [on_equipments(s, seat) + coin * purse(money + share) for seat, money in enumerate(s.money)]
    add_income(s, base, coin * (1 - progress(s)))
    extra = [float(points) for points in s.road]
    for card, points in enumerate(s.box.card_points):
        holder = coming_holder(s, card)
        if holder != NOBODY:
            extra[holder] += HOLDING * points
    french = [own + more for own, more in zip(base, extra, strict=True)]
    return french, [own - more for own, more in zip(base, extra, strict=True)]


def add_income(s: Position, base: list[float], coin: float) -> None:
    """What the Houses to come will bring everybody: what his circles there are owed, and a share of the rest."""
    box = s.box
    coin *= TO_COME
    common = 0
    for block in BUILDING_BLOCKS:
        room = box.places - s.houses[block] - s.sites.count(block)
        if room <= 0:
            continue
        left = tax_on(s, block)
        for circle in FACING[block]:
            owner = s.circles[circle]
            if owner != NOBODY:
                due = min(left, box.per_influence)
                left -= due
                base[owner] += coin * room * due
        common += room * left
    share = coin * common / box.players
    for seat in range(box.players):
        base[seat] += share


def purse(money: float) -> float:
    """What is beyond the use of one auction counts less."""
    return money if money <= PURSE else PURSE + 0.4 * (money - PURSE)


def election(values: list[float], seat: int, doubt: float) -> float:
    """How likely this player is elected, if such are the scores to be expected."""
    own = values[seat]
    return 1 / fsum([exp(min(50.0, (value - own) / doubt)) for value in values])


def hopes(s: Position) -> list[float]:
    """How likely everybody is to be elected Bayle, under either crown."""
    chance = chance_french(s)
    french, english = prospects(s)
    doubt = doubt_now(s)
    return [
        chance * election(french, seat, doubt) + (1 - chance) * election(english, seat, doubt)
        for seat in range(s.box.players)
    ]


def doubt_now(s: Position) -> float:
    """How far apart scores must be now to decide the election."""
    return DOUBT + EARLY_DOUBT * (1 - progress(s))


def worth(s: Position, seat: int) -> float:
    """The hope to be elected Bayle under either crown, and a little for the points themselves."""
    chance = chance_french(s)
    french, english = prospects(s)
    doubt = doubt_now(s)
    hope = chance * election(french, seat, doubt) + (1 - chance) * election(english, seat, doubt)
    return HOPE * hope + OWN * (chance * french[seat] + (1 - chance) * english[seat])


def worth_of_siege(s: Position, seat: int, points: int) -> float:
    """What the game is worth if the siege comes now with a tile of these points."""
    return worth_of_end(s, seat, walls_hold(s, camp_strength(s) + points))


def worth_of_end(s: Position, seat: int, french: bool) -> float:
    """The same when the game is over."""
    places = ranks(s, french)
    elected = 1 / places.count(1) if places[seat] == 1 else 0.0
    return ELECTED * elected + OWN * score(s, seat, french)
