"""Montjoie !: the figures of components.toml and the settings of one match, as the rules need them.

Optional rules that only change a figure (a bonus, a price, a sea) change it here, in their chapter of rules/optional.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from centans.core.errors import BadComponents
from centans.core.game import NOBODY, Box, Variant
from centans.games.montjoie.box.cards import CARD_IDS, EMPTY, KINDS, LARGEST, ONE, YELLOW, Pile
from centans.games.montjoie.box.names import (
    CONFISCATION,
    EVENTS,
    FORCES,
    FOREIGN,
    GREAT_BATTLE,
    NATIONS,
    NAVAL_BATTLE,
    POWERS,
    PROVINCES,
    TOWN,
    TOWNS,
)

ON: Final = "on"
OFF: Final = "off"
"""The values of a setting that is a switch."""

PEACE: Final = 0
WAR: Final = 1
UNDECIDED: Final = -1
STATES: Final = ("peace", "war")
EVERYWHERE: Final = (1 << len(TOWNS)) - 1
NO_LIMIT: Final = 99
"""More garrisons than there are towns."""


def mask_of(towns: Sequence[str]) -> int:
    """A set of towns given by their ids."""
    found = 0
    for name in towns:
        found |= 1 << TOWN[name]
    return found


def towns_in(mask: int) -> list[int]:
    """The towns of a set."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def count(mask: int) -> int:
    return mask.bit_count()


