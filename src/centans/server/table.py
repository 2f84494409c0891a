"""A table in memory: its match, rebuilt from the log, and who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any, NamedTuple

from centans.bots.bot import has_to_say
from centans.bots.levels import weighs
from centans.core.asks import Ask
from centans.core.match import Match, Scroll
from centans.core.steps import State
from centans.server import looking
from centans.server.audience import Audience, Heard
from centans.server.changes import Alike, Frame
from centans.server.company import Company
from centans.server.messages.play import TableView
from centans.server.messages.tables import ResultInfo, SeatInfo, Status, StoppedInfo, TableInfo, TableSummary
from centans.server.storage.records import SeatRecord, Sitting, StoredTable, TableRecord
from centans.server.streams import Stream, message
from centans.server.takeback import free_seat, last_choice


@dataclass
class Intention:
    """What a bot means to answer next, if nothing has been taken back since."""

    epoch: int
    notations: list[str]
    spent: float
    """Seconds that it thought for when it last had something to think about."""


class LongAgo(NamedTuple):
    """The first answers, up to that number, written down for those who think; as long as nothing is taken back."""

    epoch: int
    number: int
    rows: bytes


@dataclass
class LookBack:
    """A look at the past, which needs neither the table nor its lock any more."""

    table: str
    seat: int | None
    at: int
    entries: int
    epoch: int
    scroll: Scroll

    def view(self) -> TableView:
        past = self.scroll.unrolled()
        return TableView(
            table=self.table,
            seat=self.seat,
            entries=self.entries,
            at=self.at,
            epoch=self.epoch,
            view=past.view(self.seat),
            asks=[],
            waiting_for=past.awaited(self.seat),
            can_undo=False,
            result=looking.result_info(past.result if past.over else None),
            rule="",
        )


class Table(Company):
    """The log is the truth: everything here can be made again from what is stored."""

    def __init__(self, stored: StoredTable, match: Match, audience: Audience) -> None:
        self.lock = asyncio.Lock()
        """Held by whoever changes the table, until it is stored; readers of the position take it too: see `Holding`."""
        self.audience = audience
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat: the bot's turn under way."""
        self.intended: dict[int, Intention] = {}
        """By seat: how the bot there means to go on. Nothing is lost with it but the time to think again."""
        self.used = 0.0
        """When somebody last wanted this table; the longest unused ones leave the memory."""
        self.portrayed_at = monotonic()
        """When the portrait was last made, or the table came into memory."""
        self._proven = -inf
        """When the digest of the position was last noted."""
        self.fill(stored, match)
        self.heard = audience.heard or Heard(
            self.match.told, self.record.epoch, self.chat, self.record.rematch, list(self.seats)
        )
        audience.heard = self.heard

    def fill(self, stored: StoredTable, match: Match) -> None:
        """Take everything from what is stored and the match it tells, at first and whenever memory may be wrong."""
        self.record = stored.table
        self.seats = stored.seats
        self.sittings = stored.sittings
        """Who has sat where since the beginning, and so has seen what that seat hides; each by the last time."""
        self.sat = stored.sat
        """The number of the last of them."""
        self.chat = stored.chat
        self.turns = stored.turns
        self.doubtful = False
        """Whether something went wrong that may have left memory ahead of the log."""
        self.nonces = stored.nonces
        self.portrayed = stored.portrayed
        """After how many answers its portrait was made, if there is one."""
        self.match = match
        self.long_ago: LongAgo | None = None
        """What was last written down of the log."""
        self.moved()

    def moved(self, before: State | None = None, hollow: bool | None = None) -> None:
        """Forget what was true of the position before; a copy of it, before the last choice, may be at hand, and
        whether there was nothing to choose.
        """
        self.moved_at = monotonic()
        self._frames: dict[int | None, Frame] = {}
        self._before, self._hollow = before, hollow
        self._may_take_back: bool | None = None

    def prove(self, pause: float) -> None:
        """Note the digest of the position, by which changed rules are found out; unless that was done just before.

        It costs as much as some answers do; so a table where bots play fast notes it now and then.
        """
        kept = self.match.keys[-1] if self.match.keys else None
        length = len(self.match.entries)
        if kept is not None and kept.number == length:
            self.record.proof, self.record.proved = kept.digest, length
        elif self.match.over or monotonic() - self._proven >= pause:
            self.record.proof, self.record.proved = self.match.digest(), length
        else:
            return
        self._proven = monotonic()

    @property
    def idle(self) -> bool:
        """Whether nobody is doing anything here: then it may leave the memory, and be made again from the log."""
        return not self.thinking and not self.lock.locked()

    # -- what one sees -------------------------------------------------------------------------------------------

    def shown(self, seat: int | None) -> bytes:
        """The present position for that seat, as JSON: made once for all who look with the same eyes."""
        return self.frame(seat).whole

    def frame(self, seat: int | None) -> Frame:
        """The present position for that seat, to be sent whole or compared."""
        self._show([seat])
        return self._frames[seat]

    def _show(self, seats: Iterable[int | None]) -> None:
        """Make what those seats are shown, together: they see much alike."""
        missing = [seat for seat in seats if seat not in self._frames]
        if missing:
            for seat, view in zip(missing, self.match.game.views(self.match.state, missing), strict=True):
                self._frames[seat] = Frame(self._table_view(seat, view))

    def table_view(self, seat: int | None) -> TableView:
        return self._table_view(seat, self.match.view(seat))

    def _table_view(self, seat: int | None, view: Any) -> TableView:
        match = self.match
        asks = match.asks_of(seat) if seat is not None and self.playing else []
        return TableView(
            table=self.record.id,
            seat=seat,
            entries=match.told,
            at=match.told,
            epoch=self.record.epoch,
            view=view,
            asks=[looking.ask_info(match, ask) for ask in asks],
            waiting_for=match.awaited(seat) if self.playing else [],
            can_undo=seat is not None and self._can_undo(seat),
            result=looking.result_info(match.result if match.over else None),
            rule=looking.present_rule(match, asks),
        )

    def _can_undo(self, seat: int) -> bool:
        """Whether the seat made the last choice and may take it back: found out when that seat looks, and only then."""
        last = last_choice(self.match)
        if not self.playing or last < 0 or self.match.entries[last].seat != seat:
            return False
        if self._may_take_back is None:
            self._may_take_back = free_seat(self.match, self._before, self._hollow) == seat
            self._before = None
        return self._may_take_back

    def look_back(self, seat: int | None, at: int) -> LookBack:
        """What is needed to see what that seat saw after `at` entries, whatever happens here meanwhile."""
        return LookBack(self.record.id, seat, at, self.match.told, self.record.epoch, self.match.scroll(at))

    def sit(self, sitting: Sitting) -> None:
        """Somebody sits down: who comes and goes without end is noted once, as often as he comes."""
        self.sittings = [*[one for one in self.sittings if one != sitting], sitting]
        self.sat += 1

    def concerns(self, guest: str | None) -> bool:
        """Whether anything about the seats is otherwise for this guest than for a stranger."""
        return self.belongs(guest) or any(one.guest == guest for one in self.sittings)

    # -- telling -------------------------------------------------------------------------------------------------

    def place(self) -> str:
        """Where the table stands, for a client that comes back: entries, undos, lines of chat."""
        return f"{self.match.told}.{self.record.epoch}.{self.chat}"

    def welcome(self, stream: Stream, first: int) -> bytes:
        """The log from an entry on, and the present view, for a newcomer."""
        frame = stream.base = self.frame(stream.seat)
        self.heard.views[stream.seat] = frame
        return self._log_from(first, stream.seat) + self._view_message("view", frame.whole)

    def publish(self, undone: bool = False, acting: int | None = None) -> None:
        """Tell everybody what is new; for whom nothing is new, nothing: even its number could tell.

        A view is made for those who look, and for a seat that is `acting` and will be told by itself.
        Entries taken back one cuts off by oneself; who has missed more than that gets the whole log again.
        """
        first = self.match.told + 1 if undone else self.heard.entries + 1
        if self.record.epoch != self.heard.epoch and not undone:
            first = 0
        seats = self.audience.seats()
        self._show(seats | ({acting} if acting is not None else set()))
        alike: Alike = {}
        news = {seat: self._news(seat, first, alike) for seat in seats}
        for stream in self.audience.streams:
            told = news[stream.seat]
            if told is not None:
                stream.send(told.since(stream.base if stream.changes else None))
                stream.base = told.frame
        self.heard.entries, self.heard.epoch = self.match.told, self.record.epoch

    def _news(self, seat: int | None, first: int, alike: Alike) -> News | None:
        """What those eyes have not seen yet."""
        frame = self.frame(seat)
        if first > self.match.told and self.heard.has_seen(seat, frame):
            return None
        self.heard.views[seat] = frame
        return News(self._log_from(first, seat), frame, self._view_message, alike)

    def _log_from(self, first: int, seat: int | None) -> bytes:
        entries = looking.log(self.match, seat, first, everything=self.over)
        return message("log", entries) if entries else b""

    def _view_message(self, event: str, body: bytes) -> bytes:
        """A view, or the changes of one, and whether it is the last."""
        return message(event, body, self.place()) + (message("over", {}) if self.over else b"")


