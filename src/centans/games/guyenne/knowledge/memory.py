"""Guyenne: what somebody knows who has only listened, from the first event on.

He keeps his own book of the castles, of cards shown, kept and handed over, made from what he was told and never from
the position: so nothing that he can know is forgotten, or imagined otherwise, without his noticing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from centans.core.game import NOBODY
from centans.core.journal import Event
from centans.core.piles import Pile
from centans.games.guyenne.box import (
    CASTLES,
    EMPTY,
    ENGLISH,
    FRENCH,
    HERO,
    KINDS,
    NEUTRAL,
    ONE,
    SIDES,
    Deal,
    common,
    number_of,
    pile_of,
    size,
    without,
)
from centans.games.guyenne.model import Position, in_keeping, shown_by


def contradiction(s: Position, viewer: int | None, told: Sequence[Event]) -> str | None:
    """What in this position cannot be, given what was told to a seat, or to a spectator; None if all fits."""
    memory = Memory(s.box, viewer)
    for event in told:
        hear = HEARD.get(event.key)
        if hear is not None:
            hear(memory, event)
    complaints = [memory.of_table(s), *[memory.of_side(s, side) for side in (ENGLISH, FRENCH)]]
    return next((complaint for complaint in [*complaints, memory.of_partner(s)] if complaint), None)


class Memory:
    """The table as one listener was told of it."""

    __slots__ = (
        "box",
        "castles",
        "conceded",
        "exhausted",
        "held",
        "kept",
        "lent",
        "origin",
        "removed",
        "shown",
        "stocked",
        "taker",
        "turn",
        "vanguard",
        "viewer",
    )

    def __init__(self, box: Deal, viewer: int | None) -> None:
        valued = box.army - ONE[HERO]
        seats = len(box.side_of)
        self.box = box
        self.viewer = viewer
        self.turn = 1
        self.castles = [NEUTRAL] * CASTLES
        self.vanguard = [rotation[0] for rotation in box.captain_rotation]
        self.held = [int(seat in self.vanguard) for seat in range(seats)]
        """By seat: cards in hand, at first the captain's hero (GY-SETUP-4)."""
        self.conceded = [0] * seats
        """By seat: cards given up unseen since its side's draw pile was last made."""
        self.exhausted = [0, 0]
        self.shown = [EMPTY, EMPTY]
        """By side: what combats have shown since then, and was not removed."""
        self.removed = [EMPTY, EMPTY]
        self.origin = [box.army, box.army]
        self.stocked = [valued, valued]
        self.kept = [1, 1]
        """By side: all its cards then, those of them that were seen to go into the pile, and how many others were in
        hand."""
        self.lent = [EMPTY] * seats
        """By seat: what the listener handed over to it, if it must still be there."""
        self.taker = NOBODY

    # -- listening -------------------------------------------------------------------------------------------------

    def begin_turn(self, event: Event) -> None:
        self.turn = number_in(event, "turn")

    def take_first_hand(self, event: Event) -> None:
        self.held[self.box.captain_rotation[side_in(event)][0]] = number_in(event, "number")

    def announce_gift(self, event: Event) -> None:
        giver, self.taker, number = [number_in(event, name) for name in ("seat", "to", "number")]
        self.held[giver] -= number
        self.held[self.taker] += number

    def hand_over(self, event: Event) -> None:
        """What comes back from a partner may be what one gave him."""
        cards = cards_in_event(event)
        giver = self.box.partner(self.taker)
        self.lent[giver] = without(self.lent[giver], cards)
        if self.viewer == giver:
            self.lent[self.taker] += cards

    def set_order(self, event: Event) -> None:
        seat = number_in(event, "seat")
        self.vanguard[self.box.side_of[seat]] = seat

    def lay(self, event: Event) -> None:
        self.held[number_in(event, "seat")] -= number_in(event, "number")

    def show(self, event: Event) -> None:
        seat, cards = number_in(event, "seat"), cards_in_event(event)
        self.shown[self.box.side_of[seat]] += cards
        self.lent[seat] = without(self.lent[seat], cards)

    def concede(self, event: Event) -> None:
        self.conceded[number_in(event, "seat")] += number_in(event, "number")

    def win(self, event: Event) -> None:
        self.castles[number_in(event, "castle") - 1] = side_in(event)

    def remove(self, event: Event) -> None:
        side, cards = self.box.side_of[number_in(event, "seat")], cards_in_event(event)
        self.shown[side] -= cards
        self.removed[side] += cards

    def rebuild(self, event: Event) -> None:
        """All cards in the game are in the new pile, but those in hand; who gave up some unseen may have had others."""
        side = side_in(event)
        self.exhausted[side] = number_in(event, "times")
        self.origin[side] = self.box.army - self.removed[side]
        self.stocked[side] = self.shown[side]
        self.kept[side] = size(self.origin[side]) - number_in(event, "number")
        self.shown[side] = EMPTY
        for seat in self.box.captain_rotation[side]:
            if self.conceded[seat]:
                self.lent[seat] = EMPTY
            self.conceded[seat] = 0

    def exhaust_for_good(self, event: Event) -> None:
        self.exhausted[side_in(event)] += 1

    def draw(self, event: Event) -> None:
        """The captain of the turn to come draws (GY-TEAM-25)."""
        rotation = self.box.captain_rotation[side_in(event)]
        self.held[rotation[self.turn % len(rotation)]] += number_in(event, "number")

    # -- comparing -------------------------------------------------------------------------------------------------

    def of_table(self, s: Position) -> str | None:
        if s.castles != self.castles:
            return f"the castles belong to {self.castles}, not to {s.castles}"
        if s.vanguard != self.vanguard:
            return f"the vanguards are {self.vanguard}, not {s.vanguard}"
        if [size(hand) for hand in s.hands] != self.held:
            return f"the hands have {self.held} cards, not {[size(hand) for hand in s.hands]}"
        if [size(pile) for pile in s.conceded] != self.conceded:
            return f"{self.conceded} cards were given up unseen, not {[size(pile) for pile in s.conceded]}"
        return None

    def of_side(self, s: Position, side: int) -> str | None:
        who = SIDES[side]
        if s.exhausted[side] != self.exhausted[side]:
            return f"the {who} have run out {self.exhausted[side]} times, not {s.exhausted[side]}"
        if s.removed[side] != self.removed[side]:
            return f"other cards of the {who} were removed"
        if s.spent[side] + shown_by(s, side) != self.shown[side]:
            return f"other cards of the {who} were shown"
        if has_hero_aside(s, side):
            return f"the hero of the {who} was never set aside"
        return self.of_draw_pile(s, side)

    def of_draw_pile(self, s: Position, side: int) -> str | None:
        """Of the cards that were not seen to go into it, it must leave as many as were kept."""
        could_be_kept = 0
        for kind in KINDS:
            there, loose = number_of(self.origin[side], kind), number_of(self.origin[side] - self.stocked[side], kind)
            outside = there - number_of(s.draw_pile[side], kind)
            if outside < 0:
                return f"the draw pile of the {SIDES[side]} has {-outside} cards of kind {kind} too many"
            could_be_kept += min(outside, loose)
        if could_be_kept < self.kept[side]:
            return f"the {SIDES[side]} kept {self.kept[side]} cards when their draw pile was made, not {could_be_kept}"
        return None

    def of_partner(self, s: Position) -> str | None:
        for seat, lent in enumerate(self.lent):
            if common(in_keeping(s, seat), lent) != lent:
                return f"seat {seat + 1} must still have what its partner handed over"
        return None


def has_hero_aside(s: Position, side: int) -> bool:
    return number_of(s.aside[side], HERO) > 0


# -- what an event says --------------------------------------------------------------------------------------------


def number_in(event: Event, name: str) -> int:
    found = event.params[name]
    assert isinstance(found, int)
    return found


def side_in(event: Event) -> int:
    return SIDES.index(str(event.params["side"]))


def cards_in_event(event: Event) -> Pile:
    found = event.params["cards"]
    assert isinstance(found, tuple)
    return pile_of([int(kind) for kind in found])


HEARD: Final[dict[str, Callable[[Memory, Event], None]]] = {
    "turn": Memory.begin_turn,
    "first-hand": Memory.take_first_hand,
    "handed-over": Memory.announce_gift,
    "handed-cards": Memory.hand_over,
    "order": Memory.set_order,
    "laid": Memory.lay,
    "reinforced": Memory.lay,
    "shown": Memory.show,
    "conceded": Memory.concede,
    "takes": Memory.win,
    "removed": Memory.remove,
    "rebuilt": Memory.rebuild,
    "exhausted-for-good": Memory.exhaust_for_good,
    "drew": Memory.draw,
}
"""By key of an event: what the listener notes of it. What is not here changes nothing in his book."""
