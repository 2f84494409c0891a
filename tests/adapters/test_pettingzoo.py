"""The PettingZoo environment: PettingZoo's own tests, secrecy, and the same match as without it."""

import random
import subprocess
import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from centans import shelf
from centans.adapters.pettingzoo import CentansEnv, env
from centans.adapters.rewards import rewards
from centans.core.dice import Live, Script
from centans.core.digest import digest
from centans.core.errors import CentansError, Illegal
from centans.core.steps import proceed, take
from tests.adapters.variants import hides_something, name, variants

every_variant = pytest.mark.parametrize("chosen", variants(), ids=name)


def legal_actions(environment: CentansEnv) -> list[int]:
    return environment.infos[environment.agent_selection]["action_mask"].nonzero()[0].tolist()


def play(environment: CentansEnv, chooser: random.Random, steps: int = 10**6) -> list[int]:
    """Choose at random for some steps or to the end; gives the actions taken."""
    actions = []
    while not environment.match.over and len(actions) < steps:
        actions.append(chooser.choice(legal_actions(environment)))
        environment.step(actions[-1])
    return actions


def begun(*chosen, seed: int = 1) -> CentansEnv:
    environment = CentansEnv(*chosen)
    environment.reset(seed=seed)
    return environment


@every_variant
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_finds_the_interface_right(chosen):
    api_test(env(*chosen), num_cycles=200)


@every_variant
def test_pettingzoo_finds_that_a_seed_fixes_everything(chosen):
    seed_test(lambda: env(*chosen), num_cycles=100)


@every_variant
def test_the_kernel_alone_plays_the_same_match_with_the_same_choices_and_dice(chosen):
    environment = begun(*chosen)
    actions = play(environment, random.Random(5))
    game, dice = environment.game, Live(environment.match.seed)
    state = game.start(environment.variant)
    left = iter(actions)
    while asks := [ask for ask in proceed(state, dice) if not ask.open]:
        ask = next((ask for ask in asks if ask.forced), asks[0])
        option = ask.options[0] if ask.forced else game.catalogue.at(next(left))
        take(state, ask, option, dice)
    assert list(left) == []
    assert digest(state) == environment.match.digest()
    assert list(environment.rewards.values()) == rewards(game.result(state))


@every_variant
def test_what_an_agent_cannot_know_does_not_change_what_it_observes(chosen):
    environment = begun(*chosen)
    chooser = random.Random(9)
    changed = 0
    while not environment.match.over:
        for seat, agent in enumerate(environment.agents):
            before = environment.observe(agent)
            match, real = environment.match, environment.match.state
            match.state = environment.game.redeal(real, seat, Live(b"another deal"))
            changed += digest(match.state) != digest(real)
            if agent == environment.agent_selection:
                offered = next(ask for ask in proceed(match.state, Script()) if ask.seat == seat)
                assert sorted(option.id for option in offered.options) == legal_actions(environment)
            assert np.array_equal(environment.observe(agent)["observation"], before["observation"])
            match.state = real
        play(environment, chooser, steps=7)
    assert (changed > 0) == hides_something(chosen)


def test_secret_choices_are_asked_in_turn_and_not_observed():
    seen = []
    for choice in (0, -1):
        environment = begun("guyenne", 2, {"level": "expert"})
        while environment.agent_selection == "seat_1":
            environment.step(legal_actions(environment)[choice])
        assert environment.match.asks_of(1)[0].secret
        seen.append((environment.match.entries[0].option, environment.observe("seat_2")))
    assert seen[0][0] is not seen[1][0]
    assert np.array_equal(seen[0][1]["observation"], seen[1][1]["observation"])


def test_only_the_agent_whose_turn_it_is_has_legal_actions():
    environment = begun("guyenne", 4)
    masks = {agent: environment.observe(agent)["action_mask"].sum() for agent in environment.agents}
    assert masks.pop(environment.agent_selection) > 0
    assert set(masks.values()) == {0}


def test_the_option_to_reconsider_is_not_offered():
    environment = begun("guyenne", 2, {"level": "expert"})
    while environment.agent_selection == "seat_1":
        environment.step(legal_actions(environment)[0])
    assert any(ask.open for ask in environment.match.asks)
    assert environment.game.option("reconsider").id not in legal_actions(environment)


def test_an_illegal_action_names_the_rule_and_changes_nothing():
    environment = begun("guyenne")
    before = environment.match.digest()
    with pytest.raises(Illegal, match=r"'pass' is not allowed now: .*GY-"):
        environment.step(environment.game.option("pass").id)
    assert environment.match.digest() == before


def test_the_guarded_environment_ends_the_match_on_an_illegal_action():
    environment = env("guyenne")
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(environment.unwrapped.game.option("pass").id)
    assert environment.terminations == {"seat_1": True, "seat_2": True}
    assert environment.rewards[agent] == -1


def test_partners_get_the_same_reward():
    environment = begun("guyenne", 4)
    play(environment, random.Random(2))
    given = environment.rewards
    assert given["seat_1"] == given["seat_3"] == -given["seat_2"] == -given["seat_4"] != 0


def test_a_reset_without_a_seed_deals_another_match_fixed_by_the_seed_before():
    first, again = begun("guyenne"), begun("guyenne")
    seeds = [first.match.seed]
    for environment in (first, again):
        environment.reset()
    assert first.match.seed == again.match.seed
    assert first.match.seed not in seeds


def test_rendering_gives_every_answer_in_notation():
    environment = begun("guyenne", 2, None, "ansi")
    environment.step(environment.game.option("castle 3").id)
    assert environment.render() == "seat_1: castle 3"


def test_an_unknown_render_mode_is_refused_with_a_sentence():
    with pytest.raises(CentansError, match="there is no render mode 'hologram'"):
        CentansEnv("guyenne", render_mode="hologram")


def test_a_game_with_changed_components_can_be_given():
    game = shelf.take("guyenne", {"limits.hand_size": "7"})
    assert begun(game).match.view(0).seats[0].hand.count == 7


@pytest.mark.source_only
@pytest.mark.parametrize(
    ("adapter", "library"),
    [("pettingzoo", "pettingzoo"), ("pettingzoo", "gymnasium"), ("rounds", "pettingzoo"), ("openspiel", "pyspiel")],
)
def test_without_the_extra_the_import_says_what_to_install(adapter, library):
    script = f"import sys; sys.modules['{library}'] = None; import centans.adapters.{adapter}"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ended.stderr.strip().endswith("is not installed; this environment needs it: pip install centans[rl]")
