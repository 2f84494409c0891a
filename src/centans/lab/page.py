"""A report as one web page: charts drawn as SVG inside it, nothing fetched from anywhere, light or dark as you like."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from centans.lab.tables import (
    comparison_notes,
    describe,
    difference_text,
    percent,
    rate_text,
    two_points_text,
    version_title,
)

WIDTH = 640
NAME_WIDTH = 130
VALUE_WIDTH = 150
ROW = 30
PLOT_HEIGHT = 150
MARGIN = 40

STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #2b2620; --soft: #6f675b; --line: #d9d0bf; --bar: #2f5d8a;
  --pale: #a9c1d9; --mark: #9c3b2e; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1b18; --ink: #ece5d8; --soft: #a89f90; --line: #443f37;
  --bar: #7fb0de; --pale: #3c5a78; --mark: #e58a78; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
h1 { margin: 0; font-size: 1.7rem; } h2 { margin: 2.5rem 0 0; border-bottom: 1px solid var(--line); }
p, figcaption { color: var(--soft); margin: .4rem 0; } figure { margin: 1.5rem 0; } figcaption { color: var(--ink); }
svg { display: block; width: 100%; max-width: 40rem; height: auto; }
svg text { fill: var(--ink); font: 13px Georgia, serif; } svg .soft { fill: var(--soft); font-size: 12px; }
.bar { fill: var(--pale); } .count { fill: var(--bar); } .axis { stroke: var(--line); } .mark { stroke: var(--mark); }
.reach { stroke: var(--bar); stroke-width: 2; } .dot { fill: var(--bar); }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
"""


def page(report: dict[str, Any]) -> str:
    """The whole page as text."""
    title = f"Cent Ans lab: {report['game']}"
    body = [f"<h1>{escape(title)}</h1>", *[f"<p>{escape(line)}</p>" for line in describe(report)]]
    if report["comparison"]:
        body.append(_comparison(report))
    for version in report["versions"]:
        body += _version(version, len(report["versions"]))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def _version(version: dict[str, Any], versions: int) -> list[str]:
    parts = [f"<h2>{escape(version_title(version, versions))}</h2>"]
    if not version["matches"]:
        return [*parts, "<p>No match was played.</p>"]
    for key, name in (("bots", "bot"), ("sides", "side"), ("seats", "seat")):
        parts.append(_figure(f"Share of matches won by {name}, with 95 % intervals", rate_chart(version[key], name)))
    parts.append(_standings(version))
    parts.append(f"<p>{escape(two_points_text(version))}</p>")
    if version["turns"]:
        parts.append(_figure(_length_caption("turns", version["turns"]), histogram_chart(version["turns"]["bins"])))
    parts.append(
        _figure(_length_caption("decisions", version["decisions"]), histogram_chart(version["decisions"]["bins"]))
    )
    for row in version["bots"]:
        mean, deviation = row["score"]["mean"], row["score"]["deviation"]
        caption = f"Scores of {row['name']}: {mean:.2f} on average, deviation {deviation:.2f}"
        parts.append(_figure(caption, histogram_chart(_score_bins(row["scores"]))))
    parts.append(_figure("What decided the match", share_chart(version["endings"], version["matches"])))
    if version["measures"]:
        parts.append(_measures(version["measures"]))
    return parts


def _measures(measures: dict[str, Any]) -> str:
    rows = [
        f"<tr><td>{escape(name)}</td><td>{row['mean']:.2f}</td><td>{row['deviation']:.2f}</td>"
        f"<td>{row['least']}</td><td>{row['most']}</td></tr>"
        for name, row in measures.items()
    ]
    head = "<tr><th>per match</th><th>mean</th><th>deviation</th><th>least</th><th>most</th></tr>"
    return f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'


