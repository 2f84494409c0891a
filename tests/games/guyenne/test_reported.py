"""Matches in which something once went wrong: nobody may tell a redealt position from the real one, nor break it."""

from pathlib import Path

import pytest

from centans import shelf
from centans.core import matchfile
from centans.core.dice import Live
from centans.core.playout import play_out

REPORTED = sorted((Path(__file__).parent / "reported").glob("*.txt"))


@pytest.mark.bulk
@pytest.mark.parametrize("file", REPORTED, ids=lambda file: file.stem)
def test_every_position_of_a_reported_match_can_be_imagined_otherwise_and_played_on(file):
    match = matchfile.read(file.read_text("utf-8"), shelf.take)
    game = match.game
    for length in range(len(match.entries) - 20, len(match.entries) + 1):
        state = match.at(length).state
        for seat in [None, *range(match.variant.players)]:
            for deal in range(8):
                imagined = game.redeal(state, seat, Live(b"%d" % deal))
                assert game.view(imagined, seat) == game.view(state, seat)
                play_out(imagined, Live(b"on"), deal)
                assert game.inventory(imagined) == game.inventory(state)
