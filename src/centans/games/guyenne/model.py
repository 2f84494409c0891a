"""Guyenne: what is on the table, and what can be chosen."""

from __future__ import annotations

from typing import Any, Final

from centans.core.game import NOBODY, Box
from centans.core.options import Catalogue, Option
from centans.core.steps import Agenda, State
from centans.games.guyenne.piles import EMPTY, HERO, KINDS, ONE, Pile, size

ENGLISH: Final = 0
FRENCH: Final = 1
NEUTRAL: Final = NOBODY
SIDES: Final = ("english", "french")
FIRST: Final = 0
SECOND: Final = 1
"""The two castles contested in a turn, in the order in which they were opened."""
CASTLES: Final = 6
SEATS: Final = range(4)
"""As many as can ever play."""


def rival(side: int) -> int:
    return 1 - side


# -- options -----------------------------------------------------------------------------------------------------


class OpenCastle(Option):
    """Contest this castle."""

    __slots__ = ("castle",)

    def __init__(self, castle: int) -> None:
        super().__init__("castle", castle=castle + 1)
        self.castle = castle


class ReinforceCastle(Option):
    """Add cards to this castle."""

    __slots__ = ("castle",)

    def __init__(self, castle: int) -> None:
        super().__init__("reinforce", castle=castle + 1)
        self.castle = castle


class TakeCard(Option):
    """Take a card of this kind into the group being chosen."""

    __slots__ = ("card", "kind_of_card")

    def __init__(self, kind: int) -> None:
        super().__init__("card", card="hero" if kind == HERO else kind)
        self.kind_of_card = kind
        self.card = ONE[kind]


CASTLE: Final = tuple([OpenCastle(castle) for castle in range(CASTLES)])
CASTLE_BUT: Final = [tuple([option for option in CASTLE if option.castle != castle]) for castle in range(CASTLES)]
"""For each castle, the options to open another one."""
REINFORCE: Final = [ReinforceCastle(castle) for castle in range(CASTLES)]
CARD: Final = {kind: TakeCard(kind) for kind in reversed(KINDS)}
DONE: Final = Option("done")
PASS: Final = Option("pass")
PASS_OR_EITHER: Final = [[(PASS, one, other) for other in REINFORCE] for one in REINFORCE]
"""For each two castles, the options to pass or to reinforce one of them."""
SHOW: Final = Option("show")
CONCEDE: Final = Option("concede")
LEAD: Final = Option("lead")
FOLLOW: Final = Option("follow")

CATALOGUE: Final = Catalogue([*CASTLE, *REINFORCE, *CARD.values(), DONE, PASS, SHOW, CONCEDE, LEAD, FOLLOW])


# -- the box ------------------------------------------------------------------------------------------------------


class Deal(Box):
    """The figures of components.toml and the settings of this match, as the rules need them."""

    __slots__ = (
        "army",
        "captain_rotation",
        "exhaustion_limit",
        "gift_least",
        "gift_most",
        "grouped",
        "hand_size",
        "isolated",
        "keep_least",
        "level",
        "members",
        "most_on_castle",
        "rebuild_at_once",
        "removal",
        "removal_after_tie",
        "set_aside",
        "side_of",
        "six_castles",
        "team",
    )

    def __init__(
        self,
        *,
        army: Pile,
        hand_size: int,
        most_on_castle: int,
        set_aside: int,
        exhaustion_limit: int,
        removal: bool,
        removal_after_tie: bool,
        rebuild_at_once: bool,
        isolated: int,
        grouped: int,
        six_castles: int,
        gift_least: int,
        gift_most: int,
        keep_least: int,
        side_of: list[int],
        captain_rotation: list[list[int]],
        level: str,
    ) -> None:
        self.army = army
        self.hand_size = hand_size
        self.most_on_castle = most_on_castle
        self.set_aside = set_aside
        self.exhaustion_limit = exhaustion_limit
        self.removal = removal
        self.removal_after_tie = removal_after_tie
        self.rebuild_at_once = rebuild_at_once
        self.isolated = isolated
        self.grouped = grouped
        self.six_castles = six_castles
        self.gift_least = gift_least
        self.gift_most = gift_most
        self.keep_least = keep_least
        self.side_of = side_of
        self.captain_rotation = captain_rotation
        """For each side its seats, the captain of turn 1 first."""
        self.team = [len(members) > 1 for members in captain_rotation]
        """By side: whether two players share it."""
        self.level = level

    def partner(self, seat: int) -> int:
        one, other = self.captain_rotation[self.side_of[seat]]
        return other if seat == one else one


# -- the position -------------------------------------------------------------------------------------------------


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
