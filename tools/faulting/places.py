"""Where faults can be made, and which of them are drawn."""

from __future__ import annotations

import ast
import hashlib
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, islice
from pathlib import Path

GAMES = "src/centans/games"
ROOMS = ("rules", "scoring", "knowledge", "sense")
SERVER = "src/centans/server"
NOT_DRAWN = ("migrations", "__init__.py")

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
    was: str
    """The line as it is, without the space around it; `becomes`, as it would be: so that it can be known again."""
    becomes: str
    reach: tuple[int, int] | None
    """The first and the last line of its statement, or none where that runs when the module is imported."""
    twin: int = 0
    """How many such faults on such lines stand before it in the file."""

    def made_in(self, source: bytes) -> bytes:
        return source[: self.start] + self.replacement.encode() + source[self.end :]

    def name(self) -> str:
        """What it is known by, however the rest of the sources may change."""
        return "\n".join([self.path, self.kind, self.was, self.becomes, str(self.twin)])

    def room(self) -> str:
        """Where it is made, in short: "trente rules", or "server"."""
        parts = Path(self.path.removeprefix(f"{GAMES}/")).with_suffix("").parts
        return " ".join(parts[:2]) if self.path.startswith(GAMES) else Path(self.path).with_suffix("").parts[2]

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.kind}: {self.was}  ->  {self.becomes}"


class Places(ast.NodeVisitor):
    """Every fault that can be made in a module. Types, assertions, messages and texts are left alone."""

    def __init__(self, path: str, source: bytes) -> None:
        self.found: list[Fault] = []
        self._path = path
        self._source = source
        self._starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
        self._statement: ast.stmt | None = None
        self._depth = 0
        self.visit(ast.parse(source))

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        outer, self._statement = self._statement, node
        super().visit(node)
        self._statement = outer

    def _note(self, kind: str, node: ast.expr | ast.stmt, replacement: ast.expr | str) -> None:
        text = replacement if isinstance(replacement, str) else f"({ast.unparse(replacement)})"
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        head = self._source[self._starts[node.lineno - 1] : start]
        was = head + self._source[start:].partition(b"\n")[0]
        becomes = head + (text.encode() + self._source[end:]).partition(b"\n")[0]
        lines = was.decode().strip(), becomes.decode().strip()
        self.found.append(Fault(self._path, node.lineno, kind, start, end, text, *lines, self._reach(node)))

    def _reach(self, node: ast.expr | ast.stmt) -> tuple[int, int] | None:
        """From which line to which the statement runs that a test must come by; none for what runs at import."""
        if not self._depth:
            return None
        assert self._statement is not None
        assert node.end_lineno is not None
        inner = getattr(self._statement, "body", None)
        last = inner[0].lineno - 1 if isinstance(inner, list) else self._statement.end_lineno
        return self._statement.lineno, max(self._statement.lineno, node.end_lineno, last or 0)

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
        self._visit_body(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._visit_body(node)

    def _visit_body(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._depth += 1
        for statement in node.body:
            self.visit(statement)
        self._depth -= 1

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


def subjects(root: Path, only: Sequence[str]) -> list[str]:
    """The files in which faults are made."""
    if only:
        wanted = [root / name for name in only]
    else:
        wanted = [game / room for game in sorted((root / GAMES).iterdir()) for room in ROOMS]
        wanted += [path.with_suffix(".py") for path in wanted] + [root / SERVER]
    files = [path for one in wanted for path in ([one] if one.is_file() else sorted(one.rglob("*.py")))]
    if only and not files:
        sys.exit(f"There is no Python file in {', '.join(only)}.")
    names = [path.relative_to(root).as_posix() for path in files]
    return [name for name in names if not any(part in name for part in NOT_DRAWN)]


def told_apart(faults: Iterable[Fault]) -> list[Fault]:
    """Each with a name of its own."""
    seen: Counter[str] = Counter()
    apart = []
    for fault in faults:
        apart.append(replace(fault, twin=seen[fault.name()]))
        seen[fault.name()] += 1
    return apart


def drawn(root: Path, seed: int, count: int, only: Sequence[str] = ()) -> list[Fault]:
    """By a lot for each fault, made from the seed and its name: an edit elsewhere does not draw others."""
    sources = {path: (root / path).read_bytes() for path in subjects(root, only)}
    possible = told_apart(fault for path, source in sources.items() for fault in Places(path, source).found)
    print(f"{len(possible)} faults can be made; {min(count, len(possible))} are drawn with seed {seed}.", flush=True)
    possible.sort(key=lambda fault: hashlib.sha256(f"{seed}\n{fault.name()}".encode()).digest())
    readable = (fault for fault in possible if is_python(fault.made_in(sources[fault.path])))
    return list(islice(readable, count))
