"""Bastide: what a bot considers a sensible bid.

The others' bids are unknown, so an auction is played in thought in several ways, with rivals who put down nothing, a
part or all that could serve them; a bid is worth what the town is worth afterwards, on the average.
"""

from __future__ import annotations

from typing import Final

from centans.core.game import NOBODY
from centans.core.options import Option
from centans.games.bastide.box.pieces import CARDS
from centans.games.bastide.box.town import CENTRAL, CIRCLES_OF, FIRST_RELIGIOUS, is_religious
from centans.games.bastide.choices import MORE, NO_TARGET, Sum
from centans.games.bastide.model import Position, add_influence, coming_holder, is_finished, is_started, supply
from centans.games.bastide.rules.emissary import leader_on
from centans.games.bastide.rules.placement import placement_order
from centans.games.bastide.sense.worth import money_value, worth, worth_of_end

SPIRITS: Final = (1.0, 1.0, 1.0, 0.0, 1.0, 0.7, 1.0)
"""The part of what could serve them that rivals might bid; who is in which spirit changes with the case considered.

Watched bots bid all of it in four auctions of five, and else mostly nothing.
"""
CASES: Final = 7
FEW_CASES: Final = 3
"""How many ways an auction is thought through when it is to be begun or not."""
UNWILLING: Final = 0.9
"""How much of his spirit is left to a rival who would rather not have the Influence."""
NO_MORE: Final = -1000.0
IDLE: Final = 1.0
"""What a turn is worth in which nothing happens: so much less than nothing."""


def weigh_bids(s: Position, seat: int, named: int, options: tuple[Option, ...], number: int = CASES) -> list[float]:
    """Every sum against the same cases, so many of them; rivals' first bids are not known."""
    eagerness = eager(s, seat)
    cases = [rivals(s, seat, case, eagerness) for case in range(number)]
    return weigh_sums(s, seat, named, options, cases)


def weigh_raises(s: Position, seat: int, named: int, options: tuple[Option, ...]) -> list[float]:
    """The same with the first bids known: rivals who may raise might do so."""
    cases = [raised(s, seat, case) for case in range(CASES)]
    return weigh_sums(s, seat, named, options, cases)


def weigh_sums(s: Position, seat: int, named: int, options: tuple[Option, ...], cases: list[list[int]]) -> list[float]:
    down = s.bids[seat] + s.additions[seat] + named
    most = max(down, most_sensible(s))
    seen: dict[tuple[int, ...], float] = {}
    found: list[float] = []
    for option in options:
        if not isinstance(option, Sum) or option is MORE or down + option.amount > most:
            found.append(NO_MORE)
            continue
        total = 0.0
        for others in cases:
            paid = others.copy()
            paid[seat] = down + option.amount
            total += in_thought(s, seat, paid, seen)
        found.append(total / len(cases) - money_value(s) * 0.01 * option.amount)
    return found


def most_sensible(s: Position) -> int:
    """More than this buys no further circle and hardly a better place in the order."""
    return s.box.price * (s.box.capacity[s.project] - s.filled[s.project]) + 2


def in_thought(s: Position, seat: int, paid: list[int], seen: dict[tuple[int, ...], float]) -> float:
    """What the town is worth after the auction if everybody contributes so much."""
    key = tuple(paid)
    if key not in seen:
        seen[key] = worth_after(s, seat, paid)
    return seen[key]


# -- what others may do -----------------------------------------------------------------------------------------------


def eager(s: Position, seat: int) -> list[float]:
    """How much each rival wants an Influence on the project."""
    return [1.0 if other == seat or gains(s, other) else UNWILLING for other in range(s.box.players)]


def gains(s: Position, seat: int) -> bool:
    """Whether an Influence is worth its price to this player."""
    price = s.box.price
    if s.money[seat] < price:
        return True
    t = s.clone()
    add_influence(t, s.project, any_circle(t), seat)
    t.money[seat] -= price
    return worth(t, seat) > worth(s, seat)


def any_circle(s: Position) -> int:
    """A free circle of the project."""
    if is_religious(s.project):
        return NO_TARGET
    return next(circle for circle in CIRCLES_OF[s.project] if s.circles[circle] == NOBODY)


