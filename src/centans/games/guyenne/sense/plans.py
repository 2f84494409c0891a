"""Guyenne: whole choices. Cards are laid as a group, and a castle is opened with the cards that go there."""

from __future__ import annotations

from typing import Final

from centans.core.asks import Ask
from centans.core.game import Plan
from centans.core.options import Option
from centans.core.piles import Pile
from centans.core.ranking import best_first
from centans.games.guyenne.box import EMPTY, UP_TO, cards_in, groups, size
from centans.games.guyenne.choices import CARD, DONE, OpenCastle
from centans.games.guyenne.model import Position
from centans.games.guyenne.rules.picking import Picking
from centans.games.guyenne.rules.placing import NameCastle, most_to_lay
from centans.games.guyenne.sense.weighing import first_of, weigh_castle, weigh_each, weigh_placements

GROUPS_A_CASTLE: Final = 4
"""With so many different groups a castle is worth trying."""


def plans_for_group(s: Position, step: Picking, ask: Ask) -> list[Plan]:
    """Every group that can still be chosen."""
    begins = [option.id for option in ask.options]
    left = (step.source(s) - step.picked) & UP_TO[step.last]
    found = [
        extra
        for extra in groups(left, step.most - size(step.picked))
        if first_of(extra) in begins and is_complete(s, step, extra)
    ]
    weights = weigh_each(s, step, [step.picked + extra for extra in found])
    return [Plan((*named(extra), DONE), weight) for extra, weight in zip(found, weights, strict=True)]


def is_complete(s: Position, step: Picking, extra: Pile) -> bool:
    return step.again(step.picked + extra, step.last).is_enough(s)


def named(group: Pile) -> list[Option]:
    """The cards of a group as they are named: from the strongest down."""
    return [CARD[kind] for kind in sorted(cards_in(group), reverse=True)]


def plans_for_castle(s: Position, step: NameCastle, ask: Ask) -> list[Plan]:
    """Each castle with the groups that promise most there; a castle is judged by itself, its groups by their fight."""
    most = most_to_lay(s, step.place, step.side, ask.seat)
    choices = [group for group in groups(s.hands[ask.seat], most) if group != EMPTY]
    found: list[Plan] = []
    for option in ask.options:
        assert isinstance(option, OpenCastle)
        weights = weigh_placements(s, step.side, step.place, option.castle, choices)
        order = best_first(weights)[:GROUPS_A_CASTLE]
        stake = weigh_castle(s, step, option)
        for place in order:
            behind = weights[order[0]] - weights[place]
            found.append(Plan((option, *named(choices[place]), DONE), stake - behind))
    return found
