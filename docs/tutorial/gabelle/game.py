"""La Gabelle as a game: its settings, its box made from components.toml, its result, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from centans.core.dice import Dice
from centans.core.game import Game, Result, Sense, Setting, Variant
from centans.core.options import Catalogue

from gabelle.box import SIDES, WEIGHTS, Terms, sacks_of
from gabelle.choices import CATALOGUE
from gabelle.features import features
from gabelle.knowledge import masked, redeal
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
        box = Terms(
            days=self.components["days"][variant["length"]],
            hand_size=self.components["limits"]["hand_size"],
            allowance=self.components["ford"]["allowance"],
            spoilt=self.components["ford"]["spoilt"],
            price=self.components["bribe"]["price"],
        )
        s = new_position(box, self._sacks)
        s.agenda.then(SetUp())
        return s

    def view(self, s: Position, seat: int | None) -> GabelleView:
        return view(s, seat)

    def redeal(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return redeal(s, seat, dice)

    def masked(self, s: Position, seat: int | None) -> Position:
        return masked(s, seat)

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
