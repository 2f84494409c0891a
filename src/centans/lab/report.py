"""The report of a lab as plain data, ready for JSON.

    format       1
    game, revision, players, seed
    bots         the names given, in order
    games        matches asked for
    until        null, or {reach, reached}: how exactly the shares of wins were to be known, and whether they are; then
                 `games` is the most that would have been played
    versions     one or two of:
        name         "first" or "second"
        options      every option with its value
        components   the figures changed, by path
        changes      what differs from the usual options and components, as name=value
        matches      matches played
        bots, sides, seats    one row each:
            name, played, wins, draws, losses
            win_rate     {estimate, low, high}: the share won, with its 95 % Wilson interval
            score        {mean, deviation}
            scores       {score: how often}
        decisions, turns      {mean, deviation, least, most, bins: [{low, high, count}]}; turns may be null
        endings      {what decided: how often}
        matches_for_two_points    how many matches would tell a bot's share of wins from one two points away
        measures     what the game itself measures: {name: {mean, deviation, least, most}} over matches that have it
    comparison   null, or rows {what, kind, name, measure, first, second, difference: {estimate, low, high} or null,
                 chance, clear}: the same matches with the same dice under both versions, the second minus the first,
                 pair by pair; `what` is `kind` (bot or side), `name` and `measure` in words, and of a measure of the
                 whole match, such as draws, the first two are null;
                 `chance` is that of so large a difference where there is none, corrected for the number of rows as
                 Holm does, and `clear` says that it is below 5 %, after 20 matches or more
    comparison_for_two_points    null, or how many matches would find a difference of two points in a share of wins
    timing       {seconds, matches_per_second, decisions_per_second, engine, processes}; added by `run_lab`, and the
                 only part that is not the same for the same seed

A bot or a side counts once per match and side: two partners who win together have won once. `seats` counts from 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from centans.lab.arena import Record
from centans.lab.plan import Plan, Version
from centans.lab.statistics import (
    ERROR,
    Interval,
    chance_of_none,
    deviation,
    histogram,
    holm,
    matches_to_find,
    mean,
    paired_difference,
    rate_spread,
    wilson,
)

FORMAT = 1
NAMES = ("first", "second")
TWO_POINTS = 0.02
FEWEST_PAIRS = 20
"""For fewer the normal approximation promises too much: two matches that happen to differ alike would seem certain."""

Row = dict[str, Any]
Place = tuple[Record, int]
"""A seat in a match."""
Pair = tuple[Record, Record]
"""The same match in both versions."""


def report(plan: Plan, records: Sequence[Record]) -> dict[str, Any]:
    """Everything but the timing, from records in any order."""
    ordered = sorted(records, key=lambda record: (record.number, record.version))
    game, variant = plan.versions[0].make()
    return {
        "format": FORMAT,
        "game": game.id,
        "revision": game.revision,
        "players": variant.players,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "games": plan.games,
        "until": None if plan.until is None else {"reach": plan.until, "reached": widest(plan, ordered) <= plan.until},
        "versions": [
            _version(plan, name, version, [record for record in ordered if record.version == place])
            for place, (name, version) in enumerate(zip(NAMES, plan.versions, strict=False))
        ],
        "comparison": _comparison(plan, ordered) if len(plan.versions) == 2 else None,
        "comparison_for_two_points": _needed_to_compare(plan, ordered) if len(plan.versions) == 2 else None,
    }


def widest(plan: Plan, records: Sequence[Record]) -> float:
    """How far the true share of wins of any bot may lie from the one found; of two versions, the difference of shares.

    All of it if nothing was played.
    """
    if len(plan.versions) == 2:
        found = [paired_difference(*columns) for columns in _shares(plan, records)]
        return max([1.0 if one is None else one.reach for one in found], default=1.0)
    rows = _rows(list(records), by_bot(plan))
    return max([wilson(row["wins"], row["played"]).reach for row in rows], default=1.0)


def _version(plan: Plan, name: str, version: Version, records: list[Record]) -> Row:
    game, variant = version.make()
    options = [(setting.name, variant[setting.name]) for setting in game.offered()]
    unusual = [pair for pair, setting in zip(options, game.offered(), strict=True) if pair[1] != setting.default]
    turns = [record.turns for record in records if record.turns is not None]
    return {
        "name": name,
        "options": dict(options),
        "components": dict(version.components),
        "changes": [f"{name}={value}" for name, value in (*unusual, *version.components.items())],
        "matches": len(records),
        "bots": _rows(records, by_bot(plan)),
        "sides": _rows(records, by_side),
        "seats": _rows(records, by_seat),
        "decisions": _lengths([record.decisions for record in records]),
        "turns": _lengths(turns) if turns else None,
        "endings": dict(sorted(Counter([record.decided_by for record in records]).items())),
        "matches_for_two_points": _needed(_rows(records, by_bot(plan))),
        "measures": _measures(records),
    }


def _needed(rows: list[Row]) -> int:
    spreads = [rate_spread(row["wins"], row["played"]) for row in rows]
    return matches_to_find(TWO_POINTS, max(spreads, default=rate_spread(0, 0)))


def _measures(records: list[Record]) -> dict[str, Row]:
    found: dict[str, list[int]] = {}
    for record in records:
        for name, number in record.measures.items():
            found.setdefault(name, []).append(number)
    return {
        name: {"mean": mean(row), "deviation": deviation(row), "least": min(row), "most": max(row)}
        for name, row in sorted(found.items())
    }


# -- who won how often ------------------------------------------------------------------------------------------------

Grouping = Callable[[Record], list[tuple[str, int]]]
"""For one match: each name to be counted, with a seat that stands for it."""


def by_bot(plan: Plan) -> Grouping:
    labels = plan.labels()

    def places(record: Record) -> list[tuple[str, int]]:
        once = {pair: seat for seat, pair in enumerate(zip(record.bots, record.sides, strict=True))}
        return [(labels[bot], seat) for (bot, _), seat in once.items()]

    return places


def by_side(record: Record) -> list[tuple[str, int]]:
    once = {side: seat for seat, side in enumerate(record.sides)}
    return list(once.items())


def by_seat(record: Record) -> list[tuple[str, int]]:
    return [(str(seat + 1), seat) for seat in range(len(record.ranks))]


def _rows(records: list[Record], grouping: Grouping) -> list[Row]:
    found: dict[str, list[Place]] = {}
    for record in records:
        for name, seat in grouping(record):
            found.setdefault(name, []).append((record, seat))
    return [_row(name, found[name]) for name in sorted(found)]


def _row(name: str, places: list[Place]) -> Row:
    wins = sum([record.won(seat) for record, seat in places])
    draws = sum([record.drawn for record, _ in places])
    scores = [record.scores[seat] for record, seat in places]
    return {
        "name": name,
        "played": len(places),
        "wins": wins,
        "draws": draws,
        "losses": len(places) - wins - draws,
        "win_rate": _interval(wilson(wins, len(places))),
        "score": {"mean": mean(scores), "deviation": deviation(scores)},
        "scores": {str(score): number for score, number in sorted(Counter(scores).items())},
    }


def _lengths(numbers: list[int]) -> Row:
    return {
        "mean": mean(numbers),
        "deviation": deviation(numbers),
        "least": min(numbers, default=0),
        "most": max(numbers, default=0),
        "bins": [{"low": one.low, "high": one.high, "count": one.count} for one in histogram(numbers)],
    }


def _interval(interval: Interval) -> dict[str, float]:
    return {"estimate": interval.estimate, "low": interval.low, "high": interval.high}


# -- two versions -----------------------------------------------------------------------------------------------------


def _comparison(plan: Plan, ordered: list[Record]) -> list[Row]:
    """Rows of what can be compared: shares of wins and scores by bot and side, and lengths."""
    pairs = _pairs(ordered)
    rows: list[Row] = []
    for kind, grouping in (("bot", by_bot(plan)), ("side", by_side)):
        for name in _names(pairs, grouping):
            rows.append(_difference("wins", pairs, _share_of_wins(name, grouping), kind, name))
            rows.append(_difference("score", pairs, _score(name, grouping), kind, name))
    rows.append(_difference("draws", pairs, lambda record: float(record.drawn)))
    rows.append(_difference("decisions", pairs, lambda record: float(record.decisions)))
    if all(record.turns is not None for pair in pairs for record in pair):
        rows.append(_difference("turns", pairs, lambda record: float(record.turns or 0)))
    for row, chance in zip(rows, holm([row["chance"] for row in rows]), strict=True):
        row["chance"] = chance
        row["clear"] = chance < ERROR and len(pairs) >= FEWEST_PAIRS
    return rows


def _pairs(records: Sequence[Record]) -> list[Pair]:
    """The matches that were played in both versions."""
    first = {record.number: record for record in records if record.version == 0}
    second = {record.number: record for record in records if record.version == 1}
    return [(first[number], second[number]) for number in first if number in second]


def _shares(plan: Plan, records: Sequence[Record]) -> list[tuple[list[float], list[float]]]:
    """For each bot its share of wins in every match of the first version, and of the second."""
    pairs, grouping = _pairs(records), by_bot(plan)
    measures = [_share_of_wins(name, grouping) for name in _names(pairs, grouping)]
    return [([measure(one) for one, _ in pairs], [measure(other) for _, other in pairs]) for measure in measures]


def _needed_to_compare(plan: Plan, records: list[Record]) -> int | None:
    """By how much the pairs differ from each other; None if no pair differs, which says nothing about others."""
    spreads = [
        deviation([later - earlier for earlier, later in zip(first, second, strict=True)])
        for first, second in _shares(plan, records)
    ]
    most = max(spreads, default=0.0)
    return matches_to_find(TWO_POINTS, most, len(_comparison(plan, records))) if most else None


def _names(pairs: list[Pair], grouping: Grouping) -> list[str]:
    """Those that occur in every match of both versions."""
    each = [{name for name, _ in grouping(record)} for pair in pairs for record in pair]
    return sorted(set.intersection(*each)) if each else []


def _seats(record: Record, name: str, grouping: Grouping) -> list[int]:
    return [seat for counted, seat in grouping(record) if counted == name]


def _share_of_wins(name: str, grouping: Grouping) -> Callable[[Record], float]:
    return lambda record: mean([float(record.won(seat)) for seat in _seats(record, name, grouping)])


def _score(name: str, grouping: Grouping) -> Callable[[Record], float]:
    return lambda record: mean([record.scores[seat] for seat in _seats(record, name, grouping)])


def _difference(
    measure: str,
    pairs: list[Pair],
    measured: Callable[[Record], float],
    kind: str | None = None,
    name: str | None = None,
) -> Row:
    """What differs in a match, or in what it brought to one bot or side of it."""
    first = [measured(one) for one, _ in pairs]
    second = [measured(other) for _, other in pairs]
    found = paired_difference(first, second)
    label = "share of wins" if measure == "wins" else measure
    return {
        "what": label if kind is None else f"{kind} {name}: {label}",
        "kind": kind,
        "name": name,
        "measure": measure,
        "first": mean(first),
        "second": mean(second),
        "difference": None if found is None else _interval(found),
        "chance": 1.0 if found is None else chance_of_none(found),
    }
