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
from centans.cli.keeping import Language
from centans.cli.lab import progress_bar, say_written
from centans.cli.language import words_of
from centans.cli.outputs import check_writable
from centans.lab.engine import check_engine, cores
from centans.lab.ladder import climb, make_ladder
from centans.lab.plan import named_values
from centans.lab.tables import heads, rate_text, row_name, title_of
from centans.words import Words

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
    lang: Language = None,
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
    words = words_of(game, lang)
    with progress_bar() as progress:
        task = progress.add_task(words.say("ladder-going-on", title=title_of(game, words)), total=len(plan.jobs()))
        found = climb(plan, workers, engine, lambda more: progress.advance(task, more))
    Console().print(render(found, words))
    if json_file is not None:
        json_file.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    say_written(words, json_file)
    if found["deals"]["played"] < found["deals"]["planned"]:
        raise typer.Exit(INTERRUPTED)


def render(found: dict[str, Any], words: Words) -> RenderableType:
    """The whole ladder for a terminal."""
    heading = words.say(
        "ladder-played",
        played=found["deals"]["played"],
        planned=found["deals"]["planned"],
        matches=found["matches"],
        title=title_of(found["game"], words),
        revision=found["revision"],
        players=found["players"],
        seed=found["seed"],
    )
    return Group(Text(heading), _standings(found, words), _encounters(found, words), Text(words.say("ladder-method")))


def _standings(found: dict[str, Any], words: Words) -> Table:
    columns = [words.say(f"ladder-{column}") for column in ("bot", "rating", "choice", "longest", "choices")]
    table = Table(*columns, box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in found["bots"]:
        rating, thinking = row["rating"], row["thinking"]
        bounds = {bound: words.number(rating[bound], signed=True) for bound in ("estimate", "low", "high")}
        table.add_row(
            row["name"],
            words.say("lab-bounds", **bounds),
            f"{words.number(thinking['mean'] * 1000)} ms",
            f"{words.number(thinking['longest'] * 1000)} ms",
            words.number(thinking["choices"]),
        )
    return table


def _encounters(found: dict[str, Any], words: Words) -> Table:
    """The share of wins of each bot alone among another; over all, then by version and by side."""
    title = words.say("ladder-alone") if found["players"] > 2 else None
    columns = (words.say("ladder-bot"), words.say("ladder-against"), "", *heads(words, "rate", "matches"))
    table = Table(*columns, title=title, box=SIMPLE_HEAD)
    for row in found["encounters"]:
        matches = words.number(row["matches"])
        table.add_row(row["bot"], row["against"], "", rate_text(row["won"], words), matches)
        if len(found["versions"]) > 1:
            for options, won in zip(found["versions"], row["versions"], strict=True):
                changed = ", ".join([f"{name}={value}" for name, value in options.items()])
                table.add_row("", "", changed, rate_text(won, words))
        for side, won in row["sides"].items():
            table.add_row("", "", row_name("side", side, words), rate_text(won, words))
    return table
