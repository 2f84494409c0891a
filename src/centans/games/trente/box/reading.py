"""Le Combat des Trente: the box of one match, made from components.toml and the settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from centans.core.errors import BadComponents
from centans.core.game import Variant
from centans.games.trente.box.cards import ARMS_IDS, SPECIAL_IDS
from centans.games.trente.box.cells import BIT, CELL, CELL_KINDS, HORSE_CELL, OAK_NAME, SIZE
from centans.games.trente.box.field import Field, Mission
from centans.games.trente.box.units import ARMIES, NUMBERS, RANKS, UNIT_ID

USUAL: Final = "usual"
EXCHANGED: Final = "exchanged"
"""Who leads which army: the odd seats Blois, or the odd seats Montfort (CT-SETUP-1)."""

TURNS: Final = "10"
"""The usual length of a match (CT-END-1)."""

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


def check_figures(components: Mapping[str, Any]) -> None:
    """Figures that would make the game impossible to play are refused with a sentence."""
    game = components["game"]
    for name in ("life", "orders_per_turn", "turns_to_destruction"):
        if game[name] < 1:
            raise BadComponents(f"game.{name} must be at least 1")
    if not 0 <= game["keep_cards"] <= 10:
        raise BadComponents("game.keep_cards must be from 0 to 10")
    if game["turns"] != int(TURNS):
        raise BadComponents("game.turns is the usual length; use the option 'turns' for another one")
    for rank, row in components["ranks"].items():
        if not 0 <= row["move"] <= 12:
            raise BadComponents(f"ranks.{rank}.move must be from 0 to 12")
    deal = components["deal"]
    if deal["force"] % 2 or not 2 <= deal["force"] <= 20 or not 0 <= deal["heroes_for_two_players"] <= 8:
        raise BadComponents("deal.force must be even, from 2 to 20, and deal.heroes_for_two_players from 0 to 8")
    if deal["heroes_in_teams"] not in (2, 4, 6, 8):
        raise BadComponents("deal.heroes_in_teams must be 2, 4, 6 or 8: packets of two (CT-TEAM-5)")


def make_field(components: Mapping[str, Any], variant: Variant) -> Field:
    """Everything the rules need for one match."""
    ranks = [components["ranks"][rank] for rank in RANKS]
    game, modifiers, scoring, deal = [components[name] for name in ("game", "modifiers", "scoring", "deal")]
    arms = [components["arms"][name] for name in ARMS_IDS]
    to_the_end = variant["end"] == "destruction"
    kind_of = special_cells(components)
    return Field(
        settings=variant.settings,
        seating=seating(variant),
        random_armies=variant["armies"] == "random",
        names=[unit["name"] for army in ARMIES for unit in components["armies"][army]["units"]],
        start_cells=start_cells(components),
        free_deployment=variant["deployment"] == "free",
        kind_of=kind_of,
        horse_cells=sum([BIT[cell] for cell, kind in enumerate(kind_of) if kind == HORSE_CELL]),
        life=game["life"],
        moves=[rank["move"] for rank in ranks],
        orders=game["orders_per_turn"],
        last_turn=game["turns_to_destruction"] if to_the_end else int(variant["turns"]),
        destruction=to_the_end,
        roll_each_turn=variant["first_player"] == "roll_each_turn",
        halves=[variant[f"team_mode_{army}"] == "halves" for army in ARMIES],
        keep=game["keep_cards"],
        keep_each=variant["team_keep"] == "player",
        deck_counts=deck_counts(components, variant["force_deck"]),
        force_dealt=deal["force"],
        heroes_dealt=deal["heroes_for_two_players" if variant.players == 2 else "heroes_in_teams"],
        shuffles=variant["deck_return"] == "shuffle",
        with_missions=variant["missions"] == "on",
        first_mission_turn=deal["first_mission_turn"],
        missions=[missions(components, army) for army in range(len(ARMIES))],
        may_pass=variant["hold_in_contact"] == "may_pass",
        contact_needs_cards=variant["contact_without_cards"] == "forbidden",
        die_allowed=variant["defence"] == "die_allowed",
        any_support=variant["support_range"] == "any_combatant",
        support=modifiers["captain_support"],
        support_range=modifiers["captain_support_range"],
        knight_bonus=modifiers["knight_vs_squire"],
        captain_bonus=modifiers["captain_all_combats"],
        hero=modifiers["hero"],
        harangue=modifiers["harangue"],
        rest=components["specials"]["rest_heals"],
        arms_value=[0, *[card["value"] for card in arms]],
        arms_offensive=bits([card["offensive"] for card in arms]),
        arms_knights=bits([card["knights_only"] for card in arms]),
        arms_full_life=bits([card["full_life"] for card in arms]),
        kill_vp=[rank["kill_vp"] for rank in ranks],
        alive_vp=[rank["alive_vp"] for rank in ranks],
        extra_squire_knight=scoring["squire_kills_knight_bonus"],
        extra_knight_captain=scoring["knight_kills_captain_bonus"],
        extra_squire_captain=scoring["squire_kills_captain_bonus"],
        oak_vp=scoring["oak_end_of_turn"],
        horse_vp=scoring["horse_arrival"],
    )


def bits(flags: list[bool]) -> int:
    return sum([1 << place for place, flag in enumerate(flags) if flag])


def seating(variant: Variant) -> list[list[int]]:
    """The seats of each army, partner A first: 1 and 3 lead Blois, 2 and 4 Montfort, or the other way (CT-TEAM-1, 2).

    With three players seats 1 and 3 are the pair.
    """
    odd = [seat for seat in range(variant.players) if seat % 2 == 0]
    even = [seat for seat in range(variant.players) if seat % 2 == 1]
    blois_is_odd = variant["pair_army"] == ARMIES[0] if variant.players == 3 else variant["seats"] == USUAL
    return [odd, even] if blois_is_odd else [even, odd]


def start_cells(components: Mapping[str, Any]) -> list[int]:
    found: list[int] = []
    for army in ARMIES:
        rows = components["armies"][army]["units"]
        if tuple([row["number"] for row in rows]) != NUMBERS:
            raise BadComponents(f"armies.{army}.units must be C and then 1 to 30, in this order (CT-UNIT-1)")
        found += [cell_named(row["start"], f"armies.{army}.units") for row in rows]
    if len(set(found)) < len(found):
        raise BadComponents("armies: two units start on the same cell; a cell holds one unit (CT-BOARD-2)")
    return found


def cell_named(name: str, where: str) -> int:
    cell = CELL.get(name)
    if cell is None:
        raise BadComponents(f"{where}: there is no cell '{name}'; there are A1 to S20 and OAK")
    return cell


def special_cells(components: Mapping[str, Any]) -> list[int]:
    kinds = [0] * SIZE
    for name, row in components["special_cells"].items():
        if row["kind"] not in CELL_KINDS[1:]:
            raise BadComponents(f"special_cells.{name}.kind must be one of {', '.join(CELL_KINDS[1:])}")
        if (row["kind"] == "oak") != (row["cell"] == OAK_NAME):
            raise BadComponents(f"special_cells.{name}: the Oak, and nothing else, stands on {OAK_NAME}")
        kinds[cell_named(row["cell"], f"special_cells.{name}")] = CELL_KINDS.index(row["kind"])
    return kinds


def deck_counts(components: Mapping[str, Any], force_deck: str) -> list[list[int]]:
    """How many cards of each kind the three common decks hold (CT-CARD-2, 4, 13, 18)."""
    heroes = components["heroes"]
    specials = [components["specials"][name] for name in SPECIAL_IDS]
    force = [*components["force_decks"][force_deck], *specials]
    if len(force) != 10 or min(force) < 0 or max(specials) > 1:
        raise BadComponents("force_decks needs six numbers, and there is at most one copy of each Special (CT-CARD-4)")
    if sum(force) < 2 * components["deal"]["force"] + 20:
        raise BadComponents("force_decks: too few cards to deal from, with what players keep and draw")
    arms = [components["arms"][name]["copies"] for name in ARMS_IDS]
    return [force, arms, [heroes["copies"]] * (heroes["last"] - heroes["first"] + 1)]


def missions(components: Mapping[str, Any], army: int) -> list[Mission]:
    found: list[Mission] = []
    for name, row in components["missions"].items():
        if row["army"] == ARMIES[army]:
            found.append(mission(name, army, row))
    return found


def mission(name: str, army: int, row: Mapping[str, Any]) -> Mission:
    figures = FIGURES.get(row["template"])
    if figures is None:
        raise BadComponents(f"missions.{name}.template must be one of {', '.join(FIGURES)}")
    units = sum([1 << UNIT_ID.index(unit) for unit in row.get("units", [])])
    numbers = {slot: int(row[figure]) for slot, figure in figures.items()}
    return Mission(id=name, army=army, template=row["template"], units=units, **numbers)
