"""The games on the shelf, and how the form of a new table is laid out."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Language = Literal["fr", "en"]


class SettingInfo(Struct):
    """A way to vary the rules."""

    name: str
    values: list[str]
    default: str


class SideInfo(Struct, forbid_unknown_fields=True):
    """What a side bears: its tincture, and the name of its arms where the page can draw them."""

    tincture: Literal["gules", "azure", "vert", "argent", "or", "sable", "purpure"]
    arms: str | None = None


class PresetInfo(Struct, forbid_unknown_fields=True):
    """A table that is ready to be chosen, told by the message `preset-<name>` and its `.about`.

    `for_players`: the numbers of players that it is for, if not all; others give way to the first of these.
    """

    name: str
    for_players: list[int] = []
    settings: dict[str, str] = {}


class GroupInfo(Struct, forbid_unknown_fields=True):
    """Settings under one heading, told by the message `group-<name>`."""

    name: str
    settings: list[str]


class QuickTable(Struct, forbid_unknown_fields=True, frozen=True):
    """What one click on "play now" sets up; without players the smallest table."""

    players: int | None = None
    settings: dict[str, str] = {}


class FormInfo(Struct, forbid_unknown_fields=True, frozen=True):
    """How the form of a new table is laid out: `in_sight` are shown at once, what is in no group comes last."""

    presets: list[PresetInfo] = []
    in_sight: list[str] = []
    groups: list[GroupInfo] = []
    play_now: QuickTable = field(default_factory=QuickTable)


class GameInfo(Struct):
    """A game on the shelf, in the order of `place`.

    `told`, by language: its `title`, and where there is one its `about`, `lead`, `length`, `age`, `now`, `authors`,
    `cover` and `credits`.
    `cover` and `board` are the addresses of what a game from outside brings for the page.
    """

    id: str
    revision: int
    players: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    """The levels of play, from the weakest to the strongest, then bots from outside that the owner allows."""
    usual_bot: str
    place: int
    told: dict[str, dict[str, str]]
    sides: dict[str, SideInfo]
    form: FormInfo
    cover: str | None
    board: str | None
