"""The past of a match, in pages: a long log is read where nobody else waits, and told as fast as it is listened to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from centans.core.entries import Entry
from centans.core.keeping import read_chapter
from centans.core.match import Match
from centans.server import looking
from centans.server.messages.play import LogEntry

FEW, PAGE = 4, 8
"""So many chapters of a log, each put away by `Match.keep`, are read in a moment; if there are more, so many."""


class Chapter(NamedTuple):
    """What was put away together: the number of its first entry, the answers, and what they brought about."""

    begins: int
    answers: Sequence[Entry | None]
    happened: bytes


class Page:
    """The next entries of a long log, from one on, as they stand now, whatever happens at the table meanwhile."""

    __slots__ = ("_chapters", "_everything", "_first", "_recent", "_seat", "is_long", "last")

    def __init__(self, match: Match, seat: int | None, first: int, everything: bool) -> None:
        ends = [key.number for key in match.keys]
        wanted = [number for number, end in enumerate(ends) if first <= end <= match.told]
        self.is_long = len(wanted) > FEW
        """Whether there is so much that it is told in pages; `last` is the number of the last entry on this one."""
        self._chapters: list[Chapter] = []
        kept, is_last = wanted[:PAGE], len(wanted) <= PAGE
        for number in kept:
            begins = ends[number - 1] + 1 if number else 0
            answers = [*([None] if not begins else []), *match.entries[max(begins - 1, 0) : ends[number]]]
            self._chapters.append(Chapter(begins, answers, match.keys[number].chapter))
        self.last = match.told if is_last else ends[kept[-1]]
        following = ends[kept[-1]] + 1 if kept else first
        self._recent = looking.log(match, seat, following, everything) if is_last else []
        """What has happened since the last chapter."""
        self._first = first
        self._seat = seat
        self._everything = everything

    def entries(self) -> list[LogEntry]:
        """As far as the seat may know them."""
        kept = [
            looking.log_entry(number, answer, events, self._seat, self._everything)
            for begins, answers, happened in self._chapters
            for number, (answer, events) in enumerate(zip(answers, read_chapter(happened), strict=True), begins)
            if number >= self._first
        ]
        return kept + self._recent
