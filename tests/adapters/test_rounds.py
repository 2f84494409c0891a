"""The environment in which all act in every cycle: PettingZoo's own tests, simultaneous choices, penalties, the end."""

import random
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from centans.adapters.rewards import ILLEGAL, rewards
from centans.adapters.rounds import RoundsEnv, env, parallel_env
from centans.core.digest import digest
from centans.core.errors import CentansError
from centans.core.match import Match
from tests.adapters.variants import name, variants

every_variant = pytest.mark.parametrize("chosen", variants(), ids=name)


def begun(*chosen, seed: int = 1, **rest) -> RoundsEnv:
    environment = parallel_env(*chosen, **rest)
    environment.reset(seed=seed)
    return environment


def legal_actions(environment: RoundsEnv) -> dict[str, list[int]]:
    _, infos = environment._seen(environment.agents)
    return {agent: info["action_mask"].nonzero()[0].tolist() for agent, info in infos.items()}


def first_actions(environment: RoundsEnv) -> dict[str, int]:
    return {agent: legal[0] for agent, legal in legal_actions(environment).items()}


def play(environment: RoundsEnv, chooser: random.Random) -> tuple:
    """Choose legally at random to the end; gives what the last cycle gave."""
    while environment.agents:
        last = environment.step({agent: chooser.choice(legal) for agent, legal in legal_actions(environment).items()})
    return last


@every_variant
def test_pettingzoo_finds_that_the_match_is_broken_off_after_max_cycles(chosen):
    max_cycles_test(SimpleNamespace(parallel_env=partial(parallel_env, *chosen), env=partial(env, *chosen)))


@every_variant
def test_pettingzoo_finds_the_parallel_interface_right(chosen):
    parallel_api_test(parallel_env(*chosen), num_cycles=200)


@every_variant
def test_pettingzoo_finds_that_a_seed_fixes_everything(chosen):
    parallel_seed_test(lambda: parallel_env(*chosen), num_cycles=100)


@every_variant
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_finds_the_turn_based_interface_right(chosen):
    api_test(env(*chosen), num_cycles=200)


@every_variant
def test_pettingzoo_finds_that_a_seed_fixes_everything_in_turn_based_form(chosen):
    seed_test(lambda: env(*chosen), num_cycles=100)


@pytest.mark.source_only
@every_variant
def test_a_match_alone_plays_the_same_with_the_same_answers(chosen, monkeypatch):
    """What agents observe on the way is not looked at here, and would take most of the time."""
    environment = begun(*chosen)
    monkeypatch.setattr(environment, "_observation", lambda agent, mask: {"action_mask": mask})
    _, given, terminations, truncations, _ = play(environment, random.Random(5))
    played = environment.match
    match = Match(environment.game, environment.variant, played.seed)
    for entry in played.entries:
        if not entry.auto:
            match.answer(entry.seat, entry.option)
    assert digest(match.state) == played.digest()
    assert list(given.values()) == rewards(match.result)
    assert set(terminations.values()) == {True}
    assert set(truncations.values()) == {False}


def test_only_agents_that_are_asked_may_do_more_than_wait():
    environment = begun("guyenne", 3)
    legal = legal_actions(environment)
    asked = {environment.possible_agents[seat] for seat in environment.match.waiting_for()}
    assert 0 < len(asked) < 3
    assert {agent for agent, actions in legal.items() if actions != [environment.wait]} == asked
    assert all(environment.wait not in legal[agent] for agent in asked)


def test_an_agent_that_is_asked_nothing_acts_without_effect_and_cost():
    environment, other = begun("guyenne"), begun("guyenne")
    actions = first_actions(environment)
    _, given, *_ = environment.step(actions)
    _, same, *_ = other.step(actions | {"seat_2": other.game.option("castle 3").id})
    assert given == same == {"seat_1": 0.0, "seat_2": 0.0}
    assert environment.match.digest() == other.match.digest()


