"""Hints and reasons, thought about in a worker process: from the log alone, without the seed."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

from centans.bots.reasons import NothingToChoose, Reason, Weighed, advise, beginning, explain_entry
from centans.server.looking import option_info
from centans.server.messages.advice import GroundInfo, ProspectInfo, ReasonInfo, WeighedInfo
from centans.server.thinking.worker import Followed, Task, follow


@dataclass
class Puzzle:
    """What somebody wants to know: what to answer to `task.ask`, or why the answer of that number was given."""

    task: Task
    number: int = 0


def solve(puzzle: Puzzle) -> tuple[ReasonInfo | None, float]:
    """The reason, None if there was nothing to choose, and how many seconds of this process it took."""
    began = process_time()
    try:
        reason = reason_info(explained(puzzle) if puzzle.number else advised(puzzle.task))
    except NothingToChoose:
        reason = None
    return reason, process_time() - began


def advised(task: Task) -> Reason:
    match = follow(task)
    return advise(match.game, match.state, match.find(task.ask), task.bot_seed)


def explained(puzzle: Puzzle) -> Reason:
    """A look at the past leaves the match alone that this process follows."""
    log = puzzle.task.rows()
    followed = Followed(puzzle.task, log)
    followed.follow(log)
    match = followed.match
    return explain_entry(match, beginning(match, puzzle.number), puzzle.task.bot_seed)


def reason_info(reason: Reason) -> ReasonInfo:
    grounds = [GroundInfo(one.key, one.by, one.speaks_for) for one in reason.grounds]
    return ReasonInfo(weighed_info(reason.chosen), [weighed_info(one) for one in reason.others], grounds, reason.best)


def weighed_info(weighed: Weighed) -> WeighedInfo:
    outlook = [ProspectInfo(one.key, one.amount) for one in weighed.outlook]
    return WeighedInfo([option_info(option) for option in weighed.options], weighed.share, weighed.simulations, outlook)
