"""Changes lead from each view to the next, in every game of the shelf, and tell nothing but what these eyes see."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from centans import shelf
from centans.core.match import Match
from centans.server import looking
from centans.server.changes import Alike, Frame, applied, changes_within, splice
from centans.server.messages.play import TableView
from tests.server.kit import Visitor

TABLES = [("guyenne", 4), ("bastide", 3), ("trente", 2), ("guesclin", 2), ("montjoie", 3)]
ANSWERS = 40


def test_every_game_of_the_shelf_is_looked_at() -> None:
    assert {title for title, _ in TABLES} == set(shelf.titles())


def seen(match: Match, seat: int | None) -> TableView:
    asks = match.asks_of(seat) if seat is not None else []
    infos = [looking.ask_info(match, ask) for ask in asks]
    waiting = match.awaited(seat)
    return TableView("t", seat, match.told, match.told, 0, match.view(seat), infos, waiting, False, None, "")


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_changes_lead_from_each_view_to_the_next(title: str, players: int) -> None:
    game = shelf.take(title)
    match = Match(game, game.variant(players), b"changes of a view")
    chance = random.Random(players)
    eyes: list[int | None] = [None, *range(players)]
    frames = {seat: Frame(seen(match, seat)) for seat in eyes}
    told = {seat: plain(seen(match, seat)) for seat in eyes}
    whole = changes = 0
    for _ in range(ANSWERS):
        ask = chance.choice([ask for ask in match.asks if not ask.open])
        match.answer(ask.seat, chance.choice(ask.options), ask)
        views = {seat: seen(match, seat) for seat in eyes}
        alike: Alike = {}
        before = frames.copy()
        for seat, view in views.items():
            frame = Frame(view)
            news = frame.since(before[seat], alike)
            told[seat] = applied(told[seat], msgspec.json.decode(news))
            assert told[seat] == plain(view) == msgspec.json.decode(frame.whole)
            frames[seat] = frame
            whole, changes = whole + len(frame.whole), changes + len(news)
    assert changes < whole / 3


def test_a_frame_is_the_same_when_all_its_parts_are() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"the same")
    one, other = Frame(seen(match, 0)), Frame(seen(match, 0))
    assert one == other
    assert one.digest() == other.digest()
    assert one.since(other, {}) == b"[]"
    assert Frame(seen(match, 1)) != one


VALUES: list[tuple[Any, Any]] = [
    ({"long": "x" * 60, "a": 1}, {"long": "x" * 60, "a": 2}),
    ({"long": "x" * 60, "gone": 1}, {"long": "x" * 60}),
    ({"long": "x" * 60}, {"long": "x" * 60, "come": [1, {"deep": None}]}),
    (["x" * 60, 1, 2, 3], ["x" * 60, 3]),
    (["x" * 60, 1], ["y", "x" * 60, 1, 1]),
    ([], ["x" * 60]),
    (["x" * 60], []),
    ({"x": ["x" * 60, {"a": [1, 2]}]}, {"x": ["x" * 60, {"a": [2]}]}),
    ({"x": "x" * 60}, ["x" * 60]),
    (None, {"x": "x" * 60}),
    ({"x": "x" * 60}, None),
    ([[1, 2], ["x" * 60]], [[1], ["x" * 60]]),
    ({"é": "x" * 60, "1": 1}, {"é": "x" * 60, "1": "\u2028"}),
]


@pytest.mark.parametrize(("before", "after"), VALUES)
def test_any_value_can_become_any_other(before: Any, after: Any) -> None:
    found: list[bytes] = []
    changes_within(b',"place"', before, after, found)
    changes = msgspec.json.decode(b"[" + b",".join(found) + b"]")
    kept = {"place": before, "other": 1}
    assert applied(kept, changes) == {"place": after, "other": 1}
    assert kept == {"place": before, "other": 1}, "the view that one had stays what it was"


def test_only_what_differs_between_two_lists_is_told() -> None:
    assert splice("abcdef", "abXef") == (2, 2, "X")
    assert splice("aa", "aaa") == (2, 0, "a")
    assert splice("abc", "abc") == (3, 0, "")


def test_a_stream_that_follows_changes_sees_what_the_others_see(anne: Visitor, bertrand: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    streams = [
        anne.watch(table, 0, changes=True),
        anne.watch(table, 1, changes=True),
        bertrand.watch(table, changes=True),
    ]
    for stream in streams:
        stream.wait_for_entries(0)
    entries = anne.play_out(table, random.Random(2), most=8)["entries"]
    for stream, seat in zip(streams, (0, 1, None), strict=True):
        assert stream.wait_for_entries(entries).data == anne.view(table, seat)
        assert [event.kind for event in stream.raw if event.kind in ("view", "change")].count("view") == 1
    late = bertrand.watch(table, changes=True)
    assert late.wait_for_entries(entries).data == anne.view(table)


def test_who_does_not_ask_for_changes_gets_whole_views(anne: Visitor) -> None:
    table = anne.new_table("me", "here")["id"]
    watching = anne.watch(table, 0)
    watching.wait_for_entries(0)
    entries = anne.play_out(table, random.Random(3), most=3)["entries"]
    watching.wait_for_entries(entries)
    assert "change" not in [event.kind for event in watching.raw]


@dataclass
class Piece:
    """A part of a view."""

    value: int
    within: list[int]
    more: dict[int, str]


def told_of(before: Any, after: Any) -> list[Any]:
    shown = [TableView("t", 0, 1, 1, 0, view, [], [0], False, None, "") for view in (before, after)]
    changes: list[Any] = msgspec.json.decode(Frame(shown[1]).since(Frame(shown[0]), {}))
    assert applied(plain(shown[0]), changes) == plain(shown[1])
    return changes


def test_what_changed_is_told_by_its_place() -> None:
    long = ["x" * 60]
    before = {"pieces": [Piece(1, [1, 2], {1: "a"}), Piece(2, [], {})], "long": long}
    after = {"pieces": [Piece(1, [1, 2], {1: "b"}), Piece(2, [], {})], "long": long}
    assert told_of(before, after) == [[["view", "pieces", 0, "more", "1"], "b"]]


def test_a_list_most_of_whose_items_changed_is_told_whole() -> None:
    before, after = [Piece(number, [0] * 40, {}) for number in range(9)], [Piece(0, [], {})] * 9
    assert [path for path, *_ in told_of({"all": before}, {"all": after})] == [["view", "all"]]


def test_a_view_may_be_something_without_names() -> None:
    assert told_of([1, 2, 3], [1, 2, 4]) == [[["view", 2], 4]]
    assert told_of("one", "one") == []
    assert told_of("one", 2) == [[["view"], 2]]


def test_what_all_see_alike_is_found_out_once() -> None:
    shared = [Piece(1, [], {})], [Piece(2, [], {})]
    frames = [
        [Frame(TableView("t", seat, 1, 1, 0, Two(seat, part), [], [], False, None, "")) for part in shared]
        for seat in range(2)
    ]
    alike: Alike = {}
    told = [now.since(was, alike) for was, now in frames]
    assert told[0] == told[1] != b"[]"
    assert len(alike) == 1


@dataclass(eq=False)
class Odd:
    """A view that is never another one's equal."""

    value: int


def test_frames_that_tell_the_same_are_the_same_whatever_a_game_compares() -> None:
    """Else a watcher would be told that nothing has changed whenever somebody chooses in secret."""
    frames = [Frame(TableView("t", None, 1, 1, 0, [Odd(value)], [], [], False, None, "")) for value in (1, 1, 2)]
    assert frames[0] == frames[1] != frames[2]
    assert frames[1].since(frames[0], {}) == b"[]"


@dataclass
class Two:
    """A view with a part that all see alike."""

    seat: int
    shared: list[Piece]
