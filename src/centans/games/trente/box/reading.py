"""Le Combat des Trente: the box of one match, made from components.toml and the settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from centans.core.bits import set_of
from centans.core.game import Variant
from centans.core.tables import Table
from centans.games.trente.box.cards import ARMS_IDS, HEROES, KINDS, SPECIAL_IDS, VALUES
from centans.games.trente.box.cells import (
    CELL,
    CELL_KINDS,
    HORSE_CELL,
    OAK,
    OAK_CELL,
    OAK_NAME,
    PLAIN,
    ROWS,
    SIZE,
)
from centans.games.trente.box.field import Field, Mission
from centans.games.trente.box.units import ARMIES, ARMY_SIZE, NUMBERS, RANKS, UNIT_ID

USUAL: Final = "usual"
EXCHANGED: Final = "exchanged"
"""Who leads which army: the odd seats Blois, or the odd seats Montfort (CT-SETUP-1)."""

MOST: Final = 99
"""No number of this box is larger; what may be changed for a study has its own range, in [figures]."""
MOST_CARDS: Final = 30
"""Nor are there more copies of one card."""
SPARE: Final = 20
"""So many Force cards are needed beside those dealt: players keep some, and units draw."""
MOST_BONUS: Final = 9
"""Nor does anything add more to a total: odds.py counts on it."""
PAIRS: Final = (2, 4, 6, 8)
"""Heroes for a pair of players: packets of two (CT-TEAM-5)."""

FIGURES: Final[dict[str, dict[str, str]]] = {
    "captain_hunt": {
        "bonus": "attack_bonus_vs_captain",
        "vp": "vp_wound_captain",
        "vp_max": "vp_wound_captain_max",
        "vp_other": "vp_captain_eliminated",
    },
    "horse_charge": {
        "move_bonus": "move_bonus",
        "bonus": "charge_attack_bonus",
        "vp": "vp_horse_arrival",
        "vp_other": "vp_charge_elimination",
    },
    "captain_wrath": {
        "bonus": "captain_bonus",
        "bonus_wounded": "captain_bonus_wounded",
        "vp": "vp_captain_win",
        "vp_max": "vp_captain_win_max",
    },
    "oak": {
        "bonus": "oak_defence_bonus",
        "vp": "vp_eliminate_on_oak",
        "vp_max": "vp_eliminate_on_oak_max",
        "vp_other": "vp_hold_oak",
    },
    "kinsmen": {"bonus": "near_bonus", "near": "near_distance", "vp": "vp_elimination", "vp_max": "vp_elimination_max"},
    "champion": {
        "move_bonus": "move_bonus",
        "bonus": "attack_bonus",
        "vp": "vp_elimination",
        "vp_max": "vp_elimination_max",
    },
    "knighted": {"vp": "vp_elimination", "vp_max": "vp_elimination_max"},
    "halt": {"heal": "heal", "vp_other": "vp_few_losses", "max_losses": "max_losses"},
    "vengeance": {
        "bonus": "attack_bonus_after_loss",
        "vp": "vp_elimination_after_loss",
        "vp_max": "vp_elimination_after_loss_max",
    },
    "break_hedgehog": {
        "bonus": "gang_attack_bonus",
        "vp": "vp_surrounded",
        "vp_max": "vp_surrounded_max",
        "friends": "surrounded_by",
    },
    "hedgehog": {
        "bonus": "formation_defence_bonus",
        "vp": "vp_formation",
        "vp_max": "vp_formation_max",
        "friends": "formation_friends",
    },
}
"""For each template of Mission: which figure of components.toml is which of `Mission`."""


def make_field(components: Mapping[str, Any], variant: Variant) -> Field:
    """Everything the rules need for one match."""
    box = Table(dict(components), ())
    game, modifiers, scoring, deal = [box.table(name) for name in ("game", "modifiers", "scoring", "deal")]
    ranks = [box.table("ranks").table(rank) for rank in RANKS]
    arms = [box.table("arms").table(name) for name in ARMS_IDS]
    to_the_end = variant["end"] == "destruction"
    kind_of = special_cells(box.table("special_cells"))
    force_dealt = even(deal, "force", range(2, 21, 2))
    return Field(
        settings=variant.settings,
        seating=seating(variant),
        random_armies=variant["armies"] == "random",
        names=[unit.text("name") for army in ARMIES for unit in box.table("armies").table(army).tables("units")],
        start_cells=start_cells(box.table("armies")),
        free_deployment=variant["deployment"] == "free",
        kind_of=kind_of,
        special_cells=set_of([cell for cell, kind in enumerate(kind_of) if kind != PLAIN]),
        horse_cells=set_of([cell for cell, kind in enumerate(kind_of) if kind == HORSE_CELL]),
        life=game.whole("life", 1, MOST),
        moves=[rank.whole("move", 0, ROWS) for rank in ranks],
        orders=game.whole("orders_per_turn", 1, ARMY_SIZE),
        last_turn=game.whole("turns_to_destruction", 1, 10 * MOST) if to_the_end else int(variant["turns"]),
        destruction=to_the_end,
        roll_each_turn=variant["first_player"] == "roll_each_turn",
        halves=[variant[f"team_mode_{army}"] == "halves" for army in ARMIES],
        keep=game.whole("keep_cards", 0, MOST_CARDS),
        keep_each=variant["team_keep"] == "player",
        deck_counts=deck_counts(box, variant["force_deck"], 2 * force_dealt + SPARE),
        force_dealt=force_dealt,
        heroes_dealt=deal.whole("heroes_for_two_players", 0, 8)
        if variant.players == 2
        else even(deal, "heroes_in_teams", PAIRS),
        shuffles=variant["deck_return"] == "shuffle",
        with_missions=variant["missions"] == "on",
        first_mission_turn=deal.whole("first_mission_turn", 1, MOST),
        missions=[missions(box.table("missions"), army) for army in range(len(ARMIES))],
        may_pass=variant["hold_in_contact"] == "may_pass",
        contact_needs_cards=variant["contact_without_cards"] == "forbidden",
        die_allowed=variant["defence"] == "die_allowed",
        any_support=variant["support_range"] == "any_combatant",
        support=modifiers.whole("captain_support", 0, MOST_BONUS),
        support_range=modifiers.whole("captain_support_range", 0, ROWS),
        knight_bonus=modifiers.whole("knight_vs_squire", 0, MOST_BONUS),
        captain_bonus=modifiers.whole("captain_all_combats", 0, MOST_BONUS),
        hero=modifiers.whole("hero", 0, MOST_BONUS),
        harangue=modifiers.whole("harangue", 0, MOST_BONUS),
        rest=box.table("specials").whole("rest_heals", 0, MOST),
        arms_value=[0, *[card.whole("value", 1, MOST_BONUS) for card in arms]],
        arms_offensive=set_of([place for place, card in enumerate(arms) if card.flag("offensive")]),
        arms_knights=set_of([place for place, card in enumerate(arms) if card.flag("knights_only")]),
        arms_full_life=set_of([place for place, card in enumerate(arms) if card.flag("full_life")]),
        kill_vp=[rank.whole("kill_vp", 0, MOST) for rank in ranks],
        alive_vp=[rank.whole("alive_vp", 0, MOST) for rank in ranks],
        extra_squire_knight=scoring.whole("squire_kills_knight_bonus", 0, MOST),
        extra_knight_captain=scoring.whole("knight_kills_captain_bonus", 0, MOST),
        extra_squire_captain=scoring.whole("squire_kills_captain_bonus", 0, MOST),
        oak_vp=scoring.whole("oak_end_of_turn", 0, MOST),
        horse_vp=scoring.whole("horse_arrival", 0, MOST),
    )


def even(table: Table, key: str, allowed: Sequence[int]) -> int:
    """A number of cards that are dealt two at a time."""
    found = table.whole(key, allowed[0], allowed[-1])
    if found not in allowed:
        table.wrong(f"'{key}' must be even: cards are dealt two at a time (CT-DEAL-1, CT-TEAM-5)", key)
    return found


def seating(variant: Variant) -> list[list[int]]:
    """The seats of each army, partner A first: 1 and 3 lead Blois, 2 and 4 Montfort, or the other way (CT-TEAM-1, 2).

    With three players seats 1 and 3 are the pair.
    """
    odd = [seat for seat in range(variant.players) if seat % 2 == 0]
    even = [seat for seat in range(variant.players) if seat % 2 == 1]
    blois_is_odd = variant["pair_army"] == ARMIES[0] if variant.players == 3 else variant["seats"] == USUAL
    return [odd, even] if blois_is_odd else [even, odd]


def start_cells(armies: Table) -> list[int]:
    found: list[int] = []
    for army in ARMIES:
        rows = armies.table(army).tables("units")
        if tuple([row.text("number") for row in rows]) != NUMBERS:
            armies.wrong("the units must be C and then 1 to 30, in this order (CT-UNIT-1)", army, "units")
        found += [cell_in(row, "start") for row in rows]
    if len(set(found)) < len(found):
        armies.wrong("two units start on the same cell; a cell holds one unit (CT-BOARD-2)")
    return found


def cell_in(table: Table, key: str) -> int:
    name = table.text(key)
    if name not in CELL:
        table.wrong(f"there is no cell '{name}'; there are A1 to S20 and {OAK_NAME}", key)
    return CELL[name]


def special_cells(table: Table) -> list[int]:
    kinds = [PLAIN] * SIZE
    for name in table.values:
        row = table.table(name)
        row.only("kind", "cell")
        kind, cell = CELL_KINDS.index(row.text("kind", CELL_KINDS[1:])), cell_in(row, "cell")
        if (kind == OAK_CELL) != (cell == OAK):
            row.wrong(f"the Oak, and nothing else, stands on {OAK_NAME}", "kind")
        kinds[cell] = kind
    return kinds


def deck_counts(box: Table, force_deck: str, least: int) -> list[list[int]]:
    """How many cards of each kind the three common decks hold (CT-CARD-2, 4, 13, 18)."""
    decks, heroes = box.table("force_decks"), box.table("heroes")
    force = decks.wholes(force_deck, 0, MOST_CARDS)
    if len(force) != VALUES:
        decks.wrong(f"'{force_deck}' needs {VALUES} numbers, one for each value (CT-CARD-2)", force_deck)
    force += [box.table("specials").whole(name, 0, 1) for name in SPECIAL_IDS]
    if sum(force) < least:
        decks.wrong("there are too few cards to deal from, with what players keep and draw", force_deck)
    arms = [box.table("arms").table(name).whole("copies", 0, MOST_CARDS) for name in ARMS_IDS]
    return [force, arms, [heroes.whole("copies", 0, MOST_CARDS)] * (KINDS - HEROES)]


def missions(table: Table, army: int) -> list[Mission]:
    names = [name for name in table.values if table.table(name).text("army", ARMIES) == ARMIES[army]]
    return [mission(table.table(name), name, army) for name in names]


def mission(row: Table, name: str, army: int) -> Mission:
    template = row.text("template", tuple(FIGURES))
    figures = FIGURES[template]
    row.only("army", "template", "units", *figures.values())
    units = [UNIT_ID.index(unit) for unit in row.texts("units", UNIT_ID)] if row.has("units") else []
    numbers = {slot: row.whole(figure, 0, MOST_BONUS if "bonus" in slot else MOST) for slot, figure in figures.items()}
    return Mission(id=name, army=army, template=template, units=set_of(units), **numbers)
