"""Le Combat des Trente as a game: its settings, its box made from components.toml, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from centans.core.asks import Refusal
from centans.core.dice import Dice
from centans.core.game import Boxes, Game, Result, Sense, Setting, Variant
from centans.core.journal import Event
from centans.core.options import Catalogue
from centans.core.views import Pile
from centans.games.trente.box.cards import KINDS
from centans.games.trente.box.field import Field
from centans.games.trente.box.reading import make_field
from centans.games.trente.box.units import ARMIES, UNITS
from centans.games.trente.choices import CATALOGUE
from centans.games.trente.features import features
from centans.games.trente.knowledge.imagining import hidden, imagined
from centans.games.trente.knowledge.memory import contradiction
from centans.games.trente.model.position import NO_MISSION, Position, is_alive, losses_so_far, new_position, on_table
from centans.games.trente.rules.setup import SetUp
from centans.games.trente.scoring import measures, result
from centans.games.trente.sense.sense import TrenteSense
from centans.games.trente.settings import SETTINGS, check_settings, idle
from centans.games.trente.view import TrenteView
from centans.games.trente.viewing import lying, view


class Trente(Game[Position]):
    """Thirty against thirty by the Oak of Mi-Voie, 26 March 1351."""

    id: ClassVar[str] = "trente"
    prefix: ClassVar[str] = "CT"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        self._boxes = Boxes(self.field)
        for players, settings in ((2, {}), (4, {"end": "destruction", "force_deck": "flat"})):
            self._boxes.of(self.variant(players, settings))

    def check_variant(self, variant: Variant) -> None:
        check_settings(variant)

    def idle(self, variant: Variant) -> Mapping[str, Refusal | None]:
        return idle(variant)

    def sides(self, variant: Variant) -> Sequence[str]:
        drawn = variant["armies"] == "random"
        return [""] * variant.players if drawn else super().sides(variant)

    def start(self, variant: Variant) -> Position:
        s = new_position(self._boxes.of(variant))
        s.agenda.then(SetUp())
        return s

    def field(self, variant: Variant) -> Field:
        """The box for one match."""
        return make_field(self.components, variant)

    def view(self, s: Position, seat: int | None) -> TrenteView:
        return view(s, seat)

    def lying(self, s: Position, seat: int | None) -> list[Pile]:
        return lying(s, seat)

    def imagined(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return imagined(s, seat, dice)

    def hidden(self, s: Position, seat: int | None) -> Position:
        return hidden(s, seat)

    def sees_choice(self, s: Position, viewer: int | None, chooser: int) -> bool:
        """Partners share everything (CT-TEAM-10)."""
        return viewer is not None and chooser < len(s.armies) and s.armies[viewer] == s.armies[chooser]

    def shares(self, s: Position, seat: int, other: int) -> bool:
        """Partners share everything (CT-TEAM-10)."""
        return s.armies[seat] == s.armies[other]

    def contradiction(self, s: Position, seat: int | None, told: Sequence[Event]) -> str | None:
        return contradiction(s, seat, told)

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
        return TrenteSense(self.components.get("sense", {}).get("value", {}))


# -- counting -------------------------------------------------------------------------------------------------------


def units_counted(s: Position) -> int:
    """Units on the board and units fallen: always 62."""
    return sum([is_alive(s, unit) for unit in range(UNITS)]) + len(losses_so_far(s))


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
