"""Those who look on. They keep no table in memory: what they were last told is known here, and a table that comes back
tells them the rest.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from centans.server.changes import Frame
from centans.server.problems import Refused
from centans.server.storage.records import SeatRecord
from centans.server.streams import Stream

AT_ONCE = 50
"""How many are told something that does not hurry before others have their turn."""


@dataclass
class Heard:
    """How a table stood when those who look on were last told."""

    entries: int
    epoch: int
    chat: int
    rematch: str | None
    seats: list[SeatRecord]
    views: dict[int | None, Frame | bytes] = field(default_factory=dict)
    """By seat: the view that was told last, or its digest while the table is not in memory."""

    def has_seen(self, seat: int | None, frame: Frame) -> bool:
        """Whether those eyes were told this very view."""
        told = self.views.get(seat)
        return told == (frame.digest() if isinstance(told, bytes) else frame)


class Audience:
    """Those who look on at one table."""

    def __init__(self) -> None:
        self.streams: set[Stream] = set()
        self._guests: Counter[str | None] = Counter()
        """How many streams each of them has; None: all strangers together."""
        self.heard: Heard | None = None
        """None before anybody was told anything."""

    def add(self, stream: Stream) -> None:
        self.streams.add(stream)
        self._guests[stream.guest] += 1

    def remove(self, stream: Stream) -> None:
        self.streams.remove(stream)
        self._guests[stream.guest] -= 1
        if not self._guests[stream.guest]:
            del self._guests[stream.guest]

    def would_miss(self, guest: str | None) -> bool:
        """Whether somebody is left who would see a player go."""
        seats = self.heard.seats if self.heard is not None else []
        return bool(self.streams) and any(seat.guest == guest for seat in seats if seat.guest is not None)

    def online(self, guest: str | None) -> bool:
        return guest is not None and guest in self._guests

    def seats(self) -> set[int | None]:
        """Through whose eyes they look; None: through a watcher's."""
        return {stream.seat for stream in self.streams}

    def tell(self, chunk: bytes) -> None:
        """Tell everybody the same."""
        for stream in self.streams:
            stream.send(chunk)

    def rest(self) -> None:
        """The table leaves the memory. Views are long: what is kept tells only whether they are the same."""
        if self.heard is not None:
            views = self.heard.views
            self.heard.views = {
                seat: told if isinstance(told, bytes) else told.digest()
                for seat, told in views.items()
                if seat in self.seats()
            }
        for stream in self.streams:
            stream.base = None


class Audiences:
    """All who look on, by table. `most`: how many streams one guest, or one address without a guest, may have open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: dict[str, Audience] = {}
        self._open: Counter[str] = Counter()
        """By guest, or address: how many streams are open."""
        self.ended = False
        """Whether the server stops, and all streams with it."""

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._tables

    def __iter__(self) -> Iterator[str]:
        """The tables where somebody looks on."""
        return iter(list(self._tables))

    def __len__(self) -> int:
        """How many look on in all."""
        return self._open.total()

    def of(self, table_id: str) -> Audience:
        return self._tables.get(table_id) or Audience()

    def must_have_room(self, guest: str | None, address: str) -> None:
        """Raises `Refused` if this guest, or this address if nobody is known there, has too many streams open."""
        own = self._open[guest or address]
        if 0 < self._most <= own:
            raise Refused(429, "too-many-streams", f"you look on {own} times already; close another page first")

    def join(self, table_id: str, audience: Audience, stream: Stream) -> None:
        """Raises `Refused` like `must_have_room`: many who come at once were all told before that there is room."""
        self.must_have_room(stream.guest, stream.address)
        self._tables[table_id] = audience
        audience.add(stream)
        self._open[stream.guest or stream.address] += 1

    def leave(self, table_id: str, stream: Stream) -> Audience:
        """Those who stay."""
        audience = self._tables[table_id]
        audience.remove(stream)
        if not audience.streams:
            del self._tables[table_id]
        who = stream.guest or stream.address
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]
        return audience

    async def tell_all(self, chunk: bytes) -> None:
        """Tell everybody the same, a few at a time: whoever plays meanwhile does not wait until thousands are told."""
        told = 0
        for audience in list(self._tables.values()):
            for stream in list(audience.streams):
                stream.send(chunk)
                told += 1
                if told % AT_ONCE == 0:
                    await asyncio.sleep(0)

    def end(self) -> None:
        self.ended = True
        for audience in self._tables.values():
            for stream in audience.streams:
                stream.close()
