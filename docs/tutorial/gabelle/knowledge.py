"""La Gabelle: the same position as somebody else might imagine it."""

from __future__ import annotations

from collections.abc import Callable

from centans.core.decks import Deck
from centans.core.dice import Dice
from centans.core.steps import Together

from gabelle.box import NO_SACK, SEATS, WEIGHTS
from gabelle.model import Position, is_over
from gabelle.rules import Load


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
