"""La Gabelle: the same position as somebody else might imagine it, and what he was told of it."""

from __future__ import annotations

from collections.abc import Sequence

from centans.core.decks import Deck
from centans.core.dice import Dice
from centans.core.journal import Event

from gabelle.box import NO_SACK, SEATS, WEIGHTS
from gabelle.model import Position, is_over


def hidden(s: Position, viewer: int | None) -> Position:
    """Canaries in place of all sacks that the viewer may not see."""
    t = s.clone()
    if is_over(s):
        return t
    for seat in others(viewer):
        t.hands[seat] = [NO_SACK] * len(unseen(s, seat)) + sorted(s.seen[seat])
    t.deck = Deck([sum(s.deck.counts)] + [0] * len(WEIGHTS), s.deck.under)
    return t


def imagined(s: Position, viewer: int | None, dice: Dice) -> Position:
    """Hidden sacks and the salt-works are mixed and dealt anew."""
    t = s.clone()
    if is_over(s):
        return t
    for seat in others(viewer):
        for sack in unseen(s, seat):
            t.deck.add(sack)
    for seat in others(viewer):
        dealt = [t.deck.draw("redeal", dice) for _ in unseen(s, seat)]
        t.hands[seat] = sorted([*s.seen[seat], *dealt])
    return t


def others(viewer: int | None) -> list[int]:
    return [seat for seat in SEATS if seat != viewer]


def unseen(s: Position, seat: int) -> list[int]:
    """The sacks of a hand that only its owner knows."""
    left = s.hands[seat].copy()
    for sack in s.seen[seat]:
        left.remove(sack)
    return left


def contradiction(s: Position, viewer: int | None, told: Sequence[Event]) -> str | None:
    """A sack that the viewer has seen going to somebody is still there, unless it was sent since (GB-NIGHT-2)."""
    known: list[list[int]] = [[], []]
    for event in told:
        if event.key == "drew":
            known[number_in(event, "seat")].append(number_in(event, "weight"))
        elif event.key == "sent" and number_in(event, "weight") in known[number_in(event, "seat")]:
            known[number_in(event, "seat")].remove(number_in(event, "weight"))
    for seat in SEATS:
        if any(known[seat].count(weight) > s.hands[seat].count(weight) for weight in WEIGHTS):
            return f"seat {seat + 1} must hold {known[seat]}, not only {s.hands[seat]}"
    return None


def number_in(event: Event, name: str) -> int:
    found = event.params[name]
    assert isinstance(found, int)
    return found
