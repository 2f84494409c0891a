"""`centans lab tune`: learn from finished matches what a position is worth."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from centans import shelf
from centans.cli.keeping import Language
from centans.cli.lab import progress_bar, say_written
from centans.cli.language import words_of
from centans.cli.outputs import check_writable
from centans.lab.engine import check_engine, cores
from centans.lab.tables import title_of
from centans.lab.tuning import learn, lessons_of, written
from centans.words import Words

USUAL = 400


def tune(
    game: Annotated[str, typer.Argument(help="The game, such as montjoie.")],
    matches: Annotated[int, typer.Option(help="How many matches of each lesson.")] = USUAL,
    processes: Annotated[int | None, typer.Option(help="How many processes; otherwise one for every core.")] = None,
    engine: Annotated[str, typer.Option(help="processes, or ray for a cluster.")] = "processes",
    seed: Annotated[str, typer.Option(help="A text that fixes all chance: same seed, same figures.")] = "tune",
    out: Annotated[
        Path | None, typer.Option(help="Write the figures here; otherwise to sense/value.toml of the game.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play matches between bots that take what looks best, and learn from them how likely a position is won."""
    workers = cores() if processes is None else processes
    check_engine(engine, workers)
    file = out or Path(str(resources.files(shelf.package_of(shelf.game_class(game))) / "sense" / "value.toml"))
    check_writable("--out", file)
    lessons = lessons_of(game, matches)
    words = words_of(game, lang)
    with progress_bar() as progress:
        going_on = words.say("lab-going-on", title=title_of(game, words))
        task = progress.add_task(going_on, total=matches * len(lessons))
        found = learn(game, matches, seed, workers, engine, lambda more: progress.advance(task, more))
    Console().print(render(found, words))
    file.write_text(written(found), encoding="utf-8")
    say_written(words, file)


def render(found: dict[str, Any], words: Words) -> Table:
    """The surprise that is left in matches not learned from, before and after."""
    columns = ("kind", "positions", "even", "by-hand", "before", "after")
    table = Table(*[words.say(f"tune-{column}") for column in columns], box=SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for kind, lesson in found["kinds"].items():
        left = lesson["surprise"]
        figures = [words.number(left[what], 3) for what in ("even", "by hand", "before", "after")]
        table.add_row(kind, words.number(lesson["examples"]), *figures)
    return table
