"""Seated: a match whose seats are PettingZoo's agents; what its environments share, whoever acts when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from centans import shelf
from centans.adapters.extra import MissingExtra
from centans.adapters.rewards import rewards
from centans.core.asks import Ask
from centans.core.errors import CentansError
from centans.core.game import Game
from centans.core.match import Match

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("Gymnasium") from error

Mask = NDArray[Any]
Observation = dict[str, NDArray[Any]]

ANSI = "ansi"
SEED_BYTES = 32


class Seated:
    """The agents of a match, their spaces, and what they see. `match` is the match being played.

    An agent is a seat, `seat_1` being the first; an action is the number of an option in the game's catalogue, or one
    of the `own_actions` of the environment, which are numbered after them.
    """

    own_actions: ClassVar[int] = 0
    parallelizable: ClassVar[bool]
    match: Match

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, ANSI):
            raise CentansError(f"there is no render mode '{render_mode}'; use '{ANSI}' or none")
        self.game = shelf.take(game) if isinstance(game, str) else game
        self.variant = self.game.variant(players, settings)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"centans_{self.game.id}_v{self.game.revision}",
            "render_modes": [ANSI],
            "is_parallelizable": self.parallelizable,
        }
        self.possible_agents = [f"seat_{number}" for number in range(1, self.variant.players + 1)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = len(self.game.catalogue) + self.own_actions
        self._idle = self._idle_mask()
        self._idle.flags.writeable = False
        self._random, _ = np_random()
        self._begin()
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Space[Any]:
        length = len(self.game.features(self.match.view(0)))
        whole = np.iinfo(np.int32)
        return spaces.Dict(
            {
                "observation": spaces.Box(whole.min, whole.max, (length,), np.int32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # -- the match -------------------------------------------------------------------------------------------------

    def _restart(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = np_random(seed)
        self._begin()

    def _begin(self) -> None:
        self.match = Match(self.game, self.variant, self._random.bytes(SEED_BYTES))
        self.agents = self.possible_agents[:]

    def _final_rewards(self) -> dict[str, float]:
        result = self.match.result
        assert result is not None, "a match that is over has a result"
        return dict(zip(self.possible_agents, rewards(result), strict=True))

    # -- what agents see -------------------------------------------------------------------------------------------

    def _idle_mask(self) -> Mask:
        """The mask of an agent that is asked nothing."""
        return np.zeros(self._actions, np.int8)

    def _mask(self, ask: Ask) -> Mask:
        mask = np.zeros(self._actions, np.int8)
        mask[[option.id for option in ask.options]] = 1
        return mask

    def _observation(self, agent: str, mask: Mask) -> Observation:
        features = self.game.features(self.match.view(self._seat[agent]))
        return {"observation": np.array(features, np.int32), "action_mask": mask}

    def render(self) -> str | None:
        """Every answer so far, in notation, secret ones included: for whoever studies the match, not for its agents."""
        if self.render_mode is None:
            return None
        entries = self.match.entries
        return "\n".join(f"{self.possible_agents[entry.seat]}: {entry.option.notation}" for entry in entries)

    def close(self) -> None:
        """Nothing is held that needs closing."""
