"""Guyenne: what is on the table."""

from __future__ import annotations

from typing import Any

from centans.core.steps import Agenda, State
from centans.games.guyenne.box import CASTLES, EMPTY, ENGLISH, FIRST, FRENCH, HERO, NEUTRAL, ONE, Deal, Pile, size


class Position(State):
    """Everything on the table, face up or down. Lists go by castle, by seat, by side, or by side and front."""

    __slots__ = (
        "aside",
        "box",
        "castles",
        "conceded",
        "contested",
        "defenders",
        "draw_pile",
        "exhausted",
        "face_up",
        "given",
        "hands",
        "kept",
        "laid",
        "origin",
        "removed",
        "spent",
        "stocked",
        "turn",
        "vanguard",
    )

    def __init__(
        self,
        box: Deal,
        turn: int,
        castles: list[int],
        contested: list[int],
        defenders: list[int],
        hands: list[Pile],
        draw_pile: list[Pile],
        laid: list[Pile],
        face_up: list[bool],
        spent: list[Pile],
        conceded: list[Pile],
        aside: list[Pile],
        removed: list[Pile],
        exhausted: list[int],
        vanguard: list[int],
        origin: list[Pile],
        stocked: list[Pile],
        kept: list[int],
        given: list[Pile],
        agenda: Agenda[Any],
    ) -> None:
        self.journal = None
        self.agenda = agenda
        self.box = box
        self.turn = turn
        self.castles = castles
        """By castle: the side that controls it, or NEUTRAL (GY-COMP-5)."""
        self.contested = contested
        """The castles opened this turn, in order."""
        self.defenders = defenders
        """For each of them: the side that controlled it when it was opened, or NEUTRAL (GY-ROLE-4)."""
        self.hands = hands
        """By seat."""
        self.draw_pile = draw_pile
        """By side, in no order: a card is drawn by chance when it is needed."""
        self.laid = laid
        """By side and front (see `front`): the cards in front of the castle."""
        self.face_up = face_up
        """By side and front: whether everybody has seen them."""
        self.spent = spent
        """By side: cards in the discard pile that everybody has seen."""
        self.conceded = conceded
        """By seat: cards in the discard pile that this seat gave up unseen."""
        self.aside = aside
        """By side: cards in the discard pile that were put there at the start (GY-EXP-2)."""
        self.removed = removed
        """By side, face up for all."""
        self.exhausted = exhausted
        """By side: how often its draw pile has run out."""
        self.vanguard = vanguard
        """By side: the seat in charge of the first castle this turn."""
        self.origin = origin
        """By side: all its cards in the game when its draw pile was last made."""
        self.stocked = stocked
        """By side: those of them that everybody knew to go into that draw pile."""
        self.kept = kept
        """By side: how many were held in hand at that moment."""
        self.given = given
        """By seat: what its partner handed over and knows to be still with it."""

    def clone(self) -> Position:
        return Position(
            self.box,
            self.turn,
            self.castles.copy(),
            self.contested.copy(),
            self.defenders.copy(),
            self.hands.copy(),
            self.draw_pile.copy(),
            self.laid.copy(),
            self.face_up.copy(),
            self.spent.copy(),
            self.conceded.copy(),
            self.aside.copy(),
            self.removed.copy(),
            self.exhausted.copy(),
            self.vanguard.copy(),
            self.origin.copy(),
            self.stocked.copy(),
            self.kept.copy(),
            self.given.copy(),
            self.agenda.clone(),
        )


def new_position(box: Deal) -> Position:
    """The table before set-up: castles neutral, heroes in hand, the rest in the draw piles (GY-SETUP-1, 3, 4)."""
    valued = box.army - ONE[HERO]
    seats = len(box.side_of)
    hands = [0] * seats
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
        laid=[0] * 4,
        face_up=[False] * 4,
        spent=[0, 0],
        conceded=[0] * seats,
        aside=[0, 0],
        removed=[0, 0],
        exhausted=[0, 0],
        vanguard=[box.captain_rotation[side][0] for side in (ENGLISH, FRENCH)],
        origin=[box.army, box.army],
        stocked=[valued, valued],
        kept=[1, 1],
        given=[0] * seats,
        agenda=Agenda(),
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


def discard_pile(s: Position, side: int) -> Pile:
    """A side's whole discard pile."""
    return s.spent[side] + s.aside[side] + sum([s.conceded[seat] for seat in s.box.captain_rotation[side]])


def unspent(s: Position, side: int) -> int:
    """Cards in hand or still to be drawn (GY-SCORE-6)."""
    return held(s, side) + size(s.draw_pile[side])
