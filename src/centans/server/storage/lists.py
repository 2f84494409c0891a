"""Lists of tables, page by page, and what a list tells of each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, not_, select, tuple_, union

from centans.server.messages.tables import Show
from centans.server.storage.records import SeatRecord, TableRecord, seat_record, table_record
from centans.server.storage.schema import seats, standings, tables

MOST_LISTED = 100
Listed = tuple[TableRecord, list[SeatRecord]]
Place = tuple[int, str]
"""Of a table in a list: when it was last changed, and its id."""
whole_tables = select(tables, standings).select_from(tables.join(standings))


def listed(connection: Connection, show: Show, guest: str | None, before: Place | None) -> list[Listed]:
    """A page of the tables that such a list shows, the last changed first: those after that place, if one is given.

    Each kind of table is sought by itself, on the way that an index shows.
    """
    rows: dict[str, Any] = {}
    for kind in kinds_of(show, guest):
        for row in connection.execute(page(kind, before)):
            rows[row.id] = row
    last_first = sorted(rows.values(), key=lambda row: (row.changed, row.id), reverse=True)
    records = [table_record(row) for row in last_first[:MOST_LISTED]]
    seated = seats_of(connection, [record.id for record in records])
    return [(record, seated[record.id]) for record in records]


def kinds_of(show: Show, guest: str | None) -> list[ColumnElement[bool]]:
    status = standings.c.status
    hosts = select(tables.c.id).where(tables.c.host == guest)
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    mine = [standings.c.table_id.in_(union(hosts, sits))] if guest is not None else []
    if show == "mine":
        return [and_(own, status.in_(["waiting", "playing"])) for own in mine]
    if show == "past":
        ended = [and_(status.in_(["over", "ended"]), own) for own in mine]
        return [*ended, and_(status == "over", tables.c.watchers)]
    if show == "running":
        return [and_(status == "playing", tables.c.watchers)]
    free = exists().where(seats.c.table_id == standings.c.table_id, seats.c.kind == "anyone")
    return [and_(status == "waiting", free, not_(tables.c.brought_in))]


def page(kind: ColumnElement[bool], before: Place | None) -> Select[Any]:
    place = tuple_(standings.c.changed, standings.c.table_id)
    statement = whole_tables.where(kind).order_by(standings.c.changed.desc(), standings.c.table_id.desc())
    if before is not None:
        statement = statement.where(place < before)
    return statement.limit(MOST_LISTED)


def seats_of(connection: Connection, table_ids: Iterable[str]) -> dict[str, list[SeatRecord]]:
    found: dict[str, list[SeatRecord]] = {table_id: [] for table_id in table_ids}
    statement = select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.table_id, seats.c.number)
    for row in connection.execute(statement):
        found[row.table_id].append(seat_record(row))
    return found
