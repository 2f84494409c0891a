"""Bastide: where in the turn the question is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from centans.core.steps import Step
from centans.games.bastide.model import Position
from centans.games.bastide.rules.auction import Add, FirstBid, PutDown, Raise
from centans.games.bastide.rules.emissary import SendEmissary
from centans.games.bastide.rules.english import HarassHouses, HarassInfluences, HarassKind, Hit
from centans.games.bastide.rules.fire import BurnHouses, BurnInfluences, Fire
from centans.games.bastide.rules.houses import Allocate, PlaceHouse
from centans.games.bastide.rules.negotiation import WINDOWS, GiftWindow
from centans.games.bastide.rules.placement import Consent, PlaceInfluence, WhoseToken
from centans.games.bastide.rules.projects import ChooseSite

Current = Sequence[Step[Position]]


def phase(current: Current) -> str:
    """Where in the turn we are, in words that betray nothing of a secret choice."""
    if not current:
        return "over"
    step = current[0]
    for kinds, name in PHASE_OF:
        if isinstance(step, kinds):
            return name
    return "action"


PHASE_OF: Final[tuple[tuple[tuple[type[Step[Position]], ...], str], ...]] = (
    ((GiftWindow,), "gifts"),
    ((FirstBid, PutDown), "first-bids"),
    ((Raise, Add), "raises"),
    ((PlaceInfluence, WhoseToken, Consent), "placement"),
    ((SendEmissary,), "emissary"),
    ((ChooseSite,), "site"),
    ((PlaceHouse,), "house"),
    ((Allocate,), "allocation"),
    ((Fire, BurnHouses, BurnInfluences), "fire"),
    ((HarassKind, HarassHouses, HarassInfluences, Hit), "harassment"),
)


def stage_of(current: Current) -> str:
    """Where a project stands: site, before-bids, first-bids, before-raises, raises, placement or emissary."""
    name = phase(current)
    if name == "gifts":
        step = current[0]
        assert isinstance(step, GiftWindow)
        return WINDOWS[step.window]
    return name
