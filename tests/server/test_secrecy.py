"""Hidden information never leaves the server: every answer and event of whole matches, for every pair of eyes."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from centans.core.match import Match
from centans.server.looking import result_info
from centans.server.questions import name_of
from tests.server.kit import NEVER, House, Visitor, eventually, roomy, running

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"level": "expert"}),
    (3, {"level": "advanced"}),
    (4, {"level": "expert", "reshuffle": "on_demand"}),
]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server that answers nothing by itself: what it sends is compared with the match as it stands."""
    with running(roomy(tmp_path, veil=NEVER)) as one:
        yield one


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


class Eyes:
    """One seat, or a watcher, with a visitor of its own and all that it is told."""

    def __init__(self, visitor: Visitor, table: str, seat: int | None) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.stream = visitor.watch(table, seat)
        self.stream.wait_for_entries(0)

    def view(self) -> dict[str, Any]:
        return self.visitor.view(self.table, self.seat)

    def log(self) -> list[dict[str, Any]]:
        params = {} if self.seat is None else {"seat": self.seat}
        found: list[dict[str, Any]] = self.visitor.get(f"/api/tables/{self.table}/log", **params)
        return found


def sit_all(house: House, players: int, settings: dict[str, str]) -> list[Eyes]:
    visitors = [house.visitor() for _ in range(players)]
    table = visitors[0].new_table("me", *["anyone"] * (players - 1), settings=settings)["id"]
    for number, visitor in enumerate(visitors[1:], 1):
        visitor.seat(table, number, "sit")
    everyone = [
        *[Eyes(visitor, table, seat) for seat, visitor in enumerate(visitors)],
        Eyes(house.visitor(), table, None),
    ]
    for eyes in everyone:
        eyes.stream.wait_for(lambda event: event.kind == "seats" and all(seat["online"] for seat in event.data))
    return everyone


def allowed_view(match: Match, seat: int | None) -> Any:
    """What that seat may see: the view of a state in which everything hidden from it is a canary."""
    if match.over:
        return plain(match.view(seat))
    return plain(match.game.view(match.game.masked(match.state, seat), seat))


def allowed_log(match: Match, seat: int | None) -> list[Any]:
    seen = [
        [event for event in match.events(number) if match.over or event.visible_to(seat)]
        for number in range(match.told + 1)
    ]
    return [[{"key": event.key, "params": plain(event.params)} for event in events] for events in seen]


def told(log: list[dict[str, Any]]) -> list[Any]:
    return [[{"key": event["key"], "params": event["params"]} for event in entry["events"]] for entry in log]


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_no_answer_and_no_event_tells_more_than_the_view(house: House, players: int, settings: dict[str, str]) -> None:
    everyone = sit_all(house, players, settings)
    table_id = everyone[0].table
    table = house.server.hall.tables[table_id]
    chance = random.Random(players)
    views: dict[tuple[int | None, int], list[Any]] = {}
    for step in range(1000):
        match = table.match
        for eyes in everyone:
            views.setdefault((eyes.seat, match.told), []).append(allowed_view(match, eyes.seat))
        if step % 12 == 0 or match.over:
            for eyes in everyone:
                assert_modest(eyes, match)
        if match.over:
            break
        asked = chance.choice(match.waiting_for())
        answered = everyone[asked].visitor.answer_any(table_id, asked, chance, hollow=True)
        assert answered is not None
        assert answered["view"] == allowed_view(match, asked)
    assert table.match.over
    for eyes in everyone:
        eyes.stream.wait_for_entries(len(table.match.entries))
        assert_streamed_modestly(eyes, views)
        assert table.match.seed is not None
        assert table.match.seed.hex() not in json.dumps([event.data for event in eyes.stream.events])


def assert_modest(eyes: Eyes, match: Match) -> None:
    view = eyes.view()
    assert view["view"] == allowed_view(match, eyes.seat)
    own = {name_of(match, ask) for ask in match.asks if ask.seat == eyes.seat}
    assert {ask["id"] for ask in view["asks"]} == own
    assert told(eyes.log()) == allowed_log(match, eyes.seat)
    info = eyes.visitor.get(f"/api/tables/{eyes.table}")
    assert info == allowed_info(match, info)
    assert all(set(seat) == SEAT_FIELDS for seat in info["seats"])


def allowed_info(match: Match, info: dict[str, Any]) -> dict[str, Any]:
    """What anybody may be told about a table; seats, names and times are as they are told."""
    plainly = ("id", "title", "status", "seats", "host", "created", "changed")
    return {name: info[name] for name in plainly} | {
        "game": match.game.id,
        "revision": match.game.revision,
        "players": match.variant.players,
        "settings": match.variant.settings,
        "components": {},
        "watchers": True,
        "brought_in": False,
        "patience": 4320,
        "pace": 0,
        "hints": True,
        "stopped": None,
        "entries": match.told,
        "epoch": 0,
        "commitment": match.promise,
        "seed": match.seed.hex() if match.over and match.seed is not None else None,
        "result": plain(result_info(match.result)) if match.over else None,
        "next": None,
    }


