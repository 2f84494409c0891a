"""The door to the database: everything that depends on which one it is stands here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS = Path(__file__).parent / "migrations"
ROWS_AT_ONCE = 1000
"""SQLite takes at most 32 766 values in one statement."""
LOCK_WAIT = 2000
"""Milliseconds to wait for a SQLite database that another program has locked: whoever came while a commit waited, and
waits for the next, is still answered within five seconds."""

Row = tuple[Any, ...]


def file_url(path: Path) -> str:
    """The address of a SQLite database in a file."""
    return f"sqlite+pysqlite:///{path}"


def open_database(url: str) -> Engine:
    """An engine for the database at that address, brought up to the newest schema."""
    engine = connect(url)
    migrate(engine)
    return engine


def connect(url: str) -> Engine:
    """An engine for the database at that address, as it is."""
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    engine = create_engine(parsed, pool_pre_ping=parsed.get_backend_name() == "postgresql")
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", make_sqlite_durable)
        event.listen(engine, "begin", begin_at_once)
    return engine


def one_moment(engine: Engine) -> Engine:
    """The engine for those who read: what they read in one go is of one moment, whatever others store meanwhile.

    SQLite reads so anyway. On PostgreSQL the log of a table could otherwise be older than the positions kept with it.
    """
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def make_sqlite_durable(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    """What is committed survives a power cut; readers never wait for the writer. Transactions begin when we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={LOCK_WAIT}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_at_once(connection: Connection) -> None:
    """Python's driver would begin a transaction only at the first write, and never for changes of the schema."""
    driver(connection).execute("BEGIN").close()


def driver(connection: Connection) -> Any:
    """The driver's own connection: what is said to it goes past SQLAlchemy's machinery, its errors too."""
    return connection.connection.dbapi_connection


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def is_newest(engine: Engine) -> bool:
    """Whether the database has the newest schema."""
    newest = ScriptDirectory.from_config(migrations()).get_current_head()
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() == newest


def has_step(revision: str) -> bool:
    """Whether this version of the program knows a schema of that number."""
    return any(step.revision == revision for step in ScriptDirectory.from_config(migrations()).walk_revisions())


def migrate(engine: Engine, revision: str = "head") -> None:
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


class ManyRows:
    """Puts many rows into a table by one statement, past SQLAlchemy's machinery: the path that must be quick.

    With `key`, a column or several, a row whose key is there already is written over, if it meets the condition
    `only_if`. Both databases understand the same words.
    """

    def __init__(self, engine: Engine, table: Table, key: str | None = None, only_if: str = "") -> None:
        self._error: type[Exception] = engine.dialect.loaded_dbapi.Error
        self._columns = table.c.keys()
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self._row = f"({', '.join([mark] * len(self._columns))})"
        self._head = f"INSERT INTO {table.name} ({', '.join(self._columns)}) VALUES "
        others = [name for name in self._columns if name not in (key or "").split(", ")]
        written_over = ", ".join(f"{name} = excluded.{name}" for name in others)
        self._tail = f" ON CONFLICT ({key}) DO UPDATE SET {written_over}" if key is not None else ""
        if only_if:
            self._tail += f" WHERE {only_if}"

    def put(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Each row has its values in the order of the table's columns. How many were written."""
        written = 0
        if not rows:
            return written
        cursor = driver(connection).cursor()
        for start in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[start : start + ROWS_AT_ONCE]
            statement = self._head + ", ".join([self._row] * len(some)) + self._tail
            values = tuple([value for row in some for value in row])
            try:
                cursor.execute(statement, values)
            except self._error as problem:
                raise DBAPIError.instance(statement, None, problem, self._error) from problem
            written += cursor.rowcount
        cursor.close()
        return written
