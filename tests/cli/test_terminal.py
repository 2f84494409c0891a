"""Matches in a real terminal, as a person plays them: what is asked can be answered with what is seen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from centans.words import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.tmux import HEIGHT, Terminal, ended, offered, question

pytestmark = pytest.mark.source_only

Sit = Callable[..., Terminal]
SHORT = {
    "guyenne": ("--option", "level=advanced"),
    "guesclin": ("--option", "rounds=4"),
    "bastide": (),
    "trente": ("--option", "turns=1"),
    "montjoie": (),
}
"""The shortest match of each game."""
MOST = {"guyenne": 4, "guesclin": 4, "bastide": 5, "trente": 4, "montjoie": 6}
FIRST_ANSWERS = 9
UNREAD = {"en": "is no answer here", "fr": "n’est pas une réponse"}
OVER = {"en": "The game is over.", "fr": "La partie est finie."}
COMMANDS = {"en": ("why", "rules", "log", "undo"), "fr": ("pourquoi", "règles", "journal", "annuler")}
ALLOWED = {"en": "it is allowed", "fr": "c’est permis"}
TAKEN_BACK = {"en": "aken back", "fr": "repr"}
"""Taken back, or nothing can be."""
HOSTILE = "me=\x1b[31mJean\x1b]0;seized\x07\x1b[2J\u202eeyA"


@pytest.fixture
def sit() -> Iterator[Sit]:
    seated: list[Terminal] = []

    def sit_down(*arguments: str, width: int = 100, height: int = HEIGHT) -> Terminal:
        seated.append(Terminal(arguments, width, height))
        return seated[-1]

    yield sit_down
    for terminal in seated:
        terminal.close()


def answer(terminal: Terminal, lines: Sequence[str], chance: random.Random) -> list[str]:
    """Choose among what stands on the screen; a curtain is lifted with Enter, and at the end nothing is kept."""
    return terminal.type(chance.choice(offered(lines) or [""]))


@pytest.mark.parametrize(("game", "language"), [(game, LANGUAGES[n % 2]) for n, game in enumerate(SHORT)])
def test_the_first_turns_are_played_with_what_is_seen(sit: Sit, game: str, language: str):
    chance = random.Random(4)
    terminal = sit("play", game, "--seed", "tmux", "--lang", language, "--seats", "me,random", *SHORT[game])
    lines = terminal.ready()
    for _ in range(FIRST_ANSWERS):
        assert offered(lines), "\n".join(lines)
        assert len(question(lines).split("\n")) < HEIGHT, "the question and its answers are on one screen"
        lines = answer(terminal, lines, chance)
        assert UNREAD[language] not in question(lines)
    try_commands(terminal, language, game)


def try_commands(terminal: Terminal, language: str, game: str) -> None:
    why, rules, log, undo = COMMANDS[language]
    choice = offered(terminal.seen())[0]
    assert ALLOWED[language] in question(terminal.type(f"{why} {choice}"))
    assert re.search(r"[A-Z]{2}-[A-Z]+-\d+", question(terminal.type(rules))), f"{game}: the rule of the question"
    assert "· " in question(terminal.type(log))
    assert TAKEN_BACK[language] in question(terminal.type(undo))


def test_no_name_gives_the_terminal_orders(sit: Sit):
    terminal = sit("play", "guyenne", "--seed", "a", "--lang", "en", "--seats", f"{HOSTILE},random=[/red]\x1b[5m")
    lines = terminal.ready()
    assert "[31mJean]0;seized[2JeyA" in "\n".join(lines)
    assert "\u202e" not in "\n".join(lines)
    assert "\x1b[5m" not in terminal.styled()
    assert "[/red][5m" in "\n".join(lines)


def test_a_hostile_file_is_told_and_refused_without_giving_orders(run: Run, played: Path):
    text = played.read_text("utf-8")
    played.write_text(text.replace("Aliénor", "Ali\x1b[2J\x9b31mnor"), "utf-8")
    told = run("replay", played, "--lang", "en").output
    assert "Ali\ufffd[2J" in told, "as reading the file made it"
    assert not re.search(r"[\x1b\x9b]", told)
    played.write_text(text.replace("result:", "resu\x1b[2Jlt:"), "utf-8")
    refused = run("replay", played).stderr
    assert refused.startswith("centans: ")
    assert "\x1b" not in refused


@pytest.mark.nightly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", ["one", "most"])
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_is_played_with_what_is_seen(sit: Sit, game: str, people: str, language: str):
    """Alone against bots, or all seats by people around one keyboard."""
    chance = random.Random(7)
    seats = "me,random" if people == "one" else ",".join(["me"] * MOST[game])
    settings = (*SHORT[game], "--seats", seats) + (() if people == "one" else ("--players", str(MOST[game])))
    terminal = sit("play", game, "--seed", "whole", "--lang", language, *settings)
    lines = terminal.ready()
    seen_over = False
    while not ended(lines):
        seen_over = seen_over or OVER[language] in "\n".join(lines)
        lines = answer(terminal, lines, chance)
        assert UNREAD[language] not in question(lines)
    assert seen_over
    assert lines[-1] == "ended 0"
