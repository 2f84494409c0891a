"""A table that somebody is setting up."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from centans.server.messages.play import RefusalInfo
from centans.server.messages.tables import MOST_PLAYERS


class Wanted(Struct, forbid_unknown_fields=True):
    """A table that somebody is setting up."""

    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    settings: Annotated[dict[str, str], Meta(max_length=40)] = {}


class ChoiceInfo(Struct):
    """A setting at a table that is being set up. An idle one means nothing there; `reason` says why, if it is told."""

    name: str
    value: str
    values: list[str]
    idle: bool
    reason: RefusalInfo | None


class DraftInfo(Struct):
    """A table that can be played, nearest to what was wanted, and what could be chosen instead.

    `counts`: how many could play with such settings. A side is empty if chance or its player will decide.
    """

    players: int
    counts: list[int]
    choices: list[ChoiceInfo]
    sides: list[str]
