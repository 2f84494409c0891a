"""The same server on PostgreSQL, by its address alone."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text, update

from centans.server.storage import notices
from centans.server.storage.database import open_database
from centans.server.storage.schema import bot_turns, entries, guests, metadata, seats
from centans.server.storage.store import Store
from tests.server.kit import Visitor, eventually, roomy, running
from tests.server.postgres import CUT, needs_postgres, tell
from tests.server.test_relics import stopped_by

pytestmark = [pytest.mark.slow, needs_postgres]


def test_the_migrations_make_exactly_the_schema(postgres: str) -> None:
    engine = open_database(postgres)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_what_is_read_together_is_of_one_moment(postgres: str) -> None:
    """Another server may store an answer between the reading of a log and that of the positions kept with it."""
    engine = open_database(postgres)
    number = select(func.count()).select_from(guests)

    def read_twice(connection: Connection) -> tuple[int | None, int | None]:
        before = connection.scalar(number)
        with engine.begin() as another:
            another.execute(insert(guests).values(id="meanwhile", name="Anne", created=0))
        return before, connection.scalar(number)

    async def read() -> tuple[int | None, int | None]:
        store = Store(engine)
        found = await store._read(read_twice)
        store.close()
        return found

    before, after = asyncio.run(read())
    assert before == after
    with engine.connect() as connection:
        assert connection.scalar(number) == (before or 0) + 1
    engine.dispose()


def test_a_match_is_played_and_outlives_the_server(postgres: str, tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.database_url = postgres
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "bot")["id"]
        chance = random.Random(1)

        def bot_moved() -> bool:
            anne.answer_any(table, 0, chance)
            log = anne.get(f"/api/tables/{table}/log", from_=1)
            return sum(entry["seat"] == 1 for entry in log) > 3

        eventually(bot_moved, "the bot's moves")
        own = anne.new_table("me", "here")["id"]
        seat = anne.view(own)["waiting_for"][0]
        ask = anne.view(own, seat)["asks"][0]
        anne.answer(own, seat, ask["id"], ask["options"][0]["notation"], nonce="n")
        anne.post(f"/api/tables/{own}/undo", {"seat": seat})
        anne.post(f"/api/tables/{own}/chat", {"text": "Montjoie !"}, 201)
        before = anne.view(own, seat)
        cookie = anne.http.cookies["centans"]
    with running(settings) as house:
        again = Visitor(house.url)
        again.http.cookies.set("centans", cookie, domain="127.0.0.1")
        assert again.view(own, seat) == before
        assert {one["id"] for one in again.get("/api/tables", show="mine")} == {own, table}
        again.play_out(own, random.Random(2))
        assert again.get(f"/api/tables/{own}")["status"] == "over"
        again.close()


def test_a_bot_is_not_forgotten_when_its_server_dies(postgres: str, tmp_path: Path) -> None:
    from centans.server.storage.schema import standings

    settings = roomy(tmp_path)
    settings.database_url = postgres
    settings.sweep = 0.1
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "anyone")["id"]
        seat = anne.view(table)["waiting_for"]
        assert seat == []
        engine = open_database(postgres)
        del house.server.hall.tables[table]
        with engine.begin() as connection:
            bot = {"kind": "bot", "bot": "greedy"}
            connection.execute(seats.update().where(seats.c.table_id == table).values(bot))
            connection.execute(standings.update().where(standings.c.table_id == table).values(status="playing"))
            connection.execute(bot_turns.insert().values(table_id=table, seat=0, ask="1.1.open-castle"))
        engine.dispose()
        eventually(lambda: anne.view(table)["entries"] > 3, "the bots' moves")


def test_a_match_that_changed_rules_do_not_replay_is_shown_as_it_last_stood(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = roomy(tmp_path)
    settings.database_url = postgres
    stopped_by("differs", settings, monkeypatch)


def test_a_table_that_cannot_be_replayed_keeps_no_other_bot_waiting(postgres: str, tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.database_url = postgres
    settings.sweep = 0.1
    with running(settings) as house:
        anne = house.visitor()
        *bad, good = [anne.new_table("me", "anyone")["id"] for _ in range(6)]
        house.server.hall.tables.clear()
        entry = {"number": 1, "seat": 0, "key": "sing", "notation": "x", "dice": "[]", "auto": False}
        tell(postgres, *[entries.insert().values(table_id=table, **entry) for table in bad])
        turns = [bot_turns.insert().values(table_id=table, seat=0, ask="1.1.open-castle") for table in [*bad, good]]
        bots = update(seats).where(seats.c.table_id == good).values(kind="bot", bot="greedy")
        playing = text("UPDATE standings SET status = 'playing' WHERE table_id = :table").bindparams(table=good)
        tell(postgres, bots, playing, *turns)
        eventually(lambda: anne.view(good)["entries"] > 3, "the bots' moves")
    tell(postgres, bot_turns.delete())


def test_a_server_that_does_not_hear_the_others_is_not_ready(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = roomy(tmp_path)
    settings.database_url = postgres
    with running(settings) as house:
        anne = house.visitor()

        def said() -> str:
            found = anne.http.get("/health").json()
            return str(found.get("neighbours") or found["type"])

        eventually(lambda: said() == "heard", "the listening")
        monkeypatch.setattr(notices, "PAUSE", 3.0)
        tell(postgres, CUT)
        eventually(lambda: said() == "deaf", "the truth")
        eventually(lambda: said() == "heard", "the listening again")
