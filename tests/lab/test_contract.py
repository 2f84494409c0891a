"""The contract: a good game keeps it, and every check fails on a game that is broken in that one place."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from centans import shelf
from centans.core import matchfile
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.game import Result
from centans.core.match import Match
from centans.core.options import Option
from centans.core.steps import Agenda
from centans.core.tables import Table
from centans.lab.checks import (
    EVERY_MOMENT,
    SOME_MOMENTS,
    asks_are_well_formed,
    box_never_changes,
    kept_positions_play_on,
    older_copies_never_change,
    original_stays_when_its_clone_plays_on,
    past_can_be_looked_at,
)
from centans.lab.contract import ContractBroken, check_game, check_match, feature_length, trials
from centans.lab.scene import Scene
from tests.lab import toy
from tests.lab.toy import CARD, NORTH, SOUTH, Toy, ToyState


def broken_check(game: Toy, **limits: int) -> str:
    """The name of the check that finds the game out."""
    with pytest.raises(ContractBroken) as caught:
        check_game(game, matches=40, seed="broken", **limits)
    return caught.value.breach.check


def test_a_component_missing_in_one_variant_is_a_sentence_and_no_traceback():
    class OnlyForTwo(Toy):
        def start(self, variant):
            if variant.players > 2:
                Table({}, ("openings", "three")).value("cards")
            return super().start(variant)

    with pytest.raises(ContractBroken) as caught:
        check_game(OnlyForTwo(), matches=10)
    assert caught.value.breach.message == "'cards' is missing in 'openings.three'"
    assert caught.value.breach.check == "components_are_complete"


# -- games that keep it -----------------------------------------------------------------------------------------------


@pytest.mark.bulk
@pytest.mark.parametrize("level", ["basic", "advanced", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_guyenne_keeps_the_contract(players, level):
    summary = check_game(shelf.take("guyenne"), matches=25, seed="tests", players=players, options={"level": level})
    assert summary.matches == 25
    assert summary.checks["every_match_ends"] == 25
    assert len(summary.variants) > 15


def test_a_game_that_is_not_on_the_shelf_can_be_checked():
    summary = check_game(Toy(), matches=60)
    assert summary.by_value[("players", "2")][0] + summary.by_value[("players", "3")][0] == 60
    assert len(summary.variants) == 4


def test_in_a_hurry_fewer_moments_are_looked_at_but_every_match_ends():
    length = feature_length(Toy())
    patient, hasty = [
        [check_match(Toy(), trial, length, hurry=hurry) for trial in trials(Toy(), 12, "hurry")] for hurry in (1, 5)
    ]
    for check in ("why_not_agrees_with_the_options", "clone_shares_nothing"):
        assert 0 < sum(one.checks[check] for one in hasty) < sum(one.checks[check] for one in patient)
    assert all(one.checks["every_match_ends"] == 1 and one.breach is None for one in hasty)


def test_every_check_is_made_and_counted():
    summary = check_game(Toy(), matches=60)
    expected = {check.__name__ for check in (*EVERY_MOMENT, *SOME_MOMENTS)} | {
        "every_match_ends",
        "undo_goes_back_and_no_further",
        "open_questions_are_taken_up",
        "redealt_state_can_be_played",
        "older_copies_never_change",
        "past_can_be_looked_at",
        "kept_positions_play_on",
        "file_tells_the_whole_match",
    }
    assert {name for name, times in summary.checks.items() if times} == expected


def test_the_same_seed_checks_the_same_matches():
    def plan(seed: str) -> list[tuple[bytes, str]]:
        return [(trial.seed, repr(trial.settings)) for trial in trials(shelf.take("guyenne"), 20, seed)]

    assert plan("one") == plan("one")
    assert plan("one") != plan("two")


# -- games that do not ------------------------------------------------------------------------------------------------


def toy_with_state(changed: type[ToyState]) -> Toy:
    class Changed(Toy):
        state_class = changed

    return Changed()


def test_a_clone_that_shares_a_list_is_found():
    class Sharing(ToyState):
        __slots__ = ()

        def clone(self) -> ToyState:
            copy = super().clone()
            copy.hands = [*self.hands]
            return copy

    assert broken_check(toy_with_state(Sharing)) == "clone_shares_nothing"


def test_a_clone_that_forgets_a_fact_is_found():
    class Forgetful(ToyState):
        __slots__ = ()

        def clone(self) -> ToyState:
            copy = super().clone()
            copy.camps = [0] * len(self.camps)
            return copy

    assert broken_check(toy_with_state(Forgetful)) == "clone_is_the_same"


def test_a_view_that_changes_with_the_position_is_found():
    class Careless(Toy):
        def view(self, s, seat):
            shown = super().view(s, seat)
            shown.points = s.points
            return shown

    assert broken_check(Careless()) == "view_shares_nothing_with_the_position"


class Itself(ToyState):
    __slots__ = ()

    def clone(self) -> ToyState:
        return self


def opening_scene(game: Toy) -> Scene:
    return Scene(Match(game, game.variant(), b"scene"), features=6, longest=100, dice=Live(b"scene"))


def test_an_original_that_changes_with_its_clone_is_found():
    assert original_stays_when_its_clone_plays_on(opening_scene(Toy())) is None
    assert original_stays_when_its_clone_plays_on(opening_scene(toy_with_state(Itself))) is not None


def test_an_older_copy_that_changed_is_found():
    state = opening_scene(Toy()).state
    match = opening_scene(Toy()).match
    assert older_copies_never_change([(0, state, match.digest())]) is None
    state.points[0] += 1
    assert older_copies_never_change([(0, state, match.digest())]) is not None


def test_a_box_that_changes_is_found():
    scene = opening_scene(Toy())
    assert box_never_changes(scene) is None
    scene.state.box.bonus[0] = 2
    assert box_never_changes(scene) is not None


def toy_that_begins(step: type) -> Toy:
    class Changed(Toy):
        first_step = step

    return Changed()


def asking(*options: Option, veiled: bool = False) -> type[toy.Camp]:
    """A first step that offers these options, whatever the rules say."""

    class Asking(toy.Camp):
        __slots__ = ()

        def __init__(self, seat: int = 0) -> None:
            super().__init__(seat)

        def ask(self, s):
            return Ask(self.seat, "camp", options, veiled)

    return Asking


FOREIGN = Option("foreign")


@pytest.mark.parametrize(
    ("seat", "options", "complaint"),
    [
        (0, (), "has no option"),
        (0, (NORTH, SOUTH, SOUTH), "offers the same option twice"),
        (0, (NORTH, SOUTH, FOREIGN), "<foreign>, which is not in the catalogue"),
        (7, (NORTH, SOUTH), "seat 8, which does not exist"),
    ],
    ids=["no option", "an option twice", "an option outside the catalogue", "a seat that does not exist"],
)
def test_an_ask_that_is_not_well_formed_is_found(seat, options, complaint):
    game = Toy()
    match = Match(game, game.variant(), b"asks")
    match.asks = [Ask(seat, "camp", options)]
    assert complaint in (asks_are_well_formed(Scene(match, 6, 100, Live(b"asks"))) or "")


@pytest.mark.parametrize(("copies", "complaint"), [(1, "only open questions are left"), (2, "2 questions are called")])
def test_asks_that_do_not_go_together_are_found(copies, complaint):
    game = Toy()
    match = Match(game, game.variant(), b"asks")
    match.asks = [Ask(0, "camp", (NORTH, SOUTH), open=copies == 1) for _ in range(copies)]
    assert complaint in (asks_are_well_formed(Scene(match, 6, 100, Live(b"asks"))) or "")


@pytest.mark.parametrize("veiled", [True, False], ids=["a choice", "answered automatically"])
def test_an_option_that_is_allowed_but_not_offered_is_found(veiled):
    game = toy_that_begins(asking(NORTH, veiled=veiled))
    assert broken_check(game) == "why_not_agrees_with_the_options"


def test_an_option_that_is_offered_but_forbidden_is_found():
    assert broken_check(toy_that_begins(asking(NORTH, SOUTH, CARD[1]))) == "why_not_agrees_with_the_options"


def test_a_lost_card_is_found():
    class Burn(toy.Round):
        __slots__ = ()

        def run(self, s, dice):
            s.hands[0].pop()
            super().run(s, dice)

    assert broken_check(toy_that_begins(Burn)) in ("inventory_is_constant", "redealing_keeps_the_view")


def test_a_match_without_end_is_found():
    class Forever(toy.Camp):
        __slots__ = ()

        def __init__(self, seat: int = 0) -> None:
            super().__init__(seat)

        def answer(self, s, seat, option, dice):
            s.agenda.then(Forever(1 - seat))

    class Endless(Toy):
        first_step = Forever

        def redeal(self, s, seat, dice):
            t = super().redeal(s, seat, dice)
            t.agenda = Agenda([toy.Camp(s.agenda.steps[-1].seat)])
            return t

        def masked(self, s, seat):
            t = super().masked(s, seat)
            t.agenda = Agenda([toy.Camp(s.agenda.steps[-1].seat)])
            return t

    assert broken_check(Endless(), longest=200) == "every_match_ends"


@pytest.mark.parametrize(
    "result",
    [
        None,
        Result([1], [0], "points"),
        Result([2, 3], [0, 0], "points"),
        Result([1, 2], [0, 0], ""),
    ],
    ids=["none", "seats missing", "no first rank", "nothing decided"],
)
def test_a_match_that_ends_without_a_proper_result_is_found(result):
    class Undecided(Toy):
        def result(self, s):
            return None if s.agenda.steps else result

    with pytest.raises(ContractBroken) as caught:
        check_game(Undecided(), matches=4, players=2)
    assert caught.value.breach.check in ("result_is_there_when_it_is_over", "redealt_state_can_be_played")


def test_a_result_before_the_end_is_found():
    class Hasty(Toy):
        def result(self, s):
            return Result([1] * len(s.points), s.points, "points")

    assert broken_check(Hasty()) == "result_is_there_when_it_is_over"


@pytest.mark.parametrize("extra", [[-1], [1.5], [1 << 20]], ids=["negative", "no whole number", "huge"])
def test_a_feature_that_is_no_small_number_is_found(extra):
    class Wild(Toy):
        def features(self, view):
            return [*super().features(view), *extra]

    assert broken_check(Wild()) == "features_are_small_numbers"


class Growing(Toy):
    def features(self, view):
        return [*super().features(view), *view.discards]


def test_features_of_changing_length_are_found():
    assert broken_check(Growing()) == "features_are_small_numbers"


class Remembering(Toy):
    """Each match begins differently: something outside the state has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.matches = 0

    def start(self, variant):
        self.matches += 1
        s = super().start(variant)
        s.points[0] = self.matches
        return s


