"""Offers and promises, what they would change, and what may be offered."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class EffectView:
    """What an offer that is accepted changes for one of the two: by how much, and which provinces."""

    seat: int
    money: int
    income: int
    """Of the next Treasury, before bad seasons."""
    points: int
    """That would be scored if points were counted now."""
    gains: list[str]
    loses: list[str]
    """Provinces that are then controlled, or no longer."""


@dataclass
class OfferView:
    """An offer that stands; a pact is seen by the two concerned only."""

    seat: int
    to: int
    town: str | None
    wanted: str | None
    gives: int
    asks: int
    pact: bool
    effects: list[EffectView]
    """For him who made it and him who answers; none where only words are given."""


@dataclass
class PromiseView:
    """A promise that concerns the viewer, and what became of it."""

    promise: str
    """pact or barons"""
    seat: int
    to: int
    town: str | None
    barons: int
    until: int
    state: str
    """open, kept, broken or void"""


@dataclass
class DealTownView:
    """A town that may be given for any of those against it, or sold for a sum within limits."""

    town: str
    against: list[str]
    least: int
    most: int
    costs: str | None
    """The province that the viewer gives up with it."""
    wins: list[str]
    """Those of them that would make a province whole for the viewer."""


@dataclass
class DealView:
    """An offer of some kind to some player: why it cannot be made now, or its terms."""

    to: int
    kind: str
    """exchange, gift, pact, promise, sell or buy"""
    why: str | None
    rule: str | None
    power: str | None
    """Whom the reason is about."""
    towns: list[DealTownView]
    """Those one gives, sells or buys; where there are none, any town or none is meant."""
    least: int
    most: int
    """Écus, below 0 for what is asked; or barons that are promised."""
