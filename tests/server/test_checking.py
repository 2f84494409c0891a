"""`centans migrate --check`: whether the rules still replay what was played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update
from typer.testing import CliRunner

from centans import shelf
from centans.cli.app import app
from centans.core.game import Game
from centans.server import boxes, library
from centans.server.storage.database import connect, file_url
from centans.server.storage.schema import entries, standings, tables
from tests.server.kit import SMALL, roomy, running


def migrate(data: Path, *options: str) -> tuple[int, str]:
    ran = CliRunner().invoke(app, ["migrate", "--data", str(data), *options])
    return ran.exit_code, ran.output


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str, str]:
    """A folder with a finished match and one under way, and their tables."""
    with running(roomy(tmp_path)) as house:
        anne = house.visitor()
        over = anne.new_table("me", "here", components=SMALL)["id"]
        anne.play_out(over, random.Random(1))
        under_way = anne.new_table("me", "here")["id"]
        anne.play_out(under_way, random.Random(1), most=7)
    return tmp_path, over, under_way


def change(data: Path, statement: object) -> None:
    engine = connect(file_url(data / "centans.sqlite3"))
    with engine.begin() as connection:
        connection.execute(statement)  # type: ignore[call-overload]
    engine.dispose()


def test_matches_played_under_these_rules_replay(played: tuple[Path, str, str]) -> None:
    code, said = migrate(played[0], "--check")
    assert code == 0
    assert "2 tables, 0 of them begun under other rules; 0 replay otherwise" in said
    assert migrate(played[0]) == (0, "The database is up to date.\n")


def test_an_answer_that_these_rules_forbid_is_named(played: tuple[Path, str, str]) -> None:
    data, _, under_way = played
    third = (entries.c.table_id == under_way) & (entries.c.number == 3)
    change(data, update(entries).where(third).values(notation="castle 6", key="sing"))
    change(data, update(tables).where(tables.c.id == under_way).values(revision=0))
    code, said = migrate(data, "--check")
    assert code != 0
    assert f"table {under_way} (guyenne, rules 0, now 1): answer 3: " in said
    assert "2 tables, 1 of them begun under other rules; 1 replay otherwise" in said


def test_a_match_that_now_ends_otherwise_is_named(played: tuple[Path, str, str]) -> None:
    data, over, under_way = played
    change(data, update(standings).where(standings.c.table_id == over).values(status="playing"))
    change(data, update(standings).where(standings.c.table_id == under_way).values(waiting_for="[5]"))
    code, said = migrate(data, "--check")
    assert code != 0
    assert "it is over, not playing" in said
    assert "not for seat 6" in said


BEFORE_SITTINGS = (
    "DROP TABLE seen",
    "DROP TABLE hints",
    "ALTER TABLE tables DROP COLUMN hints",
    "DROP TABLE portraits",
    "ALTER TABLE standings DROP COLUMN since",
    "ALTER TABLE standings DROP COLUMN furthest",
    "DROP TABLE sittings",
    "DROP INDEX ix_chat_guest",
    "ALTER TABLE chat DROP COLUMN guest",
    "ALTER TABLE tables DROP COLUMN patience",
)
OLDER = (
    *BEFORE_SITTINGS,
    "DROP TABLE keys",
    "DROP TABLE boxes",
    "ALTER TABLE tables DROP COLUMN box",
    "ALTER TABLE tables DROP COLUMN rules",
    "ALTER TABLE standings DROP COLUMN proof",
    "ALTER TABLE standings DROP COLUMN proved",
    "ALTER TABLE tables DROP COLUMN brought_in",
    "ALTER TABLE tables DROP COLUMN rematch",
    "DROP TABLE pulse",
    "UPDATE alembic_version SET version_num = '0001'",
)
"""What makes a database one of the first days again."""


def test_an_older_database_is_brought_up_to_date_first(played: tuple[Path, str, str]) -> None:
    data = played[0]
    for statement in OLDER:
        change(data, text(statement))
    code, said = migrate(data, "--check")
    assert code != 0
    assert "run centans migrate first" in said
    assert migrate(data)[0] == 0
    code, said = migrate(data, "--check")
    assert code == 0
    assert said.count("nothing to compare with: ") == 2


def test_tables_of_an_older_database_get_a_box_and_a_proof_when_somebody_comes(played: tuple[Path, str, str]) -> None:
    data, over, under_way = played
    for statement in OLDER:
        change(data, text(statement))
    with running(roomy(data)) as house:
        for table in (over, under_way):
            assert house.visitor().view(table)["view"]
    code, said = migrate(data, "--check")
    assert code == 0
    assert "nothing to compare with" not in said


def test_a_position_that_is_not_the_one_stored_is_named(played: tuple[Path, str, str]) -> None:
    data, _, under_way = played
    change(data, update(standings).where(standings.c.table_id == under_way).values(proof="0" * 16))
    code, said = migrate(data, "--check")
    assert code != 0
    assert "the position is not the one that was stored" in said
    assert "1 replay otherwise" in said


def test_a_changed_component_changes_no_match_that_was_begun(
    played: tuple[Path, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, _, under_way = played
    with other_components(monkeypatch, "limits", "hand_size", 7):
        code, said = migrate(data, "--check")
        assert code == 0
        assert f"table {under_way} (guyenne, rules 1) keeps its own components" in said
        assert "0 replay otherwise" in said
    change(data, update(tables).values(box=""))
    change(data, update(standings).values(proof=""))
    with other_components(monkeypatch, "limits", "hand_size", 7):
        assert migrate(data, "--check")[0] != 0


@contextmanager
def other_components(patch: pytest.MonkeyPatch, group: str, name: str, value: object) -> Iterator[None]:
    """As if components.toml of Guyenne had been edited."""
    true = shelf.read_components

    def edited(kind: type[Game[Any]]) -> dict[str, Any]:
        found = true(kind)
        found[group][name] = value
        return found

    forget_games()
    with patch.context() as here:
        here.setattr(shelf, "read_components", edited)
        yield
    forget_games()


def forget_games() -> None:
    library._take.cache_clear()
    boxes._game_from.cache_clear()


def test_a_folder_without_a_database_is_refused(tmp_path: Path) -> None:
    code, said = migrate(tmp_path / "nowhere", "--check")
    assert code != 0
    assert "There is no database" in said
    assert not (tmp_path / "nowhere").exists()
