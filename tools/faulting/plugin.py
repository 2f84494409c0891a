"""For pytest, in the copy where faults are made: notes which test comes by which line, or runs chosen tests in order.

`--note-to FILE` leaves a coverage file, whose contexts are tests, and beside it (.json) the seconds of those that
passed, and the long ones: who plays whole matches comes by nearly everything, and to watch him to the end costs much.
`--chosen FILE` holds the tests to run, in their order.
"""

from __future__ import annotations

import json
import signal
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

WAS_RUN = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
LONGEST = 1.0
"""Seconds of the processor for which a test is watched."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--note-to", type=Path)
    parser.addoption("--chosen", type=Path)


def pytest_configure(config: pytest.Config) -> None:
    if config.option.note_to:
        config.pluginmanager.register(Notes(config.option.note_to))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.chosen:
        ranks = {test: rank for rank, test in enumerate(json.loads(config.option.chosen.read_text("utf-8")))}
        items[:] = sorted((item for item in items if item.nodeid in ranks), key=lambda item: ranks[item.nodeid])


class Notes:
    """Which lines each test comes by, and how long it takes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.failed: set[str] = set()
        self.long: list[str] = []
        self.coverage = Coverage(data_file=str(file), source=["src"], config_file=False, messages=False)
        self.coverage.set_option("run:relative_files", True)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        def give_up(*_: object) -> None:
            self.coverage.stop()
            self.long.append(item.nodeid)

        self.coverage.start()
        self.coverage.switch_context(item.nodeid)
        signal.signal(signal.SIGPROF, give_up)
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self.coverage.stop()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if not report.passed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus not in WAS_RUN:
            return
        self.coverage.save()
        passed = {test: seconds for test, seconds in self.seconds.items() if test not in self.failed}
        notes = {"seconds": passed, "long": [test for test in self.long if test in passed]}
        self.file.with_suffix(".json").write_text(json.dumps(notes), "utf-8")