class News:
    """What is new for certain eyes: made once for all who have seen the same before."""

    def __init__(self, log: bytes, frame: Frame, told_as: Callable[[str, bytes], bytes], alike: Alike) -> None:
        self.frame = frame
        self._alike = alike
        self._log = log
        self._told_as = told_as
        self._made: dict[int, bytes] = {}

    def since(self, base: Frame | None) -> bytes:
        """For a client that has seen that view, or none that could be changed."""
        made = self._made.get(id(base))
        if made is None:
            made = self._log + self._view_since(base)
            self._made[id(base)] = made
        return made

    def _view_since(self, base: Frame | None) -> bytes:
        if base is None:
            return self._told_as("view", self.frame.whole)
        return self._told_as("change", self.frame.since(base, self._alike))


def status_now(match: Match, seats: Sequence[SeatRecord]) -> Status:
    """Play begins when every seat is taken, and ends with the match."""
    if match.over:
        return "over"
    return "playing" if all(seat.kind in ("person", "bot") for seat in seats) else "waiting"


def turns_now(match: Match, seats: Sequence[SeatRecord]) -> dict[int, str]:
    """By seat: the question that the server has to answer now: a bot's, or one that has a single answer (`Ask.hollow`).

    Offers put to a bot come first: they may not stand for long. Then what it would say of itself, then what play waits
    for.
    """
    found: dict[int, str] = {}
    for ask in sorted(match.asks, key=lambda ask: (not ask.addressed, not ask.open)):
        seat = seats[ask.seat]
        if ask.hollow or (seat.kind == "bot" and (not ask.voluntary or is_said(match, ask, seat))):
            found.setdefault(ask.seat, match.ask_id(ask))
    return found if found and status_now(match, seats) == "playing" else {}


