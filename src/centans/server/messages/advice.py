"""Hints for those who are asked, and reasons of bots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from centans.server.messages.play import OptionInfo
from centans.server.messages.tables import SeatNumber


class HintWanted(Struct, forbid_unknown_fields=True):
    """A seat wants to know what to answer to one of its questions."""

    seat: SeatNumber
    ask: Annotated[str, Meta(max_length=80)]


class ProspectInfo(Struct):
    """What a choice promises its seat, on the average: the texts say it as `outlook-<key>`, if they do."""

    key: str
    amount: float


class WeighedInfo(Struct):
    """A choice as a whole: what it promises, how likely it wins (0 to 1), and how often that was tried."""

    options: list[OptionInfo]
    share: float
    simulations: int
    outlook: list[ProspectInfo]


class GroundInfo(Struct):
    """In what the choice differs from the best other one: by so much, said as `ground-<key>`; for it, or against it."""

    key: str
    by: float
    speaks_for: bool


class ReasonInfo(Struct):
    """A choice, others that were worth a thought, and what makes the difference. `best`: none promised clearly more."""

    chosen: WeighedInfo
    others: list[WeighedInfo]
    grounds: list[GroundInfo]
    best: bool


class BotReason(Struct):
    """Why a bot gave the answer of that number; `manner` is how it chooses, said as `why-manner`."""

    number: int
    seat: int
    manner: Literal["random", "novice", "greedy", "search", "other"]
    reason: ReasonInfo
