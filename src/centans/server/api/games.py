"""The games on the shelf, their texts and rules."""

from __future__ import annotations

import hashlib
from importlib import resources
from typing import Any

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from centans import shelf
from centans.bots import bot_names
from centans.core.game import Game
from centans.server import brought, library
from centans.server.api.asked import Asked, problems
from centans.server.messages import GameInfo, Language, SettingInfo
from centans.server.problems import not_found

RULES = {"en": "RULES.md", "fr": "RULES.fr.md"}
UNCHANGED = {304: ResponseSpec(None, description="The browser has it already.")}


@get("/api/games", responses=problems())
async def games() -> list[GameInfo]:
    """Every game that can be played here, in the order of the shelf."""
    found = [game_info(library.take(game_id)) for game_id in library.titles()]
    return sorted(found, key=lambda game: (game.place, game.id))


def game_info(game: Game[Any]) -> GameInfo:
    settings = [SettingInfo(setting.name, list(setting.values), setting.default) for setting in game.offered()]
    kind = type(game)
    facts = brought.facts_of(kind)
    return GameInfo(
        game.id,
        game.revision,
        list(game.players),
        settings,
        bot_names(),
        place=facts.place,
        told=brought.told_of(kind),
        sides=facts.sides,
        cover=brought.address_of(kind, brought.COVER),
        board=brought.address_of(kind, brought.BOARD),
    )


@get("/api/games/{game_id:str}/texts/{language:str}", media_type="text/plain", responses=problems(404) | UNCHANGED)
async def texts(request: Asked, game_id: FromPath[str], language: FromPath[Language]) -> Response[str]:
    """Every word a player reads, in Project Fluent's syntax: what all games share, then the game's own."""
    kind = game_class(game_id)
    shared = resources.files("centans").joinpath("texts", f"{language}.ftl").read_text("utf-8")
    return cached(request, f"{shared}\n{shelf.read_text(kind, 'texts', f'{language}.ftl')}", "text/plain")


@get("/api/games/{game_id:str}/rules/{language:str}", media_type="text/markdown", responses=problems(404) | UNCHANGED)
async def rules(request: Asked, game_id: FromPath[str], language: FromPath[Language]) -> Response[str]:
    """The rules of the game, in our own words."""
    return cached(request, shelf.read_text(game_class(game_id), RULES[language]), "text/markdown")


def game_class(game_id: str) -> type[Game[Any]]:
    try:
        return library.game_class(game_id)
    except shelf.UnknownGame as problem:
        raise not_found(f"game '{game_id}'") from problem


def cached(request: Asked, text: str, media_type: str) -> Response[str]:
    """The text, unless the browser has this very one."""
    tag = f'"{hashlib.blake2b(text.encode(), digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type=media_type)
    return Response(text, headers=headers, media_type=media_type)
