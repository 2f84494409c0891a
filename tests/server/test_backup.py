"""Backups made under load hold everything acknowledged before they began, and the restored server plays on."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from typer.testing import CliRunner

from centans.cli.app import app
from centans.server.keyring import read_secrets
from centans.server.storage.database import connect, file_url, migrate
from centans.server.storage.schema import metadata
from tests.server.kit import AT_ONCE, House, Visitor, roomy, running
from tests.server.postgres import Postgres, needs_postgres
from tests.server.test_crash import Acknowledged, acknowledged, client_process


def centans(*arguments: str | Path, fails: bool = False, database: str = "") -> str:
    """What the command says."""
    environment = {"CENTANS_DATABASE_URL": database, "LANG": "C", "LC_ALL": "", "COLUMNS": "200"}
    done = CliRunner().invoke(app, [str(one) for one in arguments], env=environment)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert (done.exit_code != 0) is fails, done.output
    return done.output


def back_up_under_load(anne: Visitor, file: Path, *options: str | Path, database: str = "") -> list[Acknowledged]:
    """Make a backup while a client plays; what was acknowledged before it began."""
    shared = [anne.new_table("me", "here")["id"] for _ in range(4)]
    client = client_process(anne, 1, 60, shared)
    assert client.stdout is not None
    lines = [client.stdout.readline() for _ in range(40)]
    said = centans("backup", file, *options, database=database)
    assert "4 tables" in said
    assert client.poll() is None, "it plays on"
    client.kill()
    client.communicate()
    return acknowledged(lines)


def must_hold(file: Path, seen: list[Acknowledged]) -> None:
    """Everything seen, and nothing torn apart: each table has as many answers as it says."""
    with closing(sqlite3.connect(file)) as connection:
        stored = set(connection.execute("SELECT table_id, seat, key, notation FROM entries"))
        count = "SELECT count(*) FROM entries WHERE entries.table_id = standings.table_id"
        torn = connection.execute(f"SELECT table_id FROM standings WHERE length != ({count})").fetchall()
    assert {(table, seat, key, notation) for table, _, seat, key, notation in seen} <= stored
    assert torn == []


def plays_on(house: House, before: Visitor, table: str) -> None:
    """The restored server knows her by her cookie, and goes on where the backup was made."""
    again = Visitor(house.url)
    again.http.cookies.clear()
    again.http.cookies.set("centans", before.http.cookies["centans"], domain="127.0.0.1")
    assert again.get("/api/me") == before.me
    entries = again.view(table)["entries"]
    assert entries > 0
    assert again.play_out(table, random.Random(2), most=10)["entries"] > entries
    again.close()


def test_a_backup_under_load_holds_all_that_was_acknowledged_and_plays_on(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    with running(roomy(tmp_path / "old")) as house:
        anne = house.visitor()
        seen = back_up_under_load(anne, file, "--data", tmp_path / "old")
        must_hold(file, seen)
        assert file.stat().st_mode & 0o077 == 0
        assert "4 tables" in centans("restore", file, "--data", tmp_path / "new")
        with running(roomy(tmp_path / "new")) as restored:
            plays_on(restored, anne, seen[-1][0])
    assert {one.name for one in tmp_path.iterdir()} == {"kept", "old", "new"}, "nothing unfinished is left"


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    with running(roomy(tmp_path / "old")) as house:
        anne = house.visitor()
        anne.new_table("me", "here")
    file = tmp_path / "kept"
    centans("backup", file, "--data", tmp_path / "old")
    before = file.read_bytes()
    assert "exists already" in centans("backup", file, "--data", tmp_path / "old", fails=True)
    assert "existe déjà" in centans("backup", file, "--data", tmp_path / "old", "--lang", "fr", fails=True)
    assert "a database already" in centans("restore", file, "--data", tmp_path / "old", fails=True)
    assert file.read_bytes() == before


def test_what_is_no_backup_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE things (name TEXT)")
    for name, sentence in (("text", "was not made by"), ("other", "was not made by"), ("nothing", "There is no file")):
        assert sentence in centans("restore", tmp_path / name, "--data", tmp_path / "new", fails=True)
    assert "There is no database" in centans("backup", tmp_path / "file", "--data", tmp_path / "new", fails=True)
    assert not (tmp_path / "new").exists()
    assert not (tmp_path / "file").exists()


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A backup of a server with one table."""
    with running(roomy(tmp_path / "old")) as house:
        house.visitor().new_table("me", "here")
    centans("backup", tmp_path / "kept", "--data", tmp_path / "old")
    return tmp_path / "kept"


def test_a_damaged_backup_is_refused_and_leaves_nothing(small: Path, tmp_path: Path) -> None:
    body = bytearray(small.read_bytes())
    body[len(body) // 3 : len(body) * 2 // 3] = b"\xff" * (len(body) * 2 // 3 - len(body) // 3)
    small.write_bytes(body)
    centans("restore", small, "--data", tmp_path / "new", fails=True)
    assert not (tmp_path / "new" / "centans.sqlite3").exists()
    assert not (tmp_path / "new" / "secret").exists()


def test_a_backup_of_a_later_version_is_refused_with_a_sentence(small: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(small)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "take a newer version" in centans("restore", small, "--data", tmp_path / "new", fails=True)
    assert not (tmp_path / "new" / "centans.sqlite3").exists()


def test_a_database_of_the_first_days_is_kept_and_comes_back_up_to_date(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    engine = connect(file_url(tmp_path / "old" / "centans.sqlite3"))
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests VALUES ('anne', 'Anne', 1)"))
    engine.dispose()
    assert "one guest" in centans("backup", tmp_path / "kept", "--data", tmp_path / "old")
    centans("restore", tmp_path / "kept", "--data", tmp_path / "new")
    restored = connect(file_url(tmp_path / "new" / "centans.sqlite3"))
    with restored.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    restored.dispose()
    with running(roomy(tmp_path / "new")) as house:
        assert house.visitor().new_table("me", "here")["status"] == "playing"


def test_restored_secrets_are_believed_beside_those_that_are_there(small: Path, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    (own,) = read_secrets(tmp_path / "new" / "secret")
    centans("restore", small, "--data", tmp_path / "new")
    assert read_secrets(tmp_path / "new" / "secret") == [own, *read_secrets(tmp_path / "old" / "secret")]


# -- PostgreSQL ----------------------------------------------------------------------------------------------------


@pytest.fixture
def postgres() -> Iterator[str]:
    with Postgres() as one:
        yield one.url


def another(postgres: str, name: str) -> str:
    """The address of another, empty database."""
    engine = connect(postgres).execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.mark.slow
@needs_postgres
def test_a_backup_goes_from_postgresql_to_sqlite_and_to_postgresql_again(postgres: str, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    old, new = another(postgres, "old"), another(postgres, "new")
    settings = roomy(tmp_path / "old", veil=AT_ONCE)
    settings.database_url = old
    with running(settings) as house:
        anne = house.visitor()
        seen = back_up_under_load(anne, file, "--data", tmp_path / "old", database=old)
        must_hold(file, seen)
        assert "holds guests" in centans("restore", file, "--data", tmp_path / "old", fails=True, database=old)
    centans("restore", file, "--data", tmp_path / "alone")
    with running(roomy(tmp_path / "alone")) as restored:
        plays_on(restored, anne, seen[-1][0])
    centans("restore", file, "--data", tmp_path / "new", database=new)
    settings = roomy(tmp_path / "new")
    settings.database_url = new
    with running(settings) as restored:
        plays_on(restored, anne, seen[-1][0])
