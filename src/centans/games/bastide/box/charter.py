"""Bastide: the figures of components.toml and the settings of a match, read and checked once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from centans.core.dice import RANGE
from centans.core.errors import BadComponents
from centans.core.facts import facts
from centans.core.game import NOBODY, Box, Variant
from centans.games.bastide.box.pieces import CARDS, FIRE, HOUSE, SEATS, TILES
from centans.games.bastide.box.town import BUILDING_BLOCKS, CIRCLES_OF, EQUIPMENTS, is_religious


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


def charter(components: Mapping[str, Any], variant: Variant) -> Charter:
    """The box for one match."""
    setup, tax, auction = components["setup"], components["tax"], components["auction"]
    first = variant["first_player"]
    points = "points" if variant["majority_values"] == "8-6-4" else "points_alternative"
    return Charter(
        players=variant.players,
        first=SEATS.index(first) if first in SEATS else NOBODY,
        bag=tiles_in_bag(components, variant["house_tiles"] == "26"),
        bank=components["money"]["total_value"] if variant["bank"] == "limited" else NOBODY,
        tokens=components["influence"]["tokens_per_player"],
        capacity=[capacity(components, work) for work in range(len(EQUIPMENTS))],
        places=components["places"]["per_block"],
        start_money=setup["start_money"],
        start_chest=setup["chest"],
        hand_size=setup["hand_size"],
        base_tax=tax["base"],
        halle_tax=tax["halle"],
        church_tax=tax["church"],
        leper_tax=tax["leper_house"],
        per_influence=tax["per_influence"],
        price=auction["sdd_per_influence"],
        raise_least=auction["raise_threshold"],
        fire=components["fire"]["most"],
        hits=[row.get("hits", 0) for row in components["tile"]],
        camp_places=components["camp"]["places"],
        road_end=components["camp_road"]["max"],
        card_points=[row[points] for row in components["majority_card"]],
        tie_holds=variant["siege_tie"] == "french",
        rounds_of_raises=variant["raise_mode"] == "until_pass",
        gifts=variant["negotiation"] == "gifts",
        cede=variant["cede_influence"] == "true",
        money_hidden=variant["money_visibility"] == "hidden",
        mixed=variant["harass_mode"] == "mixed",
        stall=int(variant["stall_rounds"]) * variant.players,
    )


def tiles_in_bag(components: Mapping[str, Any], fewer: bool) -> list[int]:
    """All tiles by kind (BA-COMP-2)."""
    counts = [row["count"] for row in components["tile"]]
    if fewer:
        counts[HOUSE] = components["bag"]["fewer_houses"]
    return counts


def capacity(components: Mapping[str, Any], work: int) -> int:
    """One circle for each block or portion faced, or as many as a religious building has (BA-GEO-8 to 13)."""
    if not is_religious(work):
        return len(CIRCLES_OF[work])
    circles: int = components["equipment"][work]["circle_count"]
    return circles


def check_components(components: Mapping[str, Any]) -> None:
    """Figures that would make the game impossible to play are refused with a sentence."""
    ids = [row["id"] for row in components["tile"]]
    if ids != list(TILES) or [row["id"] for row in components["majority_card"]] != list(CARDS):
        raise BadComponents("tile and majority_card must list the same pieces in the same order as in the box")
    for row in components["tile"]:
        if not 0 <= row["count"] < RANGE // 100:
            raise BadComponents(f"tile.{row['id']}.count must be from 0 to {RANGE // 100 - 1}")
        if row["id"] in TILES[FIRE + 1 :] and row["hits"] not in (1, 2):
            raise BadComponents(f"tile.{row['id']}.hits must be 1 or 2")
    for path, least, most in LIMITS:
        table, name = path.split(".")
        if not least <= components[table][name] <= most:
            raise BadComponents(f"{path} must be from {least} to {most}")
    for row in components["equipment"]:
        if not 1 <= row["circle_count"] <= 20:
            raise BadComponents(f"equipment.{row['id']}.circle_count must be from 1 to 20")
    if components["places"]["per_block"] * len(BUILDING_BLOCKS) < 4:
        raise BadComponents("places.per_block must leave room for the four religious buildings")


LIMITS: Final = (
    ("setup.start_money", 0, 200),
    ("setup.chest", 0, 200),
    ("setup.hand_size", 1, 6),
    ("tax.per_influence", 0, 20),
    ("tax.base", 0, 50),
    ("tax.halle", -50, 50),
    ("tax.church", -50, 50),
    ("tax.leper_house", -50, 50),
    ("auction.sdd_per_influence", 1, 20),
    ("auction.raise_threshold", 1, 50),
    ("fire.most", 1, 2),
    ("camp.places", 1, 15),
    ("camp_road.max", 1, 100),
    ("influence.tokens_per_player", 1, 100),
    ("places.per_block", 1, 12),
    ("bag.fewer_houses", 0, 100),
    ("money.total_value", 20, 10000),
)
"""The least and the most that a figure may be changed to."""
