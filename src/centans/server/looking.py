"""What a seat may see of a match, as messages. Nothing leaves the server but through here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from sqlalchemy import Row

from centans.core.asks import Ask
from centans.core.entries import Entry
from centans.core.game import Result
from centans.core.journal import Event
from centans.core.match import Match
from centans.core.options import Option
from centans.server.messages.play import AskInfo, EventInfo, LogEntry, OptionInfo
from centans.server.messages.tables import ResultInfo
from centans.server.questions import name_of


@cache
def option_info(option: Option) -> OptionInfo:
    """Options exist once, and the same ones are offered again and again."""
    return OptionInfo(option.notation, option.kind, option.params)


def ask_info(match: Match, ask: Ask) -> AskInfo:
    return AskInfo(
        name_of(match, ask),
        ask.key,
        ask.open,
        ask.addressed,
        ask.secret,
        ask.hollow,
        [option_info(option) for option in ask.options],
    )


def present_rule(match: Match, asks: Iterable[Ask]) -> str:
    """The paragraph to read for the first of one's own questions; that of another's could betray a choice half made."""
    for ask in asks:
        return match.state.agenda.asking(ask).rule
    return ""


def result_info(result: Result | None) -> ResultInfo | None:
    if result is None:
        return None
    return ResultInfo(list(result.ranks), list(result.scores), result.decided_by, list(result.winners))


def log(match: Match, seat: int | None, first: int, everything: bool = False) -> list[LogEntry]:
    """The log from an entry on (0: from the opening), as far as that seat may know it."""
    return [
        log_entry(number, match.entries[number - 1] if number else None, match.events(number), seat, everything)
        for number in range(first, match.told + 1)
    ]


def log_entry(
    number: int, answer: Entry | Row[Any] | None, events: Iterable[Event], seat: int | None, everything: bool
) -> LogEntry:
    """Of an answer, as it was given or is stored; of the opening, if there is none.

    Who gave one of which others are told nothing is not told either: a pact offered in secret has somebody who answers.
    """
    seen = [event_info(event) for event in events if everything or event.visible_to(seat)]
    if answer is None:
        return LogEntry(number, None, True, seen)
    is_told = everything or bool(seen) or answer.seat == seat
    return LogEntry(number, answer.seat if is_told else None, bool(answer.auto), seen)


def event_info(event: Event) -> EventInfo:
    params: dict[str, Any] = event.params
    return EventInfo(event.key, params, None if event.seats is None else list(event.seats))
