"""`centans backup`: everything a server keeps, in one file, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from centans.cli.keeping import Data, Language, bar, complaining, opened, words_in
from centans.cli.outputs import check_writable


def backup(
    file: Annotated[Path, typer.Argument(help="A file that does not exist yet.", show_default=False)],
    data: Data = None,
    lang: Language = None,
) -> None:
    """Put everything a server keeps into one file, while it runs: tables, answers, guests and secrets.

    The file can be restored by `centans restore`, into SQLite or PostgreSQL. Whoever has it knows every hidden card and
    can pretend to be anybody: keep it as you keep your passwords.
    """
    from centans.server.keyring import read_secrets
    from centans.server.settings import from_environment
    from centans.server.storage.copies import back_up

    words = words_in(lang)
    check_writable("FILE", file)
    settings = from_environment(data)
    with complaining(words), opened(settings) as engine, bar(words.say("backup-going-on")) as shown:
        found = back_up(engine, read_secrets(settings.secret_file), file, shown.at)
    print(words.say("backup-done", file=str(file), **found._asdict()))
