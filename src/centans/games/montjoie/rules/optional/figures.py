"""Optional rules that only change a figure of the box (chapters 23 and 24)."""

from __future__ import annotations

from centans.core.bits import members, set_of
from centans.core.game import Variant
from centans.core.tables import Table
from centans.games.montjoie.box.names import FRANCE
from centans.games.montjoie.box.realm import ON, Realm, number
from centans.games.montjoie.rules.optional.national_powers import apply_powers


def apply_options(box: Realm, components: Table, variant: Variant) -> None:
    """Make the changes that the chosen options ask for, harder landings before England's power (MJ-INT-2)."""
    if variant["harder_landings"] == ON:
        harder_landings(box, components)
    apply_powers(box)
    if variant["knows_the_land"] == ON:
        knows_the_land(box)
    if variant["sea_zones"] == ON:
        sea_zones(box, components)
    if variant["fortunes_of_war"] == ON:
        fortunes_of_war(box)


def harder_landings(box: Realm, components: Table) -> None:
    """The landing bonus is 2 in all (MJ-OHL-1)."""
    box.landing_bonus = [number(components.table("combat"), "landing_bonus_harder_landings")] * len(box.landing_bonus)


def knows_the_land(box: Realm) -> None:
    """No mountain helps against France (MJ-OKL-1)."""
    box.mountain_bonus[FRANCE] = 0


def sea_zones(box: Realm, components: Table) -> None:
    """No ship passes from one sea to the other (MJ-OSZ-1, 2; MJ-INT-7, 8)."""
    seas = [row.text("sea") if row.has("sea") else "" for row in components.tables("towns")]
    for town in members(box.ports):
        box.sea_from[town] &= set_of([port for port in members(box.ports) if seas[port] == seas[town]])


def fortunes_of_war(box: Realm) -> None:
    """The full die is the number of towns that rise or are ravaged (MJ-OFW-1)."""
    box.named_towns = list(range(7))
