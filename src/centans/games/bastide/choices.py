"""Bastide: everything that can be chosen."""

from __future__ import annotations

from typing import Final

from centans.core.game import NOBODY
from centans.core.options import Catalogue, Option
from centans.games.bastide.box.pieces import COLOURS, KINDS, MOST_PLAYERS, TILES
from centans.games.bastide.box.town import (
    BLOCKS,
    BUILDING_BLOCKS,
    CIRCLES,
    CIRCLES_OF,
    EQUIPMENT_OF,
    EQUIPMENTS,
    FIRST_RELIGIOUS,
    PLACED_CIRCLES,
    RELIGIOUS,
)

MOST_OFFERED: Final = 20
"""The largest sum that an offer names; more can be said in the chat."""
MOST_NAMED: Final = 200
"""The largest sum that one answer can name; who has more can go on naming (`more`)."""


class Project(Option):
    """Propose this equipment."""

    __slots__ = ("equipment",)

    def __init__(self, equipment: int) -> None:
        super().__init__("project", equipment=EQUIPMENTS[equipment])
        self.equipment = equipment


class PlayTile(Option):
    """Play a tile of this kind."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__("play", tile=TILES[tile])
        self.tile = tile


class Block(Option):
    """A block: to build in, to burn in, to harass."""

    __slots__ = ("block",)

    def __init__(self, block: int) -> None:
        super().__init__("block", block=BLOCKS[block])
        self.block = block


class Equipment(Option):
    """An equipment set on fire."""

    __slots__ = ("equipment",)

    def __init__(self, equipment: int) -> None:
        super().__init__("equipment", equipment=EQUIPMENTS[equipment])
        self.equipment = equipment


class Token(Option):
    """A circle, or one of a colour's tokens on a religious building: `circle S1.2`, `token EG green`."""

    __slots__ = ("equipment", "seat", "target")

    def __init__(self, target: int) -> None:
        self.target = target
        self.equipment = equipment_of(target)
        self.seat = NOBODY
        if target < PLACED_CIRCLES:
            super().__init__("circle", circle=CIRCLES[target])
        else:
            self.seat = (target - PLACED_CIRCLES) % MOST_PLAYERS
            super().__init__("token", equipment=EQUIPMENTS[self.equipment], colour=COLOURS[self.seat])


class Sum(Option):
    """So much money, whatever it is for."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__("sdd", amount=amount)
        self.amount = amount


class Give(Option):
    """Give money to this player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__("give", colour=COLOURS[seat])
        self.seat = seat


class Promise(Option):
    """Say that one would give this player so much: words that bind nobody (BA-NEG-11)."""

    __slots__ = ("amount", "seat")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("offer", colour=COLOURS[seat], amount=amount)
        self.seat = seat
        self.amount = amount


class Cede(Option):
    """Let this player's token be placed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__("cede", colour=COLOURS[seat])
        self.seat = seat


class Burn(Option):
    """Burn so many Houses of the block."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("houses", number=number)
        self.number = number


class SendAway(Option):
    """The emissary's choice in the English camp."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        super().__init__("send", points=points)
        self.points = points


def equipment_of(target: int) -> int:
    """The equipment on which a token lies."""
    if target < PLACED_CIRCLES:
        return EQUIPMENT_OF[target]
    return FIRST_RELIGIOUS + (target - PLACED_CIRCLES) // MOST_PLAYERS


def target_on(building: int, seat: int) -> int:
    """A token of this player on a religious building, as a number beside those of the circles."""
    return PLACED_CIRCLES + (building - FIRST_RELIGIOUS) * MOST_PLAYERS + seat


TARGETS: Final = PLACED_CIRCLES + len(RELIGIOUS) * MOST_PLAYERS
NO_TARGET: Final = -1

PROJECT: Final = tuple([Project(equipment) for equipment in range(len(EQUIPMENTS))])
PLAY: Final = tuple([PlayTile(tile) for tile in range(KINDS)])
BLOCK: Final = {block: Block(block) for block in BUILDING_BLOCKS}
EQUIPMENT: Final = tuple([Equipment(equipment) for equipment in range(len(EQUIPMENTS))])
TOKEN: Final = tuple([Token(target) for target in range(TARGETS)])
SUM: Final = tuple([Sum(amount) for amount in range(MOST_NAMED + 1)])
GIVE: Final = tuple([Give(seat) for seat in range(MOST_PLAYERS)])
OFFER: Final = tuple(
    [tuple([Promise(seat, amount) for amount in range(1, MOST_OFFERED + 1)]) for seat in range(MOST_PLAYERS)]
)
"""By the player to whom it is made, then by amount."""
CEDE: Final = tuple([Cede(seat) for seat in range(MOST_PLAYERS)])
BURN: Final = (Burn(1), Burn(2))
SEND: Final = tuple([SendAway(points) for points in (1, 2, 3, 4)])
PASS: Final = Option("pass")
MORE: Final = Option("more")
STOP: Final = Option("stop")
OWN: Final = Option("own")
LOSE: Final = Option("lose")
AGREE: Final = Option("agree")
REFUSE: Final = Option("refuse")
HARASS_HOUSES: Final = Option("harass", what="houses")
HARASS_INFLUENCES: Final = Option("harass", what="influences")

CATALOGUE: Final = Catalogue(
    [
        *PROJECT,
        *PLAY,
        *BLOCK.values(),
        *EQUIPMENT,
        *TOKEN,
        *GIVE,
        *CEDE,
        *BURN,
        *SEND,
        PASS,
        MORE,
        STOP,
        OWN,
        LOSE,
        AGREE,
        REFUSE,
        HARASS_HOUSES,
        HARASS_INFLUENCES,
        *[option for offers in OFFER for option in offers],
        *SUM,
    ]
)


def subsets(options: tuple[Option, ...]) -> tuple[tuple[Option, ...], ...]:
    """Every choice of these options, by a bit for each: looked up instead of made anew at every question."""
    return tuple(
        [tuple([option for bit, option in enumerate(options) if mask >> bit & 1]) for mask in range(1 << len(options))]
    )


SUMS_UP_TO: Final = tuple([SUM[: amount + 1] for amount in range(MOST_NAMED + 1)])
GIFTS_UP_TO: Final = tuple([SUM[1 : amount + 1] for amount in range(MOST_NAMED + 1)])
PLAYABLE: Final = subsets(PLAY)
WORKS: Final = (subsets(PROJECT[:8]), subsets(PROJECT[8:]))
"""Projects by the set of equipments: walls and religious buildings, then roads and market."""
FREE: Final = tuple([subsets(tuple([TOKEN[circle] for circle in CIRCLES_OF[work]])) for work in range(14)])
"""For each equipment with circles that face blocks: its circles by the set of those meant."""