def test_choices_made_at_the_same_time_are_all_taken_in_the_same_cycle():
    environment = begun("guyenne", 2, {"level": "expert"})
    assert environment.match.waiting_for() == [0, 1]
    actions = first_actions(environment)
    environment.step(actions)
    answered = {environment.possible_agents[entry.seat]: entry.option.id for entry in environment.match.entries[:2]}
    assert answered == actions


def test_the_choice_of_one_is_taken_when_the_other_chooses_illegally_at_the_same_time():
    environment = begun("guyenne", 2, {"level": "expert"})
    legal = legal_actions(environment)
    _, given, *_ = environment.step({"seat_1": environment.wait, "seat_2": legal["seat_2"][0]})
    assert given == {"seat_1": ILLEGAL, "seat_2": 0.0}
    assert [(entry.seat, entry.option.id) for entry in environment.match.entries] == [(1, legal["seat_2"][0])]
    assert legal_actions(environment)["seat_1"] == legal["seat_1"]


@pytest.mark.parametrize("action", [0, -1, 10**6])
def test_an_illegal_action_changes_nothing_and_is_asked_again_at_a_cost(action):
    environment = begun("guyenne")
    before, legal = environment.match.digest(), legal_actions(environment)
    _, given, *_ = environment.step({"seat_1": action, "seat_2": environment.wait})
    assert given == {"seat_1": ILLEGAL, "seat_2": 0.0}
    assert environment.match.digest() == before
    assert legal_actions(environment) == legal


def test_the_secret_choice_of_an_agent_is_not_observed_by_the_other():
    seen = []
    for choice in (0, -1):
        environment = begun("guyenne", 2, {"level": "expert"})
        action = legal_actions(environment)["seat_1"][choice]
        observations, *_ = environment.step({"seat_1": action, "seat_2": environment.wait})
        seen.append((environment.match.entries[0].option, observations["seat_2"]["observation"]))
    assert seen[0][0] is not seen[1][0]
    assert np.array_equal(seen[0][1], seen[1][1])


def test_a_match_that_is_broken_off_has_no_winner_and_no_agents_left():
    environment = begun("guyenne", max_cycles=1)
    _, given, terminations, truncations, _ = environment.step(first_actions(environment))
    assert set(given.values()) == {0.0}
    assert set(terminations.values()) == {False}
    assert set(truncations.values()) == {True}
    assert environment.agents == []


def test_a_match_that_ends_in_the_last_cycle_is_not_broken_off():
    cycles = 0
    environment = begun("guyenne")
    while environment.agents:
        environment.step(first_actions(environment))
        cycles += 1
    again = begun("guyenne", max_cycles=cycles)
    for _ in range(cycles):
        _, _, terminations, truncations, _ = again.step(first_actions(again))
    assert set(terminations.values()) == {True}
    assert set(truncations.values()) == {False}


def test_after_a_reset_the_cycles_are_counted_anew():
    environment = begun("guyenne", max_cycles=2)
    environment.step(first_actions(environment))
    environment.reset()
    *_, truncations, _ = environment.step(first_actions(environment))
    assert set(truncations.values()) == {False}


def test_after_the_end_a_cycle_is_refused_with_a_sentence():
    environment = begun("guyenne", max_cycles=1)
    environment.step(first_actions(environment))
    with pytest.raises(CentansError, match="reset the environment to play another"):
        environment.step({})


def test_an_agent_that_does_not_act_is_named():
    with pytest.raises(CentansError, match="every agent acts in every cycle, and seat_2 did not"):
        begun("guyenne").step({"seat_1": 0})


def test_the_turn_based_form_shows_the_same_match():
    environment = env("guyenne", render_mode="ansi")
    environment.reset(seed=1)
    for action in (environment.unwrapped.game.option("castle 3").id, environment.unwrapped.wait):
        environment.step(action)
    assert environment.render() == "seat_1: castle 3"
