"""A table in memory: its match, rebuilt from the log, and who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from centans.core.errors import CentansError
from centans.core.match import Match
from centans.core.views import Pile, piles
from centans.server import library, looking
from centans.server.messages import SeatInfo, Status, TableInfo, TableSummary, TableView
from centans.server.storage.records import SeatRecord, StoredTable, TableRecord, entry
from centans.server.streams import Stream, encoder, message
from centans.server.takeback import Sight, free_seat


@dataclass
class Heard:
    """How a table stood when those who look on were last told."""

    entries: int
    epoch: int
    chat: int
    rematch: str | None
    seats: list[SeatRecord]


class Table:
    """The log is the truth: everything here can be made again from what is stored."""

    def __init__(self, stored: StoredTable, match: Match) -> None:
        self.lock = asyncio.Lock()
        """Held by whoever changes the table, until it is stored; readers of the position take it too: see `Holding`."""
        self.streams: set[Stream] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat: the bot's turn under way."""
        self.used = 0.0
        """When somebody last wanted this table; the longest unused ones leave the memory."""
        self._published: dict[int | None, bytes] = {}
        """By seat: the view that was published last."""
        self.fill(stored, match)
        self.heard = Heard(self.match.told, self.record.epoch, self.chat, self.record.rematch, list(self.seats))

    def fill(self, stored: StoredTable, match: Match) -> None:
        """Take everything from what is stored and the match it tells, at first and whenever memory may be wrong."""
        self.record: TableRecord = stored.table
        self.seats: list[SeatRecord] = stored.seats
        self.chat = stored.chat
        self.turns = stored.turns
        self.doubtful = False
        """Whether something went wrong that may have left memory ahead of the log."""
        self.nonces = stored.nonces
        self.match = match
        self.moved()
        self.undo_seat = free_seat(self.match, None, self.piles)

    def moved(self) -> None:
        """Forget what was true of the position before."""
        self._views: dict[int | None, Any] = {}
        self._shown: dict[int | None, bytes] = {}
        self._piles: dict[int, list[Pile]] = {}

    def view(self, seat: int | None) -> Any:
        """The game's own view of the present position."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.match.view(seat)
        return found

    def piles(self, seat: int) -> list[Pile]:
        """What that player sees lie now."""
        found = self._piles.get(seat)
        if found is None:
            found = self._piles[seat] = piles(self.view(seat))
        return found

    def sight(self) -> Sight:
        """What all players see lie now, to look back at after the position has moved."""
        return [self.piles(seat) for seat in range(self.record.players)].__getitem__

    @property
    def playing(self) -> bool:
        return self.record.status == "playing"

    @property
    def over(self) -> bool:
        return self.record.status == "over"

    # -- what one sees -------------------------------------------------------------------------------------------

    def shown(self, seat: int | None) -> bytes:
        """The present position for that seat, as JSON: made once for all who look with the same eyes."""
        found = self._shown.get(seat)
        if found is None:
            found = self._shown[seat] = encoder.encode(self.table_view(seat))
        return found

    def table_view(self, seat: int | None) -> TableView:
        match = self.match
        asks = match.asks_of(seat) if seat is not None and self.playing else []
        return TableView(
            table=self.record.id,
            seat=seat,
            entries=match.told,
            at=match.told,
            epoch=self.record.epoch,
            view=self.view(seat),
            asks=[looking.ask_info(match, ask) for ask in asks],
            waiting_for=match.awaited(seat) if self.playing else [],
            can_undo=self.playing and seat is not None and seat == self.undo_seat,
            result=looking.result_info(match.result if match.over else None),
            rule=looking.present_rule(match, asks),
        )

    def past_view(self, seat: int | None, at: int) -> TableView:
        """What that seat saw after `at` entries."""
        past = self.match.at(at)
        return TableView(
            table=self.record.id,
            seat=seat,
            entries=self.match.told,
            at=at,
            epoch=self.record.epoch,
            view=past.view(seat),
            asks=[],
            waiting_for=past.awaited(seat),
            can_undo=False,
            result=looking.result_info(past.result if past.over else None),
            rule="",
        )

    # -- who sits where ------------------------------------------------------------------------------------------

    def sits(self, guest: str | None, seat: int) -> bool:
        """Whether the seat is this guest's; one that is only kept for him is not yet."""
        return guest is not None and self.seats[seat].guest == guest and self.seats[seat].kind != "invited"

    def belongs(self, guest: str | None) -> bool:
        """Whether this guest has something to do with the table: its host, or seated."""
        return guest is not None and (self.record.host == guest or any(seat.guest == guest for seat in self.seats))

    def online(self, guest: str | None) -> bool:
        return guest is not None and any(stream.guest == guest for stream in self.streams)

    # -- telling -------------------------------------------------------------------------------------------------

    def place(self) -> str:
        """Where the table stands, for a client that comes back: entries, undos, lines of chat."""
        return f"{self.match.told}.{self.record.epoch}.{self.chat}"

    def news(self, seat: int | None, first: int) -> bytes:
        """The log from an entry on, and the present view, as events."""
        self._published[seat] = self.shown(seat)
        entries = looking.log(self.match, seat, first, everything=self.over)
        told = message("log", entries) if entries else b""
        return told + message("view", self.shown(seat), self.place()) + (message("over", {}) if self.over else b"")

    def tell(self, chunk: bytes) -> None:
        """Tell everybody the same."""
        for stream in self.streams:
            stream.send(chunk)

    def publish(self, undone: bool = False) -> None:
        """Tell everybody what is new; for whom nothing is new, nothing: even its number could tell.

        Entries taken back one cuts off by oneself; who has missed more than that gets the whole log again.
        """
        first = self.match.told + 1 if undone else self.heard.entries + 1
        if self.record.epoch != self.heard.epoch and not undone:
            first = 0
        chunks: dict[int | None, bytes] = {}
        for stream in self.streams:
            chunk = chunks.get(stream.seat)
            if chunk is None:
                chunk = chunks[stream.seat] = self._news_if_any(stream.seat, first)
            if chunk:
                stream.send(chunk)
        self.heard.entries, self.heard.epoch = self.match.told, self.record.epoch

    def _news_if_any(self, seat: int | None, first: int) -> bytes:
        nothing_new = first > self.match.told and self._published.get(seat) == self.shown(seat)
        return b"" if nothing_new else self.news(seat, first)


