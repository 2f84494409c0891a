"""Match files: what is written is read again, and what was damaged is refused with the line that is wrong."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from centans import shelf
from centans.core import matchfile
from centans.core.dice import commitment
from centans.core.errors import BadFile
from centans.core.game import Game
from centans.core.match import Match
from centans.core.visible import visible
from tests.core.files import (
    DOCUMENT,
    FIXED,
    GUYENNE,
    SAMPLE,
    SEED,
    find_game,
    guyenne,
    play,
    read,
)
from tests.core.toys import BLUE, COLOURS, RED, Choose, Throw, match_of

# -- there and back -----------------------------------------------------------------------------------------------

variants = st.fixed_dictionaries(
    {
        "level": st.sampled_from(["basic", "advanced", "expert"]),
        "team_side": st.sampled_from(["english", "french"]),
        "reshuffle": st.sampled_from(["immediate", "on_demand"]),
        "attack_tie_removal": st.sampled_from(["always", "not_on_tie"]),
        "english_captain": st.sampled_from(["first", "second"]),
        "french_captain": st.sampled_from(["first", "second"]),
    }
)
matches = st.builds(
    lambda players, chosen, seed, length, choices: play(
        Match(GUYENNE, GUYENNE.variant(players, chosen), seed), length, choices
    ),
    st.sampled_from([2, 3, 4]),
    variants,
    st.binary(min_size=1, max_size=32),
    st.integers(0, 60) | st.just(10_000),
    st.binary(max_size=4),
)


@settings(FIXED, max_examples=30)
@given(match=matches)
def test_a_match_that_was_written_is_read_again(match: Match) -> None:
    text = matchfile.write(match)
    again = read(text)
    assert matchfile.write(again) == text
    assert again.digest() == match.digest()
    assert again.asks_of(0) == [] or not again.over
    assert repr(again.entries) == repr(match.entries)


@settings(FIXED, max_examples=20)
@given(match=matches)
def test_a_match_published_without_its_seed_is_read_again(match: Match) -> None:
    text = matchfile.write(match, with_seed=False)
    assert match.seed is not None
    assert f"seed: {match.seed.hex()}" not in text
    again = read(text)
    assert again.seed is None
    assert again.digest() == match.digest()
    assert matchfile.write(again, with_seed=False).splitlines()[-3:] == text.splitlines()[-3:]


def test_a_published_match_written_again_keeps_the_promise_of_its_seed() -> None:
    text = matchfile.write(guyenne(), with_seed=False)
    assert f"commitment: {commitment(SEED)}" in text
    assert matchfile.write(read(text)) == text


def test_a_match_with_changed_components_is_read_again() -> None:
    changes = {"limits.hand_size": "7", "scoring.grouped_castle": "3"}
    game = shelf.take("guyenne", changes)
    match = play(Match(game, game.variant(2), SEED), 30)
    text = matchfile.write(match)
    assert "component: limits.hand_size = 7\ncomponent: scoring.grouped_castle = 3\n" in text
    assert read(text).digest() == match.digest()


def test_a_match_read_with_its_seed_can_be_played_on_as_if_nothing_had_happened() -> None:
    straight = guyenne(length=10_000)
    published = matchfile.write(straight.at(31))
    halfway = read(published.replace("opening:", f"seed: {SEED.hex()}\nopening:"))
    for entry in straight.entries[31:]:
        if not entry.auto:
            halfway.answer(entry.seat, entry.option)
    assert matchfile.write(halfway) == matchfile.write(straight)


def test_a_match_of_any_game_is_written_the_same_way() -> None:
    match = match_of(Throw("start"), Choose(0, COLOURS, Throw("a"), Throw("a"), Throw("b")), Choose(1, [BLUE]))
    match.answer(0, RED)
    first, a, other, b = (outcome for _, outcome in (*match.opening, *match.entries[0].dice))
    text = matchfile.write(match)
    assert text.splitlines() == [
        "Cent Ans match 1",
        "game: toy",
        "revision: 3",
        "players: 2",
        "option: weather = fair",
        "seat: 1 seat 1",
        "seat: 2 seat 2",
        f"commitment: {commitment(b'toy')}",
        f"seed: {b'toy'.hex()}",
        f"opening: start {first}",
        "",
        f"1. 1 choose: colour red [a {a} {other}; b {b}]",
        "2. 2 choose: colour blue auto",
        "",
        f"digest: {match.digest()}",
        "result: 1/6 2/0 by talk",
    ]
    assert matchfile.read(text, lambda game_id, components: match.game).digest() == match.digest()


# -- the document -------------------------------------------------------------------------------------------------


def test_the_example_in_the_document_is_a_match_that_reads() -> None:
    example = re.search(r"```text\n(Cent Ans match.*?)```", DOCUMENT.read_text("utf-8"), re.S)
    assert example is not None
    match = read(example[1])
    assert match.over
    assert matchfile.write(match) == example[1]


def test_the_document_names_every_kind_of_line() -> None:
    text = DOCUMENT.read_text("utf-8")
    for name in (*matchfile.HEADINGS, *matchfile.CLOSINGS):
        assert f"`{name}:" in text, name


# -- what the reader forgives -------------------------------------------------------------------------------------


def test_line_endings_of_other_systems_are_accepted() -> None:
    assert matchfile.write(read(SAMPLE.replace("\n", "\r\n"))) == SAMPLE


def test_comments_and_empty_lines_may_stand_anywhere_below_the_title() -> None:
    lines = SAMPLE.splitlines()
    commented = [lines[0], *[part for line in lines[1:] for part in ("# a remark: 1. 1 pass", "", line)], "# the end"]
    assert matchfile.write(read("\n".join(commented))) == SAMPLE


def test_spaces_at_both_ends_of_a_line_are_ignored() -> None:
    padded = "\n".join(f"  {line}\t " for line in SAMPLE.splitlines())
    assert matchfile.write(read(padded)) == SAMPLE


def test_a_file_may_leave_out_names_defaults_and_the_result() -> None:
    whole = matchfile.write(guyenne(length=10_000))
    lean = "\n".join(line for line in whole.splitlines() if not re.match("seat:|option:|result:|commitment:", line))
    assert matchfile.write(read(lean)) == whole


# -- names --------------------------------------------------------------------------------------------------------


def named(*names: str) -> Match:
    return Match(GUYENNE, GUYENNE.variant(2), SEED, names)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Jean\x1b[2J le Bon", "Jean\ufffd[2J le Bon"),
        ("Jean\x00", "Jean\ufffd"),
        ("\u202eneeL", "\ufffdneeL"),
        ("a\u2066b\u2069", "a\ufffdb\ufffd"),
        ("\ud800", "\ufffd"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_what_would_not_be_seen_in_a_name_is_shown(typed: str, shown: str) -> None:
    assert named(typed, "Jeanne").names[0] == shown


def test_a_file_whose_components_are_wrong_makes_the_game_once() -> None:
    """Reading costs time in proportion to the length of the file: no line is tried by itself."""
    made: list[dict[str, str]] = []

    def find(game_id: str, components: dict[str, str]) -> Game[Any]:
        made.append(components)
        return find_game(game_id, components)

    text = matchfile.write(named("Jean", "Jeanne"))
    lines = "".join([f"component: scoring.nothing_{number} = 1\n" for number in range(300)])
    with pytest.raises(BadFile) as problem:
        matchfile.read(text.replace("option: level", f"{lines}option: level", 1), find)
    assert len(made) == 1
    assert "scoring.nothing_0" in problem.value.reason


def test_names_keep_their_accents_and_scripts() -> None:
    names = ("Édouard de Woodstock", "Дю Геклен 🏰 西")
    assert read(matchfile.write(named(*names))).names == names


NAUGHTY_NAMES = ["Jeanne", "a\nseed: 00", "x\r\ndigest: 0", "# y", "1. 1 pass", "a\u2028b", "c\x85d", "\x1ce"]


@settings(FIXED, max_examples=60)
@given(name=st.text(max_size=30), other=st.sampled_from(NAUGHTY_NAMES))
def test_no_name_can_break_the_format(name: str, other: str) -> None:
    match = named(name, other)
    again = read(matchfile.write(match))
    assert again.digest() == match.digest()
    assert again.names == match.names
    assert again.names[1] == visible(other)


@pytest.mark.parametrize("name", ["", "   ", "\n"])
def test_a_seat_whose_name_is_empty_does_not_make_the_file_unreadable(name: str) -> None:
    match = named(name, "Jeanne")
    assert read(matchfile.write(match)).digest() == match.digest()
