"""Guesclin !: what the things in the box are called: banners, sides, fighters, orders, objects and objectives."""

from __future__ import annotations

from typing import Final

FRENCH: Final = 0
ENGLISH: Final = 1
BLESISTE: Final = 2
MONTFORTIST: Final = 3
BANNERS: Final = ("french", "english", "blesiste", "montfortist")
SIDES: Final = ("french_side", "english_side")
SIDE_OF: Final = (FRENCH, ENGLISH, FRENCH, ENGLISH)
"""By banner its side (GU-GAME-2)."""

LOOT: Final = "loot"
BUNDLE: Final = "bundle"
CART: Final = "cart"
THINGS: Final = (LOOT, BUNDLE, CART)

BY_LOOT: Final = "loot"
BY_KEEP: Final = "keep"
BY_CARTS: Final = "carts"
BY_COMMANDERS: Final = "commanders"
OBJECTIVES: Final = (BY_LOOT, BY_KEEP, BY_CARTS, BY_COMMANDERS)

COMMANDERS: Final = ("chevalier", "cavalier")
TYPES: Final = (
    *COMMANDERS,
    *("sergent", "ecuyer", "valet", "piquier", "compagnon", "franc_archer", "archer", "arbaletrier"),
)
MOST_ALIKE: Final = 5
"""Of a type in one banner: of at most six fighters one is the commander."""

NO_ORDER: Final = 0
ORDERS: Final = ("prudence", "a_couvert", "a_l_assaut", "frappez", "avancez", "foncez")
"""Order number n is ORDERS[n - 1]."""
FACES_OF_ORDERS: Final = len(ORDERS) + 1
UNHURT: Final = 0
STUNNED: Final = 1


def fighter_name(kind: str, number: int) -> str:
    """compagnon, compagnon-2, compagnon-3."""
    return kind if number == 1 else f"{kind}-{number}"


def fighter_names(types: list[str]) -> list[str]:
    """Each fighter of a banner by his type, numbered from the second of a type on."""
    names: list[str] = []
    for place, kind in enumerate(types):
        names.append(fighter_name(kind, types[: place + 1].count(kind)))
    return names


RANKS: Final = tuple([fighter_name(kind, number) for kind in TYPES[2:] for number in range(1, MOST_ALIKE + 1)])
"""All names that a fighter who is no commander may have."""
