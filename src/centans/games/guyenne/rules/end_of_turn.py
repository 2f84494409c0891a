"""Guyenne: end of turn, drawing, and the end of the game (chapter 12)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.guyenne.box import (
    EMPTY,
    ENGLISH,
    FIRST,
    FRENCH,
    NEUTRAL,
    PACKING,
    SECOND,
    SIDES,
    cards_in,
    size,
)
from centans.games.guyenne.model import Position, captain, discard_pile, front, held


class SixCastles(Step[Position]):
    """A side that controls all six castles after both combats has won at once (GY-END-1, GY-END-2)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        owner = s.castles[0]
        if owner != NEUTRAL and s.castles.count(owner) == len(s.castles):
            if s.journal is not None:
                s.journal.tell("six-castles", side=SIDES[owner])
            s.agenda.clear()


class Discard(Step[Position]):
    """All cards played go to the discard piles (GY-EOT-2); cards in hand stay there (GY-EOT-3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for side in (ENGLISH, FRENCH):
            s.spent[side] += s.laid[front(side, FIRST)] + s.laid[front(side, SECOND)]
        s.laid = [EMPTY] * 4
        s.face_up = [False] * 4
        s.contested = []
        s.defenders = []


class Refill(Step[Position]):
    """Each side draws up to a full hand, the English first; in a team the next captain does (GY-DRAW-1, GY-TEAM-25)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for side in (ENGLISH, FRENCH):
            drawn = refill(s, side, captain(s, side, s.turn + 1), dice)
            if s.journal is not None:
                s.journal.tell("drew", side=SIDES[side], number=drawn, hand=held(s, side))


def refill(s: Position, side: int, seat: int, dice: Dice) -> int:
    """Draw until the hand is full or the pile has run out for the last time (GY-DRAW-1 to 7); give the number drawn."""
    missing = s.box.hand_size - held(s, side)
    drawn = 0
    while drawn < missing:
        if s.draw_pile[side]:
            drawn += draw(s, side, seat, missing - drawn, dice)
            if s.box.rebuild_at_once:
                exhaust_while_empty(s, side)
        elif s.exhausted[side] < s.box.exhaustion_limit:
            exhaust(s, side)
        else:
            break
    return drawn


def draw(s: Position, side: int, seat: int, number: int, dice: Dice) -> int:
    """Take so many cards, or all that are left, from the draw pile; give their number."""
    number = min(number, size(s.draw_pile[side]))
    drawn = PACKING.some(s.draw_pile[side], number, SIDES[side], dice)
    s.draw_pile[side] -= drawn
    s.hands[seat] += drawn
    if s.journal is not None:
        s.journal.tell("drew-cards", (seat,), cards=tuple(cards_in(drawn)))
    return number


def exhaust_while_empty(s: Position, side: int) -> None:
    """A pile is exhausted by its last card (GY-DRAW-3), and again at once if nothing can be rebuilt (GY-DRAW-7)."""
    while not s.draw_pile[side] and s.exhausted[side] < s.box.exhaustion_limit:
        exhaust(s, side)


def exhaust(s: Position, side: int) -> None:
    """Count the exhaustion; below the limit the discard pile becomes the new draw pile (GY-DRAW-5, 6, 8)."""
    s.exhausted[side] += 1
    if s.exhausted[side] >= s.box.exhaustion_limit:
        if s.journal is not None:
            s.journal.tell("exhausted-for-good", side=SIDES[side])
        return
    s.draw_pile[side] = discard_pile(s, side)
    s.origin[side] = s.box.army - s.removed[side]
    s.stocked[side] = s.spent[side]
    s.kept[side] = held(s, side)
    for member in s.box.captain_rotation[side]:
        if s.conceded[member]:
            s.given[member] = EMPTY
        s.conceded[member] = EMPTY
    s.spent[side] = EMPTY
    s.aside[side] = EMPTY
    if s.journal is not None:
        s.journal.tell("rebuilt", side=SIDES[side], number=size(s.draw_pile[side]), times=s.exhausted[side])


class TurnFirstPlayerCard(Step[Position]):
    """The other side is first side in the next turn (GY-EOT-4, GY-TURN-5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.turn += 1


class Exhaustion(Step[Position]):
    """The game ends when a side cannot draw any more and holds at most one card (GY-END-3 to 5, GY-TEAM-26)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for side in (ENGLISH, FRENCH):
            drained = s.exhausted[side] >= s.box.exhaustion_limit and not s.draw_pile[side]
            if drained and held(s, side) <= 1:
                if s.journal is not None:
                    s.journal.tell("out-of-cards", side=SIDES[side])
                s.agenda.clear()
                return
