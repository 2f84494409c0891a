"""Boards in the terminal: one module per game, found by the game's id; any other game is shown as its view."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType
from rich.pretty import Pretty

from centans.words import Words


class Board(Protocol):
    """What a module of this package offers."""

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
        facts = {} if choosing is None else vars(choosing)
        said = {name: "none" if value is None else value for name, value in facts.items()}
        return {name: value for name, value in said.items() if isinstance(value, int | str)}


def board_of(game_id: str) -> Board:
    name = f"{__name__}.{game_id}"
    if find_spec(name) is None:
        return Plain()
    module: Any = importlib.import_module(name)
    board: Board = module
    return board
