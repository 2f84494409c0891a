"""Our games at random play, Guyenne also through the adapters; and the operations that servers and bots live on."""

import random
import time
import tracemalloc
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from bench.loops import play_spiel, play_zoo
from bench.subjects import DECISIONS, OPERATIONS, Run, Subject
from centans import shelf
from centans.bots.greedy import GreedyBot
from centans.bots.search.budget import Budget, Spending
from centans.bots.search.thinking import Thought
from centans.cli.bench import Tally, random_play
from centans.core.dice import Live
from centans.core.game import Game
from centans.core.match import Match
from centans.core.playout import play_out
from centans.core.steps import advance, proceed

GAME = "guyenne"
MIDDLE = 60
"""So many answers lead to the middle of a match."""
BATCH = 20
"""So many operations between two looks at the clock."""
DEALS = 16
"""So many imagined deals are met in turn."""
PILE = (0, 0, 8, 6, 4, 3, 1)


@cache
def guyenne() -> Game[Any]:
    """One game serves all matches, as on a server."""
    return shelf.take(GAME)


def kernel(players: int, level: str) -> Run:
    game = guyenne()
    return partial(random_play, game, game.variant(players, {"level": level}))


def other_game(game_id: str, players: int, **settings: str) -> Run:
    """Random play of another game of the shelf, with its usual rules but for these settings."""
    game = shelf.take(game_id)
    return partial(random_play, game, game.variant(players, settings))


def playouts(game_id: str, players: int, **settings: str) -> Run:
    """The kernel's own loop, which is compiled with it; it does not tell choices apart."""
    game = shelf.take(game_id)
    variant = game.variant(players, settings)

    def play(seconds: float) -> Tally:
        done = matches = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            matches += 1
            done += play_out(game.start(variant), Live(matches.to_bytes(8, "big")), matches)
        return Tally(done, 0, spent)

    return play


def through_pettingzoo() -> Run:
    from centans.adapters.pettingzoo import env

    return partial(play_zoo, env(GAME))


def through_bare_pettingzoo() -> Run:
    from centans.adapters.pettingzoo import CentansEnv

    return partial(play_zoo, CentansEnv(GAME))


def through_openspiel() -> Run:
    import pyspiel

    from centans.adapters.openspiel import PREFIX

    return partial(play_spiel, pyspiel.load_game(PREFIX + GAME))


def match_after(answers: int | None, number: int = 0) -> Match:
    """A match after so many random answers, or finished."""
    return played(guyenne(), 2, answers, number)


def played(game: Game[Any], players: int, answers: int | None, number: int) -> Match:
    chooser = random.Random(number)
    match = Match(game, game.variant(players), number.to_bytes(8, "big"))
    while not match.over and (answers is None or len(match.entries) < answers):
        ask = next(ask for ask in match.asks if not ask.open)
        match.answer(ask.seat, chooser.choice(ask.options), ask)
    return match


def repeated(act: Callable[..., object], *arguments: object) -> Run:
    """Does the same again and again."""

    def run(seconds: float) -> Tally:
        done = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(BATCH):
                act(*arguments)
            done += BATCH
        return Tally(done, 0, spent)

    return run


def clone() -> Run:
    return repeated(match_after(MIDDLE).state.clone)


def view() -> Run:
    match = match_after(MIDDLE)
    return repeated(match.game.view, match.state, 0)


def features() -> Run:
    match = match_after(MIDDLE)
    return repeated(match.game.features, match.view(0))


def redeal() -> Run:
    match = match_after(MIDDLE)
    return repeated(match.game.redeal, match.state, 0, Live(b"bench"))


def clone_of(game_id: str, players: int) -> Run:
    return repeated(played(shelf.take(game_id), players, MIDDLE, 0).state.clone)


def redeal_of(game_id: str, players: int) -> Run:
    match = played(shelf.take(game_id), players, MIDDLE, 0)
    return repeated(match.game.redeal, match.state, match.asks[0].seat, Live(b"bench"))


def simulation_of(game_id: str, players: int) -> Run:
    """What a bot that thinks ahead does again and again: play its choice on, in one imagined deal after another."""
    match = played(shelf.take(game_id), players, MIDDLE, 0)
    while not any(len(ask.options) > 1 and not ask.open for ask in match.asks):
        match = played(match.game, players, len(match.entries) + 1, 0)
    ask = next(ask for ask in match.asks if len(ask.options) > 1 and not ask.open)
    thought = Thought(match.game, match.state, ask, Live(b"bench"), Spending(Budget()))
    candidate = thought.candidates[0]

    def run(seconds: float) -> Tally:
        done = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            thought.try_in(candidate, done % DEALS)
            done += 1
        return Tally(done, 0, spent)

    return run


