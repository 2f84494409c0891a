"""`centans play`: makes the table that was asked for and lets it be played."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import typer

from centans import shelf
from centans.cli.boards import Raw, board_of
from centans.cli.language import spoken
from centans.cli.screen import Screen
from centans.cli.seating import Chair, seat_all, sitters
from centans.cli.store import Keeper, matches_folder, new_place, read
from centans.cli.table import Table
from centans.core.errors import CentansError
from centans.core.game import Game
from centans.core.match import Match
from centans.lab.plan import named_values
from centans.words import Words

SEED_BYTES = 32


class Request(NamedTuple):
    """What the command line asked for."""

    game: str | None
    players: int | None
    options: list[str]
    components: list[str]
    seats: str | None
    language: str | None
    seed: str | None
    save: Path | None
    load: Path | None
    raw: bool


def play(request: Request) -> int:
    """Play until the match is over or the player leaves; the exit code."""
    with suppress(ImportError):
        import readline  # noqa: F401 - from then on a line that is typed can be edited and called back
    language = spoken(request.language, os.environ)
    match, chairs, keeper, words = (_resumed if request.load else _new)(request, language)
    board = board_of(match.game.id)
    table = Table(match, chairs, words, Raw(board) if request.raw else board, keeper, Screen())
    return table.play()


Parts = tuple[Match, list[Chair], Keeper, Words]


def _new(request: Request, language: str) -> Parts:
    assert request.game is not None, "the command asks for a game or a file"
    game = shelf.take(request.game, named_values(request.components))
    words = Words(type(game), language)
    who = sitters(request.seats)
    players = _fewest(game, len(who)) if request.players is None else request.players
    variant = game.variant(players, named_values(request.options))
    chairs = seat_all(who, players, words)
    seed = secrets.token_bytes(SEED_BYTES) if request.seed is None else request.seed.encode()
    match = Match(game, variant, seed, [chair.name for chair in chairs])
    path = request.save or new_place(game.id)
    return match, chairs, Keeper(path, chairs, for_good=request.save is not None), words


def _fewest(game: Game[Any], seats: int) -> int:
    """The smallest number of players that gives everybody named a seat."""
    return next((players for players in game.players if players >= seats), game.players[-1])


def _resumed(request: Request, language: str) -> Parts:
    assert request.load is not None
    stored = read(request.load)
    match = stored.match
    _refuse_other_rules(request, match)
    if match.seed is None:
        told = CentansError(f"{request.load} has no seed: it can be told again with `centans replay`, not played on")
        raise told.told("no-seed", file=str(request.load))
    match.answer_forced()
    words = Words(type(match.game), language)
    chairs = seat_all(sitters(request.seats or stored.seats), match.variant.players, words)
    chairs = [Chair(name, chair.bot) for name, chair in zip(match.names, chairs, strict=True)]
    ours = matches_folder().resolve() in request.load.resolve().parents
    path = request.save or (request.load if ours else new_place(match.game.id))
    return match, chairs, Keeper(path, chairs, for_good=request.save is not None), words


def _refuse_other_rules(request: Request, match: Match) -> None:
    """A match that is loaded brings its game, its players, its settings and its seed with it."""
    other_game = request.game is not None and request.game != match.game.id
    if other_game or request.players or request.options or request.components or request.seed is not None:
        raise typer.BadParameter(
            f"the match of {request.load} has its own game, players, options and seed; give only --load",
            param_hint="--load",
        )
