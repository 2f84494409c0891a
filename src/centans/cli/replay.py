"""`centans replay`: tells a match in words, answer by answer."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import typer
from rich.text import Text

from centans.cli.language import spoken
from centans.cli.screen import Screen
from centans.cli.store import read
from centans.core.errors import CentansError
from centans.core.journal import Event
from centans.core.match import Match
from centans.words import NOT_YOU, Words

ALL, PUBLIC = "all", "public"


class NothingToTell(CentansError):
    """The match has no such answers."""


class Listener:
    """To whom a match is told: a seat, the public, or somebody who may know everything."""

    def __init__(self, view: str, players: int) -> None:
        self.everything = view == ALL
        self.seat: int | None = None
        if view in (ALL, PUBLIC):
            return
        if not view.isdigit() or not 1 <= int(view) <= players:
            raise typer.BadParameter(
                f"'{view}' should be a seat from 1 to {players}, public or all", param_hint="--view"
            )
        self.seat = int(view) - 1

    def hears(self, event: Event) -> bool:
        return self.everything or event.visible_to(self.seat)

    def knows_choice_of(self, seat: int) -> bool:
        return self.everything or seat == self.seat


def replay(file: Path, lang: str | None, first: int, last: int | None, view: str | None) -> None:
    match = read(file).match
    words = Words(type(match.game), spoken(lang, os.environ))
    listener = Listener(view or (ALL if match.over else PUBLIC), match.variant.players)
    check_part(first, last, len(match.entries), words)
    console = Screen()
    names = words.listed(match.names)
    heading = words.say("replay-heading", title=words.title(), players=match.variant.players, names=names)
    console.print(Text(heading, style="bold"), soft_wrap=True)
    final = len(match.entries) if last is None else min(last, len(match.entries))
    for number in range(first, final + 1):
        for sentence in told(match, number, listener, words):
            console.print(Text.assemble((f"{number:4} ", "dim"), sentence), soft_wrap=True)
    if final == len(match.entries):
        print_ending(match, words, console)


def check_part(first: int, last: int | None, entries: int, words: Words) -> None:
    """Complain about a part of the match in which there is nothing to tell."""
    if first > entries:
        raise NothingToTell(words.say("replay-past-end", first=str(first), entries=str(entries)))
    if last is not None and last < first:
        raise NothingToTell(words.say("replay-backwards", first=str(first), last=str(last)))


def told(match: Match, number: int, listener: Listener, words: Words) -> Iterator[str]:
    """What came of one answer (0 is the opening), and the answer itself where nothing else tells it."""
    events = match.events(number)
    if number and not events:
        entry = match.entries[number - 1]
        if listener.knows_choice_of(entry.seat):
            you = "seat" if entry.seat == listener.seat else NOT_YOU
            option = words.option(entry.option)
            yield words.say("replay-hidden-choice", you=you, name=match.names[entry.seat], option=option)
    for event in events:
        if listener.hears(event):
            yield words.event(event, match.names, listener.seat)


def print_ending(match: Match, words: Words, console: Screen) -> None:
    if match.result is None:
        console.print(words.say("replay-unfinished"))
        return
    for sentence in words.result(match.result, match.names):
        console.print(Text(sentence), soft_wrap=True)
