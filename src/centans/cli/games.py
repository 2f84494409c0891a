"""`centans games`: what can be played, by how many, and how it can be varied."""

from __future__ import annotations

import os

from rich.console import Console
from rich.table import Table
from rich.text import Text

from centans import shelf
from centans.cli.language import spoken
from centans.core.game import Setting
from centans.words import Words

MANY = 4
"""A setting with more values than this is shown by its usual one and its notations."""


def ids() -> None:
    """For scripts."""
    print(*shelf.titles(), sep="\n")


def games(lang: str | None) -> None:
    language = spoken(lang, os.environ)
    console = Console(highlight=False)
    for game_id in shelf.titles():
        kind = shelf.game_class(game_id)
        words = Words(kind, language)
        players = ", ".join([str(number) for number in kind.players])
        console.print(Text.assemble((words.title(), "bold"), f" ({game_id})"))
        console.print(words.title_about())
        table = Table(show_lines=True)
        for heading in ("games-setting", "games-values", "games-about"):
            table.add_column(words.say(heading))
        table.add_row(words.setting("players"), players, words.setting_about("players"))
        for setting in shelf.take(game_id).offered():
            name = f"{words.setting(setting.name)}\n{setting.name}"
            table.add_row(name, values_in_words(setting, words), words.setting_about(setting.name))
        console.print(table)


def values_in_words(setting: Setting, words: Words) -> str:
    """Each value as it is typed and what it means, the usual one marked."""
    if len(setting.values) > MANY:
        others = ", ".join([value for value in setting.values if value != setting.default])
        return f"{words.say('games-usual', value=setting.default)}\n{others}"
    lines = [words.say("games-value", value=value, name=words.value(setting.name, value)) for value in setting.values]
    usual = setting.values.index(setting.default)
    lines[usual] = words.say("games-usual", value=lines[usual])
    return "\n".join(lines)
