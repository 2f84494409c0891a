"""Le Combat des Trente: what can be agreed before a match, and what makes no sense together."""

from __future__ import annotations

from typing import Final

from centans.core.asks import Refusal
from centans.core.errors import BadVariant
from centans.core.game import Setting, Variant
from centans.games.trente.box.reading import EXCHANGED, USUAL
from centans.games.trente.box.units import ARMIES

TURNS: Final = "10"
"""The usual length of a match (CT-TURN-2)."""
MOST_TURNS: Final = 30

SETTINGS: Final = (
    Setting("turns", [str(number) for number in range(1, MOST_TURNS + 1)], TURNS),
    Setting("end", ("turns", "destruction"), "turns"),
    Setting("first_player", ("alternate", "roll_each_turn"), "alternate"),
    Setting("deployment", ("fixed", "free"), "fixed"),
    Setting("missions", ("on", "off"), "on"),
    Setting("force_deck", ("bell", "flat"), "bell"),
    Setting("deck_return", ("under", "shuffle"), "under"),
    Setting("hold_in_contact", ("must_fight", "may_pass"), "must_fight"),
    Setting("contact_without_cards", ("allowed", "forbidden"), "allowed"),
    Setting("defence", ("base_required", "die_allowed"), "base_required"),
    Setting("support_range", ("own_unit", "any_combatant"), "own_unit"),
    Setting("armies", ("choose", "random"), "choose"),
    Setting("seats", (USUAL, EXCHANGED), USUAL),
    Setting("pair_army", ARMIES, "blois"),
    Setting("team_mode_blois", ("alternate", "halves"), "alternate"),
    Setting("team_mode_montfort", ("alternate", "halves"), "alternate"),
    Setting("team_keep", ("army", "player"), "army"),
)


def idle(variant: Variant) -> dict[str, Refusal | None]:
    """What is settled by something else, and what is about partners where there are none."""
    drawn, players = variant["armies"] == "random", variant.players
    found = ["turns"] if variant["end"] == "destruction" else []
    if players != 3 or drawn:
        found.append("pair_army")
    if players == 3 or drawn:
        found.append("seats")
    if players == 2:
        found.append("team_keep")
    return dict.fromkeys([*found, *[f"team_mode_{army}" for army in ARMIES if is_alone(variant, army)]])


def is_alone(variant: Variant, army: str) -> bool:
    """Whether one player leads that army, whatever chance may draw (CT-TEAM-2)."""
    if variant.players != 3:
        return variant.players == 2
    return variant["armies"] != "random" and variant["pair_army"] != army


def check_settings(variant: Variant) -> None:
    """Settings that do not go together, or that would change nothing, are refused with a sentence."""
    check_length(variant)
    check_seats(variant)
    check_teams(variant)


def check_length(variant: Variant) -> None:
    if variant["end"] == "destruction" and variant["turns"] != TURNS:
        raise BadVariant("turns are not counted when the fight goes on to the last man: leave 'turns' alone (CT-END-6)")


def check_seats(variant: Variant) -> None:
    """Who leads which army is settled in one way only (CT-SETUP-1, CT-TEAM-2)."""
    if variant["seats"] != USUAL and variant["armies"] == "random":
        raise BadVariant("chance draws the armies: leave 'seats' alone, or let 'armies' be chosen (CT-SETUP-1)")
    if variant["seats"] != USUAL and variant.players == 3:
        raise BadVariant("with 3 players 'pair_army' says who leads which army: leave 'seats' alone (CT-TEAM-2)")
    if variant["pair_army"] != ARMIES[0] and variant.players != 3:
        raise BadVariant("'pair_army' is for 3 players: with 2 nobody is a pair, with 4 everybody is (CT-TEAM-2)")
    if variant["pair_army"] != ARMIES[0] and variant["armies"] == "random":
        raise BadVariant("chance cannot draw the army of the pair when 'pair_army' names it (CT-SETUP-1)")


def check_teams(variant: Variant) -> None:
    """Ways to share an army are for pairs (CT-TEAM-6, 11)."""
    if variant.players == 2 and variant["team_keep"] != "army":
        raise BadVariant("'team_keep' is about two partners: with 2 players there are none (CT-TEAM-11)")
    for army in ARMIES:
        if is_alone(variant, army) and variant[f"team_mode_{army}"] != "alternate":
            raise BadVariant(f"'team_mode_{army}' is about two partners: one player leads {army} here (CT-TEAM-6)")
