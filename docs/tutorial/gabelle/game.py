"""La Gabelle as a game: its settings, its box made from components.toml, its result, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from centans.core.asks import Ask
from centans.core.dice import Dice
from centans.core.errors import BadComponents
from centans.core.game import Game, Result, Sense, Setting, Variant
from centans.core.options import Catalogue

from gabelle.model import CATALOGUE, FORD, SEATS, SIDES, WEIGHTS, Position, SendSack, Terms, new_position, rival
from gabelle.rules import SetUp, heaviest_let_through, price_of
from gabelle.view import GabelleView, is_over, masked, redeal, view


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
        """Livres decide, then the weight of the salt in hand; equal in both is a draw (GB-END-1, 2)."""
        if not is_over(s):
            return None
        in_store = [sum(hand) for hand in s.hands]
        if s.livres[0] != s.livres[1]:
            return Result(ranks(s.livres), s.livres, "livres")
        return Result(ranks(in_store), s.livres, "draw" if in_store[0] == in_store[1] else "salt-in-store")

    def inventory(self, s: Position) -> tuple[int, ...]:
        """How many sacks of each weight there are, wherever they lie."""
        outside = [*s.deck.under, *s.mules, *s.sold, *s.hands[0], *s.hands[1]]
        return tuple([s.deck.counts[weight] + outside.count(weight) for weight in WEIGHTS])

    def side(self, s: Position, seat: int) -> str:
        return SIDES[seat]

    def features(self, view: GabelleView) -> list[int]:
        numbers = [view.day, SIDES.index(view.leader), int(view.road == FORD.kind), view.salt_works, view.sending or 0]
        numbers += by_weight(view.granary) + by_weight(view.sold)
        for smuggler in view.smugglers:
            numbers += [smuggler.livres, smuggler.hand.count, int(smuggler.may_bribe), int(smuggler.bribed)]
            numbers += by_weight(smuggler.hand.cards or smuggler.seen)
        return numbers

    def sense(self) -> Sense[Position]:
        return GabelleSense()


def sacks_of(components: Mapping[str, Any]) -> list[int]:
    """How many sacks of each weight; figures that would make the game impossible are refused with a sentence."""
    sacks = [0, *[components["sacks"][str(weight)] for weight in WEIGHTS]]
    days = components["days"].values()
    if min(days) < 1:
        raise BadComponents("days: a match lasts at least one day")
    if min(sacks) < 0 or sum(sacks) < len(SEATS) * max(days):
        raise BadComponents(f"sacks: {len(SEATS) * max(days)} are needed, or a hand may be empty before the last day")
    if not 1 <= components["limits"]["hand_size"] <= sum(sacks) // len(SEATS):
        raise BadComponents(f"limits.hand_size must be from 1 to {sum(sacks) // len(SEATS)}: both draw as many sacks")
    return sacks


def ranks(scores: list[int]) -> list[int]:
    return [1 if score == max(scores) else 2 for score in scores]


def by_weight(sacks: list[int]) -> list[int]:
    return [sacks.count(weight) for weight in WEIGHTS]


class GabelleSense(Sense[Position]):
    """What a bot considers sensible: the livres that a choice may be expected to earn today."""

    __slots__ = ()

    def weigh(self, s: Position, ask: Ask) -> list[float]:
        if ask.key == "road":
            return [best_prospect(s, ask.seat, option.kind) for option in ask.options]
        return [prospect(s, ask.seat, option.weight) for option in ask.options if isinstance(option, SendSack)]


def best_prospect(s: Position, seat: int, road: str) -> float:
    """The best that a hand promises on this road; `s` is imagined, so we may try the road on a copy of it."""
    t = s.clone()
    t.road = road
    return max([prospect(t, seat, weight) for weight in t.hands[seat]])


def prospect(s: Position, seat: int, weight: int) -> float:
    """What a sack sells for, by the chance that the watch lets it through and that the rival sends another weight."""
    lucky = [roll for roll in range(1, 7) if weight <= heaviest_let_through(s, roll)]
    passes = 1.0 if s.bribed[seat] else len(lucky) / 6
    hand = s.hands[rival(seat)]
    return price_of(s, weight) * passes * (1 - hand.count(weight) / len(hand))
