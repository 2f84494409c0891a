"""Damaged match files: whatever is wrong is refused with its line, and never passes for another match."""

from __future__ import annotations

import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from centans.core import matchfile
from centans.core.errors import BadFile
from centans.core.match import Match
from tests.core.files import (
    FIXED,
    SAMPLE,
    guyenne,
    line_of,
    read,
    refused,
    with_line,
    without_line,
)
from tests.core.toys import Choose, Toy, match_of

# -- damage, one kind at a time -----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "hello", "Cent Ans", '[Event "chess"]\n'])
def test_what_is_no_match_file_is_told_so(text: str) -> None:
    assert str(refused(text)) == "line 1: this is not a match file: it should begin with 'Cent Ans match 1'"


@pytest.mark.parametrize("version", ["2", "", "1.5", "one"])
def test_another_version_of_the_format_is_not_guessed_at(version: str) -> None:
    problem = refused(with_line("Cent Ans match", f"Cent Ans match {version}"))
    assert str(problem) == f"line 1: the file has format '{version}'; this program reads format 1: update it"


@pytest.mark.parametrize("name", ["game", "revision", "players", "opening", "digest"])
def test_a_missing_line_is_named(name: str) -> None:
    problem = refused(without_line(f"{name}:"))
    assert problem.reason == f"the file ends without a line '{name}: ...'"


@pytest.mark.parametrize("name", ["game", "revision", "players", "commitment", "seed", "opening", "digest"])
def test_a_line_said_twice_is_refused_the_second_time(name: str) -> None:
    number = line_of(SAMPLE, f"{name}:")
    lines = SAMPLE.splitlines()
    lines.insert(number, lines[number - 1])
    problem = refused("\n".join(lines))
    assert (problem.line, problem.reason) == (number + 1, f"'{name}' is said twice")


def test_an_option_said_twice_is_refused_the_second_time() -> None:
    number = line_of(SAMPLE, "option: level")
    text = with_line("option: level", "option: level = basic\noption: level = expert")
    assert refused(text).line == number + 1


BAD_LINES = [
    ("game:", "game: chess", "there is no game 'chess'; there are: "),
    ("revision:", "revision: 99", "the match was played under revision 99 of the rules; this program has 1"),
    ("players:", "players: two", "'two' is no number of players"),
    ("players:", "players: ²", "'²' is no number of players"),
    ("players:", "players: 7", "guyenne is for 2, 3, 4 players, not 7"),
    ("option: level", "option: level", "expected 'option: NAME = VALUE'"),
    ("option: level", "option: level = godlike", "option 'level' can be basic, advanced, expert, not 'godlike'"),
    ("option: level", "option: lavel = basic", "guyenne has no option 'lavel'"),
    ("option: level", "component: limits.hand_size = many", "'limits.hand_size' can be "),
    ("option: level", "component: limits.hand_size", "expected 'component: NAME = VALUE'"),
    ("seat: 1", "seat: 2 Jean", "expected 'seat: 1 NAME'"),
    ("seat: 1", "seat: 1", "expected 'seat: 1 NAME'"),
    ("seed:", "seed: 00112233", "the seed is not the one that was promised at the start"),
    ("seed:", "seed: none", "the seed is not hexadecimal"),
    ("commitment:", f"commitment: {'0' * 64}", "the seed is not the one that was promised at the start"),
    ("opening:", "opening: english 2; french 2", "the opening dice are not those of the seed and the rules"),
    ("opening:", "opening: english two", "'english two' is no run of dice such as 'english 5 2'"),
    ("digest:", "digest: 0123456789abcdef", "the match replays to "),
    ("1. ", "1. 1 open-castle castle 3", "expected an answer such as"),
    ("1. ", "2. 1 open-castle: castle 3", "answer 1 should stand here, not 2"),
    ("1. ", "1. 1 open-castle: castle 9", "'castle 9' is not a choice of this game"),
    ("1. ", "1. 2 open-castle: castle 3", "seat 2 is not asked 'open-castle' now"),
    ("1. ", "1. 0 open-castle: castle 3", "seat 0 is not asked 'open-castle' now"),
    ("1. ", "1. 1 reinforce: castle 3", "seat 1 is not asked 'reinforce' now"),
    ("1. ", "1. 1 open-castle: pass", "'pass' is not allowed now: castle-first (GY-PLACE-1)"),
    ("1. ", "1. 1 open-castle: castle 3 [english 2]", "the dice are not those of the seed"),
    ("1. ", "1. 1 open-castle: castle 3 [english]", "'english' is no run of dice such as 'english 5 2'"),
    ("1. ", "hello", "'hello' is no line of a match file"),
]


