"""Le Combat des Trente: the same position as somebody else might imagine it.

Hidden from an army are the enemy's cards but those all saw going into his hand, what he gave up unseen under the decks,
his orders to come, and his Mission while it lies face down; what is being chosen in secret, the kernel hides by itself.
The cards of each deck that an army cannot place are mixed and dealt anew over the places where they may be. A seat that
everybody knows to be without Force cards gets none. Places forgotten at the end of a turn, when hands change unseen,
are forgotten here too.
"""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.core.dice import Dice
from centans.games.trente.box.cards import CANARIES, DECKS, FORCE_DECK, STARTS, VALUES
from centans.games.trente.box.units import NO_UNIT, army_of, unit_of
from centans.games.trente.model.decks import MarkedDeck
from centans.games.trente.model.position import NO_MISSION, Position, fallen_this_turn, living
from centans.games.trente.model.sight import hidden_in_hand, knows_place, mixed_places, unseen, unseen_missions

LABEL: Final = "redeal"
CANARY_MISSION: Final = 99
"""No Mission has this number: whoever looks at it breaks."""


def army_seen_by(s: Position, viewer: int | None) -> int | None:
    return None if viewer is None else s.armies[viewer]


def strangers(s: Position, army: int | None) -> list[int]:
    """The seats whose hands this army does not see."""
    return [seat for seat, own in enumerate(s.armies) if own != army]


# -- canaries ---------------------------------------------------------------------------------------------------------


def hidden(s: Position, viewer: int | None) -> Position:
    """This position with canaries in place of everything that the viewer may not know."""
    t = s.clone()
    if s.agenda.over:
        return t
    army = army_seen_by(s, viewer)
    for seat in strangers(s, army):
        hand = s.seen[seat].copy()
        for deck in range(len(DECKS)):
            hand[CANARIES[deck]] += hidden_in_hand(s, seat, deck)
        t.hands[seat] = hand
    for deck, pile in enumerate((t.force, t.arms, t.hero)):
        mask_deck(s, pile, army, CANARIES[deck])
    for owner in (0, 1):
        mask_deck(s, t.mission_decks[owner], army, CANARY_MISSION)
        if owner != army:
            mask_plans(t, owner)
    return t


def mask_deck(s: Position, pile: MarkedDeck, army: int | None, canary: int) -> None:
    """Cards in no order all look alike; mixed cards of one's own are put in order, others' become canaries."""
    pile.counts = [sum(pile.counts), *[0] * (len(pile.counts) - 1)]
    own, foreign = mixed_places(s, army, pile)
    for places in own:
        for place, kind in zip(places, sorted([pile.under[place] for place in places]), strict=True):
            pile.under[place] = kind
    for place in foreign:
        pile.under[place] = canary


def mask_plans(t: Position, owner: int) -> None:
    if t.mission[owner] != NO_MISSION and not t.mission_up[owner]:
        t.mission[owner] = CANARY_MISSION
    shown = t.played[owner]
    t.orders[owner] = [*t.orders[owner][:shown], *[NO_UNIT] * (len(t.orders[owner]) - shown)]


# -- dealing anew -----------------------------------------------------------------------------------------------------


def imagined(s: Position, viewer: int | None, dice: Dice) -> Position:
    """Another position which the viewer could not tell from this one."""
    t = s.clone()
    if s.agenda.over:
        return t
    army = army_seen_by(s, viewer)
    pool = unseen(s, army)
    seats = strangers(s, army)
    for seat in seats:
        t.hands[seat] = s.seen[seat].copy()
    for deck in range(len(DECKS)):
        redeal_deck(s, t, deck, army, seats, pool, dice)
    for owner in (0, 1):
        redeal_missions(s, t, owner, army, dice)
        if owner != army:
            guess_orders(s, t, owner, dice)
    return t


def redeal_deck(
    s: Position, t: Position, deck: int, army: int | None, seats: list[int], pool: list[int], dice: Dice
) -> None:
    pile = t.deck(deck)
    start, end = STARTS[deck], STARTS[deck + 1]
    left = pool[start:end]
    if deck == FORCE_DECK and len(seats) > 1:
        seats = [seat for seat in seats if s.bare[seat]] + [seat for seat in seats if not s.bare[seat]]
    for seat in seats:
        number = hidden_in_hand(s, seat, deck)
        if number:
            hand = t.hands[seat]
            specials_only = deck == FORCE_DECK and s.bare[seat]
            candidates = [0] * VALUES + left[VALUES:] if specials_only else left
            for kind in dice.deal(LABEL, candidates, number):
                left[kind] -= 1
                hand[start + kind] += 1
    own, foreign = mixed_places(s, army, pile)
    mix_own(pile, own, dice)
    if foreign:
        for number, kind in enumerate(dice.deal(LABEL, left, len(foreign))):
            left[kind] -= 1
            pile.under[foreign[number]] = start + kind
    pile.counts = left


def mix_own(pile: MarkedDeck, own: list[list[int]], dice: Dice) -> None:
    for places in own:
        kinds = dice.order(LABEL, [pile.under[place] for place in places])
        for number, place in enumerate(places):
            pile.under[place] = kinds[number]


def redeal_missions(s: Position, t: Position, owner: int, army: int | None, dice: Dice) -> None:
    """Only those that lie somewhere are drawn: the others are in no order."""
    pile = t.mission_decks[owner]
    cards = unseen_missions(s, army, owner)
    places = [place for place, mark in enumerate(pile.marks) if not knows_place(s, army, mark)]
    given = s.mission[owner] != NO_MISSION and not s.mission_up[owner] and owner != army
    drawn = dice.pick(LABEL, cards, len(places) + given)
    pile.counts = [0] * len(pile.counts)
    for card in cards:
        pile.counts[card] = 1
    for card in drawn:
        pile.counts[card] = 0
    if given:
        t.mission[owner] = drawn.pop()
    for number, place in enumerate(places):
        pile.under[place] = drawn[number]


def guess_orders(s: Position, t: Position, owner: int, dice: Dice) -> None:
    """Any units that were alive when the orders were written, but those already shown."""
    orders = s.orders[owner]
    shown = s.played[owner]
    if shown == len(orders):
        return
    first = unit_of(owner, 0)
    possible = living(s, owner) << first
    for unit in fallen_this_turn(s):
        if army_of(unit) == owner:
            possible |= 1 << unit
    for unit in orders[:shown]:
        possible &= ~(1 << unit)
    t.orders[owner] = [*orders[:shown], *dice.pick(LABEL, members(possible), len(orders) - shown)]
