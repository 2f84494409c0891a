"""`centans verify`: proves a match offline, or says in which line it fails."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from centans.cli.failures import FAILED, complain
from centans.cli.language import spoken
from centans.cli.store import read, read_text
from centans.core.errors import BadFile
from centans.words import Words


def verify(file: Path, lang: str | None) -> None:
    """Reading a file replays it: seed against commitment, dice against seed, answers against rules, then the digest."""
    words = Words(None, spoken(lang, os.environ))
    try:
        match = read(file).match
    except BadFile as failure:
        complain(f"{words.say('verify-failed')} {file}, {failure}")
        raise typer.Exit(FAILED) from None
    promised = any(line.startswith("commitment:") for line in read_text(file).splitlines())
    if match.seed is None:
        key = "verify-no-seed"
    else:
        key = "verify-seed" if promised else "verify-seed-unpromised"
    print(words.say(key, entries=len(match.entries)))
