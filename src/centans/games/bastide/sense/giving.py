"""Bastide: when a gift pays, and how far words count (chapter 10).

Nothing that is said binds anybody: so a bot gives where the gift works by itself, and what it has offered as long as
its name is worth that. Around an auction a gift works by itself where a few coins that buy nothing complete an
Influence of somebody else which serves the bot too: a wall before the siege, a project that would otherwise come to
nothing.
"""

from __future__ import annotations

from typing import Final

from centans.core.game import NOBODY, Prospect, speaks, speaks_against
from centans.core.options import Option
from centans.games.bastide.choices import Give, Sum
from centans.games.bastide.model import Position, offer_place, supply
from centans.games.bastide.rules.negotiation import N1, N2, Gift, GiftWindow
from centans.games.bastide.sense.bidding import Auction, gains
from centans.games.bastide.sense.income import income_of
from centans.games.bastide.sense.trust import has_broken, is_worth_keeping
from centans.games.bastide.sense.worth import Standing, money_value

USED: Final = 0.8
"""How likely a player puts down what completes an Influence for him, if that serves him."""
THANKS: Final = 0.3
"""A gift must be worth so much to its giver."""
KEPT: Final = 1.0
"""How much better it is to give what one has offered than to pass, if that is worth it at all."""


def weigh_gifts(s: Position, step: GiftWindow, seat: int, options: tuple[Option, ...]) -> list[float]:
    """To give or to pass; then the sum that is owed or completes an Influence, or else as little as may be."""
    if isinstance(step, Gift):
        debt = s.debts[offer_place(s, seat, step.taker)]
        wish = max(1, (debt if debt > 0 else lacking(s, step.taker)) - step.named)
        return [-float(abs(option.amount - wish)) if isinstance(option, Sum) else -1000.0 for option in options]
    return [gift_to(s, step, seat, option.seat) if isinstance(option, Give) else 0.0 for option in options]


def gift_to(s: Position, step: GiftWindow, seat: int, taker: int) -> float:
    """What it is worth to complete an Influence of another, or to keep one's word; below nothing to do neither."""
    amount = lacking(s, taker)
    if s.debts[offer_place(s, seat, taker)] > 0:
        return KEPT if is_worth_keeping(s, seat, taker) else -KEPT
    if step.window not in (N1, N2) or amount > to_spare(s, seat) or not can_use(s, step.window, taker):
        return -float(amount)
    given = s.clone()
    given.money[seat] -= amount
    given.money[taker] += amount
    paid = [s.box.price * wanted(s, other) for other in range(s.box.players)]
    more = paid.copy()
    more[taker] += s.box.price
    income = income_of(s)
    his = Auction(given, taker, income)
    if his.worth(more) <= his.worth(paid):
        return -float(amount)
    gain = Auction(given, seat, income).worth(more) - Auction(s, seat, income).worth(paid)
    return USED * gain - (1 - USED) * amount * money_value(s) - THANKS


def lacking(s: Position, seat: int) -> int:
    """What a player lacks for one more Influence, with all that he holds and has put down."""
    return s.box.price - (s.bids[seat] + s.money[seat]) % s.box.price


def to_spare(s: Position, seat: int) -> int:
    """What buys nothing in this auction: the coins beyond the last whole price, or all of it for one who wants none."""
    if s.money[seat] >= s.box.price and not gains(s, seat, Standing(s, income_of(s))):
        return s.money[seat]
    return (s.bids[seat] + s.money[seat]) % s.box.price if s.money[seat] else 0


def can_use(s: Position, window: int, taker: int) -> bool:
    """Whether there is a circle and a token for one more Influence of his, and he may still put money down."""
    if window == N2 and s.bids[taker] < s.box.raise_least:
        return False
    free = s.box.capacity[s.project] - s.filled[s.project]
    return sum([wanted(s, seat) for seat in range(s.box.players)]) < free and supply(s, taker) > wanted(s, taker)


def wanted(s: Position, seat: int) -> int:
    """How many Influences a player could pay in this auction."""
    return min(supply(s, seat), (s.bids[seat] + s.money[seat]) // s.box.price)


def motives_of_gift(s: Position, step: GiftWindow, option: Option) -> list[Prospect]:
    """What is told when somebody asks why something was given, or nothing."""
    seat = step.mover
    taker = option.seat if isinstance(option, Give) else step.taker if isinstance(step, Gift) else NOBODY
    if taker != NOBODY:
        if s.debts[offer_place(s, seat, taker)] > 0:
            return [speaks("word-kept")]
        return [speaks("completes", lacking(s, taker))]
    owed_to = [other for other in range(s.box.players) if s.debts[offer_place(s, seat, other)] > 0]
    if not owed_to:
        return [speaks("no-gift")]
    return [speaks("broken-word") if has_broken(s, owed_to[0], seat) else speaks_against("own-word")]
