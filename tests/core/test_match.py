"""A match: answers, what is automatic, questions by name, taking back, and looking at the past."""

from __future__ import annotations

import pytest

from centans.core.dice import Fork
from centans.core.entries import Entry
from centans.core.errors import BadVariant, CentansError, DiceMismatch, Illegal, Stale
from centans.core.game import Result
from centans.core.match import Match
from centans.core.options import RECONSIDER, Option
from tests.core.toys import (
    BLUE,
    COLOURS,
    GREEN,
    LAY,
    LIFT,
    NEVER,
    PEEK,
    RED,
    ROLL,
    STOP,
    Choose,
    Handle,
    Power,
    Say,
    Simultaneous,
    Stand,
    Throw,
    Toy,
    Whisper,
    match_of,
    trace_of,
)


def log(match: Match) -> list[str]:
    """The log in short: seat and choice, with a star for what was automatic."""
    return [f"{entry.seat + 1} {entry.option.notation}{' *' if entry.auto else ''}" for entry in match.entries]


# -- answers ------------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_and_logged_with_its_question_and_its_dice() -> None:
    match = match_of(Choose(0, COLOURS, Throw("assault")), Choose(1))
    match.answer(0, RED)
    (entry,) = match.entries
    assert (entry.seat, entry.key, entry.option, entry.auto) == (0, "choose", RED, False)
    assert [label for label, _ in entry.dice] == ["assault"]
    assert trace_of(match) == ["1 colour red", str(entry.dice[0][1])]
    assert repr(entry).startswith("Entry(seat=0, 'choose', <colour red>, (('assault', ")


def test_the_dice_of_the_opening_belong_to_no_answer() -> None:
    match = match_of(Throw("opening"), Choose(0))
    assert [label for label, _ in match.opening] == ["opening"]
    assert match.entries == []


def test_an_illegal_answer_changes_nothing() -> None:
    match = match_of(Choose(0, [RED, BLUE]), Choose(1))
    match.answer(0, RED)
    before, asks = match.digest(), match.asks
    for seat, option, key in [(1, NEVER, "not-offered"), (0, RED, "not-your-turn"), (7, RED, "not-your-turn")]:
        with pytest.raises(Illegal) as error:
            match.answer(seat, option)
        assert error.value.refusal.key == key
        assert (match.digest(), match.asks, log(match)) == (before, asks, ["1 colour red"])


def test_the_refusal_of_an_answer_reads_as_a_sentence() -> None:
    with pytest.raises(Illegal) as error:
        match_of(Choose(0, [RED, BLUE])).answer(0, GREEN)
    assert str(error.value) == "'colour green' is not allowed now: not-offered, offered 2 (TOY-1)"


def test_after_the_end_nothing_can_be_answered() -> None:
    match = match_of(Choose(0))
    match.answer(0, RED)
    assert match.over
    assert match.asks == []
    with pytest.raises(Illegal) as error:
        match.answer(0, RED)
    assert error.value.refusal.key == "game-over"


def test_why_not_answers_for_every_seat_without_touching_the_match() -> None:
    match = match_of(Choose(0, [RED, BLUE]))
    assert match.why_not(0, RED) is None
    refusals = [match.why_not(0, GREEN), match.why_not(1, RED)]
    assert [refusal and refusal.key for refusal in refusals] == ["not-offered", "not-your-turn"]


def test_a_run_of_answers_is_taken_as_a_whole() -> None:
    match = match_of(Handle(0), Choose(1))
    match.answer_run(0, [LIFT[0], LIFT[2], LAY, STOP])
    assert log(match) == ["1 lift 1", "1 lift 3", "1 lay", "1 stop"]
    assert match.waiting_for() == [1]


@pytest.mark.parametrize(
    "run",
    [
        [LIFT[0], LIFT[0]],
        [LIFT[0], LAY, ROLL, NEVER],
        [ROLL, STOP],
        [LIFT[0], STOP, RED],
        [NEVER],
    ],
)
def test_a_run_with_one_illegal_answer_changes_nothing_at_all(run: list[Option]) -> None:
    match = match_of(Throw(), Choose(0), Handle(0), Choose(1))
    match.answer(0, BLUE)
    before, events = match.digest(), repr(match.journal.events)
    with pytest.raises(Illegal):
        match.answer_run(0, run)
    assert (match.digest(), log(match), repr(match.journal.events)) == (before, ["1 colour blue"], events)
    match.answer_run(0, [LIFT[0], STOP])
    assert match.waiting_for() == [1]


