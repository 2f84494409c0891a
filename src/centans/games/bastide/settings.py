"""Bastide: what can be agreed before a match, and what makes no sense together (chapter 21)."""

from __future__ import annotations

from typing import Final

from centans.core.errors import BadVariant
from centans.core.game import Setting, Variant
from centans.games.bastide.box.charter import Charter
from centans.games.bastide.box.pieces import SEATS

RANDOM: Final = "random"

SETTINGS: Final = (
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


def check_variant(box: Charter, variant: Variant) -> None:
    """The seat that begins must be taken (BA-SETUP-6), and a limited bank must have what is dealt out (BA-COMP-7)."""
    first = variant["first_player"]
    if first != RANDOM and SEATS.index(first) >= variant.players:
        raise BadVariant(f"the {first} seat cannot begin: there are {variant.players} players (BA-SETUP-6)")
    needed = box.start_chest + box.players * box.start_money
    if 0 <= box.bank < needed:
        raise BadVariant(f"the bank has {box.bank} SdD, and {needed} are needed at the start (BA-COMP-7)")
