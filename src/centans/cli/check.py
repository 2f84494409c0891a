"""`centans check`: the contract test of any game."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from centans import shelf
from centans.cli.failures import FAILED, INTERRUPTED
from centans.cli.keeping import Language
from centans.cli.lab import progress_bar
from centans.cli.language import words_of
from centans.core.game import Game
from centans.lab.contract import Breach, Checked, ContractWork, Summary, Trial, trials
from centans.lab.engine import PROCESSES, check_engine, chunks, cores, do_all
from centans.lab.plan import BadPlan, named_values
from centans.words import Words

LONGEST_CHUNK = 5


def check(
    game: Annotated[str, typer.Argument(help="The game, such as guyenne.")],
    matches: Annotated[int, typer.Option(help="How many matches.")] = 2000,
    seed: Annotated[str, typer.Option(help="A text that fixes all chance.")] = "contract",
    option: Annotated[list[str] | None, typer.Option(help="Only this setting, as name=value.")] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help="A figure of components.toml, as path=value.")] = None,
    players: Annotated[int | None, typer.Option(help="Only so many players.")] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes; otherwise one for every core.")] = None,
    lang: Language = None,
) -> None:
    """Put a game through the contract that every game must keep: thousands of random matches over all its variants."""
    if matches < 1:
        raise BadPlan(f"there must be at least one match to check, not {matches}").told("matches", number=matches)
    components = named_values(set_)
    workers = cores() if processes is None else processes
    check_engine(PROCESSES, workers)
    made = shelf.take(game, components)
    shelf.start(made, made.variant())
    planned = trials(made, matches, seed, players, named_values(option))
    words = words_of(game, lang)
    summary, interrupted = _check_all(game, components, planned, workers, words)
    console = Console()
    console.print(_checks_table(summary, words))
    console.print(_variants_table(made, summary, words))
    if summary.breach is not None:
        _show(summary.breach, game, words)
        raise typer.Exit(FAILED)
    so_far = "yes" if interrupted else "no"
    print(words.say("check-done", game=game, kept=summary.matches, matches=matches, interrupted=so_far))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _check_all(
    game_id: str, components: dict[str, str], planned: list[Trial], processes: int, words: Words
) -> tuple[Summary, bool]:
    """Until all is checked, something is broken, or Ctrl-C; whether it was the last."""
    runs = chunks(range(len(planned)), processes, LONGEST_CHUNK)
    jobs = [[planned[place] for place in run] for run in runs]
    summary = Summary()
    try:
        with (
            progress_bar() as progress,
            closing(_results(ContractWork(game_id, components), jobs, processes)) as results,
        ):
            task = progress.add_task(words.say("check-going-on", game=game_id), total=len(planned))
            for checked in results:
                summary.add(checked)
                progress.advance(task)
                if summary.breach is not None:
                    break
    except KeyboardInterrupt:
        return summary, True
    return summary, False


def _results(work: ContractWork, jobs: list[list[Trial]], processes: int) -> Generator[Checked, None, None]:
    with closing(do_all(work, jobs, processes=processes)) as results:
        for result in results:
            yield from result


def _checks_table(summary: Summary, words: Words) -> Table:
    title = words.say("check-counted", matches=summary.matches, decisions=summary.decisions)
    table = Table(words.say("check-check"), words.say("check-times"), title=title)
    table.columns[1].justify = "right"
    for name, times in sorted(summary.checks.items(), key=lambda item: (-item[1], item[0])):
        table.add_row(words.say(f"check-{name.replace('_', '-')}"), words.number(times))
    return table


def _variants_table(game: Game[Any], summary: Summary, words: Words) -> Table:
    """By the value of each setting, as there are too many variants to list."""
    columns = [words.say(f"check-{column}") for column in ("setting", "value", "matches", "decisions")]
    table = Table(*columns, title=words.say("check-variants", count=len(summary.variants)))
    for column in table.columns[2:]:
        column.justify = "right"
    for setting in ("players", *[setting.name for setting in game.offered()]):
        for (name, value), (matches, decisions) in sorted(summary.by_value.items()):
            if name == setting:
                table.add_row(name, value, words.number(matches), words.number(decisions))
    return table


def _show(breach: Breach, game_id: str, words: Words) -> None:
    """Say what is broken, and keep the match that shows it."""
    path = Path(f"{game_id}-breach-{breach.number}.txt").resolve()
    comment = "".join([f"# {line}\n" for line in str(breach).splitlines()])
    path.write_text(f"{breach.file}\n{comment}", encoding="utf-8")
    print(words.say("check-broken", game=game_id, breach=str(breach)))
    print(words.say("check-shown", file=str(path)))
