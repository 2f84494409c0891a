"""Guyenne: what is on the table."""

from __future__ import annotations

from centans.core.facts import facts
from centans.core.piles import Pile
from centans.core.steps import State
from centans.games.guyenne.box import CASTLES, EMPTY, ENGLISH, FIRST, FRENCH, HERO, NEUTRAL, ONE, SECOND, Deal, size


@facts
class Position(State):
    """Everything on the table, face up or down. Lists go by castle, by seat, by side, or by side and front."""

    box: Deal
    turn: int
    castles: list[int]
    """By castle: the side that controls it, or NEUTRAL (GY-COMP-5)."""
    contested: list[int]
    """The castles opened this turn, in order."""
    defenders: list[int]
    """For each of them: the side that controlled it when it was opened, or NEUTRAL (GY-ROLE-4)."""
    hands: list[Pile]
    """By seat."""
    draw_pile: list[Pile]
    """By side, in no order: a card is drawn by chance when it is needed."""
    laid: list[Pile]
    """By side and front (see `front`): the cards in front of the castle."""
    face_up: list[bool]
    """By side and front: whether everybody has seen them."""
    spent: list[Pile]
    """By side: cards in the discard pile that everybody has seen."""
    conceded: list[Pile]
    """By seat: cards in the discard pile that this seat gave up unseen."""
    aside: list[Pile]
    """By side: cards in the discard pile that were put there at the start (GY-EXP-2)."""
    removed: list[Pile]
    """By side, face up for all."""
    exhausted: list[int]
    """By side: how often its draw pile has run out."""
    vanguard: list[int]
    """By side: the seat in charge of the first castle this turn."""
    origin: list[Pile]
    """By side: all its cards in the game when its draw pile was last made."""
    stocked: list[Pile]
    """By side: those of them that everybody knew to go into that draw pile."""
    kept: list[int]
    """By side: how many were held in hand at that moment."""
    given: list[Pile]
    """By seat: what its partner handed over and knows to be still with it."""


def new_position(box: Deal) -> Position:
    """The table before set-up: castles neutral, heroes in hand, the rest in the draw piles (GY-SETUP-1, 3, 4)."""
    valued = box.army - ONE[HERO]
    seats = len(box.side_of)
    hands = [EMPTY] * seats
    for side in (ENGLISH, FRENCH):
        hands[box.captain_rotation[side][0]] = ONE[HERO]
    return Position(
        box,
        turn=1,
        castles=[NEUTRAL] * CASTLES,
        contested=[],
        defenders=[],
        hands=hands,
        draw_pile=[valued, valued],
        laid=[EMPTY] * 4,
        face_up=[False] * 4,
        spent=[EMPTY, EMPTY],
        conceded=[EMPTY] * seats,
        aside=[EMPTY, EMPTY],
        removed=[EMPTY, EMPTY],
        exhausted=[0, 0],
        vanguard=[box.captain_rotation[side][0] for side in (ENGLISH, FRENCH)],
        origin=[box.army, box.army],
        stocked=[valued, valued],
        kept=[1, 1],
        given=[EMPTY] * seats,
    )


def front(side: int, place: int) -> int:
    """Where a side's cards for the first or second castle lie in `laid` and `face_up`."""
    return side * 2 + place


def first_side(s: Position) -> int:
    """The English in odd turns, the French in even ones (GY-TURN-5)."""
    return ENGLISH if s.turn % 2 == 1 else FRENCH


def captain(s: Position, side: int, turn: int) -> int:
    """The member who draws and hands over in that turn; it changes every turn (GY-TEAM-5)."""
    rotation = s.box.captain_rotation[side]
    return rotation[(turn - 1) % len(rotation)]


def placer(s: Position, side: int, place: int) -> int:
    """The seat in charge of a castle: the vanguard has the first, the rearguard the second (GY-TEAM-14)."""
    leader = s.vanguard[side]
    if place == FIRST or not s.box.team[side]:
        return leader
    return s.box.partner(leader)


def held(s: Position, side: int) -> int:
    """How many cards a side has in hand, both hands of a team together."""
    together = EMPTY
    for seat in s.box.captain_rotation[side]:
        together += s.hands[seat]
    return size(together)


def shown_by(s: Position, side: int) -> Pile:
    """A side's cards that lie face up before castles."""
    shown = EMPTY
    for where in (front(side, FIRST), front(side, SECOND)):
        if s.face_up[where]:
            shown += s.laid[where]
    return shown


def in_keeping(s: Position, seat: int) -> Pile:
    """What a seat alone has seen since it had it: its hand, its cards face down, and what it gave up unseen."""
    side = s.box.side_of[seat]
    kept = s.hands[seat] + s.conceded[seat]
    for place in (FIRST, SECOND):
        if placer(s, side, place) == seat and not s.face_up[front(side, place)]:
            kept += s.laid[front(side, place)]
    return kept


def discard_pile(s: Position, side: int) -> Pile:
    """A side's whole discard pile."""
    return s.spent[side] + s.aside[side] + sum([s.conceded[seat] for seat in s.box.captain_rotation[side]])


def unspent(s: Position, side: int) -> int:
    """Cards in hand or still to be drawn (GY-SCORE-6)."""
    return held(s, side) + size(s.draw_pile[side])
