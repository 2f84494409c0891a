"""Who sits where: people around this terminal, and bots."""

from __future__ import annotations

from collections.abc import Sequence

from centans.core.errors import CentansError
from centans.words import Words

PERSON = "me"
USUAL_BOT = "squire"


class BadSeats(CentansError):
    """The seats asked for cannot be given."""


class Chair:
    """A seat at this terminal's table: a person, or the bot of that name."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: str | None) -> None:
        self.name = name
        self.bot = bot

    @property
    def person(self) -> bool:
        return self.bot is None


def sitters(text: str | None) -> list[str]:
    """`me=Jeanne,greedy` taken apart; nothing said means you alone."""
    return [part.strip() for part in (text or PERSON).split(",")]


def seat_all(who: Sequence[str], players: int, words: Words) -> list[Chair]:
    """A chair for every player; the seats nobody spoke of go to squires."""
    if len(who) > players:
        raise BadSeats(f"{len(who)} seats are given for {players} players").told(
            "seats", seats=len(who), number=players
        )
    return [
        chair(sitter, number, words) for number, sitter in enumerate([*who, *[USUAL_BOT] * (players - len(who))], 1)
    ]


def chair(sitter: str, number: int, words: Words) -> Chair:
    who, _, name = sitter.partition("=")
    if who == PERSON:
        return Chair(name or words.say("name-person", number=number), None)
    kind = who.partition(":")[0]
    return Chair(name or words.say("name-bot", number=number, bot=kind), checked_bot(who))


def checked_bot(name: str) -> str:
    """The name, if there is such a bot; better to hear of it before the match than in it."""
    from centans.bots import make_bot

    make_bot(name, b"")
    return name


def written(chairs: Sequence[Chair]) -> str:
    """Who sits where, without names: those are in the match."""
    return ",".join([chair.bot or PERSON for chair in chairs])
