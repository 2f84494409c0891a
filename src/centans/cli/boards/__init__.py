"""Boards in the terminal, found by entry point as the games are; a game that brings none is shown as its view.

A board draws what the view says and imports no game. It is a module, or anything else, that offers what `Board` says:

    [project.entry-points."centans.boards"]
    gabelle = "gabelle.terminal"
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Any, Protocol

from rich.console import RenderableType
from rich.pretty import Pretty

from centans.core.views import fields_of
from centans.words import Words

GROUP = "centans.boards"


class Board(Protocol):
    """What an entry point of the group names."""

    def draw(self, view: Any, words: Words, names: Sequence[str]) -> RenderableType:
        """The position, as the seat of this view may see it."""

    def about(self, view: Any) -> dict[str, int | str]:
        """What the prompts of this game want to know of the position."""


class Plain:
    """For games that have no board here."""

    def draw(self, view: Any, words: Words, names: Sequence[str]) -> RenderableType:  # noqa: ARG002
        return Pretty(view, expand_all=True)

    def about(self, view: Any) -> dict[str, int | str]:
        """Whatever the view says of the choice before the viewer."""
        choosing = getattr(view, "choosing", None)
        facts = {} if choosing is None else fields_of(choosing)
        said = {name: "none" if value is None else value for name, value in facts.items()}
        return {name: value for name, value in said.items() if isinstance(value, int | str)}


def board_of(game_id: str) -> Board:
    for point in entry_points(group=GROUP, name=game_id):
        board: Board = point.load()
        return board
    return Plain()
