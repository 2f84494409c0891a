"""The loops that play anybody's environment at random, the same for our peers and for us."""

import random
import time
from typing import Any

from centans.cli.bench import Tally

chance = random.Random(1453).random


def play_zoo(environment: Any, seconds: float) -> Tally:
    """Whole matches of a PettingZoo environment with action masks, each agent observing before it acts."""
    done = choices = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            environment.step(int(legal[int(chance() * len(legal))]))
            done += 1
            choices += len(legal) > 1
    return Tally(done, choices, spent)


def play_spiel(game: Any, seconds: float) -> Tally:
    """Whole matches of an OpenSpiel game; only the players' actions count, chance does not."""
    done = choices = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            done += 1
            choices += len(legal) > 1
    return Tally(done, choices, spent)


def drawn(outcomes: list[tuple[int, float]]) -> int:
    """One of the outcomes, each with its probability."""
    left = chance()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]
