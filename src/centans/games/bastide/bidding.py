"""Bastide: what a bot considers a sensible bid.

The others' bids are unknown, so a bid is weighed against several ways in which they might bid, from nothing to all
they have; what it buys is what would find a circle then.
"""

from __future__ import annotations

from typing import Final

from centans.core.options import Option
from centans.games.bastide.choices import CARDS, MORE, NO_TARGET, Sum
from centans.games.bastide.model import Position, add_influence, camp_size, is_started, room_in, supply
from centans.games.bastide.rules.emissary import leader_on
from centans.games.bastide.town import CARRA, CATEGORY_OF, CIRCLES_OF, FACES, is_religious
from centans.games.bastide.worth import INCOME, chance_french, money_value, progress, worth, worth_of_end

SPIRITS: Final = (0.0, 0.35, 0.7, 1.0, 0.5, 0.0, 0.85)
"""The parts of their money that rivals might bid; who is in which spirit changes with the case considered."""
CASES: Final = 7
NO_MORE: Final = -1000.0
IDLE: Final = -0.6
"""What a project is worth for which nobody can pay."""
THRIFT: Final = 0.012
"""What emptying one's purse costs beyond the money: the square of the bid, times this."""


def income_of(s: Position, equipment: int) -> float:
    """What a token on a circle of this equipment earns in tax, on the average."""
    circles = CIRCLES_OF[equipment]
    if not circles:
        return 0.0
    rooms = [room_in(s, block) for circle in circles for block in FACES[circle] if block != CARRA]
    return INCOME * (1 - progress(s)) * sum(rooms) / len(circles)


def value_of_tokens(s: Position, seat: int, equipment: int) -> list[float]:
    """What 0, 1, 2 and so on of one's own tokens on this equipment are worth, the majority card included."""
    free = s.box.capacity[equipment] - s.filled[equipment]
    card = CATEGORY_OF[equipment]
    counts = s.influence[card :: len(CARDS)]
    best = max([count for other, count in enumerate(counts) if other != seat])
    sign = 2 * chance_french(s) - 1
    points = s.box.card_points[card]
    holds = s.cards[card] == seat
    values: list[float] = []
    for tokens in range(free + 1):
        value = tokens * (1.0 + income_of(s, equipment))
        lead = counts[seat] + tokens - best
        if lead > 0 and not holds:
            value += 0.6 * sign * points
        elif holds:
            value += min(2, tokens) * 0.08 * sign * points
        values.append(value)
    return values


def rivals(s: Position, seat: int, case: int, free: int) -> list[int]:
    """What everybody else might contribute in this case."""
    most = s.box.price * free + 2
    found: list[int] = []
    for other in range(s.box.players):
        spirit = SPIRITS[(case * 3 + other * 2 + seat) % len(SPIRITS)]
        found.append(0 if other == seat else min(most, int(s.money[other] * spirit)))
    return found


