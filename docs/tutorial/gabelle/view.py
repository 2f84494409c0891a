"""La Gabelle: what each seat may see, and the same position as somebody else might imagine it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from centans.core.decks import Deck
from centans.core.dice import Dice
from centans.core.steps import Together
from centans.core.views import Pile

from gabelle.model import NO_SACK, SEATS, SIDES, WEIGHTS, Position, leader
from gabelle.rules import Bribe, Load


@dataclass
class SmugglerView:
    """A player's place. `seen` are the sacks of his hand that everybody knows."""

    side: str
    livres: int
    hand: Pile
    seen: list[int]
    may_bribe: bool
    bribed: bool


@dataclass
class GabelleView:
    """All that a seat may know of a position."""

    seat: int | None
    day: int
    days: int
    leader: str
    road: str
    smugglers: list[SmugglerView]
    salt_works: int
    granary: list[int]
    sold: list[int]
    sending: int | None
    """The sack that the viewer has chosen while the other is still thinking."""
    over: bool


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


def is_over(s: Position) -> bool:
    return not s.agenda.steps


def chosen(s: Position) -> list[Load]:
    """The sacks already chosen in secret."""
    top = s.agenda.steps[-1] if s.agenda.steps else None
    lanes = top.lanes if isinstance(top, Together) else ()
    return [lane[-1] for lane in lanes if isinstance(lane[-1], Load)]


# -- what the others might hold ----------------------------------------------------------------------------------


def masked(s: Position, viewer: int | None) -> Position:
    """Canaries in place of all sacks that the viewer may not see."""
    t = s.clone()
    if is_over(s):
        return t
    for seat in others(viewer):
        hidden = len(s.hands[seat]) - len(s.seen[seat])
        t.hands[seat] = [NO_SACK] * hidden + sorted(s.seen[seat])
    t.deck = Deck([sum(s.deck.counts)] + [0] * len(WEIGHTS), s.deck.under)
    choose_anew(t, viewer, lambda _hand: NO_SACK)
    return t


def redeal(s: Position, viewer: int | None, dice: Dice) -> Position:
    """Hidden sacks and the salt-works are mixed and dealt anew, and the others choose anew from what they get."""
    t = s.clone()
    if is_over(s):
        return t
    for seat in others(viewer):
        for sack in unseen(s, seat):
            t.deck.add(sack)
    for seat in others(viewer):
        dealt = [t.deck.draw("redeal", dice) for _ in unseen(s, seat)]
        t.hands[seat] = sorted([*s.seen[seat], *dealt])
    choose_anew(t, viewer, lambda hand: hand[dice.roll("redeal", len(hand)) - 1])
    return t


def others(viewer: int | None) -> list[int]:
    return [seat for seat in SEATS if seat != viewer]


def unseen(s: Position, seat: int) -> list[int]:
    """The sacks of a hand that only its owner knows."""
    left = s.hands[seat].copy()
    for sack in s.seen[seat]:
        left.remove(sack)
    return left


def choose_anew(t: Position, viewer: int | None, choose: Callable[[list[int]], int]) -> None:
    """Put other sacks in place of those that others have chosen in secret."""
    top = t.agenda.steps[-1]
    if not isinstance(top, Together):
        return
    lanes = list(top.lanes)
    for number, (step, *_) in enumerate(top.lanes):
        if isinstance(step, Load) and step.seat != viewer:
            lanes[number] = (Load(step.seat, choose(t.hands[step.seat])),)
    t.agenda.steps[-1] = Together(tuple(lanes), top.fresh, top.changeable)
