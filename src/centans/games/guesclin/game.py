"""Guesclin ! as a game: its doors to the settings, the rules, the views and the bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from centans.core.asks import Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY, Boxes, Game, Result, Sense, Setting, Variant
from centans.core.options import Catalogue
from centans.core.views import Pile, fields_of
from centans.games.guesclin.box.contents import Contents
from centans.games.guesclin.box.field import Field
from centans.games.guesclin.box.names import SIDES
from centans.games.guesclin.choices import CATALOGUE
from centans.games.guesclin.features import features
from centans.games.guesclin.model import CLEARED, Position, new_position
from centans.games.guesclin.rules.setup import SetUp
from centans.games.guesclin.scoring import result
from centans.games.guesclin.sense.weighing import GuesclinSense
from centans.games.guesclin.settings import SETTINGS, check, idle, settings_for, usual_scenario
from centans.games.guesclin.view import GuesclinView
from centans.games.guesclin.viewing import view


class Guesclin(Game[Position]):
    """Du Guesclin's first exploits in Brittany: banners of a few men, orders, hexes and dice."""

    id: ClassVar[str] = "guesclin"
    prefix: ClassVar[str] = "GU"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        self._contents = Contents(components)
        self._boxes = Boxes(self._contents.field)

    def offered(self) -> tuple[Setting, ...]:
        return settings_for(self._contents.scenarios)

    def variant(self, players: int | None = None, settings: Mapping[str, str] | None = None) -> Variant:
        chosen = dict(settings or {})
        if players is not None and "scenario" not in chosen:
            usual = usual_scenario(self._contents.scenarios, players)
            if usual is not None:
                chosen["scenario"] = usual
        return super().variant(players, chosen)

    def check_variant(self, variant: Variant) -> None:
        check(variant, self._contents.scenarios[variant["scenario"]])

    def idle(self, variant: Variant) -> Mapping[str, Refusal | None]:
        return idle(variant, self._contents.scenarios[variant["scenario"]])

    def start(self, variant: Variant) -> Position:
        s = new_position(self.field(variant))
        s.agenda.then(SetUp())
        return s

    def field(self, variant: Variant) -> Field:
        return self._boxes.of(variant)

    def view(self, s: Position, seat: int | None) -> GuesclinView:
        return view(s, seat)

    def views(self, s: Position, seats: Sequence[int | None]) -> list[GuesclinView]:
        """Nothing is hidden: all see the same, and who they are."""
        seen = fields_of(view(s, None))
        return [GuesclinView(**seen | {"seat": seat}) for seat in seats]

    def lying(self, s: Position, seat: int | None) -> list[Pile]:
        """Nothing lies face down."""
        return []

    def imagined(self, s: Position, seat: int | None, dice: Dice) -> Position:
        """Nothing is hidden, so there is only one way it can be (GU-GAME-8)."""
        return s.clone()

    def hidden(self, s: Position, seat: int | None) -> Position:
        """Nothing is (GU-GAME-8)."""
        return s.clone()

    def shares(self, s: Position, seat: int, other: int) -> bool:
        """Everybody knows everything (GU-GAME-8)."""
        return True

    def result(self, s: Position) -> Result | None:
        return result(s)

    def inventory(self, s: Position) -> tuple[int, ...]:
        """Each banner's fighters and each thing, in exactly one place."""
        men = [len(fighters) for fighters in s.box.men.of_banner]
        standing = [s.occupant.count(fighter) + (s.where[fighter] < 0) for fighter in range(s.box.men.number)]
        things = [
            (s.carrier[thing] != NOBODY) + (s.lies_at[thing] >= 0) + (s.taken_by[thing] in (0, 1, CLEARED))
            for thing in range(len(s.box.things))
        ]
        carried = sum([load != NOBODY for load in s.load]) - sum([carrier != NOBODY for carrier in s.carrier])
        return (*men, *standing, *things, carried)

    def side(self, s: Position, seat: int) -> str:
        return SIDES[s.box.side_of[seat]]

    def features(self, view: GuesclinView) -> list[int]:
        return features(view)

    def sense(self) -> Sense[Position]:
        return GuesclinSense(self.components.get("sense", {}).get("value", {}))
