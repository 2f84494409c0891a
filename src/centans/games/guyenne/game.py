"""Guyenne as a game: its settings, its box made from components.toml, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, ClassVar, Final

from centans.core.dice import Dice
from centans.core.errors import BadComponents, BadVariant
from centans.core.game import Game, Result, Sense, Setting, Variant
from centans.core.options import Catalogue
from centans.games.guyenne.knowledge import masked, redeal
from centans.games.guyenne.model import (
    CATALOGUE,
    ENGLISH,
    FRENCH,
    SIDES,
    Deal,
    Position,
    discard_pile,
    front,
    new_position,
)
from centans.games.guyenne.piles import HERO, LARGEST, ONE, Pile, size
from centans.games.guyenne.rules.setup import SetUp
from centans.games.guyenne.scoring import result
from centans.games.guyenne.sense import GuyenneSense
from centans.games.guyenne.view import GuyenneView, features, view

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


class Guyenne(Game[Position]):
    """Six castles between English Guyenne and the kingdom of France, and two sides that bluff for them."""

    id: ClassVar[str] = "guyenne"
    prefix: ClassVar[str] = "GY"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("level", ("basic", "advanced", "expert"), "basic"),
        Setting("team_side", SIDES, "english"),
        Setting("reshuffle", ("immediate", "on_demand"), "immediate"),
        Setting("attack_tie_removal", ("always", "not_on_tie"), "always"),
        Setting("seats", (USUAL, *ALLOCATIONS), USUAL),
        Setting("english_captain", ("first", "second"), "first"),
        Setting("french_captain", ("first", "second"), "first"),
    )
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        self._army = army(components)

    def check_variant(self, variant: Variant) -> None:
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

    def start(self, variant: Variant) -> Position:
        s = new_position(self.deal(variant))
        s.agenda.then(SetUp())
        return s

    def deal(self, variant: Variant) -> Deal:
        """The box for one match."""
        level = self.components["levels"][variant["level"]]
        limits = self.components["limits"]
        scoring = self.components["scoring"]
        team = self.components["team"]
        side_of = seat_sides(variant)
        return Deal(
            army=self._army,
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
            captain_rotation=[rotation(variant, side_of, side) for side in (ENGLISH, FRENCH)],
            level=variant["level"],
        )

    def view(self, s: Position, seat: int | None) -> GuyenneView:
        return view(s, seat)

    def redeal(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return redeal(s, seat, dice)

    def masked(self, s: Position, seat: int | None) -> Position:
        return masked(s, seat)

    def result(self, s: Position) -> Result | None:
        return result(s)

    def inventory(self, s: Position) -> tuple[int, ...]:
        """Each side's cards, wherever they are: always its whole army (GY-COMP-9)."""
        return tuple([everything(s, side) for side in (ENGLISH, FRENCH)])

    def side(self, s: Position, seat: int) -> str:
        return SIDES[s.box.side_of[seat]]

    def features(self, view: GuyenneView) -> list[int]:
        return features(view)

    def sense(self) -> Sense[Position]:
        return GuyenneSense()


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


def everything(s: Position, side: int) -> Pile:
    in_hand = sum([s.hands[seat] for seat in s.box.captain_rotation[side]])
    laid = s.laid[front(side, 0)] + s.laid[front(side, 1)]
    return in_hand + laid + s.draw_pile[side] + discard_pile(s, side) + s.removed[side]
