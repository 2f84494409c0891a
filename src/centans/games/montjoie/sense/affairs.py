"""Politics and money."""

from __future__ import annotations

from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import AMBASSADOR, ENGINEER, FELON, RETREAT, SIGN
from centans.games.montjoie.choices.cards import Keep
from centans.games.montjoie.choices.places import NameTown
from centans.games.montjoie.choices.words import ROLL, WAR_VOTE
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.sense.temper import Temper
from centans.games.montjoie.sense.worth import leader, prospect

KEPT = {SIGN: 0.9, FELON: 0.8, AMBASSADOR: 0.7, ENGINEER: 0.5, RETREAT: 0.3}


def weigh_vote(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """War for those who must catch up, peace for the one who leads."""
    behind = prospect(s, temper, seat) <= prospect(s, temper, leader(s, temper, seat)) + temper.war
    return [float((option is WAR_VOTE) == behind) for option in options]


def weigh_withdrawal(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """An offer once made may stand."""
    return [-1.0] * len(options)


def weigh_income(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    return [
        0.0 if s.pillaged >> option.town & 1 else float(s.box.income[s.level[option.town]])
        for option in options
        if isinstance(option, NameTown)
    ]


def weigh_pope(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    return [float(option is ROLL) for option in options]


def weigh_keep(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """A kept card costs one of the next deal, which is worth about half a point."""
    return [KEPT.get(option.card, 0.0) - 0.45 if isinstance(option, Keep) else 0.0 for option in options]
