"""`centans migrate`: brings the server's database up to date, or checks that the rules still replay what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from centans.cli.failures import FAILED, complain

if TYPE_CHECKING:
    from sqlalchemy import Engine


def migrate(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing: replay every stored match and report what differs.")
    ] = False,
    data: Annotated[
        Path | None, typer.Option(help="The server's folder; otherwise among your data.", show_default=False)
    ] = None,
) -> None:
    """Bring the server's database up to date; with --check, see whether these rules replay all its matches."""
    from centans.server.settings import from_environment
    from centans.server.storage.database import connect
    from centans.server.storage.database import migrate as bring_up_to_date

    settings = from_environment(data)
    if settings.alone and not settings.database_file.exists():
        complain(f"there is no database in {settings.data}; name the server's folder with --data")
        raise typer.Exit(FAILED)
    engine = connect(settings.url)
    try:
        if check:
            raise typer.Exit(report(engine))
        bring_up_to_date(engine)
        print("The database is up to date.")
    finally:
        engine.dispose()


def report(engine: Engine) -> int:
    """The exit code: whether every match replays as it was played."""
    from centans.server.checking import check
    from centans.server.storage.database import is_newest

    if not is_newest(engine):
        complain("the database is of an older make; run `centans migrate` first (a server does so when it starts)")
        return FAILED
    found = list(check(engine))
    for one in found:
        if one.difference is not None:
            rules = f"{one.game}, rules {one.revision}, now {one.revision_now or 'gone'}"
            complain(f"table {one.table} ({rules}): {one.difference}; {one.remark}")
        elif one.remark is not None:
            print(f"table {one.table} ({one.game}, rules {one.revision}) {one.remark}.")
    different = sum(one.difference is not None for one in found)
    older = sum(one.revision != one.revision_now for one in found)
    print(f"{len(found)} tables, {older} of them begun under other rules; {different} replay otherwise than played.")
    return FAILED if different else 0
