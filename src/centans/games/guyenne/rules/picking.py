"""Choosing a group of cards: one card at a time, from the strongest to the weakest, then done."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.guyenne.box import EMPTY, KINDS, UP_TO, number_of, size
from centans.games.guyenne.choices import CARD, DONE, TakeCard
from centans.games.guyenne.model import Position


class Picking(Step[Position]):
    """A player lifts cards from a pile until he says done; nobody sees which, nor how many before that.

    As the order of a group means nothing, the cards are named from the strongest down, so that every group can be
    chosen in exactly one way. `most` is the limit, `picked` the group so far, `last` the kind named last.
    """

    __slots__ = ("last", "most", "picked", "seat")
    key: ClassVar[str] = ""
    in_public: ClassVar[bool] = False
    """Whether everybody sees the pile, and so may know when there is nothing to choose."""

    def __init__(self, seat: int, most: int, picked: Pile, last: int) -> None:
        self.seat = seat
        self.most = most
        self.picked = picked
        self.last = last

    # -- what each kind of choice says for itself ------------------------------------------------------------

    def again(self, picked: Pile, last: int) -> Picking:
        """The same choice, with these cards lifted."""
        raise NotImplementedError

    def source(self, s: Position) -> Pile:
        return s.hands[self.seat]

    def least(self, s: Position) -> int:
        return 1

    def most_rule(self, s: Position) -> str:
        """The rule that sets the limit of `most`."""
        raise NotImplementedError

    def missing_rule(self, kind: int) -> str:
        """The rule that says which cards may be taken at all."""
        return "GY-PLACE-9"

    def is_enough(self, s: Position) -> bool:
        return size(self.picked) >= self.least(s)

    def shortfall(self, s: Position) -> Refusal:
        """What to say when it is not enough."""
        return Refusal(self.rule, "too-few-cards", least=self.least(s), picked=size(self.picked))

    def dead_end(self, s: Position, kind: int) -> bool:
        """Whether no legal group could be completed with a card of this kind as the next."""
        left = (self.source(s) - self.picked) & UP_TO[kind]
        return size(self.picked) + size(left) < self.least(s)

    def finish(self, s: Position, dice: Dice) -> None:
        raise NotImplementedError

    # -- the choice ------------------------------------------------------------------------------------------

    def ask(self, s: Position) -> Ask | None:
        veiled = not self.in_public and size(self.source(s)) != 1
        return Ask(self.seat, self.key, self.allowed(s, self.seat, [*CARD.values(), DONE]), veiled)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is DONE:
            return None if self.is_enough(s) else self.shortfall(s)
        if not isinstance(option, TakeCard):
            return Refusal(self.rule, "cards-first")
        kind = option.kind_of_card
        if not number_of(self.source(s) - self.picked, kind):
            return Refusal(self.missing_rule(kind), "no-such-card", card=option.params["card"])
        if size(self.picked) >= self.most:
            return Refusal(self.most_rule(s), "too-many-cards", most=self.most)
        if kind > self.last:
            return Refusal("GY-COMP-4", "strongest-first", card=option.params["card"])
        if self.dead_end(s, kind):
            return Refusal(self.rule, "not-enough-value", card=option.params["card"])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, TakeCard):
            s.agenda.next(self.again(self.picked + option.card, option.kind_of_card))
        else:
            self.finish(s, dice)


class FromHand(Picking):
    """Any cards of the hand, at least one: most choices of the game are of this kind, so its asks are looked up."""

    __slots__ = ()

    def known(self) -> dict[int, Ask]:
        """Every ask of this kind met so far; each kind of choice has its own."""
        raise NotImplementedError

    def ask(self, s: Position) -> Ask | None:
        """The same options as `refusal` allows, as `centans check` proves."""
        hand = s.hands[self.seat]
        picked = self.picked
        left = (hand - picked) & UP_TO[self.last] if size(picked) < self.most else EMPTY
        veiled = size(hand) > 1
        question = left << 4 | self.seat << 2 | (2 if picked else 0) | veiled
        known = self.known()
        ask = known.get(question)
        if ask is None:
            options = (*cards_named(left), DONE) if picked else cards_named(left)
            ask = known[question] = Ask(self.seat, self.key, options, veiled)
        return ask


def cards_named(pile: Pile) -> tuple[Option, ...]:
    """One option for each kind of card in a pile, strongest first."""
    return tuple([CARD[kind] for kind in reversed(KINDS) if number_of(pile, kind)])