def _figure(caption: str, chart: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{chart}</figure>"


def _length_caption(what: str, lengths: dict[str, Any]) -> str:
    return f"Length in {what}: {lengths['mean']:.1f} on average, from {lengths['least']} to {lengths['most']}"


def _score_bins(scores: dict[str, int]) -> list[dict[str, int]]:
    """One bin for every score between the lowest and the highest that occurred."""
    counts = {int(score): number for score, number in scores.items()}
    return [
        {"low": score, "high": score, "count": counts.get(score, 0)} for score in range(min(counts), max(counts) + 1)
    ]


# -- charts -----------------------------------------------------------------------------------------------------------


def _svg(height: int, label: str, parts: Sequence[str]) -> str:
    opening = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">'
    return opening + "".join(parts) + "</svg>"


def _x(share: float) -> float:
    return NAME_WIDTH + share * (WIDTH - NAME_WIDTH - VALUE_WIDTH)


def rate_chart(rows: Sequence[dict[str, Any]], prefix: str) -> str:
    """A bar for every row from 0 to 100 %, its interval as a line with a dot; half is marked."""
    height = ROW * len(rows) + 24
    parts = [_rate_row(row, place, prefix) for place, row in enumerate(rows)]
    bottom = ROW * len(rows) + 4
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        kind = "mark" if share == 0.5 else "axis"
        parts.append(f'<line class="{kind}" x1="{_x(share):.1f}" x2="{_x(share):.1f}" y1="2" y2="{bottom}"/>')
        parts.append(
            f'<text class="soft" x="{_x(share):.1f}" y="{bottom + 16}" text-anchor="middle">{percent(share)}</text>'
        )
    label = "; ".join([f"{row['name']} {rate_text(row['win_rate'])}" for row in rows])
    return _svg(height, label, parts)


def _rate_row(row: dict[str, Any], place: int, prefix: str) -> str:
    rate = row["win_rate"]
    middle = ROW * place + ROW / 2 + 2
    name = f"{prefix} {row['name']}" if row["name"].isdigit() else row["name"]
    return (
        f'<text x="{NAME_WIDTH - 10}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>'
        f'<rect class="bar" x="{_x(0):.1f}" y="{middle - 8}" width="{_x(rate["estimate"]) - _x(0):.1f}" height="16"/>'
        f'<line class="reach" x1="{_x(rate["low"]):.1f}" x2="{_x(rate["high"]):.1f}" y1="{middle}" y2="{middle}"/>'
        f'<circle class="dot" cx="{_x(rate["estimate"]):.1f}" cy="{middle}" r="4"/>'
        f'<text class="soft" x="{_x(1) + 12:.1f}" y="{middle + 4}">{rate_text(rate)}</text>'
    )


def histogram_chart(bins: Sequence[dict[str, int]]) -> str:
    """A column for every bin; the highest count is written at the axis, the bounds below."""
    top = max([one["count"] for one in bins])
    step = (WIDTH - 2 * MARGIN) / len(bins)
    every = max(1, round(len(bins) / 10))
    parts = [f'<line class="axis" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{PLOT_HEIGHT}" y2="{PLOT_HEIGHT}"/>']
    for place, one in enumerate(bins):
        left = MARGIN + place * step
        tall = (PLOT_HEIGHT - 16) * one["count"] / top
        span = str(one["low"]) if one["low"] == one["high"] else f"{one['low']}-{one['high']}"
        parts.append(
            f'<rect class="count" x="{left + 1:.1f}" y="{PLOT_HEIGHT - tall:.1f}" width="{max(step - 2, 1):.1f}" '
            f'height="{tall:.1f}"><title>{span}: {one["count"]}</title></rect>'
        )
        if place % every == 0:
            middle = left + step / 2
            parts.append(
                f'<text class="soft" x="{middle:.1f}" y="{PLOT_HEIGHT + 16}" text-anchor="middle">{one["low"]}</text>'
            )
    parts.append(f'<text class="soft" x="{MARGIN - 6}" y="20" text-anchor="end">{top}</text>')
    label = f"from {bins[0]['low']} to {bins[-1]['high']}, at most {top} in one column"
    return _svg(PLOT_HEIGHT + 24, label, parts)


def share_chart(counts: dict[str, int], total: int) -> str:
    """A bar for every cause, by its share."""
    parts: list[str] = []
    for place, (name, count) in enumerate(sorted(counts.items(), key=lambda item: -item[1])):
        middle = ROW * place + ROW / 2
        wide = _x(count / total) - _x(0)
        parts.append(
            f'<text x="{NAME_WIDTH - 10}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>'
            f'<rect class="count" x="{_x(0):.1f}" y="{middle - 8}" width="{wide:.1f}" height="16"/>'
            f'<text class="soft" x="{_x(1) + 12:.1f}" y="{middle + 4}">{count} ({percent(count / total)})</text>'
        )
    return _svg(ROW * len(counts), "; ".join([f"{name} {count}" for name, count in counts.items()]), parts)


# -- tables -----------------------------------------------------------------------------------------------------------


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join([f'<th scope="col">{escape(heading)}</th>' for heading in headings])
    body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _standings(version: dict[str, Any]) -> str:
    rows = [
        [
            f"{kind} {row['name']}",
            str(row["played"]),
            str(row["wins"]),
            str(row["draws"]),
            str(row["losses"]),
            rate_text(row["win_rate"]),
            f"{row['score']['mean']:.2f} ± {row['score']['deviation']:.2f}",
        ]
        for kind, key in (("bot", "bots"), ("side", "sides"), ("seat", "seats"))
        for row in version[key]
    ]
    return _table(["", "played", "won", "drawn", "lost", "won (95 %)", "score"], rows)


def _comparison(report: dict[str, Any]) -> str:
    rows = [
        [row["what"], f"{row['first']:.3f}", f"{row['second']:.3f}", difference_text(row)]
        for row in report["comparison"]
    ]
    heading = "<h2>The two versions compared, match by match with the same dice</h2>"
    notes = "".join([f"<p>{escape(note)}</p>" for note in comparison_notes(report)])
    return heading + _table(["", "first", "second", "second minus first (95 %)"], rows) + notes
