"""The OpenSpiel games: OpenSpiel's own test, exact chance, secrecy, and the same match as without them."""

import random
import subprocess
import sys

import pyspiel
import pytest

from centans import shelf
from centans.adapters import openspiel
from centans.adapters.rewards import rewards
from centans.core.dice import Live
from centans.core.digest import digest
from centans.core.errors import BadVariant, CentansError
from centans.core.match import Match
from tests.adapters.variants import by_sim_test, hides_something, name, variants

every_variant = pytest.mark.parametrize("chosen", variants(), ids=name)


def load(title: str, players: int, settings: dict[str, str]) -> pyspiel.Game:
    offered = {setting.name: setting for setting in shelf.game_class(title).settings}
    parameters = {name: openspiel.as_parameter(offered[name], value) for name, value in settings.items()}
    return pyspiel.load_game(openspiel.PREFIX + title, {"players": players, **parameters})


def random_action(state: pyspiel.State, chooser: random.Random) -> int:
    return chooser.choice(state.legal_actions())


def played(state: pyspiel.State, chooser: random.Random, choices: int) -> pyspiel.State:
    """The state after some choices of the players, and the dice that fall after them."""
    while state.is_chance_node() or (choices and not state.is_terminal()):
        choices -= not state.is_chance_node()
        state.apply_action(random_action(state, chooser))
    return state


@pytest.mark.source_only
@pytest.mark.parametrize("chosen", by_sim_test(), ids=name)
def test_openspiel_finds_the_game_right(chosen):
    pyspiel.random_sim_test(load(*chosen), num_sims=1, serialize=True, verbose=False)


def test_settings_that_are_numbers_or_truths_are_such_parameters():
    game = pyspiel.load_game(
        "python_centans_bastide(players=3,house_tiles=26,cede_influence=True,raise_mode=until_pass)"
    )
    variant = game.new_initial_state().course.variant
    assert (variant["house_tiles"], variant["cede_influence"], variant["raise_mode"]) == ("26", "true", "until_pass")
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


def test_a_value_that_looks_like_a_number_is_marked():
    usual = pyspiel.load_game("python_centans_bastide").new_initial_state().course.variant
    assert (usual.players, usual["majority_values"]) == (4, "8-6-4")
    other = pyspiel.load_game("python_centans_bastide(majority_values=_4-4-11)").new_initial_state().course.variant
    assert other["majority_values"] == "4-4-11"


def test_every_game_of_the_shelf_is_registered():
    assert {openspiel.PREFIX + title for title in shelf.titles()} <= set(pyspiel.registered_names())


@every_variant
def test_a_match_plays_the_same_with_the_same_choices_and_dice(chosen):
    title, players, settings = chosen
    game = shelf.take(title)
    match = Match(game, game.variant(players, settings), b"a match to follow")
    chooser = random.Random(4)
    while not match.over:
        ask = next(ask for ask in match.asks if not ask.open)
        match.answer(ask.seat, chooser.choice(ask.options))
    dice = iter([*match.opening, *[outcome for entry in match.entries for outcome in entry.dice]])
    answers = iter([entry for entry in match.entries if not entry.auto])
    state = load(*chosen).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            label, outcome = next(dice)
            assert state.action_to_string(outcome) == f"{label} {outcome}"
            state.apply_action(outcome)
        else:
            entry = next(answers)
            assert state.current_player() == entry.seat
            state.apply_action(entry.option.id)
    assert list(dice) == []
    assert list(answers) == []
    assert digest(state.course.position) == match.digest()
    assert state.returns() == rewards(match.result)


@every_variant
def test_what_a_player_cannot_know_does_not_change_what_it_observes(chosen):
    state = load(*chosen).new_initial_state()
    chooser = random.Random(8)
    changed = 0
    for _ in range(12):
        played(state, chooser, choices=5)
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            before = state.observation_tensor(player), state.observation_string(player)
            real = state.course.position
            other = state.clone()
            other.course.imagine(state.course.game.redeal(real, player, Live(b"another deal")))
            changed += digest(other.course.position) != digest(real)
            assert (other.observation_tensor(player), other.observation_string(player)) == before
    assert (changed > 0) == hides_something(chosen)


def test_cards_are_drawn_with_their_exact_probabilities():
    state = load("guyenne", 2, {}).new_initial_state()
    pile = {row["value"]: row["count"] for row in shelf.read_components(shelf.game_class("guyenne"))["valued_cards"]}
    total = sum(pile.values())
    assert dict(state.chance_outcomes()) == pytest.approx({card: count / total for card, count in pile.items()})
    drawn = min(pile)
    state.apply_action(drawn)
    assert dict(state.chance_outcomes())[drawn] == pytest.approx((pile[drawn] - 1) / (total - 1))


def test_the_position_waits_until_the_dice_have_fallen():
    state = load("guyenne", 2, {}).new_initial_state()
    before = digest(state.course.position)
    state.apply_action(random_action(state, random.Random(1)))
    assert state.is_chance_node()
    assert digest(state.course.position) == before


def test_a_copy_goes_its_own_way():
    state = played(load("guyenne", 2, {}).new_initial_state(), random.Random(3), choices=9)
    copy = state.clone()
    before = str(state), digest(state.course.position), state.legal_actions()
    played(copy, random.Random(3), choices=9)
    assert (str(state), digest(state.course.position), state.legal_actions()) == before
    assert digest(copy.course.position) != before[1]


def test_a_stored_state_comes_back_the_same():
    game = load("guyenne", 4, {"level": "expert"})
    state = played(game.new_initial_state(), random.Random(3), choices=30)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert digest(again.course.position) == digest(state.course.position)
    assert again.legal_actions() == state.legal_actions()


def test_a_game_is_zero_sum_with_two_players_only():
    assert load("guyenne", 2, {}).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert load("guyenne", 3, {}).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_impossible_settings_are_refused_with_a_sentence():
    with pytest.raises(BadVariant, match="guyenne is for 2, 3, 4 players, not 7"):
        pyspiel.load_game("python_centans_guyenne(players=7)")


def test_a_spectator_observes_no_hand():
    game = load("guyenne", 2, {})
    state = played(game.new_initial_state(), random.Random(3), choices=3)
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(kind)
    assert observer.string_from(state, 0) == observer.string_from(state, 1)
    assert observer.string_from(state, 0) != state.observation_string(0)


def test_what_players_should_remember_cannot_be_observed():
    with pytest.raises(CentansError, match="sees now can be observed; nothing else can"):
        load("guyenne", 2, {}).make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))


@pytest.mark.source_only
def test_a_process_that_registered_the_games_ends_in_peace():
    ended = subprocess.run([sys.executable, "-c", "import centans.adapters.openspiel"], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
