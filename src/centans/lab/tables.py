"""A report in words and tables, for the terminal; the words serve the page as well."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def rate_text(rate: dict[str, float]) -> str:
    return f"{100 * rate['estimate']:.1f} % ({100 * rate['low']:.1f}–{100 * rate['high']:.1f})"


def difference_text(row: dict[str, Any]) -> str:
    """A star marks a difference that is clear among so many rows."""
    difference = row["difference"]
    if difference is None:
        return "too few matches"
    bounds = f"{difference['estimate']:+.3f} ({difference['low']:+.3f} to {difference['high']:+.3f})"
    return f"{bounds} *" if row["clear"] else f"{bounds}  "


def comparison_notes(report: dict[str, Any]) -> list[str]:
    """What the stars mean, and what it would take to see more."""
    rows = len(report["comparison"])
    notes = [
        f"* clear even among {rows} rows: where nothing differs, a report has any star at all in at most 5 cases "
        "of 100 (Holm's correction)."
    ]
    needed = report["comparison_for_two_points"]
    if needed is not None:
        notes.append(f"A difference of two points in a share of wins would take about {needed} matches to find.")
    return notes


def two_points_text(version: dict[str, Any]) -> str:
    needed = version["matches_for_two_points"]
    return f"To tell a bot's share of wins from one two points away would take about {needed} matches."


def describe(report: dict[str, Any]) -> list[str]:
    """What was played, in sentences."""
    played = min([version["matches"] for version in report["versions"]])
    lines = [
        f"{played} of {report['games']} matches of {report['game']} (rules revision {report['revision']}) between "
        f"{', '.join(report['bots'])}, {report['players']} players, seed '{report['seed']}'. "
        "The bots changed seats after every match."
    ]
    if report["until"]:
        exactly = f"within {100 * report['until']['reach']:g} points either way (95 %)"
        reached = "is known" if report["until"]["reached"] else "is not yet known"
        lines.append(
            f"The {'difference in' if report['comparison'] else 'share of'} wins of every bot {reached} {exactly}."
        )
    timing = report.get("timing")
    if timing:
        lines.append(
            f"{timing['seconds']:.1f} s, {timing['matches_per_second']:.1f} matches and "
            f"{timing['decisions_per_second']:.0f} decisions per second."
        )
    return lines


def version_title(version: dict[str, Any], versions: int) -> str:
    name = f"{version['name']} version: " if versions > 1 else ""
    return name + (", ".join(version["changes"]) or "the usual rules")


def render(report: dict[str, Any]) -> RenderableType:
    """The whole report for a terminal."""
    parts: list[RenderableType] = [Text(line) for line in describe(report)]
    for version in report["versions"]:
        parts += _version(version, len(report["versions"]))
    if report["comparison"]:
        parts.append(_comparison(report["comparison"]))
        parts += [Text(note) for note in comparison_notes(report)]
    return Group(*parts)


def _version(version: dict[str, Any], versions: int) -> list[RenderableType]:
    title = Text(f"\n{version_title(version, versions)}", style="bold")
    if not version["matches"]:
        return [title, Text("no match was played")]
    lengths = [("decisions", version["decisions"]), ("turns", version["turns"])]
    return [
        title,
        _standings(version),
        *[Text(_length_text(what, numbers)) for what, numbers in lengths if numbers],
        Text(two_points_text(version)),
        Text("decided by: " + ", ".join([f"{cause} {count}" for cause, count in version["endings"].items()])),
        *([_measures(version["measures"])] if version["measures"] else []),
    ]


def _measures(measures: dict[str, Any]) -> Table:
    table = Table("per match", "mean", "deviation", "least", "most", box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, row in measures.items():
        table.add_row(name, f"{row['mean']:.2f}", f"{row['deviation']:.2f}", str(row["least"]), str(row["most"]))
    return table


def _length_text(what: str, numbers: dict[str, Any]) -> str:
    return (
        f"{what} per match: {numbers['mean']:.1f} on average, deviation {numbers['deviation']:.1f}, "
        f"from {numbers['least']} to {numbers['most']}"
    )


def _standings(version: dict[str, Any]) -> Table:
    table = Table("", "played", "won", "drawn", "lost", "won (95 %)", "score", box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for kind, key in (("bot", "bots"), ("side", "sides"), ("seat", "seats")):
        for row in version[key]:
            table.add_row(
                f"{kind} {row['name']}",
                str(row["played"]),
                str(row["wins"]),
                str(row["draws"]),
                str(row["losses"]),
                rate_text(row["win_rate"]),
                f"{row['score']['mean']:.2f} ± {row['score']['deviation']:.2f}",
            )
        table.add_section()
    return table


def _comparison(rows: list[dict[str, Any]]) -> Table:
    table = Table("", "first", "second", "difference (95 %)", title="same matches, same dice", box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(row["what"], f"{row['first']:.3f}", f"{row['second']:.3f}", difference_text(row))
    return table
