"""Bastide: how a tax is divided among those who are owed more, and what is offered for a share (BA-TAX-10)."""

from __future__ import annotations

from typing import Final

from centans.core.game import Prospect, speaks
from centans.core.options import Option
from centans.games.bastide.choices import MOST_OFFERED, Promise, Sum
from centans.games.bastide.model import Position, offer_place
from centans.games.bastide.rules.houses import Allocate, owed_for
from centans.games.bastide.rules.promises import due_for, limits
from centans.games.bastide.sense.trust import SPITE, believed, has_broken, name
from centans.games.bastide.sense.worth import Now, money_value, worth

WORTH_SAYING: Final = 0.1
"""An offer must bring so much."""


# -- the one who divides ----------------------------------------------------------------------------------------------


def weigh_shares(now: Now, step: Allocate, options: tuple[Option, ...]) -> list[float]:
    """Each share by the best whole division that it leaves."""
    best: dict[int, float] = {}
    for shares in divisions(now.s, step):
        share, value = shares[len(step.shares)], division_worth(now, step, shares)
        best[share] = max(value, best.get(share, value))
    return [best[option.amount] if isinstance(option, Sum) else 0.0 for option in options]


def divisions(s: Position, step: Allocate) -> list[tuple[int, ...]]:
    """All ways in which the tax can still be divided: the share of every creditor."""
    if len(step.shares) == len(step.creditors) - 1:
        return [(*step.shares, step.tax - sum(step.shares))]
    least, most = step.limits(s)
    found: list[tuple[int, ...]] = []
    for share in range(least, most + 1):
        found += divisions(s, Allocate(step.block, step.tax, step.creditors, (*step.shares, share)))
    return found


def best_of(s: Position, step: Allocate, ways: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The division that the one who divides would choose of these."""
    now = Now(s, s.active)
    values = [division_worth(now, step, shares) for shares in ways]
    return ways[values.index(max(values))]


def division_worth(now: Now, step: Allocate, shares: tuple[int, ...]) -> float:
    """Oneself first; then those who are believed to give something back, and rather the weak than the strong."""
    s, seat = now.s, now.seat
    t = s.clone()
    hoped = 0.0
    for creditor, share in zip(step.creditors, shares, strict=True):
        t.money[creditor] += share
        if creditor != seat:
            hoped += hoped_for(s, step, creditor, share)
            hoped -= SPITE * share if has_broken(s, creditor, seat) else 0.0
    return now.gain(t, now.income) + money_value(s) * hoped


def hoped_for(s: Position, step: Allocate, creditor: int, share: int) -> float:
    """What a creditor is believed to give for such a share, in SdD."""
    offered = s.offers[offer_place(s, creditor, s.active)]
    if not offered:
        return 0.0
    due = due_for(step.tax, owed_for(s, step.block), creditor, share, offered)
    return believed(s, creditor, s.active, due) if due else 0.0


def is_bribed(s: Position) -> bool:
    """Whether the one who divides was offered anything."""
    return any(s.offers[offer_place(s, seat, s.active)] for seat in range(s.box.players))


def motives_of_share(s: Position, step: Allocate, option: Option) -> list[Prospect]:
    """Why the tax is divided so: what is offered for it, and how words were kept."""
    assert isinstance(option, Sum)
    seat = s.active
    ways = [shares for shares in divisions(s, step) if shares[len(step.shares)] == option.amount]
    found = list(zip(step.creditors, best_of(s, step, ways), strict=True))
    hoped = {creditor: hoped_for(s, step, creditor, share) for creditor, share in found}
    told = [speaks("offer-believed", sum(hoped.values()))] if any(hoped.values()) else []
    if any(one and has_kept(s, creditor) for creditor, one in hoped.items()):
        told.append(speaks("kept-before"))
    if any(has_broken(s, creditor, seat) and not share for creditor, share in found):
        told.append(speaks("broken-word"))
    return told


def has_kept(s: Position, seat: int) -> bool:
    """Whether somebody was given as that seat had offered."""
    return any(s.kept[offer_place(s, seat, other)] for other in range(s.box.players))


# -- those who want a share -------------------------------------------------------------------------------------------


def division(s: Position) -> Allocate | None:
    """The division of a tax that is to come, if there is one."""
    for step in s.agenda.steps:
        if isinstance(step, Allocate):
            return step
    return None


def foreseen(s: Position, step: Allocate) -> list[int]:
    """By seat: what each would be given by a bot."""
    found = [0] * s.box.players
    for creditor, share in zip(step.creditors, best_of(s, step, divisions(s, step)), strict=True):
        found[creditor] = share
    return found


def best_offer(s: Position, seat: int) -> tuple[int, float]:
    """What a creditor should offer to the one who divides, and how much better that is than silence; 0 for nothing.

    No more than it will give: so a bot's offer is worth as much as its name.
    """
    step = division(s)
    place = offer_place(s, seat, s.active)
    if step is None or seat == s.active or seat not in step.creditors or s.offers[place]:
        return 0, 0.0
    if has_broken(s, s.active, seat):
        return 0, 0.0
    least, most = limits(step.tax, owed_for(s, step.block), seat)
    silent = worth_after(s, step, seat, foreseen(s, step), 0)
    best, gain = 0, WORTH_SAYING
    for amount in range(1, min(MOST_OFFERED, most - least, int(name(s))) + 1):
        said = s.clone()
        said.offers[place] = amount
        found = worth_after(said, step, seat, foreseen(said, step), amount) - silent
        if found > gain:
            best, gain = amount, found
    return best, gain if best else 0.0


def worth_after(s: Position, step: Allocate, seat: int, shares: list[int], offered: int) -> float:
    """What it is worth to a creditor that the tax is divided so, and that he gives what he then owes."""
    t = s.clone()
    due = due_for(step.tax, owed_for(s, step.block), seat, shares[seat], offered)
    t.money = [money + share for money, share in zip(s.money, shares, strict=True)]
    t.money[seat] -= due
    t.money[s.active] += due
    return worth(t, seat)


def weigh_offers(s: Position, seat: int, options: tuple[Option, ...]) -> list[float]:
    """The best offer, or what is nearest to it: to the one who divides before all."""
    best, _ = best_offer(s, seat)
    return [
        -float(abs(option.amount - best)) if isinstance(option, Promise) and option.seat == s.active else -1000.0
        for option in options
    ]


def motives_of_offer(s: Position, seat: int, option: Option) -> list[Prospect]:
    """What an offer is to bring."""
    step = division(s)
    if step is None or not isinstance(option, Promise) or option.seat != s.active:
        return []
    said = s.clone()
    said.offers[offer_place(s, seat, s.active)] = option.amount
    more = foreseen(said, step)[seat] - foreseen(s, step)[seat]
    return [speaks("share-for-offer", more)] if more > 0 else []
