"""Boards in the terminal, found by entry point as the games are; a game that brings none is told as a list.

A board draws what the view says and imports no game. It is a module, or anything else, that offers what `Board` says:

    [project.entry-points."centans.boards"]
    gabelle = "gabelle.terminal"
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import entry_points
from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.text import Text

from centans.core.views import fields_of
from centans.words import Words

GROUP = "centans.boards"
INDENT = "  "
NOTHING = "–"


class Board(Protocol):
    """What an entry point of the group names."""

    def draw(self, view: Any, words: Words, names: Sequence[str]) -> RenderableType:
        """The position, as the seat of this view may see it."""

    def about(self, view: Any) -> dict[str, int | str]:
        """What the prompts of this game want to know of the position."""


class Plain:
    """For games that have no board here: every fact of the view by its name, as short as can be."""

    def draw(self, view: Any, words: Words, names: Sequence[str]) -> RenderableType:  # noqa: ARG002
        return Group(*[Text(line) for line in _listed(fields_of(view), "")])

    def about(self, view: Any) -> dict[str, int | str]:
        """Whatever the view says of the choice before the viewer."""
        choosing = getattr(view, "choosing", None)
        facts = {} if choosing is None else fields_of(choosing)
        said = {name: "none" if value is None else value for name, value in facts.items()}
        return {name: value for name, value in said.items() if isinstance(value, int | str)}


def _listed(facts: dict[str, Any], indent: str) -> Iterator[str]:
    """First the plain facts in one line, then a paragraph for each that holds others."""
    flat = {name: _flat(value) for name, value in facts.items()}
    told = [f"{name} {value}" for name, value in flat.items() if value is not None]
    if told:
        yield indent + ", ".join(told)
    for name, value in facts.items():
        if flat[name] is None:
            yield f"{indent}{name}"
            parts = value if isinstance(value, list | tuple) else [value]
            for part in parts:
                yield from _listed(part if isinstance(part, dict) else fields_of(part), indent + INDENT)


def _flat(value: Any) -> str | None:
    """A fact that fits into a word or a few; None if it holds facts of its own."""
    if value is None or value in ([], (), {}):
        return NOTHING
    if isinstance(value, bool | int | float | str):
        return str(value)
    if isinstance(value, list | tuple):
        parts = [_flat(part) for part in value]
        return None if None in parts else " ".join([str(part) for part in parts])
    return None


class Raw:
    """The view as the server sends it, behind `--raw`: for whoever writes a board or hunts a fault."""

    def __init__(self, board: Board) -> None:
        self.about = board.about

    def draw(self, view: Any, words: Words, names: Sequence[str]) -> RenderableType:  # noqa: ARG002
        return Pretty(view, expand_all=True)


def board_of(game_id: str) -> Board:
    for point in entry_points(group=GROUP, name=game_id):
        board: Board = point.load()
        return board
    return Plain()
