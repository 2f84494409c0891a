"""Politics, money and other players' offers."""

from __future__ import annotations

from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import AMBASSADOR, ENGINEER, FELON, RETREAT, SIGN
from centans.games.montjoie.choices import PASS, ROLL, WAR_VOTE, Accept, Keep, NameTown
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.model.promise import NO_TOWN
from centans.games.montjoie.rules.offers import Answer
from centans.games.montjoie.sense.worth import ECU, leader, prospect, spite, worth

KEPT = {SIGN: 0.9, FELON: 0.8, AMBASSADOR: 0.7, ENGINEER: 0.5, RETREAT: 0.3}


def weigh_vote(s: Position, step: Step[Position], seat: int, options: tuple[Option, ...]) -> list[float]:
    """War for those who must catch up, peace for the one who leads."""
    behind = prospect(s, seat) <= prospect(s, leader(s, seat))
    return [float((option is WAR_VOTE) == behind) for option in options]


def weigh_talk(s: Position, step: Step[Position], seat: int, options: tuple[Option, ...]) -> list[float]:
    return [float(option is PASS) for option in options]


def weigh_answer(s: Position, step: Answer, seat: int, options: tuple[Option, ...]) -> list[float]:
    """What is received against what is given, with an eye on what it brings the other."""
    offer = step.offer
    if offer.pact:
        value = 0.3 if prospect(s, offer.seat) < prospect(s, seat) + 6 else -0.1
    else:
        mine, theirs = s.nation[seat], s.nation[offer.seat]
        value = (offer.gives - offer.asks) * ECU
        value += 0.0 if offer.town == NO_TOWN else worth(s, mine, offer.town)
        value -= 0.0 if offer.wanted == NO_TOWN else worth(s, mine, offer.wanted)
        others = 0.0 if offer.wanted == NO_TOWN else worth(s, theirs, offer.wanted)
        others -= 0.0 if offer.town == NO_TOWN else worth(s, theirs, offer.town)
        value -= spite(s, seat, offer.seat) * others
    return [value if isinstance(option, Accept) else 0.01 for option in options]


def weigh_withdrawal(s: Position, step: Step[Position], seat: int, options: tuple[Option, ...]) -> list[float]:
    """An offer once made may stand."""
    return [-1.0] * len(options)


def weigh_income(s: Position, step: Step[Position], seat: int, options: tuple[Option, ...]) -> list[float]:
    return [
        0.0 if s.pillaged >> option.town & 1 else float(s.box.income[s.level[option.town]])
        for option in options
        if isinstance(option, NameTown)
    ]


def weigh_pope(s: Position, step: Step[Position], seat: int, options: tuple[Option, ...]) -> list[float]:
    return [float(option is ROLL) for option in options]


def weigh_keep(s: Position, step: Step[Position], seat: int, options: tuple[Option, ...]) -> list[float]:
    """A kept card costs one of the next deal, which is worth about half a point."""
    return [KEPT.get(option.card, 0.0) - 0.45 if isinstance(option, Keep) else 0.0 for option in options]
