"""The bots by name: `random`, `greedy`, and with a figure `greedy:8`."""

from __future__ import annotations

from centans.bots.bot import Bot, RandomBot
from centans.bots.greedy import GreedyBot
from centans.core.errors import CentansError

MOST_DEALS = 1000


class UnknownBot(CentansError):
    """No bot is called that."""


def bot_names() -> list[str]:
    return ["random", "greedy"]


def make_bot(name: str, seed: bytes) -> Bot:
    """The bot of that name: `make_bot("greedy:8", seed)` imagines eight deals before each choice."""
    kind, colon, figure = name.strip().partition(":")
    if kind == "random" and not colon:
        return RandomBot(seed)
    if kind == "greedy":
        return GreedyBot(seed, _deals(name, figure) if colon else None)
    raise UnknownBot(
        f"there is no bot '{name}'; there are: {', '.join(bot_names())}, "
        f"and greedy:N for a greedy bot that imagines N deals (otherwise as many as the game finds worth a thought)"
    )


def _deals(name: str, figure: str) -> int:
    if not (figure.isascii() and figure.isdigit()) or not 1 <= int(figure) <= MOST_DEALS:
        raise UnknownBot(f"'{name}' should be greedy:N with N from 1 to {MOST_DEALS}, such as greedy:8")
    return int(figure)
