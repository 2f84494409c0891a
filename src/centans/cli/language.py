"""Which language the command speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from centans import shelf
from centans.core.errors import CentansError
from centans.words import LANGUAGES, Words

ENGLISH = "en"
OPTION = "--lang"


class UnknownLanguage(CentansError):
    """We do not speak it."""


def spoken(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for; else French where the machine is set to French, English everywhere else."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise UnknownLanguage(f"--lang can be {' or '.join(LANGUAGES)}, not '{wanted}'")
        return wanted
    settings = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next((setting for setting in settings if setting), "")
    return "fr" if locale.lower().startswith("fr") else ENGLISH


def language_asked(arguments: Sequence[str]) -> str:
    """The language of a command that failed before it knew its own; English if it asks for one that we do not speak."""
    wanted = [
        value or after
        for argument, after in zip(arguments, [*arguments[1:], ""], strict=True)
        for name, _, value in [argument.partition("=")]
        if name == OPTION
    ]
    if wanted and wanted[-1] not in LANGUAGES:
        return ENGLISH
    return spoken(wanted[-1] if wanted else None, os.environ)


def words_of(game_id: str, lang: str | None) -> Words:
    """The words of a game; only those of the command where it has none yet, as while it is being written."""
    kind, language = shelf.game_class(game_id), spoken(lang, os.environ)
    try:
        return Words(kind, language)
    except FileNotFoundError:
        return Words(None, language)
