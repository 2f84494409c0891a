"""Bastide as a game: its settings, its box made from components.toml, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from centans.core.dice import RANGE, Dice
from centans.core.errors import BadComponents, BadVariant
from centans.core.game import NOBODY, Game, Result, Sense, Setting, Variant
from centans.core.options import Catalogue
from centans.games.bastide.choices import CARDS, CATALOGUE, COLOURS, ENGLISH, FIRE, HOUSE, KINDS, MOST_NAMED, TILES
from centans.games.bastide.knowledge import masked, redeal
from centans.games.bastide.model import Charter, Position, new_position, on_equipments, supply
from centans.games.bastide.rules.setup import SetUp
from centans.games.bastide.scoring import measures, result
from centans.games.bastide.sense import BastideSense
from centans.games.bastide.town import BUILDING_BLOCKS, CIRCLES_OF, EQUIPMENTS, is_religious
from centans.games.bastide.view import BastideView, features, view

RANDOM: Final = "random"
SEATS: Final = ("first", "second", "third", "fourth", "fifth")


class Bastide(Game[Position]):
    """A new town in the Hundred Years' War, and three to five councillors who would govern it."""

    id: ClassVar[str] = "bastide"
    prefix: ClassVar[str] = "BA"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (3, 4, 5)
    usual_players: ClassVar[int] = 4
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("first_player", (RANDOM, *SEATS), RANDOM),
        Setting("house_tiles", ("36", "26"), "36"),
        Setting("majority_values", ("8-6-4", "4-4-11"), "8-6-4"),
        Setting("siege_tie", ("french", "english"), "french"),
        Setting("raise_mode", ("single", "until_pass"), "single"),
        Setting("bank", ("unlimited", "limited"), "unlimited"),
        Setting("negotiation", ("gifts", "off"), "gifts"),
        Setting("cede_influence", ("false", "true"), "false"),
        Setting("money_visibility", ("public", "hidden"), "public"),
        Setting("harass_mode", ("one_kind", "mixed"), "one_kind"),
        Setting("stall_rounds", tuple([str(rounds) for rounds in range(11)]), "3"),
    )
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        check_components(components)

    def check_variant(self, variant: Variant) -> None:
        """The seat that begins must be taken (BA-SETUP-6)."""
        first = variant["first_player"]
        if first != RANDOM and SEATS.index(first) >= variant.players:
            raise BadVariant(f"the {first} seat cannot begin: there are {variant.players} players (BA-SETUP-6)")

    def start(self, variant: Variant) -> Position:
        s = new_position(self.charter(variant))
        s.agenda.next(SetUp())
        return s

    def charter(self, variant: Variant) -> Charter:
        """The box for one match."""
        components = self.components
        setup, tax, auction = components["setup"], components["tax"], components["auction"]
        first = variant["first_player"]
        points = "points" if variant["majority_values"] == "8-6-4" else "points_alternative"
        return Charter(
            players=variant.players,
            first=NOBODY if first == RANDOM else SEATS.index(first),
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

    def view(self, s: Position, seat: int | None) -> BastideView:
        return view(s, seat)

    def redeal(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return redeal(s, seat, dice)

    def masked(self, s: Position, seat: int | None) -> Position:
        return masked(s, seat)

    def result(self, s: Position) -> Result | None:
        return result(s)

    def measures(self, s: Position) -> dict[str, int]:
        return measures(s)

    def inventory(self, s: Position) -> tuple[int, ...]:
        """Tiles of each kind, then every player's tokens."""
        tiles = [tiles_everywhere(s, kind) for kind in range(KINDS)]
        return (*tiles, *[tokens_everywhere(s, seat) for seat in range(s.box.players)])

    def side(self, s: Position, seat: int) -> str:
        return COLOURS[seat]

    def features(self, view: BastideView) -> list[int]:
        return features(view)

    def sense(self) -> Sense[Position]:
        return BastideSense()


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


def tiles_everywhere(s: Position, kind: int) -> int:
    """In hands, in the bag, being played, on the board, in the camp or out of the game (BA-COMP-4)."""
    number = s.bag[kind] + sum(s.hands[kind::KINDS]) + (s.shown == kind)
    if kind == HOUSE:
        return number + sum(s.houses)
    return number + (s.fires if kind == FIRE else s.camp[kind - ENGLISH[0]])


def tokens_everywhere(s: Position, seat: int) -> int:
    """On circles, on religious buildings, and beside the board or on the Camp Road."""
    placed = s.circles.count(seat) + sum(s.tokens[seat :: s.box.players])
    assert placed == on_equipments(s, seat), f"the tokens of seat {seat + 1} are counted wrongly"
    return max(s.box.tokens, placed + supply(s, seat))


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
    ("setup.start_money", 0, MOST_NAMED),
    ("setup.chest", 0, MOST_NAMED),
    ("setup.hand_size", 1, 6),
    ("tax.per_influence", 0, 20),
    ("tax.base", 0, 50),
    ("tax.halle", -50, 50),
    ("tax.church", -50, 50),
    ("tax.leper_house", -50, 50),
    ("auction.sdd_per_influence", 1, 20),
    ("auction.raise_threshold", 1, 50),
    ("camp.places", 1, 15),
    ("camp_road.max", 1, 100),
    ("influence.tokens_per_player", 1, 100),
    ("places.per_block", 1, 12),
    ("bag.fewer_houses", 0, 100),
    ("money.total_value", 20, 10000),
)
"""The least and the most that a figure may be changed to."""