def tokens_placed(s: Position, seat: int, mine: int, others: list[int], free: int) -> int:
    """How many of one's Influences find a circle, if all with a higher contribution place first."""
    before = 0
    for other, paid in enumerate(others):
        if other != seat and (paid > mine or (paid == mine and closer(s, other, seat))):
            before += paid // s.box.price
    return max(0, min(mine // s.box.price, free - before, supply(s, seat)))


def closer(s: Position, one: int, other: int) -> bool:
    """Whether one sits nearer to the initiator, clockwise."""
    return (one - s.active) % s.box.players < (other - s.active) % s.box.players


def net(s: Position, seat: int, down: int, amount: int, cases: list[list[int]], values: list[float]) -> float:
    """What putting down so much more is worth on the average, less what it costs."""
    free = len(values) - 1
    gain = 0.0
    for others in cases:
        gain += values[tokens_placed(s, seat, down + amount, others, free)]
    return gain / len(cases) - amount * money_value(s) - THRIFT * amount * amount


def weigh_bids(s: Position, seat: int, named: int, options: tuple[Option, ...]) -> list[float]:
    values = value_of_tokens(s, seat, s.project)
    free = len(values) - 1
    cases = [rivals(s, seat, case, free) for case in range(CASES)]
    most = s.box.price * free + 2
    return [weigh_sum(s, seat, 0, named, most, option, cases, values) for option in options]


def weigh_sum(
    s: Position,
    seat: int,
    down: int,
    named: int,
    most: int,
    option: Option,
    cases: list[list[int]],
    values: list[float],
) -> float:
    """One option of a bid or a raise; more than could buy all free circles is never sensible."""
    if option is MORE or not isinstance(option, Sum) or down + named + option.amount > most:
        return NO_MORE
    return net(s, seat, down, named + option.amount, cases, values)


def weigh_raises(s: Position, seat: int, named: int, options: tuple[Option, ...]) -> list[float]:
    """The same with the first bids known: rivals who may raise might do so."""
    values = value_of_tokens(s, seat, s.project)
    free = len(values) - 1
    most = s.box.price * free + 2
    cases = [raised(s, seat, case, most) for case in range(CASES)]
    down = s.bids[seat] + s.additions[seat]
    return [weigh_sum(s, seat, down, named, max(most, down), option, cases, values) for option in options]


def raised(s: Position, seat: int, case: int, most: int) -> list[int]:
    found: list[int] = []
    for other in range(s.box.players):
        spirit = SPIRITS[(case * 3 + other * 2 + seat) % len(SPIRITS)]
        able = s.bids[other] >= s.box.raise_least
        found.append(min(max(most, s.bids[other]), s.bids[other] + int(s.money[other] * spirit * able * 0.6)))
    return found


# -- projects ---------------------------------------------------------------------------------------------------------


def weigh_project(s: Position, seat: int, equipment: int) -> float:
    """The best bid one could make after the chest is shared, less what the others would gain; and what it stirs up."""
    t = s.clone()
    t.project = equipment
    share = t.chest // t.box.players
    for other in range(t.box.players):
        t.money[other] += share
    mine = best_net(t, seat, equipment)
    theirs = [best_net(t, other, equipment) for other in range(t.box.players) if other != seat]
    return mine - 0.5 * max(theirs) - 0.2 * sum(theirs) / len(theirs) + stir(s, seat, equipment)


def best_net(t: Position, seat: int, equipment: int) -> float:
    """The most that this player could hope for in the auction."""
    values = value_of_tokens(t, seat, equipment)
    free = len(values) - 1
    cases = [rivals(t, seat, case, free) for case in range(CASES)]
    price = t.box.price
    sums = [price * tokens for tokens in range(min(free, t.money[seat] // price) + 1)]
    return max([net(t, seat, 0, amount, cases, values) for amount in sums])


def stir(s: Position, seat: int, equipment: int) -> float:
    """What it means for the town's allegiance that the work is begun, and that an emissary is sent."""
    if max(s.money) + s.chest // s.box.players < s.box.price:
        return standstill(s, seat)
    t = s.clone()
    t.project = equipment
    if not is_started(s, equipment):
        t.filled[equipment] += 1
    if is_religious(equipment) and camp_size(s):
        points = max([place + 1 for place, number in enumerate(s.camp) if number])
        t.camp[points - 1] -= 1
        add_influence(t, equipment, NO_TARGET, seat)
        t.road[leader_on(t, equipment)] += points
        t.influence[seat * 3 + CATEGORY_OF[equipment]] -= 1
    return 0.7 * (worth(t, seat) - worth(s, seat))


def standstill(s: Position, seat: int) -> float:
    """A turn in which nothing happens: the more of them in a row, the nearer the end with the scores as they are."""
    if not s.box.stall:
        return IDLE
    return IDLE + s.idle / s.box.stall * (worth_of_end(s, seat, True) - worth(s, seat))
