"""Whether the rules, as they are now, still replay every stored match as it was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Engine, select

from centans.core.errors import CentansError
from centans.server import library
from centans.server.boxes import todays
from centans.server.loading import rebuild
from centans.server.storage.records import StoredTable
from centans.server.storage.schema import tables
from centans.server.storage.store import load
from centans.server.table import status_now
from centans.shelf import box_of


class Remark(NamedTuple):
    """What is worth knowing of a table: a key of the texts (`migrate-<key>`), and what stands in the sentence."""

    key: str
    params: dict[str, int]


class Checked(NamedTuple):
    """What was found at one table; `difference` is a sentence, or None if all is as it was."""

    table: str
    game: str
    revision: int
    revision_now: int | None
    difference: str | None
    remark: Remark | None = None


def check(engine: Engine) -> Iterator[Checked]:
    """Every table in turn, the oldest first."""
    with engine.connect() as connection:
        for table_id in connection.scalars(select(tables.c.id).order_by(tables.c.created)).all():
            stored = load(connection, table_id)
            if stored is not None:
                yield checked(stored)


def checked(stored: StoredTable) -> Checked:
    record = stored.table
    try:
        now = library.game_class(record.game).revision
    except CentansError as problem:
        return Checked(record.id, record.game, record.revision, None, str(problem), fate(stored))
    found = difference(stored)
    return Checked(record.id, record.game, record.revision, now, found, fate(stored) if found else remark(stored))


def fate(stored: StoredTable) -> Remark:
    """What becomes of a table that these rules do not replay."""
    if stored.portrayed is None:
        return Remark("never-portrayed", {})
    if stored.portrayed < stored.table.length:
        return Remark("portrayed-earlier", {"portrayed": stored.portrayed, "length": stored.table.length})
    return Remark("portrayed", {})


def remark(stored: StoredTable) -> Remark | None:
    record = stored.table
    if not record.box:
        return Remark("no-box", {})
    today = todays(record.game, tuple(record.components.items()))
    if today is None or box_of(today).id != record.box:
        return Remark("own-box", {})
    return None


def difference(stored: StoredTable) -> str | None:
    """What comes out otherwise than it was stored."""
    record = stored.table
    try:
        match = rebuild(stored, whole=True).match
    except CentansError as problem:
        return str(problem)
    if record.status == "ended":
        return None
    status = status_now(match, stored.seats)
    if status != record.status:
        return f"after {len(match.entries)} answers it is {status}, not {record.status}"
    waiting_for = match.waiting_for() if status == "playing" else []
    if waiting_for != record.waiting_for:
        return (
            f"after {len(match.entries)} answers it waits for {seats(waiting_for)}, not for {seats(record.waiting_for)}"
        )
    return None


def seats(numbers: list[int]) -> str:
    return "seat " + " and ".join([str(number + 1) for number in numbers]) if numbers else "nobody"
