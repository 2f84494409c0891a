"""The pictures of the rulebooks: positions set with the test kits, what is written on them, and the files they go to.

A module of this folder per game has `PICTURES`: a function for each name that sets the table and says what is marked.
`make pictures` writes their data (web/src/games/<game>/pictures) and draws them (docs/img/rules/<game>), in both
languages and both lights; the page draws the same data itself.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from centans import shelf
from centans.core.asks import Ask
from centans.server.messages.play import AskInfo, OptionInfo
from centans.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("guyenne", "guesclin", "bastide", "trente", "montjoie")
LIGHTS = ("light", "dark")
DIGESTS = ROOT / "docs" / "img" / "rules" / "digests.json"
"""What each drawing was made from: a picture that says otherwise must be drawn anew."""


@dataclass(frozen=True)
class Mark:
    """Words beside the drawing, and what they speak of: a selector within it."""

    says: str
    at: str
    side: str = "above"
    spot: tuple[float, float] | None = None
    """Where on that thing the line ends, as parts of its width and height."""
    lean: float = 0
    """How far beside that thing the words stand, as a part of the picture's width: so lines go round others."""
    wide: bool = False
    """Only where the picture is wide: on a phone its line would cross what stands below."""
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Way:
    """An arrow between two things of the drawing."""

    start: str
    end: str


@dataclass(frozen=True)
class Picture:
    """A position, through whose eyes, which scene of the game's Picture.svelte shows it, and what is written on it."""

    shows: str
    stage: Any
    """A table of the game's test kit: it has a game, a state and asks."""
    seat: int | None = None
    sight: tuple[float, float, float, float] | None = None
    near: tuple[float, float, float, float] | None = None
    """The part that is shown on a phone, where the whole would be too small to read."""
    asked: bool = False
    """Whether what may be chosen there is shown."""
    about: Mapping[str, Any] = field(default_factory=dict)
    marks: tuple[Mark, ...] = ()
    ways: tuple[Way, ...] = ()


def pictures_of(game: str) -> dict[str, Callable[[], Picture]]:
    found: dict[str, Callable[[], Picture]] = importlib.import_module(f"tests.pictures.{game}").PICTURES
    return found


# -- data ----------------------------------------------------------------------------------------------------------


def data_of(picture: Picture) -> dict[str, Any]:
    """What the page gets, as in picture.ts."""
    picture.stage.asks  # noqa: B018 (the position goes on until somebody is asked)
    data: dict[str, Any] = {"shows": picture.shows, "seat": picture.seat}
    if picture.sight is not None:
        data["sight"] = picture.sight
    if picture.near is not None:
        data["near"] = picture.near
    if picture.asked:
        data["asks"] = [ask_data(ask) for ask in picture.stage.asks if ask.seat == picture.seat]
    if picture.about:
        data["about"] = dict(picture.about)
    data["marks"] = [mark_data(mark) for mark in picture.marks]
    data["ways"] = [{"from": way.start, "to": way.end} for way in picture.ways]
    data["view"] = picture.stage.game.view(picture.stage.state, picture.seat)
    plain: dict[str, Any] = json.loads(msgspec.json.encode(data))
    return plain


def ask_data(ask: Ask) -> AskInfo:
    options = [OptionInfo(option.notation, option.kind, option.params) for option in ask.options]
    return AskInfo(ask.key, ask.key, ask.open, ask.addressed, ask.secret, ask.hollow, options)


def mark_data(mark: Mark) -> dict[str, Any]:
    data: dict[str, Any] = {"says": mark.says, "at": mark.at, "side": mark.side}
    if mark.spot is not None:
        data["spot"] = mark.spot
    if mark.lean:
        data["lean"] = mark.lean
    if mark.wide:
        data["wide"] = True
    if mark.params:
        data["params"] = dict(mark.params)
    return data


def text_of(picture: Picture) -> str:
    """The data as it is kept: a line for each of its parts, so that changes can be read."""
    lines = [f"  {json.dumps(name)}: {compact(value)}" for name, value in data_of(picture).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def data_file(game: str, name: str) -> Path:
    return ROOT / "web" / "src" / "games" / game / "pictures" / f"{name}.json"


# -- drawings ------------------------------------------------------------------------------------------------------


def image_file(game: str, name: str, language: str, light: str) -> Path:
    return ROOT / "docs" / "img" / "rules" / game / f"{name}.{language}.{light}.webp"


def words_of(game: str, name: str, language: str) -> list[str]:
    """What is written on a picture in that language."""
    words = Words(shelf.game_class(game), language)
    said = [words.say(mark.says, **mark.params) for mark in pictures_of(game)[name]().marks]
    assert words.problems == []
    return said


def digest_of(game: str, name: str) -> str:
    """Of all that a drawing is made from but the board's own art: its data and its words."""
    text = text_of(pictures_of(game)[name]()) + compact([words_of(game, name, language) for language in LANGUAGES])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def kept_digests() -> dict[str, str]:
    found: dict[str, str] = json.loads(DIGESTS.read_text("utf-8")) if DIGESTS.is_file() else {}
    return found


SHOWN = re.compile(
    r"<picture>\n"
    r'  <source media="\(prefers-color-scheme: dark\)" srcset="(?P<dark>[^"]+)">\n'
    r'  <img alt="(?P<alt>[^"]+)" src="(?P<light>[^"]+)" width="\d+">\n'
    r"</picture>\n"
)
"""How a book shows a picture: GitHub takes the one that suits the reader's light."""
