"""Towns and provinces, and what is done about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from centans.core.options import Option
from centans.games.montjoie.box.names import PROVINCES, TOWNS


class AtTown(Option):
    """Something about a town."""

    __slots__ = ("town",)

    def __init__(self, kind: str, town: int) -> None:
        super().__init__(kind, town=TOWNS[town])
        self.town = town


class NameTown(AtTown):
    """This town, whatever is asked for."""

    __slots__ = ()


class Expand(AtTown):
    """Settle this free town."""

    __slots__ = ()


class Attack(AtTown):
    """Attack this town."""

    __slots__ = ()


class From(AtTown):
    """Start from this town."""

    __slots__ = ()


class NameProvince(Option):
    __slots__ = ("province",)

    def __init__(self, province: int) -> None:
        super().__init__("province", province=PROVINCES[province])
        self.province = province


TOWN_OPTION: Final = [NameTown("town", town) for town in range(len(TOWNS))]
EXPAND: Final = [Expand("expand", town) for town in range(len(TOWNS))]
ATTACK: Final = [Attack("attack", town) for town in range(len(TOWNS))]
FROM: Final = [From("from", town) for town in range(len(TOWNS))]
PROVINCE_OPTION: Final = [NameProvince(province) for province in range(len(PROVINCES))]
Parts = list[list[tuple[Option, ...]]]


def in_parts(options: Sequence[Option]) -> Parts:
    """For every eight towns and every selection of them, their options: sets of towns become options quickly."""
    return [
        [
            tuple([options[start + bit] for bit in range(8) if byte >> bit & 1 and start + bit < len(options)])
            for byte in range(256)
        ]
        for start in range(0, len(options), 8)
    ]


TOWNS_OF: Final[Parts] = in_parts(TOWN_OPTION)
EXPANSIONS_TO: Final[Parts] = in_parts(EXPAND)
ATTACKS_ON: Final[Parts] = in_parts(ATTACK)
SOURCES_IN: Final[Parts] = in_parts(FROM)


def chosen_from(parts: Parts, towns: int) -> list[Option]:
    """The options of one kind for a set of towns."""
    found: list[Option] = []
    for part in parts:
        byte = towns & 255
        if byte:
            found.extend(part[byte])
        towns >>= 8
    return found


def town_options(towns: int) -> tuple[Option, ...]:
    return tuple(chosen_from(TOWNS_OF, towns))