class Realm(Box):
    """The board, the figures and the chosen rules of one match."""

    __slots__ = (
        "activity",
        "ally_attacks",
        "ally_cards",
        "ally_choices",
        "ally_expands_from",
        "ally_expansions",
        "ally_starts",
        "assign_each_turn",
        "auto_ally",
        "auto_attack",
        "auto_defence",
        "balanced_order",
        "builds_from",
        "card_price",
        "card_value",
        "castle_price",
        "coalition_points",
        "deck",
        "defensive_engineer",
        "diplomacy",
        "duel_points",
        "embassy",
        "end_die",
        "engineer_bonus",
        "event_counts",
        "events_drawn",
        "expansions",
        "extra_barons",
        "extra_cards",
        "first_barons",
        "first_end",
        "fixed_start",
        "foreign_interventions",
        "foreign_towns",
        "free_start",
        "free_start_town",
        "garrison_limit",
        "grand_master",
        "grand_master_bonus",
        "hand_limit",
        "help_cards",
        "hero_bonus",
        "hidden_barons",
        "income",
        "island_nation",
        "joan_sign",
        "landing_bonus",
        "last_turn",
        "least_prices",
        "length",
        "long_term",
        "loyal_from",
        "mercenary_move",
        "mercenary_price",
        "mercenary_stack",
        "militia",
        "most_barons",
        "mountain_bonus",
        "mountains",
        "named_towns",
        "nation_powers",
        "nations_by",
        "naval_points",
        "neighbours",
        "new_castles",
        "offers",
        "optional",
        "pact_turns",
        "paris",
        "paris_parliament",
        "peace_attacks",
        "pillage_gain",
        "players",
        "playing",
        "pope_from",
        "pope_support",
        "ports",
        "powers",
        "price_list",
        "province_of",
        "province_points",
        "province_towns",
        "rampart_price",
        "ramparts",
        "sea_expansions",
        "sea_from",
        "side_barons",
        "spared",
        "start_choice",
        "start_number",
        "starting_barons",
        "state_cards",
        "super_interventions",
        "towers",
        "town_sales",
        "unrest_from",
        "walls",
        "war_from",
        "yellow_cards_to_attack",
    )

    def __init__(self, components: Mapping[str, Any], variant: Variant) -> None:
        self._settings(variant)
        self._board(components)
        self._nations(components)
        self._pieces(components)
        self._cards(components)
        self._sequences(components)
        self._combat(components)
        self._allies(components)

    def _settings(self, variant: Variant) -> None:
        self.players = variant.players
        self.length = variant["length"]
        self.price_list = price_list(variant)
        self.nations_by = variant["nations"]
        self.foreign_interventions = variant["foreign_interventions"] == ON
        self.diplomacy = variant["diplomacy"] == ON
        self.starting_barons = int(variant["starting_influence"])
        self.garrison_limit = NO_LIMIT if variant["garrison_limit"] == "none" else NOBODY
        self.balanced_order = variant["balanced_order"]
        self.nation_powers = variant["nation_powers"] == ON
        self.free_start = variant["free_start"] == ON
        self.joan_sign = variant["joan_sign"] == ON
        self.pope_support = variant["pope_support"] == ON
        self.hidden_barons = variant["hidden_barons"] == ON
        self.paris_parliament = variant["paris_parliament"] == ON
        self.long_term = variant["long_term"] == ON
        self.super_interventions = variant["super_interventions"] == ON
        self.grand_master = variant["grand_master"] == ON
        self.island_nation = variant["island_nation"] == ON
        self.defensive_engineer = variant["defensive_engineer"] == ON
        self.town_sales = variant["town_sales"] == ON
        self.assign_each_turn = variant["ally_assignment"] == "each_turn"
        self.auto_ally = variant["auto_ally"] == ON
        self.loyal_from = int(variant["fidelity_threshold"])
        counts = {2: ["two_players"], 3: ["three_players"]}.get(variant.players, [])
        self.optional = (*counts, *[name for name, value in variant.settings.items() if value == ON])
        """The optional rules in use, for steps that belong to one (see rules/optional/steps.py)."""

    def _board(self, components: Mapping[str, Any]) -> None:
        towns: list[dict[str, Any]] = components["towns"]
        check_names("towns", [row["id"] for row in towns], TOWNS)
        check_names("provinces", [row["id"] for row in components["provinces"]], PROVINCES)
        self.neighbours = [0] * len(TOWNS)
        for one, other in components["roads"]["pairs"]:
            self.neighbours[TOWN[one]] |= 1 << TOWN[other]
            self.neighbours[TOWN[other]] |= 1 << TOWN[one]
        self.ports = mask_of([row["id"] for row in towns if row["port"]])
        self.mountains = mask_of([row["id"] for row in towns if row["mountain"]])
        self.sea_from = [self.ports & ~(1 << town) if self.ports >> town & 1 else 0 for town in range(len(TOWNS))]
        """By town: the ports that can be reached from it by sea; any port from any other (MJ-CBT-5)."""
        self.province_of = [PROVINCES.index(row["province"]) for row in towns]
        self.province_towns = [mask_of(row["towns"]) for row in components["provinces"]]
        self.province_points = [int(row["points"]) for row in components["provinces"]]
        self.paris = TOWN["paris"]

    def _nations(self, components: Mapping[str, Any]) -> None:
        check_names("nations", [row["id"] for row in components["nations"]], NATIONS)
        playing = components["nations_by_player_count"][str(self.players)]
        self.playing = [nation for nation, name in enumerate(NATIONS) if name in playing]
        """The nations of the players, in the initial order (MJ-SETUP-1, 6)."""
        others = components["other_powers_by_player_count"].get(str(self.players), [])
        self.powers = [nation for nation, name in enumerate(NATIONS) if name in others]
        """The nations that no player leads but that take part."""
        start: Mapping[str, Any] = components["start"]
        self.fixed_start = [mask_of(start[name]["fixed"]) for name in NATIONS]
        self.start_choice = [mask_of(start[name]["among"]) for name in NATIONS]
        self.start_number = [int(start[name]["choose"]) for name in NATIONS]
        self.free_start_town = [TOWN[components["free_start"][name]["town"]] for name in NATIONS]
        self.ally_starts = [0] * len(NATIONS)
        for table in ("ally_start", "ally_start_two_players"):
            for name, row in components[table].items():
                self.ally_starts[NATIONS.index(name)] = mask_of(row["towns"])

    def _pieces(self, components: Mapping[str, Any]) -> None:
        pieces: Mapping[str, Any] = components["pieces"]
        limits: Mapping[str, Any] = components["limits"]
        levels: list[dict[str, Any]] = components["fortification"]
        self.walls = [int(row["pc"]) for row in levels]
        self.income = [int(row["income"]) for row in levels]
        self.pillage_gain = [int(row["pillage_gain"]) for row in levels]
        self.least_prices = [int(row["least_price"]) for row in levels]
        """By level: what a town costs at least when it is sold (MJ-OTS-2)."""
        self.towers = int(pieces["towers"])
        self.ramparts = int(pieces["ramparts"])
        if self.garrison_limit != NO_LIMIT:
            self.garrison_limit = int(pieces["garrison_markers_per_nation"])
        self.hand_limit = int(limits["hand_after_purchases"])
        self.new_castles = int(limits["new_castles_per_turn"])
        self.most_barons = int(limits["influence_max"])
        self.side_barons = int(limits["influence_per_side_per_combat"])
        self.expansions = int(limits["expansions_per_turn"])
        self.sea_expansions = int(limits["sea_expansions_per_turn"])
        self.peace_attacks = int(limits["attacks_in_peace"])
        self.yellow_cards_to_attack = int(limits["yellow_cards_to_attack"])
        ours: Mapping[str, Any] = components["limits_reconstructed"]
        self.offers = int(ours["offers_per_player_per_turn"])
        self.pact_turns = int(ours["pact_turns"])
        prices: Mapping[str, Any] = components["prices"][self.price_list]
        self.card_price = int(prices["card"])
        self.castle_price = int(prices["castle"])
        self.rampart_price = int(prices["rampart"])

    def _cards(self, components: Mapping[str, Any]) -> None:
        rows: list[dict[str, Any]] = components["cards"]
        check_names("cards", [row["id"] for row in rows], CARD_IDS)
        number = "count_two_players" if self.players == 2 else "count_full"
        self.deck: Pile = EMPTY
        for kind, row in enumerate(rows):
            self.deck += ONE[kind] * int(row[number])
        if sum(int(row[number]) for row in rows) > LARGEST:
            raise BadComponents(f"cards: there can be {LARGEST} battle cards at most")
        self.card_value = [int(rows[kind]["pc"]) if kind in YELLOW else 0 for kind in range(KINDS)]
        self.embassy = [NOBODY] * 13
        """By the sum of two dice: the place in the embassy table (MJ-AMB-2 to 6)."""
        posts: list[dict[str, Any]] = components["embassy"]
        for place in range(len(posts) - 1, -1, -1):
            for total in range(2, int(posts[place]["up_to"]) + 1):
                self.embassy[total] = place
        self.help_cards = int(posts[1]["cards"])

    def _sequences(self, components: Mapping[str, Any]) -> None:
        political: Mapping[str, Any] = components["political"]
        self.state_cards = [int(political[name]["cards"]) for name in STATES]
        self.events_drawn = [int(political[name]["events"]) for name in STATES]
        self.extra_cards = [0] * len(NATIONS)
        self.extra_barons = [0] * len(NATIONS)
        events: list[dict[str, Any]] = components["events"]
        check_names("events", [row["id"] for row in events], EVENTS)
        self.event_counts = [int(row["count"]) for row in events]
        self.named_towns = [0] + [(die + 1) // 2 for die in range(1, 7)]
        """By die: how many towns try to rise or are ravaged; half of it, rounded up (MJ-UPR-1)."""
        self.spared = int(events[CONFISCATION]["spared"])
        """Below so many cards nothing is confiscated (MJ-CNF-1)."""
        self.naval_points = int(events[NAVAL_BATTLE]["winner_pp"])
        self.duel_points = int(events[GREAT_BATTLE]["duel_pp"])
        self.coalition_points = int(events[GREAT_BATTLE]["coalition_pp"])
        check_names("foreign_table", [row["force"] for row in components["foreign_table"]], FORCES)
        by_name = {row["name_fr"]: place for place, row in enumerate(components["towns"])}
        self.foreign_towns = [second_dice(row["targets"], by_name) for row in components["foreign_table"]]
        """By force: the town for each second die, or one town only (MJ-FOR-3)."""
        self.first_barons = int(components["scoring"]["first_player_influence"])
        end: Mapping[str, Any] = components["end"]["two_players" if self.players == 2 else self.length]
        self.last_turn = int(end["max_turns"])
        self.end_die = [0] * (self.last_turn + 1)
        """By turn: the highest die that ends the game after it (MJ-END-1 to 3)."""
        for row in end["rolls"]:
            self.end_die[int(row["after_turn"])] = int(row["ends_up_to"])
        self.end_die[self.last_turn] = 6
        self.first_end = min([turn for turn, die in enumerate(self.end_die) if die])
        """The first turn after which the game may be over."""

    def _combat(self, components: Mapping[str, Any]) -> None:
        combat: Mapping[str, Any] = components["combat"]
        foreign: Mapping[str, Any] = components["foreign"]
        self.hero_bonus = int(components["hero"]["bonus"])
        self.mountain_bonus = [int(combat["mountain_bonus"])] * len(POWERS)
        self.landing_bonus = [int(combat["landing_bonus"])] * len(POWERS)
        """By attacking power: what terrain and sea give to the defender (MJ-CBT-26, 27)."""
        self.engineer_bonus = int(combat["defensive_engineer_bonus"])
        self.grand_master_bonus = int(combat["grand_master_bonus"])
        self.militia = int(foreign["militia_base"])
        two, three = components["two_players"], components["three_players"]
        attack = two["neutral_attack"] if self.players == 2 else three["ally_attack"]
        defence = two["neutral_defence_base"] if self.players == 2 else three["ally_defence_base"]
        self.auto_attack = [int(attack)] * FOREIGN + [int(foreign["attack_base"])] * len(FORCES)
        self.auto_defence = [int(defence)] * FOREIGN + [int(foreign["defence_base"])] * len(FORCES)
        """By power: what an automatic power fights with, before its die (MJ-AUT-2, 3)."""

    def _allies(self, components: Mapping[str, Any]) -> None:
        """What only 3 or only 2 players need (chapters 21 and 22)."""
        three: Mapping[str, Any] = components["three_players"]
        two: Mapping[str, Any] = components["two_players"]
        self.ally_expands_from = int(three["ally_expands_from"])
        self.activity = [0] * 7
        """By die: how many attacks an ally or neutral must make (MJ-P3-11)."""
        for row in three["activity"]:
            for die in row["die"]:
                self.activity[die] = int(row["attacks"])
        self.ally_choices = [
            [NATIONS.index(name) for name in two[f"ally_choices_{nation}"]] for nation in ("france", "england")
        ]
        self.ally_cards = [int(two[f"ally_extra_cards_{state}"]) for state in STATES]
        self.ally_attacks = [int(two[f"ally_attacks_{state}"]) for state in STATES]
        self.ally_expansions = int(two["ally_expansions"])
        self.war_from = by_turn(components["political"]["two_player_die"], "war_from", self.last_turn)
        """By turn: the lowest political die that means War; more than 6 if none does (MJ-P2-8)."""
        self.builds_from = by_turn(two["construction"], "builds_from", self.last_turn)
        """By turn: the lowest die with which a neutral builds (MJ-NEU-4)."""
        mercenary: Mapping[str, Any] = components["mercenary"]
        self.mercenary_price = int(mercenary["price"])
        self.mercenary_stack = int(mercenary["stack_limit"])
        self.mercenary_move = int(mercenary["move"])
        self.unrest_from = int(components["paris_parliament"]["unrest_from"])
        self.pope_from = int(components["pope_support"]["granted_from"])
        if self.players == 2:
            self.events_drawn = [0, 0]


def price_list(variant: Variant) -> str:
    """Short prices in the short game and with 2 players, unless `prices` says otherwise (MJ-BUY-2, 3; R60)."""
    if variant["prices"] != "by_length":
        return variant["prices"]
    return "short" if variant.players == 2 or variant["length"] == "short" else "normal"


def by_turn(rows: list[dict[str, Any]], name: str, last: int) -> list[int]:
    """A figure by turn, from 1 on; turns after those of the table are like its last."""
    named = {turn: int(row[name]) for row in rows for turn in row["turns"]}
    return [0] + [named.get(turn, int(rows[-1][name])) for turn in range(1, last + 1)]


def second_dice(targets: list[dict[str, Any]], by_name: dict[str, int]) -> list[int]:
    """The towns of a row of the intervention table by the second die, from 1; a lone town needs none."""
    towns = [by_name[target["town"]] for target in targets for _ in target["second"]]
    return towns or [by_name[targets[0]["town"]]]


def check_names(table: str, found: list[str], expected: Sequence[str]) -> None:
    if found != list(expected):
        raise BadComponents(f"{table}: the rules know these, in this order: {', '.join(expected)}")