@pytest.mark.parametrize(("start", "new", "reason"), BAD_LINES, ids=[new[:40] for _, new, _ in BAD_LINES])
def test_a_wrong_line_is_named_with_what_is_wrong(start: str, new: str, reason: str) -> None:
    problem = refused(with_line(start, new))
    assert problem.reason.startswith(reason)
    expected = "seed:" if start == "commitment:" else start
    assert problem.line == line_of(SAMPLE, expected)


@pytest.mark.parametrize("number", ["9" * 5000, "²"])
@pytest.mark.parametrize(
    ("start", "template"),
    [
        ("players:", "players: {}"),
        ("1. ", "{}. 1 open-castle: castle 3"),
        ("1. ", "1. {} open-castle: castle 3"),
        ("1. ", "1. 1 open-castle: castle 3 [english {}]"),
        ("opening:", "opening: english {}"),
    ],
)
def test_a_number_that_is_none_is_refused_like_any_other_mistake(start: str, template: str, number: str) -> None:
    assert refused(with_line(start, template.format(number))).line == line_of(SAMPLE, start)


def test_a_seat_too_few_or_too_many_is_refused() -> None:
    assert refused(without_line("seat: 2")).reason == "1 seats are named for 2 players"
    problem = refused(with_line("seat: 2", "seat: 2 b\nseat: 3 c"))
    assert (problem.line, problem.reason) == (line_of(SAMPLE, "seat: 2") + 1, "3 seats are named for 2 players")


def test_a_heading_among_the_answers_is_refused() -> None:
    problem = refused(with_line("3. ", "option: level = basic"))
    assert (problem.line, problem.reason) == (line_of(SAMPLE, "3. "), "'option' belongs above the answers")


def test_an_answer_after_the_digest_is_refused() -> None:
    problem = refused(SAMPLE + "41. 1 reinforce: pass\n")
    assert (problem.line, problem.reason) == (len(SAMPLE.splitlines()) + 1, "an answer stands after the digest")


def test_a_missing_answer_is_noticed_where_it_should_stand() -> None:
    problem = refused(without_line("5. "))
    assert (problem.line, problem.reason) == (line_of(SAMPLE, "5. "), "answer 5 should stand here, not 6")


def first_entry_with_dice(text: str) -> tuple[str, str]:
    """The start of the first answer after which dice fell, and the whole line."""
    line = next(line for line in text.splitlines() if re.match(r"\d+\. .*\[", line))
    return line.partition(" ")[0] + " ", line


def test_altered_dice_are_noticed_where_they_fell() -> None:
    start, line = first_entry_with_dice(SAMPLE)
    swapped = re.sub(r"(\d)\]", lambda found: f"{5 if found[1] == '2' else 2}]", line)
    problem = refused(with_line(start, swapped))
    assert problem.line == line_of(SAMPLE, start)
    assert problem.reason == "the dice are not those of the seed"


def test_impossible_dice_are_noticed_even_without_the_seed() -> None:
    published = matchfile.write(guyenne(), with_seed=False)
    start, line = first_entry_with_dice(published)
    problem = refused(with_line(start, re.sub(r"\d\]", "7]", line), published))
    assert (problem.line, problem.reason.endswith("cannot give 7 here")) == (line_of(published, start), True)


def test_dice_too_many_are_noticed_even_without_the_seed() -> None:
    published = matchfile.write(guyenne(), with_seed=False)
    start, line = first_entry_with_dice(published)
    problem = refused(with_line(start, line.replace("]", " 2]"), published))
    assert problem.line == line_of(published, start)
    assert "seed" not in problem.reason, "the file has no seed, so the sentence must not speak of one"


