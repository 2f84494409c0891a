"""The ladder: every bot meets every other, in every seat with the same dice, and is rated by what it won."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from time import perf_counter
from typing import Any

from centans import shelf
from centans.bots import Bot, make_bot
from centans.bots.plans import check_plan
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.game import Game, Variant
from centans.core.options import Option
from centans.core.steps import State
from centans.lab.arena import MatchFailed, play_to_the_end
from centans.lab.engine import Work, check_engine, do_all
from centans.lab.plan import BadPlan, Version
from centans.lab.ratings import Table, ratings
from centans.lab.statistics import Interval, wilson


class Ladder:
    """So many deals for each two bots in each version. In a deal the later bot of the two sits alone in each seat in
    turn, and the earlier one in all the others; the dice are the same each time."""

    __slots__ = ("bots", "deals", "seed", "versions")

    def __init__(self, versions: Sequence[Version], bots: Sequence[str], deals: int, seed: str) -> None:
        self.versions = list(versions)
        self.bots = list(bots)
        self.deals = deals
        self.seed = seed

    def jobs(self) -> list[Job]:
        """Deal by deal, so that a ladder cut short has met everybody about as often."""
        return [
            Job(lower, upper, version, deal)
            for deal in range(1, self.deals + 1)
            for version in range(len(self.versions))
            for upper in range(1, len(self.bots))
            for lower in range(upper)
        ]

    def match_seed(self, version: int, deal: int) -> bytes:
        return hashlib.blake2b(f"ladder {self.seed}\n{version} {deal}".encode(), digest_size=16).digest()


class Job:
    """One deal between two bots, named by their places in the ladder's list."""

    __slots__ = ("deal", "lower", "upper", "version")

    def __init__(self, lower: int, upper: int, version: int, deal: int) -> None:
        self.lower = lower
        self.upper = upper
        self.version = version
        self.deal = deal


class Timed(Bot):
    """A bot with a stop-watch."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(b"")
        self.bot = bot
        self.choices = 0
        self.seconds = 0.0
        self.longest = 0.0

    def speaks_up(self, game: Game[Any], state: State, ask: Ask) -> bool:
        return self.bot.speaks_up(game, state, ask)

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        began = perf_counter()
        option = self.bot.choose(game, state, ask)
        took = perf_counter() - began
        self.choices += 1
        self.seconds += took
        self.longest = max(self.longest, took)
        return option


class Played:
    """A match of a ladder: who sat where, what share of the win each seat has, and how long each seat thought."""

    __slots__ = ("choices", "job", "longest", "seconds", "shares", "side", "sitting", "won")

    def __init__(self, job: Job, sitting: list[int], winners: Sequence[int], side: str, bots: list[Timed]) -> None:
        seats = len(sitting)
        alone = sitting.index(job.upper)
        self.job = job
        self.sitting = sitting
        self.shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        self.won = (1.0 if len(winners) < seats else 1.0 / seats) if alone in winners else 0.0
        """By the one who sat alone: all of it with his partner, but of a draw only what is everybody's."""
        self.side = side
        """Of the one who sat alone."""
        self.choices = [bot.choices for bot in bots]
        self.seconds = [bot.seconds for bot in bots]
        self.longest = [bot.longest for bot in bots]