@pytest.mark.parametrize("gamble", [ROLL, PEEK], ids=["dice fall", "it sees more"])
def test_no_run_plays_only_if_luck_will_have_it_so(gamble: Option) -> None:
    """All or none: what came of the gamble would be learned by what is refused after it, and nothing be risked."""
    match = match_of(Handle(0), Choose(1))
    before = match.digest()
    told = []
    for following in (STOP, LIFT[0], NEVER):
        with pytest.raises(Illegal) as illegal:
            match.answer_run(0, [LIFT[0], gamble, following])
        told.append(repr(illegal.value.refusal))
    assert len(set(told)) == 1
    assert match.digest() == before
    match.answer_run(0, [LIFT[0], gamble])
    assert log(match) == ["1 lift 1", f"1 {gamble.notation}"]


@pytest.mark.parametrize("changeable", [True, False])
@pytest.mark.parametrize("following", [RECONSIDER, RED, NEVER], ids=["reconsider", "another choice", "nothing"])
def test_no_run_tells_whether_others_have_made_their_secret_choice(following: Option, changeable: bool) -> None:
    told = []
    for others_have in (False, True):
        match = match_of(Simultaneous(Choose(0), Choose(1), changeable=changeable), Choose(0))
        if others_have:
            match.answer(1, BLUE)
        before = match.digest()
        with pytest.raises(Illegal) as illegal:
            match.answer_run(0, [RED, following])
        told.append(str(illegal.value))
        assert match.digest() == before
    assert told[0] == told[1]


def test_a_run_goes_on_within_a_secret_choice() -> None:
    match = match_of(Simultaneous(Handle(0), Choose(1)), Choose(0))
    match.answer_run(0, [LIFT[0], LIFT[2], STOP])
    match.answer_run(0, [RECONSIDER, LIFT[1], STOP])
    assert match.waiting_for() == [1]


def test_an_empty_run_is_no_answer() -> None:
    match = match_of(Choose(0))
    match.answer_run(0, [])
    assert match.entries == []


def test_waiting_for_names_the_seats_without_whom_nothing_goes_on() -> None:
    match = match_of(Stand(Power(1, key="power")), Simultaneous(Choose(0), Choose(2)))
    assert match.waiting_for() == [0, 2]
    assert [ask.key for ask in match.asks_of(1)] == ["power"]


def test_others_do_not_learn_who_has_made_a_secret_choice_until_all_have() -> None:
    match = match_of(Stand(Power(1, key="power")), Simultaneous(Choose(0), Choose(2)), Choose(1))
    assert match.choosing
    match.answer(0, RED)
    assert match.waiting_for() == [2]
    assert [match.awaited(viewer) for viewer in (None, 0, 1, 2)] == [[0, 2], [2], [0, 2], [0, 2]]
    match.answer(2, RED)
    assert not match.choosing
    assert [match.awaited(viewer) for viewer in (None, 0, 1, 2)] == [[1]] * 4


def test_who_had_nothing_to_choose_as_everybody_knows_is_not_waited_for() -> None:
    match = match_of(Simultaneous(Choose(0, [RED]), Choose(1), Choose(2)))
    match.answer(1, RED)
    assert [match.awaited(viewer) for viewer in (None, 0, 1, 2)] == [[1, 2], [1, 2], [2], [1, 2]]


def test_an_answer_to_a_standing_offer_makes_nobody_part_of_a_secret_choice() -> None:
    match = match_of(Stand(Power(1, key="power")), Simultaneous(Choose(0), Choose(2)))
    match.answer(1, match.asks_of(1)[0].options[0])
    assert match.awaited(None) == [0, 2]


def test_a_match_has_a_result_when_it_is_over() -> None:
    match = match_of(Choose(0))
    assert match.result is None
    match.answer(0, RED)
    assert repr(match.result) == "Result(ranks=(1, 2), scores=(1, 0), decided_by='talk')"


def test_the_winners_are_the_seats_ranked_first_unless_all_are() -> None:
    assert Result((2, 1, 2), (0, 5, 0), "points").winners == (1,)
    assert Result((1, 2, 1), (3, 0, 3), "points").winners == (0, 2)
    assert Result((1, 1), (3, 3), "tie").winners == ()


def test_seats_without_names_are_numbered_from_one() -> None:
    assert match_of(Choose(0)).names == ("seat 1", "seat 2")


# -- variants -----------------------------------------------------------------------------------------------------


def test_what_a_variant_does_not_say_takes_its_default() -> None:
    game = Toy(list)
    assert repr(game.variant()) == "Variant(players=2, weather=fair)"
    assert game.variant(3, {"weather": "foul"})["weather"] == "foul"


