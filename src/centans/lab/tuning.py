"""Learning what a position is worth: matches are played, and what was seen in them is fitted to who won.

The players take what looks best and sometimes something else, so that positions of all sorts are met. Each new turn of
a match gives an example: the features of every party, and the share of the win it had in the end. The figures are those
of a conditional logit, found by Newton's method; a fifth of the matches is kept apart to see what they are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from math import log
from typing import Any

from centans.bots.search.replies import by_weight, drawn, next_question
from centans.core.dice import Live
from centans.core.errors import CentansError
from centans.core.game import Game, Variant
from centans.core.judging import LearnedSense, chances_of, unlearned
from centans.core.steps import proceed, take
from centans.lab.engine import Work, check_engine, do_all
from centans.lab.plan import Version

ODD, FACES = 1, 20
"""One answer of twenty is another than the best-looking."""
APART = 5
"""Every fifth match is kept apart."""
CAUTION = 20.0
"""How strongly figures are held to what is set by hand; so many positions of one match tell about as much as one."""
STEPS = 12
CLOSE = 1e-6

Row = list[float]


class CannotLearn(CentansError):
    """There is nothing to be learned so."""


class Example:
    """A position that was met: the features of every party, and its share of the win in the end."""

    __slots__ = ("apart", "kind", "rows", "shares")

    def __init__(self, kind: str, rows: list[Row], apart: bool) -> None:
        self.kind = kind
        self.rows = rows
        self.apart = apart
        self.shares: list[float] = []


class Lessons(Work["tuple[int, int]", "list[Example]"]):
    """Plays the matches that a game is learned from; a job is a lesson and the number of a match."""

    def __init__(self, versions: list[Version], seed: str) -> None:
        self.versions = versions
        self.seed = seed

    def begin(self) -> Callable[[tuple[int, int]], list[Example]]:
        tables = [version.make() for version in self.versions]

        def play(job: tuple[int, int]) -> list[Example]:
            lesson, number = job
            return examples(*tables[lesson], f"{self.seed} {lesson} {number}".encode(), number % APART == 0)

        return play


def lessons_of(game_id: str, matches: int) -> list[Version]:
    """What is played to learn a game from so many matches each. Raises `CannotLearn`."""
    if matches < 2 * APART:
        least = 2 * APART
        few = CannotLearn(f"{least} matches of each lesson are the least to learn from, not {matches}")
        raise few.told("lessons", least=least, number=matches)
    sense = learned_sense(Version(game_id, None, {}, {}).make()[0])
    return [
        Version(game_id, players, dict([setting.split("=", 1)] if setting else []), {})
        for players, setting in sense.lessons
    ]


def learned_sense(game: Game[Any]) -> LearnedSense[Any]:
    sense = game.sense()
    if not isinstance(sense, LearnedSense):
        nothing = CannotLearn(f"{game.id} is played to its end in thought, so there are no figures to learn")
        raise nothing.told("no-value", game=game.id)
    return sense


def examples(game: Game[Any], variant: Variant, seed: bytes, apart: bool) -> list[Example]:
    """One match, and what was to be seen at the beginning of each turn."""
    sense = learned_sense(game)
    s = game.start(variant)
    dice, whim = Live(seed), Live(seed + b" whim")
    found: list[Example] = []
    turn = -1
    while (ask := next_question(proceed(s, dice))) is not None:
        if sense.turn(s) != turn:
            turn = sense.turn(s)
            found.append(Example(sense.kind(s), sense.rows(s), apart))
        if len(ask.options) == 1:
            take(s, ask, ask.options[0], dice)
        elif whim.roll("odd", FACES) <= ODD:
            take(s, ask, drawn(ask.options, sense.weigh(s, ask), whim), dice)
        else:
            take(s, ask, by_weight(ask, sense.weigh(s, ask), dice), dice)
    result = game.result(s)
    assert result is not None, "nobody is asked anything, so the match is over"
    parties = sense.parties(s)
    winners = {parties[seat] for seat in result.winners} or set(parties)
    for example in found:
        example.shares = [1.0 / len(winners) if party in winners else 0.0 for party in range(len(example.rows))]
    return found


def learn(
    game_id: str,
    matches: int,
    seed: str,
    processes: int = 1,
    engine: str = "processes",
    on_progress: Callable[[int], None] = lambda _matches: None,
) -> dict[str, Any]:
    """Play so many matches of every lesson and fit. The report holds the figures and what they are worth."""
    check_engine(engine, processes)
    lessons = lessons_of(game_id, matches)
    sense = learned_sense(lessons[0].make()[0])
    jobs = [(lesson, number) for number in range(matches) for lesson in range(len(lessons))]
    seen: list[Example] = []
    with closing(do_all(Lessons(lessons, seed), jobs, engine, processes)) as results:
        for result in results:
            seen.extend(result)
            on_progress(1)
    return {
        "game": game_id,
        "matches": matches,
        "seed": seed,
        "kinds": {kind: lesson_of([one for one in seen if one.kind == kind], sense, kind) for kind in sense.kinds},
    }


def lesson_of(seen: Sequence[Example], sense: LearnedSense[Any], kind: str) -> dict[str, Any]:
    """The figures for one kind of match, and the surprise they leave: in nats a position, the less the better.

    What explains the matches kept apart worse than the judgement by hand does was not learned, but imagined.
    """
    learned, kept = [one for one in seen if not one.apart], [one for one in seen if one.apart]
    by_hand, nothing = unlearned(len(sense.features)), [0.0] * len(sense.features)
    weights = fitted(learned, len(sense.features))
    if surprise(kept, weights) > surprise(kept, by_hand):
        weights = by_hand
    return {
        "figures": dict(zip(sense.features, weights, strict=True)),
        "examples": len(learned),
        "surprise": {
            "even": surprise(kept, nothing),
            "by hand": surprise(kept, by_hand),
            "before": surprise(kept, sense.weights(kind)),
            "after": surprise(kept, weights),
        },
    }


def surprise(seen: Sequence[Example], weights: Sequence[float]) -> float:
    """How much less likely than certain what happened was thought, on average."""
    total = 0.0
    for one in seen:
        for chance, share in zip(chances_of(one.rows, list(weights)), one.shares, strict=True):
            if share:
                total -= share * log(max(chance, 1e-9))
    return total / max(1, len(seen))


# -- a conditional logit by Newton's method ---------------------------------------------------------------------------


def fitted(seen: Sequence[Example], features: int) -> Row:
    """The figures that make what happened likeliest, each held a little to what it is before anything is learned."""
    weights = unlearned(features)
    for _ in range(STEPS):
        slope, bend = slopes(seen, weights)
        better = strode(seen, weights, solved(bend, slope))
        if better is None:
            break
        weights = better
    return weights


def strode(seen: Sequence[Example], weights: Row, step: Row) -> Row | None:
    """The step, or the part of it that leads to something better: the whole may lead too far."""
    reached = regret(seen, weights)
    stride = 1.0
    while stride > CLOSE:
        tried = [weight + stride * change for weight, change in zip(weights, step, strict=True)]
        if regret(seen, tried) < reached - CLOSE:
            return tried
        stride /= 2
    return None


def regret(seen: Sequence[Example], weights: Row) -> float:
    """What is to be made least: the surprise in all examples, and the distance from what was set by hand."""
    held = sum([(weight - before) ** 2 for weight, before in zip(weights, unlearned(len(weights)), strict=True)])
    return surprise(seen, weights) * len(seen) + CAUTION / 2 * held


def slopes(seen: Sequence[Example], weights: Row) -> tuple[Row, list[Row]]:
    """First and second derivatives of the likelihood, the second with its sign turned."""
    number = len(weights)
    slope = [CAUTION * (before - weight) for before, weight in zip(unlearned(number), weights, strict=True)]
    bend = [[CAUTION if row == column else 0.0 for column in range(number)] for row in range(number)]
    for one in seen:
        chances = chances_of(one.rows, weights)
        middle = [
            sum([chance * row[place] for chance, row in zip(chances, one.rows, strict=True)]) for place in range(number)
        ]
        for chance, share, row in zip(chances, one.shares, one.rows, strict=True):
            away = [(place, value - middle[place]) for place, value in enumerate(row) if value != middle[place]]
            for place, distance in away:
                slope[place] += (share - chance) * distance
                weighted = chance * distance
                line = bend[place]
                for other, further in away:
                    line[other] += weighted * further
    return slope, bend


def solved(matrix: list[Row], right: Row) -> Row:
    """The solution of a system of linear equations, by elimination."""
    number = len(right)
    lines = [[*matrix[place], right[place]] for place in range(number)]
    for pivot in range(number):
        best = max(range(pivot, number), key=lambda place: abs(lines[place][pivot]))
        lines[pivot], lines[best] = lines[best], lines[pivot]
        for place in range(number):
            if place != pivot:
                factor = lines[place][pivot] / lines[pivot][pivot]
                if factor:
                    lines[place] = [one - factor * other for one, other in zip(lines[place], lines[pivot], strict=True)]
    return [lines[place][number] / lines[place][place] for place in range(number)]


# -- the file ---------------------------------------------------------------------------------------------------------


def written(report: dict[str, Any]) -> str:
    """value.toml: every figure by kind of match and feature, below the command that made it."""
    lines = [
        "# How much each feature of a position tells who will win. Learned, not set by hand:",
        f"# centans lab tune {report['game']} --matches {report['matches']} --seed {report['seed']}",
    ]
    for kind, lesson in report["kinds"].items():
        left = lesson["surprise"]
        lines += [
            "",
            f"[{kind}]",
            f"# {lesson['examples']} positions; surprise left in others: {left['after']:.3f} nats, "
            f"by hand {left['by hand']:.3f}, with even chances {left['even']:.3f}",
        ]
        lines += [f"{name} = {figure:.4f}" for name, figure in lesson["figures"].items()]
    return "\n".join(lines) + "\n"
