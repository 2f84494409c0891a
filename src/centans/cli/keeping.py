"""What the commands that keep a server's data have in common: where they are, a bar, a sentence for what goes wrong."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from centans.cli.failures import FAILED, complain
from centans.cli.language import spoken
from centans.words import Words

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from centans.server.settings import Settings

Data = Annotated[Path | None, typer.Option(help="The server's folder; otherwise among your data.", show_default=False)]
Language = Annotated[str | None, typer.Option("--lang", help="fr or en; otherwise as your machine is set.")]


def words_in(lang: str | None) -> Words:
    return Words(None, spoken(lang, os.environ))


@contextmanager
def complaining(words: Words) -> Iterator[None]:
    """What hinders the work is told by a sentence, in the language of the command."""
    from sqlalchemy.exc import SQLAlchemyError

    from centans.server.storage.copies import Hindered

    try:
        yield
    except Hindered as hindered:
        complain(words.say(hindered.key, **hindered.params))
    except SQLAlchemyError as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        complain(words.say("database-fails", reason=reason))
    except sqlite3.Error as problem:
        complain(words.say("database-fails", reason=str(problem)))
    else:
        return
    raise typer.Exit(FAILED)


@contextmanager
def opened(settings: Settings) -> Iterator[Engine]:
    """The server's database as it is, if there is one."""
    from centans.server.storage.copies import Hindered
    from centans.server.storage.database import connect

    if settings.alone and not settings.database_file.exists():
        raise Hindered("database-missing", folder=str(settings.data))
    engine = connect(settings.url)
    try:
        yield engine
    finally:
        engine.dispose()


class Bar:
    """How far a long work has come, on stderr; nothing where nobody looks."""

    def __init__(self, progress: Progress, text: str) -> None:
        self._progress = progress
        self._task = progress.add_task(text, total=None)

    def at(self, done: int, total: int) -> None:
        self._progress.update(self._task, completed=done, total=total)

    def expect(self, total: int) -> None:
        self._progress.update(self._task, total=total)

    def more(self, done: int) -> None:
        self._progress.advance(self._task, done)


@contextmanager
def bar(text: str) -> Iterator[Bar]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield Bar(progress, text)
