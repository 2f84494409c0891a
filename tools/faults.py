"""Makes single faults in the sources and looks whether the tests notice: `python tools/faults.py --seed 1 --count 20`.

A fault is one small wrong thing at one place: a comparison turned, a number off by one, an `and` for an `or`, a
statement left out. Places are drawn by a seed over the rules, what is known, the bots' senses and the server, so that
anybody can draw the same ones again; `--only` draws from other files. Each fault is put into a copy of the repository,
and the tests of that part run there until one fails: first those that come by its line, the quickest before the others.
A fault that all tests survive needs a test, or it changes nothing: then it goes to tools/faults.toml, with the reason.

    python tools/faults.py --count 200 --seed 12 --jobs 2
    python tools/faults.py --count 10 --only src/centans/games/trente/rules
    python tools/faults.py --count 10 --list                    # only say which faults would be made

What was found is kept in build/faults: noticed stays noticed until the sources of that part change, and what survived
is tried again as soon as a test of it changes. So whoever was interrupted, or has added a test, begins where he was.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from faulting.bench import Bench, Benches
from faulting.places import Fault, drawn
from faulting.witnesses import Part, Witnesses, digest_of, part_of

ROOT = Path(__file__).resolve().parent.parent
KNOWN = ROOT / "tools" / "faults.toml"
KEPT = ROOT / "build" / "faults"
PATIENCE = 6
"""How many times longer than without a fault the tests may take; one that makes them endless is noticed too."""
LEAST_LIMIT = 40.0
"""Seconds that they have beyond that, to begin with."""


def known_equivalents() -> set[tuple[str, str, str]]:
    """Faults that change nothing, by file and by the line before and after."""
    rows = tomllib.loads(KNOWN.read_text(encoding="utf-8")).get("equivalent", [])
    return {(row["file"], row["line"], row["fault"]) for row in rows}


@dataclass
class Tried:
    """What became of a fault."""

    fault: Fault
    noticed: str
    seconds: float

    def __str__(self) -> str:
        verdict = "noticed " if self.noticed else "SURVIVED"
        return f"{verdict} {self.seconds:4.0f} s  {self.fault}  {self.noticed}"


class Ledger:
    """What was found before, for as long as it holds."""

    def __init__(self, file: Path, root: Path) -> None:
        self._file = file
        self._root = root
        self._rows: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self._digests: dict[Part, tuple[str, str]] = {}

    def look_up(self, fault: Fault) -> Tried | None:
        row = self._rows.get(fault.name())
        sources, tests = self._digests_of(fault)
        if row is None or row["sources"] != sources or not (row["noticed"] or row["tests"] == tests):
            return None
        return Tried(fault, row["noticed"], row["seconds"])

    def write(self, one: Tried) -> None:
        sources, tests = self._digests_of(one.fault)
        row = {"noticed": one.noticed, "seconds": one.seconds, "sources": sources, "tests": tests}
        self._rows[one.fault.name()] = row
        self._file.write_text(json.dumps(self._rows, indent=1), encoding="utf-8")

    def _digests_of(self, fault: Fault) -> tuple[str, str]:
        part = part_of(fault.path)
        if part not in self._digests:
            tests = [name.split()[0] for name in part.tests]
            self._digests[part] = digest_of(self._root, part.sources), digest_of(self._root, tests)
        return self._digests[part]


def try_one(fault: Fault, bench: Bench, witnesses: Witnesses) -> Tried:
    began = time.monotonic()
    for look in witnesses.looks(fault):
        noticed = bench.notices(fault, list(look), LEAST_LIMIT + PATIENCE * sum(look.values()))
        if noticed:
            return Tried(fault, noticed, time.monotonic() - began)
    return Tried(fault, "", time.monotonic() - began)


def try_all(faults: Sequence[Fault], jobs: int) -> Iterator[Tried]:
    """Each fault in turn, some at the same time, each in a copy of its own."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="faults-") as folder, ThreadPoolExecutor(jobs) as workers:
        benches = Benches(ROOT, Path(folder), jobs)
        ledger = Ledger(KEPT / "found.json", benches.first.folder)
        found = {fault: ledger.look_up(fault) for fault in faults}
        yield from filter(None, found.values())
        left = [fault for fault, before in found.items() if before is None]
        witnesses = Witnesses(benches, KEPT, {part_of(fault.path) for fault in left}, workers)

        def attempt(fault: Fault) -> Tried:
            with benches.one() as bench:
                return try_one(fault, bench, witnesses)

        for begun in as_completed([workers.submit(attempt, fault) for fault in left]):
            one = begun.result()
            ledger.write(one)
            yield one


def report(tried: Sequence[Tried], equivalent: int) -> str:
    survived = [one for one in tried if not one.noticed]
    killed = len(tried) - len(survived)
    share = f"{100 * killed / len(tried):.1f} %" if tried else "-"
    lines = [f"{killed} of {len(tried)} faults were noticed ({share}); {equivalent} more are known to change nothing."]
    rooms = Counter(one.fault.room() for one in tried)
    missed = Counter(one.fault.room() for one in survived)
    lines += [f"  {room}: {number - missed[room]} of {number}" for room, number in sorted(rooms.items())]
    return "\n".join([*lines, *[f"Survived: {one.fault}" for one in survived]])


def main() -> None:
    says = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    says.add_argument("--seed", type=int, default=1, help="draws the places")
    says.add_argument("--count", type=int, default=20, help="how many faults")
    says.add_argument("--only", action="append", default=[], metavar="PATH", help="a file or folder to draw from")
    says.add_argument("--jobs", type=int, default=1, help="how many are tried at the same time")
    says.add_argument("--list", action="store_true", help="say which faults would be made, and make none")
    asked = says.parse_args()
    known = known_equivalents()
    faults = drawn(ROOT, asked.seed, asked.count, asked.only)
    fresh = [fault for fault in faults if (fault.path, fault.was, fault.becomes) not in known]
    if asked.list:
        print("\n".join([str(fault) for fault in fresh]))
        return
    began = time.monotonic()
    tried: list[Tried] = []
    for one in try_all(fresh, asked.jobs):
        tried.append(one)
        print(one, flush=True)
    print(f"\n{report(tried, len(faults) - len(fresh))}\n{(time.monotonic() - began) / 60:.0f} minutes.")
    sys.exit(0 if all(one.noticed for one in tried) else 1)


if __name__ == "__main__":
    main()
