"""Guyenne: what learning players observe."""

from __future__ import annotations

from centans.games.guyenne.box import FRENCH, SIDES
from centans.games.guyenne.view import PHASES, GuyenneView


def features(v: GuyenneView) -> list[int]:
    """The view as numbers: turn, castles, fronts, hands, the viewer's own cards, piles, and the choice half made."""
    numbers = [v.turn, int(v.first_side == SIDES[FRENCH]), PHASES.index(v.phase)]
    for castle in v.castles:
        numbers += [int(castle.controller == side) for side in SIDES]
    for place in range(4):
        shown = v.fronts[place] if place < len(v.fronts) else None
        numbers += [0] * 7 if shown is None else [shown.castle, shown.cards.count, *by_kind(shown.cards.cards or [])]
    for number in range(4):
        seat = v.seats[number] if number < len(v.seats) else None
        numbers += (
            [0] * 4
            if seat is None
            else [1 + SIDES.index(seat.side), seat.hand.count, int(seat.vanguard), int(seat.seat == v.seat)]
        )
    numbers += by_kind([] if v.seat is None else v.seats[v.seat].hand.cards or [])
    for side in v.sides:
        numbers += [side.draw_pile, side.discard_pile, side.exhausted]
        numbers += [*by_kind(side.discards), *by_kind(side.removed)]
    chosen = [] if v.choosing is None else v.choosing.cards
    about = 0 if v.choosing is None else v.choosing.castle or 0
    numbers += [int(v.choosing is not None), about, *by_kind(chosen)]
    return numbers


def by_kind(cards: list[int]) -> list[int]:
    """How many twos, threes, fours, fives and heroes."""
    return [cards.count(kind) for kind in (2, 3, 4, 5, 6)]
