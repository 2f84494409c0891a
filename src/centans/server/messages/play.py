"""What is seen, asked, answered and told at a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from centans.server.messages.tables import ResultInfo, SeatNumber

MOST_ENTRIES = 1_000_000
Fact = int | str | list[int | str]


class OptionInfo(Struct, gc=False, eq=False):
    """One choice: its notation, and the words' kind and parameters. Nothing in it leads back to it."""

    notation: str
    kind: str
    params: dict[str, int | str]


class AskInfo(Struct):
    """An open question to the viewer. `open`: play does not wait for it; `secret`: others do not see the answer yet.

    `hollow`: it has one answer, which the server gives after a moment, and is asked only lest others learn that.
    `addressed`: play does not wait for it, but somebody does, such as who made an offer.
    """

    id: str
    key: str
    open: bool
    addressed: bool
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


class EventInfo(Struct, gc=False):
    """Something that happened, for the words; `seats` are those who may know, null if everybody."""

    key: str
    params: dict[str, Fact]
    seats: list[int] | None


class LogEntry(Struct):
    """What an answer brought about, as far as the viewer may know; number 0 is the opening, by no seat.

    Whose answer it was is not told to others of whom nothing came to light.
    """

    number: int
    seat: int | None
    auto: bool
    events: list[EventInfo]


class Answer(Struct, forbid_unknown_fields=True):
    """A run of choices of one seat, all or none. With a nonce it may be sent again without being done twice.

    `listening`: the client follows the seat's stream, which tells it the view; so it is answered by `Stored` alone.
    """

    seat: SeatNumber
    ask: Annotated[str, Meta(max_length=80)]
    options: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=60)]
    nonce: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    listening: bool = False


class Stored(Struct):
    """An answer is stored for good. What it brought about is seen in any view of a later epoch, and in those of this
    one with so many entries that do not ask the answered question any more.
    """

    seat: int
    epoch: int
    entries: int


class Seen(Struct, forbid_unknown_fields=True):
    """How many answers whoever has a seat was shown; of no concern to anybody else."""

    seat: SeatNumber
    entries: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]


class Undo(Struct, forbid_unknown_fields=True):
    """Take back the seat's last choice."""

    seat: SeatNumber


class RefusalInfo(Struct):
    """Which rule forbids a choice, and with which numbers."""

    rule: str
    key: str
    params: dict[str, int | str]


class Why(Struct):
    """Why a choice is forbidden; null if it is not."""

    refusal: RefusalInfo | None
