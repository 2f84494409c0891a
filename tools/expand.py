"""Writes out, in a copy of the sources, what `@facts` and `@dataclass` make of a class: mypyc compiles what it reads.

    python tools/expand.py FOLDER    the folder holds the package; its files are changed

Each class of facts loses its decorator and gets the very methods that the decorator wrote for it (see
centans/core/facts.py). A data class keeps its decorator, and gets the constructor that this would write, as C that is
nine times as quick. The tree that people read stays as it is.
"""

from __future__ import annotations

import ast
import importlib
import os
import sys
import textwrap
from pathlib import Path
from typing import TypeGuard

BEGINNING = "from __future__ import annotations\n"
IMPORTS = """
from typing import Any as _Any
from typing import ClassVar

from centans.core.steps import Agenda as _Agenda
"""


def expanded(source: str, written: dict[str, str]) -> str:
    """A module's text with the methods of its decorated classes written out; `written` has them by class name."""
    lines = source.splitlines(keepends=True)
    changed = False
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and node.name in written:
            insert_methods(lines, node, written[node.name])
            changed = True
    text = "".join(lines)
    return text.replace(BEGINNING, BEGINNING + IMPORTS, 1) if changed else text


def insert_methods(lines: list[str], node: ast.ClassDef, methods: str) -> None:
    """Put the methods behind the last declaration, and take defaults and decorator away."""
    declarations = [statement for statement in node.body if is_fact(statement)]
    place = end_of_declarations(node)
    lines.insert(place, textwrap.indent(f"\n{methods}\n", "    "))
    for statement in reversed(declarations):
        if statement.value is not None:
            bare = f"{ast.unparse(statement.target)}: {ast.unparse(statement.annotation)}\n"
            lines[statement.lineno - 1 : statement.end_lineno] = [" " * statement.col_offset + bare]
    for decorator in node.decorator_list:
        if ast.unparse(decorator) == "facts":
            lines[decorator.lineno - 1] = "\n"


def with_constructors(source: str) -> str:
    """A module's text with the constructors of its data classes written out."""
    lines = source.splitlines(keepends=True)
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and is_plain_data(node):
            lines.insert(end_of_declarations(node), textwrap.indent(f"\n{constructor_of(node)}\n", "    "))
    return "".join(lines)


def is_plain_data(node: ast.ClassDef) -> bool:
    """Whether it is a data class whose constructor does nothing but note what it is given."""
    decorated = [ast.unparse(decorator) for decorator in node.decorator_list] in (
        ["dataclass"],
        ["dataclasses.dataclass"],
    )
    methods = [statement.name for statement in node.body if isinstance(statement, ast.FunctionDef)]
    facts = [statement for statement in node.body if is_fact(statement)]
    usual = [statement.value for statement in facts if statement.value is not None]
    simple = bool(facts) and all(isinstance(value, ast.Constant) for value in usual)
    return decorated and simple and not node.bases and not {"__init__", "__post_init__"} & set(methods)


def constructor_of(node: ast.ClassDef) -> str:
    facts = [statement for statement in node.body if is_fact(statement)]
    parameters = ", ".join(["self", *[ast.unparse(statement) for statement in facts]])
    names = [ast.unparse(statement.target) for statement in facts]
    return f"def __init__({parameters}) -> None:\n" + "".join([f"    self.{name} = {name}\n" for name in names])


def is_fact(statement: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    return isinstance(statement, ast.AnnAssign) and not ast.unparse(statement.annotation).startswith("ClassVar")


def end_of_declarations(node: ast.ClassDef) -> int:
    """The line behind the last declaration and its explanation."""
    last = max([place for place, statement in enumerate(node.body) if is_fact(statement)])
    following = node.body[last + 1] if last + 1 < len(node.body) else None
    explained = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
    statement = following if explained and following is not None else node.body[last]
    assert statement.end_lineno is not None
    return statement.end_lineno


def main(tree: Path) -> None:
    if not (tree / "centans" / "core" / "facts.py").exists():
        return
    sys.path.insert(0, str(tree))
    os.environ["CENTANS_SOURCE"] = "1"
    sources = [path for part in ("core", "games") for path in sorted((tree / "centans" / part).rglob("[!_]*.py"))]
    names = {".".join(path.relative_to(tree).with_suffix("").parts): path for path in sources}
    for name in names:
        importlib.import_module(name)
    from centans.core.facts import WRITTEN

    by_module: dict[str, dict[str, str]] = {}
    for owner, methods in WRITTEN.items():
        module, _, name = owner.rpartition(".")
        by_module.setdefault(module, {})[name] = methods
    for module, written in by_module.items():
        path = names[module]
        path.write_text(expanded(path.read_text(encoding="utf-8"), written), encoding="utf-8")
    for path in sources:
        path.write_text(with_constructors(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
