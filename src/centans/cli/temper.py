"""`centans lab temper`: learn by playing how much a bot that thinks ahead should make of what."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from centans import shelf
from centans.cli.keeping import Language
from centans.cli.lab import progress_bar, say_written
from centans.cli.language import words_of
from centans.cli.outputs import check_writable
from centans.lab import tempering
from centans.lab.engine import check_engine, cores
from centans.lab.tables import title_of


def temper(
    game: Annotated[str, typer.Argument(help="The game: montjoie.")],
    kind: Annotated[str, typer.Argument(help="The kind of match, such as two.")],
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds; after each the figures move.")] = 30,
    tempers: Annotated[int, typer.Option(help="How many tempers are tried in a round, each in one match.")] = 1600,
    processes: Annotated[int | None, typer.Option(help="How many processes; otherwise one for every core.")] = None,
    engine: Annotated[str, typer.Option(help="processes, or ray for a cluster.")] = "processes",
    seed: Annotated[str, typer.Option(help="A text that fixes all chance: same seed, same figures.")] = "temper",
    out: Annotated[
        Path | None, typer.Option(help="Write the figures here; otherwise to sense/temper.toml of the game.")
    ] = None,
    lang: Language = None,
) -> None:
    """Try other figures in matches against the squire, go on from those that win, and write them down."""
    workers = cores() if processes is None else processes
    check_engine(engine, workers)
    file = out or Path(str(resources.files(shelf.package_of(shelf.game_class(game))) / "sense" / "temper.toml"))
    check_writable("--out", file)
    tempering.to_be_tried(game, kind, tempers)
    words = words_of(game, lang)
    console = Console()
    with progress_bar() as progress:
        going_on = words.say("lab-going-on", title=title_of(game, words))
        task = progress.add_task(going_on, total=rounds)

        def told(success: float) -> None:
            progress.advance(task)
            console.print(words.say("temper-round", success=words.number(success, 3)))

        found = tempering.temper(game, kind, rounds, tempers, seed, workers, engine, told)
    before = file.read_text("utf-8") if file.exists() else ""
    file.write_text(tempering.placed(before, found), encoding="utf-8")
    say_written(words, file)
