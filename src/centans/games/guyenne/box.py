"""Guyenne: what is in the box: two armies, a row of castles, and the figures that a match is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from centans.core.errors import BadComponents
from centans.core.facts import facts
from centans.core.game import NOBODY, Box, Variant
from centans.core.piles import Packing, Pile

# -- sides and castles ---------------------------------------------------------------------------------------------

ENGLISH: Final = 0
FRENCH: Final = 1
NEUTRAL: Final = NOBODY
SIDES: Final = ("english", "french")
FIRST: Final = 0
SECOND: Final = 1
"""The two castles contested in a turn, in the order in which they were opened."""
CASTLES: Final = 6
SEATS: Final = range(4)
"""As many as can ever play."""


def rival(side: int) -> int:
    return 1 - side


# -- cards ---------------------------------------------------------------------------------------------------------

HERO: Final = 6
"""The kinds of card are the values 2 to 5 and, stronger than all of them, the hero (GY-COMP-3)."""
KINDS: Final = (2, 3, 4, 5, HERO)
CANARY: Final = 7
"""A kind of card that does not exist; it stands for cards that somebody must not see."""
LARGEST: Final = 30
"""A side can have no more cards than this, or they could not be counted by casting out thirty-ones."""

PACKING: Final = Packing(bits=5, kinds=6, first=2)
"""A pile counts each kind of card in base 32: cards of a value are interchangeable (GY-COMP-4)."""
EMPTY: Final[Pile] = 0
ONE: Final[tuple[Pile, ...]] = (0, 0, 1, 1 << 5, 1 << 10, 1 << 15, 1 << 20, 1 << 25)
"""The pile of one card of that kind."""
ALONE: Final = frozenset(ONE)
"""The piles of a single card."""
UP_TO: Final[tuple[Pile, ...]] = (0, 0, (1 << 5) - 1, (1 << 10) - 1, (1 << 15) - 1, (1 << 20) - 1, (1 << 25) - 1)
"""Keeps, by `&`, the cards of a pile that are no stronger than that kind."""


pile_of: Final = PACKING.pile_of
cards_in: Final = PACKING.cards_in
counts: Final = PACKING.counts
common: Final = PACKING.common
join: Final = PACKING.join
without: Final = PACKING.without


def size(pile: Pile) -> int:
    """The same as `PACKING.size`, and the next one as its `number_of`: the rules ask for both all the time."""
    return pile % 31


def number_of(pile: Pile, kind: int) -> int:
    return pile >> 5 * (kind - 2) & 31


def has_hero(pile: Pile) -> bool:
    return pile >= ONE[HERO]


def strength(pile: Pile) -> int:
    """The sum of the values; a hero has none (GY-COMBAT-6)."""
    return 2 * (pile & 31) + 3 * (pile >> 5 & 31) + 4 * (pile >> 10 & 31) + 5 * (pile >> 15 & 31)


def strongest(pile: Pile) -> int:
    """The kind of the strongest card (GY-COMP-3)."""
    return (pile.bit_length() - 1) // 5 + 2


def groups(pile: Pile, most: int) -> list[Pile]:
    """Every group of at most so many cards of a pile, the empty one included."""
    found = [EMPTY]
    for kind in KINDS:
        found = [
            group + ONE[kind] * number
            for group in found
            for number in range(number_of(pile, kind) + 1)
            if size(group) + number <= most
        ]
    return found


# -- the figures of a match ----------------------------------------------------------------------------------------


@facts
class Deal(Box):
    """The figures of components.toml and the settings of this match, as the rules need them."""

    army: Pile
    """A side's cards, its hero included (GY-COMP-2)."""
    hand_size: int
    most_on_castle: int
    set_aside: int
    exhaustion_limit: int
    removal: bool
    """Whether cards are lost for good (GY-ADV-1)."""
    removal_after_tie: bool
    rebuild_at_once: bool
    isolated: int
    grouped: int
    six_castles: int
    gift_least: int
    gift_most: int
    keep_least: int
    side_of: list[int]
    """By seat."""
    captain_rotation: list[list[int]]
    """For each side its seats, the captain of turn 1 first."""
    team: list[bool]
    """By side: whether two players share it."""
    level: str

    def partner(self, seat: int) -> int:
        one, other = self.captain_rotation[self.side_of[seat]]
        return other if seat == one else one


def deal_for(
    components: Mapping[str, Any], cards: Pile, variant: Variant, side_of: list[int], captain_rotation: list[list[int]]
) -> Deal:
    """The box for one match."""
    level = components["levels"][variant["level"]]
    limits = components["limits"]
    scoring = components["scoring"]
    team = components["team"]
    return Deal(
        army=cards,
        hand_size=limits["hand_size"],
        most_on_castle=limits["max_cards_per_castle"],
        set_aside=level["set_aside_cards"],
        exhaustion_limit=level["exhaustion_limit"],
        removal=level["permanent_removal"],
        removal_after_tie=variant["attack_tie_removal"] == "always",
        rebuild_at_once=variant["reshuffle"] == "immediate",
        isolated=scoring["isolated_castle"],
        grouped=scoring["grouped_castle"],
        six_castles=scoring["all_six_winner"],
        gift_least=team["gift_min"],
        gift_most=team["gift_max"],
        keep_least=team["captain_keeps_min"],
        side_of=side_of,
        captain_rotation=captain_rotation,
        team=[len(members) > 1 for members in captain_rotation],
        level=variant["level"],
    )


def army(components: Mapping[str, Any]) -> Pile:
    """A side's cards: the valued ones as listed, and its hero (GY-COMP-2)."""
    check_cards(components["valued_cards"])
    pile: Pile = ONE[HERO]
    for row in components["valued_cards"]:
        pile += ONE[row["value"]] * row["count"]
    check_numbers(components, size(pile))
    return pile


def check_cards(rows: list[dict[str, int]]) -> None:
    for row in rows:
        if row["value"] not in range(2, HERO) or row["count"] < 0:
            raise BadComponents(
                f"valued_cards: there cannot be {row['count']} cards of value {row['value']}; use 2 to 5"
            )
    if sum(row["count"] for row in rows) >= LARGEST:
        raise BadComponents(f"valued_cards: a side can have at most {LARGEST - 1} of them")


def check_numbers(components: Mapping[str, Any], cards: int) -> None:
    """Figures that would make the game impossible to play are refused with a sentence."""
    limits, team = components["limits"], components["team"]
    if not 2 <= limits["hand_size"] <= 14:
        raise BadComponents("limits.hand_size must be from 2 to 14: a side plays at least two cards a turn")
    if limits["max_cards_per_castle"] < 1:
        raise BadComponents("limits.max_cards_per_castle must be at least 1")
    if team["gift_min"] != 1 or team["captain_keeps_min"] != 1 or team["gift_max"] < 1:
        raise BadComponents(
            "team: gift_min and captain_keeps_min must be 1, so that both members can play (GY-TEAM-10)"
        )
    for name, level in components["levels"].items():
        if level["exhaustion_limit"] < 1:
            raise BadComponents(f"levels.{name}.exhaustion_limit must be at least 1")
        if not 0 <= level["set_aside_cards"] <= cards - limits["hand_size"]:
            raise BadComponents(
                f"levels.{name}.set_aside_cards must be from 0 to {cards - limits['hand_size']}: "
                f"of {cards} cards {limits['hand_size']} go to the first hand"
            )
