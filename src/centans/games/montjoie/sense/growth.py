"""Where to settle, what to build, what to buy."""

from __future__ import annotations

import math

from centans.core.game import Plan
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import size
from centans.games.montjoie.box.realm import WAR, count
from centans.games.montjoie.choices.numbers import BuyCards
from centans.games.montjoie.choices.places import AtTown, Expand, From, NameTown
from centans.games.montjoie.choices.words import (
    END_EXPANSION,
    PLAY_AMBASSADOR,
    PLAY_BRIGAND,
    PLAY_INTRIGUE,
    PLAY_PAPAL_AMBASSADOR,
)
from centans.games.montjoie.model.position import GARRISON, Position, free_towns
from centans.games.montjoie.rules.expansion import Expansion, ExpansionSource
from centans.games.montjoie.rules.gains import Gain
from centans.games.montjoie.rules.purchases import Purchase
from centans.games.montjoie.sense.temper import Temper
from centans.games.montjoie.sense.worth import danger, turns_left, worth

NOTHING, SOME_CARDS, A_CASTLE, RAMPARTS = range(4)
"""What money is for."""
FIRST = 10.0
"""Added to what should be done before attacks."""


def weigh_start(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Towns with free neighbours; a town to be left out weighs the other way round."""
    free = free_towns(s)
    sign = -1.0 if s.box.start_number[s.nation[seat]] > 1 else 1.0
    return [sign * count(s.box.neighbours[option.town] & free) for option in options if isinstance(option, NameTown)]


def weigh_places(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    return [
        worth(s, temper, s.nation[seat], option.town) if isinstance(option, NameTown) else 0.0 for option in options
    ]


def weigh_purchase(s: Position, temper: Temper, step: Purchase, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Walls last, cards are for this turn; what is bought must be worth its écus."""
    return [weigh_bought(s, temper, step, seat, option) for option in options]


def weigh_bought(s: Position, temper: Temper, step: Purchase, seat: int, option: Option) -> float:
    if isinstance(option, BuyCards):
        return cards_value(s, temper, seat, option.number) - option.number * s.box.card_price * temper.ecu
    if isinstance(option, NameTown):
        price = s.box.castle_price if s.level[option.town] == GARRISON else s.box.rampart_price
        left = (s.money[seat] - price) // s.box.card_price
        wall = walls_value(s, temper, s.owner[option.town], option.town)
        return wall - price * temper.ecu + max(0.0, cards_value(s, temper, seat, min(left, 4)) - temper.other_cards)
    return -1.0


def bargains(s: Position, plans: list[Plan]) -> list[Plan]:
    """What is for sale, with what it is for; to talk instead is no matter for a search."""
    found: list[Plan] = []
    for plan in plans:
        option = plan.options[0]
        if isinstance(option, BuyCards):
            found.append(Plan(plan.options, plan.weight, SOME_CARDS if option.number else NOTHING))
        elif isinstance(option, NameTown):
            found.append(Plan(plan.options, plan.weight, A_CASTLE if s.level[option.town] == GARRISON else RAMPARTS))
    return found


def cards_value(s: Position, temper: Temper, seat: int, number: int) -> float:
    """The first cards of a hand matter most."""
    hand = size(s.hands[seat])
    if s.war == WAR:
        first, fading = temper.war_card, temper.war_fading
    else:
        first, fading = temper.peace_card, temper.peace_fading
    return first * math.fsum([math.pow(fading, max(0.0, hand + more - temper.few_cards)) for more in range(number)])


def walls_value(s: Position, temper: Temper, power: int, town: int) -> float:
    """A level more pays an écu a turn and makes the town harder to take."""
    better = temper.castle if s.level[town] == GARRISON else temper.rampart
    kept = better * worth(s, temper, power, town) * (temper.calm + danger(s, power, town))
    return turns_left(s, temper) * temper.ecu + kept


def weigh_expansion(
    s: Position, temper: Temper, step: Expansion, seat: int, options: tuple[Option, ...]
) -> list[float]:
    """First settle what is worth it, then play cards, then go on to the attacks."""
    return [weigh_growth(s, temper, step, option) for option in options]


def weigh_growth(s: Position, temper: Temper, step: Expansion, option: Option) -> float:
    if isinstance(option, Expand):
        safe = temper.safety * (1.0 - danger(s, step.power, option.town))
        return FIRST + worth(s, temper, step.power, option.town) + safe
    if option is END_EXPANSION:
        return 0.0
    return weigh_deed(option)


def weigh_deed(option: Option) -> float:
    """Cards for one's own turn are of no use later."""
    if option is PLAY_AMBASSADOR or option is PLAY_PAPAL_AMBASSADOR:
        return 1.2 * FIRST
    if option is PLAY_BRIGAND or option is PLAY_INTRIGUE:
        return 1.1 * FIRST
    return -1.0


def weigh_source(
    s: Position, temper: Temper, step: ExpansionSource, seat: int, options: tuple[Option, ...]
) -> list[float]:
    """The source that could settle least besides."""
    free = free_towns(s) & ~(1 << step.town)
    return [-float(count(s.box.neighbours[option.town] & free)) for option in options if isinstance(option, From)]


def weigh_abandon(s: Position, temper: Temper, step: Gain, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Give up what is worth less than what is won."""
    won = worth(s, temper, step.power, step.town)
    return [
        won - worth(s, temper, step.power, option.town) if isinstance(option, AtTown) else 0.0 for option in options
    ]
