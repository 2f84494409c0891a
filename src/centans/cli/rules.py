"""`centans rules GAME`: which rules of a game its tests hold to account."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from centans import shelf
from centans.cli.keeping import Language
from centans.cli.language import spoken
from centans.core.errors import CentansError
from centans.rulecoverage import Coverage, cover, marks_under, read_rulebook, titles_in
from centans.words import Words


class NoTests(CentansError):
    """There is nothing that could hold the rules to account."""


def rules(
    game: Annotated[str, typer.Argument(help="The game, such as guyenne.")],
    tests: Annotated[Path, typer.Option(help="The folder of the tests, which has games/GAME in it.")] = Path("tests"),
    lang: Language = None,
) -> None:
    """Print, chapter by chapter, how many rules of a game are tested. Ends with code 1 if a rule has no test."""
    language = spoken(lang, os.environ)
    kind = shelf.game_class(game)
    words = Words(kind, language)
    folder = tests / "games" / game
    if not folder.is_dir():
        raise NoTests(words.say("rules-no-tests", game=game, folder=str(folder)))
    coverage = cover(read_rulebook(shelf.read_text(kind, "RULES.md")), marks_under(folder))
    console = Console()
    console.print(coverage_table(words, coverage, titles_in(shelf.read_rules(kind, language))))
    if coverage.unknown:
        console.print(f"[red]{words.say('rules-unknown', rules=', '.join(coverage.unknown))}[/red]")
    if coverage.missing or coverage.unknown:
        raise typer.Exit(1)


def coverage_table(words: Words, coverage: Coverage, titles: dict[str, str]) -> Table:
    """The coverage as a table, one line a chapter; `titles` has the chapter of each rule in the language spoken."""
    table = Table(title=words.say("rules-of", game=words.say("title")), show_footer=True)
    chapters = coverage.chapters
    table.add_column(words.say("rules-chapter"), words.say("rules-all"))
    table.add_column(words.say("rules-number"), str(sum(chapter.rules for chapter in chapters)), justify="right")
    table.add_column(words.say("rules-tested"), str(sum(chapter.tested for chapter in chapters)), justify="right")
    table.add_column(words.say("rules-missing"), str(len(coverage.missing)))
    table.add_column(words.say("rules-not-enforced"), str(sum(len(chapter.not_enforced) for chapter in chapters)))
    for chapter in chapters:
        table.add_row(
            titles.get(chapter.first, chapter.title),
            str(chapter.rules),
            str(chapter.tested),
            f"[red]{', '.join(chapter.missing)}[/red]" if chapter.missing else "",
            ", ".join(chapter.not_enforced),
        )
    return table
