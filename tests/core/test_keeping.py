"""Positions kept on the way: written and read back they are the same, whatever is done with the match afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from centans import shelf
from centans.core import keeping, matchfile
from centans.core.dice import Live
from centans.core.errors import NothingToUndo
from centans.core.keeping import Key, Unfit
from centans.core.match import Match
from tests.lab.toy import CARD, NORTH, Camp, Toy

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
STORIES = ["guyenne-expert-4", "bastide-ceding-4", "trente-pairs-4", "guesclin-battle-3", "montjoie-allies-3"]
SEED = bytes(range(16))


def golden(name: str) -> Match:
    return matchfile.read((GOLDEN / f"{name}.txt").read_text("utf-8"), shelf.take)


def kept(match: Match, every: int) -> Match:
    """The same match, its position kept after every so many answers."""
    again = match.scroll(len(match.entries)).begun(match.seed)
    for number, entry in enumerate(match.entries, 1):
        again.replay(entry)
        if number % every == 0:
            again.keep()
    return again


def sight(match: Match) -> object:
    """All that somebody could notice of a match."""
    asks = [(match.ask_id(ask), ask.options, ask.veiled, ask.open) for ask in match.asks]
    return match.digest(), match.told, match.choosing, match.awaited(0), asks


@pytest.mark.parametrize("name", STORIES)
def test_every_moment_of_a_match_is_the_same_with_and_without_kept_positions(name: str) -> None:
    match = golden(name)
    again = kept(match, every=16)
    for length in [*range(0, len(match.entries), 61), len(match.entries)]:
        assert sight(again.at(length)) == sight(match.at(length))


@pytest.mark.parametrize("name", STORIES)
def test_what_happened_is_told_in_the_same_words(name: str) -> None:
    match = golden(name)
    again = kept(match, every=16)
    for number in range(len(match.entries) + 1):
        assert repr(again.events(number)) == repr(match.events(number))
    assert len(again.journal.events) < len(match.journal.events)


@pytest.mark.parametrize("name", STORIES)
def test_a_match_taken_up_from_any_kept_position_ends_in_the_same_way_with_dice_from_its_seed(name: str) -> None:
    match = golden(name)
    scroll = kept(match, every=97).scroll(len(match.entries))
    while scroll.keys:
        again = scroll.unrolled(match.seed)
        assert sight(again) == sight(match)
        assert [entry.dice for entry in again.entries] == [entry.dice for entry in match.entries]
        scroll.keys.pop()


def test_a_secret_choice_under_way_is_kept_with_what_others_may_know_of_it() -> None:
    match = Match(Toy(), Toy().variant(2), SEED)
    match.answer(0, NORTH)
    match.answer(1, NORTH)
    ask = match.asks[0]
    match.answer(ask.seat, ask.options[0])
    match.keep()
    again = match.scroll(len(match.entries)).unrolled(SEED)
    assert sight(again) == sight(match)
    assert again.choosing
    assert again.told == 2
    for one in (match, again):
        other = next(ask for ask in one.asks if ask.key == "choose")
        one.answer(other.seat, other.options[0])
    assert sight(again) == sight(match)
    assert not again.choosing
    assert again.told == 4


def test_a_choice_made_before_a_kept_position_can_still_be_taken_back() -> None:
    match = Match(Toy(), Toy().variant(2), SEED)
    before = match.digest()
    match.answer(0, NORTH)
    match.keep()
    again = match.scroll(len(match.entries)).unrolled(SEED)
    again.undo(0)
    assert again.digest() == before
    assert again.keys == []
    assert repr(again.events(0)) == repr(match.events(0))
    with pytest.raises(NothingToUndo):
        again.undo(0)


def test_what_is_refused_in_the_middle_of_a_run_leaves_the_kept_positions_alone() -> None:
    match = Match(Toy(), Toy().variant(2), SEED)
    match.answer(0, NORTH)
    match.keep()
    standing = sight(match)
    with pytest.raises(Exception, match="is not allowed now"):
        match.answer_run(1, [NORTH, CARD[1], CARD[1]])
    assert sight(match) == standing
    assert [key.number for key in match.keys] == [1]


def test_dice_go_on_where_they_stood() -> None:
    first = Live(SEED)
    rolled = [first.d6("wall") for _ in range(50)]
    first.draw("deck", [3, 2, 1])
    second = Live(SEED)
    second.go_to(first.cursor())
    assert len(set(rolled)) > 1
    assert [second.d6("wall") for _ in range(80)] == [first.d6("wall") for _ in range(80)]
    assert second.draw("deck", [3, 2, 1]) == first.draw("deck", [3, 2, 1])
    assert second.d6("new") == first.d6("new")


def test_a_step_that_stands_in_two_places_stays_one() -> None:
    match = Match(Toy(), Toy().variant(2), SEED)
    step = Camp(1)
    match.state.agenda.stand(step)
    match.state.agenda.stand(step)
    match.state.agenda.stand(Camp(1))
    standing = read_back(match, match.keep()).standing
    assert standing[0] is standing[1]
    assert standing[2] is not standing[0]


def read_back(match: Match, key: Key):  # type: ignore[no-untyped-def]
    return keeping.read(match.game, match.variant, key).state.agenda


def test_a_step_read_back_is_withdrawn_by_its_like() -> None:
    match = Match(Toy(), Toy().variant(2), SEED)
    match.state.agenda.stand(Camp(0))
    match.state.agenda.stand(Camp(1))
    agenda = read_back(match, match.keep())
    agenda.withdraw(Camp(1))
    assert [step.seat for step in agenda.standing] == [0]


def test_what_was_kept_and_does_not_fit_is_refused_in_a_sentence() -> None:
    match = Match(Toy(), Toy().variant(2), SEED)
    key = match.keep()
    state = keeping.plain(match.state, {})
    assert isinstance(state, dict)
    spoilt = {
        "is damaged": b"nonsense",
        "is kept in form 99": keeping.packed([99, 0, {}, state]),
        "cannot be read": keeping.packed([keeping.FORMAT, 0, {}, {"ToyState": [1, 2]}]),
        "these rules know no 'system'": keeping.packed([keeping.FORMAT, 0, {}, {"system": ["ls"]}]),
        "is not the one that was kept": keeping.packed([keeping.FORMAT, 0, {}, {"Camp": [1]}]),
    }
    for sentence, position in spoilt.items():
        with pytest.raises(Unfit, match=sentence):
            keeping.read(match.game, match.variant, Key(0, key.digest, position, b""))
    with pytest.raises(Unfit, match="is not the one that was kept"):
        keeping.read(match.game, match.variant, Key(0, "0" * 16, key.position, b""))
    for chapter in (b"nonsense", keeping.packed([99, []]), keeping.packed([keeping.FORMAT, [[1]]])):
        with pytest.raises(Unfit):
            keeping.read_chapter(chapter)


def test_what_has_no_slots_for_its_facts_is_not_kept() -> None:
    class Loose(Camp):
        """A step that forgets to declare what it holds."""

    match = Match(Toy(), Toy().variant(2), SEED)
    step = Loose(0)
    step.more = 1  # type: ignore[attr-defined]
    match.state.agenda.then(step)
    with pytest.raises(TypeError, match="Loose cannot be kept"):
        match.keep()
