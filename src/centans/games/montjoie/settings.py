"""Montjoie !: the ways to vary the game, and which of them do not go together."""

from __future__ import annotations

from typing import Final

from centans.core.errors import BadVariant
from centans.core.game import Setting, Variant

ON: Final = "on"
OFF: Final = "off"


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
)


def check_together(variant: Variant) -> None:
    """Refuse what could have no effect at this table, with a sentence that says why (MJ-INT-1, 4; R83)."""
    if variant["super_interventions"] == ON and variant["foreign_interventions"] == OFF:
        raise BadVariant("super_interventions needs foreign_interventions: nobody would intervene twice (MJ-INT-4)")
    if variant["town_sales"] == ON and variant["diplomacy"] == OFF:
        raise BadVariant("town_sales needs diplomacy: without it no offer can be made (MJ-INT-4)")
