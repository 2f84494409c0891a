"""Guyenne as a game: its settings, its box made from components.toml, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from centans.core.asks import Refusal
from centans.core.dice import Dice
from centans.core.game import Boxes, Game, Result, Sense, Setting, Variant
from centans.core.journal import Event
from centans.core.options import Catalogue
from centans.core.piles import Pile
from centans.core.views import Pile as PileView
from centans.games.guyenne.box import ENGLISH, FRENCH, SIDES, Deal, army, deal_for
from centans.games.guyenne.choices import CATALOGUE
from centans.games.guyenne.features import features
from centans.games.guyenne.knowledge.imagining import hidden, imagined, sees_choice
from centans.games.guyenne.knowledge.memory import contradiction
from centans.games.guyenne.model import Position, discard_pile, front, new_position
from centans.games.guyenne.rules.setup import SetUp
from centans.games.guyenne.scoring import result
from centans.games.guyenne.sense.sense import GuyenneSense
from centans.games.guyenne.settings import SETTINGS, check, idle, rotation, seat_sides
from centans.games.guyenne.view import GuyenneView
from centans.games.guyenne.viewing import lying, view


class Guyenne(Game[Position]):
    """Six castles between English Guyenne and the kingdom of France, and two sides that bluff for them."""

    id: ClassVar[str] = "guyenne"
    prefix: ClassVar[str] = "GY"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        self._army = army(components)
        self._boxes = Boxes(self.deal)

    def check_variant(self, variant: Variant) -> None:
        check(variant)

    def idle(self, variant: Variant) -> Mapping[str, Refusal | None]:
        return idle(variant)

    def start(self, variant: Variant) -> Position:
        s = new_position(self._boxes.of(variant))
        s.agenda.then(SetUp())
        return s

    def deal(self, variant: Variant) -> Deal:
        """The box for one match."""
        side_of = seat_sides(variant)
        rotations = [rotation(variant, side_of, side) for side in (ENGLISH, FRENCH)]
        return deal_for(self.components, self._army, variant, side_of, rotations)

    def view(self, s: Position, seat: int | None) -> GuyenneView:
        return view(s, seat)

    def lying(self, s: Position, seat: int | None) -> list[PileView]:
        return lying(s, seat)

    def imagined(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return imagined(s, seat, dice)

    def hidden(self, s: Position, seat: int | None) -> Position:
        return hidden(s, seat)

    def sees_choice(self, s: Position, viewer: int | None, chooser: int) -> bool:
        return sees_choice(s, viewer, chooser)

    def contradiction(self, s: Position, seat: int | None, told: Sequence[Event]) -> str | None:
        return contradiction(s, seat, told)

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


def everything(s: Position, side: int) -> Pile:
    in_hand = sum([s.hands[seat] for seat in s.box.captain_rotation[side]])
    laid = s.laid[front(side, 0)] + s.laid[front(side, 1)]
    return in_hand + laid + s.draw_pile[side] + discard_pile(s, side) + s.removed[side]
