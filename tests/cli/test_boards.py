"""Bastide and Montjoie ! in the terminal: whole, legible, in both languages, and no secret of anybody else."""

from __future__ import annotations

import io
import os
import random
import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from centans import shelf
from centans.cli.boards.montjoie import MOST_ODDS
from centans.cli.offers import Offers
from centans.cli.table import FEWEST_RECENT
from centans.cli.typed import handles, options_of
from centans.core.match import Match
from centans.words import LANGUAGES, Words
from tests.cli.conftest import COMMAND

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 100, 40
LOW_WIDTH, LOW_HEIGHT = 80, 24
NAMES = ("Aliénor", "Bertrand du Guesclin", "Jean", "Jeanne", "Olivier", "Yves")
TABLES = (("bastide", 3), ("bastide", 5), ("montjoie", 2), ("montjoie", 3), ("montjoie", 6))
EVERY = 41
"""A board is drawn after so many answers."""
MOST_ANSWERS = 1200
LONGEST_QUESTION = 7
"""Lines of a question that leave room for what it needs; longer ones are lists of towns to name."""
HANDLE = re.compile(r"\[([^\]]+)\]")


def screen(
    game: str,
    view: Any,
    language: str,
    width: int = WIDTH,
    height: int | None = None,
    names: tuple[str, ...] = NAMES,
) -> str:
    """What is drawn: in a terminal of that height, or in a file, which has none."""
    words = Words(shelf.game_class(game), language)
    terminal = None if height is None else True
    console = Console(width=width, height=height, file=io.StringIO(), record=True, force_terminal=terminal)
    console.print(import_module(f"centans.cli.boards.{game}").draw(view, words, names))
    assert words.problems == []
    return console.export_text()


def moments(game: str, players: int, **settings: str) -> Iterator[Match]:
    """A seeded match, at every so many answers and at its end."""
    rules = shelf.take(game)
    chance = random.Random(players)
    match = Match(rules, rules.variant(players, settings), b"terminal")
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


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_moment_fits_a_screen_and_shows_nothing_that_the_seat_may_not_know(game: str, players: int):
    for number, match in enumerate(moments(game, players)):
        language = LANGUAGES[number % 2]
        for seat in {None, *[ask.seat for ask in match.asks]}:
            shown = screen(game, match.view(seat), language)
            lines = shown.rstrip("\n").split("\n")
            assert max([len(line) for line in lines]) <= WIDTH
            assert len(lines) <= HEIGHT, shown
            if seat is not None:
                masked = match.game.masked(match.state, seat)
                assert shown == screen(game, match.game.view(masked, seat), language)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_small_terminals_get_forms_of_their_own_with_the_same_facts(game: str, players: int):
    """A low one the town or the realm in a few lines, where a combat leaves room for it; a narrow one lists."""
    places = ("A1", "D3", "HA") if game == "bastide" else ("Franche-Comté", "Catalogne", "Île-de-France 2")
    for match in moments(game, players):
        facts = (*places, *[name[:10] for name in NAMES[:players]])
        if game == "montjoie":
            words, view = Words(shelf.game_class(game), "fr"), match.view(0)
            facts = tuple(words.say(f"board-short-{seat.power}") for seat in view.seats if seat.power is not None)
            facts += () if view.fight is not None or view.duel is not None else places
        low = screen(game, match.view(match.asks[0].seat if match.asks else 0), "fr", LOW_WIDTH, LOW_HEIGHT)
        lines = low.rstrip("\n").split("\n")
        assert max([len(line) for line in lines]) <= LOW_WIDTH
        assert len(lines) <= LOW_HEIGHT + 4, low
        assert all(fact in low for fact in facts), low
    narrow = screen(game, match.view(0), "en", width=44)
    assert max([len(line) for line in narrow.split("\n")]) <= 44
    told = " ".join(narrow.split())
    for name in NAMES[:players]:
        assert name in told
    places = ("A1", "D3", "North wall", "Market hall") if game == "bastide" else ("Paris", "Barcelona", "Franche-Comté")
    for place in places:
        assert place in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "height"), [("guesclin", 2, LOW_HEIGHT), ("bastide", 5, LOW_HEIGHT), ("montjoie", 6, HEIGHT)]
)
def test_no_word_is_cut_in_eighty_columns(game: str, players: int, height: int, language: str):
    """Neither a heading nor what a man is worth; only names of players that are too long."""
    *_, match = islice(moments(game, players), 2)
    shown = screen(game, match.view(0), language, LOW_WIDTH, height, ("Anne", "Guy", "Jean", "Luc", "Marie", "Yves"))
    assert "…" not in shown, shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [5, 6])
