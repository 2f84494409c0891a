"""`centans lab ladder`: which bot is how strong, and how long each thinks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from centans.bots import level_names
from centans.cli.failures import INTERRUPTED
from centans.cli.lab import progress_bar
from centans.cli.outputs import check_writable
from centans.lab.engine import check_engine, cores
from centans.lab.ladder import climb, make_ladder
from centans.lab.plan import named_values
from centans.lab.tables import rate_text

USUAL = 10


def ladder(
    game: Annotated[str, typer.Argument(help="The game, such as guyenne.")],
    bots: Annotated[str, typer.Option(help="The bots, from the weakest to the strongest.")] = ",".join(level_names()),
    deals: Annotated[
        int, typer.Option(help="How many deals for any two bots; each is played once for every seat.")
    ] = USUAL,
    players: Annotated[int | None, typer.Option(help="How many play; otherwise as many as is usual.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A setting, as name=value.")] = None,
    each: Annotated[
        str | None, typer.Option(help="Play every value of this setting, such as scenario, as often.")
    ] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes; otherwise one for every core.")] = None,
    engine: Annotated[str, typer.Option(help="processes, or ray for a cluster.")] = "processes",
    seed: Annotated[str, typer.Option(help="A text that fixes all chance.")] = "ladder",
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
) -> None:
    """Let every bot meet every other and rate them.

    In each deal the later-named bot of two sits alone in every seat in turn, with the same dice.
    Ctrl-C ends it early and reports what was played so far.
    """
    workers = cores() if processes is None else processes
    check_engine(engine, workers)
    check_writable("--json", json_file)
    names = [name.strip() for name in bots.split(",")]
    plan = make_ladder(game, names, deals, seed, players, named_values(option), each)
    with progress_bar() as progress:
        task = progress.add_task(f"{game} deals", total=len(plan.jobs()))
        found = climb(plan, workers, engine, lambda more: progress.advance(task, more))
    Console().print(render(found))
    if json_file is not None:
        json_file.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"written: {json_file}")
    if found["deals"]["played"] < found["deals"]["planned"]:
        raise typer.Exit(INTERRUPTED)


def render(found: dict[str, Any]) -> RenderableType:
    """The whole ladder for a terminal."""
    counted = found["deals"]
    return Group(
        Text(
            f"{counted['played']} of {counted['planned']} deals, {found['matches']} matches of {found['game']} (rules "
            f"revision {found['revision']}) with {found['players']} players, seed '{found['seed']}'."
        ),
        _standings(found),
        _encounters(found),
        Text(
            "Ratings: Elo above the first bot by the model of Bradley and Terry (with more than two at a table, of "
            "Plackett and Luce), 95 % bounds by drawing the deals anew. Wins: 95 % bounds by Wilson."
        ),
    )


def _standings(found: dict[str, Any]) -> Table:
    table = Table("bot", "rating (95 %)", "a choice", "longest", "choices", box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in found["bots"]:
        rating, thinking = row["rating"], row["thinking"]
        table.add_row(
            row["name"],
            f"{rating['estimate']:+.0f} ({rating['low']:+.0f} to {rating['high']:+.0f})",
            f"{thinking['mean'] * 1000:.0f} ms",
            f"{thinking['longest'] * 1000:.0f} ms",
            str(thinking["choices"]),
        )
    return table


def _encounters(found: dict[str, Any]) -> Table:
    """The share of wins of each bot alone among another; over all, then by version and by side."""
    title = "alone among the others" if found["players"] > 2 else None
    table = Table("bot", "against", "", "won (95 %)", "matches", title=title, box=SIMPLE_HEAD)
    for row in found["encounters"]:
        table.add_row(row["bot"], row["against"], "", rate_text(row["won"]), str(row["matches"]))
        if len(found["versions"]) > 1:
            for options, won in zip(found["versions"], row["versions"], strict=True):
                table.add_row("", "", ", ".join([f"{name}={value}" for name, value in options.items()]), rate_text(won))
        for side, won in row["sides"].items():
            table.add_row("", "", side, rate_text(won))
    return table
