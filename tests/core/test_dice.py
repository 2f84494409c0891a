"""Dice: reproducible, fair, independent by label, recorded, scripted and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from centans.core.dice import Dice, Fork, Live, Recorder, Replay, Script, commitment
from centans.core.errors import CentansError, DiceMismatch
from centans.core.piles import Packing

FIXED = settings(derandomize=True, deadline=None, max_examples=60)
LABELS = ("assault", "siege", "weather")


def rolls(dice: Dice, label: str, number: int, sides: int = 6) -> list[int]:
    return [dice.roll(label, sides) for _ in range(number)]


# -- live ---------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_dice() -> None:
    assert rolls(Live(b"seed"), "a", 200) == rolls(Live(b"seed"), "a", 200)


def test_these_dice_never_change_from_one_release_to_the_next() -> None:
    """Old match files with a seed replay only as long as this holds."""
    dice = Live(b"Poitiers")
    assert rolls(dice, "assault", 12) == [2, 1, 2, 5, 5, 4, 1, 6, 6, 2, 5, 5]
    assert [dice.draw("cards", [0, 3, 5, 9]) for _ in range(8)] == [3, 1, 2, 3, 3, 3, 2, 2]


def numbers_of_the_document(seed: bytes, label: str) -> Iterator[int]:
    """The stream of a label as docs/match-format.md describes it, for who verifies with a program of his own."""
    key = blake2b(seed, digest_size=32).digest()
    for number in count():
        block = blake2b(f"{label}\n{number}".encode(), key=key, digest_size=64).digest()
        for place in reversed(range(0, 64, 2)):
            yield int.from_bytes(block[place : place + 2], "little")


def choice_of_the_document(stream: Iterator[int], things: int) -> int:
    return next(number % things for number in stream if number < 2**16 // things * things)


@pytest.mark.parametrize("sides", [2, 6, 20, 40_000])
def test_dice_can_be_recomputed_from_the_document_alone(sides: int) -> None:
    stream = numbers_of_the_document(b"seed", "assault")
    expected = [choice_of_the_document(stream, sides) + 1 for _ in range(100)]
    assert rolls(Live(b"seed"), "assault", 100, sides) == expected


def test_draws_can_be_recomputed_from_the_document_alone() -> None:
    stream = numbers_of_the_document(b"seed", "cards")
    pile = [1, 3, 3, 4, 4, 4, 4, 6]
    live = Live(b"seed")
    for _ in range(100):
        assert live.draw("cards", [0, 1, 0, 2, 4, 0, 1]) == pile[choice_of_the_document(stream, len(pile))]


def test_another_seed_or_another_label_gives_other_dice() -> None:
    here = rolls(Live(b"seed"), "a", 50)
    assert here != rolls(Live(b"other"), "a", 50)
    assert here != rolls(Live(b"seed"), "b", 50)


def test_dice_of_one_label_never_shift_those_of_another() -> None:
    alone = rolls(Live(b"seed"), "a", 100)
    dice = Live(b"seed")
    mixed = []
    for _ in range(100):
        mixed.append(dice.roll("a", 6))
        dice.roll("b", 20)
        dice.draw("c", [1, 2, 3])
    assert mixed == alone


def chi_square(found: Counter[int], expected: dict[int, float]) -> float:
    return sum((found[kind] - share) ** 2 / share for kind, share in expected.items())


def test_a_die_falls_on_every_side_equally_often() -> None:
    found = Counter(rolls(Live(b"fair"), "die", 12_000))
    assert set(found) == {1, 2, 3, 4, 5, 6}
    assert chi_square(found, dict.fromkeys(range(1, 7), 2_000.0)) < 20.5  # 5 degrees of freedom, one in a thousand


def test_a_draw_meets_each_kind_as_often_as_there_are_cards_of_it() -> None:
    dice = Live(b"fair")
    found = Counter(dice.draw("pile", [0, 1, 0, 4, 5]) for _ in range(10_000))
    assert set(found) == {1, 3, 4}
    assert chi_square(found, {1: 1_000.0, 3: 4_000.0, 4: 5_000.0}) < 13.8  # 2 degrees of freedom


def test_neighbouring_dice_say_nothing_about_each_other() -> None:
    dice = Live(b"fair")
    found = Counter((dice.roll("die", 4), dice.roll("die", 4)) for _ in range(8_000))
    numbered = Counter({first * 10 + second: count for (first, second), count in found.items()})
    expected = {first * 10 + second: 500.0 for first in range(1, 5) for second in range(1, 5)}
    assert chi_square(numbered, expected) < 37.7  # 15 degrees of freedom


def test_every_order_of_three_things_is_equally_likely() -> None:
    dice = Live(b"fair")
    found = Counter(int("".join(str(item) for item in dice.order("order", [1, 2, 3]))) for _ in range(6_000))
    assert chi_square(found, dict.fromkeys((123, 132, 213, 231, 312, 321), 1_000.0)) < 20.5


def test_a_pile_of_one_kind_can_give_nothing_else() -> None:
    assert {Live(bytes([n])).draw("pile", [0, 0, 7]) for n in range(50)} == {2}


def test_order_keeps_every_thing_and_needs_no_die_for_the_last() -> None:
    recorder = Recorder(Live(b"seed"))
    assert sorted(recorder.order("order", [5, 5, 7, 9])) == [5, 5, 7, 9]
    assert len(recorder.outcomes) == 3


# -- commitment ---------------------------------------------------------------------------------------------------


def test_a_commitment_is_the_same_for_the_same_seed_only_and_does_not_show_it() -> None:
    seed = b"\x01\x02\x03\x04 and more"
    assert commitment(seed) == commitment(bytes(seed))
    assert commitment(seed) != commitment(seed + b"\0")
    assert len(commitment(seed)) == 64
    assert seed.hex() not in commitment(seed)


# -- recorder and replay ------------------------------------------------------------------------------------------

requests = st.lists(
    st.tuples(
        st.sampled_from(LABELS),
        st.one_of(st.integers(1, 20), st.lists(st.integers(0, 4), min_size=1, max_size=6).filter(any)),
    ),
    max_size=30,
)


def serve(dice: Dice, wishes: list[tuple[str, int | list[int]]]) -> list[int]:
    return [dice.roll(label, wish) if isinstance(wish, int) else dice.draw(label, wish) for label, wish in wishes]


@FIXED
@given(wishes=requests, seed=st.binary(max_size=8))
def test_a_replay_of_what_was_recorded_gives_the_same_outcomes(
    wishes: list[tuple[str, int | list[int]]], seed: bytes
) -> None:
    recorder = Recorder(Live(seed))
    outcomes = serve(recorder, wishes)
    assert [outcome for _, outcome in recorder.outcomes] == outcomes
    replay = Replay(recorder.taken())
    assert serve(replay, wishes) == outcomes
    assert replay.exhausted


piles = st.lists(st.integers(0, 4), min_size=1, max_size=6)


@FIXED
@given(pile=piles, seed=st.binary(max_size=8), data=st.data())
def test_cards_dealt_are_the_same_as_cards_drawn_one_by_one(pile: list[int], seed: bytes, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, sum(pile)))
    recorder, live = Recorder(Live(seed)), Live(seed)
    dealt = recorder.deal("pile", pile, number)
    left = pile.copy()
    for kind in dealt:
        assert live.draw("pile", left) == kind
        left[kind] -= 1
    assert recorder.outcomes == [("pile", kind) for kind in dealt]
    assert Live(seed).deal("pile", pile, number) == dealt
    assert Replay(recorder.taken()).deal("pile", pile, number) == dealt
    assert Script(pile=dealt).deal("pile", pile, number) == dealt


@FIXED
@given(pile=piles, seed=st.binary(max_size=8), data=st.data())
def test_cards_are_dealt_as_if_they_lay_in_a_row_by_kind(pile: list[int], seed: bytes, data: st.DataObject) -> None:
    cards = [kind for kind, count in enumerate(pile) for _ in range(count)]
    number = data.draw(st.integers(0, len(cards)))
    row, counted, plainly = Live(seed), Live(seed), Recorder(Live(seed))
    picked = row.pick("pile", cards, number)
    assert counted.deal("pile", pile, number) == picked
    assert plainly.pick("pile", cards, number) == picked
    assert row.cursor() == counted.cursor()


def test_no_more_things_are_picked_than_there_are() -> None:
    with pytest.raises(ValueError, match="cannot pick 3 of 2"):
        Live(b"row").pick("pile", [7, 8], 3)


@pytest.mark.parametrize("outcomes", [[1, 1], [1, 3], [1, 0]])
def test_a_replay_refuses_a_deal_that_the_pile_cannot_give(outcomes: list[int]) -> None:
    with pytest.raises(DiceMismatch):
        Replay([("pile", outcome) for outcome in outcomes]).deal("pile", [0, 1, 2], 2)


@FIXED
@given(wishes=requests, seed=st.binary(max_size=8))
def test_a_recorder_changes_nothing(wishes: list[tuple[str, int | list[int]]], seed: bytes) -> None:
    assert serve(Recorder(Live(seed)), wishes) == serve(Live(seed), wishes)


def test_a_recorder_hands_out_each_outcome_once() -> None:
    recorder = Recorder(Script(a=[1, 2], b=[3]))
    rolls(recorder, "a", 1)
    assert recorder.taken() == (("a", 1),)
    rolls(recorder, "b", 1)
    rolls(recorder, "a", 1)
    assert recorder.taken() == (("b", 3), ("a", 2))
    assert recorder.taken() == ()


def test_a_replay_refuses_another_label() -> None:
    with pytest.raises(DiceMismatch, match="an outcome of 'a' where the rules ask for 'b'"):
        Replay([("a", 1)]).d6("b")


@pytest.mark.parametrize("outcome", [0, 7, -1, 10**30])
def test_a_replay_refuses_a_face_that_the_die_does_not_have(outcome: int) -> None:
    with pytest.raises(DiceMismatch, match=f"'a' cannot give {outcome} here"):
        Replay([("a", outcome)]).d6("a")


@pytest.mark.parametrize("outcome", [0, 2, 4, -1])
def test_a_replay_refuses_a_card_that_the_pile_does_not_hold(outcome: int) -> None:
    with pytest.raises(DiceMismatch, match=f"cannot give {outcome} here"):
        Replay([("a", outcome)]).draw("a", [0, 2, 0, 1])


def test_a_replay_that_ran_out_says_what_could_come_next() -> None:
    replay = Replay([("a", 1)])
    assert not replay.exhausted
    replay.d6("a")
    with pytest.raises(Fork) as fork:
        replay.draw("pile", [0, 2, 1])
    assert (fork.value.label, fork.value.weights) == ("pile", [0, 2, 1])


# -- script -------------------------------------------------------------------------------------------------------


def test_a_script_gives_what_was_written_for_each_label() -> None:
    dice = Script(assault=[3, 5], siege=[1])
    assert [dice.d6("assault"), dice.d6("siege"), dice.d6("assault")] == [3, 1, 5]


def test_a_script_knows_what_was_not_used() -> None:
    dice = Script(assault=[3, 5], siege=[1])
    dice.d6("assault")
    assert dice.left() == {"assault": [5], "siege": [1]}
    dice.d6("siege")
    assert dice.left() == {"assault": [5]}


def test_a_script_that_ran_out_says_for_which_label_and_what_could_come() -> None:
    with pytest.raises(Fork, match="no outcome is written for 'siege'") as fork:
        Script(assault=[3]).roll("siege", 4)
    assert (fork.value.label, list(fork.value.weights)) == ("siege", [0, 1, 1, 1, 1])
    assert isinstance(fork.value, CentansError)


def test_a_script_cannot_write_what_cannot_happen() -> None:
    with pytest.raises(DiceMismatch, match="'pile' cannot give 2 here"):
        Script(pile=[2]).draw("pile", [1, 1, 0])


# -- a source of one's own ----------------------------------------------------------------------------------------


class Loaded(Dice):
    """Always the highest face, always the last kind."""

    __slots__ = ()

    def roll(self, label: str, sides: int) -> int:
        return sides

    def draw(self, label: str, counts: Sequence[int]) -> int:
        return max(kind for kind, count in enumerate(counts) if count)


def test_anybody_may_write_another_source_of_chance() -> None:
    recorder = Recorder(Loaded())
    assert recorder.d6("a") == 6
    assert recorder.order("b", [1, 2, 3]) == [3, 2, 1]
    assert recorder.draw("c", [1, 1, 0]) == 1


def test_dice_without_a_source_are_none() -> None:
    with pytest.raises(NotImplementedError):
        Dice().d6("a")


def test_a_pile_written_as_a_number_is_dealt_the_very_same_cards():
    packing = Packing(bits=7, kinds=4, first=2)
    for number in range(60):
        counts = [0, 0, number % 5, number % 7, 0, number % 3 + 1]
        pile = packing.pile_of([kind for kind, count in enumerate(counts) for _ in range(count)])
        taken = number % (sum(counts) + 1)
        as_list, as_number, plainly = Live(b"pile"), Live(b"pile"), Recorder(Live(b"pile"))
        dealt = packing.pile_of(as_list.deal("card", counts, taken))
        assert packing.some(pile, taken, "card", as_number) == dealt
        assert packing.some(pile, taken, "card", plainly) == dealt
        assert as_number.cursor() == as_list.cursor()


def test_a_long_pile_written_as_a_number_is_dealt_the_very_same_cards():
    packing = Packing(bits=5, kinds=29, first=1)
    for number in range(40):
        counts = [0, *[(kind * number) % 11 == 3 for kind in range(29)]]
        cards = [kind for kind, count in enumerate(counts) if count]
        as_list, as_number = Live(b"pile"), Live(b"pile")
        dealt = packing.pile_of(as_list.pick("card", cards, len(cards) // 2))
        assert packing.some(packing.pile_of(cards), len(cards) // 2, "card", as_number) == dealt
        assert as_number.cursor() == as_list.cursor()


def test_no_more_cards_are_dealt_than_a_pile_has():
    with pytest.raises(ValueError, match="cannot deal 3 cards from a pile of 2"):
        Live(b"pile").deal_pile("card", 2, 3, 7, 0)


def test_things_are_ordered_as_by_rolls():
    for number in range(40):
        ordered, rolled = Live(b"order"), Live(b"order")
        assert ordered.order("mix", range(number)) == Dice.order(rolled, "mix", range(number))
        assert ordered.cursor() == rolled.cursor()
