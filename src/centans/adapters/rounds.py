"""PettingZoo: any game of the shelf as an environment in which every agent acts in every cycle (parallel).

    environment = parallel_env("guyenne", players=4, settings={"level": "expert"}, max_cycles=500)

Agents, options and observations are those of `centans.adapters.pettingzoo`. There is one action more, the last: to
wait. It is all that the mask offers an agent that is asked nothing; whatever such an agent does, it waits. Choices that
seats make in secret at the same time are made in the same cycle. An illegal action changes nothing and costs
`ILLEGAL`; the agent is asked again in the next cycle.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from centans.adapters.course import LONGEST_MATCH
from centans.adapters.extra import MissingExtra
from centans.adapters.rewards import ILLEGAL
from centans.adapters.seated import Mask, Observation, Seated
from centans.core.asks import Ask
from centans.core.errors import CentansError
from centans.core.game import Game
from centans.core.options import Option

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import parallel_to_aec
except ImportError as error:
    raise MissingExtra("PettingZoo") from error

Infos = dict[str, dict[str, Mask]]


class RoundsEnv(Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The environment. `max_cycles` cycles after the reset, a match that is not over is broken off."""

    own_actions = 1
    parallelizable = True

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        max_cycles: int = LONGEST_MATCH,
        render_mode: str | None = None,
    ) -> None:
        self.max_cycles = max_cycles
        super().__init__(game, players, settings, render_mode)

    @property
    def wait(self) -> int:
        """The action of an agent that is asked nothing: the number after those of the catalogue."""
        return len(self.game.catalogue)

    def _idle_mask(self) -> Mask:
        mask = super()._idle_mask()
        mask[self.wait] = 1
        return mask

    def _begin(self) -> None:
        super()._begin()
        self._cycles = 0

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], Infos]:
        """A new match. A seed fixes it and all that follow it; without one, chance goes on from where it stood."""
        self._restart(seed)
        return self._seen(self.agents)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        self._check_all_act(actions)
        acting = self.agents
        given = self._answer_all(actions)
        self._cycles += 1
        over = self.match.over
        broken_off = not over and self._cycles >= self.max_cycles
        if over:
            given = self._final_rewards()
        if over or broken_off:
            self.agents = []
        observations, infos = self._seen(acting)
        return observations, given, dict.fromkeys(acting, over), dict.fromkeys(acting, broken_off), infos

    def _check_all_act(self, actions: Mapping[str, int]) -> None:
        if not self.agents:
            raise CentansError("the match has ended; reset the environment to play another")
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise CentansError(f"every agent acts in every cycle, and {', '.join(missing)} did not")

    def _answer_all(self, actions: Mapping[str, int]) -> dict[str, float]:
        """Take the answers of all who are asked, in the order of the questions; gives every agent's reward.

        Several are asked only when they choose at the same time: no answer touches another's question.
        """
        given = dict.fromkeys(self.agents, 0.0)
        for agent in list(self._asked()):
            ask = self._asked()[agent]
            option = chosen(ask, actions[agent])
            if option is None:
                given[agent] = ILLEGAL
            else:
                self.match.answer(ask.seat, option, ask)
        return given

    def _asked(self) -> dict[str, Ask]:
        """For each agent without whose answer nothing goes on, the first question it must answer."""
        asked: dict[str, Ask] = {}
        for ask in self.match.asks:
            if not ask.open:
                asked.setdefault(self.possible_agents[ask.seat], ask)
        return asked

    def _seen(self, agents: list[str]) -> tuple[dict[str, Observation], Infos]:
        asked = self._asked()
        masks = {agent: self._mask(asked[agent]) if agent in asked else self._idle for agent in agents}
        observations = {agent: self._observation(agent, mask) for agent, mask in masks.items()}
        return observations, {agent: {"action_mask": mask} for agent, mask in masks.items()}


parallel_env = RoundsEnv


def env(
    game: str | Game[Any],
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    max_cycles: int = LONGEST_MATCH,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """The same cycles for libraries that let agents act in turn: they count when the last agent has acted."""
    return parallel_to_aec(parallel_env(game, players, settings, max_cycles, render_mode))


def chosen(ask: Ask, action: int) -> Option | None:
    """The option of the question that an action names, if it is one."""
    return next((option for option in ask.options if option.id == action), None)
