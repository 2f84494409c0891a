"""Bastide: the figures of components.toml and the settings of a match, read and checked once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from centans.core.facts import facts
from centans.core.game import NOBODY, Box, Variant
from centans.core.tables import Table
from centans.games.bastide.box.pieces import CARDS, ENGLISH, HOUSE, KINDS, SEATS, TILES
from centans.games.bastide.box.town import CIRCLES_OF, EQUIPMENTS, is_religious


@facts
class Charter(Box):
    """The figures of components.toml and the settings of this match, as the rules need them."""

    players: int
    first: int
    """The seat that begins, or NOBODY if it is drawn (BA-SETUP-6)."""
    bag: list[int]
    """All tiles, by kind (BA-COMP-2)."""
    bank: int
    """All the money there is, or NOBODY's business: below 0 if the bank can always pay (BA-COMP-7)."""
    tokens: int
    capacity: list[int]
    """The number of circles of each equipment."""
    places: int
    start_money: int
    start_chest: int
    hand_size: int
    base_tax: int
    halle_tax: int
    church_tax: int
    leper_tax: int
    per_influence: int
    price: int
    """What an Influence costs in an auction (BA-BID-7)."""
    raise_least: int
    """The first bid that gives the right to raise (BA-BID-3)."""
    fire: int
    """How many Houses or Influences a Fire may take (BA-FIRE-1)."""
    hits: list[int]
    """By kind of tile (BA-HAR-1)."""
    camp_places: int
    road_end: int
    card_points: list[int]
    tie_holds: bool
    rounds_of_raises: bool
    gifts: bool
    cede: bool
    money_hidden: bool
    mixed: bool
    stall: int
    """So many idle turns in a row end the game; 0 for never (BA-STALL-2)."""


LARGEST: Final = 10_000
"""No figure is larger; the list of figures in components.toml says what makes sense."""


def charter(components: Mapping[str, Any], variant: Variant) -> Charter:
    """The box for one match. All figures are read, whether this variant needs them or not, so all are checked."""
    box = Table(dict(components), ())
    setup, tax, auction, camp = box.table("setup"), box.table("tax"), box.table("auction"), box.table("camp")
    money, cards = box.table("money").whole("total_value", 1, LARGEST), rows_of(box, "majority_card", CARDS)
    usual = [row.whole("points", 0, LARGEST) for row in cards]
    alternative = [row.whole("points_alternative", 0, LARGEST) for row in cards]
    first = variant["first_player"]
    return Charter(
        players=variant.players,
        first=SEATS.index(first) if first in SEATS else NOBODY,
        bag=tiles_in_bag(box, variant["house_tiles"] == "26"),
        bank=money if variant["bank"] == "limited" else NOBODY,
        tokens=box.table("influence").whole("tokens_per_player", 1, LARGEST),
        capacity=capacities(box),
        places=box.table("places").whole("per_block", 1, LARGEST),
        start_money=setup.whole("start_money", 0, LARGEST),
        start_chest=setup.whole("chest", 0, LARGEST),
        hand_size=setup.whole("hand_size", 1, LARGEST),
        base_tax=tax.whole("base", 0, LARGEST),
        halle_tax=tax.whole("halle", -LARGEST, LARGEST),
        church_tax=tax.whole("church", -LARGEST, LARGEST),
        leper_tax=tax.whole("leper_house", -LARGEST, LARGEST),
        per_influence=tax.whole("per_influence", 0, LARGEST),
        price=auction.whole("sdd_per_influence", 1, LARGEST),
        raise_least=auction.whole("raise_threshold", 1, LARGEST),
        fire=box.table("fire").whole("most", 1, 2),
        hits=hits_by_kind(box),
        camp_places=camp.whole("places", 1, LARGEST),
        road_end=box.table("camp_road").whole("max", 1, LARGEST),
        card_points=usual if variant["majority_values"] == "8-6-4" else alternative,
        tie_holds=variant["siege_tie"] == "french",
        rounds_of_raises=variant["raise_mode"] == "until_pass",
        gifts=variant["negotiation"] == "gifts",
        cede=variant["cede_influence"] == "true",
        money_hidden=variant["money_visibility"] == "hidden",
        mixed=variant["harass_mode"] == "mixed",
        stall=int(variant["stall_rounds"]) * variant.players,
    )


def rows_of(box: Table, key: str, ids: tuple[str, ...]) -> list[Table]:
    """One row for each piece, in the order in which the rules number them."""
    rows = box.tables(key)
    if [row.text("id") for row in rows] != list(ids):
        box.wrong(f"'{key}' must list {', '.join(ids)}, in this order", key)
    return rows


def tiles_in_bag(box: Table, fewer: bool) -> list[int]:
    """All tiles by kind (BA-COMP-2)."""
    counts = [row.whole("count", 0, LARGEST) for row in rows_of(box, "tile", TILES)]
    fewer_houses = box.table("bag").whole("fewer_houses", 0, LARGEST)
    if fewer:
        counts[HOUSE] = fewer_houses
    return counts


def hits_by_kind(box: Table) -> list[int]:
    """Only English tiles have hits (BA-HAR-1)."""
    rows = rows_of(box, "tile", TILES)
    return [rows[kind].whole("hits", 1, LARGEST) if kind in ENGLISH else 0 for kind in range(KINDS)]


def capacities(box: Table) -> list[int]:
    """One circle for each block or portion faced, or as many as a religious building has (BA-GEO-8 to 13)."""
    rows = rows_of(box, "equipment", EQUIPMENTS)
    return [
        rows[work].whole("circle_count", 1, LARGEST) if is_religious(work) else len(CIRCLES_OF[work])
        for work in range(len(EQUIPMENTS))
    ]
