"""`centans bench`: how fast the rules run here; in a checkout, beside their peers as well."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from centans import compiled, shelf
from centans.cli.keeping import Language, words_in
from centans.cli.outputs import check_writable
from centans.core.dice import Live
from centans.core.errors import CentansError
from centans.core.game import Game, Variant
from centans.core.steps import advance, proceed
from centans.words import Words

CHECKOUT = Path(__file__).resolve().parents[3]
SECONDS, QUICK_SECONDS = 3.0, 0.3


class NoCheckout(CentansError):
    """Only the benchmarks of a checkout can do this."""


class Tally(NamedTuple):
    """What was done, how much of it was a choice between several options, and the CPU seconds it took."""

    done: int
    choices: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.done / self.seconds


def random_play(game: Game[Any], variant: Variant, seconds: float) -> Tally:
    """Whole matches by the bare kernel, until the time is up; every answered ask counts (open ones stand last)."""
    chance = random.Random(1453).random
    done = choices = matches = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        matches += 1
        state, dice = game.start(variant), Live(matches.to_bytes(8, "big"))
        asks = proceed(state, dice)
        while asks:
            ask = asks[0]
            options = ask.options
            number = len(options)
            asks = advance(state, ask, options[int(chance() * number)], dice)
            done += 1
            choices += number > 1
    return Tally(done, choices, spent)


def bench(
    quick: Annotated[bool, typer.Option("--quick", help="A short run, less exact.")] = False,
    json: Annotated[Path | None, typer.Option(help="In a checkout: write the figures to this file.")] = None,
    lang: Language = None,
) -> None:
    """Measure how many decisions a second the rules play at random."""
    check_writable("--json", json)
    words = words_in(lang)
    if (CHECKOUT / "bench" / "__main__.py").exists():
        if words.language != "en":
            print(words.say("bench-in-english"), file=sys.stderr)
        arguments = (["--quick"] if quick else []) + ([] if json is None else ["--json", str(json.resolve())])
        raise typer.Exit(subprocess.run([sys.executable, "-m", "bench", *arguments], cwd=CHECKOUT).returncode)
    if json is not None:
        raise NoCheckout("--json works in a checkout of the project only; this is an installed copy").told("checkout")
    console = Console()
    with console.status(words.say("bench-going-on")):
        table = speed_table(QUICK_SECONDS if quick else SECONDS, words)
    console.print(table)


def speed_table(seconds: float, words: Words) -> Table:
    """Each game of the shelf as it is usually played, for so many CPU seconds."""
    table = Table(title=words.say("bench-title", how=compiled.status()))
    table.add_column(words.say("bench-game"))
    table.add_column(words.say("bench-players"), justify="right")
    table.add_column(words.say("bench-decisions"), justify="right")
    for title in shelf.titles():
        game = shelf.take(title)
        variant = game.variant()
        tally = random_play(game, variant, seconds)
        table.add_row(title, str(variant.players), words.number(tally.rate))
    return table