SEAT_FIELDS = {"seat", "name", "usual", "kind", "side", "online", "mine", "reserved", "bot", "invitation"} | {
    "seen",
    "closed",
    "late",
    "hints",
}


def assert_streamed_modestly(eyes: Eyes, views: dict[tuple[int | None, int], list[Any]]) -> None:
    """Every view and every entry that a stream told is compared; the answer that ends the match brings all to light."""
    last = max(entries for _, entries in views)
    numbers: set[int] = set()
    moments: set[int] = set()
    for event in eyes.stream.events:
        if event.kind == "view":
            moments.add(event.data["entries"])
            assert event.data["seat"] == eyes.seat
            assert event.data["view"] in views[eyes.seat, event.data["entries"]]
            assert all(int(ask["id"].split(".")[0]) - 1 == eyes.seat for ask in event.data["asks"])
        if event.kind == "log":
            for entry in event.data:
                numbers.add(entry["number"])
                hidden = [one for one in entry["events"] if one["seats"] is not None and eyes.seat not in one["seats"]]
                assert not hidden or entry["number"] >= last
    assert numbers == set(range(last + 1)), "every entry was told, and looked at"
    assert moments == {entries for seat, entries in views if seat == eyes.seat}, "so was every position"


@pytest.mark.rule("GY-TEAM-12")
@pytest.mark.parametrize("cards", [1, 2], ids=["one card", "two cards"])
def test_how_many_answers_a_secret_choice_took_is_a_secret_too(house: House, cards: int) -> None:
    """With two teams the number handed over stays unknown until both have decided, so it must not be countable."""
    everyone = sit_all(house, 4, {})
    english, french = everyone[0], everyone[1]
    french.stream.wait_for_entries(0)
    before, heard, log = french.view(), len(french.stream.events), french.log()
    info = french.visitor.get(f"/api/tables/{french.table}")
    listed = french.visitor.get("/api/tables", show="mine")
    for answers in range(cards + 1):
        [ask] = english.view()["asks"]
        given = [option["notation"] for option in ask["options"] if option["notation"] != "done"]
        english.visitor.answer(english.table, 0, ask["id"], given[0] if answers < cards else "done")
    assert french.view() == before
    assert french.log() == log
    assert french.visitor.get(f"/api/tables/{french.table}") == info
    assert french.visitor.get("/api/tables", show="mine") == listed
    assert english.view()["can_undo"] is False
    english.visitor.post(f"/api/tables/{english.table}/undo", {"seat": 0}, 409)
    english.visitor.post(f"/api/tables/{english.table}/chat", {"text": "we are ready"}, 201)
    french.stream.wait_for(lambda event: event.kind == "chat")
    assert [event.kind for event in french.stream.events[heard:]] == ["chat"]


def test_who_leaves_a_seat_no_longer_sees_with_its_eyes(house: House) -> None:
    everyone = sit_all(house, 2, {})
    table, leaver = everyone[0].table, everyone[1]
    leaver.stream.wait_for_entries(0)
    leaver.visitor.seat(table, 1, "leave")
    eventually(lambda: leaver.stream.ended, "the end of the stream")
    seen = len(leaver.stream.events)
    house.visitor().seat(table, 1, "sit", knowing=True)
    everyone[0].visitor.answer_any(table, 0, random.Random(1))
    leaver.visitor.get(f"/api/tables/{table}/view", 403, seat=1)
    assert len(leaver.stream.events) == seen


def test_looking_back_shows_no_more_than_was_seen_then(house: House) -> None:
    everyone = sit_all(house, 2, {"level": "advanced"})
    table_id = everyone[0].table
    table = house.server.hall.tables[table_id]
    chance = random.Random(9)
    seen: dict[tuple[int | None, int], Any] = {}
    for _ in range(30):
        for eyes in everyone:
            seen[eyes.seat, len(table.match.entries)] = allowed_view(table.match, eyes.seat)
        asked = table.match.waiting_for()[0]
        everyone[asked].visitor.answer_any(table_id, asked, chance, hollow=True)
    for (seat, entries), then in seen.items():
        eyes = everyone[2 if seat is None else seat]
        assert eyes.visitor.view(table_id, seat, at=entries)["view"] == then


def test_a_stale_answer_gets_a_view_of_its_own_seat_only(house: House) -> None:
    everyone = sit_all(house, 2, {})
    table = house.server.hall.tables[everyone[0].table]
    for seat in (0, 1):
        problem = everyone[seat].visitor.answer(everyone[0].table, seat, "1.99.lay-cards", "done", expect=409)
        assert problem["view"]["seat"] == seat
        assert problem["view"]["view"] == allowed_view(table.match, seat)


def test_the_seed_goes_to_no_bot(house: House, anne: Visitor) -> None:
    from centans.server.thinking.turns import task_for

    table_id = anne.new_table("me", "bot")["id"]
    table = house.server.hall.tables[table_id]
    match = table.match
    assert match.seed is not None
    task = task_for(table, 1, "2.1.lay-cards", ())
    carried = repr(dataclasses.asdict(task)) + task.bot_seed.hex()
    assert match.seed.hex() not in carried
    assert repr(match.seed) not in carried
