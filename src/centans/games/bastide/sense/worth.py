"""Bastide: how good a position looks to a player.

Cards and Camp Road count for a player if the town stays French and against him if it becomes English. So everybody has
two scores, and how likely either crown is decides which of them he works for.
"""

from __future__ import annotations

from math import exp, fsum
from typing import Final

from centans.core.game import NOBODY
from centans.games.bastide.box.town import BUILDING_BLOCKS
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
from centans.games.bastide.scoring import ranks, score
from centans.games.bastide.sense.income import Income, income_of

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
    money = means(s)
    poor = max(0.0, 1 - money / (AFFORD * lacking))
    far = lacking * (1 + FULL * poor)
    siege = far / (far + PACE * to_come)
    return 1 - siege * (1 - chance_with(s, to_come, money))


def chance_with(s: Position, to_come: int, money: float) -> float:
    """How likely the walls would hold at the siege, when so many tiles are still to come and there is so much money.

    The farther off it is, the less can be said.
    """
    lacking = camp_strength(s) + AVERAGE_ENGLISH * to_come - wall_strength(s) - MASONRY * money / s.box.price
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
    return coin_at(progress(s))


def coin_at(near: float) -> float:
    """What one SdD is worth when the end is so near."""
    return MONEY * (1 - LATE * near * near)


def prospects(s: Position, near: float, income: Income) -> tuple[list[float], list[float]]:
    """What every player may hope to score in a French town, and in an English one; `near` is how near the end is."""
    coin = coin_at(near)
    share = s.chest / s.box.players
    base = [on_equipments(s, seat) + coin * purse(money + share) for seat, money in enumerate(s.money)]
    income.add(base, coin * (1 - near))
    extra = [float(points) for points in s.road]
    for card, points in enumerate(s.box.card_points):
        holder = coming_holder(s, card)
        if holder != NOBODY:
            extra[holder] += HOLDING * points
    french = [own + extra[seat] for seat, own in enumerate(base)]
    return french, [own - extra[seat] for seat, own in enumerate(base)]


def purse(money: float) -> float:
    """What is beyond the use of one auction counts less."""
    return money if money <= PURSE else PURSE + 0.4 * (money - PURSE)


def election(values: list[float], seat: int, doubt: float) -> float:
    """How likely this player is elected, if such are the scores to be expected."""
    own = values[seat]
    return 1 / fsum([exp(min(50.0, (value - own) / doubt)) for value in values])


class Standing:
    """How everybody stands in a position: looked at once, then asked about any seat."""

    __slots__ = ("chance", "doubt", "english", "french", "income")

    def __init__(self, s: Position, income: Income) -> None:
        self.income = income
        near = progress(s)
        self.chance = chance_french(s)
        self.french, self.english = prospects(s, near, income)
        self.doubt = DOUBT + EARLY_DOUBT * (1 - near)
        """How far apart scores must be now to decide the election."""

    def hope(self, seat: int) -> float:
        """How likely this player is to be elected Bayle, under either crown."""
        french, english = election(self.french, seat, self.doubt), election(self.english, seat, self.doubt)
        return self.chance * french + (1 - self.chance) * english

    def worth(self, seat: int) -> float:
        """The hope to be elected, and a little for the points themselves."""
        points = self.chance * self.french[seat] + (1 - self.chance) * self.english[seat]
        return HOPE * self.hope(seat) + OWN * points


class Now:
    """A position as a player weighs it who must choose: what it is worth to him, to compare everything else with."""

    __slots__ = ("income", "losses", "s", "seat", "worth")

    def __init__(self, s: Position, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.income = income_of(s)
        self.worth = Standing(s, self.income).worth(seat)
        self.losses: dict[int, float] = {}
        """What it is worth to him that a token leaves the board, for those that were thought about."""

    def gain(self, t: Position, income: Income) -> float:
        """How much better another position is."""
        return Standing(t, income).worth(self.seat) - self.worth


def hopes(s: Position) -> list[float]:
    """How likely everybody is to be elected Bayle, under either crown."""
    standing = Standing(s, income_of(s))
    return [standing.hope(seat) for seat in range(s.box.players)]


def worth(s: Position, seat: int) -> float:
    """What a position is worth to a player."""
    return Standing(s, income_of(s)).worth(seat)


def worth_of_siege(s: Position, seat: int, points: int) -> float:
    """What the game is worth if the siege comes now with a tile of these points."""
    return worth_of_end(s, seat, walls_hold(s, camp_strength(s) + points))


def worth_of_end(s: Position, seat: int, french: bool) -> float:
    """The same when the game is over."""
    places = ranks(s, french)
    elected = 1 / places.count(1) if places[seat] == 1 else 0.0
    return ELECTED * elected + OWN * score(s, seat, french)
