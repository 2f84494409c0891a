"""The commands and their options. What they do is imported only when they run, so that `centans --help` is quick."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Annotated

import typer

from centans import __version__
from centans.cli.failures import Commands

app = typer.Typer(
    cls=Commands,
    name="centans",
    help="Five board games of the Hundred Years' War, with their complete rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Language = Annotated[str | None, typer.Option("--lang", help="fr or en; otherwise as your machine is set.")]
MatchFile = Annotated[Path, typer.Argument(help="A match file.", show_default=False)]


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"centans {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Five board games of the Hundred Years' War, with their complete rules."""


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game, such as guyenne.", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help="How many play.", show_default=False)] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A setting, as name=value; see `centans games GAME`.", show_default=False)
    ] = None,
    set_: Annotated[
        list[str] | None, typer.Option("--set", help="A figure of components.toml, as path=value.", show_default=False)
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: me, me=NAME, or a bot: page, squire, knight, marshal. Otherwise you against squires."
        ),
    ] = None,
    lang: Language = None,
    seed: Annotated[str | None, typer.Option(help="A text that fixes all chance.", show_default=False)] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the match in this file.", show_default=False)] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with the match of this file.", show_default=False)] = None,
    raw: Annotated[
        bool, typer.Option("--raw", help="Instead of the board, every fact of the position as it is.")
    ] = False,
) -> None:
    """Play a game in this terminal, against bots or with others around it."""
    from centans.cli import play as playing

    if game is None and load is None:
        raise typer.BadParameter("name a game (`centans games` lists them), or a match with --load", param_hint="GAME")
    request = playing.Request(game, players, option or [], set_ or [], seats, lang, seed, save, load, raw)
    raise typer.Exit(playing.play(request))


@app.command()
def replay(
    file: MatchFile,
    lang: Language = None,
    first: Annotated[int, typer.Option("--from", min=0, help="Begin with this answer.")] = 0,
    last: Annotated[int | None, typer.Option("--to", min=0, help="End with this answer.", show_default=False)] = None,
    view: Annotated[
        str | None,
        typer.Option(help="A seat's number: tell what it could know; public or all. Otherwise all, once it is over."),
    ] = None,
) -> None:
    """Tell a match in words, answer by answer."""
    from centans.cli import replay as telling

    telling.replay(file, lang, first, last, view)


@app.command()
def verify(file: MatchFile, lang: Language = None) -> None:
    """Prove offline that a match was played by the rules and with the dice that were promised."""
    from centans.cli import verify as proving

    proving.verify(file, lang)


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="Only this game, with every option and figure.")] = None,
    ids: Annotated[bool, typer.Option("--ids", help="Nothing but their ids, one a line.")] = False,
    lang: Language = None,
) -> None:
    """List the games on a page; of one game, its options with their values, what they change, and its figures."""
    from centans.cli import games as listing

    if ids:
        listing.ids()
    else:
        listing.games(game, lang)


def defer(name: str, summary: str, *below: str) -> None:
    """Register a command whose function, options and help stand in centans.cli.<name>, read only when it is called.

    Commands `below` it (`centans lab ladder`) stand in modules of their own in the same way.
    """

    def run(ctx: typer.Context) -> None:
        called, arguments = (ctx.args[0], ctx.args[1:]) if ctx.args and ctx.args[0] in below else (name, ctx.args)
        function = getattr(importlib.import_module(f"centans.cli.{called}"), called)
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        alone.command(called)(function)
        path = ctx.command_path if called == name else f"{ctx.command_path} {called}"
        code = alone(args=arguments, prog_name=path, standalone_mode=False)
        raise typer.Exit(code if isinstance(code, int) else 0)

    loose = {"allow_extra_args": True, "ignore_unknown_options": True}
    app.command(name, help=summary, context_settings=loose, add_help_option=False)(run)


defer("serve", "Serve tables to browsers: against bots, with friends by a link, or around one screen.")
defer("migrate", "Bring the server's database up to date, or check that the rules still replay its matches.")
defer("backup", "Put everything a server keeps into one file, while it runs.")
defer("restore", "Bring a backup back, where there is nothing yet.")
defer("tidy", "Remove what nobody has touched for long: old tables, matches from files, guests.")
defer("secret", "Replace the secret that signs cookies and invitations, without throwing anybody out.")
defer(
    "lab",
    "Play many matches between bots and report who wins, by how much, and how long it takes.",
    "ladder",
    "tune",
    "temper",
)
defer("bench", "Measure how fast the rules run.")
defer("check", "Put a game through the contract that every game must keep.")
defer("rules", "Print which rules of a game its tests hold to account.")
