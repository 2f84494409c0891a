"""Bastide and Montjoie ! in the terminal: whole, legible, in both languages, and no secret of anybody else."""

from __future__ import annotations

import io
import random
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from centans import shelf
from centans.core.match import Match
from centans.words import LANGUAGES, Words

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 100, 40
NAMES = ("Aliénor", "Bertrand du Guesclin", "Jean", "Jeanne", "Olivier", "Yves")
TABLES = (("bastide", 3), ("bastide", 5), ("montjoie", 2), ("montjoie", 3), ("montjoie", 6))
EVERY = 41
"""A board is drawn after so many answers."""
MOST_ANSWERS = 1200


def screen(game: str, view: Any, language: str, width: int = WIDTH) -> str:
    words = Words(shelf.game_class(game), language)
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(import_module(f"centans.cli.boards.{game}").draw(view, words, NAMES))
    assert words.problems == []
    return console.export_text()


def moments(game: str, players: int) -> Iterator[Match]:
    """A seeded match, at every so many answers and at its end."""
    rules = shelf.take(game)
    chance = random.Random(players)
    match = Match(rules, rules.variant(players, {}), b"terminal")
    for number in range(MOST_ANSWERS):
        if match.over:
            break
        if number % EVERY == 0:
            yield match
        ask = match.asks[0]
        match.answer(ask.seat, chance.choice(list(ask.options)), ask)
    yield match


def test_the_boards_are_found_by_entry_point():
    points = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    assert set(points["centans.boards"]) == set(points["centans.games"]), "every game of the house is drawn"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_moment_fits_a_screen(game: str, players: int, language: str):
    for match in moments(game, players):
        for seat in {None, *[ask.seat for ask in match.asks]}:
            lines = screen(game, match.view(seat), language).rstrip("\n").split("\n")
            assert max([len(line) for line in lines]) <= WIDTH
            assert len(lines) <= HEIGHT, "\n".join(lines)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_is_drawn_that_the_seat_may_not_know(game: str, players: int):
    for match in moments(game, players):
        for seat in {0, *[ask.seat for ask in match.asks]} if not match.over else ():
            masked = match.game.masked(match.state, seat)
            seen, known = match.view(seat), match.game.view(masked, seat)
            assert screen(game, seen, "en") == screen(game, known, "en")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_narrow_terminal_gets_lists_with_the_same_facts(game: str, players: int):
    *_, match = moments(game, players)
    narrow = screen(game, match.view(0), "en", width=44)
    assert max([len(line) for line in narrow.split("\n")]) <= 44
    told = " ".join(narrow.split())
    for name in NAMES[:players]:
        assert name in told
    places = ("A1", "D3", "North wall", "Market hall") if game == "bastide" else ("Paris", "Barcelona", "Franche-Comté")
    for place in places:
        assert place in told