@pytest.mark.parametrize(
    ("players", "settings", "sentence"),
    [
        (4, {}, "toy is for 2, 3 players, not 4"),
        (2, {"wether": "foul"}, "toy has no option 'wether'; it has: weather"),
        (2, {"weather": "wet"}, "option 'weather' can be fair, foul, not 'wet'"),
    ],
)
def test_an_impossible_variant_is_refused_with_a_sentence(
    players: int, settings: dict[str, str], sentence: str
) -> None:
    with pytest.raises(BadVariant) as error:
        Toy(list).variant(players, settings)
    assert str(error.value) == sentence


# -- automatic answers --------------------------------------------------------------------------------------------


def test_where_there_is_nothing_to_choose_the_match_chooses_and_says_so() -> None:
    match = match_of(Choose(0, [STOP]), Choose(1), Choose(1, [STOP]), Choose(0, [RED]), Choose(0))
    assert log(match) == ["1 stop *"]
    match.answer(1, RED)
    assert log(match) == ["1 stop *", "2 colour red", "2 stop *", "1 colour red *"]
    assert match.waiting_for() == [0]


def test_a_veiled_question_is_left_to_its_seat_even_with_one_option() -> None:
    match = match_of(Choose(0, [STOP], veiled=True))
    assert match.entries == []
    match.answer(0, STOP)
    assert log(match) == ["1 stop"]


def test_an_open_question_with_one_option_is_never_answered_for_its_seat() -> None:
    match = match_of(Stand(Power(1, [STOP])), Choose(0))
    assert match.entries == []


def test_a_match_that_leaves_nothing_to_choose_plays_itself() -> None:
    match = match_of(Choose(0, [STOP]), Choose(1, [STOP]), Say("end"))
    assert match.over
    assert log(match) == ["1 stop *", "2 stop *"]


# -- questions by name --------------------------------------------------------------------------------------------


def ids(match: Match, seat: int) -> list[str]:
    return [match.ask_id(ask) for ask in match.asks_of(seat)]


def test_a_question_keeps_its_name_while_another_seat_answers() -> None:
    match = match_of(Simultaneous(Choose(0), Choose(1), Choose(2)))
    (name,) = ids(match, 2)
    match.answer(0, RED)
    match.answer(1, RED)
    assert ids(match, 2) == [name]
    match.answer(2, match.find(name).options[0])
    assert match.over


def test_no_question_has_the_name_of_another() -> None:
    power = Power(1, [STOP], key="power")
    match = match_of(Stand(power), Simultaneous(Choose(0), Choose(1)), Choose(0), Choose(0), Choose(1))
    asked: set[str] = set()
    for seat, option in [(0, RED), (0, RECONSIDER), (0, BLUE), (1, STOP), (1, GREEN), (0, RED), (0, RED), (1, RED)]:
        names = [match.ask_id(ask) for ask in match.asks]
        assert len(set(names)) == len(names)
        assert asked.isdisjoint(names), "a question that was answered never comes back"
        asked.add(next(match.ask_id(ask) for ask in match.asks_of(seat) if option in ask.options))
        match.answer(seat, option)
    assert match.over


def test_two_open_questions_of_one_seat_have_different_names() -> None:
    match = match_of(Stand(Power(1, [RED])), Stand(Power(1, [BLUE])), Choose(0))
    assert len(set(ids(match, 1))) == 2


def test_a_question_that_stands_is_not_mistaken_for_what_comes_in_its_place() -> None:
    before = match_of(Stand(Power(1, [RED])), Choose(0))
    after = match_of(Stand(Power(1, [BLUE])), Choose(0))
    (name,) = ids(before, 1)
    assert ids(after, 1) != [name]


def test_the_name_of_a_question_does_not_tell_how_many_stand_for_others() -> None:
    alone = match_of(Stand(Power(1, [RED])), Choose(0))
    behind_others = match_of(Stand(Power(2, [BLUE])), Stand(Power(2, [GREEN])), Stand(Power(1, [RED])), Choose(0))
    assert ids(behind_others, 1) == ids(alone, 1)


def test_an_answered_question_is_stale() -> None:
    match = match_of(Choose(0), Choose(0))
    (name,) = ids(match, 0)
    match.answer(0, RED)
    with pytest.raises(Stale, match=f"question {name} is not open any more"):
        match.find(name)


# -- the past and the log -----------------------------------------------------------------------------------------


