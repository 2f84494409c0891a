"""Hints for those who are asked, and reasons of bots. Both are thought about elsewhere, and paid for by who asks."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from sqlalchemy.exc import IntegrityError

from centans.bots.levels import manner_of
from centans.bots.reasons import may_be_told
from centans.core.entries import Entry, Hint
from centans.server.line import Whose
from centans.server.messages.advice import BotReason, HintWanted, ReasonInfo
from centans.server.permits import must_see
from centans.server.playing import Play
from centans.server.problems import Refused
from centans.server.storage.records import SeatRecord
from centans.server.table import Table
from centans.server.thinking.advising import Puzzle, solve
from centans.server.thinking.turns import milestone_before, task_for


class Advice:
    """What the tables of a hall may tell beyond the rules."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._hall = play.hall

    async def hint(self, table: Table, asking: Whose, wanted: HintWanted) -> ReasonInfo:
        """What to answer to an open question of one's own. It is noted for good before it is told."""
        async with self._hall.holding(table):
            ask = self._play.own_open_ask(table, asking.guest, wanted.seat, wanted.ask)
            if not table.record.hints:
                raise Refused(409, "no-hints", "it was agreed that nobody asks for hints at this table")
            if len(ask.options) < 2:
                raise nothing_to_choose()
            self._hall.workshop.must_not_be_spent(asking.guest)
            puzzle = Puzzle(task_for(table, wanted.seat, table.match.ask_id(ask), ()))
            puzzle.task.bot_seed = seed_for(table, f"hint {wanted.ask}")
            hint = Hint(table.match.told + 1, wanted.seat)
        reason = await self._solved(asking, puzzle)
        await self._note(await self._hall.table(table.record.id), hint)
        return reason

    async def _note(self, table: Table, hint: Hint) -> None:
        """Nobody is told of it now: others could learn that there is something to choose.

        The table may have left the memory and come back while it was thought about.
        """
        async with self._hall.holding(table):
            if hint in table.match.hints:
                return
            try:
                await self._play.store.note_hint(table.record.id, hint)
            except IntegrityError:
                return  # noted by another server meanwhile
            table.match.hints.append(hint)

    async def reason(self, table: Table, guest: str | None, asking: Whose, seat: int | None, number: int) -> BotReason:
        """Why a bot chose as it did. Whether it may be told depends on nothing that is hidden."""
        async with self._hall.holding(table):
            must_see(table, guest, seat)
            entry = told_entry(table, number)
            chooser = table.seats[entry.seat]
            if not table.over and not may_be_told(table.match, seat, entry.seat):
                raise secret_reason()
            if chooser.kind != "bot":
                raise Refused(409, "not-a-bot", "a person chose this, and knows why")
            if not table.over and is_lent(chooser):
                raise secret_reason()
            if entry.auto:
                raise nothing_to_choose()
            self._hall.workshop.must_not_be_spent(asking.guest)
            puzzle = puzzle_about(table, number)
            puzzle.task.bot_seed = seed_for(table, f"reason {number}")
            manner = manner_of(chooser.bot or "")
        return BotReason(number, entry.seat, manner, await self._solved(asking, puzzle))  # type: ignore[arg-type]

    async def _solved(self, asking: Whose, puzzle: Puzzle) -> ReasonInfo:
        """Who asks pays for it, also if it turns out that there was nothing to choose."""
        thinkers = self._play.turns.thinkers
        found = await self._hall.workshop.elsewhere(asking, lambda: thinkers.run(solve, puzzle, asking))
        if found is None:
            raise nothing_to_choose()
        return found


def is_lent(seat: SeatRecord) -> bool:
    """Whether a bot only stands in for somebody: the choice may be that person's own, who would learn what a hint
    tells, unmarked, and could take the seat and the choice back.
    """
    return seat.guest is not None


def told_entry(table: Table, number: int) -> Entry:
    if number > table.match.told:
        raise Refused(422, "not-yet", f"the match has {table.match.told} answers so far")
    return table.match.entries[number - 1]


def puzzle_about(table: Table, number: int) -> Puzzle:
    """Why that answer was given: what came after it is no part of it, nor need what came long before be replayed."""
    known = table.match.entries[: table.match.told]
    first, last = run_around(known, number)
    puzzle = Puzzle(task_for(table, known[number - 1].seat, "", ()), number)
    puzzle.task.length = last
    puzzle.task.milestone = milestone_before(table.match, first)
    return puzzle


def run_around(entries: Sequence[Entry], number: int) -> tuple[int, int]:
    """The first and the last of the answers, that one among them, which its seat gave one after the other."""
    seat = entries[number - 1].seat
    first = last = number
    while first > 1 and entries[first - 2].seat == seat:
        first -= 1
    while last < len(entries) and entries[last].seat == seat:
        last += 1
    return first, last


def secret_reason() -> Refused:
    return Refused(409, "secret-reason", "the reason would tell a secret: ask when the match is over")


def nothing_to_choose() -> Refused:
    return Refused(409, "nothing-to-choose", "there was one answer, and nothing to choose")


def seed_for(table: Table, about: str) -> bytes:
    """The chance of simulations: the same when asked again, and no hint at the dice of the match."""
    return hashlib.blake2b(f"{table.record.id} {table.record.epoch} {about}".encode(), digest_size=16).digest()
