"""Our server under the loads that it must bear, each with its target: `python -m bench.load [--long]`.

- the mixed load of all five games: rate, p99, memory and whether it stays flat (`--long`: for 30 minutes);
- the same load on two servers that share one PostgreSQL, over that on one (where PostgreSQL is installed);
- 5 000 idle watchers at one process, while others play.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from bench import mixed
from bench.players import Load, Part, megabytes
from bench.server import Connection, cpu_seconds, our_server

TABLES = 50
SHORT, LONG = 45.0, 1800.0
"""Seconds of the mixed load."""
SETTLED = 300.0
"""Seconds after which the memory of a long run counts as settled."""
RATE, P99, PAUSE, GROWTH, FLAT = 800, 150, 20, 1.10, 0.9
"""Answers a second at least; ms at most; ms of a pause at most; memory over that when settled; rate over the first."""
PAIR = 1.6
PAIR_SECONDS = 15.0
WATCHERS = 5_000
WATCHED_TABLES = 30
AT_ONCE = 100
"""Watchers that come at the same moment."""
QUIET = 20.0
"""Seconds in which nothing happens but signs of life."""
PLAYING, PLAYING_SECONDS = 10, 9.0
"""The tables where others play meanwhile."""


class Row(NamedTuple):
    """Something measured, beside what it should be."""

    what: str
    found: str
    target: str
    met: bool | None
    """None where there is no target, or it could not be measured."""


def at_least(what: str, found: float, target: float, form: str = "{:.0f}") -> Row:
    return Row(what, form.format(found), f"at least {form.format(target)}", found >= target)


def at_most(what: str, found: float, target: float, form: str = "{:.0f}") -> Row:
    return Row(what, form.format(found), f"at most {form.format(target)}", found <= target)


# -- all five games ---------------------------------------------------------------------------------------------------


def mixed_rows(seconds: float) -> list[Row]:
    parts = max(3, round(seconds / SETTLED))
    found = mixed.measure(TABLES, seconds, parts)
    settled, last = found.parts[0], found.parts[-1]
    minutes = f"{seconds / 60:.1f} minutes"
    return [
        at_least(
            f"all five games, {TABLES} tables, {minutes}: answers/s", mean([one.rate for one in found.parts]), RATE
        ),
        at_most("  p99 in ms, worst part", max([one.p99 for one in found.parts]), P99),
        at_least("  rate of the last part over the first", last.rate / settled.rate, FLAT, "{:.2f}"),
        at_most("  memory of the last part over the first", last.megabytes / settled.megabytes, GROWTH, "{:.2f}"),
        Row("  memory at the end in MB", f"{last.megabytes:.0f}", "", None),
        Row(
            "  us of the server's processor an answer",
            f"{mean([one.cpu_per_answer for one in found.parts]):.0f}",
            "",
            None,
        ),
        at_most("  longest pause of the collector in ms", found.longest_pause, PAUSE, "{:.1f}"),
        *[
            Row(f"  bytes a stream an answer, {game}", str(sent), "", None)
            for game, sent in found.bytes_per_answer.items()
        ],
    ]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


# -- two servers, one database ----------------------------------------------------------------------------------------


def pair_rows(seconds: float = PAIR_SECONDS) -> list[Row]:
    what = "two servers on one PostgreSQL over one: answers/s"
    from tests.server.postgres import BINARIES, Postgres

    if not BINARIES:
        return [Row(what, "PostgreSQL is not installed", f"at least {PAIR:g}", None)]
    found = []
    for servers in (1, 2):
        with Postgres() as database, serving(servers, database.url) as ports:
            load = Load(ports, TABLES, tuple(mixed.GAMES.values()))
            found += uvloop.run(load.run(seconds, 1))
    return told_pair(what, found)


def told_pair(what: str, found: Sequence[Part]) -> list[Row]:
    """Beside the rates, what an answer costs: where cores are few, that tells what each would do on its own."""
    cores = os.cpu_count()
    alone, together = found
    told = [
        Row(
            f"  {number}, on {cores} cores",
            f"{part.rate:.0f}; {part.cpu_per_answer:.0f} us of processor each",
            "",
            None,
        )
        for number, part in zip("12", found, strict=True)
    ]
    apart = len(found) * alone.cpu_per_answer / together.cpu_per_answer
    told.append(Row("  by what an answer costs, had each a core of its own", f"{apart:.2f}", "", None))
    return [at_least(what, together.rate / alone.rate, PAIR, "{:.2f}"), *told]


@contextmanager
def serving(servers: int, url: str) -> Iterator[list[tuple[int, int]]]:
    """So many servers on one database: their ports and processes."""
    with tempfile.TemporaryDirectory() as data, ExitStack() as running:
        yield [running.enter_context(our_server(data, database=url)) for _ in range(servers)]


# -- those who only look on -------------------------------------------------------------------------------------------


def idle_rows(watchers: int = WATCHERS) -> list[Row]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        with tempfile.TemporaryDirectory() as data, our_server(data) as server:
            return uvloop.run(crowd(server, watchers))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def crowd(server: tuple[int, int], watchers: int) -> list[Row]:
    load = Load([server], PLAYING, tuple(mixed.GAMES.values()))
    await load.come()
    port, process = server
    connection = await Connection(port, load.cookie).open()
    wanted = msgspec.json.encode({"game": "guyenne", "players": 2, "seats": [{"kind": "me"}, {"kind": "here"}]})
    tables = [
        msgspec.json.decode((await connection.ask("POST", "/api/tables", wanted))[1])["id"]
        for _ in range(WATCHED_TABLES)
    ]
    empty, before, began = megabytes(process), cpu_seconds(process), time.perf_counter()
    looking: list[Connection] = []
    while len(looking) < watchers:
        more = range(len(looking), min(watchers, len(looking) + AT_ONCE))
        looking += await asyncio.gather(*[watch(port, tables[number % len(tables)]) for number in more])
    came, full = time.perf_counter() - began, megabytes(process)
    coming, began = cpu_seconds(process), time.perf_counter()
    await asyncio.sleep(QUIET)
    quiet = (cpu_seconds(process) - coming) / (time.perf_counter() - began)
    part = (await load.run(PLAYING_SECONDS, 1))[0]
    connection = await Connection(port, load.cookie).open()
    alive = msgspec.json.decode((await connection.ask("GET", "/health"))[1])["watchers"]
    for one in looking:
        one.writer.close()
    return [
        at_least("idle watchers at one process", alive, watchers),
        Row("  seconds until all had come", f"{came:.1f}", "", None),
        Row("  kB of memory each", f"{(full - empty) * 1000 / watchers:.1f}", "", None),
        Row("  ms of processor each to come", f"{(coming - before) * 1000 / watchers:.2f}", "", None),
        Row("  processor while nothing happens", f"{quiet:.1%}", "", None),
        at_most(f"  p99 in ms of {PLAYING} tables in play meanwhile", part.p99, P99),
    ]


async def watch(port: int, table: str) -> Connection:
    """A watcher who has been told everything."""
    connection = await Connection(port).open()
    connection.send("GET", f"/api/tables/{table}/events?changes=true")
    await connection.reader.readuntil(b"event: view\n")
    return connection


# -- telling ----------------------------------------------------------------------------------------------------------


def rows(seconds: float, tell: Callable[[str], None]) -> list[Row]:
    tell("the mixed load of all five games")
    found = mixed_rows(seconds)
    tell("two servers on one PostgreSQL")
    found += pair_rows()
    tell("idle watchers")
    return found + idle_rows()


def as_table(found: list[Row]) -> Table:
    table = Table(title="Our server under load", title_justify="left")
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("target", justify="right")
    for row in found:
        mark = {True: " ✓", False: " ✗", None: ""}[row.met]
        table.add_row(row.what, row.found + mark, row.target)
    return table


def as_json(found: list[Row]) -> list[dict[str, object]]:
    return [row._asdict() | {"what": row.what.strip()} for row in found]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Our server under load.")
    parser.add_argument("--long", action="store_true", help="the mixed load for 30 minutes")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    chosen = parser.parse_args()
    found = rows(LONG if chosen.long else SHORT, Console(stderr=True).print)
    Console().print(as_table(found))
    if chosen.json is not None:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(as_json(found)), indent=2))


if __name__ == "__main__":
    main()
