"""Le Combat des Trente: the same position as somebody else might imagine it.

Hidden from an army are the enemy's cards but those all saw going into his hand, what he gave up unseen under the decks,
his orders to come, and his Mission while it lies face down; what is being chosen in secret, the kernel hides by itself.
The cards of each deck that an army cannot place are mixed and dealt anew over the places where they may be. A seat that
everybody knows to be without Force cards gets none. Places forgotten at the end of a turn, when hands change unseen,
are forgotten here too.
"""

from __future__ import annotations

from typing import Final

from centans.core.dice import Dice
from centans.games.trente.box.cards import CANARIES, DECKS, FORCE_DECK, STARTS, VALUES
from centans.games.trente.box.units import ARMY_SIZE, NO_UNIT, unit_of
from centans.games.trente.model.decks import MarkedDeck
from centans.games.trente.model.position import NO_MISSION, Position, living
from centans.games.trente.model.sight import hidden_in_hand, knows_place, own_places, unseen, unseen_missions

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
    for places in own_places(s, army, pile):
        for place, kind in zip(places, sorted([pile.under[place] for place in places]), strict=True):
            pile.under[place] = kind
    for place, mark in enumerate(pile.marks):
        if not knows_place(s, army, mark):
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
    for deck in range(len(DECKS)):
        redeal_deck(s, t, deck, army, pool, dice)
    for owner in (0, 1):
        redeal_missions(s, t, owner, army, dice)
        if owner != army:
            guess_orders(s, t, owner, dice)
    return t


def redeal_deck(s: Position, t: Position, deck: int, army: int | None, pool: list[int], dice: Dice) -> None:
    pile = t.deck(deck)
    start, end = STARTS[deck], STARTS[deck + 1]
    left = pool[start:end]
    seats = strangers(s, army)
    if deck == FORCE_DECK:
        seats = [seat for seat in seats if s.bare[seat]] + [seat for seat in seats if not s.bare[seat]]
    for seat in seats:
        number = hidden_in_hand(s, seat, deck)
        specials_only = deck == FORCE_DECK and s.bare[seat]
        candidates = [0] * VALUES + left[VALUES:] if specials_only else left
        hand = t.hands[seat]
        hand[start:end] = s.seen[seat][start:end]
        if number:
            for kind in dice.deal(LABEL, candidates, number):
                left[kind] -= 1
                hand[start + kind] += 1
    mix_own(s, pile, army, dice)
    foreign = [place for place, mark in enumerate(pile.marks) if not knows_place(s, army, mark)]
    if foreign:
        for number, kind in enumerate(dice.deal(LABEL, left, len(foreign))):
            left[kind] -= 1
            pile.under[foreign[number]] = start + kind
    pile.counts = left


def mix_own(s: Position, pile: MarkedDeck, army: int | None, dice: Dice) -> None:
    for places in own_places(s, army, pile):
        kinds = dice.order(LABEL, [pile.under[place] for place in places])
        for number, place in enumerate(places):
            pile.under[place] = kinds[number]


def redeal_missions(s: Position, t: Position, owner: int, army: int | None, dice: Dice) -> None:
    pile = t.mission_decks[owner]
    cards = dice.order(LABEL, unseen_missions(s, army, owner))
    if s.mission[owner] != NO_MISSION and not s.mission_up[owner] and owner != army:
        t.mission[owner] = cards.pop()
    for place, mark in enumerate(pile.marks):
        if not knows_place(s, army, mark):
            pile.under[place] = cards.pop()
    pile.counts = [0] * len(pile.counts)
    for card in cards:
        pile.counts[card] = 1


def guess_orders(s: Position, t: Position, owner: int, dice: Dice) -> None:
    """Any units that were alive when the orders were written, but those already shown."""
    orders = s.orders[owner]
    shown = s.played[owner]
    if shown == len(orders):
        return
    fallen = [s.fallen[place + 1] for place in range(0, len(s.fallen), 3) if s.fallen[place] == s.turn]
    alive = living(s, owner)
    units = [unit_of(owner, number) for number in range(ARMY_SIZE)]
    possible = [
        unit for unit in units if (alive >> (unit - units[0]) & 1 or unit in fallen) and unit not in orders[:shown]
    ]
    t.orders[owner] = [*orders[:shown], *some(possible, len(orders) - shown, dice)]


def some(things: list[int], number: int, dice: Dice) -> list[int]:
    """So many of these, in a random order."""
    places = dice.deal(LABEL, [1] * len(things), number) if number else []
    return [things[place] for place in places]
