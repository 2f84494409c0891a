"""Bastide: the project under way, and what each sum would buy."""

from __future__ import annotations

from itertools import pairwise

from centans.core.game import NOBODY
from centans.games.bastide.asking.phases import Current, stage_of
from centans.games.bastide.box.town import BLOCKS, CIRCLES, EQUIPMENTS, is_religious
from centans.games.bastide.choices import NO_TARGET
from centans.games.bastide.model import Position, site_of, supply
from centans.games.bastide.rules.auction import Add, PutDown
from centans.games.bastide.rules.placement import CedeCircle, Consent, PlaceInfluence, WhoseToken
from centans.games.bastide.view import AuctionView, BidView


def auction(s: Position, viewer: int | None, current: Current) -> AuctionView | None:
    if s.project == NOBODY:
        return None
    stage = stage_of(s)
    choice = s.agenda.choice()
    site = site_of(s, s.project) if is_religious(s.project) else NOBODY
    revealed = stage not in ("site", "before-bids", "first-bids")
    raised = stage not in ("site", "before-bids", "first-bids", "before-raises", "raises")
    free = s.box.capacity[s.project] - s.filled[s.project]
    bidding = stage in ("before-bids", "first-bids", "before-raises", "raises")
    buys = bid_views(s, viewer, free) if bidding else []
    consent = next((step for step in current if isinstance(step, Consent | CedeCircle)), None)
    return AuctionView(
        equipment=EQUIPMENTS[s.project],
        initiator=s.active,
        site=None if site == NOBODY else BLOCKS[site],
        free=free,
        stage=stage,
        bids=s.bids.copy() if revealed else None,
        additions=s.additions.copy() if raised else None,
        added_rounds=s.raised.copy(),
        asked=choice.choosers(s) if choice is not None else [],
        decided=choice.chosen(s) if choice is not None else [],
        chosen=chosen_by(viewer, current),
        hidden=0 if viewer is None or raised else s.additions[viewer],
        order=order_left(current),
        cede_to=None if consent is None else consent.taker,
        cede_circle=circle_name(consent.circle) if isinstance(consent, Consent) else None,
        buys=buys,
        marks=marks(buys, first=not revealed),
    )


def circle_name(circle: int) -> str | None:
    return None if circle == NO_TARGET else CIRCLES[circle]


def chosen_by(viewer: int | None, current: Current) -> int | None:
    """The viewer's own secret sum, if it is chosen."""
    for step in current:
        if isinstance(step, PutDown | Add) and step.seat == viewer:
            return step.amount
    return None


def order_left(current: Current) -> list[int]:
    for step in current:
        if isinstance(step, PlaceInfluence | WhoseToken | Consent):
            return list(step.order)
    return []


def bid_views(s: Position, viewer: int | None, free: int) -> list[BidView]:
    """What each sum that the viewer could put down now would buy, on top of what lies there already."""
    if viewer is None:
        return []
    down = s.bids[viewer] + s.additions[viewer]
    money = s.money[viewer] - s.additions[viewer]
    most = min(free, supply(s, viewer))
    price = s.box.price
    return [
        BidView(
            amount=amount,
            total=down + amount,
            earned=(down + amount) // price,
            placed_at_most=min(most, (down + amount) // price),
            odd=(down + amount) % price,
            left=money - amount,
            may_raise=down + amount >= s.box.raise_least,
        )
        for amount in range(money + 1)
    ]


def marks(buys: list[BidView], first: bool) -> list[int]:
    """Nothing, all, and in between the sums that buy a circle more or, as a first bid, the right to raise."""
    found = [buy.amount for buy in buys[:1] + buys[-1:]]
    for before, buy in pairwise(buys):
        if buy.placed_at_most > before.placed_at_most or (first and buy.may_raise > before.may_raise):
            found.append(buy.amount)
    return sorted(set(found))