def greedy_choice_of(game_id: str, players: int) -> Run:
    """Whole matches between greedy bots; only choices between several options count, and only the thought on them."""
    game = shelf.take(game_id)
    variant = game.variant(players)

    def run(seconds: float) -> Tally:
        done = matches = 0
        spent = 0.0
        while spent < seconds:
            matches += 1
            state, dice, bot = game.start(variant), Live(matches.to_bytes(8, "big")), GreedyBot(b"bench")
            asks = proceed(state, dice)
            while asks and spent < seconds:
                start = time.process_time()
                option = bot.choose(game, state, asks[0])
                if len(asks[0].options) > 1:
                    spent += time.process_time() - start
                    done += 1
                asks = advance(state, asks[0], option, dice)
        return Tally(done, 0, spent)

    return run


def replay() -> Run:
    match = match_after(None)
    return repeated(match.at, len(match.entries))


def replay_montjoie() -> Run:
    match = played(shelf.take("montjoie"), 6, None, 0)
    return repeated(match.at, len(match.entries))


def draw() -> Run:
    return repeated(Live(b"bench").draw, "bench", PILE)


def memory(matches: int) -> int:
    """The bytes that a match in its middle takes, with its log and its events."""
    match_after(MIDDLE)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    alive = [match_after(MIDDLE, number) for number in range(matches)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(alive)


PLAY = [
    Subject(
        f"guyenne-{players}-{level}", f"Guyenne, {players} players, {level}", DECISIONS, partial(kernel, players, level)
    )
    for players, level in [(2, "basic"), (2, "advanced"), (2, "expert"), (4, "basic"), (4, "expert")]
]
SCENARIOS = [
    Subject(
        f"guesclin-{scenario}",
        f"Guesclin !, 2 players, scenario {scenario}",
        DECISIONS,
        partial(other_game, "guesclin", 2, scenario=scenario),
    )
    for scenario in "1234"
]
OTHER_GAMES = [
    Subject(f"{game_id}-{players}", f"{title}, {players} players", DECISIONS, partial(other_game, game_id, players))
    for game_id, title, counts in [
        ("bastide", "Bastide", (3, 4, 5)),
        ("trente", "Le Combat des Trente", (2, 4)),
        ("montjoie", "Montjoie !", (2, 6)),
    ]
    for players in counts
]
ADAPTERS = [
    Subject("pettingzoo", "Guyenne through PettingZoo", DECISIONS, through_pettingzoo),
    Subject("pettingzoo-bare", "the same without PettingZoo's guards", DECISIONS, through_bare_pettingzoo),
    Subject("openspiel", "Guyenne through OpenSpiel", DECISIONS, through_openspiel),
]
OPERATION = [
    Subject("clone", "clone a state", OPERATIONS, clone),
    Subject("view", "view of a seat", OPERATIONS, view),
    Subject("features", "features of a view", OPERATIONS, features),
    Subject("redeal", "redeal for a seat", OPERATIONS, redeal),
    Subject("replay", "replay a whole match from its log", OPERATIONS, replay),
    Subject("montjoie-replay", "replay a six-player match of Montjoie !", OPERATIONS, replay_montjoie),
    Subject("draw", "draw a card, live dice", OPERATIONS, draw),
]
SIMULATION = [
    Subject(f"{game_id}-{act}", f"{act} {title}", OPERATIONS, partial(prepare, game_id, players))
    for game_id, title, players in [
        ("guesclin", "Guesclin !", 2),
        ("bastide", "Bastide, 4 players", 4),
        ("trente", "Le Combat des Trente", 2),
        ("montjoie", "Montjoie !, 6 players", 6),
    ]
    for act, prepare in (("clone", clone_of), ("redeal", redeal_of))
]
"""What every simulation begins with; Guyenne's are among the operations."""
THOUGHT = [
    Subject(f"{game_id}-{key}", f"{label}, {title}", OPERATIONS, partial(prepare, game_id, players))
    for key, label, prepare in (
        ("simulation", "simulation of the search", simulation_of),
        ("greedy", "choice of a greedy bot", greedy_choice_of),
    )
    for game_id, title, players in [
        ("guyenne", "Guyenne", 2),
        ("guesclin", "Guesclin !", 2),
        ("bastide", "Bastide, 4 players", 4),
        ("trente", "Le Combat des Trente", 2),
        ("montjoie", "Montjoie !, 6 players", 6),
    ]
]
"""How many simulations a second the bots have, and what a greedy bot's choice costs: playouts and hints stand on it."""
PLAYOUTS = [
    Subject("playouts", "Guyenne, 2 players, playouts", DECISIONS, partial(playouts, GAME, 2)),
    Subject("bastide-playouts", "Bastide, 4 players, playouts", DECISIONS, partial(playouts, "bastide", 4)),
    Subject(
        "guesclin-playouts",
        "Guesclin !, scenario 1, playouts",
        DECISIONS,
        partial(playouts, "guesclin", 2, scenario="1"),
    ),
    Subject("trente-playouts", "Le Combat des Trente, playouts", DECISIONS, partial(playouts, "trente", 2)),
    Subject("montjoie-playouts", "Montjoie !, 6 players, playouts", DECISIONS, partial(playouts, "montjoie", 6)),
]
SUBJECTS = [*PLAY, *PLAYOUTS, *SCENARIOS, *OTHER_GAMES, *ADAPTERS, *OPERATION, *SIMULATION, *THOUGHT]