class LadderWork(Work[Job, "list[Played]"]):
    """Plays the deals of a ladder, in any process."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder

    def begin(self) -> Callable[[Job], list[Played]]:
        tables = [version.make() for version in self.ladder.versions]

        def play(job: Job) -> list[Played]:
            game, variant = tables[job.version]
            return [self._play(job, game, variant, alone) for alone in range(variant.players)]

        return play

    def _play(self, job: Job, game: Game[Any], variant: Variant, alone: int) -> Played:
        sitting = [job.upper if seat == alone else job.lower for seat in range(variant.players)]
        seed = self.ladder.match_seed(job.version, job.deal)
        bots = [Timed(make_bot(self.ladder.bots[bot], b"%d " % seat + seed)) for seat, bot in enumerate(sitting)]
        state = game.start(variant)
        try:
            play_to_the_end(game, state, [*bots], Live(seed))
        except Exception as problem:
            names = ", ".join([self.ladder.bots[bot] for bot in sitting])
            raise MatchFailed(
                f"a match of {game.id} failed (seed {seed.hex()}, {variant!r}, seats {names}): {problem!r}"
            ) from problem
        result = game.result(state)
        assert result is not None, "nobody is asked anything, so the match is over"
        winners = list(result.winners) or list(range(variant.players))
        return Played(job, sitting, winners, game.side(state, alone), bots)


def make_ladder(
    game_id: str,
    bots: Sequence[str],
    deals: int,
    seed: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    each: str | None = None,
) -> Ladder:
    """A ladder that can be climbed. Raises a `CentansError` that says what cannot."""
    if deals < 1:
        few = BadPlan(f"the ladder plays at least one deal between any two bots, not {deals}")
        raise few.told("deals", number=deals)
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise BadPlan("a ladder needs at least two different bots: --bots greedy,search:100").told("ladder-bots")
    for bot in bots:
        make_bot(bot, b"")
        check_plan(bot, game_id)
    versions = [Version(game_id, players, {**(options or {}), **more}, {}) for more in _each(game_id, each)]
    for version in versions:
        shelf.start(*version.make())
    return Ladder(versions, bots, deals, seed)


def _each(game_id: str, name: str | None) -> list[dict[str, str]]:
    """One version for each value of a setting; without one, the usual rules alone."""
    if name is None:
        return [{}]
    offered = {setting.name: setting.values for setting in shelf.take(game_id).offered()}
    if name not in offered:
        known = ", ".join(offered)
        unknown = BadPlan(f"{game_id} has no option '{name}'; it has: {known}")
        raise unknown.told("option", game=game_id, name=name, known=known)
    return [{name: value} for value in offered[name]]


def climb(
    ladder: Ladder,
    processes: int = 1,
    engine: str = "processes",
    on_progress: Callable[[int], None] = lambda _deals: None,
) -> dict[str, Any]:
    """Play the ladder and report. Ctrl-C ends it early: the report then covers what was played so far."""
    check_engine(engine, processes)
    played: list[list[Played]] = []
    try:
        with closing(do_all(LadderWork(ladder), ladder.jobs(), engine, processes)) as results:
            for result in results:
                played.append(result)
                on_progress(1)
    except KeyboardInterrupt:
        pass
    played.sort(key=lambda deal: (deal[0].job.deal, deal[0].job.version, deal[0].job.upper, deal[0].job.lower))
    return report(ladder, played)


def report(ladder: Ladder, played: Sequence[Sequence[Played]]) -> dict[str, Any]:
    """The figures of a ladder: who won how much of whom, the ratings, and how long everybody thought."""
    game, variant = ladder.versions[0].make()
    matches = [match for deal in played for match in deal]
    return {
        "game": game.id,
        "revision": game.revision,
        "players": variant.players,
        "versions": [version.options for version in ladder.versions],
        "seed": ladder.seed,
        "deals": {"planned": len(ladder.jobs()), "played": len(played)},
        "matches": len(matches),
        "bots": _standings(ladder, played),
        "encounters": [
            _encounter(ladder, lower, upper, matches) for upper in range(1, len(ladder.bots)) for lower in range(upper)
        ],
    }


def _standings(ladder: Ladder, played: Sequence[Sequence[Played]]) -> list[dict[str, Any]]:
    tables = [[Table(match.sitting, match.shares) for match in deal] for deal in played]
    rated = ratings(tables, len(ladder.bots), ladder.seed)
    matches = [match for deal in played for match in deal]
    return [
        {"name": name, "rating": _bounds(rated[bot]), "thinking": _thinking(bot, matches)}
        for bot, name in enumerate(ladder.bots)
    ]


def _thinking(bot: int, matches: Sequence[Played]) -> dict[str, float]:
    """Seconds for a choice that it was really asked for."""
    seats = [(match, seat) for match in matches for seat, sitting in enumerate(match.sitting) if sitting == bot]
    choices = sum([match.choices[seat] for match, seat in seats])
    seconds = sum([match.seconds[seat] for match, seat in seats])
    return {
        "choices": choices,
        "mean": seconds / choices if choices else 0.0,
        "longest": max([match.longest[seat] for match, seat in seats], default=0.0),
    }


def _encounter(ladder: Ladder, lower: int, upper: int, matches: Sequence[Played]) -> dict[str, Any]:
    """What the later bot won alone among the earlier, over all, by version and by side."""
    met = [match for match in matches if (match.job.lower, match.job.upper) == (lower, upper)]
    sides = sorted({match.side for match in met})
    return {
        "bot": ladder.bots[upper],
        "against": ladder.bots[lower],
        "matches": len(met),
        "won": _won(met),
        "versions": [
            _won([match for match in met if match.job.version == version]) for version in range(len(ladder.versions))
        ],
        "sides": {side: _won([match for match in met if match.side == side]) for side in sides},
    }


def _won(matches: Sequence[Played]) -> dict[str, float]:
    return _bounds(wilson(sum([match.won for match in matches]), len(matches)))


def _bounds(interval: Interval) -> dict[str, float]:
    return {"estimate": interval.estimate, "low": interval.low, "high": interval.high}
