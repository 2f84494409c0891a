"""What may be answered, as short as can be: in lines as full as they get, and long rows by their ends."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from centans.core.options import Option
from centans.words import Words

MARGIN, GAP = "  ", "   "
AND_SO_ON = " … "
SHORTEST_ROW = 4
"""Of so many or more that follow each other, only the first and the last are told."""
PLACE = re.compile(r"([A-Za-z]?)(\d+)")
"""A number, or a cell such as k9."""


class Offer(NamedTuple):
    """An option, what to type for it, and what it means."""

    option: Option
    handle: str
    told: str

    def text(self) -> Text:
        """Both, once where they are the same."""
        meaning = "" if self.told == self.handle else f" {self.told}"
        return Text.assemble((f"[{self.handle}]", "bold cyan"), meaning)


class Offers:
    """All that may be answered."""

    def __init__(self, handles: Mapping[str, Option], words: Words) -> None:
        self._offers = [Offer(option, handle, words.option(option)) for handle, option in handles.items()]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        told = [_told(row) for row in _rows(self._offers)]
        for line in _lines([part for parts in told for part in parts], options.max_width):
            yield Text.assemble(MARGIN, Text(GAP).join(line))


def _rows(offers: Iterable[Offer]) -> Iterator[list[Offer]]:
    """Those that follow each other, together."""
    row: list[Offer] = []
    for offer in offers:
        if row and not _goes_on(row, offer):
            yield row
            row = []
        row.append(offer)
    if row:
        yield row


def _told(row: Sequence[Offer]) -> list[Text]:
    if len(row) < SHORTEST_ROW:
        return [offer.text() for offer in row]
    return [Text.assemble(row[0].text(), AND_SO_ON, row[-1].text())]


def _lines(parts: Iterable[Text], width: int) -> Iterator[list[Text]]:
    """As many in a line as have room, at least one."""
    line: list[Text] = []
    taken = len(MARGIN)
    for part in parts:
        needed = part.cell_len + (len(GAP) if line else 0)
        if line and taken + needed > width:
            yield line
            line, taken, needed = [], len(MARGIN), part.cell_len
        line.append(part)
        taken += needed
    if line:
        yield line


def _goes_on(row: Sequence[Offer], offer: Offer) -> bool:
    """A row goes on as it began: k9, k10, k11 or k9, l9, m9."""
    steps = [_step(one, other) for one, other in pairwise([*row[-2:], offer])]
    return None not in steps and len(set(steps)) == 1


def _step(one: Offer, other: Offer) -> str | None:
    """How the other follows the one, all else being the same: by number, by letter, or not at all."""
    changed = _changed(one.option, other.option)
    places = [PLACE.fullmatch(value) for value in changed]
    if not places or places[0] is None or places[1] is None:
        return None
    if changed[0] not in one.told.split() or changed[1] not in other.told.split():
        return None  # it has a name of its own, which must be told
    (letter, number), (next_letter, next_number) = places[0].groups(), places[1].groups()
    if letter == next_letter and int(next_number) == int(number) + 1:
        return "number"
    if number == next_number and letter and next_letter and ord(next_letter) == ord(letter) + 1:
        return "letter"
    return None


def _changed(one: Option, other: Option) -> list[str]:
    """The one part in which two options differ, in both; nothing if they differ otherwise."""
    if one.kind != other.kind or one.params.keys() != other.params.keys():
        return []
    changed = [name for name, value in one.params.items() if value != other.params[name]]
    return [str(option.params[changed[0]]) for option in (one, other)] if len(changed) == 1 else []
