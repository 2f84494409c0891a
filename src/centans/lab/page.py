"""A report as one web page: charts drawn as SVG inside it, nothing fetched from anywhere, light or dark as you like."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from centans.lab.tables import (
    KINDS,
    comparison_cells,
    comparison_heads,
    comparison_notes,
    describe,
    ending_name,
    length_text,
    measure_cells,
    measure_heads,
    percent,
    rate_text,
    row_name,
    standing_cells,
    standing_heads,
    title_of,
    two_points_text,
    version_title,
)
from centans.words import Words

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


def page(report: dict[str, Any], words: Words) -> str:
    """The whole page as text."""
    title = words.say("lab-page-title", title=title_of(report["game"], words))
    body = [f"<h1>{escape(title)}</h1>", *[f"<p>{escape(line)}</p>" for line in describe(report, words)]]
    if report["comparison"]:
        body.append(_comparison(report, words))
    for version in report["versions"]:
        body += _version(version, len(report["versions"]), words)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def _version(version: dict[str, Any], versions: int, words: Words) -> list[str]:
    parts = [f"<h2>{escape(version_title(version, versions, words))}</h2>"]
    if not version["matches"]:
        return [*parts, f"<p>{escape(words.say('lab-no-match'))}</p>"]
    for kind, key in KINDS:
        parts.append(_figure(words.say("lab-page-rates", kind=kind), rate_chart(kind, version[key], words)))
    standings = [standing_cells(kind, row, words) for kind, key in KINDS for row in version[key]]
    parts.append(_table(standing_heads(words), standings))
    parts.append(f"<p>{escape(two_points_text(version, words))}</p>")
    for what in ("turns", "decisions"):
        if version[what]:
            chart = histogram_chart(version[what]["bins"], words)
            parts.append(_figure(length_text(what, version[what], words), chart))
    for row in version["bots"]:
        mean, deviation = [words.number(row["score"][what], 2) for what in ("mean", "deviation")]
        caption = words.say("lab-page-scores", name=row["name"], mean=mean, deviation=deviation)
        parts.append(_figure(caption, histogram_chart(_score_bins(row["scores"]), words)))
    endings = {ending_name(cause, words): count for cause, count in version["endings"].items()}
    parts.append(_figure(words.say("lab-page-endings"), share_chart(endings, version["matches"], words)))
    if version["measures"]:
        measures = [measure_cells(name, row, words) for name, row in version["measures"].items()]
        parts.append(_table(measure_heads(words), measures))
    return parts


def _figure(caption: str, chart: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{chart}</figure>"


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


def rate_chart(kind: str, rows: Sequence[dict[str, Any]], words: Words) -> str:
    """A bar for every row from 0 to 100 %, its interval as a line with a dot; half is marked."""
    height = ROW * len(rows) + 24
    parts = [_rate_row(kind, row, place, words) for place, row in enumerate(rows)]
    bottom = ROW * len(rows) + 4
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        line = "mark" if share == 0.5 else "axis"
        parts.append(f'<line class="{line}" x1="{_x(share):.1f}" x2="{_x(share):.1f}" y1="2" y2="{bottom}"/>')
        label = percent(share, words)
        parts.append(f'<text class="soft" x="{_x(share):.1f}" y="{bottom + 16}" text-anchor="middle">{label}</text>')
    label = "; ".join([f"{row_name(kind, row['name'], words)} {rate_text(row['win_rate'], words)}" for row in rows])
    return _svg(height, label, parts)


def _rate_row(kind: str, row: dict[str, Any], place: int, words: Words) -> str:
    rate = row["win_rate"]
    middle = ROW * place + ROW / 2 + 2
    name = row["name"] if kind == "bot" else row_name(kind, row["name"], words)
    return (
        f'<text x="{NAME_WIDTH - 10}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>'
        f'<rect class="bar" x="{_x(0):.1f}" y="{middle - 8}" width="{_x(rate["estimate"]) - _x(0):.1f}" height="16"/>'
        f'<line class="reach" x1="{_x(rate["low"]):.1f}" x2="{_x(rate["high"]):.1f}" y1="{middle}" y2="{middle}"/>'
        f'<circle class="dot" cx="{_x(rate["estimate"]):.1f}" cy="{middle}" r="4"/>'
        f'<text class="soft" x="{_x(1) + 12:.1f}" y="{middle + 4}">{rate_text(rate, words)}</text>'
    )


def histogram_chart(bins: Sequence[dict[str, int]], words: Words) -> str:
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
    label = words.say("lab-page-columns", low=bins[0]["low"], high=bins[-1]["high"], top=top)
    return _svg(PLOT_HEIGHT + 24, label, parts)


def share_chart(counts: dict[str, int], total: int, words: Words) -> str:
    """A bar for every cause, by its share; what decided may be a long story, so it stands above its bar."""
    parts: list[str] = []
    for place, (name, count) in enumerate(sorted(counts.items(), key=lambda item: -item[1])):
        top = 2 * ROW * place
        wide = _x(count / total) - _x(0)
        share = f"{count} ({percent(count / total, words)})"
        parts.append(
            f'<text x="{_x(0):.1f}" y="{top + ROW - 8}">{escape(name)}</text>'
            f'<rect class="count" x="{_x(0):.1f}" y="{top + ROW}" width="{wide:.1f}" height="16"/>'
            f'<text class="soft" x="{_x(1) + 12:.1f}" y="{top + ROW + 12}">{share}</text>'
        )
    return _svg(2 * ROW * len(counts), "; ".join([f"{name} {count}" for name, count in counts.items()]), parts)


# -- tables -----------------------------------------------------------------------------------------------------------


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join([f'<th scope="col">{escape(heading)}</th>' for heading in headings])
    body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _comparison(report: dict[str, Any], words: Words) -> str:
    rows = [comparison_cells(row, words) for row in report["comparison"]]
    notes = "".join([f"<p>{escape(note)}</p>" for note in comparison_notes(report, words)])
    return f"<h2>{escape(words.say('lab-page-compared'))}</h2>{_table(comparison_heads(words), rows)}{notes}"
