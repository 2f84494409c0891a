"""Makes single faults in the sources and looks whether the tests notice: `python tools/faults.py --seed 1 --count 20`.

A fault is one small wrong thing at one place: a comparison turned, a number off by one, an `and` for an `or`, a
statement left out. Places are drawn by a seed over the rules, what is known, the bots' senses and the server, so that
anybody can draw the same ones again; `--only` draws from other files. Each fault is put into a copy of the repository,
and the tests of that part run there until one fails. A fault that all tests survive needs a test, or it changes
nothing: then it goes to tools/faults.toml, with the reason.

    python tools/faults.py --count 200 --seed 12 --jobs 2
    python tools/faults.py --count 10 --only src/centans/games/trente/rules
    python tools/faults.py --count 10 --list                    # only say which faults would be made
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent
KNOWN = ROOT / "tools" / "faults.toml"
GAMES = "src/centans/games"
ROOMS = ("rules", "scoring", "knowledge", "sense")
SERVER = "src/centans/server"
NOT_DRAWN = ("migrations", "__init__.py")
COPIED = ("src", "tests", "tools", "docs", "bench", "pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md")
SIEVES = ("not slow and not nightly", "slow and not nightly")
"""The quick tests first; the slow ones look only at what those have let pass."""
NO_TESTS = 5
"""How pytest ends where a sieve leaves nothing."""
LEAST_LIMIT = 60.0
"""Seconds that the tests have at least: a fault may make them endless, and that is noticing too."""

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Fault:
    """One wrong thing: the bytes of a file from `start` to `end` are replaced."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    replacement: str

    def made_in(self, source: bytes) -> bytes:
        return source[: self.start] + self.replacement.encode() + source[self.end :]

    def lines(self) -> tuple[str, str]:
        """The line as it is and as it would be, without the space around them: so that it can be known again."""
        source = (ROOT / self.path).read_bytes()
        before, after = source.decode().splitlines(), self.made_in(source).decode().splitlines()
        return before[self.line - 1].strip(), after[self.line - 1].strip()

    def diff(self) -> str:
        source = (ROOT / self.path).read_bytes()
        before, after = [text.decode().splitlines(keepends=True) for text in (source, self.made_in(source))]
        return "".join(difflib.unified_diff(before, after, self.path, f"{self.path} ({self.kind})", n=1))

    def __str__(self) -> str:
        before, after = self.lines()
        return f"{self.path}:{self.line}  {self.kind}: {before}  ->  {after}"


# -- where faults can be made --------------------------------------------------------------------------------------


