"""A report in words and tables, for the terminal; the words serve the page as well."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from centans.words import Words

KINDS = (("bot", "bots"), ("side", "sides"), ("seat", "seats"))
"""Of whom wins are counted, and where the report has the rows."""


def title_of(game_id: str, words: Words) -> str:
    """What the game is called; a game that is being written may have no texts yet."""
    return words.title() if words.knows("title") else game_id


def percent(share: float, words: Words, digits: int = 0) -> str:
    return words.say("lab-percent", share=words.number(100 * share, digits))


def rate_text(rate: dict[str, float], words: Words) -> str:
    low, high = words.number(100 * rate["low"], 1), words.number(100 * rate["high"], 1)
    return f"{percent(rate['estimate'], words, 1)} ({low}–{high})"


def difference_text(row: dict[str, Any], words: Words) -> str:
    """A star marks a difference that is clear among so many rows."""
    difference = row["difference"]
    if difference is None:
        return words.say("lab-too-few")
    figures = {name: words.number(difference[name], 3, signed=True) for name in ("estimate", "low", "high")}
    bounds = words.say("lab-bounds", **figures)
    return f"{bounds} *" if row["clear"] else f"{bounds}  "


def comparison_notes(report: dict[str, Any], words: Words) -> list[str]:
    """What the stars mean, and what it would take to see more."""
    notes = [words.say("lab-star", rows=len(report["comparison"]))]
    needed = report["comparison_for_two_points"]
    if needed is not None:
        notes.append(words.say("lab-difference-of-two-points", needed=needed))
    return notes


def two_points_text(version: dict[str, Any], words: Words) -> str:
    return words.say("lab-two-points", needed=version["matches_for_two_points"])


def describe(report: dict[str, Any], words: Words) -> list[str]:
    """What was played, in sentences."""
    lines = [
        words.say(
            "lab-played",
            played=min([version["matches"] for version in report["versions"]]),
            games=report["games"],
            title=title_of(report["game"], words),
            revision=report["revision"],
            bots=", ".join(report["bots"]),
            players=report["players"],
            seed=report["seed"],
        )
    ]
    if report["until"]:
        what = "difference" if report["comparison"] else "share"
        reached = "yes" if report["until"]["reached"] else "no"
        points = round(100 * report["until"]["reach"], 1)
        lines.append(words.say("lab-until", what=what, reached=reached, points=points))
    timing = report.get("timing")
    if timing:
        seconds, matches = words.number(timing["seconds"], 1), words.number(timing["matches_per_second"], 1)
        decisions = words.number(timing["decisions_per_second"])
        lines.append(words.say("lab-timing", seconds=seconds, matches=matches, decisions=decisions))
    return lines


def version_title(version: dict[str, Any], versions: int, words: Words) -> str:
    changes = ", ".join(version["changes"]) or words.say("lab-usual-rules")
    return words.say("lab-version", name=version["name"], changes=changes) if versions > 1 else changes


def row_name(kind: str, name: str, words: Words) -> str:
    """A bot, a side or a seat; a side by its name in the game."""
    side = f"side-{name}"
    return words.say("lab-row", kind=kind, name=words.say(side) if kind == "side" and words.knows(side) else name)


def compared_name(row: dict[str, Any], words: Words) -> str:
    whose = "" if row["kind"] is None else row_name(row["kind"], row["name"], words)
    return words.say("lab-compared", measure=row["measure"], row=whose)


def ending_name(cause: str, words: Words) -> str:
    return words.decided_by(cause) if words.knows(f"decided-by-{cause}") else cause


def length_text(what: str, numbers: dict[str, Any], words: Words) -> str:
    mean, deviation = words.number(numbers["mean"], 1), words.number(numbers["deviation"], 1)
    return words.say(
        "lab-lengths", what=what, mean=mean, deviation=deviation, least=numbers["least"], most=numbers["most"]
    )


def standing_cells(kind: str, row: dict[str, Any], words: Words) -> list[str]:
    """How often a bot, a side or a seat won, as a row of texts; `standing_heads` stand above."""
    score = f"{words.number(row['score']['mean'], 2)} ± {words.number(row['score']['deviation'], 2)}"
    counts = [words.number(row[what]) for what in ("played", "wins", "draws", "losses")]
    return [row_name(kind, row["name"], words), *counts, rate_text(row["win_rate"], words), score]


def standing_heads(words: Words) -> list[str]:
    return ["", *heads(words, "played", "won", "drawn", "lost", "rate", "score")]


def measure_cells(name: str, row: dict[str, Any], words: Words) -> list[str]:
    exact = [words.number(row[what], 2) for what in ("mean", "deviation")]
    return [name, *exact, words.number(row["least"]), words.number(row["most"])]


def measure_heads(words: Words) -> list[str]:
    return heads(words, "measure", "mean", "deviation", "least", "most")


def comparison_cells(row: dict[str, Any], words: Words) -> list[str]:
    both = [words.number(row[version], 3) for version in ("first", "second")]
    return [compared_name(row, words), *both, difference_text(row, words)]


def comparison_heads(words: Words) -> list[str]:
    return ["", *heads(words, "first", "second", "difference")]


def heads(words: Words, *columns: str) -> list[str]:
    return [words.say(f"lab-column-{column}") for column in columns]


# -- for a terminal ---------------------------------------------------------------------------------------------------


def render(report: dict[str, Any], words: Words) -> RenderableType:
    """The whole report for a terminal."""
    parts: list[RenderableType] = [Text(line) for line in describe(report, words)]
    for version in report["versions"]:
        parts += _version(version, len(report["versions"]), words)
    if report["comparison"]:
        rows = [comparison_cells(row, words) for row in report["comparison"]]
        parts.append(_table(comparison_heads(words), rows, words.say("lab-same-dice")))
        parts += [Text(note) for note in comparison_notes(report, words)]
    return Group(*parts)


def _version(version: dict[str, Any], versions: int, words: Words) -> list[RenderableType]:
    title = Text(f"\n{version_title(version, versions, words)}", style="bold")
    if not version["matches"]:
        return [title, Text(words.say("lab-no-match"))]
    lengths = [("decisions", version["decisions"]), ("turns", version["turns"])]
    endings = [[ending_name(cause, words), words.number(count)] for cause, count in version["endings"].items()]
    measures = [measure_cells(name, row, words) for name, row in version["measures"].items()]
    return [
        title,
        _standings(version, words),
        *[Text(length_text(what, numbers, words)) for what, numbers in lengths if numbers],
        Text(two_points_text(version, words)),
        _table(heads(words, "ending", "matches"), endings),
        *([_table(measure_heads(words), measures)] if measures else []),
    ]


def _standings(version: dict[str, Any], words: Words) -> Table:
    table = _table(standing_heads(words), [])
    for kind, key in KINDS:
        for row in version[key]:
            table.add_row(*standing_cells(kind, row, words))
        table.add_section()
    return table


def _table(headings: list[str], rows: list[list[str]], title: str | None = None) -> Table:
    """A name at the left, figures at the right."""
    table = Table(*headings, title=title, box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row)
    return table
