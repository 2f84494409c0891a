"""The lines of a match file, taken apart: what stands above the answers, the answers, and what stands below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from centans.core.errors import BadComponents, BadFile, BadVariant, CentansError

T = TypeVar("T")

FORMAT = 1
TITLE = "Cent Ans match"
HEADINGS = (
    "game",
    "revision",
    "players",
    "option",
    "component",
    "box",
    "seat",
    "hint",
    "commitment",
    "seed",
    "opening",
)
CLOSINGS = ("digest", "result")


class Line:
    """A line of the file that still says where it stood."""

    __slots__ = ("name", "number", "value")

    def __init__(self, number: int, name: str, value: str) -> None:
        self.number = number
        self.name = name
        self.value = value


class Lines:
    """Takes a file apart, line by line; every complaint names its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").splitlines()
        self.headings: list[Line] = []
        self.entries: list[Line] = []
        self.closings: list[Line] = []
        self._check_title()
        for number, raw in enumerate(self.lines[1:], 2):
            line = raw.strip()
            if line and not line.startswith("#"):
                self._sort(number, line)

    def _check_title(self) -> None:
        title = self.lines[0].strip() if self.lines else ""
        if not title.startswith(TITLE):
            raise BadFile(1, f"this is not a match file: it should begin with '{TITLE} {FORMAT}'")
        version = title.removeprefix(TITLE).strip()
        if version != str(FORMAT):
            raise BadFile(1, f"the file has format '{version}'; this program reads format {FORMAT}: update it")

    def _sort(self, number: int, raw: str) -> None:
        name, colon, value = raw.partition(":")
        if raw[0].isdigit():
            if self.closings:
                raise BadFile(number, "an answer stands after the digest")
            self.entries.append(Line(number, "entry", raw))
        elif colon and name in HEADINGS:
            if self.entries or self.closings:
                raise BadFile(number, f"'{name}' belongs above the answers")
            self.headings.append(Line(number, name, value.strip()))
        elif colon and name in CLOSINGS:
            self.closings.append(Line(number, name, value.strip()))
        else:
            raise BadFile(number, f"'{raw[:40]}' is no line of a match file")

    def all(self, name: str) -> list[Line]:
        return [line for line in (*self.headings, *self.closings) if line.name == name]

    def one(self, name: str) -> Line:
        found = self.all(name)
        if not found:
            raise BadFile(len(self.lines), f"the file ends without a line '{name}: ...'")
        if len(found) > 1:
            raise BadFile(found[1].number, f"'{name}' is said twice")
        return found[0]

    def maybe(self, name: str) -> Line | None:
        return self.one(name) if self.all(name) else None

    def pairs(self, name: str, lines: Sequence[Line]) -> dict[str, str]:
        found: dict[str, str] = {}
        for line in lines:
            key, equals, value = line.value.partition(" = ")
            if not equals:
                raise BadFile(line.number, f"expected '{name}: NAME = VALUE'")
            if key.strip() in found:
                raise BadFile(line.number, f"{name} '{key.strip()}' is said twice")
            found[key.strip()] = value.strip()
        return found

    def with_pairs(self, name: str, above: Line, make: Callable[[dict[str, str]], T]) -> T:
        """What `make` makes of all lines `name: KEY = VALUE`; if it refuses, the line that it speaks of is named.

        It is made once: a file costs time in proportion to its length, however wrong it is.
        """
        lines = self.all(name)
        pairs = self.pairs(name, lines)
        try:
            return make(pairs)
        except (BadComponents, BadVariant) as problem:
            spoken_of = [line for line in lines if line.value.partition(" = ")[0].strip() == problem.about]
            raise BadFile((spoken_of or [above])[0].number, str(problem)) from problem
        except CentansError as other:
            raise BadFile(above.number, str(other)) from other
