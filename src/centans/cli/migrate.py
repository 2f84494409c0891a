"""`centans migrate`: brings the server's database up to date, or checks that the rules still replay what is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from centans.cli.failures import FAILED, complain
from centans.cli.keeping import Data, Language, complaining, opened, words_in
from centans.words import Words

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from centans.server.checking import Checked


def migrate(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing: replay every stored match and report what differs.")
    ] = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    """Bring the server's database up to date; with --check, see whether these rules replay all its matches."""
    from centans.server.settings import from_environment
    from centans.server.storage.database import migrate as bring_up_to_date

    words = words_in(lang)
    with complaining(words), opened(from_environment(data)) as engine:
        if check:
            raise typer.Exit(report(engine, words))
        bring_up_to_date(engine)
        print(words.say("migrate-done"))


def report(engine: Engine, words: Words) -> int:
    """The exit code: whether every match replays as it was played."""
    from centans.server.checking import check
    from centans.server.storage.copies import Hindered
    from centans.server.storage.database import is_newest

    if not is_newest(engine):
        raise Hindered("database-of-old")
    found = list(check(engine))
    for one in found:
        tell(one, words)
    different = sum(one.difference is not None for one in found)
    older = sum(one.revision != one.revision_now for one in found)
    print(words.say("migrate-counted", tables=len(found), older=older, different=different))
    return FAILED if different else 0


def tell(one: Checked, words: Words) -> None:
    """What is worth knowing of a table, if anything is."""
    remark = "" if one.remark is None else words.say(f"migrate-{one.remark.key}", **one.remark.params)
    about = {"table": one.table, "game": one.game, "revision": str(one.revision), "remark": remark}
    if one.difference is not None:
        now = words.say("migrate-rules-gone") if one.revision_now is None else str(one.revision_now)
        complain(words.say("migrate-differs", now=now, difference=one.difference, **about))
    elif remark:
        print(words.say("migrate-remark", **about))
