"""Backups: everything a server keeps, as it was at one moment, in one file, from either database and for either.

The file is a SQLite database with the tables of the server and one more, `backup`, with the secrets that sign cookies:
whoever has it can do what the server can, so it is readable by its owner alone. Made while the server runs: SQLite
copies page by page, PostgreSQL tells all its rows, both within one transaction that sees nothing of what comes later.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
from alembic.migration import MigrationContext
from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    Table,
    TableClause,
    column,
    delete,
    func,
    insert,
    select,
    table,
    update,
)

from centans import __version__
from centans.core.errors import CentansError
from centans.server.clock import now
from centans.server.storage.database import connect, driver, file_url, has_step, migrate
from centans.server.storage.schema import bot_turns, entries, guests, metadata, tables

PAGES_AT_ONCE = 500
ROWS_AT_ONCE = 1000
VERSIONS = "alembic_version"
NOTES = "CREATE TABLE backup (made INTEGER NOT NULL, version TEXT NOT NULL, secrets TEXT NOT NULL)"

Tell = Callable[[int, int], None]
"""Is told how much is done, and how much there is to do."""


class Hindered(CentansError):
    """Why it cannot be done: a key of the texts, and what stands in the sentence."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}")
        self.key = key
        self.params = params


class Contents(NamedTuple):
    """How much there is in a backup."""

    tables: int
    answers: int
    guests: int


# -- making one ----------------------------------------------------------------------------------------------------


def back_up(engine: Engine, secrets: list[bytes], file: Path, tell: Tell) -> Contents:
    """Everything that was stored when it began, in a new file. There is a whole file afterwards, or none."""
    if file.exists():
        raise Hindered("backup-there-already", file=str(file))
    with draft_beside(file) as draft:
        copy = copy_of_sqlite if engine.dialect.name == "sqlite" else copy_of_rows
        copy(engine, draft, tell)
        note(draft, secrets)
        found = contents(draft)
        put_in_place(draft, file)
    return found


@contextmanager
def draft_beside(file: Path) -> Iterator[Path]:
    """An unfinished file of its own; it is gone afterwards, with what SQLite lays beside it."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield draft
    finally:
        for one in (draft, *[draft.with_name(draft.name + end) for end in ("-wal", "-shm", "-journal")]):
            one.unlink(missing_ok=True)


def put_in_place(draft: Path, file: Path) -> None:
    """On the disk for good, and never over another."""
    flush(draft)
    try:
        os.link(draft, file)
    except FileExistsError as problem:
        raise Hindered("backup-there-already", file=str(file)) from problem
    except OSError:
        draft.replace(file)  # a disk without links
    flush(file.parent)


def flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def copy_of_sqlite(engine: Engine, draft: Path, tell: Tell) -> None:
    """By SQLite's own means. The transaction that we begin keeps what is copied as it is, while others write on."""
    with engine.connect() as connection, closing(sqlite3.connect(draft)) as target:
        connection.execute(select(func.count()).select_from(table("sqlite_master"))).all()
        copy_pages(driver(connection), target, tell)


def copy_pages(source: sqlite3.Connection, target: sqlite3.Connection, tell: Tell) -> None:
    source.backup(target, pages=PAGES_AT_ONCE, progress=lambda _, left, total: tell(total - left, total))
    target.execute("PRAGMA journal_mode=DELETE")


def copy_of_rows(engine: Engine, draft: Path, tell: Tell) -> None:
    """Row by row, into tables of the very make that the database has, be it an older one."""
    target = connect(file_url(draft))
    try:
        with engine.connect() as one, target.connect() as other:
            source = one.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            revision = MigrationContext.configure(source).get_current_revision()
            migrate(target, known(revision))
            made = MetaData()
            made.reflect(other, only=lambda name, _: name != VERSIONS)
            copy_rows(source, other, [plain(each) for each in made.sorted_tables], tell)
            other.commit()
    finally:
        target.dispose()
    with closing(sqlite3.connect(draft)) as alone:
        alone.execute("PRAGMA journal_mode=DELETE")


