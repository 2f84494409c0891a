"""A small complete game for testing what tests games: secret cards played at once, a camp chosen openly, and draws.

Every round each player chooses a camp in turn, then all choose a card at once; the highest single card scores. Then
each draws a card. It keeps the whole contract; the tests break it in one place at a time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.decks import Deck
from centans.core.dice import Dice
from centans.core.game import Box, Game, Result, Sense, Setting, Variant
from centans.core.options import Catalogue, Option
from centans.core.steps import Agenda, State, Step, Together
from centans.core.views import Pile

KINDS = (1, 2, 3)
CANARY = 9
NONE = 0
HAND = 3


class Card(Option):
    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__("card", value=value)
        self.value = value


CARD = {value: Card(value) for value in KINDS}
NORTH, SOUTH = Option("north"), Option("south")


class ToyBox(Box):
    __slots__ = ("bonus",)

    def __init__(self) -> None:
        self.bonus = [1]


class ToyState(State):
    __slots__ = ("box", "camps", "deck", "discards", "hands", "points", "rounds", "table")

    def __init__(
        self,
        box: ToyBox,
        rounds: int,
        hands: list[list[int]],
        table: list[int],
        discards: list[int],
        points: list[int],
        camps: list[int],
        deck: Deck,
        agenda: Agenda[Any],
    ) -> None:
        self.journal = None
        self.box = box
        self.rounds = rounds
        self.hands = hands
        self.table = table
        self.discards = discards
        self.points = points
        self.camps = camps
        self.deck = deck
        self.agenda = agenda

    def clone(self) -> ToyState:
        return type(self)(
            self.box,
            self.rounds,
            [hand.copy() for hand in self.hands],
            self.table.copy(),
            self.discards.copy(),
            self.points.copy(),
            self.camps.copy(),
            self.deck.clone(),
            self.agenda.clone(),
        )


# -- steps ------------------------------------------------------------------------------------------------------------


class Round(Step[ToyState]):
    __slots__ = ()

    def run(self, s: ToyState, dice: Dice) -> None:
        if s.rounds == 0:
            s.agenda.clear()
            return
        s.rounds -= 1
        seats = range(len(s.hands))
        s.agenda.then(*[Camp(seat) for seat in seats], Choosing(), Reveal(), Draw(), Round())


class Camp(Step[ToyState]):
    __slots__ = ("seat",)
    rule: ClassVar[str] = "TOY-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: ToyState) -> Ask | None:
        return Ask(self.seat, "camp", (NORTH, SOUTH))

    def refusal(self, s: ToyState, seat: int, option: Option) -> Refusal | None:
        return None if option in (NORTH, SOUTH) else Refusal(self.rule, "camp-first")

    def answer(self, s: ToyState, seat: int, option: Option, dice: Dice) -> None:
        s.camps[seat] = 1 if option is NORTH else 2


class Choosing(Step[ToyState]):
    __slots__ = ()

    def run(self, s: ToyState, dice: Dice) -> None:
        s.agenda.together(*[Choose(seat) for seat in range(len(s.hands))])


class Choose(Step[ToyState]):
    __slots__ = ("seat",)
    rule: ClassVar[str] = "TOY-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: ToyState) -> Ask | None:
        return Ask(self.seat, "choose", self.allowed(s, self.seat, CARD.values()), veiled=True)

    def refusal(self, s: ToyState, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Card):
            return Refusal(self.rule, "a-card-please")
        if option.value not in s.hands[self.seat]:
            return Refusal(self.rule, "no-such-card", card=option.value)
        return None

    def answer(self, s: ToyState, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Card)
        s.agenda.then(Play(seat, option.value))


class Play(Step[ToyState]):
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: ToyState, dice: Dice) -> None:
        s.hands[self.seat].remove(self.card)
        s.table[self.seat] = self.card


class Reveal(Step[ToyState]):
    __slots__ = ()

    def run(self, s: ToyState, dice: Dice) -> None:
        best = max(s.table)
        if s.table.count(best) == 1:
            s.points[s.table.index(best)] += s.box.bonus[0]
        s.discards.extend(s.table)
        s.table[:] = [NONE] * len(s.table)


class Draw(Step[ToyState]):
    __slots__ = ()

    def run(self, s: ToyState, dice: Dice) -> None:
        for hand in s.hands:
            hand.append(s.deck.draw("deck", dice))
            hand.sort()


# -- the game ---------------------------------------------------------------------------------------------------------


@dataclass
class ToyView:
    seat: int | None
    turn: int
    hands: list[Pile]
    table: list[int]
    discards: list[int]
    points: list[int]
    camps: list[int]
    deck: int
    chosen: int


class Toy(Game[ToyState]):
    id: ClassVar[str] = "toy"
    prefix: ClassVar[str] = "TOY"
    revision: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("rounds", ("two", "three"), "two"),)
    catalogue: ClassVar[Catalogue] = Catalogue([*CARD.values(), NORTH, SOUTH])
    state_class: ClassVar[type[ToyState]] = ToyState
    first_step: ClassVar[type[Step[ToyState]]] = Round

    def __init__(self) -> None:
        super().__init__({})

    def start(self, variant: Variant) -> ToyState:
        hands = [list(KINDS) for _ in range(variant.players)]
        rounds = 2 if variant["rounds"] == "two" else 3
        nothing = [NONE] * variant.players
        return self.state_class(
            ToyBox(),
            rounds,
            hands,
            nothing.copy(),
            [],
            nothing.copy(),
            nothing.copy(),
            Deck([0, 6, 6, 6, 0, 0, 0, 0, 0, 0]),
            Agenda([self.first_step()]),
        )

    def view(self, s: ToyState, seat: int | None) -> ToyView:
        over = not s.agenda.steps
        return ToyView(
            seat=seat,
            turn=s.rounds,
            hands=[Pile(len(hand), list(hand) if over or seat == own else None) for own, hand in enumerate(s.hands)],
            table=list(s.table),
            discards=list(s.discards),
            points=list(s.points),
            camps=list(s.camps),
            deck=len(s.deck),
            chosen=next((step.card for step in chosen(s) if step.seat == seat), NONE),
        )

    def imagined(self, s: ToyState, seat: int | None, dice: Dice) -> ToyState:
        t = s.clone()
        if not s.agenda.steps:
            return t
        others = [other for other in range(len(t.hands)) if other != seat]
        for other in others:
            for card in t.hands[other]:
                t.deck.add(card)
        for other in others:
            t.hands[other] = sorted([t.deck.draw("redeal", dice) for _ in t.hands[other]])
        return t

    def hidden(self, s: ToyState, seat: int | None) -> ToyState:
        t = s.clone()
        if not s.agenda.steps:
            return t
        for other, hand in enumerate(t.hands):
            if other != seat:
                hand[:] = [CANARY] * len(hand)
        t.deck = Deck([0] * CANARY + [len(s.deck)])
        return t

    def result(self, s: ToyState) -> Result | None:
        if s.agenda.steps:
            return None
        ranks = [1 + sum([other > own for other in s.points]) for own in s.points]
        return Result(ranks, s.points, "points")

    def inventory(self, s: ToyState) -> tuple[int, ...]:
        everywhere = [*s.table, *s.discards, *[card for hand in s.hands for card in hand]]
        return tuple([everywhere.count(kind) + s.deck.counts[kind] for kind in KINDS])

    def side(self, s: ToyState, seat: int) -> str:
        return f"side-{seat + 1}"

    def features(self, view: ToyView) -> list[int]:
        points = [*view.points, 0][:3]
        return [view.turn, view.deck, view.chosen, *points]

    def sense(self) -> Sense[ToyState]:
        return Sense()


def chosen(s: ToyState) -> list[Play]:
    """The cards already chosen in secret."""
    top = s.agenda.steps[-1] if s.agenda.steps else None
    return [lane[-1] for lane in top.lanes if isinstance(lane[-1], Play)] if isinstance(top, Together) else []
