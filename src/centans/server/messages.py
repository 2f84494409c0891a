"""What travels between page and server, as typed structs. tools/typescript.py writes the page's types from them.

Seats count from 0. Times are milliseconds since 1970. A field that may be absent is null.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_PLAYERS = 8
MOST_PACE = 10_000

Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Fact = int | str | list[int | str]

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "anyone", "invited"]
NewSeatKind = Literal["me", "here", "bot", "anyone", "invited"]
Show = Literal["mine", "open", "running", "past"]
Language = Literal["fr", "en"]


class Me(Struct):
    """The visitor: a guest, known by a signed cookie."""

    id: str
    name: str


class NewName(Struct, forbid_unknown_fields=True):
    """How the visitor wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class SettingInfo(Struct):
    """A way to vary the rules."""

    name: str
    values: list[str]
    default: str


class SideInfo(Struct, forbid_unknown_fields=True):
    """What a side bears: its tincture, and the name of its arms where the page can draw them."""

    tincture: Literal["gules", "azure", "vert", "argent", "or", "sable", "purpure"]
    arms: str | None = None


class GameInfo(Struct):
    """A game on the shelf, in the order of `place`.

    `told`, by language: its `title`, and where there is one its `about`, `lead`, `length`, `age`, `authors`, `cover`.
    `cover` and `board` are the addresses of what a game from outside brings for the page.
    """

    id: str
    revision: int
    players: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    place: int
    told: dict[str, dict[str, str]]
    sides: dict[str, SideInfo]
    cover: str | None
    board: str | None


class SeatInfo(Struct):
    """A seat at a table. `invitation` is told to the host alone, as long as nobody has taken it up.

    `reserved`: the seat is kept for the viewer, who may sit down without an invitation.
    """

    seat: int
    name: str
    kind: SeatKind
    side: str
    online: bool
    mine: bool
    reserved: bool = False
    bot: str | None = None
    invitation: str | None = None


class ResultInfo(Struct):
    """How a match ended."""

    ranks: list[int]
    scores: list[int]
    decided_by: str
    winners: list[int]


class TableSummary(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    players: int
    seats: list[SeatInfo]
    my_turn: bool
    created: int
    changed: int


class TableInfo(Struct):
    """All about a table but the position. `seed` is told when the match is over: it proves the dice.

    `brought_in`: the match comes from a file, so its bringer knows the dice to come, and strangers get no seat.
    `next`: the table where the same people play again.
    """

    id: str
    game: str
    title: str
    revision: int
    players: int
    settings: dict[str, str]
    components: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    host: bool
    watchers: bool
    brought_in: bool
    pace: int
    entries: int
    epoch: int
    commitment: str
    created: int
    changed: int
    seed: str | None = None
    result: ResultInfo | None = None
    next: str | None = None


class Rematch(Struct, forbid_unknown_fields=True):
    """Play again. `swap`: everybody moves on by one seat; when two play, they change sides."""

    swap: bool = False


class NextTable(Struct):
    """The table where the same people play again, and who asked for it."""

    table: str
    name: str


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who shall sit there: me, another person at this screen (here), a bot, anyone, or someone with an invitation."""

    kind: NewSeatKind
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. `pace` is the least time in milliseconds before a bot answers."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_PLAYERS)]
    settings: Annotated[dict[str, str], Meta(max_length=40)] = {}
    components: Annotated[dict[str, str], Meta(max_length=40)] = {}
    watchers: bool = True
    pace: Annotated[int, Meta(ge=0, le=MOST_PACE)] = 600


class SeatAction(Struct, forbid_unknown_fields=True):
    """Sit down, get up, hand the seat to a bot, or take it back."""

    action: Literal["sit", "leave", "to-bot", "take-back"]
    invitation: Annotated[str, Meta(max_length=80)] | None = None
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] = "greedy"


class OptionInfo(Struct):
    """One choice: its notation, and the words' kind and parameters."""

    notation: str
    kind: str
    params: dict[str, int | str]


class AskInfo(Struct):
    """An open question to the viewer. `open`: play does not wait for it; `secret`: others do not see the answer yet.

    `hollow`: it has one answer, which the server gives after a moment, and is asked only lest others learn that.
    """

    id: str
    key: str
    open: bool
    secret: bool
    hollow: bool
    options: list[OptionInfo]


class TableView(Struct):
    """The position as one seat, or a watcher (seat null), may see it after `at` of `entries` answers."""

    table: str
    seat: int | None
    entries: int
    at: int
    epoch: int
    view: Any
    asks: list[AskInfo]
    waiting_for: list[int]
    can_undo: bool
    result: ResultInfo | None
    rule: str


class EventInfo(Struct):
    """Something that happened, for the words; `seats` are those who may know, null if everybody."""

    key: str
    params: dict[str, Fact]
    seats: list[int] | None


class LogEntry(Struct):
    """What an answer brought about, as far as the viewer may know; number 0 is the opening, by no seat."""

    number: int
    seat: int | None
    auto: bool
    events: list[EventInfo]


class Answer(Struct, forbid_unknown_fields=True):
    """A run of choices of one seat, all or none. With a nonce it may be sent again without being done twice."""

    seat: SeatNumber
    ask: Annotated[str, Meta(max_length=80)]
    options: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=60)]
    nonce: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class RefusalInfo(Struct):
    """Which rule forbids a choice, and with which numbers."""

    rule: str
    key: str
    params: dict[str, int | str]


class Why(Struct):
    """Why a choice is forbidden; null if it is not."""

    refusal: RefusalInfo | None


class Undo(Struct, forbid_unknown_fields=True):
    """Take back the seat's last choice."""

    seat: SeatNumber


class NewChat(Struct, forbid_unknown_fields=True):
    """Something to say at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(Struct):
    """Something said at the table; seat null: by a watcher."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int


class Alive(Struct):
    """The server answers."""

    status: Literal["ok"]


class Health(Struct):
    """How the server is. `neighbours`: whether it hears the other servers on its database, if there can be any."""

    status: Literal["ok"]
    database: Literal["ok"]
    neighbours: Literal["none", "heard"]
    tables: int
    watchers: int


class Problem(Struct, omit_defaults=True):
    """What went wrong: a word for programs, a sentence for people, the rule that forbids, the fresh view if stale."""

    type: str
    message: str
    refusal: RefusalInfo | None = None
    view: TableView | None = None
