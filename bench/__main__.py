"""`python -m bench`: everything in one run, interleaved round by round."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench import growth, load, ours, peers, servers
from bench.engines import COMPILED, PEERS, ROOT, SOURCE, Engine, compile_copy
from bench.report import LIVE_MATCHES, Report
from bench.rounds import Entrant, measure

ROUNDS, SECONDS = 15, 0.2
SERVER_ROUNDS, SERVER_SECONDS = 3, 5.0
QUICK_ROUNDS, QUICK_SECONDS, QUICK_MATCHES = 3, 0.1, 50

console = Console(stderr=True)


def main() -> None:
    arguments = read_arguments()
    skipped = []
    names = [PEERS, SOURCE]
    problem = compile_copy(arguments.quick)
    if problem is None:
        names.append(COMPILED)
    else:
        skipped.append(problem)
    engines = [Engine(name) for name in names]
    try:
        report = run(engines, arguments.rounds, arguments.seconds, arguments.matches)
    finally:
        for engine in engines:
            engine.close()
    report.skipped[:0] = skipped
    report.show(Console())
    figures = report.as_json()
    grown = growth.figures()
    Console().print(growth.as_table(grown))
    figures["growth"] = growth.as_json(grown)
    if not arguments.quick:
        figures["servers"] = run_servers()
        loads = load.rows(load.LONG if arguments.long else load.SHORT, console.print)
        Console().print(load.as_table(loads))
        figures["load"] = load.as_json(loads)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    console.print("The figures are in", str(arguments.json))


def run(engines: Sequence[Engine], rounds: int, seconds: float, matches: int) -> Report:
    """Measure peers in their engine and ourselves in ours; then memory, which needs no rounds."""
    entrants = [
        Entrant(engine, subject)
        for engine in engines
        for subject in (peers.SUBJECTS if engine.name == PEERS else ours.SUBJECTS)
    ]
    columns = (TextColumn("{task.description:55}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=rounds * len(entrants) + len(engines))
        rows, skipped = measure(
            entrants, rounds, seconds, lambda label: progress.update(task, description=label, advance=1)
        )
        memory = {}
        for engine in engines:
            progress.update(task, description="memory", advance=1)
            if engine.name != PEERS:
                memory[engine.name] = engine.order(memory=matches)["bytes"]
    return Report(rows, memory, skipped, rounds, seconds)


def run_servers() -> dict[str, object]:
    """Our server and boardgame.io's under the same load, in alternate runs."""
    columns = (TextColumn("{task.description:65}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=SERVER_ROUNDS * len(servers.SERVERS))
        found, skipped = servers.compare(
            SERVER_ROUNDS, SERVER_SECONDS, lambda name: progress.update(task, description=name, advance=1)
        )
    Console().print(servers.as_table(found))
    for sentence in skipped:
        console.print(sentence, highlight=False)
    return servers.as_json(found)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Cent Ans beside its peers.")
    parser.add_argument("--quick", action="store_true", help="a short run, less exact, without the servers")
    parser.add_argument("--long", action="store_true", help="the mixed load of all five games for 30 minutes")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench.json", help="where to write the figures")
    parser.add_argument("--rounds", type=int, help="how many rounds")
    parser.add_argument("--seconds", type=float, help="CPU seconds for each subject in each round")
    arguments = parser.parse_args()
    arguments.rounds = arguments.rounds or (QUICK_ROUNDS if arguments.quick else ROUNDS)
    arguments.seconds = arguments.seconds or (QUICK_SECONDS if arguments.quick else SECONDS)
    arguments.matches = QUICK_MATCHES if arguments.quick else LIVE_MATCHES
    return arguments


if __name__ == "__main__":
    main()
