"""Montjoie ! as a game: its settings, its box made from components.toml, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from centans.core.asks import Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY, Boxes, Game, Result, Sense, Setting, Variant
from centans.core.journal import Event
from centans.core.options import Catalogue
from centans.core.tables import Table
from centans.core.views import Pile
from centans.games.montjoie.box.cards import ONE
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.box.realm import Realm
from centans.games.montjoie.choices.cards import NO_CARD
from centans.games.montjoie.choices.catalogue import CATALOGUE
from centans.games.montjoie.features import features
from centans.games.montjoie.knowledge.imagining import hidden, imagined
from centans.games.montjoie.knowledge.witness import contradiction
from centans.games.montjoie.model.position import CASTLE, FORTRESS, Position, new_position
from centans.games.montjoie.rules.optional.figures import apply_options
from centans.games.montjoie.rules.setup import SetUp
from centans.games.montjoie.scoring import measures, result
from centans.games.montjoie.sense.weighing import MontjoieSense
from centans.games.montjoie.settings import SETTINGS, check_together, idle
from centans.games.montjoie.view.position import MontjoieView
from centans.games.montjoie.viewing.seen import lying, views

UNDECIDED = "undecided"


class Montjoie(Game[Position]):
    """Six powers, a kingdom, and promises that bind nobody."""

    id: ClassVar[str] = "montjoie"
    prefix: ClassVar[str] = "MJ"
    revision: ClassVar[int] = 2
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    catalogue: ClassVar[Catalogue] = CATALOGUE
    silence: ClassVar[Mapping[str, str]] = {"talk": "pass"}

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        self._boxes = Boxes(self.realm)
        self._boxes.of(self.variant())  # so that a figure that cannot be is refused now

    def check_variant(self, variant: Variant) -> None:
        check_together(variant)

    def idle(self, variant: Variant) -> Mapping[str, Refusal | None]:
        return idle(variant)

    def sides(self, variant: Variant) -> Sequence[str]:
        if variant["nations"] != "by_seat":
            return [""] * variant.players
        return [NATIONS[nation] for nation in self._boxes.of(variant).playing]

    def start(self, variant: Variant) -> Position:
        s = new_position(self._boxes.of(variant))
        s.agenda.then(SetUp())
        return s

    def realm(self, variant: Variant) -> Realm:
        """The box for one match."""
        components = Table(dict(self.components), ())
        box = Realm(components, variant)
        apply_options(box, components, variant)
        return box

    def view(self, s: Position, seat: int | None) -> MontjoieView:
        return views(s, [seat])[0]

    def views(self, s: Position, seats: Sequence[int | None]) -> list[MontjoieView]:
        return views(s, seats)

    def lying(self, s: Position, seat: int | None) -> list[Pile]:
        return lying(s, seat)

    def imagined(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return imagined(s, seat, dice)

    def hidden(self, s: Position, seat: int | None) -> Position:
        return hidden(s, seat)

    def contradiction(self, s: Position, seat: int | None, told: Sequence[Event]) -> str | None:
        return contradiction(s, told)

    def result(self, s: Position) -> Result | None:
        return result(s)

    def inventory(self, s: Position) -> tuple[int, ...]:
        """All battle cards, towers and ramparts, wherever they are (MJ-COMP-1, 3, 4)."""
        cards = s.draw + s.discard + sum(s.hands) + sum(s.aside)
        if s.fight is not None and not s.fight.settled:
            cards += sum(s.fight.cards)
        if s.duel is not None and not s.duel.settled:
            cards += sum([ONE[kind] for kind in s.duel.cards if kind != NO_CARD])
        towers = s.towers + len([level for level in s.level if level >= CASTLE])
        return cards, towers, s.ramparts + s.level.count(FORTRESS)

    def side(self, s: Position, seat: int) -> str:
        nation = s.nation[seat]
        return UNDECIDED if nation == NOBODY else NATIONS[nation]

    def measures(self, s: Position) -> dict[str, int]:
        return measures(s)

    def features(self, view: MontjoieView) -> list[int]:
        return features(view)

    def sense(self) -> Sense[Position]:
        learned = self.components.get("sense", {})
        return MontjoieSense(learned.get("value", {}), learned.get("temper", {}))
