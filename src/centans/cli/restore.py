"""`centans restore`: a server's data back from a backup."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from centans.cli.keeping import Bar, Data, Language, bar, complaining, words_in

if TYPE_CHECKING:
    from centans.server.settings import Settings
    from centans.server.storage.copies import Contents


def restore(
    file: Annotated[Path, typer.Argument(help="What `centans backup` has made.", show_default=False)],
    data: Data = None,
    lang: Language = None,
) -> None:
    """Bring a backup back, where there is nothing yet: a folder without a database, or an empty PostgreSQL.

    Nothing is overwritten. Everybody keeps his seat, since the secrets that sign cookies come along.
    """
    from centans.server.keyring import read_secrets, write_secrets
    from centans.server.settings import from_environment
    from centans.server.storage.copies import secrets_of

    words = words_in(lang)
    settings = from_environment(data)
    with complaining(words):
        brought = secrets_of(file)
        with bar(words.say("restore-going-on")) as shown:
            found = bring_back(file, settings, shown)
        own = read_secrets(settings.secret_file) if settings.secret_file.exists() else []
        write_secrets(settings.secret_file, [*own, *[one for one in brought if one not in own]])
    print(words.say("restore-done", file=str(file), **found._asdict()))


def bring_back(file: Path, settings: Settings, shown: Bar) -> Contents:
    from centans.server.serving import DataLock
    from centans.server.storage.copies import restore, restore_file
    from centans.server.storage.database import connect

    if settings.alone:
        with DataLock(settings.data):
            return restore_file(file, settings.database_file, shown.at)
    engine = connect(settings.url)
    try:
        return restore(file, engine, shown.at)
    finally:
        engine.dispose()
