"""La Gabelle: how a view is made, and nothing that a seat may not know."""

from __future__ import annotations

from centans.core.views import Pile

from gabelle.box import SEATS, SIDES
from gabelle.model import Position, is_over, leader
from gabelle.rules import Bribe, Load
from gabelle.view import GabelleView, SmugglerView


def view(s: Position, seat: int | None) -> GabelleView:
    return GabelleView(
        seat=seat,
        day=s.day,
        days=s.box.days,
        leader=SIDES[leader(s)],
        road=s.road,
        smugglers=[smuggler(s, own, seat) for own in SEATS],
        salt_works=sum(s.deck.counts),
        granary=s.deck.under.copy(),
        sold=s.sold.copy(),
        sending=next((load.weight for load in chosen(s) if load.seat == seat), None),
        over=is_over(s),
    )


def smuggler(s: Position, seat: int, viewer: int | None) -> SmugglerView:
    """Of the rival's hand one sees how many sacks there are (GB-SETUP-3), and which came from the granary."""
    hand = s.hands[seat]
    return SmugglerView(
        side=SIDES[seat],
        livres=s.livres[seat],
        hand=Pile(len(hand), hand.copy() if is_over(s) or seat == viewer else None),
        seen=sorted(s.seen[seat]),
        may_bribe=any(isinstance(step, Bribe) and step.seat == seat for step in s.agenda.standing),
        bribed=s.bribed[seat],
    )


def chosen(s: Position) -> list[Load]:
    """The sacks already chosen in secret."""
    return [step for step in s.agenda.current() if isinstance(step, Load)]
