"""Tables that nobody will finish: the host ends them, the absent are replaced, and they are not counted for ever."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import select

from centans.core import matchfile
from centans.server import library
from centans.server.checking import check
from centans.server.storage.database import file_url, open_database
from centans.server.storage.records import Sitting
from centans.server.storage.schema import sittings
from tests.server.kit import NEVER, SMALL, House, Visitor, eventually, roomy, running, two_players

A_MINUTE = 60_000


def end(visitor: Visitor, table: str, expect: int = 200) -> dict[str, Any]:
    found: dict[str, Any] = visitor.post(f"/api/tables/{table}/end", {}, expect)
    return found


def let_pass(house: House, table: str, minutes: int) -> None:
    record = house.server.hall.tables[table].record
    record.changed -= minutes * A_MINUTE
    record.since -= minutes * A_MINUTE


def awaited(house: House, table: str) -> int:
    return house.server.hall.tables[table].match.waiting_for()[0]


# -- ending -----------------------------------------------------------------------------------------------------------


def test_the_host_ends_a_table_and_all_may_be_seen(anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand)
    watching = bertrand.watch(table, 1)
    watching.wait_for_entries(0)
    before = anne.view(table, 0)
    ended = end(anne, table)
    assert (ended["status"], ended["result"]) == ("ended", None)
    assert ended["seed"] is not None
    watching.wait_for(lambda event: event.kind == "over")
    assert watching.of("view")[-1]["waiting_for"] == []
    ask = before["asks"][0]
    assert anne.answer(table, 0, ask["id"], ask["options"][0]["notation"], expect=409)["type"] == "ended"
    assert anne.view(table, 1)["asks"] == []
    for visitor in (anne, bertrand):
        assert [one["status"] for one in visitor.get("/api/tables", show="past")] == ["ended"]
        assert visitor.get("/api/tables", show="mine") == []
    assert end(anne, table, 409)["type"] == "over"
    assert anne.seat(table, 0, "leave", 409)["type"] == "over"


def test_an_ended_match_is_kept_as_a_file_that_plays_on(anne: Visitor) -> None:
    table = anne.new_table("me", "here", components=SMALL)["id"]
    anne.play_out(table, random.Random(1), most=3)
    end(anne, table)
    text = anne.get(f"/api/tables/{table}/file")
    match = matchfile.read(text, library.take)
    assert not match.over
    assert match.seed is not None


def test_only_the_host_ends_a_table(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand)
    end(bertrand, table, 403)
    private = anne.new_table("me", "bot", watchers=False)["id"]
    assert end(bertrand, private, 403)["message"] == "this table is private"
    assert house.server.hall.tables[table].playing


def test_bots_stop_at_a_table_that_has_ended(house: House, anne: Visitor) -> None:
    table = anne.new_table("bot", "bot", pace=300)["id"]
    eventually(lambda: anne.view(table)["entries"] > 1, "a bot's answer")
    end(anne, table)
    at_hand = house.server.hall.tables[table]
    assert (at_hand.turns, at_hand.thinking) == ({}, {})


def test_an_ended_table_stays_so_and_is_no_difference(tmp_path: Path) -> None:
    with running(roomy(tmp_path)) as house:
        anne = house.visitor()
        table = anne.new_table("me", "bot")["id"]
        end(anne, table)
    engine = open_database(file_url(tmp_path / "centans.sqlite3"))
    assert [one.difference for one in check(engine)] == [None]
    engine.dispose()
    with running(roomy(tmp_path)) as house:
        assert house.visitor().get(f"/api/tables/{table}")["status"] == "ended"


# -- the absent -------------------------------------------------------------------------------------------------------


def test_who_is_late_is_replaced_by_a_bot_and_may_come_back(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand, patience=60, components=SMALL)
    assert anne.get(f"/api/tables/{table}")["patience"] == 60
    late = awaited(house, table)
    one, other = (anne, bertrand) if late == 1 else (bertrand, anne)
    let_pass(house, table, 59)
    one.seat(table, late, "to-bot", 403)
    assert not one.get(f"/api/tables/{table}")["seats"][late]["late"]
    let_pass(house, table, 2)
    assert one.get(f"/api/tables/{table}")["seats"][late]["late"]
    assert not one.get(f"/api/tables/{table}")["seats"][1 - late]["late"], "nobody waits for this one"
    house.visitor().seat(table, late, "to-bot", 403)
    assert one.seat(table, late, "to-bot")["seats"][late]["kind"] == "bot"
    assert other.seat(table, late, "take-back")["seats"][late]["mine"]


def bertrand_has_bid(house: House, anne: Visitor, bertrand: Visitor) -> str:
    """A table of Bastide where Bertrand has bid in secret, and Anne lets everybody wait for longer than agreed."""
    table: str = anne.new_table("me", "anyone", "bot", game="bastide", patience=60)["id"]
    bertrand.seat(table, 1, "sit")
    choose = random.Random(2)
    match = house.server.hall.tables[table].match
    while not match.choosing:
        eventually(lambda: 2 not in match.waiting_for(), "the bot's answer")
        if not match.choosing:
            anne.answer_any(table, 0, choose) if awaited(house, table) == 0 else bertrand.answer_any(table, 1, choose)
    bertrand.answer_any(table, 1, choose)
    let_pass(house, table, 61)
    return table


def test_who_lets_others_wait_himself_wins_nobodys_seat_by_it(house: House, anne: Visitor, bertrand: Visitor) -> None:
    """Both bid in secret. Bertrand has done so, which nobody learns; Anne waits, and would have his seat for it."""
    table = bertrand_has_bid(house, anne, bertrand)
    assert house.server.hall.tables[table].match.awaited(None)[:2] == [0, 1]
    for action in ("free", "to-bot"):
        anne.seat(table, 1, action, 403)
    assert [seat["late"] for seat in anne.get(f"/api/tables/{table}")["seats"]] == [False] * 3
    assert [seat["late"] for seat in bertrand.get(f"/api/tables/{table}")["seats"]][:2] == [True, True]
    assert bertrand.seat(table, 0, "free")["seats"][0]["kind"] == "anyone"


def test_nobody_wins_a_seat_by_a_bot_that_holds_up_a_secret_choice(tmp_path: Path) -> None:
    """Here bots never come to an end with what they choose in secret. Bertrand has bid."""
    with running(roomy(tmp_path, veil=NEVER)) as house:
        anne, bertrand = house.visitor(), house.visitor()
        table = bertrand_has_bid(house, anne, bertrand)
        anne.seat(table, 0, "to-bot")
        for action in ("free", "to-bot"):
            anne.seat(table, 1, action, 403)
        anne.seat(table, 0, "take-back")
        anne.answer_any(table, 0, random.Random(2))
        anne.seat(table, 2, "to-bot", bot="random")
        for action in ("free", "to-bot"):
            anne.seat(table, 1, action, 403)


def test_the_seat_of_who_is_late_is_freed_for_a_newcomer(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand, patience=60)
    late = awaited(house, table)
    one = anne if late == 1 else bertrand
    assert one.seat(table, late, "free", 409)["type"] == "not-late"
    let_pass(house, table, 61)
    charles = house.visitor()
    charles.seat(table, late, "free", 403)
    freed = one.seat(table, late, "free")
    assert (freed["status"], freed["seats"][late]["kind"]) == ("waiting", "anyone")
    assert charles.seat(table, late, "sit", knowing=True)["status"] == "playing"


def test_who_is_late_wins_no_time_by_sitting_down_again(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand, patience=60)
    late = awaited(house, table)
    one, other = (anne, bertrand) if late == 1 else (bertrand, anne)
    let_pass(house, table, 61)
    for action in ("sit", "take-back"):
        other.seat(table, late, action)
        assert one.get(f"/api/tables/{table}")["seats"][late]["late"]


def is_late(visitor: Visitor, table: str, seat: int) -> bool:
    return bool(visitor.get(f"/api/tables/{table}")["seats"][seat]["late"])


def test_who_is_late_wins_no_time_by_getting_up_for_a_moment(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand, patience=60)
    late = awaited(house, table)
    one, other = (anne, bertrand) if late == 1 else (bertrand, anne)
    for _ in range(2):
        let_pass(house, table, 31)
        other.seat(table, late, "leave")
        other.seat(table, late, "sit")
    assert is_late(one, table, late)


def test_who_is_late_wins_no_time_by_taking_back_what_he_answers(
    house: House, anne: Visitor, bertrand: Visitor
) -> None:
    table = two_players(anne, bertrand, patience=60)
    late = awaited(house, table)
    one, other = (anne, bertrand) if late == 1 else (bertrand, anne)
    for _ in range(3):
        other.answer_any(table, late, random.Random(1))
        other.post(f"/api/tables/{table}/undo", {"seat": late})
        let_pass(house, table, 31)
    assert is_late(one, table, late)


def test_nobody_is_late_for_the_time_in_which_a_seat_was_free(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand, patience=60)
    late = awaited(house, table)
    one = anne if late == 1 else bertrand
    one.seat(table, 1 - late, "leave")
    let_pass(house, table, 500)
    one.seat(table, 1 - late, "sit")
    assert not is_late(one, table, late)
    let_pass(house, table, 61)
    one.seat(table, late, "free")
    let_pass(house, table, 500)
    charles = house.visitor()
    charles.seat(table, late, "sit", knowing=True)
    assert not is_late(one, table, late), "a newcomer has his time"


def test_the_usual_bot_plays_for_who_is_late(house: House, anne: Visitor, bertrand: Visitor) -> None:
    house.server.settings.usual_bot = "squire"
    table = two_players(anne, bertrand, patience=60, components=SMALL)
    late = awaited(house, table)
    one = anne if late == 1 else bertrand
    let_pass(house, table, 61)
    assert one.seat(table, late, "to-bot", bot="random")["seats"][late]["bot"] == "squire", "he chooses no bad one"


def test_who_comes_and_goes_without_end_is_noted_once(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "anyone")["id"]
    charles = house.visitor()
    for visitor in (bertrand, charles) * 3:
        visitor.seat(table, 1, "sit", knowing=True)
        visitor.seat(table, 1, "leave")
    noted = eventually(lambda: sittings_of(house, table))
    assert noted == house.server.hall.tables[table].sittings
    assert [guest for _, guest in noted] == [one.me["id"] for one in (anne, bertrand, charles)]
    assert bertrand.seat(table, 1, "sit", 409)["type"] == "seen-by-others"


def sittings_of(house: House, table: str) -> list[Sitting]:
    engine = open_database(house.server.settings.url)
    statement = (
        select(sittings.c.seat, sittings.c.guest).where(sittings.c.table_id == table).order_by(sittings.c.number)
    )
    with engine.connect() as connection:
        found = [Sitting(*row) for row in connection.execute(statement)]
    engine.dispose()
    return found


def test_nobody_is_late_where_that_was_agreed(house: House, anne: Visitor, bertrand: Visitor) -> None:
    table = two_players(anne, bertrand, patience=0)
    let_pass(house, table, 1_000_000)
    assert not any(seat["late"] for seat in anne.get(f"/api/tables/{table}")["seats"])


def test_who_chose_in_secret_is_not_told_by_who_is_late(house: House) -> None:
    """While all choose at once, all are awaited, whoever has chosen already."""
    visitors = [house.visitor() for _ in range(4)]
    table = visitors[0].new_table("me", *["anyone"] * 3, patience=60)["id"]
    for number, visitor in enumerate(visitors[1:], 1):
        visitor.seat(table, number, "sit")
    let_pass(house, table, 61)
    before = visitors[3].get(f"/api/tables/{table}")
    assert sum(seat["late"] for seat in before["seats"]) >= 2
    first = awaited(house, table)
    visitors[first].answer_any(table, first, random.Random(1))
    assert visitors[3].get(f"/api/tables/{table}") == before


# -- the allowance ----------------------------------------------------------------------------------------------------


def test_only_running_tables_are_counted(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.most_tables = 2
    body = {"game": "guyenne", "players": 2, "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    with running(settings) as house:
        anne = house.visitor()
        first, second = anne.new_table("me", "anyone")["id"], anne.new_table("me", "bot")["id"]
        assert anne.post("/api/tables", body, 429)["type"] == "too-many-tables"
        anne.seat(first, 0, "leave")
        third = anne.new_table("me", "anyone")["id"]
        anne.post("/api/tables", body, 429)
        end(anne, second)
        anne.new_table("anyone", "anyone")
        anne.post("/api/tables", body, 429)
        age(house, third, timedelta(hours=23))
        anne.post("/api/tables", body, 429)
        age(house, third, timedelta(hours=1))
        anne.new_table("me", "anyone")
        anne.post("/api/tables", body, 429)


def age(house: House, table: str, by: timedelta) -> None:
    """As if nothing had happened at this table for so much longer."""
    earlier = by // timedelta(milliseconds=1)
    with house.server.store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE standings SET changed = changed - ? WHERE table_id = ?", (earlier, table))


def test_tables_are_not_made_and_ended_without_end(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.table_rate, settings.table_burst = 0.000_001, 2
    body = {"game": "guyenne", "players": 2, "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    with running(settings) as house:
        anne, bertrand = house.visitor(), house.visitor()
        for _ in range(2):
            end(anne, anne.new_table("me", "anyone")["id"])
        assert anne.post("/api/tables", body, 429)["type"] == "too-often"
        bertrand.new_table("me", "anyone")
