"""Le Combat des Trente: the units of both armies.

A unit is a number from 0 to 61: first the captain of Blois and his thirty men, then those of Montfort.
"""

from __future__ import annotations

from typing import Final

from centans.games.trente.box.cards import FIRST_SQUIRE, hero_of

ARMY_SIZE: Final = 31
NUMBERS: Final = ("C", *[str(number) for number in range(1, ARMY_SIZE)])
"""How the units of an army are called: the captain first (CT-ORD-4)."""
BLOIS: Final = 0
MONTFORT: Final = 1
ARMIES: Final = ("blois", "montfort")
LETTERS: Final = ("B", "M")
UNITS: Final = 2 * ARMY_SIZE
UNIT_ID: Final = tuple([f"{letter}-{number}" for letter in LETTERS for number in NUMBERS])
CAPTAIN_OF: Final = (0, ARMY_SIZE)
NO_UNIT: Final = -1

CAPTAIN: Final = 0
KNIGHT: Final = 1
SQUIRE: Final = 2
RANKS: Final = ("captain", "knight", "squire")
RANK: Final = tuple(
    [
        CAPTAIN if number == 0 else KNIGHT if number < FIRST_SQUIRE else SQUIRE
        for _ in ARMIES
        for number in range(ARMY_SIZE)
    ]
)
"""The number alone decides the rank (CT-UNIT-2)."""


def other(army: int) -> int:
    return 1 - army


def army_of(unit: int) -> int:
    return BLOIS if unit < ARMY_SIZE else MONTFORT


def number_of(unit: int) -> int:
    return unit if unit < ARMY_SIZE else unit - ARMY_SIZE


def unit_of(army: int, number: int) -> int:
    return army * ARMY_SIZE + number


def hero_card(unit: int) -> int:
    """The kind of the Hero card that helps a squire (CT-CARD-18)."""
    return hero_of(number_of(unit))
