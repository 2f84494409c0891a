"""Our peers at random play."""

import importlib.util
import sys
import time
from functools import partial
from types import ModuleType

from bench.loops import play_spiel, play_zoo
from bench.subjects import DECISIONS, Run, Subject
from centans.cli.bench import Tally


def catanatron() -> Run:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def play(seconds: float) -> Tally:
        done = choices = matches = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            matches += 1
            game = Game([RandomPlayer(color) for color in Color], seed=matches)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                choices += len(game.state.playable_actions) > 1
                game.play_tick()
                done += 1
        return Tally(done, choices, spent)

    return play


def spiel(name: str) -> Run:
    import pyspiel

    return partial(play_spiel, pyspiel.load_game(name))


def connect_four() -> Run:
    if importlib.util.find_spec("pygame") is None:
        sys.modules["pygame"] = ModuleType("pygame")  # it draws the window, which random play never opens
    from pettingzoo.classic import connect_four_v3

    return partial(play_zoo, connect_four_v3.env())


SUBJECTS = [
    Subject("catanatron", "catanatron, 4 players", DECISIONS, catanatron),
    Subject("gin_rummy", "OpenSpiel gin_rummy (C++)", DECISIONS, partial(spiel, "gin_rummy")),
    Subject("backgammon", "OpenSpiel backgammon (C++)", DECISIONS, partial(spiel, "backgammon")),
    Subject("connect_four", "PettingZoo connect_four", DECISIONS, connect_four),
]
