"""What travels between page and server, as typed structs. tools/typescript.py writes the page's types from them.

Seats count from 0. Times are milliseconds since 1970. A field that may be absent is null.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from centans.server import requests

MOST_PLAYERS = 8
MOST_ENTRIES = 1_000_000
MOST_PACE = 10_000
MOST_PATIENCE = 60 * 24 * 60
USUAL_PATIENCE = 3 * 24 * 60
"""Minutes."""

LONGEST = 600
"""Characters of a sentence that tells what is wrong."""

Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Fact = int | str | list[int | str]

Status = Literal["waiting", "playing", "over", "ended"]
"""`over`: by the rules; `ended`: by the host, before that."""
SeatKind = Literal["person", "bot", "anyone", "invited"]
NewSeatKind = Literal["me", "here", "bot", "anyone", "invited"]
Show = Literal["mine", "open", "running", "past"]
Language = Literal["fr", "en"]


ProblemType = Literal[
    "bad-file",
    "bad-table",
    "bot-plays",
    "deaf",
    "empty",
    "ended",
    "failure",
    "forbidden",
    "illegal",
    "left",
    "no-hints",
    "no-json",
    "no-seed",
    "no-session",
    "no-text",
    "not-a-bot",
    "not-found",
    "not-late",
    "not-yet",
    "nothing-to-choose",
    "nothing-to-undo",
    "old-rules",
    "over",
    "playing",
    "refused",
    "secret-reason",
    "seen-another",
    "seen-by-others",
    "stale",
    "storage",
    "taken",
    "too-large",
    "too-long",
    "too-many-connections",
    "too-many-files",
    "too-many-newcomers",
    "too-many-streams",
    "too-many-tables",
    "too-much",
    "too-often",
    "too-slow",
    "unknown-bot",
    "unreadable",
    "unreadable-request",
    "waiting",
    "wrong-host",
    "wrong-method",
    "wrong-origin",
]
"""Every word that a problem may have; the page has a sentence for each, `problem-...`, in both languages."""


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

    `told`, by language: its `title`, and where there is one its `about`, `lead`, `length`, `age`, `now`, `authors` and
    `cover`.
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


class SeatInfo(Struct):
    """A seat at a table. `invitation` is told to the host alone, as long as nobody has taken it up.

    `reserved`: the seat is kept for the viewer, who may sit down without an invitation. `seen`: it is free, but
    somebody else has sat there and knows what it hides: who sits down all the same says that he knows that.
    `closed`: it is free, but not to the viewer, who has seen what another seat hides. `late`: its player has let the
    others wait for longer than was agreed; whoever else sits at the table may have him replaced. `hints`: the answers
    for which it asked for a hint, told to its player alone until the match is over. `usual`: a bot has it, and is
    called as bots are called: readers of other languages may call it as theirs does.
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


class Wanted(Struct, forbid_unknown_fields=True):
    """A table that somebody is setting up."""

    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    settings: Annotated[dict[str, str], Meta(max_length=40)] = {}


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
    """What an answer brought about, as far as the viewer may know; number 0 is the opening, by no seat."""

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


class RefusalInfo(Struct):
    """Which rule forbids a choice, and with which numbers."""

    rule: str
    key: str
    params: dict[str, int | str]


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


class Why(Struct):
    """Why a choice is forbidden; null if it is not."""

    refusal: RefusalInfo | None


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
    """What went wrong: a word for programs, a sentence for people, the rule that forbids, the fresh view if stale.

    `wait`: how many seconds later it may be tried again. `request` is the number by which the server's log tells more.
    """

    type: ProblemType
    message: str
    refusal: RefusalInfo | None = None
    view: TableView | None = None
    wait: int | None = None
    request: str = field(default_factory=requests.number)

    def __post_init__(self) -> None:
        """Whoever sends much gets little back."""
        self.message = shortened(self.message)
        if self.refusal is not None:
            self.refusal.params = {
                name: shortened(value) if isinstance(value, str) else value
                for name, value in self.refusal.params.items()
            }


def shortened(text: str) -> str:
    """A long text by its beginning and its end."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 4 :]}"
