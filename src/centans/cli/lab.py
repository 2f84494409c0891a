"""`centans lab`: many matches between bots, and what they show."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from centans.cli.compiling import offer_to_compile
from centans.cli.failures import INTERRUPTED
from centans.cli.keeping import Language
from centans.cli.language import words_of
from centans.cli.outputs import check_writable
from centans.lab.arena import Record
from centans.lab.engine import check_engine, cores
from centans.lab.page import page
from centans.lab.plan import make_plan, named_values, share
from centans.lab.rows import rows_writer
from centans.lab.run import run_lab
from centans.lab.tables import render, title_of
from centans.words import Words

USUAL, MOST = 1000, 100_000
"""How many matches where nobody says it; with --until, where the shares will not settle."""


class Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.1f}/s")


def progress_bar() -> Progress:
    """A bar with count, rate and the time still to go, on stderr."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )


def lab(
    game: Annotated[str, typer.Argument(help="The game, such as guyenne.")],
    seats: Annotated[
        str, typer.Option(help="The bots, such as greedy,random; they change seats after every match.")
    ] = ("greedy,random"),
    games: Annotated[
        int | None, typer.Option(help=f"How many matches; otherwise {USUAL}, or with --until at most {MOST}.")
    ] = None,
    until: Annotated[
        str | None, typer.Option(help="Play until every bot's share of wins is known to within this much, such as 2%.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play; otherwise as many as bots.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A setting, as name=value.")] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help="A figure of components.toml, as path=value.")] = None,
    compare_option: Annotated[
        list[str] | None, typer.Option(help="Play a second version with this setting too, with the same dice.")
    ] = None,
    compare_set: Annotated[
        list[str] | None, typer.Option(help="Play a second version with this figure too, with the same dice.")
    ] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes; otherwise one for every core.")] = None,
    engine: Annotated[str, typer.Option(help="processes, or ray for a cluster.")] = "processes",
    seed: Annotated[str, typer.Option(help="A text that fixes all chance: same seed, same report.")] = "lab",
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write a page with charts to this file.")] = None,
    rows_file: Annotated[
        Path | None,
        typer.Option("--rows", help="Write a row for each seat of each match to this .csv, .jsonl or .parquet file."),
    ] = None,
    lang: Language = None,
) -> None:
    """Play many matches between bots and report who wins, by how much, and how long it takes.

    Ctrl-C ends it early and reports what was played so far. `centans lab ladder GAME` rates bots against each
    other, `centans lab tune GAME` learns what a position is worth, and
    `centans lab temper GAME KIND` how much a bot should make of what.
    """
    workers = cores() if processes is None else processes
    check_engine(engine, workers)
    check_writable("--json", json_file)
    check_writable("--html", html_file)
    check_writable("--rows", rows_file)
    write_rows = None if rows_file is None else rows_writer(rows_file)
    plan = make_plan(
        game,
        [name.strip() for name in seats.split(",")],
        games if games is not None else USUAL if until is None else MOST,
        seed,
        players,
        named_values(option),
        named_values(set_),
        named_values(compare_option),
        named_values(compare_set),
        None if until is None else share(until),
    )
    words = words_of(game, lang)
    offer_to_compile(plan, workers, words)
    with progress_bar() as progress:
        going_on = words.say("lab-going-on", title=title_of(game, words))
        task = progress.add_task(going_on, total=plan.games if until is None else None)
        played: list[Record] = []
        found = run_lab(plan, workers, engine, lambda more: progress.advance(task, more), played.extend)
    Console().print(render(found, words))
    if json_file is not None:
        json_file.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    if html_file is not None:
        html_file.write_text(page(found, words), encoding="utf-8")
    if write_rows is not None:
        write_rows(plan, played)
    say_written(words, json_file, html_file, rows_file)
    if found["versions"][0]["matches"] < plan.games and not (found["until"] and found["until"]["reached"]):
        raise typer.Exit(INTERRUPTED)


def say_written(words: Words, *files: Path | None) -> None:
    for file in files:
        if file is not None:
            print(words.say("lab-written", file=str(file)))
