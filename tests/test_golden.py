"""Golden playthroughs: whole matches whose every public word is kept, so that a change of the rules shows as a diff.

After a deliberate change run `python tests/golden/regenerate.py` and read what changed.
"""

from __future__ import annotations

import pytest

from centans import shelf
from centans.core import matchfile
from centans.core.match import Match
from tests.golden import regenerate

TITLES = regenerate.titles()


def text_of(title: str) -> str:
    return regenerate.match_path(title).read_text("utf-8")


def read(title: str) -> Match:
    return matchfile.read(text_of(title), shelf.take)


@pytest.mark.parametrize("title", TITLES)
def test_a_golden_match_replays_to_the_same_digest_and_result(title: str) -> None:
    match = read(title)
    assert match.over
    assert matchfile.write(match).splitlines() == text_of(title).splitlines()


@pytest.mark.parametrize("title", TITLES)
def test_a_golden_match_tells_the_same_story(title: str) -> None:
    assert regenerate.log(read(title)).splitlines() == regenerate.log_path(title).read_text("utf-8").splitlines()


@pytest.mark.parametrize("title", TITLES)
def test_a_golden_match_is_played_again_choice_by_choice(title: str) -> None:
    """The questions, their options and the order of these are the same as well."""
    assert matchfile.write(regenerate.play(title)).splitlines() == text_of(title).splitlines()


@pytest.mark.parametrize("title", TITLES)
def test_a_sense_weighs_as_it_did(title: str) -> None:
    """Strength was measured with these weights: whoever changes one measures again."""
    kept = regenerate.senses_path(title).read_text("utf-8").splitlines()
    now = regenerate.senses(title).splitlines()
    assert len(now) == len(kept)
    for line, before in zip(now, kept, strict=True):
        (*words, most, least, total), (*words_before, most_before, least_before, total_before) = (
            line.split("  "),
            before.split("  "),
        )
        assert words == words_before
        figures = [float(figure) for figure in (most, least, total)]
        assert figures == pytest.approx([float(most_before), float(least_before), float(total_before)], rel=1e-3)


MANY = {
    "guyenne": {"seats"},
    "bastide": {"first_player", "stall_rounds"},
    "guesclin": {"rounds"},
    "trente": {"turns", "end"},
}
"""Options with more values than there are golden matches, or that make a match of thousands of answers."""


@pytest.mark.parametrize("game_id", sorted({title.partition("-")[0] for title in TITLES}))
def test_the_golden_matches_meet_every_value_of_every_option(game_id: str) -> None:
    played = [read(title).variant.settings for title in TITLES if title.startswith(f"{game_id}-")]
    met = {(name, value) for settings in played for name, value in settings.items()}
    settings = [setting for setting in shelf.take(game_id).settings if setting.name not in MANY.get(game_id, set())]
    assert {(setting.name, value) for setting in settings for value in setting.values} <= met


def test_in_a_golden_match_somebody_has_second_thoughts() -> None:
    assert any("reconsider: reconsider" in text_of(title) for title in TITLES)


def test_no_other_files_lie_among_the_golden_ones() -> None:
    expected = {path.name for title in TITLES for path in (regenerate.match_path(title), regenerate.log_path(title))}
    assert {path.name for path in regenerate.FOLDER.glob("*.txt")} == expected
