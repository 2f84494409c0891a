"""Guyenne: what a bot considers a sensible choice.

Everything is measured in points of the final score. A fight is worth what the castle would change in the score, by the
chance to win it; cards cost something because they are not there for the next fight.
"""

from __future__ import annotations

from math import exp
from typing import Final

from centans.core.asks import Ask
from centans.core.options import Option
from centans.core.piles import Pile
from centans.games.guyenne.box import (
    EMPTY,
    ENGLISH,
    FRENCH,
    NEUTRAL,
    ONE,
    UP_TO,
    groups,
    has_hero,
    rival,
    size,
    strength,
    strongest,
)
from centans.games.guyenne.choices import CARD, DONE, LEAD, SHOW, OpenCastle, ReinforceCastle
from centans.games.guyenne.model import Position, front
from centans.games.guyenne.rules.combat import Defend, winner_between
from centans.games.guyenne.rules.losses import Remove
from centans.games.guyenne.rules.picking import Picking
from centans.games.guyenne.rules.placing import ALREADY_OPEN, Lay, NameCastle
from centans.games.guyenne.rules.reinforcements import Reinforce, ReinforceWith
from centans.games.guyenne.rules.setup import SetAside
from centans.games.guyenne.rules.teams import HandOver, SetOrder
from centans.games.guyenne.scoring import points

PRICE: Final = 0.11
"""What spending a point of strength costs."""
PRICE_OF_HERO: Final = 1.1
ANSWER: Final = 0.42
"""The share of his hand that an enemy is expected to lay on a castle where he has nothing yet."""
MORE: Final = 0.12
"""The share of his hand that he is expected to add as reinforcement."""
DOUBT: Final = 1.6
"""How many points of strength make a fight about three to one."""
FEAR_OF_HERO: Final = 0.35
"""How likely an enemy who holds his hero is to send him to this castle."""


def weigh(s: Position, ask: Ask) -> list[float]:
    """How good each option of any ask of the game looks."""
    step = s.agenda.asking(ask)
    if isinstance(step, Picking):
        return weigh_groups(s, step, ask.options)
    if isinstance(step, NameCastle):
        return [weigh_castle(s, step, option) for option in ask.options]
    if isinstance(step, Reinforce):
        return [weigh_reinforcement(s, step, ask.seat, option) for option in ask.options]
    if isinstance(step, Defend):
        return weigh_defence(s, step, ask.options)
    assert isinstance(step, SetOrder)
    return [weigh_order(s, step, option) for option in ask.options]


# -- castles ------------------------------------------------------------------------------------------------------


def lead_with(s: Position, side: int, castle: int, owner: int) -> float:
    """A side's lead in points if the castle belonged to that owner."""
    castles = s.castles.copy()
    castles[castle] = owner
    return points(s.box, castles, side) - points(s.box, castles, rival(side))


def weigh_castle(s: Position, step: NameCastle, option: Option) -> float:
    """The castle whose change of hands matters most; rather one to be gained than one's own."""
    assert isinstance(option, OpenCastle)
    castle = option.castle
    stake = lead_with(s, step.side, castle, step.side) - lead_with(s, step.side, castle, rival(step.side))
    return stake - (1.5 if s.castles[castle] == step.side else 0.0)


class Fight:
    """The fight for a castle as one side sees it: what can come of it, and what it must expect to meet."""

    __slots__ = ("expected", "fear", "held", "lost", "theirs", "won")

    def __init__(self, s: Position, side: int, place: int, castle: int) -> None:
        enemy = rival(side)
        reserve = hands_of(s, enemy)
        self.won = lead_with(s, side, castle, side)
        self.lost = lead_with(s, side, castle, enemy)
        self.held = lead_with(s, side, castle, s.castles[castle])
        self.theirs = s.laid[front(enemy, place)]
        self.fear = FEAR_OF_HERO if has_hero(reserve) else 0.0
        self.expected = strength(self.theirs) + strength(reserve) * (MORE if self.theirs else ANSWER)

    def prospect(self, mine: Pile) -> float:
        """The lead in points to be expected after the fight, with these cards of one's own."""
        win, lose = self.chances(mine)
        return win * self.won + lose * self.lost + (1 - win - lose) * self.held

    def chances(self, mine: Pile) -> tuple[float, float]:
        """How likely these cards are to win the castle, and to lose it."""
        if has_hero(mine):
            return (0.0, 0.0) if has_hero(self.theirs) else (1 - self.fear, 0.0)
        if has_hero(self.theirs):
            return 0.0, 1.0
        lead = strength(mine) - self.expected
        win = (1 - self.fear) / (1 + exp((0.5 - lead) / DOUBT))
        lose = 1 / (1 + exp((0.5 + lead) / DOUBT))
        return win, max(lose, self.fear)


