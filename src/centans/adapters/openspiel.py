"""OpenSpiel: any game of the shelf as a sequential game with explicit chance nodes. Importing this registers them.

    import centans.adapters.openspiel
    game = pyspiel.load_game("python_centans_guyenne(players=4,level=expert)")

A player is a seat, counted from 0; an action is the number of an option in the catalogue; an outcome of chance is what
a die or a draw gave. A player observes what `game.view` gives its seat and nothing else. Choices that seats make in
secret at the same time are asked one after the other, and nobody observes them before they are revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from centans import shelf
from centans.adapters.course import LONGEST_MATCH, Course
from centans.adapters.extra import MissingExtra
from centans.adapters.rewards import DRAW, LOSS, WIN, rewards
from centans.core.errors import CentansError
from centans.core.game import Game, Setting

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtra("OpenSpiel") from error

PREFIX = "python_centans_"
MOST_OUTCOMES = 256
"""Above the kinds of card of any deck and the faces of any die."""


Parameter = bool | int | str
MARK = "_"
"""Stands before a value such as 8-6-4, which OpenSpiel would take for a number."""


def as_parameter(setting: Setting, value: str) -> Parameter:
    """A value as OpenSpiel reads it back: a setting with only numbers is a number, one of true and false is a truth."""
    if {"true", "false"} == set(setting.values):
        return value == "true"
    if all(other.isdigit() for other in setting.values):
        return int(value)
    return value if value.strip("+-.0123456789") else MARK + value


def as_value(parameter: Parameter) -> str:
    return str(parameter).lower() if isinstance(parameter, bool) else str(parameter).removeprefix(MARK)


def game_type(kind: type[Game[Any]], zero_sum: bool = False) -> pyspiel.GameType:
    """How OpenSpiel files a game: its name, its parameters, and what algorithms may expect of it."""
    parameters: dict[str, Parameter] = {"players": kind.usual_players or kind.players[0]}
    parameters.update({setting.name: as_parameter(setting, setting.default) for setting in kind.settings})
    return pyspiel.GameType(
        short_name=PREFIX + kind.id,
        long_name=f"Cent Ans: {kind.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.players),
        min_num_players=min(kind.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class CentansGame(pyspiel.Game):  # type: ignore[misc]
    """One variant of a game from the shelf; each game has a subclass that says which."""

    game_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        parameters = params or {}
        game = shelf.take(self.game_id)
        settings = {name: as_value(value) for name, value in parameters.items() if name != "players"}
        players = parameters.get("players")
        variant = game.variant(None if players is None else int(players), settings)
        duel = variant.players == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.catalogue),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=variant.players,
            min_utility=LOSS,
            max_utility=WIN,
            utility_sum=0.0 if duel else None,
            max_game_length=LONGEST_MATCH,
        )
        super().__init__(game_type(type(game), zero_sum=duel), info, parameters)
        self.opening = Course(game, variant)

    def new_initial_state(self) -> CentansState:
        return CentansState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST_MATCH

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class CentansState(pyspiel.State):  # type: ignore[misc]
    """A place in the tree of a game: `course` holds all of it."""

    def __init__(self, game: CentansGame) -> None:
        super().__init__(game)
        self.course = game.opening.clone()

    def current_player(self) -> int:
        if self.course.fork is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.over else self.course.asks[0].seat

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return sorted([option.id for option in self.course.asks[0].options])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        fork = self.course.fork
        assert fork is not None, "chance has outcomes where dice are to fall"
        total = sum(fork.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(fork.weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.course.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of an option; of an outcome, what the dice were rolled for and what they gave."""
        if player != pyspiel.PlayerId.CHANCE:
            return self.course.game.catalogue.at(action).notation
        fork = self.course.fork
        return f"chance {action}" if fork is None else f"{fork.label} {action}"

    def is_terminal(self) -> bool:
        return self.course.over

    def returns(self) -> list[float]:
        result = self.course.game.result(self.course.position) if self.course.over else None
        return [DRAW] * self.course.variant.players if result is None else rewards(result)

    def __str__(self) -> str:
        return " ".join(str(number) for number in self.course.trail)


class Observer:
    """What a seat may know: its features as a tensor, its view as text; while dice are to fall, what it knew before."""

    def __init__(self, game: CentansGame, kind: Any, params: Any) -> None:
        if params:
            raise CentansError(f"an observation has no parameters, and {params} were given")
        if kind.perfect_recall or not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise CentansError("what one seat, or a spectator, sees now can be observed; nothing else can")
        self._spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(len(game.opening.features(None)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CentansState, player: int) -> None:
        self.tensor[:] = state.course.features(None if self._spectator else player)

    def string_from(self, state: CentansState, player: int) -> str:
        return repr(state.course.view(None if self._spectator else player))


def register(game_id: str) -> None:
    """Make a game of the shelf loadable by name.

    OpenSpiel drops what was registered only after Python has gone. A class survives that, a function brings the
    process down: hence a subclass for each game.
    """
    made = type(game_id.capitalize(), (CentansGame,), {"game_id": game_id})
    pyspiel.register_game(game_type(shelf.game_class(game_id)), made)


for title in shelf.titles():
    register(title)