def test_a_match_that_cannot_be_replayed_is_found():
    assert broken_check(Remembering()) in ("undo_goes_back_and_no_further", "past_can_be_looked_at")


def test_a_past_that_is_not_what_it_was_is_found():
    scene = opening_scene(Remembering())
    assert past_can_be_looked_at(scene, {0: scene.match.digest()}) is not None


class Unwritten(toy.Camp):
    """A step that keeps what nobody reads back: its constructor asks for something else than its facts."""

    __slots__ = ("again",)

    def __init__(self, seat, twice=0):
        super().__init__(seat)
        self.again = 2 * twice


def test_a_position_that_cannot_be_taken_up_again_is_found():
    class Forgetful(Toy):
        def start(self, variant):
            s = super().start(variant)
            s.agenda.steps.insert(0, Unwritten(0, 1))
            return s

    scene = opening_scene(Forgetful())
    scene.match.answer(0, NORTH)
    complaint = kept_positions_play_on(scene, {})
    assert complaint is not None
    assert "cannot be taken up again" in complaint


@pytest.mark.source_only  # a compiled Match cannot be given another barrier
def test_an_undo_across_dice_is_found(monkeypatch):
    monkeypatch.setattr(Match, "barrier", lambda self, seat: 0)
    assert broken_check(Toy()) == "undo_goes_back_and_no_further"


