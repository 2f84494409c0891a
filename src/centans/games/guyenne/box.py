"""Guyenne: what is in the box: two armies, a row of castles, and the figures that a match is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from centans.core.facts import facts
from centans.core.game import NOBODY, Box, Variant
from centans.core.piles import Packing, Pile
from centans.core.tables import Table

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
FEWEST: Final = 2
"""A side plays at least two cards a turn (GY-PLACE-1)."""
HIGHEST: Final = 1000
"""No castles are worth more points than this."""

PACKING: Final = Packing(bits=5, kinds=6, first=2)
"""A pile counts each kind of card in base 32: cards of a value are interchangeable (GY-COMP-4)."""
EMPTY: Final[Pile] = 0
ONE: Final[tuple[Pile, ...]] = (0, 0, 1, 1 << 5, 1 << 10, 1 << 15, 1 << 20, 1 << 25)
"""The pile of one card of that kind."""
UP_TO: Final[tuple[Pile, ...]] = (0, 0, (1 << 5) - 1, (1 << 10) - 1, (1 << 15) - 1, (1 << 20) - 1, (1 << 25) - 1)
"""Keeps, by `&`, the cards of a pile that are no stronger than that kind."""


pile_of: Final = PACKING.pile_of
cards_in: Final = PACKING.cards_in
common: Final = PACKING.common
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
    table = Table(dict(components), ())
    level = table.table("levels").table(variant["level"])
    limits, scoring, team = [table.table(name) for name in ("limits", "scoring", "team")]
    return Deal(
        army=cards,
        hand_size=limits.whole("hand_size", FEWEST, size(cards)),
        most_on_castle=limits.whole("max_cards_per_castle", 1, LARGEST),
        set_aside=reserve(table, variant["level"], cards),
        exhaustion_limit=level.whole("exhaustion_limit", 1, LARGEST),
        removal=level.flag("permanent_removal"),
        removal_after_tie=variant["attack_tie_removal"] == "always",
        rebuild_at_once=variant["reshuffle"] == "immediate",
        isolated=scoring.whole("isolated_castle", 0, HIGHEST),
        grouped=scoring.whole("grouped_castle", 0, HIGHEST),
        six_castles=scoring.whole("all_six_winner", 0, HIGHEST),
        gift_least=team.whole("gift_min", 1, 1),
        gift_most=team.whole("gift_max", 1, LARGEST),
        keep_least=team.whole("captain_keeps_min", 1, 1),
        side_of=side_of,
        captain_rotation=captain_rotation,
        team=[len(members) > 1 for members in captain_rotation],
        level=variant["level"],
    )


def army(components: Mapping[str, Any]) -> Pile:
    """A side's cards: the valued ones as listed, and its hero (GY-COMP-2)."""
    table = Table(dict(components), ())
    numbers = [0] * HERO
    for row in table.tables("valued_cards"):
        row.only("value", "count")
        numbers[row.whole("value", 2, HERO - 1)] += row.whole("count", 0, LARGEST)
    if sum(numbers) >= LARGEST:
        table.wrong(f"a side can have at most {LARGEST - 1} valued cards, not {sum(numbers)}", "valued_cards")
    cards = ONE[HERO] + sum([ONE[value] * number for value, number in enumerate(numbers)])
    for name in table.table("levels").values:
        reserve(table, name, cards)
    return cards


def reserve(table: Table, level: str, cards: Pile) -> int:
    """How many cards are set aside at a level: the first hands must find enough others (GY-EXP-2, GY-SETUP-8)."""
    hand_size = table.table("limits").whole("hand_size", FEWEST, size(cards))
    return table.table("levels").table(level).whole("set_aside_cards", 0, size(cards) - hand_size)
