"""Storage: what is told "done" is on the disk, many share a commit, and the migrations make the schema."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, insert, select
from sqlalchemy.exc import IntegrityError

from centans.server.storage.database import file_url, migrate, open_database
from centans.server.storage.schema import guests, metadata
from centans.server.storage.writer import Writer


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return open_database(file_url(tmp_path / "x.sqlite3"))


def no_changes(_connection: Connection, changes: Sequence[None]) -> None:
    assert not changes


def guest(name: str) -> Any:
    return lambda connection: connection.execute(insert(guests).values(id=name, name=name, created=0)).rowcount


def stored(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return sorted(connection.scalars(select(guests.c.id)))


def test_the_migrations_make_exactly_the_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_migrating_twice_changes_nothing(engine: Engine) -> None:
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_sqlite_is_set_to_lose_nothing(engine: Engine) -> None:
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_what_is_waiting_is_committed_together(engine: Engine) -> None:
    commits: list[Connection] = []
    event.listen(engine, "commit", commits.append)
    writer: Writer[None] = Writer(engine, no_changes)

    async def scene() -> list[int]:
        first = writer.store(slow_guest("a"))
        others = [writer.store(guest(name)) for name in "bcdefgh"]
        return await asyncio.gather(first, *others)

    assert asyncio.run(scene()) == [1] * 8
    writer.close()
    assert stored(engine) == list("abcdefgh")
    assert len(commits) <= 3


def slow_guest(name: str) -> Any:
    """One whose storing takes long enough for others to gather."""

    def work(connection: Connection) -> int:
        import time

        time.sleep(0.2)
        found: int = guest(name)(connection)
        return found

    return work


def test_one_that_cannot_be_stored_does_not_take_the_others_with_it(engine: Engine) -> None:
    writer: Writer[None] = Writer(engine, no_changes)

    async def scene() -> list[Any]:
        jobs = [slow_guest("a"), guest("b"), guest("b"), guest("c")]
        return await asyncio.gather(*[writer.store(job) for job in jobs], return_exceptions=True)

    first, second, third, fourth = asyncio.run(scene())
    writer.close()
    assert (first, second, fourth) == (1, 1, 1)
    assert isinstance(third, IntegrityError)
    assert stored(engine) == ["a", "b", "c"]


def test_closing_the_writer_stores_what_is_waiting(engine: Engine) -> None:
    async def scene() -> None:
        writer: Writer[None] = Writer(engine, no_changes)
        writer.store(slow_guest("a"))
        writer.store(guest("b"))
        writer.close()

    asyncio.run(scene())
    assert stored(engine) == ["a", "b"]