def test_what_a_question_of_montjoie_needs_stands_above_it_in_a_low_terminal(players: int, language: str):
    """The turn, all powers with their money, the combat and the hand; only the realm may leave by the top."""
    words = Words(shelf.game_class("montjoie"), language)
    for match in moments("montjoie", players):
        if match.over:
            continue
        seat = match.asks[0].seat
        view = match.view(seat)
        offers = Offers(handles(options_of(match.asks_of(seat)), words), words)
        console = Console(width=LOW_WIDTH, height=LOW_HEIGHT, file=io.StringIO())
        asked = len(console.render_lines(offers, pad=False)) + len(match.asks_of(seat))
        board = screen("montjoie", view, language, LOW_WIDTH, LOW_HEIGHT).rstrip("\n").split("\n")
        seen = board[-(LOW_HEIGHT - 1 - FEWEST_RECENT - min(asked, LONGEST_QUESTION)) :]
        told = "\n".join(seen)
        assert words.say("board-turn", turn=view.turn) in told, "\n".join(board)
        for other in view.seats:
            assert other.power is None or f" {words.say(f'board-short-{other.power}')} " in told
        assert words.say("board-your-hand") in told


def test_a_defender_is_told_the_answers_that_serve_him_best():
    chance = random.Random(3)
    rules = shelf.take("montjoie")
    match = Match(rules, rules.variant(4, {}), b"defence")
    while not [option for option in match.asks[0].options if option.notation.startswith("defend ")][MOST_ODDS:]:
        ask = match.asks[0]
        match.answer(ask.seat, chance.choice(list(ask.options)), ask)
    view = match.view(match.asks[0].seat)
    least = min([odds.win for odds in view.choosing.odds])
    best = next(
        line for line in screen("montjoie", view, "fr").split("\n") if line.startswith("  ") and "prise" in line
    )
    assert f"prise {least}" in best
    assert "defend" not in best, "in the words of the answers"


@pytest.mark.parametrize(("game", "turn"), [("bastide", "Turn 4 ·"), ("montjoie", "Turn 3 ·")])
def test_turns_are_played_through_a_pipe(game: str, turn: str, monkeypatch: pytest.MonkeyPatch):
    """The board is drawn before every question, and any answer in brackets is taken."""
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    chance = random.Random(2)
    seats = ["--seats", "me,random,random", "--players", "3"]
    command = [*COMMAND, "play", game, "--seed", "pipe", "--lang", "en", *seats]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        seen = ""
        for _ in range(MOST_ANSWERS):
            fresh = up_to_prompt(process.stdout.fileno())
            seen += fresh
            if turn in fresh or not fresh:
                break
            process.stdin.write(f"{chance.choice(re.findall(HANDLE, fresh))}\n".encode())
            process.stdin.flush()
        process.communicate(b"quit\n", timeout=30)
    assert process.returncode == 0
    assert turn in seen
    assert "is no answer here" not in seen
    assert "View(" not in seen


def up_to_prompt(pipe: int) -> str:
    """What is printed until something is asked, or until the end."""
    fresh = b""
    while not fresh.endswith(b"\n> "):
        part = os.read(pipe, 65536)
        if not part:
            break
        fresh += part
    return fresh.decode()
