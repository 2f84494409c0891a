"""The mixed load: tables of all five games at once, whoever is asked answers at once, and two look on at each.

    python -m bench.mixed [--tables 50] [--seconds 30] [--games guyenne,trente] [--pause 0] [--json]

Match follows upon match, so that finished tables pile up. Besides the rate and the times it tells what the server keeps
in memory, how long its collector of garbage stopped everything, how many bytes a stream was sent for each answer by
game, and whether the last part of the run was as good as the first. Where others use the same processors, the rate
says little: what an answer costs the server's processor does.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.players import WATCHED, Load, Part, Sort
from bench.server import our_server

GAMES = {
    sort.game: sort
    for sort in (
        Sort("guyenne", 2),
        Sort("bastide", 3),
        Sort("trente", 2),
        Sort("guesclin", 2),
        Sort("montjoie", 2),
    )
}
PARTS = 3


class Mixed(NamedTuple):
    """What a run found, part by part, and what streams were sent by game."""

    parts: list[Part]
    longest_pause: float
    """Of the collector of garbage, in milliseconds."""
    bytes_per_answer: dict[str, int]
    matches: int
    stale: int


def measure(
    tables: int,
    seconds: float,
    parts: int = PARTS,
    sorts: Sequence[Sort] = tuple(GAMES.values()),
    pause: float = 0.0,
) -> Mixed:
    """Start a server on a fresh database, load it, and stop it."""
    with tempfile.TemporaryDirectory() as data:
        pauses = Path(data) / "pauses"
        with our_server(data, pauses) as server:
            load = Load([server], tables, sorts, pause)
            found = uvloop.run(load.run(seconds, parts))
        sent = {
            game: round(traffic.bytes / traffic.answers / len(WATCHED)) if traffic.answers else 0
            for game, traffic in load.traffic.items()
        }
        return Mixed(found, longest_pause(pauses), sent, load.matches, load.stale)


def longest_pause(file: Path) -> float:
    """In milliseconds: the longest that bench.pauses noted."""
    return max([float(line) for line in file.read_text("ascii").split()], default=0.0)


def show(found: Mixed) -> None:
    for number, part in enumerate(found.parts, 1):
        print(
            f"part {number}: {part.rate:.0f} durable answers/s; p50 {part.p50:.0f} ms, p99 {part.p99:.0f} ms; "
            f"{part.cpu_per_answer:.0f} us of the server's processor an answer, "
            f"{part.clients_cpu:.0f} of the clients'; {part.megabytes:.0f} MB"
        )
    print(f"longest pause of the collector: {found.longest_pause:.1f} ms; {found.matches} matches, {found.stale} stale")
    print("bytes a stream an answer: " + ", ".join([f"{game} {sent}" for game, sent in found.bytes_per_answer.items()]))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.mixed", description="All five games under load.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--parts", type=int, default=PARTS)
    parser.add_argument("--games", default=",".join(GAMES), help="some of them, with commas between")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that each table rests after an answer")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args(arguments)
    sorts = [GAMES[game] for game in chosen.games.split(",")]
    found = measure(chosen.tables, chosen.seconds, chosen.parts, sorts, chosen.pause)
    if chosen.json:
        print(json.dumps(found._asdict()))
    else:
        show(found)


if __name__ == "__main__":
    main()