def hands_of(s: Position, side: int) -> Pile:
    return sum([s.hands[seat] for seat in s.box.captain_rotation[side]])


# -- cards --------------------------------------------------------------------------------------------------------


def price(cards: Pile) -> float:
    return PRICE * strength(cards) + (PRICE_OF_HERO if has_hero(cards) else 0.0)


def weigh_groups(s: Position, step: Picking, options: tuple[Option, ...]) -> list[float]:
    """An option is as good as the best group that can still be chosen after it."""
    best = {option.id: -1000.0 for option in options}
    left = (step.source(s) - step.picked) & UP_TO[step.last]
    extras = [extra for extra in groups(left, step.most - size(step.picked)) if first_of(extra) in best]
    weights = weigh_each(s, step, [step.picked + extra for extra in extras])
    for extra, weight in zip(extras, weights, strict=True):
        best[first_of(extra)] = max(best[first_of(extra)], weight)
    return [best[option.id] for option in options]


def first_of(extra: Pile) -> int:
    """The id of the option that begins this group."""
    return CARD[strongest(extra)].id if extra else DONE.id


def weigh_each(s: Position, step: Picking, choices: list[Pile]) -> list[float]:
    """How good each group would be, whatever it is chosen for."""
    if isinstance(step, Lay):
        castle = step.castle if step.castle != ALREADY_OPEN else s.contested[step.place]
        return weigh_placements(s, step.side, step.place, castle, choices)
    if isinstance(step, ReinforceWith):
        return weigh_placements(s, step.side, step.place, s.contested[step.place], choices)
    if isinstance(step, Remove):
        return [-strength(group) - 0.1 * size(group) for group in choices]
    if isinstance(step, HandOver):
        hand, partner = s.hands[step.seat], s.hands[s.box.partner(step.seat)]
        return [-abs(weight_in_battle(hand - group) - weight_in_battle(partner + group)) for group in choices]
    assert isinstance(step, SetAside)
    return [-float(strength(group)) for group in choices]


def weigh_placements(s: Position, side: int, place: int, castle: int, choices: list[Pile]) -> list[float]:
    """The fight, less what the cards cost; who attacks an enemy castle loses his best card for good (GY-ADV-6)."""
    fight = Fight(s, side, place, castle)
    laid = s.laid[front(side, place)]
    weights = [fight.prospect(laid + group) - price(group) for group in choices]
    if s.box.removal and s.castles[castle] == rival(side):
        return [weight - price(ONE[strongest(laid + group)]) for weight, group in zip(weights, choices, strict=True)]
    return weights


def weight_in_battle(cards: Pile) -> float:
    return strength(cards) + (8.0 if has_hero(cards) else 0.0)


# -- other choices ------------------------------------------------------------------------------------------------


def weigh_reinforcement(s: Position, step: Reinforce, seat: int, option: Option) -> float:
    """What the best reinforcement of that castle adds to doing nothing; passing is worth nothing."""
    if not isinstance(option, ReinforceCastle):
        return 0.0
    place = s.contested.index(option.castle)
    laid = s.laid[front(step.side, place)]
    choices = [group for group in groups(s.hands[seat], s.box.most_on_castle - size(laid)) if group != EMPTY]
    best = max(weigh_placements(s, step.side, place, option.castle, choices))
    return best - weigh_placements(s, step.side, place, option.castle, [EMPTY])[0]


def weigh_defence(s: Position, step: Defend, options: tuple[Option, ...]) -> list[float]:
    """Show what wins or ties; what loses anyway need not be seen."""
    english, french = s.laid[front(ENGLISH, step.place)], s.laid[front(FRENCH, step.place)]
    saved = winner_between(english, french) in (step.side, NEUTRAL)
    return [float((option is SHOW) == saved) for option in options]


def weigh_order(s: Position, step: SetOrder, option: Option) -> float:
    """The stronger hand goes to the castle where this side must act on less knowledge: the first."""
    own = s.hands[step.seat] - step.gift
    other = s.hands[s.box.partner(step.seat)] + step.gift
    leads = weight_in_battle(own) >= weight_in_battle(other)
    return float((option is LEAD) == leads)
