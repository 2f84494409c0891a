"""What happens in a worker process: rebuild the match from its log, let the bot choose, answer with a notation.

The seed never comes here: a bot could not foresee the dice even if it were badly written.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing.connection import wait

from centans.bots import make_bot
from centans.core.dice import Outcome
from centans.core.match import Entry, Match
from centans.server import library

MOST_KEPT = 64

LogRow = tuple[int, str, str, tuple[Outcome, ...], bool]
"""Seat, key of the question, notation, dice, automatic."""


@dataclass
class Task:
    """A question to a bot, with all that is needed to understand it."""

    table_id: str
    game: str
    components: dict[str, str]
    players: int
    settings: dict[str, str]
    opening: tuple[Outcome, ...]
    log: list[LogRow]
    ask: str
    bot: str
    bot_seed: bytes


class Record(list[Outcome]):
    """Recorded dice that grow with the log; true even while empty, so that the match keeps this very list."""

    def __bool__(self) -> bool:
        return True


class Followed:
    """A match that is replayed as its log grows."""

    def __init__(self, task: Task) -> None:
        self.log: list[LogRow] = []
        self._dice = Record(task.opening)
        game = library.take(task.game, task.components)
        self.match = Match(game, game.variant(task.players, task.settings), None, (), self._dice)

    def continues(self, log: list[LogRow]) -> bool:
        return log[: len(self.log)] == self.log

    def follow(self, log: list[LogRow]) -> None:
        option = self.match.game.option
        for row in log[len(self.log) :]:
            seat, key, notation, dice, auto = row
            self._dice.extend(dice)
            self.match.replay(Entry(seat, key, option(notation), dice, auto))
            self.log.append(row)


kept: OrderedDict[str, Followed] = OrderedDict()
"""The matches this process has followed last; a worker process serves one pool and nothing else."""


def think(task: Task) -> str:
    """The notation of what the bot chooses."""
    followed = kept.pop(task.table_id, None)
    if followed is None or not followed.continues(task.log):
        followed = Followed(task)
    followed.follow(task.log)
    kept[task.table_id] = followed
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)
    match = followed.match
    return make_bot(task.bot, task.bot_seed).choose(match.game, match.state, match.find(task.ask)).notation


def begin() -> None:
    """Leave Ctrl-C to the server, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
