"""The bots by name: the levels (`knight`), what they are made of (`greedy:8`, `search:1s`), and those from outside."""

from __future__ import annotations

from time import process_time
from typing import Final

from centans.bots.bot import Bot, RandomBot
from centans.bots.greedy import GreedyBot
from centans.bots.levels import LEVELS
from centans.bots.novice import NoviceBot
from centans.bots.outside import ABOUT, UnknownBot, from_outside, installed, is_module_and_class
from centans.bots.plans import PlanBot
from centans.bots.search.bot import SearchBot
from centans.bots.search.budget import Budget

MOST_DEALS: Final = 1000
MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
MOST_DEPTH: Final = 100


def bot_names() -> list[str]:
    """Every bot that is called by a bare name."""
    return ["random", "novice", "greedy", *LEVELS, *installed()]


def make_bot(name: str, seed: bytes) -> Bot:
    """The bot of that name: `make_bot("greedy:8", seed)` imagines eight deals before each choice."""
    called = name.strip()
    kind, colon, figure = LEVELS.get(called, called).partition(":")
    if kind == "random" and not colon:
        return RandomBot(seed)
    if kind == "novice" and not colon:
        return NoviceBot(seed)
    if kind == "greedy":
        return GreedyBot(seed, _deals(name, figure) if colon else None)
    if kind == "search":
        budget, slash, depth = figure.partition("/")
        return SearchBot(seed, _budget(name, budget), _depth(name, depth) if slash else None)
    if kind == "plan" and figure:
        return PlanBot(seed, figure)
    if called in installed() or is_module_and_class(called):
        return from_outside(called, seed)
    raise UnknownBot(
        f"there is no bot '{name}'; there are: {', '.join(bot_names())}, "
        f"greedy:N for a greedy bot that imagines N deals (otherwise as many as the game finds worth a thought), "
        f"search:N for one that plays N simulations before each choice, search:Ns for one that thinks N seconds, "
        f"search:Ncpu for N seconds of the processor, however busy it is, "
        f"search:400/2 for one that looks for two answers after its choice in a tree, "
        f"plan:NAME for one that keeps to a simple plan, "
        f"module:Class for one of yours: {ABOUT}"
    ).told("bot", name=name, known=", ".join(bot_names()))


def _deals(name: str, figure: str) -> int:
    if not (figure.isascii() and figure.isdigit()) or not 1 <= int(figure) <= MOST_DEALS:
        wrong = UnknownBot(f"'{name}' should be greedy:N with N from 1 to {MOST_DEALS}, such as greedy:8")
        raise wrong.told("bot-deals", name=name, most=MOST_DEALS)
    return int(figure)


def _budget(name: str, figure: str) -> Budget:
    """`400` simulations, `1s` and `0.3s` of time, or `1cpu` of the processor's."""
    if figure.isascii() and figure.isdigit() and 1 <= int(figure) <= MOST_SIMULATIONS:
        return Budget(simulations=int(figure))
    seconds, processor = _seconds(figure, "s"), _seconds(figure, "cpu")
    if seconds is not None:
        return Budget(seconds=seconds)
    if processor is not None:
        return Budget(seconds=processor, clock=process_time)
    raise UnknownBot(
        f"'{name}' should be search:N with N simulations, such as search:400, or search:Ns with N seconds "
        f"for each choice, such as search:0.3s, or search:Ncpu with N seconds of the processor"
    ).told("bot-budget", name=name)


def _depth(name: str, figure: str) -> int:
    """How many answers are looked for in a tree."""
    if not (figure.isascii() and figure.isdigit()) or int(figure) > MOST_DEPTH:
        wrong = UnknownBot(f"'{name}' should end with the depth of its tree, from 0 to {MOST_DEPTH}: search:400/2")
        raise wrong.told("bot-depth", name=name, most=MOST_DEPTH)
    return int(figure)


def _seconds(figure: str, unit: str) -> float | None:
    """The number before that unit, if it is a time that a bot may take."""
    try:
        seconds = float(figure.removesuffix(unit)) if figure.endswith(unit) else 0.0
    except ValueError:
        return None
    return seconds if 0.0 < seconds <= MOST_SECONDS else None
