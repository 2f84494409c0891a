"""Montjoie !: the ways to vary the game, and which of them do not go together."""

from __future__ import annotations

from typing import Final

from centans.core.asks import Refusal
from centans.core.errors import BadVariant
from centans.core.game import Setting, Variant
from centans.games.montjoie.box.realm import OFF, ON


def switch(name: str, default: str = OFF) -> Setting:
    return Setting(name, (ON, OFF), default)


SETTINGS: Final = (
    Setting("length", ("normal", "short"), "normal"),
    Setting("nations", ("by_seat", "chosen", "drawn"), "by_seat"),
    Setting("prices", ("by_length", "normal", "short"), "by_length"),
    switch("foreign_interventions", ON),
    switch("diplomacy", ON),
    Setting("starting_influence", ("0", "6"), "0"),
    Setting("garrison_limit", ("20", "none"), "20"),
    switch("nation_powers"),
    switch("free_start"),
    switch("joan_sign"),
    switch("pope_support"),
    Setting("balanced_order", (OFF, "fixed", "random"), OFF),
    switch("hidden_barons"),
    switch("paris_parliament"),
    switch("long_term"),
    switch("super_interventions"),
    switch("grand_master"),
    switch("island_nation"),
    switch("fortunes_of_war"),
    switch("defensive_engineer"),
    switch("knows_the_land"),
    switch("sea_zones"),
    switch("harder_landings"),
    switch("town_sales"),
    Setting("ally_assignment", ("each_turn", "once"), "each_turn"),
    switch("auto_ally"),
    Setting("fidelity_threshold", ("3", "5"), "3"),
)


SUPER_NEEDS_INTERVENTIONS: Final = Refusal("MJ-INT-4", "super-needs-interventions")
SALES_NEED_DIPLOMACY: Final = Refusal("MJ-INT-4", "sales-need-diplomacy")
CHOSEN_ALLIES_ARE_LOYAL: Final = Refusal("MJ-INT-14", "chosen-allies-are-loyal")
FROM_THREE: Final = (3, 4, 5, 6)
LONELY: Final = (
    ("length", "short", FROM_THREE, "MJ-P2-11", "length-of-two", "then the game always lasts five or six turns"),
    ("fortunes_of_war", ON, FROM_THREE, "MJ-P2-9", "no-events-for-two", "then there are no events"),
    ("balanced_order", "fixed", FROM_THREE, "MJ-OBO-3", "order-of-two", "then the order is fixed"),
    ("balanced_order", "random", FROM_THREE, "MJ-OBO-3", "order-of-two", "then the order is fixed"),
    ("ally_assignment", "once", (3,), "MJ-INT-1", "allies-of-three", "only with 3 players allies are assigned"),
    ("auto_ally", ON, (2,), "MJ-INT-1", "allies-of-two", "only with 2 players allies are chosen"),
    ("fidelity_threshold", "5", (2,), "MJ-INT-1", "loyalty-of-two", "only with 2 players loyalty is tested"),
)
"""A setting, a value, the numbers of players it is for, and why not for others: rule, key of the sentence, in short."""


ALWAYS_HIDDEN: Final = ("ally_assignment", "auto_ally", "fidelity_threshold")
"""What is for another number of players altogether needs no reason."""


def idle(variant: Variant) -> dict[str, Refusal | None]:
    """The settings that change nothing at such a table, and why (MJ-INT-1, 4, 14)."""
    found: dict[str, Refusal | None] = {}
    for name, _, players, rule, key, _ in LONELY:
        if variant.players not in players:
            found[name] = None if name in ALWAYS_HIDDEN else Refusal(rule, key)
    if variant["foreign_interventions"] == OFF:
        found["super_interventions"] = SUPER_NEEDS_INTERVENTIONS
    if variant["diplomacy"] == OFF:
        found["town_sales"] = SALES_NEED_DIPLOMACY
    if variant.players == 2 and variant["auto_ally"] == ON:
        found["fidelity_threshold"] = CHOSEN_ALLIES_ARE_LOYAL
    return found


def check_together(variant: Variant) -> None:
    """Refuse what could have no effect at this table, with a sentence that says why (MJ-INT-1, 4; R83)."""
    if variant["super_interventions"] == ON and variant["foreign_interventions"] == OFF:
        raise BadVariant(
            "super_interventions needs foreign_interventions: nobody would intervene twice (MJ-INT-4)",
            SUPER_NEEDS_INTERVENTIONS,
        )
    if variant["town_sales"] == ON and variant["diplomacy"] == OFF:
        raise BadVariant(
            "town_sales needs diplomacy: without it no offer can be made (MJ-INT-4)",
            SALES_NEED_DIPLOMACY,
        )
    if variant["auto_ally"] == ON and variant["fidelity_threshold"] != "3":
        raise BadVariant(
            "fidelity_threshold has no use with auto_ally: loyalty is not tested (MJ-INT-14)",
            CHOSEN_ALLIES_ARE_LOYAL,
        )
    for name, value, players, rule, key, reason in LONELY:
        if variant[name] == value and variant.players not in players:
            sentence = f"{name} cannot be '{value}' with {variant.players} players: {reason} ({rule})"
            raise BadVariant(sentence, Refusal(rule, key))
