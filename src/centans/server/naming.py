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
BLANKS = frozenset(map(chr, [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10)]))
BLANKS |= frozenset(map(chr, [*range(0x180B, 0x1810), *range(0xE0100, 0xE01F0)])) | frozenset(JOINERS)
"""Letters without a shape: fillers, joiners, and what only chooses between shapes of the letter before it."""
NUMERALS = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def shown_name(said: str) -> str:
    """The name as it can be shown; empty if nothing of it would be seen."""
    name = visible(said)[:LONGEST].strip()
    return name if likeness(name) else ""


def likeness(name: str) -> str:
    """What two names have in common that look alike."""
    kept = "".join([sign for sign in name if sign not in BLANKS])
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
