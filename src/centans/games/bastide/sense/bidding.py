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
from centans.games.bastide.sense.income import Income, income_of
from centans.games.bastide.sense.worth import Now, Standing, money_value, worth_of_end

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


def weigh_bids(s: Position, seat: int, named: int, options: tuple[Option, ...]) -> list[float]:
    """Every sum against the same cases; rivals' first bids are not known."""
    income = income_of(s)
    eagerness = eager(s, seat, income)
    cases = [rivals(s, seat, case, eagerness) for case in range(CASES)]
    return weigh_sums(Auction(s, seat, income), named, options, cases)


def weigh_raises(s: Position, seat: int, named: int, options: tuple[Option, ...]) -> list[float]:
    """The same with the first bids known: rivals who may raise might do so."""
    cases = [raised(s, seat, case) for case in range(CASES)]
    return weigh_sums(Auction(s, seat, income_of(s)), named, options, cases)


def weigh_sums(auction: Auction, named: int, options: tuple[Option, ...], cases: list[list[int]]) -> list[float]:
    """What every sum is worth, on the average of the cases."""
    s, seat = auction.s, auction.seat
    down = s.bids[seat] + s.additions[seat] + named
    most = max(down, most_sensible(s))
    coin = money_value(s)
    found: list[float] = []
    for option in options:
        if not isinstance(option, Sum) or option is MORE or down + option.amount > most:
            found.append(NO_MORE)
            continue
        total = 0.0
        for others in cases:
            paid = others.copy()
            paid[seat] = down + option.amount
            total += auction.worth(paid)
        found.append(total / len(cases) - coin * 0.01 * option.amount)
    return found


def most_sensible(s: Position) -> int:
    """More than this buys no further circle and hardly a better place in the order."""
    return s.box.price * (s.box.capacity[s.project] - s.filled[s.project]) + 2


# -- what others may do -----------------------------------------------------------------------------------------------


def eager(s: Position, seat: int, income: Income) -> list[float]:
    """How much each rival wants an Influence on the project."""
    now = Standing(s, income)
    return [1.0 if other == seat or gains(s, other, now) else UNWILLING for other in range(s.box.players)]


def gains(s: Position, seat: int, now: Standing) -> bool:
    """Whether an Influence is worth its price to this player, as everybody stands now."""
    price = s.box.price
    if s.money[seat] < price:
        return True
    t = s.clone()
    circle = any_circle(t)
    add_influence(t, s.project, circle, seat)
    t.money[seat] -= price
    return Standing(t, now.income.with_influence(t, s.project, circle)).worth(seat) > now.worth(seat)


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


class Auction:
    """The auction for the project, carried out in thought with one set of contributions after another."""

    __slots__ = ("income", "incomes", "s", "seat", "seen")

    def __init__(self, s: Position, seat: int, income: Income) -> None:
        self.s = s
        self.seat = seat
        self.income = income
        """As it is before the auction."""
        self.seen: dict[tuple[int, ...], float] = {}
        """By what everybody contributes: what it was worth."""
        self.incomes: dict[tuple[int, ...], Income] = {}
        """By who has which circle of the project."""

    def worth(self, paid: list[int]) -> float:
        """What the town is worth afterwards if everybody contributes so much."""
        key = tuple(paid)
        known = self.seen.get(key)
        if known is None:
            known = self.seen[key] = self.worth_after(paid)
        return known

    def worth_after(self, paid: list[int]) -> float:
        """Influences, emissary, majority cards, the end if it is one."""
        t = carried_out(self.s, paid)
        if t.filled[t.project] == self.s.filled[t.project]:
            return worth_of_standstill(t, self.seat, self.standing(t).worth(self.seat))
        if is_religious(t.project) and any(t.camp):
            emissary(t)
        if not all(t.filled):
            return self.standing(t).worth(self.seat)
        t.cards = [coming_holder(t, card) for card in range(len(CARDS))]
        return worth_of_end(t, self.seat, True)

    def standing(self, t: Position) -> Standing:
        """How everybody stands then.

        What is paid lies on the table until the turn ends, so that the bank holds as much as before: of all that makes
        an income, nothing but the project can differ.
        """
        circles = CIRCLES_OF[t.project]
        key = (t.filled[t.project], *[t.circles[circle] for circle in circles])
        income = self.incomes.get(key)
        if income is None:
            income = self.incomes[key] = self.income.with_project(t, t.project)
        return Standing(t, income)


def carried_out(s: Position, paid: list[int]) -> Position:
    """The town after the contributions are paid and the Influences placed."""
    t = s.clone()
    for other, amount in enumerate(paid):
        t.money[other] -= amount - s.bids[other]
    t.bids = paid
    t.additions = [0] * len(paid)
    for other in placement_order(t):
        if is_finished(t, t.project):
            break
        if supply(t, other):
            add_influence(t, t.project, any_circle(t), other)
    return t


def emissary(t: Position) -> None:
    """The leader on the building sends the strongest English token away."""
    points = max([place + 1 for place, number in enumerate(t.camp) if number])
    leader = leader_on(t, t.project)
    t.camp[points - 1] -= 1
    t.road[leader] = min(t.box.road_end, t.road[leader] + points)


def worth_of_standstill(s: Position, seat: int, now: float) -> float:
    """A turn in which nothing happens: the more of them in a row, the nearer the end with the scores as they are."""
    now -= IDLE
    if not s.box.stall:
        return now
    near = (max(0, s.idle) + 1) / s.box.stall
    return now + near * near * (worth_of_end(s, seat, True) - now)


# -- projects ---------------------------------------------------------------------------------------------------------


def weigh_project(now: Now, equipment: int) -> float:
    """How much better than now the best is that one can hope for in the auction, after the chest is shared."""
    s, seat = now.s, now.seat
    t = s.clone()
    t.project = equipment
    share = t.chest // t.box.players
    t.chest -= share * t.box.players
    for other in range(t.box.players):
        t.money[other] += share
    if is_religious(equipment) and not is_started(s, equipment):
        t.sites[equipment - FIRST_RELIGIOUS] = CENTRAL
    income = income_of(t) if is_religious(equipment) else now.income
    eagerness = eager(t, seat, income)
    cases = [rivals(t, seat, case, eagerness) for case in range(FEW_CASES)]
    auction, price = Auction(t, seat, income), t.box.price
    tokens = min(t.box.capacity[equipment] - t.filled[equipment], t.money[seat] // price)
    best = NO_MORE
    for number in range(tokens + 1):
        total = 0.0
        for others in cases:
            paid = others.copy()
            paid[seat] = price * number
            total += auction.worth(paid)
        best = max(best, total / FEW_CASES)
    return best - now.worth
