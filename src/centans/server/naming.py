"""What people are called: in letters that are seen, and nobody at a table like another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from centans.core.visible import JOINERS, visible
from centans.server.storage.records import SeatRecord
from centans.words import LANGUAGES, Words

LONGEST = 40
WORDS = {language: Words(None, language) for language in LANGUAGES}
"""What all games share, read before anybody comes: nobody waits for words while others play."""
NUMERALS = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def shown_name(said: str) -> str:
    """The name as it can be shown; empty if nothing of it would be seen."""
    name = visible(said)[:LONGEST].strip()
    return name if name.strip(JOINERS + " ") else ""


def likeness(name: str) -> str:
    """What two names have in common that look alike."""
    kept = "".join([sign for sign in name if sign not in JOINERS])
    return " ".join(unicodedata.normalize("NFKC", kept).casefold().split())


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number as kings have it if it is in use: "Jeanne II"."""
    used = {likeness(one) for one in taken}
    if not name or likeness(name) not in used:
        return name
    numbered = [f"{name[: LONGEST - len(numeral) - 1]} {numeral}" for numeral in NUMERALS]
    return next((one for one in numbered if likeness(one) not in used), name)


def bot_name(seat: int, bot: str, language: str) -> str:
    return WORDS[language].say("name-bot", number=seat + 1, bot=bot.partition(":")[0])


def person_name(seat: int, language: str) -> str:
    """Of somebody at the same screen who has not said his own."""
    return WORDS[language].say("name-person", number=seat + 1)


def has_usual_name(seat: SeatRecord) -> bool:
    """Whether nobody has called this bot otherwise than bots are called, in one language or another."""
    return any(seat.name == bot_name(seat.number, seat.bot or "", language) for language in LANGUAGES)
