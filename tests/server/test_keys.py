"""Tables are loaded from the position kept last, and nobody can tell; what does not fit is found from the log."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, select, update

from centans.server import loading
from centans.server.storage.database import connect, file_url
from centans.server.storage.schema import boxes, entries, keys, standings, tables
from tests.server.kit import Visitor, roomy, running
from tests.server.test_faults import back_again


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are kept after every few answers."""
    monkeypatch.setattr(loading, "EVERY", 4)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Engine]:
    engine = connect(file_url(tmp_path / "centans.sqlite3"))
    yield engine
    engine.dispose()


def change(database: Engine, *statements: Any) -> None:
    with database.begin() as connection:
        for statement in statements:
            connection.execute(statement)


def rows(database: Engine, statement: Any) -> list[Any]:
    with database.connect() as connection:
        return list(connection.execute(statement))


def played(tmp_path: Path, most: int = 18) -> tuple[Visitor, str, list[Any]]:
    """Somebody who has played both sides of Guyenne for a while, the table, and what she saw."""
    with running(roomy(tmp_path)) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        anne.play_out(table, random.Random(3), most=most)
        return anne, table, everything(anne, table)


def everything(visitor: Visitor, table: str) -> list[Any]:
    """All that can be asked about the match at a table."""
    now = visitor.view(table, 0)
    past = [visitor.view(table, seat, at=at) for seat in (0, 1) for at in range(0, now["entries"], 3)]
    return [now, visitor.view(table, 1), visitor.get(f"/api/tables/{table}/log", seat=0), past]


def test_a_table_comes_back_from_its_kept_position_as_it_was(tmp_path: Path, database: Engine) -> None:
    """The first answers are made unreadable: only who believes the kept position can do without them."""
    before, table, seen = played(tmp_path)
    numbers = [row.number for row in rows(database, select(keys).order_by(keys.c.number))]
    assert len(numbers) > 3
    assert numbers == sorted(set(numbers))
    last = seen[0]["entries"]
    with running(roomy(tmp_path)) as house:
        assert everything(back_again(house, before), table) == seen
    change(database, update(entries).where(entries.c.number == 1).values(key="sing"))
    with running(roomy(tmp_path)) as house:
        anne = back_again(house, before)
        assert anne.view(table, 0) == seen[0]
        anne.play_out(table, random.Random(4), most=6)
        assert anne.view(table)["entries"] > last


def test_what_can_be_taken_back_after_a_start_is_what_could_be_before(tmp_path: Path, database: Engine) -> None:
    with running(roomy(tmp_path)) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        choose, went_back = random.Random(5), False
        for _ in range(40):
            seat = anne.view(table)["waiting_for"][0]
            anne.answer_any(table, seat, choose)
            for one in (0, 1):
                anne.settled(table, one)
            kept = rows(database, select(keys.c.number).where(keys.c.number == anne.view(table)["entries"]))
            if kept and anne.view(table, seat)["can_undo"]:
                went_back = True
                break
        assert went_back
        undone = anne.view(table)["entries"] - 1
    with running(roomy(tmp_path)) as house:
        again = back_again(house, anne)
        assert again.view(table, seat)["can_undo"]
        assert again.post(f"/api/tables/{table}/undo", {"seat": seat})["entries"] == undone
        assert max([row.number for row in rows(database, select(keys.c.number))], default=0) <= undone
        again.play_out(table, random.Random(6), most=12)
        view = again.view(table)
    with running(roomy(tmp_path)) as house:
        assert back_again(house, anne).view(table) == view


@pytest.mark.parametrize("what", ["positions", "digests", "rules"])
def test_what_was_kept_and_does_not_fit_is_made_again_from_the_log(what: str, tmp_path: Path, database: Engine) -> None:
    before, table, seen = played(tmp_path)
    kept = rows(database, select(keys).order_by(keys.c.number))
    spoil = {
        "positions": update(keys).values(position=b"spoilt"),
        "digests": delete(keys).where(keys.c.number > 8),
        "rules": update(tables).values(rules="other"),
    }
    change(database, spoil[what])
    with running(roomy(tmp_path)) as house:
        assert everything(back_again(house, before), table) == seen
    again = rows(database, select(keys).order_by(keys.c.number))
    if what != "digests":
        assert [row.digest for row in again][-1] != ""
        assert {row.position for row in again}.isdisjoint({b"spoilt"})
    assert len(again) >= len(kept) - 1
    assert rows(database, select(tables.c.rules))[0].rules != "other"


def test_a_position_other_than_the_one_stored_stops_the_table_and_no_other(tmp_path: Path, database: Engine) -> None:
    before, table, _ = played(tmp_path)
    change(database, update(standings).values(proof="0" * 16))
    with running(roomy(tmp_path)) as house:
        anne = back_again(house, before)
        problem = anne.post(f"/api/tables/{table}/answers", {"seat": 0, "ask": "x", "options": ["pass"]}, 409)
        assert problem["type"] == "old-rules"
        other = anne.new_table("me", "here")["id"]
        anne.play_out(other, random.Random(1), most=5)


def test_every_box_is_stored_once(tmp_path: Path, database: Engine) -> None:
    with running(roomy(tmp_path)) as house:
        anne = house.visitor()
        for size in ("6", "6", "7"):
            anne.new_table("me", "here", components={"limits.hand_size": size})
        anne.new_table("me", "here")
    opened_with = [row.box for row in rows(database, select(tables.c.box))]
    assert len(opened_with) == 4
    assert set(opened_with) == {row.id for row in rows(database, select(boxes))}
    assert len(set(opened_with)) == 2


def test_the_digest_is_stored_with_the_answers(tmp_path: Path, database: Engine) -> None:
    settings = roomy(tmp_path)
    settings.proof = 0
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        for most in (1, 2, 3):
            anne.play_out(table, random.Random(most), most=1)
            row = rows(database, select(standings))[0]
            assert row.proved == row.length > 0
            assert row.proof == house.server.hall.tables[table].match.digest()
