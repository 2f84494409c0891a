"""`centans tidy`: what nobody has touched for long goes, while the server runs."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from centans.cli.keeping import Data, Language, bar, complaining, opened, words_in


def days(about: str) -> Any:
    return typer.Option(min=0, max=100_000, help=f"{about} are kept so many days; 0: for ever.")


def tidy(
    waiting: Annotated[int, days("Tables that never began")] = 30,
    unfinished: Annotated[int, days("Unfinished matches")] = 365,
    finished: Annotated[int, days("Finished matches")] = 0,
    brought_in: Annotated[int, days("Finished matches from files")] = 90,
    guests: Annotated[int, days("Guests who are at no table")] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Remove nothing: tell what would be.")] = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    """Remove what nobody has touched for so many days, while the server runs. Begin with --dry-run."""
    from centans.server.clock import now
    from centans.server.settings import from_environment
    from centans.server.storage import tidying
    from centans.server.storage.copies import Hindered
    from centans.server.storage.database import is_newest

    words = words_in(lang)
    ages = tidying.Ages(waiting, unfinished, finished, brought_in, guests)
    with complaining(words), opened(from_environment(data)) as engine:
        if not is_newest(engine):
            raise Hindered("database-of-old")
        moment = now()
        found = tidying.count(engine, ages, moment)
        if not dry_run:
            with bar(words.say("tidy-going-on")) as shown:
                shown.expect(sum(found))
                found = tidying.tidy(engine, ages, moment, shown.more)
    print(words.say("tidy-would" if dry_run else "tidy-done"))
    for name, number in found._asdict().items():
        key = f"tidy-{name.replace('_', '-')}"
        print(f"  {words.say(key, count=number)}")
