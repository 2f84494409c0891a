"""What nobody has touched for long is removed, while the server runs: old tables, matches brought in, guests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import sleep
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    and_,
    delete,
    exists,
    false,
    func,
    not_,
    or_,
    select,
    update,
)

from centans.server.storage.notices import Notices
from centans.server.storage.schema import guests, metadata, pulse, standings, tables

A_DAY = 24 * 3600 * 1000
"""Milliseconds."""
AT_ONCE = 50
"""Tables, or so many times as many guests, by one transaction: whoever plays meanwhile hardly waits."""
PAUSE = 0.05
"""Seconds between two transactions, in which others come to write."""

OF_A_TABLE = [
    one for one in reversed(metadata.sorted_tables) if any(key.column is tables.c.id for key in one.foreign_keys)
]
"""Whatever belongs to a table goes with it."""
OF_A_GUEST = [one for one in OF_A_TABLE if "guest" in one.c]
"""Where a guest may be named at a table."""


class Ages(NamedTuple):
    """How many days each kind is kept after it was last touched; 0: for ever."""

    waiting: int = 30
    """Tables whose seats were never all taken."""
    unfinished: int = 365
    finished: int = 0
    brought_in: int = 90
    """Finished matches from files: who brought them has the file."""
    guests: int = 90
    """Guests who sit nowhere and have made no table that is kept; they come back under another name."""


class Tidied(NamedTuple):
    """How many of each kind."""

    waiting: int
    unfinished: int
    finished: int
    brought_in: int
    guests: int


def old_tables(ages: Ages, now: int) -> dict[str, ColumnElement[bool]]:
    """The tables of each kind that are kept no longer."""
    running = standings.c.status.in_(["waiting", "playing"])
    kinds = {
        "waiting": standings.c.status == "waiting",
        "unfinished": standings.c.status == "playing",
        "finished": and_(not_(running), not_(tables.c.brought_in)),
        "brought_in": and_(not_(running), tables.c.brought_in),
    }
    return {
        name: and_(kind, standings.c.changed < now - getattr(ages, name) * A_DAY)
        for name, kind in kinds.items()
        if getattr(ages, name)
    }


def idle_guests(ages: Ages, now: int, gone: Select[Any]) -> ColumnElement[bool]:
    """The guests who are kept no longer, once the tables in `gone` are."""
    sits = [exists().where(one.c.guest == guests.c.id, one.c.table_id.not_in(gone)) for one in OF_A_GUEST]
    hosts = exists().where(tables.c.host == guests.c.id, tables.c.id.not_in(gone))
    return and_(guests.c.created < now - ages.guests * A_DAY, not_(or_(hosts, *sits)))


def of_kind(kind: ColumnElement[bool]) -> Select[Any]:
    return select(tables.c.id).select_from(tables.join(standings)).where(kind)


def count(engine: Engine, ages: Ages, now: int) -> Tidied:
    """What would be removed."""
    kinds = old_tables(ages, now)
    found = dict.fromkeys(Tidied._fields, 0)
    with engine.connect() as connection:
        for name, kind in kinds.items():
            found[name] = how_many(connection, of_kind(kind))
        if ages.guests:
            idle = idle_guests(ages, now, of_kind(or_(false(), *kinds.values())))
            found["guests"] = how_many(connection, select(guests.c.id).where(idle))
    return Tidied(**found)


def how_many(connection: Connection, chosen: Select[Any]) -> int:
    return connection.scalar(select(func.count()).select_from(chosen.subquery())) or 0


def tidy(engine: Engine, ages: Ages, now: int, tell: Callable[[int], None]) -> Tidied:
    """Remove it, a little at a time. `tell` is told how much more is done."""
    found = dict.fromkeys(Tidied._fields, 0)
    removals = {name: partial(remove_tables, kind=kind) for name, kind in old_tables(ages, now).items()}
    if ages.guests:
        removals["guests"] = partial(remove_guests, kind=idle_guests(ages, now, of_kind(false())))
    for name, removal in removals.items():
        for removed in little_by_little(engine, removal):
            found[name] += removed
            tell(removed)
    return Tidied(**found)


def little_by_little(engine: Engine, remove: Callable[[Connection], list[str]]) -> Iterator[int]:
    """How many each step has removed, until there are none left. Other servers are told which."""
    notices = Notices(engine) if engine.dialect.name == "postgresql" else None
    while True:
        with engine.begin() as connection:
            connection.execute(update(pulse).values(at=pulse.c.at))  # SQLite: whoever reads first may not write later
            removed = remove(connection)
            if notices is not None and removed:
                notices.send(connection, removed)
        if not removed:
            return
        yield len(removed)
        sleep(PAUSE)


def remove_tables(connection: Connection, kind: ColumnElement[bool]) -> list[str]:
    """Some tables of that kind, with all that belongs to them; which ones."""
    ids = list(connection.scalars(of_kind(kind).limit(AT_ONCE).with_for_update()))
    for one in OF_A_TABLE:
        connection.execute(delete(one).where(one.c.table_id.in_(ids)))
    connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return ids


def remove_guests(connection: Connection, kind: ColumnElement[bool]) -> list[str]:
    ids = list(connection.scalars(select(guests.c.id).where(kind).limit(AT_ONCE * 20).with_for_update()))
    connection.execute(delete(guests).where(guests.c.id.in_(ids)))
    return ids
