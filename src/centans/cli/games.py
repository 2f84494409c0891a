"""`centans games`: what can be played, by how many, and how; of one game, every setting and every figure."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from centans import shelf
from centans.cli.language import spoken
from centans.core.game import Game, Setting
from centans.figures import Figure, figures_of
from centans.words import Words

MANY = 4
"""A setting with more values than this is shown by its usual one and its notations."""


def ids() -> None:
    """For scripts."""
    print(*shelf.titles(), sep="\n")


def games(game: str | None, lang: str | None) -> None:
    """All games on a page; or one, with its settings and every figure that may be changed."""
    language = spoken(lang, os.environ)
    console = Console(highlight=False)
    if game is not None:
        print_one(game, language, console)
        return
    for game_id in shelf.titles():
        print_in_short(game_id, language, console)
    console.print(Words(None, language).say("games-more"))


def print_one(game_id: str, language: str, console: Console) -> None:
    kind = shelf.game_class(game_id)
    words = Words(kind, language)
    print_title(kind, words, console)
    console.print(settings_of(kind, words))
    console.print(words.say("games-figures", game=game_id))
    console.print(figures_in(shelf.read_components(kind), words))


def print_in_short(game_id: str, language: str, console: Console) -> None:
    """What it is, for how many, and the names of what can be agreed."""
    kind = shelf.game_class(game_id)
    words = Words(kind, language)
    print_title(kind, words, console)
    players = ", ".join([str(number) for number in kind.players])
    options = ", ".join([setting.name for setting in shelf.make(kind).offered()])
    console.print(words.say("games-in-short", players=players, options=options))
    console.print()


def print_title(kind: type[Game[Any]], words: Words, console: Console) -> None:
    console.print(Text.assemble((words.title(), "bold"), f" ({kind.id})"))
    console.print(words.title_about())


def settings_of(kind: type[Game[Any]], words: Words) -> Table:
    table = headed(words, "games-setting", "games-values", "games-about")
    players = ", ".join([str(number) for number in kind.players])
    table.add_row(words.setting("players"), players, words.setting_about("players"))
    for setting in shelf.make(kind).offered():
        name = f"{words.setting(setting.name)}\n{setting.name}"
        table.add_row(name, values_in_words(setting, words), words.setting_about(setting.name))
    return table


def figures_in(components: Mapping[str, Any], words: Words) -> Table:
    """Each figure by the path that `--set` takes."""
    table = headed(words, "games-figure", "games-now", "games-range", "games-rule")
    table.show_lines = False
    for figure in figures_of(components):
        table.add_row(figure.path, written(figure.value), range_of(figure, words), figure.rule)
    return table


def headed(words: Words, *headings: str) -> Table:
    table = Table(show_lines=True)
    for heading in headings:
        table.add_column(words.say(heading), overflow="fold")
    return table


def range_of(figure: Figure, words: Words) -> str:
    if isinstance(figure.value, bool):
        return "true, false"
    if figure.one_of:
        return ", ".join(figure.one_of)
    return words.say("games-from-to", least=str(figure.least), most=str(figure.most))


def written(value: object) -> str:
    """As it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def values_in_words(setting: Setting, words: Words) -> str:
    """Each value as it is typed and what it means, the usual one marked."""
    if len(setting.values) > MANY:
        others = ", ".join([value for value in setting.values if value != setting.default])
        return f"{words.say('games-usual', value=setting.default)}\n{others}"
    lines = [words.say("games-value", value=value, name=words.value(setting.name, value)) for value in setting.values]
    usual = setting.values.index(setting.default)
    lines[usual] = words.say("games-usual", value=lines[usual])
    return "\n".join(lines)
