"""PettingZoo: any game of the shelf as an environment of agents that act in turn (AEC).

    environment = env("guyenne", players=4, settings={"level": "expert"})

An agent is a seat, `seat_1` being the first; an action is the number of an option in the game's catalogue. An agent
observes what `game.view` gives its seat and nothing else. Choices that seats make in secret at the same time are asked
one after the other, and nobody observes them before they are revealed. Forced choices are made by the match itself;
open asks, which nobody has to answer, are not offered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from centans.adapters.extra import MissingExtra
from centans.adapters.rewards import LOSS
from centans.adapters.seated import Observation, Seated
from centans.core.asks import Ask
from centans.core.game import Game

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra("PettingZoo") from error


def env(
    game: str | Game[Any],
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual guards: an illegal action ends the match and costs its agent a defeat."""
    guarded: AECEnv[str, Observation, int] = CentansEnv(game, players, settings, render_mode)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=LOSS)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class CentansEnv(Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The bare environment. `match` is the match being played: look into it, save it, show it.

    An illegal action raises `Illegal`, whose sentence names the rule, and changes nothing.
    """

    parallelizable = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match. A seed fixes it and all that follow it; without one, chance goes on from where it stood."""
        self._restart(seed)

    def _begin(self) -> None:
        super()._begin()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._turn_to_next()

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.answer(self._seat[agent], self.game.catalogue.at(int(action)), self._ask())
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            self._finish()
        self._turn_to_next()

    def _finish(self) -> None:
        self.rewards = self._final_rewards()
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _turn_to_next(self) -> None:
        """The next agent is the first of those without whose answer nothing goes on; it alone has legal actions."""
        self.infos = {agent: {"action_mask": self._idle} for agent in self.agents}
        ask = self._ask()
        if ask is not None:
            self.agent_selection = self.possible_agents[ask.seat]
            self.infos[self.agent_selection] = {"action_mask": self._mask(ask)}

    def _ask(self) -> Ask | None:
        return next((ask for ask in self.match.asks if not ask.open), None)

    def observe(self, agent: str) -> Observation:
        info = self.infos.get(agent)
        return self._observation(agent, self._idle if info is None else info["action_mask"])