def played() -> Match:
    match = match_of(
        Throw("opening"), Choose(0, COLOURS, Throw("a")), Choose(1, [STOP]), Choose(1, COLOURS, Throw("b"))
    )
    match.answer(0, RED)
    match.answer(1, BLUE)
    return match


def test_the_past_is_shown_as_it_was() -> None:
    match = match_of(
        Throw("opening"), Choose(0, COLOURS, Throw("a")), Choose(1, [STOP]), Choose(1, COLOURS, Throw("b"))
    )
    digests = {0: match.digest()}
    match.answer(0, RED)
    digests[2] = match.digest()
    match.answer(1, BLUE)
    digests[3] = match.digest()
    assert {length: match.at(length).digest() for length in digests} == digests
    assert len(match.at(1).entries) == 1
    assert match.digest() == digests[3]


def test_the_past_can_be_looked_at_but_not_played_on() -> None:
    past = played().at(2)
    before = past.digest()
    with pytest.raises(CentansError, match="this match has no seed: it can be looked at, not played on"):
        past.answer(1, BLUE)
    assert past.digest() == before


def test_the_past_cannot_be_taken_back_either() -> None:
    match = match_of(Handle(0))
    match.answer(0, LIFT[0])
    with pytest.raises(CentansError):
        match.at(1).undo(0)


def test_a_match_without_seed_and_without_record_needs_dice_that_it_does_not_have() -> None:
    with pytest.raises(Fork):
        match_of(Throw(), Choose(0), seed=None)


def test_events_are_kept_by_the_answer_that_caused_them() -> None:
    match = match_of(Say("opening"), Choose(0), Choose(1, [STOP], Say("after")), Choose(1))
    match.answer(0, RED)
    words = [[event.params["word"] for event in match.events(number)] for number in range(3)]
    assert words == [["opening"], ["1 colour red"], ["2 stop", "after"]]


def test_an_event_says_who_may_know_it() -> None:
    match = match_of(Say("aloud"), Whisper(1, "psst"), Choose(0))
    aloud, whispered = match.events(0)
    assert [aloud.visible_to(seat) for seat in (None, 0, 1)] == [True, True, True]
    assert [whispered.visible_to(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert repr(whispered) == "Event('whispered', (1,), {'word': 'psst'})"


def test_a_view_is_that_of_the_seat() -> None:
    match = match_of(Handle(0))
    assert match.view(0).hands[0].cards == [1, 2, 3]
    assert match.view(1).hands[0].cards is None
    assert match.view(None).hands[0].count == 3


# -- replay -------------------------------------------------------------------------------------------------------


def fresh_like(match: Match) -> Match:
    """The same match before its first answer, ready to be filled by its log."""
    recorded = [*match.opening, *[outcome for entry in match.entries for outcome in entry.dice]]
    return Match(match.game, match.variant, None, match.names, recorded)


def test_a_log_replays_to_the_same_position() -> None:
    match = played()
    again = fresh_like(match)
    for entry in match.entries:
        again.replay(entry)
    assert again.digest() == match.digest()
    assert repr(again.entries) == repr(match.entries)


def test_a_log_with_powers_of_one_kind_replays() -> None:
    """Two offers under one key: the log must lead to the one that was taken."""
    match = match_of(Stand(Power(1, [RED])), Stand(Power(1, [BLUE])), Choose(0))
    match.answer(1, BLUE)
    assert match.at(1).digest() == match.digest()


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        (Entry(0, "choose", NEVER, (), False), Illegal),
        (Entry(1, "choose", RED, (), False), Stale),
        (Entry(0, "handle", RED, (), False), Stale),
        (Entry(0, "choose", RED, (), False), DiceMismatch),
        (Entry(0, "choose", RED, (("a", 7),), False), DiceMismatch),
        (Entry(0, "choose", RED, (("b", 1),), False), DiceMismatch),
    ],
)
def test_a_log_that_does_not_fit_is_refused(entry: Entry, error: type[CentansError]) -> None:
    with pytest.raises(error):
        fresh_like(played()).replay(entry)


# -- what may be told ---------------------------------------------------------------------------------------------


def test_entries_of_a_simultaneous_choice_are_told_when_all_have_chosen() -> None:
    match = match_of(Choose(0), Simultaneous(Choose(0), Choose(1)), Choose(0))
    match.answer(0, RED)
    assert match.told == 1
    match.answer(0, BLUE)
    assert (len(match.entries), match.told) == (2, 1)
    match.answer(1, RED)
    assert (len(match.entries), match.told) == (3, 3)
    assert match.at(2).told == 1
