"""Lists of tables: every table once, page by page, and quickly however many are stored."""

from __future__ import annotations

import random
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import Engine, insert

from centans.server.messages.tables import Show
from centans.server.storage.database import file_url, open_database
from centans.server.storage.schema import seats, standings, tables
from centans.server.storage.store import MOST_LISTED, Place, listed
from tests.server.kit import SMALL, Visitor, roomy, running

STATUS = ("over", "playing", "waiting")


def fill(engine: Engine, number: int) -> None:
    """So many tables, a third of each status, all of them Anne's, every one changed at the same time as two others."""
    table = {"game": "guyenne", "revision": 1, "players": 2, "settings": "{}", "components": "{}", "promise": ""}
    table |= {"opening": "[]", "host": "bertrand", "watchers": False, "pace": 0, "created": 0}
    standing: dict[str, Any] = {"epoch": 0, "length": 0, "waiting_for": "[]"}
    ids = [f"t{count:06}" for count in range(number)]
    with engine.begin() as connection:
        connection.execute(insert(tables), [table | {"id": one} for one in ids])
        rows = [
            standing | {"table_id": one, "status": STATUS[count % 3], "changed": count // 3}
            for count, one in enumerate(ids)
        ]
        connection.execute(insert(standings), rows)
        seat = {"kind": "person", "side": "", "guest": "anne", "name": "Anne"}
        seated = [seat | {"table_id": one, "number": place} for one in ids for place in (0, 1)]
        connection.execute(insert(seats), seated)


def all_pages(engine: Engine, show: Show, guest: str) -> list[list[str]]:
    pages: list[list[str]] = []
    before: Place | None = None
    with engine.connect() as connection:
        while found := listed(connection, show, guest, before):
            pages.append([record.id for record, _ in found])
            before = found[-1][0].changed, found[-1][0].id
    return pages


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return open_database(file_url(tmp_path / "x.sqlite3"))


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """A database of so many tables that every list of them is long."""
    engine = open_database(file_url(tmp_path_factory.mktemp("many") / "x.sqlite3"))
    fill(engine, 20_000)
    return engine


def test_the_pages_of_a_list_show_every_table_once(engine: Engine) -> None:
    fill(engine, 750)
    pages = all_pages(engine, "mine", "anne")
    assert [len(page) for page in pages] == [MOST_LISTED] * 5
    shown = [table for page in pages for table in page]
    assert shown == [f"t{count:06}" for count in range(749, -1, -1) if count % 3]
    assert len(all_pages(engine, "past", "anne")) == 3
    assert all_pages(engine, "past", "nobody") == []


@pytest.mark.parametrize("show", ["mine", "open", "running", "past"])
@pytest.mark.parametrize("guest", ["anne", "nobody"])
def test_a_list_is_quick_among_many_tables(many: Engine, show: Show, guest: str) -> None:
    """The time grew with the square of a guest's tables: minutes for these."""
    with many.connect() as connection:
        began = monotonic()
        listed(connection, show, guest, None)
        assert monotonic() - began < 1


def test_the_next_page_is_asked_for_by_the_last_table(anne: Visitor) -> None:
    made = [anne.new_table("me", "anyone") for _ in range(3)]
    last = made[-1]
    rest = anne.get("/api/tables", show="mine", before=f"{last['changed']}.{last['id']}")
    assert last["id"] not in {one["id"] for one in rest}
    assert {one["id"] for one in rest} <= {one["id"] for one in made}
    for nonsense in ("x", "1", "1.", ".x", "1.x y", "9" * 5000 + ".x"):
        anne.get("/api/tables", 400, before=nonsense)


def test_finished_matches_that_are_brought_in_are_counted(tmp_path: Path) -> None:

    settings = roomy(tmp_path)
    settings.most_tables = 2
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here", components=SMALL)["id"]
        anne.play_out(table, random.Random(1))
        file = anne.get(f"/api/tables/{table}/file")

        def bring_in() -> int:
            headers = {"Content-Type": "text/plain"}
            return anne.http.post("/api/tables/import", content=file, headers=headers).status_code

        assert [bring_in() for _ in range(3)] == [201, 201, 429]
        anne.new_table("me", "here")
