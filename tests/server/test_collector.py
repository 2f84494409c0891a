"""Garbage that refers to itself goes: soon if it is new, when there is time if it is old."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from centans.server.collector import IDLE, LONGEST, Collector, setting_apart


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


class Day:
    """A clock that is set, and a count of requests."""

    def __init__(self) -> None:
        self.time = 0.0
        self.requests = 0
        self.collector = Collector(lambda: self.requests, lambda: self.time)

    def passes(self, seconds: float, requests: int = 0) -> None:
        self.time += seconds
        self.requests += requests
        self.collector.look()


@pytest.fixture
def day() -> Iterator[Day]:
    gc.disable()
    yield Day()
    gc.unfreeze()
    gc.enable()


def test_what_is_new_goes_soon(day: Day) -> None:
    gone = weakref.ref(Knot())
    day.passes(1, requests=1)
    assert gone() is None


def test_what_is_old_is_not_looked_through_while_people_play(day: Day) -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    day.passes(1, requests=1)
    del knot
    for _ in range(20):
        day.passes(IDLE / 2, requests=1)
    assert gone() is not None


def test_what_is_old_goes_when_nobody_asks_for_anything(day: Day) -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    day.passes(1, requests=1)
    del knot
    day.passes(IDLE / 2)
    assert gone() is not None
    day.passes(IDLE / 2)
    assert gone() is None


def test_everything_is_looked_through_once_and_not_again_and_again(day: Day) -> None:
    day.passes(1, requests=1)
    day.passes(IDLE)
    knot = Knot()
    gone = weakref.ref(knot)
    day.passes(1)
    del knot
    day.passes(IDLE)
    assert gone() is not None
    day.passes(1, requests=1)
    day.passes(IDLE)
    assert gone() is None


def test_a_server_that_is_never_idle_looks_through_everything_once_a_day(day: Day) -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    day.passes(1, requests=1)
    del knot
    day.passes(LONGEST - 1, requests=1)
    assert gone() is None


def test_what_lives_stays_and_goes_by_itself_when_it_is_let_go(day: Day) -> None:
    alive = {"held"}
    gone = weakref.ref(alive_one := Knot())
    day.passes(1, requests=1)
    assert gone() is alive_one
    alive_one.itself = None  # type: ignore[assignment]
    del alive_one
    assert gone() is None
    assert alive == {"held"}


def test_what_is_loaded_to_stay_is_set_apart_unseen(day: Day) -> None:
    day.passes(1, requests=1)
    gc.enable()
    looks: list[str] = []
    gc.callbacks.append(lambda phase, _details: looks.append(phase))
    with setting_apart():
        loaded = [[number] for number in range(5 * gc.get_threshold()[0])]
    gc.callbacks.pop()
    assert not looks
    assert gc.isenabled()
    assert not any(one is loaded[0] for one in gc.get_objects())


def test_where_no_collector_is_at_work_nothing_is_set_apart() -> None:
    assert not gc.get_freeze_count()
    with setting_apart():
        assert gc.isenabled()
    assert not gc.get_freeze_count()