def rebuild(stored: StoredTable) -> Match:
    """The match as the log tells it. Raises `CentansError`, which names the answer, if these rules do not replay it."""
    record = stored.table
    game = library.take(record.game, record.components)
    log = [entry(game, row) for row in stored.entries]
    recorded = [*record.opening, *[outcome for past in log for outcome in past.dice]]
    names = [seat.name for seat in stored.seats]
    variant = game.variant(record.players, record.settings)
    match = Match(game, variant, record.seed, names, recorded, record.promise)
    for number, past in enumerate(log, 1):
        try:
            match.replay(past)
        except CentansError as problem:
            raise CentansError(f"answer {number}: {problem}") from problem
    return match


def status_now(match: Match, seats: Sequence[SeatRecord]) -> Status:
    """Play begins when every seat is taken, and ends with the match."""
    if match.over:
        return "over"
    return "playing" if all(seat.kind in ("person", "bot") for seat in seats) else "waiting"


def turns_now(match: Match, seats: Sequence[SeatRecord]) -> dict[int, str]:
    """By seat: the question that the server has to answer now: a bot's, or one that has a single answer (`Ask.hollow`).

    Offers put to a bot come first: they may not stand for long.
    """
    found: dict[int, str] = {}
    for ask in sorted(match.asks, key=lambda ask: not ask.addressed):
        if ask.hollow or (seats[ask.seat].kind == "bot" and (ask.addressed or not ask.open)):
            found.setdefault(ask.seat, match.ask_id(ask))
    return found if found and status_now(match, seats) == "playing" else {}


# -- messages about the table ------------------------------------------------------------------------------------


def title(seats: list[SeatRecord]) -> str:
    return " – ".join([seat.name for seat in seats if seat.name])


def seat_info(seat: SeatRecord, viewer: str | None, online: bool, invitation: str | None) -> SeatInfo:
    own = viewer is not None and seat.guest == viewer
    kept = own and seat.kind == "invited"
    bot = seat.bot if seat.kind == "bot" else None
    return SeatInfo(seat.number, seat.name, seat.kind, seat.side, online, own and not kept, kept, bot, invitation)


def summary(record: TableRecord, seats: list[SeatRecord], viewer: str | None) -> TableSummary:
    own = {seat.number for seat in seats if viewer is not None and seat.guest == viewer and seat.kind == "person"}
    return TableSummary(
        id=record.id,
        game=record.game,
        title=title(seats),
        status=record.status,
        players=record.players,
        seats=[seat_info(seat, viewer, seat.kind == "bot", None) for seat in seats],
        my_turn=record.status == "playing" and not own.isdisjoint(record.waiting_for),
        created=record.created,
        changed=record.changed,
    )


def table_info(table: Table, viewer: str | None, seats: list[SeatInfo]) -> TableInfo:
    record, match = table.record, table.match
    return TableInfo(
        id=record.id,
        game=record.game,
        title=title(table.seats),
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
        entries=match.told,
        epoch=record.epoch,
        commitment=match.promise,
        created=record.created,
        changed=record.changed,
        seed=record.seed.hex() if table.over and record.seed is not None else None,
        next=record.rematch,
        result=looking.result_info(match.result if match.over else None),
    )
