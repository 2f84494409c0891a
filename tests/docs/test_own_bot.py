"""docs/own-bot.md tells the truth: its bot is read out of the page and plays."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from centans import shelf
from centans.bots import bot_names, make_bot
from centans.bots.outside import FOUND, BadBot, UnknownBot
from centans.core.match import Match
from tests.docs.conftest import Terminal
from tests.docs.test_documents import blocks

NAME = "cautious:Cautious"


@pytest.fixture
def page_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The bot of the page, in the folder where one is."""
    (code,) = blocks("docs/own-bot.md", "python")
    assert len([line for line in code.text.splitlines() if line.strip()]) <= 30
    (tmp_path / "cautious.py").write_text(code.text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    FOUND.clear()
    sys.modules.pop("cautious", None)


def test_it_plays_in_the_lab_with_shares_and_intervals(page_bot: Path, centans: Terminal) -> None:
    ran = centans(
        *("lab", "guyenne", "--seats", f"{NAME},random", "--games", "6", "--processes", "1", "--json", "found.json")
    )
    assert ran.exit_code == 0, ran.output
    assert NAME in ran.output
    found = json.loads((page_bot / "found.json").read_text("utf-8"))
    bot = found["versions"][0]["bots"][0]
    assert bot["name"] == NAME
    assert bot["win_rate"]["low"] < bot["win_rate"]["estimate"] < bot["win_rate"]["high"]


def test_it_sits_at_the_terminals_table(page_bot: Path, centans: Terminal) -> None:
    played = centans("play", "guyenne", "--seats", f"{NAME},random", "--seed", "own", "--save", page_bot / "own.match")
    assert played.exit_code == 0, played.output
    assert (page_bot / "own.match").exists()


def test_it_has_a_name_by_entry_point(page_bot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (points,) = blocks("docs/own-bot.md", "toml")
    installed = page_bot / "cautious-1.dist-info"
    installed.mkdir()
    told = points.text.replace('[project.entry-points."centans.bots"]', "[centans.bots]").replace('"', "")
    (installed / "entry_points.txt").write_text(told, "utf-8")
    (installed / "METADATA").write_text("Name: cautious\nVersion: 1\n", "utf-8")
    monkeypatch.syspath_prepend(page_bot)
    assert "cautious" in bot_names()
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"entry", ("A", "B"))
    ask = match.asks[0]
    assert make_bot("cautious", b"1").choose(game, match.state, ask) in ask.options


def test_it_is_never_shown_what_its_seat_may_not_know(page_bot: Path) -> None:
    (page_bot / "peeping.py").write_text(
        "from centans.bots import Bot\n"
        "class Peeping(Bot):\n"
        "    seen = []\n"
        "    def choose(self, game, state, ask):\n"
        "        self.seen.append(state)\n"
        "        return ask.options[0]\n"
    )
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"peeping", ("A", "B"))
    bot = make_bot("peeping:Peeping", b"1")
    for _ in range(8):
        bot.choose(game, match.state, match.asks[0])
    seen = bot.bot.seen
    assert all(state is not match.state for state in seen)
    assert len({repr(game.view(state, 1 - match.asks[0].seat)) for state in seen}) > 1, "the other's cards change"


def test_an_answer_that_was_not_offered_names_the_bot(page_bot: Path) -> None:
    (page_bot / "stubborn.py").write_text(
        "from centans.bots import Bot\n"
        "class Stubborn(Bot):\n"
        "    def choose(self, game, state, ask):\n"
        "        return game.option('pass')\n"
        "class NoBot:\n"
        "    pass\n"
    )
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"stubborn", ("A", "B"))
    with pytest.raises(BadBot, match="stubborn:Stubborn answered"):
        make_bot("stubborn:Stubborn", b"1").choose(game, match.state, match.asks[0])
    with pytest.raises(UnknownBot, match="inherits from"):
        make_bot("stubborn:NoBot", b"1")
    with pytest.raises(UnknownBot, match="has no Nobody"):
        make_bot("stubborn:Nobody", b"1")
    with pytest.raises(UnknownBot, match="no module 'nowhere'"):
        make_bot("nowhere:Nobody", b"1")