def test_other_but_possible_dice_without_the_seed_are_noticed_by_the_digest() -> None:
    published = matchfile.write(guyenne(), with_seed=False)
    start, line = first_entry_with_dice(published)
    swapped = re.sub(r"(\d)\]", lambda found: f"{3 if found[1] == '2' else 2}]", line)
    assert read(published).digest()
    with pytest.raises(BadFile):
        read(with_line(start, swapped, published))


def test_a_false_result_is_refused() -> None:
    whole = matchfile.write(guyenne(length=10_000))
    problem = refused(with_line("result:", "result: 1/12 2/0 by six-castles", whole))
    assert problem.line == line_of(whole, "result:")
    assert "the result is " in problem.reason


def test_a_result_of_a_match_that_is_not_over_is_refused() -> None:
    problem = refused(SAMPLE + "result: 1/12 2/0 by six-castles\n")
    assert problem.reason == "the result is none, not 1/12 2/0 by six-castles"


def test_a_choice_cannot_be_passed_off_as_automatic() -> None:
    line = next(line for line in SAMPLE.splitlines() if line.startswith("1. "))
    assert refused(with_line("1. ", f"{line} auto")).line == line_of(SAMPLE, "1. ")


def test_an_automatic_answer_cannot_be_passed_off_as_a_choice() -> None:
    whole = matchfile.write(guyenne(length=10_000))
    line = next(line for line in whole.splitlines() if line.endswith(" auto"))
    start = line.partition(" ")[0] + " "
    assert refused(with_line(start, line.removesuffix(" auto"), whole)).line == line_of(whole, start)


def test_a_file_of_another_game_is_not_read_as_this_one() -> None:
    match = match_of(Choose(0))
    assert refused(matchfile.write(match)).reason.startswith("there is no game 'toy'")


# -- damage of any kind -------------------------------------------------------------------------------------------

TEXTS = (SAMPLE, matchfile.write(guyenne(3, 25, {"level": "expert"}), with_seed=False))


def same_play(one: Match, other: Match) -> bool:
    """The same answers to the same position; names and settings that did not matter may differ."""
    answers = [[(entry.seat, entry.key, entry.option) for entry in match.entries] for match in (one, other)]
    return one.digest() == other.digest() and answers[0] == answers[1]


def reads_the_same_or_is_refused(original: str, damaged: str) -> None:
    found = read_or_problem(damaged)
    if isinstance(found, BadFile):
        assert 1 <= found.line <= max(1, len(damaged.splitlines()))
    else:
        assert same_play(found, read(original))


def read_or_problem(text: str) -> Match | BadFile:
    try:
        return read(text)
    except BadFile as problem:
        return problem


@settings(FIXED, max_examples=80)
@given(data=st.data(), original=st.sampled_from(TEXTS))
def test_a_lost_doubled_or_moved_line_never_passes_for_another_match(data: st.DataObject, original: str) -> None:
    lines = original.splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    line = lines.pop(place)
    for other in data.draw(st.lists(st.integers(0, len(lines)), max_size=2)):
        lines.insert(other, line)
    reads_the_same_or_is_refused(original, "\n".join(lines))


@settings(FIXED, max_examples=150)
@given(data=st.data(), original=st.sampled_from(TEXTS))
def test_an_altered_character_never_passes_for_another_match(data: st.DataObject, original: str) -> None:
    place = data.draw(st.integers(0, len(original) - 1))
    new = data.draw(st.sampled_from([*" \n0129²-[]:;é", ""]) | st.text(max_size=2))
    assume(new != original[place])
    reads_the_same_or_is_refused(original, original[:place] + new + original[place + 1 :])


@settings(FIXED, max_examples=60)
@given(text=st.text(max_size=200), original=st.sampled_from(TEXTS), place=st.integers(0, 30))
def test_nonsense_anywhere_is_refused_with_a_sentence(text: str, original: str, place: int) -> None:
    lines = original.splitlines()
    lines.insert(place, text)
    reads_the_same_or_is_refused(original, "\n".join(lines))
    reads_the_same_or_is_refused(original, "\n".join(lines[:place]))


def test_a_toy_without_its_revision_is_refused() -> None:
    match = match_of(Choose(0))

    class NextToy(Toy):
        revision = 4

    with pytest.raises(BadFile, match="played under revision 3 of the rules; this program has 4"):
        matchfile.read(matchfile.write(match), lambda game_id, components: NextToy(list))
