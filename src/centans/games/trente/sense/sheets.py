"""Le Combat des Trente: order sheets as wholes. Who is named first, and who is left out, is what they differ by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from centans.core.asks import Ask
from centans.core.game import Plan
from centans.core.options import Option
from centans.core.ranking import best_first
from centans.games.trente.box.units import unit_of
from centans.games.trente.choices import ORDER_MENU, UnitOption
from centans.games.trente.model.position import Position
from centans.games.trente.rules.orders import WriteOrder, slots

FIRSTS: Final = 6
"""So many units are tried in the next slot."""
LEFT_OUT: Final = 3
"""So many of the best are tried without."""

Weigh = Callable[[Position, WriteOrder, tuple[Option, ...]], list[float]]


def sheets(s: Position, step: WriteOrder, ask: Ask, weigh: Weigh) -> list[Plan]:
    """The sheet that looks best, then others that begin with another unit or leave one out."""
    order = best_first(weigh(s, step, ask.options))
    found = [completed(s, step, ask.options[place], 0, weigh) for place in order[:FIRSTS]]
    for place in order[:LEFT_OUT]:
        rest = [other for other in order if other != place]
        if len(rest) >= slots(s, step.army) - len(step.written):
            found.append(completed(s, step, ask.options[rest[0]], bit_of(ask.options[place]), weigh))
    return [Plan(options, -float(rank)) for rank, options in enumerate(found)]


def completed(s: Position, step: WriteOrder, first: Option, barred: int, weigh: Weigh) -> tuple[Option, ...]:
    """A sheet that goes on with this unit and then with what looks best, without those barred."""
    chosen = [first]
    written = (*step.written, unit_of(step.army, number_of(first)))
    left = step.left & ~bit_of(first) & ~barred
    while len(written) < slots(s, step.army):
        options = ORDER_MENU.options(left)
        weights = weigh(s, WriteOrder(step.army, step.seat, written, left), options)
        option = options[best_first(weights)[0]]
        chosen.append(option)
        written = (*written, unit_of(step.army, number_of(option)))
        left &= ~bit_of(option)
    return tuple(chosen)


def number_of(option: Option) -> int:
    assert isinstance(option, UnitOption)
    return option.number


def bit_of(option: Option) -> int:
    return 1 << number_of(option)