def is_said(match: Match, ask: Ask, seat: SeatRecord) -> bool:
    """Whether a bot there answers a voluntary question: those do that weigh by the game's sense."""
    return weighs(seat.bot or "") and has_to_say(match.game, match.state, ask)


# -- messages about the table ------------------------------------------------------------------------------------


def title(seats: Sequence[SeatRecord | SeatInfo]) -> str:
    return " – ".join([seat.name for seat in seats if seat.name])


def seat_info(seat: SeatRecord, viewer: str | None, online: bool) -> SeatInfo:
    own = viewer is not None and seat.guest == viewer
    kept = own and seat.kind == "invited"
    bot = seat.bot if seat.kind == "bot" else None
    return SeatInfo(seat.number, seat.name, seat.kind, seat.side, online, own and not kept, kept, bot)


def summary(record: TableRecord, seats: list[SeatRecord], viewer: str | None) -> TableSummary:
    own = {seat.number for seat in seats if viewer is not None and seat.guest == viewer and seat.kind == "person"}
    return TableSummary(
        id=record.id,
        game=record.game,
        title=title(seats),
        status=record.status,
        players=record.players,
        seats=[seat_info(seat, viewer, seat.kind == "bot") for seat in seats],
        my_turn=record.status == "playing" and not own.isdisjoint(record.waiting_for),
        created=record.created,
        changed=record.changed,
    )


def table_info(
    record: TableRecord,
    viewer: str | None,
    seats: list[SeatInfo],
    told: int,
    over: bool,
    result: ResultInfo | None,
    stopped: StoppedInfo | None = None,
) -> TableInfo:
    """Of a table that is played at, or that is `stopped` for ever."""
    return TableInfo(
        id=record.id,
        game=record.game,
        title=title(seats),
        revision=record.revision,
        players=record.players,
        settings=record.settings,
        components=record.components,
        status=record.status,
        seats=seats,
        host=viewer is not None and viewer == record.host,
        watchers=record.watchers,
        brought_in=record.brought_in,
        pace=record.pace,
        patience=record.patience,
        hints=record.hints,
        entries=told,
        epoch=record.epoch,
        commitment=record.promise,
        created=record.created,
        changed=record.changed,
        seed=record.seed.hex() if over and record.seed is not None else None,
        next=record.rematch,
        result=result,
        stopped=stopped,
    )
