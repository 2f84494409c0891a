"""Bastide: gifts, a tax to be divided, and the sum that may be named."""

from __future__ import annotations

from centans.games.bastide.asking.phases import Current
from centans.games.bastide.box.pieces import MOST_PLAYERS
from centans.games.bastide.box.town import BLOCKS
from centans.games.bastide.choices import MOST_NAMED
from centans.games.bastide.model import Position, offer_place
from centans.games.bastide.rules.auction import FirstBid, Raise
from centans.games.bastide.rules.houses import Allocate, owed_for
from centans.games.bastide.rules.negotiation import WINDOWS, Gift, GiftWindow
from centans.games.bastide.view import AllocationView, CreditorView, GiftView, OfferView, SumView, WindowView


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
    left = step.tax - sum(step.shares)
    shares: list[int | None] = [*step.shares, *[None] * len(step.creditors)]
    return AllocationView(
        block=BLOCKS[step.block],
        tax=step.tax,
        left=left,
        creditors=[CreditorView(seat, owed[seat], shares[place]) for place, seat in enumerate(step.creditors)],
        next=step.creditors[len(step.shares)],
        least=least,
        most=most,
        even=even_shares(left, [owed[seat] for seat in step.creditors[len(step.shares) :]]),
    )


def even_shares(amount: int, owed: list[int]) -> list[int]:
    """Coin after coin to everybody in turn who is not paid yet."""
    shares = [0] * len(owed)
    for coin in range(max(owed)):
        for place, due in enumerate(owed):
            if coin < due and sum(shares) < amount:
                shares[place] += 1
    return shares


def sum_to_name(s: Position, viewer: int | None, current: Current) -> SumView | None:
    """The limits of the bid, the raise or the gift that the viewer is asked for."""
    for step in current:
        if isinstance(step, FirstBid) and step.seat == viewer:
            return SumView(0, s.money[viewer] - step.named, MOST_NAMED)
        if isinstance(step, Raise) and step.seat == viewer:
            return SumView(0, step.left(s), MOST_NAMED)
        if isinstance(step, GiftWindow) and step.mover == viewer:
            named = step.named if isinstance(step, Gift) else 0
            return SumView(1, s.money[viewer] - named, MOST_NAMED)
    return None
