"""A copy of the repository, in which tests are run with a fault or without."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

from faulting.places import Fault

COPIED = (
    "src",
    "web/src",
    "tests",
    "tools",
    "docs",
    "bench",
    "pyproject.toml",
    "Makefile",
    "README.md",
    "CONTRIBUTING.md",
)
IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "page", "node_modules")
PYTEST = ("-m", "pytest", "-p", "faulting.plugin", "-p", "no:cacheprovider", "-q", "--tb=no")
NO_TESTS = 5
"""How pytest ends where there is nothing to run."""


class Bench:
    """A copy of the repository in which one fault at a time is made."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=IGNORED)
            elif (root / name).exists():
                shutil.copy2(root / name, folder / name)

    def note(self, tests: str, file: Path) -> str:
        """Run tests without a fault; which lines they come by goes to a file. What pytest said at last."""
        return last_line(self._pytest([*tests.split(), "--note-to", str(file)])[1])

    def notices(self, fault: Fault | None, tests: Sequence[str], limit: float | None = None) -> str:
        """How the tests, in that order, notice the fault: the first that fails, that they never end, or nothing."""
        chosen = self.folder / "chosen.json"
        chosen.write_text(json.dumps(tests), encoding="utf-8")
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        with self._made(fault):
            try:
                code, said = self._pytest(["-x", "--chosen", str(chosen), *files], limit)
            except subprocess.TimeoutExpired:
                return f"no end within {limit:.0f} seconds"
        if code in (0, NO_TESTS):
            return ""
        failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return failed[0] if failed else last_line(said)

    @contextmanager
    def _made(self, fault: Fault | None) -> Iterator[None]:
        """The file with the fault in it, and then as it was: even its time, by which Python knows its bytecode."""
        if fault is None:
            yield
            return
        file = self.folder / fault.path
        source, stat = file.read_bytes(), file.stat()
        file.write_bytes(fault.made_in(source))
        try:
            yield
        finally:
            file.write_bytes(source)
            os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))

    def _pytest(self, arguments: Sequence[str], limit: float | None = None) -> tuple[int, str]:
        """How pytest ended and what it said. Whoever is too slow is ended with all the processes that he began."""
        settings = {
            "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder / "tools")]),
            "CENTANS_SOURCE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # they take longer to load than most tests need
            "HYPOTHESIS_STORAGE_DIRECTORY": "hypothesis",
        }
        with subprocess.Popen(
            [sys.executable, *PYTEST, *arguments],
            cwd=self.folder,
            env=os.environ | settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as running:
            try:
                said, _ = running.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                os.killpg(running.pid, signal.SIGKILL)
                raise
            return running.returncode, said


class Benches:
    """As many copies as tests may run at the same time, all of one moment."""

    def __init__(self, root: Path, folder: Path, count: int) -> None:
        self.first = Bench(root, folder / "0")
        self._free: SimpleQueue[Bench] = SimpleQueue()
        self._free.put(self.first)
        for number in range(1, count):
            self._free.put(Bench(self.first.folder, folder / str(number)))

    @contextmanager
    def one(self) -> Iterator[Bench]:
        bench = self._free.get()
        try:
            yield bench
        finally:
            self._free.put(bench)


def last_line(said: str) -> str:
    return (said.strip().splitlines() or ["pytest said nothing"])[-1]
