"""The games on the shelf, their texts and rules."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import lru_cache
from importlib import resources
from typing import Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from centans import drafting, shelf
from centans.bots import level_names
from centans.core.errors import BadVariant
from centans.core.game import Game
from centans.server import brought, library
from centans.server.api.asked import Asked, hall_of, problems, visitor_of, writes
from centans.server.messages.drafts import ChoiceInfo, DraftInfo, Wanted
from centans.server.messages.games import GameInfo, Language, SettingInfo
from centans.server.problems import Refused, not_found, refusal_info

RULES = {"en": "RULES.md", "fr": "RULES.fr.md"}
UNCHANGED = {304: ResponseSpec(None, description="The browser has it already.")}


@get("/api/games", responses=problems())
async def games(request: Asked) -> list[GameInfo]:
    """Every game that can be played here, in the order of the shelf."""
    hall = hall_of(request)
    return await asyncio.to_thread(all_games, tuple(hall.other_bots), hall.settings.usual_bot)


@lru_cache(maxsize=1)
def all_games(other_bots: tuple[str, ...], usual_bot: str) -> list[GameInfo]:
    """To open every box takes a second or two, the first time."""
    bots = [*level_names(), *other_bots]
    found = [game_info(library.take(game_id), bots, usual_bot) for game_id in library.titles()]
    return sorted(found, key=lambda game: (game.place, game.id))


def game_info(game: Game[Any], bots: list[str], usual_bot: str) -> GameInfo:
    settings = [SettingInfo(setting.name, list(setting.values), setting.default) for setting in game.offered()]
    kind = type(game)
    facts = brought.facts_of(kind)
    return GameInfo(
        game.id,
        game.revision,
        list(game.players),
        settings,
        bots,
        usual_bot,
        place=facts.place,
        told=brought.told_of(kind),
        sides=facts.sides,
        form=facts.form,
        cover=brought.address_of(kind, brought.COVER),
        board=brought.address_of(kind, brought.BOARD),
    )


@post("/api/games/{game_id:str}/draft", status_code=200, responses=writes(404, 422))
async def draft(request: Asked, game_id: FromPath[str], data: JSONBody[Wanted]) -> DraftInfo:
    """What can be chosen at a new table, and what such choices make of it. Nothing is stored."""

    def drafted() -> drafting.Draft:
        game_class(game_id)
        return drafting.draft(library.take(game_id), data.players, data.settings)

    try:
        found = await hall_of(request).workshop.do(visitor_of(request), drafted)
    except BadVariant as problem:
        raise Refused(422, "bad-table", str(problem), problem.refusal) from problem
    choices = [
        ChoiceInfo(name, value, values, idle, None if reason is None else refusal_info(reason))
        for name, value, values, idle, reason in found.choices
    ]
    return DraftInfo(found.players, found.counts, choices, found.sides)


@get(
    "/api/games/{game_id:str}/texts/{language:str}",
    media_type="text/plain",
    responses=problems(404) | UNCHANGED,
    sync_to_thread=True,
)
def texts(request: Asked, game_id: FromPath[str], language: FromPath[Language]) -> Response[bytes]:
    """Every word a player reads, in Project Fluent's syntax: what all games share, then the game's own."""
    kind = game_class(game_id)
    shared = resources.files("centans").joinpath("texts", f"{language}.ftl").read_text("utf-8")
    return cached(request, f"{shared}\n{shelf.read_text(kind, 'texts', f'{language}.ftl')}", "text/plain")


@get(
    "/api/games/{game_id:str}/rules/{language:str}",
    media_type="text/markdown",
    responses=problems(404) | UNCHANGED,
    sync_to_thread=True,
)
def rules(request: Asked, game_id: FromPath[str], language: FromPath[Language]) -> Response[bytes]:
    """The rules of the game, in our own words."""
    return cached(request, shelf.read_text(game_class(game_id), RULES[language]), "text/markdown")


def game_class(game_id: str) -> type[Game[Any]]:
    try:
        return library.game_class(game_id)
    except shelf.UnknownGame as problem:
        raise not_found(f"game '{game_id}'") from problem


def cached(request: Asked, text: str, media_type: str) -> Response[bytes]:
    """The text, packed where the browser can unpack it, unless it has this very one."""
    tag, plain, packed = parcel(text)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, headers=headers, media_type=media_type)
    return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=media_type)


@lru_cache(maxsize=64)
def parcel(text: str) -> tuple[str, bytes, bytes]:
    """Its tag, and the text itself, plain and packed: packing takes longer than all the rest, so it is done once."""
    plain = text.encode()
    return f'"{hashlib.blake2b(plain, digest_size=12).hexdigest()}"', plain, gzip.compress(plain, mtime=0)