def plain(one: Table) -> TableClause:
    """A table whose values go through as they are, whatever the database."""
    return table(one.name, *[column(each.name) for each in one.columns])


def copy_rows(source: Connection, target: Connection, which: Sequence[TableClause], tell: Tell) -> None:
    """All rows of these tables, in place of what is there."""
    for one in reversed(which):
        target.execute(delete(one))
    total = sum(source.scalar(select(func.count()).select_from(one)) or 0 for one in which)
    done = 0
    for one in which:
        rows = source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(one))
        for some in rows.mappings().partitions():
            target.execute(insert(one), [dict(row) for row in some])
            done += len(some)
            tell(done, total)


def note(draft: Path, secrets: list[bytes]) -> None:
    with closing(sqlite3.connect(draft)) as connection, connection:
        connection.execute(NOTES)
        written = msgspec.json.encode([one.hex() for one in secrets]).decode()
        connection.execute("INSERT INTO backup VALUES (?, ?, ?)", (now(), __version__, written))


# -- bringing one back ---------------------------------------------------------------------------------------------


def restore(file: Path, engine: Engine, tell: Tell) -> Contents:
    """Everything that a backup holds, into a database that holds nothing yet: all of it, or nothing."""
    with (
        TemporaryDirectory() as folder,
        unpacked(file, Path(folder) / "unpacked", tell) as (packed, found),
        packed.connect() as source,
    ):
        migrate(engine)
        with engine.begin() as target:
            if any(target.scalar(select(func.count()).select_from(one)) for one in (guests, tables)):
                raise Hindered("restore-not-empty")
            copy_rows(source, target, metadata.sorted_tables, tell)
    return found


def restore_file(file: Path, place: Path, tell: Tell) -> Contents:
    """A backup as the database file of a server that has none yet."""
    if place.exists():
        raise Hindered("restore-there-already", file=str(place))
    place.parent.mkdir(parents=True, exist_ok=True)
    with unpacked(file, place, tell) as (packed, found):
        packed.dispose()
        put_in_place(Path(packed.url.database or ""), place)
    return found


@contextmanager
def unpacked(file: Path, beside: Path, tell: Tell) -> Iterator[tuple[Engine, Contents]]:
    """What a backup holds as a database of the newest make, in an unfinished file of its own."""
    secrets_of(file)
    with draft_beside(beside) as draft:
        with closing(read_only(file)) as source, closing(sqlite3.connect(draft)) as target:
            copy_pages(source, target, tell)
            if target.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise Hindered("restore-damaged", file=str(file))
            target.execute("DROP TABLE backup")
        engine = connect(file_url(draft))
        try:
            with engine.connect() as connection:
                known(MigrationContext.configure(connection).get_current_revision())
            migrate(engine)
            with engine.begin() as connection:
                connection.execute(update(bot_turns).values(claimed_by=None, claimed_at=None))
            yield engine, contents(draft)
        finally:
            engine.dispose()


def secrets_of(file: Path) -> list[bytes]:
    """The secrets that a backup holds."""
    if not file.is_file():
        raise Hindered("restore-no-file", file=str(file))
    try:
        with closing(read_only(file)) as connection:
            (written,) = connection.execute("SELECT secrets FROM backup").fetchone()
    except (sqlite3.Error, TypeError) as problem:
        raise Hindered("restore-no-backup", file=str(file)) from problem
    return [bytes.fromhex(one) for one in msgspec.json.decode(written, type=list[str])]


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def known(revision: str | None) -> str:
    """The make of a database, if this version of the program knows it."""
    if revision is None or not has_step(revision):
        raise Hindered("database-unknown-make", version=__version__)
    return revision


def contents(draft: Path) -> Contents:
    with closing(sqlite3.connect(draft)) as connection:
        return Contents(
            *[connection.execute(f"SELECT count(*) FROM {one.name}").fetchone()[0] for one in (tables, entries, guests)]
        )
