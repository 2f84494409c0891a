"""The file of a match that is being played: at every moment the whole match, and only its end is ever written anew."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from centans import shelf
from centans.cli import store
from centans.cli.seating import Chair
from centans.cli.store import SEATS_NOTE, Keeper
from centans.core import matchfile
from centans.core.errors import NothingToUndo
from centans.core.match import Match

pytestmark = pytest.mark.source_only

NAMES = ("Aliénor", "Bertrand")


@pytest.fixture
def match() -> Match:
    game = shelf.take("guyenne")
    return Match(game, game.variant(2), b"kept", NAMES)


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    return Keeper(tmp_path / "a.match", [Chair(name, None) for name in NAMES], for_good=True)


def whole(match: Match) -> str:
    title, rest = matchfile.write(match).split("\n", 1)
    return f"{title}\n{SEATS_NOTE}me,me\n{rest}"


def answer(match: Match, chance: random.Random) -> int:
    ask = chance.choice([ask for ask in match.asks if not ask.open])
    match.answer(ask.seat, chance.choice(list(ask.options)), ask)
    return ask.seat


def test_after_every_answer_and_every_one_taken_back_the_file_tells_the_match_as_it_stands(
    match: Match, keeper: Keeper
) -> None:
    chance, taken_back = random.Random(3), 0
    keeper.keep(match)
    assert keeper.path.read_text("utf-8") == whole(match)
    while not match.over:
        seat = answer(match, chance)
        if chance.random() < 0.8:
            keeper.keep(match)
            assert keeper.path.read_text("utf-8") == whole(match)
        if chance.random() < 0.3:
            try:
                match.undo(seat)
            except NothingToUndo:
                continue
            taken_back += 1
            keeper.keep(match)
            assert keeper.path.read_text("utf-8") == whole(match)
    keeper.keep(match)
    assert taken_back > 3
    assert store.read(keeper.path).match.result is not None


def test_a_hint_stands_above_the_answers_so_the_file_is_written_whole(match: Match, keeper: Keeper) -> None:
    keeper.keep(match)
    match.note_hint(answer(match, random.Random(1)))
    keeper.keep(match)
    assert keeper.path.read_text("utf-8") == whole(match)
    assert "\nhint: " in whole(match)


@pytest.mark.parametrize("other", [None, "somebody wrote here"])
def test_a_file_that_somebody_removed_or_changed_is_written_whole(
    match: Match, keeper: Keeper, other: str | None
) -> None:
    keeper.keep(match)
    keeper.path.unlink()
    if other is not None:
        keeper.path.write_text(other, "utf-8")
    answer(match, random.Random(1))
    keeper.keep(match)
    assert keeper.path.read_text("utf-8") == whole(match)


def test_whoever_is_stopped_before_the_file_was_cut_leaves_one_that_can_be_read(match: Match, keeper: Keeper) -> None:
    """After answers were taken back the file is shorter; until it is cut there are empty lines below."""
    keeper.keep(match)
    keeper.path.write_text(keeper.path.read_text("utf-8") + "\n" * 40, "utf-8")
    assert store.read(keeper.path).match.digest() == match.digest()
