"""Where a value stands in a TOML text: `tomllib` reads values without their lines, and a complaint should name one."""

from __future__ import annotations

import re
from collections.abc import Sequence

HEADER = re.compile(r"\s*\[\[?\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
KEY = re.compile(r"\s*((?:[\w-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*(?:[\w-]+|\"[^\"]*\"|'[^']*'))*)\s*=")
TOKEN = re.compile(r"\"\"\".*?\"\"\"|'''.*?'''|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'|#[^\n]*|[\[\]{},=]|\n", re.DOTALL)

Path = Sequence[str | int]


def line_of(text: str, path: Path) -> int:
    """The line, from 1, of the value at this path, or of the nearest table or list around it that has a line."""
    best, depth = 1, 0
    for number, place in _statements(text):
        shared = _shared(place, path)
        if shared == len(place) and shared > depth:
            best, depth = number, shared
    if depth == len(path) or not text:
        return best
    return _inside(text, best, path[depth:])


def _statements(text: str) -> list[tuple[int, list[str | int]]]:
    """Every table header and every key outside lists and inline tables, each with its line and its full path."""
    found: list[tuple[int, list[str | int]]] = []
    table: list[str | int] = []
    counted: dict[str, int] = {}
    for number, line in _outer_lines(text):
        header = HEADER.fullmatch(line)
        if header:
            table = list(_names(header[1]))
            if line.lstrip().startswith("[["):
                place = counted.get(header[1], 0)
                counted[header[1]] = place + 1
                table.append(place)
            found.append((number, table))
        elif key := KEY.match(line):
            found.append((number, [*table, *_names(key[1])]))
    return found


def _names(dotted: str) -> list[str]:
    return [name.strip().strip("\"'") for name in dotted.split(".")]


def _outer_lines(text: str) -> list[tuple[int, str]]:
    """The lines that begin outside every list, inline table and long string."""
    lines = text.split("\n")
    found = [(1, lines[0])]
    number, depth = 1, 0
    for token in TOKEN.finditer(text):
        piece = token[0]
        header = piece == "[" and depth == 0 and HEADER.fullmatch(lines[number - 1]) is not None
        if piece in "[{" and not header:
            depth += 1
        elif piece in "]}" and depth:
            depth -= 1
        elif piece.startswith(('"""', "'''")):
            number += piece.count("\n")
        elif piece == "\n":
            number += 1
            if depth == 0:
                found.append((number, lines[number - 1]))
    return found


def _shared(one: Path, other: Path) -> int:
    count = 0
    while count < min(len(one), len(other)) and str(one[count]) == str(other[count]):
        count += 1
    return count


def _inside(text: str, line: int, path: Path) -> int:
    """The line of an item of the list that begins on this line; the line itself for anything else."""
    if not path or not isinstance(path[0], int):
        return line
    start = sum(len(row) + 1 for row in text.split("\n")[: line - 1])
    number, depth, item = line, 0, 0
    for token in TOKEN.finditer(text, text.index("=", start)):
        piece = token[0]
        if depth == 1 and item == path[0] and piece[0] in "\"'[{":
            return number
        if piece in "[{":
            depth += 1
        elif piece in "]}":
            depth -= 1
            if depth == 0:
                return line
        elif piece == "," and depth == 1:
            item += 1
        number += piece.count("\n")
    return line
