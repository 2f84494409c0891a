"""What happens in a worker process: rebuild the match from its log, let the bot choose, answer with a notation.

The seed never comes here: a bot could not foresee the dice even if it were badly written.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, TypeVar

from centans.bots import Bot, Outsider, make_bot
from centans.bots.search.bot import SearchBot
from centans.core.dice import Outcome
from centans.core.entries import Entry
from centans.core.game import Game, Variant
from centans.core.keeping import Key, Unfit
from centans.core.match import Match, Scroll
from centans.server.boxes import game_from
from centans.shelf import Box

Asked = TypeVar("Asked")
Found = TypeVar("Found")

MOST_KEPT, MOST_ANSWERS = 64, 100_000
"""So many matches are followed, and so many answers of all these together: one may be as long as a hundred others."""
STAND_IN = "greedy"
"""Who answers for a bot from outside that fails or is not there any more: a match must not stop for it."""
LogRow = tuple[int, str, str, tuple[Outcome, ...], bool]
"""Seat, key of the question, notation, dice, automatic."""
Milestone = tuple[int, str, bytes]
"""A position kept on the way: after how many answers, its digest, and how it stood (core/keeping.py)."""
KEPT_EVERY = 64
"""After so many answers a process keeps the position itself."""


@dataclass
class Task:
    """A question to a bot, with all that is needed to understand it."""

    table_id: str
    game: str
    components: dict[str, str]
    box: Box
    players: int
    settings: dict[str, str]
    opening: tuple[Outcome, ...]
    long_ago: bytes
    """The first answers, written down: a match may be long, and they are the same from one question to the next."""
    log: list[LogRow]
    """The answers after those."""
    length: int
    """So many answers the question comes after; what is told beyond them is no part of it."""
    milestone: Milestone | None
    """From here on the log is replayed; from the beginning, if there is none. A long log takes no longer for it."""
    ask: str
    bot: str
    bot_seed: bytes
    intended: list[str]
    """What the bot meant to answer next when it was last asked."""

    def rows(self) -> list[LogRow]:
        """All answers before the question."""
        first: list[LogRow] = pickle.loads(self.long_ago) if self.long_ago else []
        return [*first, *self.log][: self.length]


@dataclass
class Chosen:
    """What a bot answers, and what it means to answer next: notations."""

    notation: str
    intended: list[str]
    spent: float
    """Seconds of thinking."""
    failure: str = ""
    """What went wrong with a bot from outside, for which another has answered."""


class Record(list[Outcome]):
    """Recorded dice that grow with the log; true even while empty, so that the match keeps this very list."""

    def __bool__(self) -> bool:
        return True


class Followed:
    """A match that is replayed as its log grows, from a position kept on the way if there is one."""

    def __init__(self, task: Task, log: list[LogRow]) -> None:
        game = game_from(task.game, task.components, task.box)
        variant = game.variant(task.players, task.settings)
        self._dice = Record()
        self.match = self._from_milestone(task, log, game, variant) or self._from_the_beginning(task, game, variant)
        self.log = log[: len(self.match.entries)]

    def _from_milestone(self, task: Task, log: list[LogRow], game: Game[Any], variant: Variant) -> Match | None:
        """None if there is none, or if it cannot be read: the log is the truth."""
        if task.milestone is None:
            return None
        number, digest, position = task.milestone
        entries = [entry_of(game, row) for row in log[:number]]
        scroll = Scroll(game, variant, (), "", task.opening, entries, [Key(number, digest, position, b"")])
        try:
            return Match(game, variant, None, (), self._dice, scroll=scroll)
        except Unfit:
            return None

    def _from_the_beginning(self, task: Task, game: Game[Any], variant: Variant) -> Match:
        self._dice.extend(task.opening)
        return Match(game, variant, None, (), self._dice)

    def continues(self, log: list[LogRow]) -> bool:
        return log[: len(self.log)] == self.log

    def follow(self, log: list[LogRow]) -> None:
        for row in log[len(self.log) :]:
            entry = entry_of(self.match.game, row)
            self._dice.extend(entry.dice)
            self.match.replay(entry)
            self.log.append(row)
            self._keep_now_and_then()

    def _keep_now_and_then(self) -> None:
        """So a look at the past begins near it, and what happened long ago takes little room."""
        if self.match.since_kept >= KEPT_EVERY:
            with suppress(TypeError):  # a game from outside has facts that cannot be kept
                self.match.keep()


def entry_of(game: Game[Any], row: LogRow) -> Entry:
    seat, key, notation, dice, auto = row
    return Entry(seat, key, game.option(notation), dice, auto)


kept: OrderedDict[str, Followed] = OrderedDict()
"""The matches this process has followed last; a worker process serves one pool and nothing else."""


def follow(task: Task) -> Match:
    """The match as the task tells it, from what this process knows of it already."""
    log = task.rows()
    followed = kept.pop(task.table_id, None)
    if followed is None or not followed.continues(log):
        followed = Followed(task, log)
    followed.follow(log)
    kept[task.table_id] = followed
    while len(kept) > 1 and (len(kept) > MOST_KEPT or sum([len(one.log) for one in kept.values()]) > MOST_ANSWERS):
        kept.popitem(last=False)
    return followed.match


def think(task: Task) -> Chosen:
    """What the bot chooses."""
    match = follow(task)
    bot = make_bot(task.bot, task.bot_seed)
    if isinstance(bot, SearchBot):
        bot.budget.called_off = desk.is_called_off
    bot.intended = [match.game.option(notation) for notation in task.intended]
    try:
        return answer_of(bot, match, task.ask)
    except Exception as problem:
        if not isinstance(bot, Outsider):
            raise
        stood_in = answer_of(make_bot(STAND_IN, task.bot_seed), match, task.ask)
        return replace(stood_in, failure=f"{task.bot}: {problem!r}")


def answer_of(bot: Bot, match: Match, ask: str) -> Chosen:
    began = monotonic()
    chosen = bot.choose(match.game, match.state, match.find(ask))
    return Chosen(chosen.notation, [option.notation for option in bot.intended], monotonic() - began)


class Desk:
    """Where this process learns that what it thinks about is called off: a place in memory shared with the server."""

    called_off: Sequence[int] = ()
    place = -1

    def is_called_off(self) -> bool:
        return self.place >= 0 and bool(self.called_off[self.place])


desk = Desk()


def do(work: Callable[[Asked], Found], asked: Asked, place: int) -> Found:
    """Work that is called off by a sign in that place."""
    desk.place = place
    return work(asked)


def begin(called_off: Sequence[int], patience: int) -> None:
    """Leave Ctrl-C to the server, let it go first, as nice as we are told, and do not outlive it, however it ends."""
    desk.called_off = called_off
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(patience)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