def rivals(s: Position, seat: int, case: int, eagerness: list[float]) -> list[int]:
    """What everybody else might contribute in this case; now and then a little more, to come first among equals."""
    price = s.box.price
    free = s.box.capacity[s.project] - s.filled[s.project]
    found: list[int] = []
    for other in range(s.box.players):
        spirit = SPIRITS[(case * 3 + other * 2 + seat) % len(SPIRITS)] * eagerness[other]
        wanted = min(free, s.money[other] // price, supply(s, other))
        paid = price * int(spirit * wanted + 0.5)
        found.append(0 if other == seat else min(s.money[other], paid + (1 if paid and (case + other) % 3 == 0 else 0)))
    return found


def raised(s: Position, seat: int, case: int) -> list[int]:
    """What everybody else may have contributed in the end."""
    found: list[int] = []
    most = most_sensible(s)
    for other in range(s.box.players):
        spirit = SPIRITS[(case * 3 + other * 2 + seat) % len(SPIRITS)]
        able = other != seat and s.bids[other] >= s.box.raise_least
        more = min(max(0, most - s.bids[other]), int(s.money[other] * spirit * 0.6)) if able else 0
        found.append(s.bids[other] + more)
    return found


# -- an auction in thought --------------------------------------------------------------------------------------------


def worth_after(s: Position, seat: int, paid: list[int]) -> float:
    """The project carried out with these contributions: Influences, emissary, majority cards, the end if it is one."""
    t = s.clone()
    for other, amount in enumerate(paid):
        t.money[other] -= amount - s.bids[other]
    t.bids = paid
    t.additions = [0] * len(paid)
    before = t.filled[t.project]
    for other in placement_order(t):
        if is_finished(t, t.project):
            break
        if supply(t, other):
            add_influence(t, t.project, any_circle(t), other)
    if t.filled[t.project] == before:
        return worth_of_standstill(t, seat)
    if is_religious(t.project) and any(t.camp):
        emissary(t)
    return worth_at_end_of_turn(t, seat)


def emissary(t: Position) -> None:
    """The leader on the building sends the strongest English token away."""
    points = max([place + 1 for place, number in enumerate(t.camp) if number])
    leader = leader_on(t, t.project)
    t.camp[points - 1] -= 1
    t.road[leader] = min(t.box.road_end, t.road[leader] + points)


def worth_at_end_of_turn(t: Position, seat: int) -> float:
    if not all(t.filled):
        return worth(t, seat)
    t.cards = [coming_holder(t, card) for card in range(len(CARDS))]
    return worth_of_end(t, seat, True)


def worth_of_standstill(s: Position, seat: int) -> float:
    """A turn in which nothing happens: the more of them in a row, the nearer the end with the scores as they are."""
    now = worth(s, seat) - IDLE
    if not s.box.stall:
        return now
    near = (max(0, s.idle) + 1) / s.box.stall
    return now + near * near * (worth_of_end(s, seat, True) - now)


# -- projects ---------------------------------------------------------------------------------------------------------


def weigh_project(s: Position, seat: int, equipment: int, number_of_cases: int = FEW_CASES) -> float:
    """The best that one can hope for in the auction, after the chest is shared."""
    t = s.clone()
    t.project = equipment
    share = t.chest // t.box.players
    t.chest -= share * t.box.players
    for other in range(t.box.players):
        t.money[other] += share
    if is_religious(equipment) and not is_started(s, equipment):
        t.sites[equipment - FIRST_RELIGIOUS] = CENTRAL
    eagerness = eager(t, seat)
    cases = [rivals(t, seat, case, eagerness) for case in range(number_of_cases)]
    price = t.box.price
    tokens = min(t.box.capacity[equipment] - t.filled[equipment], t.money[seat] // price)
    best = NO_MORE
    for number in range(tokens + 1):
        total = 0.0
        for others in cases:
            paid = others.copy()
            paid[seat] = price * number
            total += worth_after(t, seat, paid)
        best = max(best, total / number_of_cases)
    return best - worth(s, seat)
