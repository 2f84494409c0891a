"""Bastide: the same position as somebody else might imagine it (chapter 20).

Hidden are the tiles in other hands and in the bag and, while raises are made in rounds, what others have added so far;
sums chosen but not revealed yet are kept by the kernel. Everything else is public, or can be worked out from what is.
"""

from __future__ import annotations

from typing import Final

from centans.core.dice import Dice
from centans.games.bastide.box.pieces import KINDS
from centans.games.bastide.model import Position, hand_size
from centans.games.bastide.rules.auction import RevealAdditions

LABEL: Final = "redeal"
CANARY: Final = -7


def others(s: Position, viewer: int | None) -> list[int]:
    return [seat for seat in range(s.box.players) if seat != viewer]


def additions_are_hidden(s: Position) -> bool:
    """Whether raises are under way (BA-INFO-5)."""
    return any(isinstance(step, RevealAdditions) for step in s.agenda.steps)


def hidden(s: Position, viewer: int | None) -> Position:
    """Canaries in place of all that the viewer may not know."""
    t = s.clone()
    if s.agenda.over:
        return t
    for seat in others(s, viewer):
        t.hands[seat * KINDS : (seat + 1) * KINDS] = canaries(hand_size(s, seat))
    t.bag = canaries(sum(s.bag))
    if additions_are_hidden(s):
        for seat in others(s, viewer):
            t.additions[seat] = CANARY
    return t


def canaries(number: int) -> list[int]:
    """So many tiles of kinds that cannot be."""
    return [number - CANARY, CANARY, *[0] * (KINDS - 2)]


def imagined(s: Position, viewer: int | None, dice: Dice) -> Position:
    """Deal every tile that the viewer cannot see anew, and let others have added otherwise."""
    t = s.clone()
    if s.agenda.over:
        return t
    deal_hands(t, others(t, viewer), dice)
    if additions_are_hidden(t):
        add_anew(t, viewer, dice)
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


def add_anew(t: Position, viewer: int | None, dice: Dice) -> None:
    """Others have added at least 1 in each round in which they are said to have; who is still asked has some left."""
    choice = t.agenda.choice()
    asked = choice.choosers(t) if choice is not None else []
    for seat in others(t, viewer):
        least = t.raised[seat]
        if seat in asked and least:
            t.additions[seat] = least + dice.roll(LABEL, t.money[seat] - least) - 1
