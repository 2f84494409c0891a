"""La Gabelle as a game: its settings, and the doors to its rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from centans.core.dice import Dice
from centans.core.game import Game, Result, Sense, Setting, Variant
from centans.core.journal import Event
from centans.core.options import Catalogue

from gabelle.box import SIDES, WEIGHTS, sacks_of, terms_of
from gabelle.choices import CATALOGUE
from gabelle.features import features
from gabelle.knowledge import contradiction, hidden, imagined
from gabelle.model import Position, new_position
from gabelle.rules import SetUp
from gabelle.scoring import result
from gabelle.sense import GabelleSense
from gabelle.view import GabelleView
from gabelle.viewing import view


class Gabelle(Game[Position]):
    """Two salt smugglers, one road a day, and the king's watch."""

    id: ClassVar[str] = "gabelle"
    prefix: ClassVar[str] = "GB"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2,)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("length", ("short", "long"), "long"),)
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        self._sacks = sacks_of(components)

    def start(self, variant: Variant) -> Position:
        s = new_position(terms_of(self.components, variant), self._sacks)
        s.agenda.then(SetUp())
        return s

    def view(self, s: Position, seat: int | None) -> GabelleView:
        return view(s, seat)

    def imagined(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return imagined(s, seat, dice)

    def hidden(self, s: Position, seat: int | None) -> Position:
        return hidden(s, seat)

    def contradiction(self, s: Position, seat: int | None, told: Sequence[Event]) -> str | None:
        return contradiction(s, seat, told)

    def result(self, s: Position) -> Result | None:
        return result(s)

    def inventory(self, s: Position) -> tuple[int, ...]:
        """How many sacks of each weight there are, wherever they lie."""
        outside = [*s.deck.under, *s.mules, *s.sold, *s.hands[0], *s.hands[1]]
        return tuple([s.deck.counts[weight] + outside.count(weight) for weight in WEIGHTS])

    def side(self, s: Position, seat: int) -> str:
        return SIDES[seat]

    def features(self, view: GabelleView) -> list[int]:
        return features(view)

    def sense(self) -> Sense[Position]:
        return GabelleSense()
