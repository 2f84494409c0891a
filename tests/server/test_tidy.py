"""What nobody has touched for long is counted, and removed with all that belongs to it, while people play."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select, update

from centans.server.clock import now
from centans.server.storage import tidying
from centans.server.storage.database import connect
from centans.server.storage.schema import guests, metadata, standings, tables
from centans.server.storage.tidying import OF_A_TABLE, Ages, Tidied, count, tidy
from tests.server.kit import SMALL, House, Visitor
from tests.server.test_backup import centans

LONG_AGO = timedelta(days=100) // timedelta(milliseconds=1)


@pytest.fixture
def engine(house: House) -> Engine:
    return connect(house.server.settings.url)


def age(engine: Engine, *table_ids: str) -> None:
    """As if nobody had touched these tables for a hundred days."""
    with engine.begin() as connection:
        chosen = standings.c.table_id.in_(table_ids)
        connection.execute(update(standings).where(chosen).values(changed=now() - LONG_AGO))
        connection.execute(update(guests).values(created=now() - LONG_AGO))


def rows(engine: Engine) -> dict[str, int]:
    with engine.connect() as connection:
        return {
            one.name: connection.scalar(select(func.count()).select_from(one)) or 0
            for one in metadata.sorted_tables
            if one.name != "boxes"  # many tables share one
        }


def finished(visitor: Visitor) -> str:
    table: str = visitor.new_table("me", "here", components=SMALL)["id"]
    visitor.play_out(table, random.Random(1))
    visitor.post(f"/api/tables/{table}/chat", {"text": "Adieu"}, 201)
    return table


def test_each_kind_is_kept_as_long_as_it_is_said(house: House, anne: Visitor, engine: Engine) -> None:
    over = finished(anne)
    file = anne.get(f"/api/tables/{over}/file")
    brought = anne.http.post("/api/tables/import", content=file, headers={"Content-Type": "text/plain"}).json()["id"]
    waiting, playing = anne.new_table("me", "anyone")["id"], anne.new_table("me", "here")["id"]
    kept = anne.new_table("me", "here")["id"]
    house.visitor()
    age(engine, over, brought, waiting, playing)
    moment = now()
    assert count(engine, Ages(), moment) == Tidied(waiting=1, unfinished=0, finished=0, brought_in=1, guests=1)
    assert count(engine, Ages(0, 0, 0, 0, 0), moment) == Tidied(0, 0, 0, 0, 0)
    assert count(engine, Ages(99, 99, 99, 99, 99), moment) == Tidied(1, 1, 1, 1, 1)
    assert count(engine, Ages(101, 101, 101, 101, 101), moment) == Tidied(0, 0, 0, 0, 0)
    told: list[int] = []
    assert tidy(engine, Ages(99, 99, 99, 99, 99), moment, told.append) == Tidied(1, 1, 1, 1, 1)
    assert sum(told) == 5
    with engine.connect() as connection:
        assert list(connection.scalars(select(tables.c.id))) == [kept]
        assert list(connection.scalars(select(guests.c.id))) == [anne.me["id"]]
    assert count(engine, Ages(99, 99, 99, 99, 99), moment) == Tidied(0, 0, 0, 0, 0)
    assert anne.play_out(kept, random.Random(2), most=5)["entries"] > 0


def test_everything_that_belongs_to_a_table_goes_with_it(
    anne: Visitor, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "AT_ONCE", 2)
    anne.get("/api/me")
    before = rows(engine)
    over = [finished(anne) for _ in range(3)]
    again = anne.post(f"/api/tables/{over[0]}/rematch", {})["id"]
    with engine.begin() as connection:
        connection.execute(update(tables).values(rematch=None).where(tables.c.id != over[0]))
    age(engine, *over, again)
    assert tidy(engine, Ages(finished=99, unfinished=99, guests=0), now(), lambda _: None).finished == 3
    assert rows(engine) == before
    assert {one.name for one in OF_A_TABLE} >= {"entries", "seats", "standings", "chat", "nonces", "bot_turns"}


def test_a_rematch_that_goes_leaves_the_table_before_it_in_order(house: House, anne: Visitor, engine: Engine) -> None:
    over = finished(anne)
    again = anne.post(f"/api/tables/{over}/rematch", {})["id"]
    age(engine, again)
    assert tidy(engine, Ages(unfinished=99), now(), lambda _: None).unfinished == 1
    house.server.hall.tables.clear()
    assert anne.post(f"/api/tables/{over}/rematch", {})["id"] != again


def test_who_comes_to_a_table_that_has_gone_is_told_so(house: House, anne: Visitor, engine: Engine) -> None:
    table = anne.new_table("me", "here")["id"]
    view = anne.settled(table, anne.view(table)["waiting_for"][0])
    age(engine, table)
    tidy(engine, Ages(unfinished=99), now(), lambda _: None)
    ask = view["asks"][0]
    body = {"seat": view["seat"], "ask": ask["id"], "options": [ask["options"][0]["notation"]]}
    assert anne.post(f"/api/tables/{table}/answers", body, 404)["type"] == "not-found"
    assert house.visitor().new_table("me", "here")["status"] == "playing"


def test_the_command_counts_first_and_removes_only_if_told(house: House, anne: Visitor, engine: Engine) -> None:
    table = anne.new_table("me", "anyone")["id"]
    age(engine, table)
    data = house.server.settings.data
    assert "one table that never began" in centans("tidy", "--dry-run", "--data", data)
    assert "1 table jamais commencée" in centans("tidy", "--dry-run", "--data", data, "--lang", "fr")
    assert rows(engine)["tables"] == 1
    assert "0 tables that never began" in centans("tidy", "--waiting", "200", "--data", data)
    assert "one table that never began" in centans("tidy", "--data", data)
    assert rows(engine)["tables"] == 0
    assert "There is no database" in centans("tidy", "--data", data / "elsewhere", fails=True)


def test_the_command_replaces_the_secret(house: House, anne: Visitor, tmp_path: Path) -> None:
    data = house.server.settings.data
    assert "One secret" in centans("secret", "--data", data)
    assert "2 are believed" in centans("secret", "--new", "--data", data)
    assert anne.get("/api/me") == anne.me
    assert "Only the newest" in centans("secret", "--forget", "--data", data)
    assert anne.get("/api/me") == anne.me
    assert "do not go together" in centans("secret", "--new", "--forget", "--data", data, fails=True)
    assert "There is no secret" in centans("secret", "--data", tmp_path / "nowhere", fails=True)