class Places(ast.NodeVisitor):
    """Every fault that can be made in a module. Types, assertions, messages and texts are left alone."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.found: list[Fault] = []
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self.visit(ast.parse(source))

    def _note(self, kind: str, node: ast.expr | ast.stmt, replacement: ast.expr | str) -> None:
        text = replacement if isinstance(replacement, str) else f"({ast.unparse(replacement)})"
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._lines[node.lineno - 1] + node.col_offset
        end = self._lines[node.end_lineno - 1] + node.end_col_offset
        self.found.append(Fault(self.path, node.lineno, kind, start, end, text))

    # What is passed by: it does nothing, or only says something.

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_arguments(self, node: ast.arguments) -> None:
        for default in [*node.defaults, *node.kw_defaults]:
            if default is not None:
                self.visit(default)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit(node.args)
        for statement in node.body:
            self.visit(statement)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    # What can be wrong.

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__slots__":
            return
        if isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self._note("left out", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._note("left out", node, "pass")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await):
            self._note("left out", node, "pass")
            self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self._note("turned", node.test, ast.UnaryOp(ast.Not(), node.test))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        if isinstance(node.value, ast.Compare | ast.BoolOp):
            for constant in ("True", "False"):
                self._note("returned", node.value, constant)
        elif not isinstance(node.value, ast.Constant | ast.Name):
            self._note("returned", node.value, "None")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for other in COMPARED[type(node.ops[0])]:
            self._note("compared", node, ast.Compare(node.left, [other(), *node.ops[1:]], node.comparators))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._note("and, or", node, ast.BoolOp(other, node.values))
        for place, _ in enumerate(node.values):
            rest = [*node.values[:place], *node.values[place + 1 :]]
            self._note("condition left out", node, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._note("not left out", node, node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = RECKONED.get(type(node.op))
        texts = [
            side for side in (node.left, node.right) if isinstance(side, ast.Constant) and isinstance(side.value, str)
        ]
        if other is not None and not texts:
            self._note("reckoned", node, ast.BinOp(node.left, other(), node.right))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._note("turned", node, str(not node.value))
        elif isinstance(node.value, int):
            self._note("one more", node, f"({node.value + 1})")
            self._note("one less", node, f"({node.value - 1})")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in CALLED:
            self._note("called", node.func, CALLED[node.func.id])
        self.generic_visit(node)


def is_python(source: bytes) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def subjects(only: Sequence[str]) -> list[str]:
    """The files in which faults are made."""
    if only:
        wanted = [ROOT / name for name in only]
    else:
        wanted = [game / room for game in sorted((ROOT / GAMES).iterdir()) for room in ROOMS]
        wanted += [path.with_suffix(".py") for path in wanted] + [ROOT / SERVER]
    files = [path for one in wanted for path in ([one] if one.is_file() else sorted(one.rglob("*.py")))]
    if only and not files:
        sys.exit(f"There is no Python file in {', '.join(only)}.")
    names = [path.relative_to(ROOT).as_posix() for path in files]
    return [name for name in names if not any(part in name for part in NOT_DRAWN)]


def drawn(seed: int, count: int, only: Sequence[str]) -> list[Fault]:
    sources = {path: (ROOT / path).read_bytes() for path in subjects(only)}
    possible = [fault for path, source in sources.items() for fault in Places(path, source).found]
    print(f"{len(possible)} faults can be made; {min(count, len(possible))} are drawn with seed {seed}.", flush=True)
    random.Random(seed).shuffle(possible)
    readable = (fault for fault in possible if is_python(fault.made_in(sources[fault.path])))
    return list(islice(readable, count))


# -- which tests should notice -------------------------------------------------------------------------------------


def witnesses_of(path: str) -> list[str]:
    """The tests of the part that a file belongs to, those first that look at it most closely; `file -k game`."""
    parts = Path(path).parts
    if path.startswith(GAMES):
        game, room = parts[3], parts[4].removesuffix(".py")
        wanted = [f"tests/games/{game}", f"tests/test_golden.py -k {game}"]
        return [*wanted, f"tests/bots -k {game}"] if room == "sense" else wanted
    layer = parts[2].removesuffix(".py")
    own = f"tests/{layer}"
    if layer == "core":
        return [own, "tests/lab/test_contract.py", "tests/test_golden.py"]
    return [own] if (ROOT / own).is_dir() else [f"tests/test_{layer}.py"]


def known_equivalents() -> set[tuple[str, str, str]]:
    """Faults that change nothing, by file and by the line before and after."""
    rows = tomllib.loads(KNOWN.read_text(encoding="utf-8")).get("equivalent", [])
    return {(row["file"], row["line"], row["fault"]) for row in rows}


# -- trying them ---------------------------------------------------------------------------------------------------


class Bench:
    """A copy of the repository in which one fault at a time is made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            if (ROOT / name).is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "*.so", "page", "node_modules")
                shutil.copytree(ROOT / name, folder / name, ignore=ignored)
            else:
                shutil.copy2(ROOT / name, folder / name)

    def notices(self, fault: Fault | None, tests: Sequence[str], limit: float | None) -> tuple[str, float]:
        """How the tests notice: the first that fails, that they never end, or nothing; and the seconds it took."""
        began = time.monotonic()
        if fault is None:
            return self._run(tests, limit), time.monotonic() - began
        file = self.folder / fault.path
        source = file.read_bytes()
        file.write_bytes(fault.made_in(source))
        try:
            return self._run(tests, limit), time.monotonic() - began
        finally:
            file.write_bytes(source)

    def _run(self, tests: Sequence[str], limit: float | None) -> str:
        return next(filter(None, (self._sieve(sieve, one, limit) for sieve in SIEVES for one in tests)), "")

    def _sieve(self, sieve: str, tests: str, limit: float | None) -> str:
        command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider"]
        command += ["-m", sieve, "--no-header", "--tb=no", *tests.split()]
        paths = {
            "PYTHONPATH": str(self.folder / "src"),
            "CENTANS_SOURCE": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": "hypothesis",
        }
        try:
            ended = subprocess.run(
                command, cwd=self.folder, env=os.environ | paths, capture_output=True, text=True, timeout=limit
            )
        except subprocess.TimeoutExpired:
            return f"no end within {limit:.0f} seconds"
        if ended.returncode in (0, NO_TESTS):
            return ""
        failed = [line for line in ended.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return failed[0] if failed else (ended.stdout + ended.stderr).strip().splitlines()[-1]


@dataclass
class Tried:
    """What became of a fault."""

    fault: Fault
    noticed: str
    seconds: float


def try_all(faults: Sequence[Fault], jobs: int, limit: float | None) -> Iterator[Tried]:
    """Each fault in turn, some at the same time, each in a copy of its own."""
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        benches: SimpleQueue[Bench] = SimpleQueue()
        for number in range(jobs):
            benches.put(Bench(Path(folder) / str(number)))
        selections = {tuple(witnesses_of(fault.path)) for fault in faults}
        limits = {tests: limit_for(benches, tests, limit) for tests in sorted(selections)}

        def attempt(fault: Fault) -> Tried:
            bench = benches.get()
            try:
                tests = witnesses_of(fault.path)
                return Tried(fault, *bench.notices(fault, tests, limits[tuple(tests)]))
            finally:
                benches.put(bench)

        with ThreadPoolExecutor(jobs) as workers:
            yield from workers.map(attempt, faults)


def limit_for(benches: SimpleQueue[Bench], tests: tuple[str, ...], limit: float | None) -> float:
    """The tests without a fault: they must pass, and the time they take says when to give up."""
    bench = benches.get()
    failed, seconds = bench.notices(None, tests, None)
    benches.put(bench)
    if failed:
        sys.exit(f"Without any fault the tests {' '.join(tests)} fail already: {failed}")
    print(f"{' '.join(tests)}: {seconds:.0f} s without a fault.", flush=True)
    return limit if limit is not None else max(LEAST_LIMIT, 4 * seconds)


def report(tried: Sequence[Tried], equivalent: int) -> str:
    survived = [one for one in tried if not one.noticed]
    killed = len(tried) - len(survived)
    share = f"{100 * killed / len(tried):.1f} %" if tried else "-"
    lines = [f"{killed} of {len(tried)} faults were noticed ({share}); {equivalent} more are known to change nothing."]
    for one in survived:
        lines += ["", f"Survived: {one.fault}", one.fault.diff()]
    return "\n".join(lines)


def main() -> None:
    says = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    says.add_argument("--seed", type=int, default=1, help="draws the places")
    says.add_argument("--count", type=int, default=20, help="how many faults")
    says.add_argument("--only", action="append", default=[], metavar="PATH", help="a file or folder to draw from")
    says.add_argument("--jobs", type=int, default=1, help="how many are tried at the same time")
    says.add_argument("--limit", type=float, help="seconds for the tests of one fault; else four times what they take")
    says.add_argument("--list", action="store_true", help="say which faults would be made, and make none")
    asked = says.parse_args()
    known = known_equivalents()
    faults = drawn(asked.seed, asked.count, asked.only)
    fresh = [fault for fault in faults if (fault.path, *fault.lines()) not in known]
    if asked.list:
        print("\n".join([str(fault) for fault in fresh]))
        return
    tried: list[Tried] = []
    for one in try_all(fresh, asked.jobs, asked.limit):
        tried.append(one)
        print(
            f"{'noticed ' if one.noticed else 'SURVIVED'} {one.seconds:4.0f} s  {one.fault}  {one.noticed}", flush=True
        )
    print(f"\n{report(tried, len(faults) - len(fresh))}")
    sys.exit(0 if all(one.noticed for one in tried) else 1)


if __name__ == "__main__":
    main()
