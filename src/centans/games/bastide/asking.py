"""Bastide: what the open question shows with it: the project, the gift window, the choice under way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from centans.core.game import NOBODY
from centans.core.steps import Step, Together
from centans.games.bastide.box.pieces import MOST_PLAYERS
from centans.games.bastide.box.town import BLOCKS, CIRCLES, EQUIPMENTS, is_religious
from centans.games.bastide.choices import NO_TARGET, TOKEN
from centans.games.bastide.model import Position, offer_place, site_of, supply
from centans.games.bastide.rules.auction import Add, FirstBid, PutDown, Raise
from centans.games.bastide.rules.emissary import SendEmissary
from centans.games.bastide.rules.english import HarassHouses, HarassInfluences, HarassKind, Hit, hits_of
from centans.games.bastide.rules.fire import BurnHouses, BurnInfluences, Fire
from centans.games.bastide.rules.houses import Allocate, PlaceHouse, owed_for
from centans.games.bastide.rules.negotiation import WINDOWS, Gift, GiftWindow
from centans.games.bastide.rules.placement import CedeCircle, Consent, PlaceInfluence, WhoseToken
from centans.games.bastide.rules.projects import ChooseSite
from centans.games.bastide.view import (
    AllocationView,
    AuctionView,
    BidView,
    CreditorView,
    DamageView,
    GiftView,
    OfferView,
    WindowView,
)

Current = Sequence[Step[Position]]


def phase(current: Current) -> str:
    """Where in the turn we are, in words that betray nothing of a secret choice."""
    if not current:
        return "over"
    step = current[0]
    for kinds, name in PHASE_OF:
        if isinstance(step, kinds):
            return name
    return "action"


PHASE_OF: Final[tuple[tuple[tuple[type[Step[Position]], ...], str], ...]] = (
    ((GiftWindow,), "gifts"),
    ((FirstBid, PutDown), "first-bids"),
    ((Raise, Add), "raises"),
    ((PlaceInfluence, WhoseToken, Consent), "placement"),
    ((SendEmissary,), "emissary"),
    ((ChooseSite,), "site"),
    ((PlaceHouse,), "house"),
    ((Allocate,), "allocation"),
    ((Fire, BurnHouses, BurnInfluences), "fire"),
    ((HarassKind, HarassHouses, HarassInfluences, Hit), "harassment"),
)


# -- projects ----------------------------------------------------------------------------------------------------


def auction(s: Position, viewer: int | None, current: Current) -> AuctionView | None:
    if s.project == NOBODY:
        return None
    stage = stage_of(current)
    site = site_of(s, s.project) if is_religious(s.project) else NOBODY
    revealed = stage not in ("site", "before-bids", "first-bids")
    raised = stage not in ("site", "before-bids", "first-bids", "before-raises", "raises")
    free = s.box.capacity[s.project] - s.filled[s.project]
    chosen = chosen_by(viewer, current)
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
        asked=lane_seats(s),
        decided=[step.seat for step in current if isinstance(step, PutDown | Add)],
        chosen=chosen,
        hidden=0 if viewer is None or raised else s.additions[viewer],
        order=order_left(current),
        cede_to=None if consent is None else consent.taker,
        cede_circle=circle_name(consent.circle) if isinstance(consent, Consent) else None,
        buys=bid_views(s, viewer, free) if stage in ("before-bids", "first-bids", "before-raises", "raises") else [],
    )


def circle_name(circle: int) -> str | None:
    return None if circle == NO_TARGET else CIRCLES[circle]


def stage_of(current: Current) -> str:
    """Where a project stands: site, before-bids, first-bids, before-raises, raises, placement or emissary."""
    name = phase(current)
    if name == "gifts":
        step = current[0]
        assert isinstance(step, GiftWindow)
        return WINDOWS[step.window]
    return name


def lane_seats(s: Position) -> list[int]:
    """Who chooses in the present simultaneous choice; public."""
    top = s.agenda.steps[-1] if s.agenda.steps else None
    if not isinstance(top, Together):
        return []
    return [step.seat for fresh in top.fresh for step in fresh if isinstance(step, FirstBid | Raise)]


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
    most = min(free, supply(s, viewer))
    return [
        BidView(amount, (down + amount) // s.box.price, min(most, (down + amount) // s.box.price))
        for amount in range(s.money[viewer] - s.additions[viewer] + 1)
    ]


# -- gifts, tax, damage ------------------------------------------------------------------------------------------


def window(s: Position, current: Current) -> WindowView | None:
    step = current[0] if current else None
    if not isinstance(step, GiftWindow):
        return None
    seats = range(s.box.players)
    return WindowView(
        name=WINDOWS[step.window],
        mover=step.mover,
        passed=[seat for seat in seats if step.passed >> seat & 1],
        given=[GiftView(seat, to) for seat in seats for to in seats if step.given >> seat * MOST_PLAYERS + to & 1],
        to=step.taker if isinstance(step, Gift) else None,
    )


def offers(s: Position) -> list[OfferView]:
    seats = range(s.box.players)
    return [
        OfferView(seat, to, s.offers[offer_place(s, seat, to)])
        for seat in seats
        for to in seats
        if s.offers[offer_place(s, seat, to)]
    ]


def allocation(s: Position, current: Current) -> AllocationView | None:
    """The division of a short tax, also during the window before it."""
    step = next((step for step in (*current, *s.agenda.steps[::-1]) if isinstance(step, Allocate)), None)
    if step is None:
        return None
    owed = owed_for(s, step.block)
    least, most = step.limits(s)
    shares: list[int | None] = [*step.shares, *[None] * len(step.creditors)]
    return AllocationView(
        block=BLOCKS[step.block],
        tax=step.tax,
        left=step.tax - sum(step.shares),
        creditors=[CreditorView(seat, owed[seat], shares[place]) for place, seat in enumerate(step.creditors)],
        next=step.creditors[len(step.shares)],
        least=least,
        most=most,
    )


def damage(s: Position, current: Current) -> DamageView | None:
    step = current[0] if current else None
    if isinstance(step, Fire):
        return DamageView(2, None, None, [], [])
    if isinstance(step, BurnHouses):
        return DamageView(2, BLOCKS[step.block], None, [], [])
    if isinstance(step, BurnInfluences):
        picked = [TOKEN[step.first].notation] if step.first != NO_TARGET else []
        return DamageView(2 - len(picked), None, EQUIPMENTS[step.equipment], [], picked)
    if isinstance(step, HarassKind):
        return DamageView(hits_of(s), None, None, [], [])
    if isinstance(step, HarassHouses):
        return DamageView(step.number - len(step.taken), None, None, [BLOCKS[block] for block in step.taken], [])
    if isinstance(step, HarassInfluences):
        tokens = [TOKEN[target].notation for target in step.taken]
        return DamageView(step.number - len(step.taken), None, None, [], tokens)
    if isinstance(step, Hit):
        return DamageView(sum([isinstance(other, Hit) for other in s.agenda.steps]), None, None, [], [])
    return None
