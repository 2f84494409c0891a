"""How a table stands, taken down by the rules that made it so: what each seat sees, the result, what happened last.

Rules of another day need not be asked to show it. A portrait never holds what is asked: nothing of it can be answered.
"""

from __future__ import annotations

import zlib

import msgspec

from centans.core.keeping import write_chapter
from centans.core.match import Match
from centans.server import looking
from centans.server.messages.tables import ResultInfo
from centans.server.storage.records import Portrait
from centans.server.streams import encoder


class Sights(msgspec.Struct):
    """`views` are those of the seats in their order, and then a watcher's."""

    views: list[msgspec.Raw]
    result: ResultInfo | None

    def of(self, seat: int | None) -> msgspec.Raw:
        return self.views[-1 if seat is None else seat]


def portrait_of(match: Match) -> Portrait:
    eyes: list[int | None] = [*range(match.variant.players), None]
    views = [msgspec.Raw(encoder.encode(view)) for view in match.game.views(match.state, eyes)]
    sights = Sights(views, looking.result_info(match.result if match.over else None))
    since = match.keys[-1].number + 1 if match.keys else 0
    happened = [match.events(number) for number in range(since, len(match.entries) + 1)]
    return Portrait(
        number=len(match.entries),
        told=match.told,
        since=since,
        digest=match.digest(),
        sights=zlib.compress(encoder.encode(sights)),
        chapter=write_chapter(happened),
    )


def sights_of(portrait: Portrait) -> Sights:
    return msgspec.json.decode(zlib.decompress(portrait.sights), type=Sights)
