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
from centans.server.changes import Alike, Frame, applied, changes_of_value, splice
from centans.server.messages.play import TableView
from centans.server.scribe import Scribe
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
    scribe = Scribe()
    frames = {seat: Frame(seen(match, seat), scribe) for seat in eyes}
    told = {seat: plain(seen(match, seat)) for seat in eyes}
    whole = changes = 0
    for _ in range(ANSWERS):
        ask = chance.choice([ask for ask in match.asks if not ask.open])
        match.answer(ask.seat, chance.choice(ask.options), ask)
        scribe.turn_page()
        views = {seat: seen(match, seat) for seat in eyes}
        alike: Alike = {}
        before = frames.copy()
        for seat, view in views.items():
            frame = Frame(view, scribe)
            news = frame.since(before[seat], alike)
            told[seat] = applied(told[seat], msgspec.json.decode(news))
            assert told[seat] == plain(view) == msgspec.json.decode(frame.whole)
            frames[seat] = frame
            whole, changes = whole + len(frame.whole), changes + len(news)
    assert changes < whole / 3


def test_a_frame_is_the_same_when_all_its_parts_are() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"the same")
    one, other = Frame(seen(match, 0), Scribe()), Frame(seen(match, 0), Scribe())
    assert one == other
    assert one.digest() == other.digest()
    assert one.since(other, {}) == b"[]"
    assert Frame(seen(match, 1), Scribe()) != one


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
    old, new = msgspec.json.encode(before), msgspec.json.encode(after)
    changes = msgspec.json.decode(b"[" + changes_of_value(("place",), old, new) + b"]")
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


def test_what_is_shown_again_is_not_written_again() -> None:
    scribe, piece = Scribe(), Piece(1, [])
    first = scribe.write(piece)
    assert scribe.write([piece])[0] is first
    scribe.turn_page()
    assert scribe.write([piece])[0] is first
    assert scribe.write(piece) is first
    scribe.turn_page()
    assert scribe.write(piece) is first


def test_a_list_is_written_anew_for_each_position() -> None:
    """A game may show a list of its own, or lists within one, and go on writing in them."""
    scribe, within = Scribe(), [1, 2]
    shown: list[Any] = [Piece(1, []), within]
    assert scribe.write(shown) == (msgspec.json.encode(shown[0]), b"[1,2]")
    assert scribe.write(within) == b"[1,2]"
    within.append(3)
    shown.append(within)
    scribe.turn_page()
    assert scribe.write(shown) == (msgspec.json.encode(shown[0]), b"[1,2,3]", b"[1,2,3]")
    assert scribe.write(within) == b"[1,2,3]"


def test_what_comes_under_the_address_of_something_gone_is_not_taken_for_it() -> None:
    """The scribe knows values by their addresses, so none that it knows may go."""
    scribe = Scribe()
    for value in range(200):
        assert scribe.write(Piece(value, [value])) == msgspec.json.encode(Piece(value, [value]))
        if value % 3 == 0:
            scribe.turn_page()
