"""Montjoie !: the figures of components.toml and the settings of one match, as the rules need them.

Optional rules that only change a figure (a bonus, a price, a sea) change it here, in their chapter of rules/optional.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from centans.core.bits import set_of
from centans.core.game import NOBODY, Box, Variant
from centans.core.piles import Pile
from centans.core.tables import Table
from centans.games.montjoie.box.cards import CARD_IDS, LARGEST, ONE, YELLOW
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
MOST: Final = 999
"""No figure of the box is larger."""
NO_LIMIT: Final = 99
"""More garrisons than there are towns."""


def mask_of(towns: Sequence[str]) -> int:
    """A set of towns given by their ids."""
    return set_of([TOWN[name] for name in towns])


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

    def __init__(self, components: Table, variant: Variant) -> None:
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

    def _board(self, components: Table) -> None:
        towns = named_rows(components, "towns", "id", TOWNS)
        provinces = named_rows(components, "provinces", "id", PROVINCES)
        self.neighbours = [0] * len(TOWNS)
        for one, other in components.table("roads").rows("pairs"):
            self.neighbours[TOWN[one]] |= 1 << TOWN[other]
            self.neighbours[TOWN[other]] |= 1 << TOWN[one]
        self.ports = mask_of([row.text("id") for row in towns if row.flag("port")])
        self.mountains = mask_of([row.text("id") for row in towns if row.flag("mountain")])
        self.sea_from = [self.ports & ~(1 << town) if self.ports >> town & 1 else 0 for town in range(len(TOWNS))]
        """By town: the ports that can be reached from it by sea; any port from any other (MJ-CBT-5)."""
        self.province_of = [PROVINCES.index(row.text("province", PROVINCES)) for row in towns]
        self.province_towns = [mask_of(row.texts("towns", TOWNS)) for row in provinces]
        self.province_points = [number(row, "points") for row in provinces]
        self.paris = TOWN["paris"]

    def _nations(self, components: Table) -> None:
        named_rows(components, "nations", "id", NATIONS)
        playing = components.table("nations_by_player_count").texts(str(self.players), NATIONS)
        self.playing = [nation for nation, name in enumerate(NATIONS) if name in playing]
        """The nations of the players, in the initial order (MJ-SETUP-1, 6)."""
        table = components.table("other_powers_by_player_count")
        others = table.texts(str(self.players), NATIONS) if table.has(str(self.players)) else []
        self.powers = [nation for nation, name in enumerate(NATIONS) if name in others]
        """The nations that no player leads but that take part."""
        starts = [components.table("start").table(name) for name in NATIONS]
        self.fixed_start = [mask_of(start.texts("fixed", TOWNS)) for start in starts]
        self.start_choice = [mask_of(start.texts("among", TOWNS)) for start in starts]
        self.start_number = [number(start, "choose") for start in starts]
        free = components.table("free_start")
        self.free_start_town = [TOWN[free.table(name).text("town", TOWNS)] for name in NATIONS]
        self.ally_starts = [0] * len(NATIONS)
        for allies in (components.table("ally_start"), components.table("ally_start_two_players")):
            for nation, name in enumerate(NATIONS):
                if allies.has(name):
                    self.ally_starts[nation] = mask_of(allies.table(name).texts("towns", TOWNS))

    def _pieces(self, components: Table) -> None:
        pieces = components.table("pieces")
        limits = components.table("limits")
        levels = components.tables("fortification")
        self.walls = [number(row, "pc") for row in levels]
        self.income = [number(row, "income") for row in levels]
        self.pillage_gain = [number(row, "pillage_gain") for row in levels]
        self.least_prices = [number(row, "least_price") for row in levels]
        """By level: what a town costs at least when it is sold (MJ-OTS-2)."""
        self.towers = number(pieces, "towers")
        self.ramparts = number(pieces, "ramparts")
        if self.garrison_limit != NO_LIMIT:
            self.garrison_limit = number(pieces, "garrison_markers_per_nation")
        self.hand_limit = number(limits, "hand_after_purchases")
        self.new_castles = number(limits, "new_castles_per_turn")
        self.most_barons = number(limits, "influence_max")
        self.side_barons = number(limits, "influence_per_side_per_combat")
        self.expansions = number(limits, "expansions_per_turn")
        self.sea_expansions = number(limits, "sea_expansions_per_turn")
        self.peace_attacks = number(limits, "attacks_in_peace")
        self.yellow_cards_to_attack = number(limits, "yellow_cards_to_attack")
        ours = components.table("limits_reconstructed")
        self.offers = number(ours, "offers_per_player_per_turn")
        self.pact_turns = number(ours, "pact_turns")
        prices = components.table("prices").table(self.price_list)
        self.card_price = number(prices, "card")
        self.castle_price = number(prices, "castle")
        self.rampart_price = number(prices, "rampart")

    def _cards(self, components: Table) -> None:
        rows = named_rows(components, "cards", "id", CARD_IDS)
        counts = [number(row, "count_two_players" if self.players == 2 else "count_full") for row in rows]
        if sum(counts) > LARGEST:
            components.wrong(f"there can be {LARGEST} battle cards at most", "cards")
        self.deck: Pile = sum([ONE[kind] * count for kind, count in enumerate(counts)])
        self.card_value = [number(row, "pc") if kind in YELLOW else 0 for kind, row in enumerate(rows)]
        self.embassy = [NOBODY] * 13
        """By the sum of two dice: the place in the embassy table (MJ-AMB-2 to 6)."""
        posts = components.tables("embassy")
        for place in range(len(posts) - 1, -1, -1):
            for total in range(2, posts[place].whole("up_to", 1, 12) + 1):
                self.embassy[total] = place
        self.help_cards = number(posts[1], "cards")

    def _sequences(self, components: Table) -> None:
        political = components.table("political")
        self.state_cards = [number(political.table(name), "cards") for name in STATES]
        self.events_drawn = [number(political.table(name), "events") for name in STATES]
        self.extra_cards = [0] * len(NATIONS)
        self.extra_barons = [0] * len(NATIONS)
        events = named_rows(components, "events", "id", EVENTS)
        self.event_counts = [number(row, "count") for row in events]
        self.named_towns = [0] + [(die + 1) // 2 for die in range(1, 7)]
        """By die: how many towns try to rise or are ravaged; half of it, rounded up (MJ-UPR-1)."""
        self.spared = number(events[CONFISCATION], "spared")
        """Below so many cards nothing is confiscated (MJ-CNF-1)."""
        self.naval_points = number(events[NAVAL_BATTLE], "winner_pp")
        self.duel_points = number(events[GREAT_BATTLE], "duel_pp")
        self.coalition_points = number(events[GREAT_BATTLE], "coalition_pp")
        by_name = {row.text("name_fr"): place for place, row in enumerate(components.tables("towns"))}
        interventions = named_rows(components, "foreign_table", "force", FORCES)
        self.foreign_towns = [second_dice(row.tables("targets"), by_name) for row in interventions]
        """By force: the town for each second die, or one town only (MJ-FOR-3)."""
        self.first_barons = number(components.table("scoring"), "first_player_influence")
        end = components.table("end").table("two_players" if self.players == 2 else self.length)
        self.last_turn = number(end, "max_turns")
        self.end_die = [0] * (self.last_turn + 1)
        """By turn: the highest die that ends the game after it (MJ-END-1 to 3)."""
        for row in end.tables("rolls"):
            self.end_die[number(row, "after_turn")] = number(row, "ends_up_to")
        self.end_die[self.last_turn] = 6
        self.first_end = min([turn for turn, die in enumerate(self.end_die) if die])
        """The first turn after which the game may be over."""

    def _combat(self, components: Table) -> None:
        combat = components.table("combat")
        foreign = components.table("foreign")
        self.hero_bonus = number(components.table("hero"), "bonus")
        self.mountain_bonus = [number(combat, "mountain_bonus")] * len(POWERS)
        self.landing_bonus = [number(combat, "landing_bonus")] * len(POWERS)
        """By attacking power: what terrain and sea give to the defender (MJ-CBT-26, 27)."""
        self.engineer_bonus = number(combat, "defensive_engineer_bonus")
        self.grand_master_bonus = number(combat, "grand_master_bonus")
        self.militia = number(foreign, "militia_base")
        two, three = components.table("two_players"), components.table("three_players")
        attack = number(two, "neutral_attack") if self.players == 2 else number(three, "ally_attack")
        defence = number(two, "neutral_defence_base") if self.players == 2 else number(three, "ally_defence_base")
        self.auto_attack = [attack] * FOREIGN + [number(foreign, "attack_base")] * len(FORCES)
        self.auto_defence = [defence] * FOREIGN + [number(foreign, "defence_base")] * len(FORCES)
        """By power: what an automatic power fights with, before its die (MJ-AUT-2, 3)."""

    def _allies(self, components: Table) -> None:
        """What only 3 or only 2 players need (chapters 21 and 22)."""
        three = components.table("three_players")
        two = components.table("two_players")
        self.ally_expands_from = number(three, "ally_expands_from")
        self.activity = [0] * 7
        """By die: how many attacks an ally or neutral must make (MJ-P3-11)."""
        for row in three.tables("activity"):
            for die in row.wholes("die", 1, 6):
                self.activity[die] = number(row, "attacks")
        choices = [two.texts(f"ally_choices_{nation}", NATIONS) for nation in ("france", "england")]
        self.ally_choices = [[NATIONS.index(name) for name in choice] for choice in choices]
        self.ally_cards = [number(two, f"ally_extra_cards_{state}") for state in STATES]
        self.ally_attacks = [number(two, f"ally_attacks_{state}") for state in STATES]
        self.ally_expansions = number(two, "ally_expansions")
        self.war_from = by_turn(components.table("political").tables("two_player_die"), "war_from", self.last_turn)
        """By turn: the lowest political die that means War; more than 6 if none does (MJ-P2-8)."""
        self.builds_from = by_turn(two.tables("construction"), "builds_from", self.last_turn)
        """By turn: the lowest die with which a neutral builds (MJ-NEU-4)."""
        mercenary = components.table("mercenary")
        self.mercenary_price = number(mercenary, "price")
        self.mercenary_stack = number(mercenary, "stack_limit")
        self.mercenary_move = number(mercenary, "move")
        self.unrest_from = number(components.table("paris_parliament"), "unrest_from")
        self.pope_from = number(components.table("pope_support"), "granted_from")
        if self.players == 2:
            self.events_drawn = [0, 0]


def price_list(variant: Variant) -> str:
    """Short prices in the short game and with 2 players, unless `prices` says otherwise (MJ-BUY-2, 3; R60)."""
    if variant["prices"] != "by_length":
        return variant["prices"]
    return "short" if variant.players == 2 or variant["length"] == "short" else "normal"


def by_turn(rows: list[Table], name: str, last: int) -> list[int]:
    """A figure by turn, from 1 on; turns after those of the table are like its last."""
    named = {turn: number(row, name) for row in rows for turn in row.wholes("turns", 1, MOST)}
    return [0] + [named.get(turn, number(rows[-1], name)) for turn in range(1, last + 1)]


def second_dice(targets: list[Table], by_name: dict[str, int]) -> list[int]:
    """The towns of a row of the intervention table by the second die, from 1; a lone town needs none."""
    known = list(by_name)
    towns = [by_name[row.text("town", known)] for row in targets for _ in row.wholes("second", 1, 6)]
    return towns or [by_name[targets[0].text("town", known)]]


def number(table: Table, key: str) -> int:
    """A figure of the box; its own range is in [figures]."""
    return table.whole(key, 0, MOST)


def named_rows(components: Table, key: str, name: str, expected: Sequence[str]) -> list[Table]:
    """The rows of a table, which must be those that the rules know, in their order."""
    rows = components.tables(key)
    if [row.text(name) for row in rows] != list(expected):
        components.wrong(f"'{key}': the rules know these, in this order: {', '.join(expected)}", key)
    return rows
