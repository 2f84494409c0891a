"""Work in other processes."""

import os
import sys

import pytest

from centans.core.errors import CentansError
from centans.lab.engine import EngineError, Work, chunks, do_all


class Squares(Work):
    def begin(self):
        return lambda number: (number * number, os.getpid())


class Fails(Work):
    def begin(self):
        def do(number):
            raise CentansError(f"job {number} failed")

        return do


class Dies(Work):
    def begin(self):
        return lambda _number: os._exit(3)


class CannotBegin(Work):
    def begin(self):
        raise CentansError("the salt is missing")


@pytest.mark.parametrize("processes", [1, 2])
def test_what_cannot_even_begin_is_told_in_its_own_sentence(processes):
    with pytest.raises(CentansError, match=r"^the salt is missing$"):
        list(do_all(CannotBegin(), range(3), processes=processes))


@pytest.mark.parametrize("processes", [1, 2])
def test_every_job_is_done_once(processes):
    assert sorted(square for square, _ in do_all(Squares(), range(20), processes=processes)) == [
        n * n for n in range(20)
    ]


def test_one_process_means_this_one_and_two_mean_others():
    assert {process for _, process in do_all(Squares(), range(3))} == {os.getpid()}
    assert os.getpid() not in {process for _, process in do_all(Squares(), range(3), processes=2)}


def test_what_fails_there_is_told_here():
    with pytest.raises(EngineError, match="job 0 failed"):
        list(do_all(Fails(), [0, 0], processes=2))


def test_a_process_that_dies_is_noticed_and_its_job_named():
    with pytest.raises(EngineError, match="ended in the middle of 7"):
        list(do_all(Dies(), [7, 7], processes=2))


@pytest.mark.parametrize(("engine", "processes"), [("steam", 1), ("processes", 0)])
def test_an_engine_that_does_not_exist_is_refused(engine, processes):
    with pytest.raises(EngineError):
        do_all(Squares(), range(3), engine, processes)


def test_chunks_cover_all_numbers_in_order_and_keep_every_process_busy():
    found = chunks(range(1, 1001), processes=4, most=10)
    assert [number for chunk in found for number in chunk] == list(range(1, 1001))
    assert max(len(chunk) for chunk in found) == 10
    assert len(chunks(range(1, 9), processes=4, most=10)) == 8


def test_without_ray_one_is_told_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(EngineError, match=r"pip install 'centans\[ray\]'"):
        list(do_all(Squares(), range(3), engine="ray"))


@pytest.mark.slow
def test_ray_does_every_job_once():
    pytest.importorskip("ray")
    assert sorted(square for square, _ in do_all(Squares(), range(20), engine="ray")) == [n * n for n in range(20)]
