"""The arena: bots play the matches of a plan, and each match leaves a record."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Any

from centans.bots import Bot, make_bot
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.errors import CentansError
from centans.core.game import Game, Variant
from centans.core.options import Option
from centans.core.steps import State, proceed, take
from centans.lab.engine import Work
from centans.lab.plan import Plan

LONGEST = 100_000
"""A match that takes more answers than this is given up as endless."""


class MatchFailed(CentansError):
    """A match ended in an error; the text names it and its seed."""


class Record:
    """How one match went: by seat who played, for which side, with which rank and score."""

    __slots__ = (
        "bots",
        "decided_by",
        "decisions",
        "measures",
        "number",
        "ranks",
        "scores",
        "sides",
        "turns",
        "version",
    )

    def __init__(
        self,
        number: int,
        version: int,
        bots: tuple[int, ...],
        sides: tuple[str, ...],
        ranks: tuple[int, ...],
        scores: tuple[int, ...],
        decided_by: str,
        decisions: int,
        turns: int | None,
        measures: dict[str, int] | None = None,
    ) -> None:
        self.number = number
        self.version = version
        self.bots = bots
        self.sides = sides
        self.ranks = ranks
        self.scores = scores
        self.decided_by = decided_by
        self.decisions = decisions
        self.turns = turns
        self.measures = measures or {}
        """What the game itself measures of a finished match."""

    @property
    def drawn(self) -> bool:
        """Nobody came before anybody."""
        return len(set(self.ranks)) == 1

    def won(self, seat: int) -> bool:
        return self.ranks[seat] == 1 and not self.drawn


class ArenaWork(Work[range, "list[Record]"]):
    """Plays runs of numbered matches of a plan, each in every version, in any process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def begin(self) -> Callable[[range], list[Record]]:
        tables = [version.make() for version in self.plan.versions]

        def play(numbers: range) -> list[Record]:
            return [
                _play_or_say_which(self.plan, number, version, game, variant)
                for number in numbers
                for version, (game, variant) in enumerate(tables)
            ]

        return play


def _play_or_say_which(plan: Plan, number: int, version: int, game: Game[Any], variant: Variant) -> Record:
    try:
        return play_match(plan, number, version, game, variant)
    except Exception as problem:
        labels = plan.labels()
        seated = ", ".join([labels[plan.bot_at(number, seat)] for seat in range(variant.players)])
        raise MatchFailed(
            f"match {number} of {game.id} failed (seed {plan.match_seed(number).hex()}, {variant!r}, seats {seated}; "
            f"the lab's seed was '{plan.seed}'): {problem!r}\n{traceback.format_exc()}"
        ) from problem


def play_match(plan: Plan, number: int, version: int, game: Game[Any], variant: Variant) -> Record:
    """One match from its seed, exactly as `Match` would play it, without a log."""
    seated, bots = _seated(plan, number, variant)
    state = game.start(variant)
    decisions = play_to_the_end(game, state, bots, Live(plan.match_seed(number)))
    result = game.result(state)
    assert result is not None, "nobody is asked anything, so the match is over"
    return Record(
        number=number,
        version=version,
        bots=seated,
        sides=tuple([game.side(state, seat) for seat in range(variant.players)]),
        ranks=result.ranks,
        scores=result.scores,
        decided_by=result.decided_by,
        decisions=decisions,
        turns=getattr(game.view(state, None), "turn", None),
        measures=game.measures(state),
    )


def _seated(plan: Plan, number: int, variant: Variant) -> tuple[tuple[int, ...], list[Bot]]:
    """Which bot of the plan sits in each seat of the numbered match, and the bots themselves."""
    seated = tuple([plan.bot_at(number, seat) for seat in range(variant.players)])
    return seated, [make_bot(plan.bots[bot], plan.bot_seed(number, seat)) for seat, bot in enumerate(seated)]


def play_to_the_end(game: Game[Any], state: State, bots: list[Bot], dice: Live) -> int:
    """Let the bots answer what is put to them, then what they would, then what blocks.

    Gives how often they had something to choose.
    """
    decisions = 0
    for _ in range(LONGEST):
        asks = proceed(state, dice)
        put = [ask for ask in asks if not ask.voluntary]
        if not put:
            return decisions
        ask = next((ask for ask in put if ask.forced or ask.addressed), None) or spoken(game, state, bots, asks)
        ask = ask or put[0]
        if ask.forced:
            take(state, ask, ask.options[0], dice)
        else:
            decisions += 1
            take(state, ask, bots[ask.seat].choose(game, state, ask), dice)
    raise MatchFailed(f"it is not over after {LONGEST} answers")


def spoken(game: Game[Any], state: State, bots: list[Bot], asks: list[Ask]) -> Ask | None:
    """The first voluntary question that its bot would answer."""
    return next((ask for ask in asks if ask.voluntary and bots[ask.seat].speaks_up(game, state, ask)), None)


# -- how long it will take --------------------------------------------------------------------------------------------


class _TimeIsUp(Exception):
    """Enough was seen."""


class _Hurried(Bot):
    """Plays as another does, until the time is up."""

    def __init__(self, bot: Bot, end: float) -> None:
        super().__init__(b"")
        self._bot = bot
        self._end = end

    def speaks_up(self, game: Game[Any], state: State, ask: Ask) -> bool:
        return self._bot.speaks_up(game, state, ask)

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        if perf_counter() > self._end:
            raise _TimeIsUp
        return self._bot.choose(game, state, ask)


def pace(plan: Plan, most: float) -> float:
    """How many seconds a match of the plan takes; if more than `most`, about that."""
    game, variant = plan.versions[0].make()
    _, bots = _seated(plan, 1, variant)
    began = perf_counter()
    hurried: list[Bot] = [_Hurried(bot, began + most) for bot in bots]
    with suppress(_TimeIsUp):
        play_to_the_end(game, game.start(variant), hurried, Live(plan.match_seed(1)))
    return perf_counter() - began
