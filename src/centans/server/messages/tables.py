"""Tables and their seats."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_PLAYERS = 8
MOST_PACE = 10_000
MOST_PATIENCE = 60 * 24 * 60
USUAL_PATIENCE = 3 * 24 * 60
"""Minutes."""
Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Status = Literal["waiting", "playing", "over", "ended"]
"""`over`: by the rules; `ended`: by the host, before that."""
SeatKind = Literal["person", "bot", "anyone", "invited"]
NewSeatKind = Literal["me", "here", "bot", "anyone", "invited"]
Show = Literal["mine", "open", "running", "past"]


class SeatInfo(Struct):
    """A seat at a table. `invitation` is told to the host alone, as long as nobody has taken it up.

    `reserved`: the seat is kept for the viewer, who may sit down without an invitation. `seen`: it is free, but
    somebody else has sat there and knows what it hides: who sits down all the same says that he knows that.
    `closed`: it is free, but not to the viewer, who has seen what another seat hides. `late`: its player has let the
    others wait for longer than was agreed; whoever else sits at the table may have him replaced, and is told so unless
    he is waited for himself. `hints`: the answers for which it asked for a hint, told to its player alone until the
    match is over. `usual`: a bot has it, and is called as bots are called: readers of other languages may call it as
    theirs does.
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
    seen: bool = False
    closed: bool = False
    late: bool = False
    hints: list[int] = []
    usual: bool = False


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


WhyStopped = Literal["refused", "differs", "gone"]
"""Today's rules refuse what was played; come to another position; or there is no such game any more."""


class StoppedInfo(Struct):
    """A match that today's rules do not replay is shown as it last stood, and cannot be played on.

    `shown`: whether it was ever stored how it stood. `file`: whether the visitor may have the match file.
    """

    why: WhyStopped
    shown: bool
    file: bool


class TableInfo(Struct):
    """All about a table but the position. `seed` is told when the match is over: it proves the dice.

    `brought_in`: the match comes from a file, so its bringer knows the dice to come, and strangers get no seat.
    `next`: the table where the same people play again. `patience`: how many minutes one waits for a player before he
    may be replaced; 0: for ever.
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
    patience: int
    hints: bool
    entries: int
    epoch: int
    commitment: str
    created: int
    changed: int
    seed: str | None = None
    result: ResultInfo | None = None
    next: str | None = None
    stopped: StoppedInfo | None = None


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
    """A table to be made. `pace` is the least time in milliseconds before a bot answers; `patience`: after how many
    minutes a player for whom the others wait may be replaced, 0 for never; `hints`: they may be asked for.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_PLAYERS)]
    settings: Annotated[dict[str, str], Meta(max_length=40)] = {}
    components: Annotated[dict[str, str], Meta(max_length=40)] = {}
    watchers: bool = True
    pace: Annotated[int, Meta(ge=0, le=MOST_PACE)] = 600
    patience: Annotated[int, Meta(ge=0, le=MOST_PATIENCE)] = USUAL_PATIENCE
    hints: bool = True


class SeatAction(Struct, forbid_unknown_fields=True):
    """Sit down, get up, hand the seat to a bot, take it back, or free that of a player who is late.

    `knowing`: sit down though somebody else has seen what the seat hides.
    """

    action: Literal["sit", "leave", "to-bot", "take-back", "free"]
    knowing: bool = False
    invitation: Annotated[str, Meta(max_length=80)] | None = None
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """None: the one who usually plays here."""
