"""Bastide: where in the turn the question is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from centans.core.steps import Step
from centans.games.bastide.model import Position
from centans.games.bastide.rules.auction import FirstBid, Raise
from centans.games.bastide.rules.emissary import SendEmissary
from centans.games.bastide.rules.english import HarassHouses, HarassInfluences, HarassKind, Hit
from centans.games.bastide.rules.fire import BurnHouses, BurnInfluences, Fire
from centans.games.bastide.rules.houses import Allocate, PlaceHouse
from centans.games.bastide.rules.negotiation import WINDOWS, GiftWindow
from centans.games.bastide.rules.placement import Consent, PlaceInfluence, WhoseToken
from centans.games.bastide.rules.projects import ChooseSite

Current = Sequence[Step[Position]]


def phase(s: Position) -> str:
    """Where in the turn we are, in words that betray nothing of a secret choice."""
    choice = s.agenda.choice()
    step = choice.fresh[0][-1] if choice is not None else s.agenda.top()
    if step is None:
        return "over"
    for kinds, name in PHASE_OF:
        if isinstance(step, kinds):
            return name
    return "action"


PHASE_OF: Final[tuple[tuple[tuple[type[Step[Position]], ...], str], ...]] = (
    ((GiftWindow,), "gifts"),
    ((FirstBid,), "first-bids"),
    ((Raise,), "raises"),
    ((PlaceInfluence, WhoseToken, Consent), "placement"),
    ((SendEmissary,), "emissary"),
    ((ChooseSite,), "site"),
    ((PlaceHouse,), "house"),
    ((Allocate,), "allocation"),
    ((Fire, BurnHouses, BurnInfluences), "fire"),
    ((HarassKind, HarassHouses, HarassInfluences, Hit), "harassment"),
)


def stage_of(s: Position) -> str:
    """Where a project stands: site, before-bids, first-bids, before-raises, raises, placement or emissary."""
    step = s.agenda.top()
    return WINDOWS[step.window] if isinstance(step, GiftWindow) else phase(s)
