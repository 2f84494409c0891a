"""Who has seen what one seat hides takes no other; who would sit where others know the hand is told so before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from centans.server.storage.database import connect, file_url, migrate, open_database
from centans.server.storage.schema import seats, sittings, tables
from tests.server.kit import House, Visitor, roomy, running, two_players
from tests.server.test_checking import BEFORE_SITTINGS


def info(visitor: Visitor, table: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = visitor.get(f"/api/tables/{table}")["seats"][seat]
    return found


def test_an_opponent_does_not_sit_down_in_a_seat_that_was_left(anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand)
    bertrand.seat(table, 1, "leave")
    assert info(anne, table, 1)["closed"]
    for knowing in (False, True):
        refused = anne.seat(table, 1, "sit", 409, knowing=knowing)
        assert refused["type"] == "seen-another"
    anne.get(f"/api/tables/{table}/view", 403, seat=1)
    anne.seat(table, 0, "leave")
    assert anne.seat(table, 1, "sit", 409, knowing=True)["type"] == "seen-another"


def test_one_comes_back_to_the_seat_that_one_left(anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand)
    bertrand.seat(table, 1, "leave")
    assert not info(bertrand, table, 1)["closed"]
    assert not info(bertrand, table, 1)["seen"]
    assert bertrand.seat(table, 1, "sit")["status"] == "playing"


def test_a_newcomer_is_told_that_another_knows_the_hand(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand)
    bertrand.seat(table, 1, "leave")
    charles = house.visitor()
    assert info(charles, table, 1)["seen"]
    assert charles.seat(table, 1, "sit", 409)["type"] == "seen-by-others"
    charles.get(f"/api/tables/{table}/view", 403, seat=1)
    assert charles.seat(table, 1, "sit", knowing=True)["status"] == "playing"
    charles.seat(table, 1, "leave")
    assert info(bertrand, table, 1)["seen"], "who was there before is told of who came since"
    assert bertrand.seat(table, 1, "sit", 409)["type"] == "seen-by-others"
    assert bertrand.seat(table, 1, "sit", knowing=True)["seats"][1]["mine"]


def test_whoever_looks_on_hears_of_a_seat_by_what_he_has_seen_of_it(house: House) -> None:
    """Bertrand has left it and comes back to his own hand; to a stranger it is one that somebody knows."""
    anne, bertrand, charles = house.visitor(), house.visitor(), house.visitor()
    table = two_players(anne, bertrand)
    watching = [bertrand.watch(table), charles.watch(table)]
    for one in watching:
        one.wait_for_entries(0)
    bertrand.seat(table, 1, "leave")
    told = [one.wait_for(lambda event: event.kind == "seats" and event.data[1]["kind"] == "anyone") for one in watching]
    assert [event.data[1]["seen"] for event in told] == [False, True]


def test_who_held_both_hands_around_one_screen_is_known_to_have(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    anne.seat(table, 1, "leave")
    assert anne.seat(table, 1, "sit")["status"] == "playing", "the host comes back to it as long as nobody else has"
    anne.seat(table, 1, "leave")
    assert info(bertrand, table, 1)["seen"]
    assert bertrand.seat(table, 1, "sit", 409)["type"] == "seen-by-others"
    bertrand.seat(table, 1, "sit", knowing=True)
    bertrand.seat(table, 1, "leave")
    assert anne.seat(table, 1, "sit", 409, knowing=True)["type"] == "seen-another"


def test_a_seat_that_is_kept_for_somebody_is_not_seen_before_he_sits_down(anne: Visitor, bertrand: Visitor) -> None:
    """Taking it back, where no bot has it, would leave no trace of who has seen the hand."""
    table = two_players(anne, bertrand)
    anne.post(f"/api/tables/{table}/end", {})
    again = anne.post(f"/api/tables/{table}/rematch", {})["id"]
    bertrand.seat(again, 1, "take-back", 403)
    bertrand.get(f"/api/tables/{again}/view", 403, seat=1)
    bertrand.seat(again, 1, "sit")
    bertrand.seat(again, 1, "leave")
    anne.seat(again, 0, "leave")
    assert bertrand.seat(again, 0, "sit", 409, knowing=True)["type"] == "seen-another"


def test_who_only_watched_sits_down_unhindered(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "anyone")["id"]
    bertrand.watch(table).wait_for_entries(0)
    bertrand.view(table)
    assert not info(bertrand, table, 1)["seen"]
    bertrand.seat(table, 1, "sit")


def test_where_nothing_is_hidden_everybody_may_sit_everywhere(anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand, game="guesclin")
    bertrand.seat(table, 1, "leave")
    assert not info(anne, table, 1)["closed"]
    assert anne.seat(table, 1, "sit")["seats"][1]["mine"]


def test_partners_who_share_everything_may_take_each_others_seat(anne: Visitor, bertrand: Visitor) -> None:
    """In Le Combat des Trente a side is one mind; the enemies' seats stay closed."""
    table = anne.new_table("me", *["anyone"] * 3, game="trente")
    own, *others = [seat["side"] for seat in table["seats"]]
    partner = 1 + others.index(own)
    enemy = next(number for number, side in enumerate(others, 1) if side != own)
    assert anne.seat(table["id"], enemy, "sit", 409)["type"] == "seen-another"
    assert not info(bertrand, table["id"], partner)["seen"], "a partner knows it by right"
    assert anne.seat(table["id"], partner, "sit")["seats"][partner]["mine"]
    anne.seat(table["id"], partner, "leave")
    bertrand.seat(table["id"], partner, "sit")


def test_what_was_seen_is_known_after_a_restart(tmp_path: Path) -> None:
    with running(roomy(tmp_path)) as house:
        anne, bertrand = house.visitor(), house.visitor()
        table = two_players(anne, bertrand)
        bertrand.seat(table, 1, "leave")
        cookies = anne.http.cookies
    with running(roomy(tmp_path)) as house:
        anne, charles = house.visitor(), house.visitor()
        anne.http.cookies = cookies
        assert anne.seat(table, 1, "sit", 409, knowing=True)["type"] == "seen-another"
        assert charles.seat(table, 1, "sit", 409)["type"] == "seen-by-others"


def test_who_sits_in_an_old_database_has_seen_his_hand(tmp_path: Path) -> None:
    url = file_url(tmp_path / "x.sqlite3")
    engine = open_database(url)
    row = {"id": "t", "game": "guyenne", "revision": 1, "players": 2, "settings": "{}", "components": "{}"}
    row |= {"promise": "", "opening": "[]", "host": "anne", "watchers": True, "pace": 0, "created": 0}
    seat = {"table_id": "t", "side": "", "name": ""}
    with engine.begin() as connection:
        for statement in BEFORE_SITTINGS:
            connection.exec_driver_sql(statement)
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0004'")
        connection.execute(insert(tables), row)
        connection.execute(insert(seats), [seat | {"number": 0, "kind": "person", "guest": "anne"}])
        connection.execute(insert(seats), [seat | {"number": 1, "kind": "bot", "guest": "bertrand"}])
        connection.execute(insert(seats), [seat | {"number": 2, "kind": "invited", "guest": "charles"}])
    engine.dispose()
    again = connect(url)
    migrate(again)
    with again.connect() as connection:
        found = connection.execute(select(sittings.c.seat, sittings.c.guest).order_by(sittings.c.number)).all()
    assert found == [(0, "anne"), (1, "bertrand")]
