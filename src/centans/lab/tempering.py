"""Learning a temper: how much a player should make of what, found by playing with other figures.

In a round many tempers are tried, each beside its opposite with the same dice, alone among players who weigh by hand.
What was won is explained by how the tempers differ (a linear regression), and every figure moves the way that won, the
further the surer that is (an evolution strategy).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import closing
from math import copysign, exp, sqrt
from typing import Any

from centans.bots.search.replies import by_weight, next_question
from centans.core.dice import Live
from centans.core.game import Game, Variant
from centans.core.judging import Figure, TemperedSense
from centans.core.steps import proceed, take
from centans.lab.engine import Work, check_engine, do_all
from centans.lab.plan import Version
from centans.lab.tuning import CannotLearn, Row, solved

CLEAR_LEAD = 10.0
"""A lead of so many points counts nearly as much as a win."""
FEWEST = 20
"""A round of fewer tempers tells nothing."""
CAUTION = 0.1
"""How strongly the regression is held to no difference."""
PACE, SUREST, UNSURE = 0.35, 3.0, 0.3
"""How far a figure moves for each standard error by which it matters, up to so many; what matters less stays."""

Figures = dict[str, float]


class Trial:
    """A temper to be tried: the match, who plays it alone, and its figures."""

    __slots__ = ("alone", "figures", "lesson", "seed")

    def __init__(self, lesson: int, seed: bytes, alone: int, figures: Figures) -> None:
        self.lesson = lesson
        self.seed = seed
        self.alone = alone
        self.figures = figures


class Trials(Work[Trial, float]):
    """Plays the matches in which tempers are tried, in any process."""

    def __init__(self, versions: list[Version]) -> None:
        self.versions = versions

    def begin(self) -> Callable[[Trial], float]:
        tables = [version.make() for version in self.versions]

        def play(trial: Trial) -> float:
            return success(*tables[trial.lesson], trial)

        return play


def tempered_sense(game: Game[Any]) -> TemperedSense[Any]:
    sense = game.sense()
    if not isinstance(sense, TemperedSense):
        nothing = CannotLearn(f"{game.id} has no temper to learn: its bots weigh everything by hand")
        raise nothing.told("no-temper", game=game.id)
    return sense


def success(game: Game[Any], variant: Variant, trial: Trial) -> float:
    """What a temper brings to the one who has it: half of it by winning, half by the lead."""
    sense = tempered_sense(game)
    tried = sense.tempered(trial.figures)
    s = game.start(variant)
    dice, whim = Live(trial.seed), Live(trial.seed + b" whim")
    while (ask := next_question(proceed(s, dice))) is not None:
        if len(ask.options) == 1:
            take(s, ask, ask.options[0], dice)
        elif ask.seat == trial.alone:
            take(s, ask, max(tried.plans(s, ask), key=lambda plan: plan.weight).options[0], dice)
        else:
            take(s, ask, by_weight(ask, sense.weigh(s, ask), whim), dice)
    result = game.result(s)
    assert result is not None, "nobody is asked anything, so the match is over"
    seat = trial.alone
    won = 1.0 / len(result.winners) if seat in result.winners else 0.0
    lead = result.scores[seat] - max([score for other, score in enumerate(result.scores) if other != seat])
    return (won + 1.0 / (1.0 + exp(-lead / CLEAR_LEAD))) / 2


def temper(
    game_id: str,
    kind: str,
    rounds: int,
    tempers: int,
    seed: str,
    processes: int = 1,
    engine: str = "processes",
    on_progress: Callable[[float], None] = lambda _success: None,
) -> dict[str, Any]:
    """Go on from the temper that the game has for this kind of match. The report holds the figures and each round."""
    check_engine(engine, processes)
    sense, versions = to_be_tried(game_id, kind, tempers)
    figures = sense.temper(kind)
    chance = random.Random(f"{seed} {kind}")
    reached: list[float] = []
    for number in range(rounds):
        drawn = [{name: chance.gauss(0.0, 1.0) for name in figures} for _ in range(tempers // 2)]
        trials = [
            trial
            for place, away in enumerate(drawn)
            for trial in pair(versions, sense.figures, figures, away, f"{seed} {number}", place)
        ]
        with closing(do_all(Trials(versions), trials, engine, processes)) as results:
            brought = list(results)
        figures = moved(sense.figures, figures, drawn, brought)
        reached.append(sum(brought) / len(brought))
        on_progress(reached[-1])
    return {"game": game_id, "kind": kind, "tempers": tempers, "seed": seed, "figures": figures, "rounds": reached}


def to_be_tried(game_id: str, kind: str, tempers: int) -> tuple[TemperedSense[Any], list[Version]]:
    """Whose temper is learned in which matches. Raises `CannotLearn` with a sentence."""
    if tempers < FEWEST:
        few = CannotLearn(f"{FEWEST} tempers a round are the least to learn from, not {tempers}")
        raise few.told("tempers", least=FEWEST, number=tempers)
    sense = tempered_sense(Version(game_id, None, {}, {}).make()[0])
    return sense, lessons_of(game_id, sense, kind)


def lessons_of(game_id: str, sense: TemperedSense[Any], kind: str) -> list[Version]:
    """The matches that a temper for this kind of match is tried in."""
    found: list[Version] = []
    for players, setting in sense.lessons:
        version = Version(game_id, players, dict([setting.split("=", 1)] if setting else []), {})
        game, variant = version.make()
        if sense.kind(game.start(variant)) == kind:
            found.append(version)
    if not found:
        known = ", ".join(sense.kinds)
        unknown = CannotLearn(f"{game_id} has no matches of the kind '{kind}'; there are: {known}")
        raise unknown.told("kind", game=game_id, name=kind, known=known)
    return found


def pair(
    versions: list[Version], known: Mapping[str, Figure], figures: Figures, away: Figures, seed: str, place: int
) -> list[Trial]:
    """A temper and its opposite in the same match and seat."""
    lesson = place % len(versions)
    alone = place // len(versions) % versions[lesson].make()[1].players
    found: list[Trial] = []
    for sign in (1.0, -1.0):
        tried = {name: known[name].within(figures[name] + sign * known[name].step * away[name]) for name in figures}
        found.append(Trial(lesson, f"{seed} {place}".encode(), alone, tried))
    return found


def moved(known: Mapping[str, Figure], figures: Figures, drawn: list[Figures], brought: list[float]) -> Figures:
    """The figures after a round; `brought` tells of each temper that was drawn what it and its opposite brought."""
    gains = [(brought[2 * place] - brought[2 * place + 1]) / 2 for place in range(len(drawn))]
    names = list(figures)
    slopes = slopes_of([[away[name] for name in names] for away in drawn], gains)
    error = sqrt(sum([gain * gain for gain in gains])) / len(gains)
    found: Figures = {}
    for name, slope in zip(names, slopes, strict=True):
        surety = slope / error if error else 0.0
        stride = PACE * copysign(min(abs(surety), SUREST), surety) if abs(surety) > UNSURE else 0.0
        found[name] = known[name].within(figures[name] + known[name].step * stride)
    return found


def slopes_of(rows: list[Row], gains: list[float]) -> Row:
    """How much each figure adds to what is gained, by least squares."""
    number = len(rows[0])
    matrix = [[CAUTION * len(rows) if row == column else 0.0 for column in range(number)] for row in range(number)]
    right = [0.0] * number
    for row, gain in zip(rows, gains, strict=True):
        for place, value in enumerate(row):
            right[place] += value * gain
            line = matrix[place]
            for other, further in enumerate(row):
                line[other] += value * further
    return solved(matrix, right)


def written(report: dict[str, Any]) -> str:
    """The part of temper.toml for one kind of match, below the command that made it."""
    rounds = report["rounds"]
    command = f"centans lab temper {report['game']} {report['kind']}"
    lines = [
        f"[{report['kind']}]",
        f"# {command} --rounds {len(rounds)} --tempers {report['tempers']} --seed {report['seed']}",
        f"# the tempers tried brought {rounds[0]:.3f} on average in the first round, {rounds[-1]:.3f} in the last",
    ]
    return "\n".join(lines + [f"{name} = {figure:.4f}" for name, figure in report["figures"].items()]) + "\n"


def placed(before: str, report: dict[str, Any]) -> str:
    """The whole file with this part in place of the one that it had for the kind of match."""
    head, *parts = f"\n{before}".split("\n[")
    kept = [f"[{part.strip()}\n" for part in parts if not part.startswith(f"{report['kind']}]")]
    return "\n".join([*([f"{head.strip()}\n"] if head.strip() else []), *kept, written(report)])
