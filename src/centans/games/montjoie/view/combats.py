"""The combat, naval battle or duel on the table, and the chances in it."""

from __future__ import annotations

from dataclasses import dataclass

from centans.core.views import Pile as PileView
from centans.games.montjoie.view.realm import PartView


@dataclass
class FightSideView:
    """One side of a combat; cards face down are counted, not shown. `total` is without what the viewer cannot see."""

    side: str
    power: str
    """A power, or militia."""
    seat: int | None
    cards: PileView
    saved: list[int]
    """Yellow cards that a Retreat saved."""
    kept: list[int]
    lost: list[int]
    """When all is settled: the cards that come back to their owner, and those that are discarded."""
    hero: bool
    hero_lost: bool
    """Whether he was killed, when all is settled."""
    barons: list[int] | None
    """By seat; None while they are hidden."""
    doubled: int | None
    die: int | None
    parts: list[PartView]
    total: int


@dataclass
class OddsView:
    """Percentages for the attacker, from what the viewer knows: the unknown cards are as chance would lay them."""

    option: str
    win: int
    tie: int
    lose: int


@dataclass
class FightView:
    """The combat on the table: being fought, or just over (`settled`)."""

    source: str
    target: str
    link: str
    """road, sea, chevauchee or foreign"""
    sides: list[FightSideView]
    stolen: int | None
    revealed: bool
    result: str | None
    settled: bool
    odds: OddsView | None


@dataclass
class DuelSideView:
    """A fighter in a naval battle or a duel; what he stakes is shown when both are revealed."""

    seat: int
    power: str
    card: int | None
    barons: int
    felon: bool
    doubled: bool
    die: int | None
    parts: list[PartView]
    total: int


@dataclass
class DuelView:
    """The naval battle or duel on the table."""

    event: str
    sides: list[DuelSideView]
    revealed: bool
    result: str | None
    settled: bool
