"""Choices made in secret at the same time: what a seat imagines of those that it may not see.

Nobody else knows what lies in a lane of a `Together` until all lanes are finished. So a lane that a viewer may not look
into is begun again from its first question; if it was finished, it is answered by chance, from what its own questions
offer in the imagined position. Rules need no word about it, and a new kind of secret choice is kept secret by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from centans.core.steps import Agenda, State, Step

if TYPE_CHECKING:
    from centans.core.dice import Dice

Lane = tuple[Step[Any], ...]

LABEL: Final = "redeal"
PATIENCE: Final = 1000
"""No choice needs so many answers."""


class Sealed(Step[Any]):
    """The canary for a choice that was made in secret: everybody sees that it was made, and nobody may look at it."""

    __slots__ = ()


def choose_anew(s: State, t: State, sees: list[bool], dice: Dice | None) -> None:
    """In `t`, imagined instead of `s`, let those whose choices are not seen have chosen anything they could have.

    Without dice a canary lies where a choice was made. `sees` says, seat by seat, whose choices are seen.
    """
    together = s.agenda.choice()
    if together is None:
        return
    lanes: list[Lane] = []
    for number, lane in enumerate(together.lanes):
        seat = together.chooser(s, number)
        fresh = together.fresh[number]
        if seat is None or sees[seat]:
            lanes.append(lane)
        elif not together.is_finished(s, number):
            lanes.append(fresh)
        else:
            lanes.append((Sealed(),) if dice is None else answered_by_chance(t, fresh, dice))
    t.agenda.replace(together.with_lanes(tuple(lanes)))


def answered_by_chance(t: State, fresh: Lane, dice: Dice) -> Lane:
    """A lane whose questions have all been answered with something that they offer."""
    known = fresh[-1].by_chance(t, LABEL, dice) if len(fresh) == 1 else None
    return asked_by_chance(t, fresh, dice) if known is None else known


def asked_by_chance(t: State, fresh: Lane, dice: Dice) -> Lane:
    """The same, one question after another."""
    outer = t.agenda
    own: Agenda[Any] = Agenda(list(fresh), outer.standing)
    t.agenda = own
    try:
        for _ in range(PATIENCE):
            ask = own.steps[-1].ask(t) if own.steps else None
            if ask is None:
                return tuple(own.steps)
            option = ask.options[dice.roll(LABEL, len(ask.options)) - 1 if len(ask.options) > 1 else 0]
            own.steps.pop().answer(t, ask.seat, option, dice)
    finally:
        t.agenda = outer
    raise RuntimeError(f"a secret choice that begins with {fresh[-1]!r} never ends")
