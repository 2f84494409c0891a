"""Le Combat des Trente as a game: its settings, its box made from components.toml, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from centans.core.dice import Dice
from centans.core.errors import BadComponents, BadVariant
from centans.core.game import Game, Result, Sense, Setting, Variant
from centans.core.options import Catalogue
from centans.games.trente.box import EXCHANGED, USUAL, make_field
from centans.games.trente.cards import KINDS
from centans.games.trente.features import features
from centans.games.trente.knowledge import masked, redeal
from centans.games.trente.model import ARMIES, NO_MISSION, UNITS, Position, is_alive, new_position
from centans.games.trente.options import CATALOGUE
from centans.games.trente.rules.resolution import on_table
from centans.games.trente.rules.setup import SetUp
from centans.games.trente.scoring import measures, result
from centans.games.trente.sense import TrenteSense
from centans.games.trente.view import TrenteView, view

MOST_TURNS: Final = 30
TURNS: Final = "10"


class Trente(Game[Position]):
    """Thirty against thirty by the Oak of Mi-Voie, 26 March 1351."""

    id: ClassVar[str] = "trente"
    prefix: ClassVar[str] = "CT"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
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
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        check_figures(components)
        make_field(components, self.variant())

    def check_variant(self, variant: Variant) -> None:
        """Settings that do not go together, or that would change nothing, are refused with a sentence."""
        check_length(variant)
        check_seats(variant)
        check_teams(variant)

    def start(self, variant: Variant) -> Position:
        s = new_position(make_field(self.components, variant))
        s.agenda.then(SetUp())
        return s

    def view(self, s: Position, seat: int | None) -> TrenteView:
        return view(s, seat)

    def redeal(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return redeal(s, seat, dice)

    def masked(self, s: Position, seat: int | None) -> Position:
        return masked(s, seat)

    def result(self, s: Position) -> Result | None:
        return result(s)

    def inventory(self, s: Position) -> tuple[int, ...]:
        """All units, cards by kind, and Missions, wherever they are (CT-COMP-6)."""
        return (units_counted(s), *cards_counted(s), *missions_counted(s))

    def measures(self, s: Position) -> dict[str, int]:
        return measures(s)

    def side(self, s: Position, seat: int) -> str:
        return ARMIES[s.armies[seat]]

    def features(self, view: TrenteView) -> list[int]:
        return features(view)

    def sense(self) -> Sense[Position]:
        return TrenteSense()


# -- settings -------------------------------------------------------------------------------------------------------


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
        lone = variant.players == 2 or (variant.players == 3 and variant["pair_army"] != army)
        if variant["armies"] == "random" and variant.players == 3:
            lone = False
        if lone and variant[f"team_mode_{army}"] != "alternate":
            raise BadVariant(f"'team_mode_{army}' is about two partners: one player leads {army} here (CT-TEAM-6)")


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


# -- counting -------------------------------------------------------------------------------------------------------


def units_counted(s: Position) -> int:
    """Units on the board and units fallen: always 62."""
    return sum([is_alive(s, unit) for unit in range(UNITS)]) + len(s.fallen) // 3


def cards_counted(s: Position) -> list[int]:
    found = [0] * KINDS
    for hand in s.hands:
        for kind in range(KINDS):
            found[kind] += hand[kind]
    for deck in (s.force, s.arms, s.hero):
        for place, number in enumerate(deck.counts):
            found[deck.first + place] += number
        for kind in deck.under:
            found[kind] += 1
    for cards in on_table(s):
        for kind in cards:
            found[kind] += 1
    return found


def missions_counted(s: Position) -> list[int]:
    found: list[int] = []
    for army, deck in enumerate(s.mission_decks):
        row = deck.counts.copy()
        for card in deck.under:
            row[card] += 1
        if s.mission[army] != NO_MISSION:
            row[s.mission[army]] += 1
        found += row
    return found
