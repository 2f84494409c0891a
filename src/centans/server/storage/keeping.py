"""What is kept of tables beside their logs: their boxes, positions that save replaying, and how they last stood."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, not_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from centans.core.keeping import Key
from centans.server.storage.records import Portrait, TableRecord
from centans.server.storage.schema import bot_turns, boxes, keys, portraits, standings, tables


def put_box(connection: Connection, box: str, components: bytes) -> None:
    """Each box is stored once, however many tables are opened with it."""
    if connection.dialect.name == "postgresql":
        connection.execute(postgresql.insert(boxes).values(id=box, components=components).on_conflict_do_nothing())
    else:
        connection.execute(sqlite.insert(boxes).values(id=box, components=components).on_conflict_do_nothing())


def components_of(connection: Connection, box: str) -> bytes:
    """Empty if there is no such box."""
    found: bytes | None = connection.scalar(select(boxes.c.components).where(boxes.c.id == box)) if box else None
    return b"" if found is None else found


def keys_of(connection: Connection, table_id: str) -> list[Key]:
    columns = select(keys.c.number, keys.c.digest, keys.c.position, keys.c.chapter)
    rows = connection.execute(columns.where(keys.c.table_id == table_id).order_by(keys.c.number))
    return [Key(*row) for row in rows]


def renew(
    connection: Connection, record: TableRecord, components: bytes, kept: Sequence[Key], turns: dict[int, str] | None
) -> None:
    """Put what was made again from the log in the place of what was there, unless the table has moved on.

    `turns` are those that the server owes, if others are stored.
    """
    proof = {"proof": record.proof, "proved": record.proved}
    if (
        connection.execute(
            update(standings).where(unmoved(record.id, record.epoch, record.length)).values(proof)
        ).rowcount
        != 1
    ):
        return
    put_box(connection, record.box, components)
    connection.execute(update(tables).where(tables.c.id == record.id).values(box=record.box, rules=record.rules))
    connection.execute(delete(keys).where(keys.c.table_id == record.id))
    if kept:
        names = ("number", "digest", "position", "chapter")
        connection.execute(
            insert(keys), [{"table_id": record.id} | {name: getattr(key, name) for name in names} for key in kept]
        )
    if turns is not None:
        connection.execute(delete(bot_turns).where(bot_turns.c.table_id == record.id))
    if turns:
        connection.execute(
            insert(bot_turns), [{"table_id": record.id, "seat": seat, "ask": ask} for seat, ask in turns.items()]
        )


def unmoved(table_id: str, epoch: int, length: int) -> ColumnElement[bool]:
    """Whether a table still stands as whoever asks knows it."""
    return and_(standings.c.table_id == table_id, standings.c.epoch == epoch, standings.c.length == length)


# -- portraits -------------------------------------------------------------------------------------------------------


def portrait_of(connection: Connection, table_id: str) -> Portrait | None:
    columns = [portraits.c[name] for name in Portrait._fields]
    row = connection.execute(select(*columns).where(portraits.c.table_id == table_id)).one_or_none()
    return None if row is None else Portrait(*row)


def put_portrait(connection: Connection, table_id: str, epoch: int, portrait: Portrait) -> bool:
    """In place of the one before, unless the table has moved on meanwhile. Whether it was."""
    proof = {"proof": portrait.digest, "proved": portrait.number}
    still = update(standings).where(unmoved(table_id, epoch, portrait.number)).values(proof)
    if connection.execute(still).rowcount != 1:
        return False
    connection.execute(delete(portraits).where(portraits.c.table_id == table_id))
    connection.execute(insert(portraits).values(table_id=table_id, **portrait._asdict()))
    return True


def unportrayed(connection: Connection) -> list[str]:
    """The tables that have moved since their portrait was made, or have none; the last changed first."""
    as_it_stands = exists().where(
        portraits.c.table_id == standings.c.table_id, portraits.c.number == standings.c.length
    )
    found = select(standings.c.table_id).where(not_(as_it_stands)).order_by(standings.c.changed.desc())
    return list(connection.scalars(found))