def test_a_match_that_its_file_does_not_tell_is_found():
    class Shouting(toy.Draw):
        __slots__ = ()

        def run(self, s, dice):
            dice.d6("NOT A LABEL")
            s.agenda.then(toy.Round())

    assert broken_check(toy_that_begins(Shouting)) == "file_tells_the_whole_match"


def test_an_error_in_the_rules_is_shown_with_the_match():
    class Faulty(toy.Camp):
        __slots__ = ()

        def __init__(self, seat: int = 0) -> None:
            super().__init__(seat)

        def answer(self, s, seat, option, dice):
            raise ValueError("the rules forgot something")

    with pytest.raises(ContractBroken, match="the rules forgot something") as caught:
        check_game(toy_that_begins(Faulty), matches=3)
    assert caught.value.breach.check == "plays_without_error"


def test_a_state_that_holds_something_strange_is_found():
    @dataclass
    class Strange:
        number: int = 0

    class Holding(Toy):
        def start(self, variant):
            s = super().start(variant)
            s.camps = [Strange() for _ in s.camps]
            return s

    assert broken_check(Holding()) == "plays_without_error"


def test_a_breach_comes_with_a_match_file_that_replays_to_it():
    with pytest.raises(ContractBroken) as caught:
        check_game(Growing(), matches=3)
    match = matchfile.read(caught.value.breach.file, lambda _id, _components: Growing())
    assert match.state.discards
    assert caught.value.breach.file in str(caught.value)
