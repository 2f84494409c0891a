"""Guyenne: what a bot needs to play it."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from centans.core.asks import Ask
from centans.core.game import Plan, Prospect, Sense
from centans.games.guyenne.box import ENGLISH, FRENCH, has_hero, strength
from centans.games.guyenne.model import Position, discard_pile
from centans.games.guyenne.rules.picking import Picking
from centans.games.guyenne.rules.placing import NameCastle
from centans.games.guyenne.scoring import score
from centans.games.guyenne.sense.outlook import at_hand, outlook
from centans.games.guyenne.sense.plans import plans_for_castle, plans_for_group
from centans.games.guyenne.sense.weighing import hands_of, weigh

STRENGTH: Final = 0.09
"""What a point of strength that is still to come is worth in points of the score."""
HERO: Final = 0.8
"""The same for a hero in hand."""
STEADY: Final = 1.0
"""How many points of the score are about three to one at the end."""
TO_COME: Final = 0.05
"""How many more for each point of strength that both sides have yet to lay."""


class GuyenneSense(Sense[Position]):
    """Weighs every option of every ask of the game, as it stands or in whole groups of cards."""

    __slots__ = ()
    breadth: ClassVar[int] = 12
    depth: ClassVar[int] = 1

    def weigh(self, s: Position, ask: Ask) -> list[float]:
        return weigh(s, ask)

    def plans(self, s: Position, ask: Ask) -> list[Plan]:
        step = s.agenda.asking(ask)
        if isinstance(step, Picking):
            return plans_for_group(s, step, ask)
        if isinstance(step, NameCastle):
            return plans_for_castle(s, step, ask)
        return super().plans(s, ask)

    def turn(self, s: Position) -> int:
        return s.turn

    def value(self, s: Position) -> list[float]:
        english = chance_of_english(s)
        return [english if side == ENGLISH else 1.0 - english for side in s.box.side_of]

    def outlook(self, s: Position, seat: int) -> list[Prospect]:
        return outlook(s, seat)

    def at_hand(self, s: Position, seat: int) -> list[Prospect]:
        return at_hand(s, seat)


def chance_of_english(s: Position) -> float:
    """By the score as it stands and the strength still to come."""
    mine, theirs = to_come(s, ENGLISH), to_come(s, FRENCH)
    lead = score(s, ENGLISH) - score(s, FRENCH) + STRENGTH * (mine - theirs)
    lead += HERO * (has_hero(hands_of(s, ENGLISH)) - has_hero(hands_of(s, FRENCH)))
    return 1.0 / (1.0 + exp(-lead / (STEADY + TO_COME * (mine + theirs))))


def to_come(s: Position, side: int) -> float:
    """The strength that a side can still lay: in hand, to be drawn, and after the discard pile was made new."""
    rebuilds = max(0, s.box.exhaustion_limit - 1 - s.exhausted[side])
    cards = strength(hands_of(s, side)) + strength(s.draw_pile[side])
    return cards + rebuilds * strength(discard_pile(s, side))
