"""Where work is done: in this process, in one process per core, or on a Ray cluster.

Results come back in whatever order they are ready; who collects them sorts them.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar, cast

from centans.core.errors import CentansError

J = TypeVar("J")
R = TypeVar("R")

PROCESSES, RAY = "processes", "ray"
ENGINES = (PROCESSES, RAY)
MOST_TRIES = 3
"""A job that has cost so many workers their lives is given up."""
MOST_LOSSES = 20
"""A cluster that loses so many workers in a row is given up."""


class EngineError(CentansError):
    """The work cannot be done there, or was cut off."""


class Work(ABC, Generic[J, R]):
    """One thing to be done for many jobs. It travels to each process once; `begin` makes there what cannot travel."""

    @abstractmethod
    def begin(self) -> Callable[[J], R]:
        """What does one job. It raises only `CentansError`s, with a sentence that names the job."""


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def do_all(
    work: Work[J, R], jobs: Sequence[J], engine: str = PROCESSES, processes: int = 1
) -> Generator[R, None, None]:
    """Each job's result as soon as it is ready. Closing the iterator ends the processes at once."""
    check_engine(engine, processes)
    if engine == RAY:
        return _on_ray(work, jobs)
    if processes == 1 or len(jobs) == 1:
        return _here(work, jobs)
    return _in_processes(work, jobs, min(processes, len(jobs)))


def check_engine(engine: str, processes: int) -> None:
    """Complain about an engine that cannot be had here, before anything is begun."""
    if engine not in ENGINES:
        known = ", ".join(ENGINES)
        raise EngineError(f"there is no engine '{engine}'; there are: {known}").told("engine", name=engine, known=known)
    if processes < 1:
        raise EngineError(f"the work needs at least one process, not {processes}").told("processes", number=processes)
    if engine == RAY:
        _import_ray()


