"""Work in other processes."""

import multiprocessing
import os
import signal
import sys
import time
from types import SimpleNamespace

import pytest

from centans.core.errors import CentansError
from centans.lab import engine
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


def test_a_worker_whose_master_was_killed_ends_without_a_word():
    ours, theirs = multiprocessing.Pipe()
    ours.send(3)
    ours.close()
    before = signal.getsignal(signal.SIGINT)
    try:
        engine._serve(theirs, Squares())
    finally:
        signal.signal(signal.SIGINT, before)


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


# -- a cluster that loses workers ---------------------------------------------------------------------------------


class LostError(Exception):
    pass


class Awaited:
    def __init__(self, act):
        self.act = act


class FakeRay:
    """As much of Ray as the engine uses, done at once and in order; `dying` says which calls lose their actor."""

    class exceptions:
        RayActorError = WorkerCrashedError = ObjectLostError = LostError

    def __init__(self, dying, processors=2):
        self.calls = 0
        self.hired = 0
        self._dying = dying
        self._processors = processors

    def is_initialized(self):
        return True

    def cluster_resources(self):
        return {"CPU": self._processors}

    def remote(self, **_needs):
        return lambda kind: SimpleNamespace(remote=lambda work: self._hire(kind(work)))

    def _hire(self, worker):
        self.hired += 1
        return SimpleNamespace(
            is_there=SimpleNamespace(remote=lambda: self._call(worker.is_there)),
            do=SimpleNamespace(remote=lambda job: self._call(lambda: worker.do(job), job)),
        )

    def _call(self, act, job=None):
        self.calls += 1
        lost = job is not None and self._dying(self.calls, job)
        return Awaited(None if lost else act)

    def wait(self, awaited, num_returns):
        return awaited[:num_returns], awaited[num_returns:]

    def get(self, ready):
        if ready.act is None:
            raise LostError
        return ready.act()

    def kill(self, one):
        pass


@pytest.mark.parametrize("processors", [1, 2, 5])
@pytest.mark.parametrize("lost", [(), (3,), (3, 4, 6, 9)])
def test_a_lost_worker_loses_no_job_and_does_none_twice(monkeypatch, lost, processors):
    ray = FakeRay(lambda call, _job: call in lost, processors)
    monkeypatch.setattr(engine, "_import_ray", lambda: ray)
    found = [square for square, _ in do_all(Squares(), range(20), engine="ray")]
    assert sorted(found) == [number * number for number in range(20)]
    assert ray.hired > processors if lost and processors < 5 else ray.hired >= processors


def test_a_job_that_kills_whoever_does_it_is_named_and_given_up(monkeypatch):
    monkeypatch.setattr(engine, "_import_ray", lambda: FakeRay(lambda _call, job: job == 7))
    with pytest.raises(EngineError, match="7 was begun 3 times"):
        list(do_all(Squares(), range(20), engine="ray"))


def test_a_cluster_where_nobody_lasts_is_given_up(monkeypatch):
    monkeypatch.setattr(engine, "MOST_TRIES", 100)
    monkeypatch.setattr(engine, "_import_ray", lambda: FakeRay(lambda _call, _job: True, 1))
    monkeypatch.setattr(engine, "MOST_LOSSES", 1)
    with pytest.raises(EngineError, match="workers in a row"):
        list(do_all(Squares(), range(20), engine="ray"))


class SlowSquares(Work):
    def begin(self):
        def do(number):
            time.sleep(0.3)
            return number * number, os.getpid()

        return do


@pytest.mark.nightly
def test_a_cluster_that_loses_a_machine_finishes_all_matches_alike():
    """Ray's own cluster of several nodes on this machine; one of them is taken away in the middle."""
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    from centans.lab.plan import make_plan
    from centans.lab.run import run_lab

    ray.shutdown()
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=2)
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        plan = make_plan("guyenne", ["greedy", "random"], 40, "cluster")
        clustered = run_lab(plan, 1, "ray")
        results = do_all(SlowSquares(), range(40), engine="ray")
        found = [next(results)[0] for _ in range(6)]
        cluster.remove_node(second)
        found += [square for square, _ in results]
        assert sorted(found) == [number * number for number in range(40)]
        smaller = run_lab(plan, 1, "ray")
    finally:
        ray.shutdown()
        cluster.shutdown()
    alone = run_lab(plan, 1)
    for one in (clustered, smaller, alone):
        del one["timing"]
    assert clustered == smaller == alone
