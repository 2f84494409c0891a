"""Guyenne: what the open question shows with it."""

from __future__ import annotations

from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.guyenne.box import FIRST, cards_in
from centans.games.guyenne.model import Position
from centans.games.guyenne.rules.combat import Defend
from centans.games.guyenne.rules.losses import Remove
from centans.games.guyenne.rules.picking import Picking
from centans.games.guyenne.rules.placing import ALREADY_OPEN, Lay, NameCastle
from centans.games.guyenne.rules.reinforcements import Reinforce, ReinforceWith
from centans.games.guyenne.rules.setup import LayAside, SetAside
from centans.games.guyenne.rules.teams import Arrange, HandOver, SetOrder
from centans.games.guyenne.view import ChoosingView


def phase(current: list[Step[Position]]) -> str:
    """Where in the turn we are, in words that betray nothing of a choice half made."""
    for step in current:
        if isinstance(step, SetAside | LayAside):
            return "set-aside"
        if isinstance(step, HandOver | SetOrder | Arrange):
            return "hand-over"
        if isinstance(step, NameCastle):
            return "open-first" if step.place == FIRST else "open-second"
        if isinstance(step, Lay):
            opens = step.castle != ALREADY_OPEN
            return f"{'open' if opens else 'answer'}-{'first' if step.place == FIRST else 'second'}"
        if isinstance(step, Reinforce | ReinforceWith):
            return "reinforcements"
        return "defence" if isinstance(step, Defend) else "removal"
    return "over"


def asked_seat(s: Position, step: Step[Position]) -> int:
    """The seat that a step waits for, if any."""
    ask = step.ask(s)
    return NOBODY if ask is None else ask.seat


def choosing(s: Position, step: Step[Position]) -> ChoosingView:
    if isinstance(step, Picking):
        return ChoosingView(castle_of(s, step), cards_in(step.picked))
    return ChoosingView(castle_of(s, step), cards_in(step.gift) if isinstance(step, SetOrder) else [])


def castle_of(s: Position, step: Step[Position]) -> int | None:
    """The castle that a choice is about, if there is one already."""
    if isinstance(step, Lay) and step.castle != ALREADY_OPEN:
        return step.castle + 1
    if isinstance(step, Lay | ReinforceWith | Remove | Defend):
        return s.contested[step.place] + 1
    return None