def chunks(numbers: range, processes: int, most: int) -> list[range]:
    """The numbers in runs short enough that all processes stay busy to the end, and that little is lost by Ctrl-C."""
    length = max(1, min(most, len(numbers) // (processes * 8)))
    return [numbers[start : start + length] for start in range(0, len(numbers), length)]


def _here(work: Work[J, R], jobs: Sequence[J]) -> Generator[R, None, None]:
    do = work.begin()
    for job in jobs:
        yield do(job)


class _Worker:
    """Whoever does jobs elsewhere. What goes wrong there, even at the beginning, is handed in as a sentence."""

    def __init__(self, work: Work[Any, Any]) -> None:
        self._work = work
        self._do: Callable[[Any], Any] | None = None

    def is_there(self) -> None:
        """Nothing but an answer: whoever gives it has a place to work at."""

    def do(self, job: Any) -> Any:
        try:
            if self._do is None:
                self._do = self._work.begin()
            return self._do(job)
        except CentansError as problem:
            return EngineError(str(problem))


# -- processes ------------------------------------------------------------------------------------------------------


def _in_processes(work: Work[J, R], jobs: Sequence[J], processes: int) -> Generator[R, None, None]:
    """Each worker has a pipe of its own, holds one job at a time and is told the next when it hands in a result."""
    workers = _start(work, processes)
    waiting = list(reversed(jobs))
    busy: dict[Connection, J] = {}
    try:
        for pipe in workers:
            _hand_out(pipe, waiting, busy)
        while busy:
            for ready in wait(list(busy)):
                pipe = cast(Connection, ready)
                result = _result(pipe, busy.pop(pipe))
                _hand_out(pipe, waiting, busy)
                yield result
    finally:
        for pipe, process in workers.items():
            pipe.close()
            process.terminate()
        for process in workers.values():
            process.join()


def _start(work: Work[J, R], processes: int) -> dict[Connection, BaseProcess]:
    """Fresh processes, which do not see Ctrl-C: the one who started them ends them."""
    context = multiprocessing.get_context("spawn")
    workers: dict[Connection, BaseProcess] = {}
    for _ in range(processes):
        here, there = context.Pipe()
        process = context.Process(target=_serve, args=(there, work), daemon=True)
        with _deaf_to_interrupts():
            process.start()
        there.close()
        workers[here] = process
    return workers


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process started meanwhile never hears Ctrl-C, not even before its first line."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(pipe: Connection, work: Work[J, R]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = _Worker(work)
    with suppress(EOFError, BrokenPipeError):  # nobody is there any more who would want a result
        while True:
            pipe.send(worker.do(pipe.recv()))


def _hand_out(pipe: Connection, waiting: list[J], busy: dict[Connection, J]) -> None:
    if waiting:
        busy[pipe] = waiting.pop()
        with suppress(BrokenPipeError):  # a dead worker is found out when its result is due
            pipe.send(busy[pipe])


def _result(pipe: Connection, job: J) -> Any:
    try:
        result = pipe.recv()
    except (EOFError, ConnectionResetError):
        raise EngineError(f"a process ended in the middle of {job!r}; its own message stands above") from None
    if isinstance(result, EngineError):
        raise result
    return result


# -- Ray ------------------------------------------------------------------------------------------------------------


def _on_ray(work: Work[J, R], jobs: Sequence[J]) -> Generator[R, None, None]:
    """One actor per processor of the cluster; the one that is free gets the next job.

    An actor gets its first job when it has said that it is there, so none waits for a machine that never comes. If one
    is lost, with its process or its machine, its job goes back to the others and a new actor is asked for.
    """
    ray = _import_ray()
    if not ray.is_initialized():
        ray.init(log_to_driver=False, configure_logging=False, include_dashboard=False)
    crew = _Crew(ray, work, jobs)
    try:
        for _ in range(min(len(jobs), max(1, int(ray.cluster_resources().get("CPU", 1))))):
            crew.hire()
        while crew.unfinished:
            yield from crew.next_results()
    finally:
        crew.dismiss()


class _Crew:
    """The actors at work on a cluster, and who has which job."""

    def __init__(self, ray: Any, work: Work[Any, Any], jobs: Sequence[Any]) -> None:
        self._ray = ray
        self._work = work
        self._actor = ray.remote(num_cpus=1)(_Worker)
        self._waiting = [(job, 1) for job in reversed(jobs)]
        self._at_work: dict[Any, tuple[Any, tuple[Any, int] | None]] = {}
        """By what is awaited: the actor, and his job with how often it was begun; None while he is on his way."""
        self._losses_in_a_row = 0
        self.unfinished = len(jobs)

    def hire(self) -> None:
        one = self._actor.remote(self._work)
        self._at_work[one.is_there.remote()] = (one, None)

    def next_results(self) -> Iterator[Any]:
        """Of the next who has finished or arrived: his result, if he had a job."""
        (ready,), _ = self._ray.wait(list(self._at_work), num_returns=1)
        one, task = self._at_work.pop(ready)
        try:
            result = self._ray.get(ready)
        except _losses(self._ray):
            self._lost(task)
            return
        self._losses_in_a_row = 0
        if self._waiting:
            job, begun = self._waiting.pop()
            self._at_work[one.do.remote(job)] = (one, (job, begun))
        if isinstance(result, EngineError):
            raise result
        if task is not None:
            self.unfinished -= 1
            yield result

    def _lost(self, task: tuple[Any, int] | None) -> None:
        self._losses_in_a_row += 1
        if self._losses_in_a_row == MOST_LOSSES:
            raise EngineError(f"the cluster has lost {MOST_LOSSES} workers in a row, and nothing was done meanwhile")
        if task is not None:
            job, begun = task
            if begun == MOST_TRIES:
                raise EngineError(f"{job!r} was begun {begun} times, and whoever did it was lost each time")
            self._waiting.append((job, begun + 1))
        self.hire()

    def dismiss(self) -> None:
        for one, _ in self._at_work.values():
            self._ray.kill(one)


def _losses(ray: Any) -> tuple[type[Exception], ...]:
    """How Ray says that an actor, its process or its machine is gone."""
    errors = ray.exceptions
    return (errors.RayActorError, errors.WorkerCrashedError, errors.ObjectLostError)


def _import_ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise EngineError(
            "the engine 'ray' needs the package ray: pip install 'centans[ray]', or leave --engine away"
        ) from None
