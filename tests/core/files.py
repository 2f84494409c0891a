"""Match files for the tests that read them: a sample, and ways to damage it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from centans import shelf
from centans.core import matchfile
from centans.core.dice import Live
from centans.core.errors import BadFile
from centans.core.game import Game
from centans.core.match import Match

FIXED = settings(derandomize=True, deadline=None)
DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "match-format.md"
GUYENNE = shelf.take("guyenne")
SEED = bytes(range(16))


def find_game(game_id: str, components: dict[str, str]) -> Game[Any]:
    """Guyenne without looking it up each time, unless its components are changed."""
    if game_id == "guyenne" and not components:
        return GUYENNE
    return shelf.take(game_id, components)


def read(text: str) -> Match:
    return matchfile.read(text, find_game)


def play(match: Match, length: int, choices: bytes = b"choices") -> Match:
    """Random answers, until the match is over or its log is so long."""
    dice = Live(choices)
    while not match.over and len(match.entries) < length:
        waiting = [ask for ask in match.asks if not ask.open]
        ask = waiting[dice.below("ask", len(waiting))]
        match.answer(ask.seat, ask.options[dice.below("option", len(ask.options))])
    return match


def guyenne(players: int = 2, length: int = 40, settings: dict[str, str] | None = None) -> Match:
    """A match of Guyenne, some answers long."""
    return play(Match(GUYENNE, GUYENNE.variant(players, settings), SEED), length)


SAMPLE = matchfile.write(guyenne())


def line_of(text: str, start: str) -> int:
    """The number of the first line that starts so."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def with_line(start: str, new: str, text: str = SAMPLE) -> str:
    """The text with the first line that starts so replaced."""
    lines = text.splitlines()
    lines[line_of(text, start) - 1] = new
    return "\n".join(lines) + "\n"


def without_line(start: str, text: str = SAMPLE) -> str:
    lines = text.splitlines()
    del lines[line_of(text, start) - 1]
    return "\n".join(lines) + "\n"


def refused(text: str) -> BadFile:
    with pytest.raises(BadFile) as error:
        read(text)
    assert str(error.value) == f"line {error.value.line}: {error.value.reason}"
    return error.value
