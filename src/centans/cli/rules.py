"""`centans rules GAME`: which rules of a game its tests hold to account."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from centans import shelf
from centans.core.errors import CentansError
from centans.rulecoverage import Coverage, cover, marks_under, read_rulebook


class NoTests(CentansError):
    """There is nothing that could hold the rules to account."""


def rules(
    game: Annotated[str, typer.Argument(help="The game, such as guyenne.")],
    tests: Annotated[Path, typer.Option(help="The folder of the tests, which has games/GAME in it.")] = Path("tests"),
) -> None:
    """Print, chapter by chapter, how many rules of a game are tested. Ends with code 1 if a rule has no test."""
    kind = shelf.game_class(game)
    folder = tests / "games" / game
    if not folder.is_dir():
        raise NoTests(
            f"the tests of {game} are expected in {folder}, which is no folder: "
            f"give with --tests the folder that has games/{game} in it"
        )
    coverage = cover(read_rulebook(shelf.read_text(kind, "RULES.md")), marks_under(folder))
    console = Console()
    console.print(coverage_table(game, coverage))
    if coverage.unknown:
        console.print(f"[red]Tests name rules that do not exist: {', '.join(coverage.unknown)}[/red]")
    if coverage.missing or coverage.unknown:
        raise typer.Exit(1)


def coverage_table(game: str, coverage: Coverage) -> Table:
    """The coverage as a table, one line a chapter."""
    table = Table(title=f"Rules of {game}", show_footer=True)
    chapters = coverage.chapters
    table.add_column("Chapter", "All")
    table.add_column("Rules", str(sum(chapter.rules for chapter in chapters)), justify="right")
    table.add_column("Tested", str(sum(chapter.tested for chapter in chapters)), justify="right")
    table.add_column("Missing", str(len(coverage.missing)))
    table.add_column("Not enforced", str(sum(len(chapter.not_enforced) for chapter in chapters)))
    for chapter in chapters:
        table.add_row(
            chapter.title,
            str(chapter.rules),
            str(chapter.tested),
            f"[red]{', '.join(chapter.missing)}[/red]" if chapter.missing else "",
            ", ".join(chapter.not_enforced),
        )
    return table
