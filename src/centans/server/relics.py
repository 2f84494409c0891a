"""Tables that these rules do not replay: each is shown as it last stood, through the eyes of those who may see it.

Nothing can be answered there, and no rule is asked about it: rules that cannot tell how it came so far cannot tell what
is allowed or hidden either. What may be seen was written down when the rules still could (portraits.py).
"""

from __future__ import annotations

from centans.core.errors import CentansError
from centans.core.game import Variant
from centans.core.journal import Event
from centans.core.keeping import read_chapter
from centans.core.matchfile import Told, result_text
from centans.server import looking
from centans.server.audience import Audience
from centans.server.boxes import todays
from centans.server.company import Company
from centans.server.messages.play import LogEntry, TableView
from centans.server.messages.tables import ResultInfo, StoppedInfo, TableInfo, WhyStopped
from centans.server.portraits import Sights, sights_of
from centans.server.problems import Refused
from centans.server.storage.records import Portrait, StoredTable, outcomes
from centans.server.streams import encoder
from centans.server.table import seat_info, table_info
from centans.shelf import UnknownGame, box_of

MOST = 50
"""So many are kept in memory."""
UNKNOWN = "unknown"
"""The digest of a match from before digests were stored."""
STOPPED = "the rules have changed since: this match can be looked at as it last stood, but not be played on"
"""One sentence for all: what it is that cannot be replayed may be a secret choice."""


class Relic(Company):
    """A table as it last stood."""

    def __init__(self, stored: StoredTable, portrait: Portrait | None, why: WhyStopped, audience: Audience) -> None:
        self.record = stored.table
        self.seats = stored.seats
        self.audience = audience
        self._stored = stored
        self._portrait = portrait
        self._why = why
        self._sights: Sights | None = None if portrait is None else sights_of(portrait)

    @property
    def told(self) -> int:
        return 0 if self._portrait is None else self._portrait.told

    def shown(self, seat: int | None) -> bytes:
        """How it last stood for that seat, as JSON. Raises `Refused` if that was never stored."""
        if self._sights is None:
            raise stopped()
        return encoder.encode(
            TableView(
                table=self.record.id,
                seat=seat,
                entries=self.told,
                at=self.told,
                epoch=self.record.epoch,
                view=self._sights.of(seat),
                asks=[],
                waiting_for=[],
                can_undo=False,
                result=self._sights.result,
                rule="",
            )
        )

    @property
    def is_portrayed(self) -> bool:
        return self._portrait is not None

    def log(self, seat: int | None, first: int) -> list[LogEntry]:
        """What happened from an entry on, as far as it is stored and that seat may know it."""
        answers = [None, *self._stored.entries]
        return [
            looking.log_entry(number, answers[number], events, seat, self.over)
            for number, events in sorted(self._happened().items())
            if first <= number <= self.told
        ]

    def _happened(self) -> dict[int, list[Event]]:
        """By entry; what cannot be read any more is left out."""
        found: dict[int, list[Event]] = {}
        first = 0
        chapters = [(key.number + 1, key.chapter) for key in self._stored.keys]
        for following, chapter in chapters:
            found |= events_from(first, chapter)
            first = following
        if self._portrait is not None:
            found |= events_from(self._portrait.since, self._portrait.chapter)
        return found

    def info(self, viewer: str | None) -> TableInfo:
        seats = [seat_info(seat, viewer, seat.kind == "bot" or self.audience.online(seat.guest)) for seat in self.seats]
        result = None if self._sights is None else self._sights.result
        stopped = StoppedInfo(self._why, self.is_portrayed, self.over or self.alone_with_bots(viewer))
        return table_info(self.record, viewer, seats, self.told, self.over, result, stopped)

    def match_file(self) -> Told:
        """All that is stored, up to the last answer after which the position is known by its digest."""
        record, portrait = self.record, self._portrait
        known = {key.number: key.digest for key in self._stored.keys}
        if record.proof:
            known[record.proved] = record.proof
        if portrait is not None:
            known[portrait.number] = portrait.digest
        number, digest = max(known.items(), default=(len(self._stored.entries), UNKNOWN))
        result = self._result_after(number)
        return Told(
            game=record.game,
            revision=record.revision,
            variant=Variant(record.players, record.settings),
            changes=record.components,
            box=self._own_box(),
            names=[seat.name or f"seat {seat.number + 1}" for seat in self.seats],
            hints=self._stored.hints,
            promise=record.promise,
            seed=record.seed if self.over else None,
            opening=record.opening,
            answers=[
                (row.seat, row.key, row.notation, outcomes(row.dice), bool(row.auto))
                for row in self._stored.entries[:number]
            ],
            digest=digest,
            result="" if result is None else result_text(result.ranks, result.scores, result.decided_by),
        )

    def _own_box(self) -> bytes:
        """The components that it was opened with, if they are not today's."""
        try:
            today = todays(self.record.game, tuple(self.record.components.items()))
        except UnknownGame:
            today = None
        same = today is not None and box_of(today).id == self.record.box
        return b"" if same else self._stored.components

    def _result_after(self, number: int) -> ResultInfo | None:
        if self._sights is None or self._portrait is None or self._portrait.number != number:
            return None
        return self._sights.result


def events_from(first: int, chapter: bytes) -> dict[int, list[Event]]:
    try:
        return dict(enumerate(read_chapter(chapter), first))
    except CentansError:
        return {}


def stopped() -> Refused:
    return Refused(409, "old-rules", STOPPED)


class Relics:
    """Those that were asked for last: to find out that rules do not replay a match may take long."""

    def __init__(self) -> None:
        self._known: dict[str, Relic] = {}

    def get(self, table_id: str) -> Relic | None:
        found = self._known.pop(table_id, None)
        if found is not None:
            self._known[table_id] = found
        return found

    def keep(self, relic: Relic) -> None:
        self._known[relic.record.id] = relic
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]

    def forget(self, table_id: str) -> None:
        """It may be another by now."""
        self._known.pop(table_id, None)

    def forget_all(self) -> None:
        self._known.clear()
