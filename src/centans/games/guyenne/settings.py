"""Guyenne: what can be agreed before a match, and which seats play together."""

from __future__ import annotations

from itertools import product
from typing import Final

from centans.core.asks import Refusal
from centans.core.errors import BadVariant
from centans.core.game import Setting, Variant
from centans.games.guyenne.box import ENGLISH, SIDES

LETTERS: Final = "EF"
USUAL: Final = "usual"
ALLOCATIONS: Final = tuple(
    [
        "".join(letters)
        for players in (2, 3, 4)
        for letters in product(LETTERS, repeat=players)
        if 1 <= letters.count("E") <= 2 and 1 <= letters.count("F") <= 2
    ]
)
"""Every way to give the seats to the two sides (GY-PLAY-2 to 5), written by side letter: EF, FE, EEF and so on."""
SETTINGS: Final = (
    Setting("level", ("basic", "advanced", "expert"), "basic"),
    Setting("team_side", SIDES, "english"),
    Setting("reshuffle", ("immediate", "on_demand"), "immediate"),
    Setting("attack_tie_removal", ("always", "not_on_tie"), "always"),
    Setting("seats", (USUAL, *ALLOCATIONS), USUAL),
    Setting("english_captain", ("first", "second"), "first"),
    Setting("french_captain", ("first", "second"), "first"),
)


def check(variant: Variant) -> None:
    """A seat allocation must suit the number of players and the side of the team (GY-PLAY-5)."""
    chosen = variant["seats"]
    if chosen == USUAL:
        return
    teams = sorted([chosen.count(letter) for letter in LETTERS])
    if len(chosen) != variant.players or (variant.players == 4 and teams != [2, 2]):
        raise BadVariant(
            f"seats '{chosen}' do not suit {variant.players} players: with 2 players each side has one seat, "
            "with 3 one side has two, with 4 both have two (GY-PLAY-5)"
        )
    team = variant["team_side"]
    if variant.players == 3 and chosen.count(LETTERS[SIDES.index(team)]) != 2:
        raise BadVariant(f"seats '{chosen}' do not give two seats to the {team}, who are the team (GY-PLAY-5)")


def idle(variant: Variant) -> dict[str, Refusal | None]:
    """There are teams from three players on, and defeat costs cards from the second level on (GY-PLAY-3, GY-ADV-1)."""
    found = [] if variant.players == 3 else ["team_side"]
    found += [f"{side}_captain" for side in SIDES if not is_team(variant, side)]
    if variant["level"] == "basic":
        found.append("attack_tie_removal")
    return dict.fromkeys(found)


def is_team(variant: Variant, side: str) -> bool:
    return variant.players == 4 or (variant.players == 3 and variant["team_side"] == side)


def seat_sides(variant: Variant) -> list[int]:
    """The side of each seat; usually seats 1 and 3 are on one side, 2 and 4 on the other (GY-PLAY-5)."""
    if variant["seats"] != USUAL:
        return [LETTERS.index(letter) for letter in variant["seats"]]
    odd = SIDES.index(variant["team_side"]) if variant.players == 3 else ENGLISH
    return [odd if seat % 2 == 0 else 1 - odd for seat in range(variant.players)]


def rotation(variant: Variant, side_of: list[int], side: int) -> list[int]:
    """A side's seats, the captain of turn 1 first (GY-TEAM-4)."""
    members = [seat for seat, own in enumerate(side_of) if own == side]
    return members if variant[f"{SIDES[side]}_captain"] == "first" else members[::-1]
