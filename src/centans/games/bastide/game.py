"""Bastide as a game: its rooms bound together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from centans.core.asks import Ask
from centans.core.dice import Dice
from centans.core.game import Boxes, Game, Result, Sense, Setting, Variant
from centans.core.journal import Event
from centans.core.options import Catalogue
from centans.core.views import Pile
from centans.games.bastide.box.charter import Charter, charter
from centans.games.bastide.box.pieces import COLOURS, ENGLISH, FIRE, HOUSE, KINDS
from centans.games.bastide.choices import CATALOGUE
from centans.games.bastide.features import features
from centans.games.bastide.knowledge.imagining import hidden, imagined
from centans.games.bastide.knowledge.memory import contradiction
from centans.games.bastide.model import Position, new_position, on_equipments, supply
from centans.games.bastide.rules.negotiation import N3, GiftWindow
from centans.games.bastide.rules.setup import SetUp
from centans.games.bastide.scoring import measures, result
from centans.games.bastide.sense.weighing import BastideSense
from centans.games.bastide.settings import SETTINGS, check_variant
from centans.games.bastide.view import BastideView
from centans.games.bastide.viewing import lying, views


class Bastide(Game[Position]):
    """A new town in the Hundred Years' War, and three to five councillors who would govern it."""

    id: ClassVar[str] = "bastide"
    prefix: ClassVar[str] = "BA"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (3, 4, 5)
    usual_players: ClassVar[int] = 4
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    catalogue: ClassVar[Catalogue] = CATALOGUE
    silence: ClassVar[Mapping[str, str]] = {"gift": "pass"}

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        super().__init__(components, changes)
        self._boxes = Boxes(self.charter)
        self.variant()  # so that a figure that cannot be is refused now

    def check_variant(self, variant: Variant) -> None:
        check_variant(self._boxes.of(variant), variant)

    def start(self, variant: Variant) -> Position:
        s = new_position(self._boxes.of(variant))
        s.agenda.next(SetUp())
        return s

    def charter(self, variant: Variant) -> Charter:
        """The box for one match."""
        return charter(self.components, variant)

    def view(self, s: Position, seat: int | None) -> BastideView:
        return views(s, [seat])[0]

    def views(self, s: Position, seats: Sequence[int | None]) -> list[BastideView]:
        return views(s, seats)

    def lying(self, s: Position, seat: int | None) -> list[Pile]:
        return lying(s, seat)

    def imagined(self, s: Position, seat: int | None, dice: Dice) -> Position:
        return imagined(s, seat, dice)

    def hidden(self, s: Position, seat: int | None) -> Position:
        return hidden(s, seat)

    def contradiction(self, s: Position, seat: int | None, told: Sequence[Event]) -> str | None:
        return contradiction(s, seat, told)

    def invites(self, s: Position, ask: Ask) -> bool:
        """Offers are thought about before a tax is divided (BA-NEG-5)."""
        step = s.agenda.top()
        return ask.key == "offer" and isinstance(step, GiftWindow) and step.window == N3

    def result(self, s: Position) -> Result | None:
        return result(s)

    def measures(self, s: Position) -> dict[str, int]:
        return measures(s)

    def inventory(self, s: Position) -> tuple[int, ...]:
        """Tiles of each kind, then every player's tokens."""
        tiles = [tiles_everywhere(s, kind) for kind in range(KINDS)]
        return (*tiles, *[tokens_everywhere(s, seat) for seat in range(s.box.players)])

    def side(self, s: Position, seat: int) -> str:
        return COLOURS[seat]

    def features(self, view: BastideView) -> list[int]:
        return features(view)

    def sense(self) -> Sense[Position]:
        return BastideSense(self.components.get("sense", {}).get("value", {}))


def tiles_everywhere(s: Position, kind: int) -> int:
    """In hands, in the bag, being played, on the board, in the camp or out of the game (BA-COMP-4)."""
    number = s.bag[kind] + sum(s.hands[kind::KINDS]) + (s.shown == kind)
    if kind == HOUSE:
        return number + sum(s.houses)
    return number + (s.fires if kind == FIRE else s.camp[kind - ENGLISH[0]])


def tokens_everywhere(s: Position, seat: int) -> int:
    """On circles, on religious buildings, and beside the board or on the Camp Road."""
    placed = s.circles.count(seat) + sum(s.tokens[seat :: s.box.players])
    assert placed == on_equipments(s, seat), f"the tokens of seat {seat + 1} are counted wrongly"
    return max(s.box.tokens, placed + supply(s, seat))
