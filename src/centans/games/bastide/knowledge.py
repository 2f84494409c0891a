"""Bastide: the same position as somebody else might imagine it (chapter 20).

Hidden are the tiles in other hands and in the bag, sums chosen but not revealed yet, and, while raises are made in
rounds, what others have added so far. Everything else is public, or can be worked out from what is.
"""

from __future__ import annotations

from typing import Any, Final

from centans.core.dice import Dice
from centans.core.steps import Step, Together
from centans.games.bastide.box.pieces import KINDS
from centans.games.bastide.model import Position, hand_size
from centans.games.bastide.rules.auction import Add, PutDown, RevealAdditions

LABEL: Final = "redeal"
CANARY: Final = -7

Lane = tuple[Step[Any], ...]


def masked(s: Position, viewer: int | None) -> Position:
    """Canaries in place of all that the viewer may not know."""
    t = s.clone()
    if not s.agenda.steps:
        return t
    for seat in others(s, viewer):
        t.hands[seat * KINDS : (seat + 1) * KINDS] = canaries(hand_size(s, seat))
    t.bag = canaries(sum(s.bag))
    if additions_are_hidden(s):
        for seat in others(s, viewer):
            t.additions[seat] = CANARY
    forget_choices(t, viewer, None)
    return t


def canaries(number: int) -> list[int]:
    """So many tiles of kinds that cannot be."""
    return [number - CANARY, CANARY, *[0] * (KINDS - 2)]


def others(s: Position, viewer: int | None) -> list[int]:
    return [seat for seat in range(s.box.players) if seat != viewer]


def additions_are_hidden(s: Position) -> bool:
    """Whether raises are under way (BA-INFO-5)."""
    return any(isinstance(step, RevealAdditions) for step in s.agenda.steps)


def redeal(s: Position, viewer: int | None, dice: Dice) -> Position:
    """Deal every tile that the viewer cannot see anew, and let others have chosen otherwise."""
    t = s.clone()
    if not s.agenda.steps:
        return t
    deal_hands(t, others(t, viewer), dice)
    if additions_are_hidden(t):
        forget_additions(t, viewer, dice)
    forget_choices(t, viewer, dice)
    return t


def deal_hands(t: Position, seats: list[int], dice: Dice) -> None:
    """All tiles in these hands and in the bag are mixed and dealt again, as many to each hand as before."""
    sizes = [hand_size(t, seat) for seat in seats]
    for seat in seats:
        for kind in range(KINDS):
            t.bag[kind] += t.hands[seat * KINDS + kind]
            t.hands[seat * KINDS + kind] = 0
    dealt = dice.deal(LABEL, t.bag, sum(sizes))
    for seat, size in zip(seats, sizes, strict=True):
        for _ in range(size):
            kind = dealt.pop()
            t.bag[kind] -= 1
            t.hands[seat * KINDS + kind] += 1


def forget_additions(t: Position, viewer: int | None, dice: Dice) -> None:
    """Others have added at least 1 in each round in which they are said to have; who is still asked has some left."""
    top = t.agenda.steps[-1]
    asked = [seat_of(lane[-1]) for lane in top.fresh] if isinstance(top, Together) else []
    for seat in others(t, viewer):
        least = t.raised[seat]
        if seat in asked and least:
            t.additions[seat] = least + dice.roll(LABEL, t.money[seat] - least) - 1


def forget_choices(t: Position, viewer: int | None, dice: Dice | None) -> None:
    """Secret sums that others have chosen become any other (canaries without dice); half made choices begin again."""
    steps = t.agenda.steps
    top = steps[-1]
    if isinstance(top, Together):
        lanes = [
            lane if seat_of(fresh[-1]) == viewer else forget_lane(t, lane, fresh, dice)
            for lane, fresh in zip(top.lanes, top.fresh, strict=True)
        ]
        steps[-1] = Together(tuple(lanes), top.fresh, top.changeable)


def seat_of(step: Any) -> int:
    """Whose lane of a simultaneous choice this is: all its steps carry a seat."""
    seat: int = step.seat
    return seat


def forget_lane(t: Position, lane: Lane, fresh: Lane, dice: Dice | None) -> Lane:
    chosen = lane[-1]
    if not isinstance(chosen, PutDown | Add):
        return fresh
    left = t.money[chosen.seat] - (t.additions[chosen.seat] if isinstance(chosen, Add) else 0)
    amount = CANARY if dice is None else dice.roll(LABEL, left + 1) - 1
    return (PutDown(chosen.seat, amount),) if isinstance(chosen, PutDown) else (Add(chosen.seat, amount),)
