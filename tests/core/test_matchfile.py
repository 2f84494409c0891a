"""Match files: what is written is read again, and what was damaged is refused with the line that is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from centans import shelf
from centans.core import matchfile
from centans.core.dice import Live, commitment
from centans.core.errors import BadFile
from centans.core.game import Game
from centans.core.match import Match
from centans.core.visible import visible
from tests.core.toys import BLUE, COLOURS, RED, Choose, Throw, Toy, match_of

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
