"""Bots from outside: a class of an installed package, by entry point, or any class named `module:Class`.

They are given an imagined deal in place of the real position, so that even a careless one cannot look at what its seat
may not know.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from centans.bots.bot import Bot, same_question
from centans.core.asks import Ask
from centans.core.errors import CentansError
from centans.core.game import Game
from centans.core.options import Option
from centans.core.steps import State, proceed

GROUP: Final = "centans.bots"
ABOUT: Final = "docs/own-bot.md shows one of thirty lines"


FOUND: Final[dict[str, type[Bot]]] = {}
"""The classes that were asked for: a lab that makes a bot for every match looks for it once."""


class UnknownBot(CentansError):
    """No bot is called that."""


class BadBot(CentansError):
    """A bot from outside answered what it was not asked."""


class Outsider(Bot):
    """Lets a bot from outside choose."""

    def __init__(self, name: str, bot: Bot, seed: bytes) -> None:
        super().__init__(seed + b" deal")
        self.name = name
        self.bot = bot

    def speaks_up(self, game: Game[Any], state: State, ask: Ask) -> bool:
        if not game.invites(state, ask):
            return False
        imagined = game.redeal(state, ask.seat, self.dice)
        return self.bot.speaks_up(game, imagined, same_question(proceed(imagined, self.dice), ask))

    def choose(self, game: Game[Any], state: State, ask: Ask) -> Option:
        self.bot.intended = self.intended
        imagined = game.redeal(state, ask.seat, self.dice)
        chosen = self.bot.choose(game, imagined, same_question(proceed(imagined, self.dice), ask))
        self.intended = self.bot.intended
        if chosen not in ask.options:
            raise BadBot(f"{self.name} answered {chosen!r} to {ask.key}, which offers {len(ask.options)} other options")
        return chosen


def installed() -> list[str]:
    """The bots that packages bring by the entry points `centans.bots`."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def is_module_and_class(name: str) -> bool:
    """`my_bots:Cautious`: where Python finds the class."""
    module, colon, kind = name.partition(":")
    return bool(colon) and kind.isidentifier() and all(part.isidentifier() for part in module.split("."))


def from_outside(name: str, seed: bytes) -> Bot:
    """The bot of that name, which no bot of ours has."""
    if name not in FOUND:
        kind = _class_at(name) if is_module_and_class(name) else _class_of_package(name)
        if not (isinstance(kind, type) and issubclass(kind, Bot)):
            raise UnknownBot(f"'{name}' is no class that inherits from centans.bots.Bot; {ABOUT}").told(
                "no-bot", name=name
            )
        FOUND[name] = kind
    return Outsider(name, FOUND[name](seed), seed)


def _class_of_package(name: str) -> object:
    for point in entry_points(group=GROUP):
        if point.name == name:
            return point.load()
    raise UnknownBot(f"no package brings a bot '{name}'").told("bot-of-package", name=name)


def _class_at(name: str) -> object:
    """The class of a module that Python finds, or that lies in this folder."""
    module, _, kind = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: object = getattr(import_module(module), kind, None)
    except ModuleNotFoundError as missing:
        unknown = UnknownBot(f"there is no bot '{name}': Python finds no module '{missing.name}'")
        raise unknown.told("bot-module", name=name, module=missing.name or "") from None
    if found is None:
        unknown = UnknownBot(f"there is no bot '{name}': the module {module} has no {kind}")
        raise unknown.told("bot-class", name=name, module=module, kind=kind)
    return found
