"""Steps that belong to an optional rule or to a number of players: the sequences name them, this leaves them out."""

from __future__ import annotations

from typing import ClassVar

from centans.core.steps import Step
from centans.games.montjoie.box.realm import Realm
from centans.games.montjoie.model.position import Position


class OptionalStep(Step[Position]):
    """A step that is played only where its rule is in use; without an `option`, everywhere."""

    __slots__ = ()
    option: ClassVar[str] = ""
    """The setting that brings it in, or `two_players`, `three_players`."""


def in_play(box: Realm, steps: tuple[Step[Position], ...]) -> tuple[Step[Position], ...]:
    """Those of the steps that are played at this table."""
    return tuple([step for step in steps if not isinstance(step, OptionalStep) or is_in_use(box, step.option)])


def is_in_use(box: Realm, option: str) -> bool:
    return not option or option in box.optional
