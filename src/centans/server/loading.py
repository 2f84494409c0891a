"""How a stored table becomes a match again: from the position kept last, or, where that will not do, from its log.

Positions are believed as long as the rules are those that made them. Under other rules the whole log is replayed, and
must come to the same position wherever one is known. So an edit that changes nothing for a match stops none, and one
that does is found.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

from centans.core.errors import CentansError
from centans.core.match import Match, Scroll
from centans.server.boxes import game_from, rules_of
from centans.server.messages.tables import WhyStopped
from centans.server.storage.records import StoredTable, entry
from centans.shelf import Box, UnknownGame, box_of

EVERY = 64
"""After so many answers a position is kept: to replay them takes a millisecond or two in any game."""

log = logging.getLogger("centans.server")


class OldRules(CentansError):
    """These rules do not replay the match as it was played; the sentence may tell what is secret there."""

    def __init__(self, message: str, why: WhyStopped = "refused") -> None:
        super().__init__(message)
        self.why = why


class Loaded(NamedTuple):
    """A match, and whether what is kept of it beside the log has to be stored anew."""

    match: Match
    renewed: bool


def rebuild(stored: StoredTable, whole: bool = False) -> Loaded:
    """The match as it is stored; `whole`: by its whole log, whatever was kept.

    Raises `OldRules`, which names the answer, if these rules do not replay it.
    """
    try:
        scroll = scroll_of(stored)
        current = rules_of(type(scroll.game))
    except UnknownGame as problem:
        raise OldRules(reason(problem), "gone") from problem
    except Exception as problem:
        raise OldRules(reason(problem)) from problem
    if stored.keys and stored.table.rules == current and not whole:
        try:
            match = unrolled(stored, scroll)
        except CentansError:
            pass  # what was kept may be damaged; the log is the truth
        else:
            return Loaded(match, renewed=len(match.keys) > len(stored.keys))
    scroll.keys = []
    match = unrolled(stored, scroll)
    return Loaded(match, renewed=bool(match.keys or stored.keys) or stored.table.rules != current)


def scroll_of(stored: StoredTable) -> Scroll:
    record = stored.table
    game = game_from(record.game, record.components, Box(record.box, stored.components))
    variant = game.variant(record.players, record.settings)
    names = [seat.name for seat in stored.seats]
    entries = [entry(game, row) for row in stored.entries]
    return Scroll(game, variant, names, record.promise, record.opening, entries, stored.keys)


def unrolled(stored: StoredTable, scroll: Scroll) -> Match:
    """The whole match, kept on the way, and compared with what was stored wherever that is known."""
    record = stored.table
    known = {key.number: key.digest for key in stored.keys}
    if record.proof:
        known[record.proved] = record.proof
    try:
        match = scroll.begun(record.seed)
    except Exception as problem:
        raise OldRules(f"the opening: {reason(problem)}") from problem
    if match.opening != record.opening:
        raise OldRules("the opening: other dice fall", "differs")
    match.hints = stored.hints.copy()
    must_be(known, match)
    for number, past in enumerate(scroll.since(), len(match.entries) + 1):
        try:
            match.replay(past)
        except Exception as problem:
            raise OldRules(f"answer {number}: {reason(problem)}") from problem
        must_be(known, match)
        keep_if_due(match)
    return match


def must_be(known: dict[int, str], match: Match) -> None:
    number = len(match.entries)
    if number in known and known[number] != match.digest():
        raise OldRules(f"after answer {number} the position is not the one that was stored", "differs")


def keep_if_due(match: Match) -> bool:
    """Keep the position now and then. Whether it was."""
    if match.since_kept < EVERY:
        return False
    try:
        match.keep()
    except TypeError as problem:
        log.warning("not-kept", extra={"game": match.game.id, "reason": str(problem)})
        return False
    return True


def reason(problem: Exception) -> str:
    """Sentences are told as they are; a mistake that changed rules make of an old match has none."""
    return str(problem) if isinstance(problem, CentansError) else f"{type(problem).__name__}: {problem}"


def stamp(stored: StoredTable, match: Match) -> None:
    """Note with the table what it is played with, and how it stands; a box that it has, it keeps."""
    record = stored.table
    if not stored.components:
        record.box, stored.components = box_of(match.game)
    record.rules = rules_of(type(match.game))
    record.proof, record.proved = match.digest(), len(match.entries)
