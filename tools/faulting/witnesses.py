"""Which tests should notice a fault: those of its part of the sources, first the quickest that come by its line."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path

from coverage import CoverageData

from faulting.bench import Benches
from faulting.places import GAMES, Fault

FIRST_LOOK = 10.0
"""Seconds that the first tests may take together; the others look only at what those have let pass."""


@dataclass(frozen=True)
class Part:
    """Sources that belong together, and the tests that hold them: files, folders, or `file -k word` for some of it."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]


def part_of(path: str) -> Part:
    parts = Path(path).parts
    if path.startswith(GAMES):
        game, room = parts[3], parts[4].removesuffix(".py")
        tests = [f"tests/games/{game}", f"tests/test_golden.py -k {game}"]
        bots = [f"tests/bots -k {game}", f"tests/lab/test_tuning.py -k {game}"] if room == "sense" else []
        return Part(("src/centans/core", f"{GAMES}/{game}"), (*tests, *bots))
    layer = parts[2].removesuffix(".py")
    source = f"src/centans/{layer}"
    if layer == "core":
        return Part((source,), ("tests/core", "tests/lab/test_contract.py", "tests/test_golden.py"))
    if Path(path).name == parts[2]:
        return Part((path,), (f"tests/test_{layer}.py",))
    return Part(("src/centans/core", source), (f"tests/{layer}",))


def python_files(root: Path, folder: str) -> list[str]:
    return [file.relative_to(root).as_posix() for file in sorted((root / folder).rglob("*.py"))]


def digest_of(root: Path, names: Iterable[str]) -> str:
    """Of every file in these files and folders, but what Python itself puts there."""
    found = hashlib.sha256()
    for name in names:
        files = [root / name] if (root / name).is_file() else sorted((root / name).rglob("*"))
        for file in files:
            if file.is_file() and file.suffix != ".pyc":
                found.update(f"{file.relative_to(root)}\n".encode())
                found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()[:20]


@dataclass(frozen=True)
class Notes:
    """What was noted of some tests: the seconds of each, who is long, and the coverage file that knows their lines."""

    seconds: dict[str, float]
    long: list[str]
    file: Path

    def coming_by(self, path: str, reach: tuple[int, int]) -> set[str]:
        tests = contexts(self.file, path)
        first, last = reach
        near = {test for line in range(first, last + 1) for test in tests.get(line, ()) if test in self.seconds}
        return near.union(self.long)


@cache
def contexts(file: Path, path: str) -> dict[int, list[str]]:
    """For each line of a source the tests that come by."""
    data = CoverageData(str(file))
    data.read()
    return data.contexts_by_lineno(path)


class Witnesses:
    """The tests of some parts: each has run once without a fault, and what was noted then is kept in a folder."""

    def __init__(self, benches: Benches, kept: Path, parts: Iterable[Part], workers: Executor) -> None:
        self._benches = benches
        self._kept = kept
        self._root = benches.first.folder
        self._each = {part: self._files_of(part) for part in parts}
        wanted = list(dict.fromkeys((part.sources, tests) for part, each in self._each.items() for tests in each))
        self._notes = dict(zip(wanted, workers.map(self._noted, wanted), strict=True))

    def looks(self, fault: Fault) -> list[dict[str, float]]:
        """The tests, with their seconds: the quick ones that come by, the slower ones that do or may, and the others.

        Those are asked only about the server, where tests begin processes whose lines nobody sees.
        """
        part = part_of(fault.path)
        notes = [self._notes[part.sources, tests] for tests in self._each[part]]
        every = {test: seconds for one in notes for test, seconds in one.seconds.items()}
        near = set(every)
        if fault.reach is not None:
            near = {test for one in notes for test in one.coming_by(fault.path, fault.reach)}
        by_time = sorted(every, key=lambda test: every[test])
        coming = [test for test in by_time if test in near]
        quick = sum(sofar <= FIRST_LOOK for sofar in accumulate(every[test] for test in coming))
        others = [] if fault.path.startswith(GAMES) else [test for test in by_time if test not in near]
        return [{test: every[test] for test in look} for look in (coming[:quick], coming[quick:], others) if look]

    def _files_of(self, part: Part) -> list[str]:
        """The files of its tests, each with the word that chooses from it."""
        each = []
        for tests in part.tests:
            name, _, word = tests.partition(" ")
            folder = self._root / name
            files = [folder] if folder.is_file() else sorted(folder.rglob("test_*.py"))
            each += [f"{file.relative_to(self._root).as_posix()} {word}".strip() for file in files]
        return each

    def _noted(self, wanted: tuple[tuple[str, ...], str]) -> Notes:
        """From the folder, if neither sources nor tests have changed. A test that fails by itself is no witness."""
        sources, tests = wanted
        helpers = [name for name in python_files(self._root, "tests") if not Path(name).name.startswith("test_")]
        key = f"{tests} {digest_of(self._root, [*sources, *helpers, tests.split()[0]])}"
        file = self._kept / f"{hashlib.sha256(key.encode()).hexdigest()[:20]}.coverage"
        notes = file.with_suffix(".json")
        if not notes.exists():
            with self._benches.one() as bench:
                print(f"{tests}: {bench.note(tests, file)}", flush=True)
        if not notes.exists():
            sys.exit(f"Without any fault {tests} cannot be run.")
        return Notes(file=file, **json.loads(notes.read_text(encoding="utf-8")))
