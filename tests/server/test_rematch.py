"""Playing again: one asks, the others find their seats kept."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.kit import SMALL, House, Visitor


def over(first: Visitor, second: Visitor, *more: str, **settings: Any) -> str:
    """A finished match of two visitors, and of others in further seats."""
    table: str = first.new_table("me", "anyone", *more, components=SMALL, **settings)["id"]
    second.seat(table, 1, "sit")
    chance = random.Random(3)
    while (view := first.view(table))["result"] is None:
        for visitor, seat in ((first, 0), (second, 1)):
            if seat in view["waiting_for"]:
                visitor.answer_any(table, seat, chance)
    return table


def again(visitor: Visitor, table: str, expect: int = 200, swap: bool = False) -> dict[str, Any]:
    found: dict[str, Any] = visitor.post(f"/api/tables/{table}/rematch", {"swap": swap}, expect)
    return found


def who(table: dict[str, Any]) -> list[tuple[str, str, bool, bool]]:
    return [(seat["name"], seat["kind"], seat["mine"], seat["reserved"]) for seat in table["seats"]]


def test_who_asks_sits_and_the_other_finds_his_seat_kept(anne: Visitor, bertrand: Visitor) -> None:
    old = over(anne, bertrand, settings={"level": "advanced"}, watchers=False)
    new = again(anne, old)
    hers, his = anne.me["name"], bertrand.me["name"]
    assert who(new) == [(hers, "person", True, False), (his, "invited", False, False)]
    assert (new["status"], new["settings"]["level"], new["watchers"]) == ("waiting", "advanced", False)
    assert new["components"] == SMALL
    assert new["commitment"] != anne.get(f"/api/tables/{old}")["commitment"]
    assert anne.get(f"/api/tables/{old}")["next"] == new["id"]
    seen = bertrand.get(f"/api/tables/{new['id']}")
    assert who(seen) == [(hers, "person", False, False), (his, "invited", False, True)]
    assert new["id"] in [one["id"] for one in bertrand.get("/api/tables", show="mine")]
    bertrand.get(f"/api/tables/{new['id']}/view", 403, seat=1)
    joined = again(bertrand, old)
    assert (joined["id"], joined["status"]) == (new["id"], "playing")
    assert who(joined) == [(hers, "person", False, False), (his, "person", True, False)]
    assert again(anne, old)["id"] == new["id"]


def test_everybody_moves_on_by_one_seat_if_so_wished(anne: Visitor, bertrand: Visitor) -> None:
    new = again(anne, over(anne, bertrand), swap=True)
    assert [seat["name"] for seat in new["seats"]] == [bertrand.me["name"], anne.me["name"]]
    assert [seat["mine"] for seat in new["seats"]] == [False, True]


def test_those_who_look_on_at_the_old_table_are_told(house: House, anne: Visitor, bertrand: Visitor) -> None:
    old = over(anne, bertrand)
    watching = bertrand.watch(old, 1)
    watching.wait_for_entries(0)
    new = again(anne, old)["id"]
    told = {"table": new, "name": anne.me["name"]}
    assert watching.wait_for(lambda event: event.kind == "next").data == told
    later = house.visitor().watch(old)
    assert later.wait_for(lambda event: event.kind == "next").data == told


def test_only_those_who_sat_may_ask_and_only_when_it_is_over(house: House, anne: Visitor, bertrand: Visitor) -> None:
    again(anne, anne.new_table("me", "here")["id"], 409)
    again(house.visitor(), over(anne, bertrand), 403)
    private = anne.new_table("me", "invited", watchers=False)["id"]
    assert again(bertrand, private, 403)["message"] == "this table is private"


def test_people_at_one_screen_and_bots_sit_again_at_once(anne: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Friend"}]
    old = anne.new_table("me", "here", seats=seats, components=SMALL)["id"]
    anne.play_out(old, random.Random(1))
    new = again(anne, old)
    assert new["status"] == "playing"
    assert [(seat["name"], seat["mine"]) for seat in new["seats"]] == [(anne.me["name"], True), ("Friend", True)]
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    bots = anne.new_table(*["any"] * 4, seats=seats, components=SMALL)["id"]
    for number in (0, 1):
        anne.seat(bots, number, "to-bot")
    watching = anne.watch(bots)
    watching.wait_for(lambda event: event.kind == "over")
    sitting = again(anne, bots)["seats"]
    assert [seat["kind"] for seat in sitting] == ["person", "person", "bot", "bot"]
    assert [seat["bot"] for seat in sitting] == [None, None, "random", "greedy"]


def test_a_kept_seat_may_be_declined_or_filled_by_the_host(house: House, anne: Visitor, bertrand: Visitor) -> None:
    new = again(anne, over(anne, bertrand))["id"]
    bertrand.seat(new, 1, "leave")
    assert anne.get(f"/api/tables/{new}")["seats"][1]["kind"] == "anyone"
    other = again(anne, over(anne, bertrand))["id"]
    house.visitor().seat(other, 1, "sit", 403)
    assert anne.seat(other, 1, "to-bot")["status"] == "playing"
    assert not bertrand.get(f"/api/tables/{other}")["seats"][1]["reserved"]
    bertrand.seat(other, 1, "sit", 409)


def test_the_invitation_opens_a_kept_seat_to_another(house: House, anne: Visitor, bertrand: Visitor) -> None:
    new = again(anne, over(anne, bertrand))
    charles = house.visitor()
    charles.seat(new["id"], 1, "sit", invitation=new["seats"][1]["invitation"])
    bertrand.seat(new["id"], 1, "sit", 409)


@pytest.mark.parametrize("round_", range(3))
def test_two_who_ask_at_once_come_to_one_table(anne: Visitor, bertrand: Visitor, round_: int) -> None:
    old = over(anne, bertrand)
    with ThreadPoolExecutor(2) as both:
        ids = {one["id"] for one in both.map(lambda visitor: again(visitor, old), (anne, bertrand))}
    assert len(ids) == 1
    assert anne.get(f"/api/tables/{ids.pop()}")["status"] == "playing"
