"""Montjoie !: Sequence 3, the deal, and what becomes of cards (chapter 11)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.montjoie.box.cards import CARD_IDS, EMPTY, PACKING, cards_in, size
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.model.position import Position


class Deal(Step[Position]):
    """Six cards in War, four in Peace, to everybody in current order (MJ-DEAL-1 to 3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for seat in s.order:
            number = s.box.state_cards[s.war] + s.box.extra_cards[s.nation[seat]] - s.kept[seat]
            draw_cards(s, seat, number, dice)
            s.kept[seat] = 0


def draw_cards(s: Position, seat: int, number: int, dice: Dice) -> int:
    """Cards from the draw pile, which the discards renew when it is empty (MJ-COMP-12, 13); how many there were."""
    drawn = take_from_pile(s, min(number, size(s.draw)), dice)
    missing = number - size(drawn)
    if missing and s.discard:
        s.draw, s.discard = s.discard, EMPTY
        if s.journal is not None:
            s.journal.tell("reshuffled", number=size(s.draw))
        drawn += take_from_pile(s, min(missing, size(s.draw)), dice)
    s.hands[seat] += drawn
    if s.journal is not None:
        s.journal.tell("drew", power=NATIONS[s.nation[seat]], number=size(drawn), hand=size(s.hands[seat]))
        if drawn:
            s.journal.tell("drew-cards", (seat,), cards=names_of(drawn))
    return size(drawn)


def take_from_pile(s: Position, number: int, dice: Dice) -> Pile:
    if not number:
        return EMPTY
    drawn = PACKING.some(s.draw, number, "card", dice)
    s.draw -= drawn
    return drawn


def names_of(cards: Pile) -> tuple[str, ...]:
    """Cards as the texts know them."""
    return tuple([CARD_IDS[kind] for kind in cards_in(cards)])


class Discards(Step[Position]):
    """At the end of the turn every card goes back, and the deck is whole again (MJ-TURN-4)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        gather_cards(s)
        if s.journal is not None:
            s.journal.tell("gathered")


def gather_cards(s: Position) -> None:
    """All hands and cards set aside are discarded and the whole deck is shuffled; cards kept stay in hand."""
    in_hand: Pile = EMPTY
    for seat in range(s.box.players):
        kept = s.hands[seat] if s.kept[seat] else EMPTY
        in_hand += kept
        s.hands[seat] = kept
        s.aside[seat] = EMPTY
        s.shown[seat] = EMPTY
        s.sure_yellows[seat] = 0
        s.sure_reds[seat] = s.kept[seat]
    s.draw = s.box.deck - in_hand
    s.discard = EMPTY
