"""Rule coverage: every numbered rule of a game has a test that fails without it, and no test names a rule unknown.

Rules are read from a game's RULES.md, marks from the test files themselves, so nothing has to be imported or run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

RULE = re.compile(r"- \*\*([A-Z]+-[A-Z][A-Z0-9]*-\d+)\*\*")
RULING = re.compile(r"- \*\*(R\d+)\*\*")
HEADING = re.compile(r"## (.+)")
RULINGS = "Rulings"
NOT_ENFORCED = "Not enforced"
MARK = "rule"


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules and the ids of its rules, in order."""

    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Rulebook:
    """What a RULES.md numbers: its rules by chapter, its rulings, and the rules that no software can enforce."""

    chapters: tuple[Chapter, ...]
    rulings: tuple[str, ...]
    not_enforced: tuple[str, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple([rule for chapter in self.chapters for rule in chapter.rules])


@dataclass(frozen=True)
class ChapterCoverage:
    """How many rules of a chapter are tested, and which are not although they could be."""

    title: str
    first: str
    """The id of its first rule."""
    rules: int
    tested: int
    missing: tuple[str, ...]
    not_enforced: tuple[str, ...]


@dataclass(frozen=True)
class Coverage:
    """The rules of one game against the marks of its tests. `unknown` are marked ids that no rule has."""

    chapters: tuple[ChapterCoverage, ...]
    unknown: tuple[str, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple([rule for chapter in self.chapters for rule in chapter.missing])


def read_rulebook(text: str) -> Rulebook:
    """The ids that a RULES.md defines: rules above its rulings, rulings, and below them what is not enforced."""
    sections = dict(_sections(text))
    titles = list(sections)
    last = titles.index(RULINGS) if RULINGS in titles else len(titles)
    chapters = [Chapter(title, _ids(RULE, sections[title])) for title in titles[:last]]
    return Rulebook(
        chapters=tuple([chapter for chapter in chapters if chapter.rules]),
        rulings=_ids(RULING, sections.get(RULINGS, "")),
        not_enforced=_ids(RULE, sections.get(NOT_ENFORCED, "")),
    )


def titles_in(text: str) -> dict[str, str]:
    """By rule, the title of its chapter in a rulebook of any language."""
    found: dict[str, str] = {}
    for title, body in _sections(text):
        for rule in _ids(RULE, body):
            found.setdefault(rule, title)
    return found


def _sections(text: str) -> Iterator[tuple[str, str]]:
    """The chapters of a text, each with its title."""
    title = ""
    lines: list[str] = []
    for line in text.splitlines():
        heading = HEADING.fullmatch(line)
        if heading:
            yield title, "\n".join(lines)
            title, lines = heading[1].strip(), []
        else:
            lines.append(line)
    yield title, "\n".join(lines)


def _ids(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    return tuple([found[1] for line in text.splitlines() if (found := pattern.match(line))])


def marks_in(source: str) -> dict[str, list[str]]:
    """Every id marked in a test file, with the tests that carry it; a mark on a class counts for all tests in it."""
    return _collect(_tests(ast.parse(source).body, ()))


def marks_under(folder: Path) -> dict[str, list[str]]:
    """Every id marked in the test files of a folder and the folders inside it."""
    return _collect(pair for path in sorted(folder.rglob("test_*.py")) for pair in _pairs(path))


def _pairs(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    for rule, tests in marks_in(path.read_text("utf-8")).items():
        for test in tests:
            yield f"{path.as_posix()}::{test}", (rule,)


def _collect(tests: Iterable[tuple[str, tuple[str, ...]]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for test, rules in tests:
        for rule in rules:
            found.setdefault(rule, []).append(test)
    return found


def _tests(body: list[ast.stmt], inherited: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The tests in a module or class, each with the ids marked on it."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"):
            yield statement.name, inherited + _marked(statement.decorator_list)
        elif isinstance(statement, ast.ClassDef):
            yield from _tests(statement.body, inherited + _marked(statement.decorator_list))


def _marked(decorators: list[ast.expr]) -> tuple[str, ...]:
    calls = [call for call in decorators if isinstance(call, ast.Call) and _is_mark(call.func)]
    arguments = [argument for call in calls for argument in call.args]
    return tuple([str(argument.value) for argument in arguments if isinstance(argument, ast.Constant)])


def _is_mark(function: ast.expr) -> bool:
    """`rule(...)` or `pytest.mark.rule(...)`."""
    return ast.unparse(function) in (MARK, f"pytest.mark.{MARK}")


def cover(rulebook: Rulebook, marks: Mapping[str, object]) -> Coverage:
    """Hold the rules of a game against the ids marked in its tests. A mark may also name a ruling."""
    known = {*rulebook.rules, *rulebook.rulings}
    return Coverage(
        chapters=tuple([_cover_chapter(chapter, rulebook.not_enforced, marks) for chapter in rulebook.chapters]),
        unknown=tuple([rule for rule in marks if rule not in known]),
    )


def _cover_chapter(chapter: Chapter, not_enforced: tuple[str, ...], marks: Mapping[str, object]) -> ChapterCoverage:
    return ChapterCoverage(
        title=chapter.title,
        first=chapter.rules[0],
        rules=len(chapter.rules),
        tested=len([rule for rule in chapter.rules if rule in marks]),
        missing=tuple([rule for rule in chapter.rules if rule not in marks and rule not in not_enforced]),
        not_enforced=tuple([rule for rule in chapter.rules if rule in not_enforced]),
    )
