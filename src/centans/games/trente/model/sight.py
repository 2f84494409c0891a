"""Le Combat des Trente: what an army can work out about cards it does not see (decisions of who knows what).

Partners share everything, so knowledge goes by army; None is a spectator. Everything here is found by taking what is in
sight from what is in the box, never by looking at what is hidden.
"""

from __future__ import annotations

from centans.games.trente.box.cards import CANARIES, KINDS, in_deck
from centans.games.trente.box.field import Mission
from centans.games.trente.model.decks import PUBLIC, MarkedDeck, marked_by
from centans.games.trente.model.position import NO_MISSION, Position, mission_of, on_table


def knows_place(s: Position, army: int | None, mark: int) -> bool:
    """Whether this army knows which card lies under a deck with that mark."""
    if mark == PUBLIC:
        return True
    return army is not None and s.armies[marked_by(mark)] == army


def unseen(s: Position, army: int | None) -> list[int]:
    """By kind: the cards that this army has not in sight, in other hands or in the decks."""
    force, arms, heroes = s.box.deck_counts
    found = [*force, *arms, *heroes, *[0] * len(CANARIES)]
    for seat, hand in enumerate(s.hands):
        row = hand if s.armies[seat] == army else s.seen[seat]
        for kind in range(KINDS):
            number = row[kind]
            if number:
                found[kind] -= number
    for pile in (s.force, s.arms, s.hero):
        for place, kind in enumerate(pile.under):
            if knows_place(s, army, pile.marks[place]):
                found[kind] -= 1
    for cards in on_table(s):
        for kind in cards:
            found[kind] -= 1
    return found


def hidden_in_hand(s: Position, seat: int, deck: int) -> int:
    """How many cards of that deck a seat holds that others have not seen."""
    return in_deck(s.hands[seat], deck) - in_deck(s.seen[seat], deck)


def mission_in_sight(s: Position, army: int | None, owner: int) -> Mission | None:
    """The Mission of `owner` this turn, if this army may know it."""
    return mission_of(s, owner) if s.mission_up[owner] or owner == army else None


def unseen_missions(s: Position, army: int | None, owner: int) -> list[int]:
    """The Missions of `owner` that this army cannot place: in the deck in no order, or face down before him."""
    deck = s.mission_decks[owner]
    found = [1] * len(s.box.missions[owner])
    for place, card in enumerate(deck.under):
        if knows_place(s, army, deck.marks[place]):
            found[card] -= 1
    if s.mission[owner] != NO_MISSION and (s.mission_up[owner] or owner == army):
        found[s.mission[owner]] -= 1
    return [card for card, number in enumerate(found) if number > 0]


def mixed_places(s: Position, army: int | None, deck: MarkedDeck) -> tuple[list[list[int]], list[int]]:
    """The places under a deck whose cards this army cannot name one by one.

    First those that hold what it mixed itself, mark by mark: it knows which cards, not in which order; then those that
    others filled unseen.
    """
    own: dict[int, list[int]] = {}
    foreign: list[int] = []
    last = PUBLIC
    places: list[int] = []
    for place, mark in enumerate(deck.marks):
        if mark == PUBLIC:
            continue
        if mark != last:
            last = mark
            places = own.setdefault(mark, []) if knows_place(s, army, mark) else foreign
        places.append(place)
    return list(own.values()), foreign
